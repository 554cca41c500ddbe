/** Each level chosen as a new user would: the form, the table while a master thinks, on a small screen and on the phone. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { board } from "../board";
import { playOn, ready } from "../playing";
import { games, newForm, PHONE, test } from "../table";

const folder = fileURLToPath(new URL("../../../build/screens/", import.meta.url));
mkdirSync(folder, { recursive: true });
const SMALL = { viewport: { width: 1280, height: 800 } };

for (const game of games) {
  for (const [look, device] of [["1280", SMALL], ["390", PHONE]] as const) {
    test(`levels of ${game} at ${look}`, async ({ guest }) => {
      test.slow();
      const page = await guest({ ...device, prefs: { list: true } });
      const shot = (name: string) => page.screenshot({ path: `${folder}levels-${game}-${name}-${look}.png`, animations: "disabled" });
      const form = await newForm(page, game);
      const levels = form.getByRole("combobox", { name: "Strength" });
      await levels.nth(0).selectOption("master");
      await levels.nth(1).selectOption("strong");
      await form.getByRole("combobox", { name: "Character" }).nth(1).selectOption("bold");
      await shot("form");
      await form.locator("button[type=submit]").click();
      await ready(page);
      await shot("table");
      const hand = board();
      const seconds = page.getByText(/^\d+ s$/).filter({ visible: true }).first();
      for (let n = 1; n < 8 && !(await seconds.isVisible()); n += 1) {
        const state = await ready(page);
        if (state === "choose") await hand.choose(page, n);
        else if (state === "confirm") await hand.confirm(page);
        await seconds.waitFor({ timeout: 1_600 }).catch(() => undefined); // told from the first full second on
      }
      await shot("thinking");
      await playOn(page, hand, 2);
      await shot("later");
    });
  }
}
