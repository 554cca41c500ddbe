/** An automatic check finds nothing that keeps somebody out, on any screen, by day and by night; nothing is too wide. */
import { mouse, playOn, ready } from "./playing";
import { barriers, expect, expectNoSidewaysScroll, games, GAMES, newForm, newTable, openLobby, playNow, test } from "./table";

for (const theme of ["light", "dark"] as const) {
  const prefs = { theme, list: true };

  test(`${theme}: lobby, new table, settings, rules, a name`, async ({ guest }) => {
    const page = await guest({ prefs });
    await openLobby(page);
    expect(await barriers(page), "lobby").toEqual([]);
    for (const game of games) {
      const form = await newForm(page, game);
      await form.getByText("Options", { exact: true }).click();
      expect(await barriers(page), `new table: ${game}`).toEqual([]);
    }
    await page.goto("/#/settings");
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    expect(await barriers(page), "settings").toEqual([]);
    await page.goto("/#/rules/tallinn/TAL-6.8");
    await expect(page.locator("#TAL-6\\.8")).toBeVisible();
    expect(await barriers(page), "rules").toEqual([]);
  });

  test(`${theme}: waiting for others, an invitation`, async ({ guest }) => {
    const anna = await guest({ prefs });
    await newTable(anna, "staufer", ["me", "open"]);
    const link = await anna.getByRole("textbox", { name: "Copy link" }).inputValue();
    expect(await barriers(anna), "waiting").toEqual([]);
    const rudi = await guest({ prefs });
    await rudi.goto(link);
    await expect(rudi.getByRole("button", { name: "Take the seat" })).toBeEnabled();
    expect(await barriers(rudi), "invitation").toEqual([]);
  });

  for (const game of games) {
    test(`${theme}: a match of ${GAMES[game]} at its beginning, later, with a choice, a menu, the chat, at its end`, async ({ guest }) => {
      test.slow();
      const page = await guest({ prefs });
      await playNow(page, game);
      await ready(page);
      expect(await barriers(page), "beginning").toEqual([]);
      for (let n = 0; n < 2; n += 1) {
        await playOn(page, mouse, 4);
        await ready(page);
        expect(await barriers(page), `after ${4 * (n + 1)} moves`).toEqual([]);
      }
      while ((await ready(page)) === "choose") await mouse.choose(page, 1);
      expect(await barriers(page), "with a choice").toEqual([]);
      await page.getByRole("button", { name: "More" }).click();
      expect(await barriers(page), "menu").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: /^Chat/ }).click();
      expect(await barriers(page), "chat").toEqual([]);
      if (theme === "light") await playOn(page, mouse);
      else {
        await page.getByRole("button", { name: "More" }).click();
        await page.getByRole("button", { name: "Resign" }).click();
        await page.getByRole("button", { name: "Resign" }).click();
      }
      await expect(page.getByRole("list", { name: "Ranking" })).toBeVisible({ timeout: 30_000 });
      expect(await barriers(page), "end").toEqual([]);
    });
  }
}

for (const width of [360, 390, 768, 1024]) {
  test(`nothing is wider than ${width} pixels`, async ({ guest }) => {
    const page = await guest({ viewport: { width, height: 800 }, hasTouch: width < 800 });
    for (const place of ["/", "/#/new/staufer", "/#/settings", "/#/rules/augsburg"]) {
      await page.goto(place);
      await expect(page.locator("#content")).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    for (const game of games) {
      await newTable(page, game, game === "tallinn" ? ["me", "bot", "bot", "bot"] : ["me", "bot", "bot", "bot", "bot"]);
      await ready(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("Die Staufer shows one's contracts on a low screen without scrolling", async ({ guest }) => {
  const page = await guest({ viewport: { width: 1280, height: 800 } });
  await newTable(page, "staufer", ["me", "bot", "bot", "bot", "bot"]);
  await ready(page);
  const contracts = page.locator(".staufer .contracts li");
  await expect(contracts).toHaveCount(3);
  for (const contract of await contracts.all()) await expect(contract).toBeInViewport({ ratio: 1 });
});
