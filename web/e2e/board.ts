/** Choosing on the drawn board; what is not drawn is chosen in the panel. */
import type { Page } from "@playwright/test";
import { mouse, now, TARGETS, type Hand } from "./playing";
import { expect } from "./table";

/** How many choices were made on the board, and what could not be clicked there. */
export function board(): Hand & { chosen: number; missed: string[] } {
  let tried = 0;
  const hand = {
    chosen: 0,
    missed: [] as string[],
    confirm: async (page: Page) => {
      tried = 0;
      await mouse.confirm(page);
    },
    /** One target after the other, beginning somewhere else each time, until a move can be confirmed; then the panel. */
    choose: async (page: Page, turn: number) => {
      await expect(page.locator("section.board").getByText("Loading …")).toHaveCount(0); // until then the list has all moves
      const targets = page.locator(TARGETS).filter({ visible: true });
      const count = await targets.count();
      const list = page.getByRole("button", { name: /moves as a list$/ });
      const listed = page.locator("#moves button.move:not(:disabled):not([aria-pressed=true])");
      if (!count && !(await listed.count()) && !(await list.count())) return; // the next question is about to be shown
      const most = Math.min(2 * count, 12);
      tried += 1;
      if (tried <= most) {
        const target = targets.nth((turn * 5 + tried) % count);
        const name = await target.getAttribute("aria-label");
        try {
          await target.click({ timeout: 3_000 });
        } catch {
          hand.missed.push(name ?? "?");
          await page.mouse.move(0, 0);
        }
        if ((await now(page)) === "confirm") hand.chosen += 1;
        return;
      }
      if (!(await listed.count()) && (await list.count())) await list.click();
      await mouse.choose(page, turn);
      const back = page.getByRole("button", { name: "Only what is not on the board" });
      if (await back.count()) await back.click();
    },
  };
  return hand;
}
