/** Whole matches against bots, from the lobby to the ranking. */
import { finger, keys, mouse, playOn, ready } from "./playing";
import { board } from "./board";
import { expect, expectNoSidewaysScroll, games, GAMES, PHONE, playButton, playNow, test } from "./table";

for (const game of games) {
  test(`a whole match of ${GAMES[game]} by clicking in the list`, async ({ guest }) => {
    test.slow();
    const page = await guest({ prefs: { list: true } });
    await playNow(page, game);
    const made = await playOn(page, mouse);
    expect(made).toBeGreaterThan(8);
    await expect(page.getByRole("list", { name: "Ranking" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Play again, same seats" })).toBeVisible();
    const table = page.getByRole("table").first();
    await expect(table).toBeVisible();
  });

  test(`a whole match of ${GAMES[game]} on its board`, async ({ guest }) => {
    test.slow();
    const page = await guest();
    await playNow(page, game);
    await ready(page);
    const hand = board();
    const made = await playOn(page, hand);
    await expect(page.getByRole("list", { name: "Ranking" })).toBeVisible();
    test.info().annotations.push({ type: "board", description: `${hand.chosen} of ${made} choices on the board` });
    expect(hand.missed, "targets that slip away under the pointer or are covered").toEqual([]);
    expect(hand.chosen, "choices made on the board").toBeGreaterThan(made / 4);
  });
}

for (const game of games) {
  test(`${GAMES[game]}: nothing slips away from under the pointer while pieces move`, async ({ guest }) => {
    const page = await guest({ prefs: { motion: "slow" } });
    await playNow(page, game);
    await ready(page);
    const hand = board();
    await playOn(page, hand, 5);
    expect(hand.missed).toEqual([]);
    await expect(page.locator(".flights > *")).toHaveCount(0); // what flew has landed
  });
}

test("a whole match by keyboard alone", async ({ guest }) => {
  test.slow();
  const page = await guest({ prefs: { list: true } });
  await page.goto("/");
  const start = playButton(page, "tallinn");
  await expect(start).toBeEnabled();
  for (let n = 0; n < 40 && !(await start.evaluate((button) => button === document.activeElement)); n += 1) await page.keyboard.press("Tab");
  await expect(start).toBeFocused();
  await page.keyboard.press("Enter");
  await playOn(page, keys);
  await expect(page.getByRole("list", { name: "Ranking" })).toBeVisible();
  const again = page.getByRole("button", { name: "Play again, same seats" });
  for (let n = 0; n < 40 && !(await again.evaluate((button) => button === document.activeElement)); n += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#decision")).toBeVisible();
});

test("a whole match on a phone", async ({ guest }) => {
  test.slow();
  const page = await guest({ ...PHONE, prefs: { list: true } });
  await page.goto("/");
  await playButton(page, "tallinn").tap();
  await expect(page.locator("#decision")).toBeVisible();
  await playOn(page, finger, 3);
  await expectNoSidewaysScroll(page);
  await playOn(page, finger);
  await expect(page.getByRole("list", { name: "Ranking" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
