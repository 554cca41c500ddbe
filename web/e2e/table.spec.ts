/** What one person does at a table and around it. */
import { mouse, playOn, ready, TARGETS } from "./playing";
import { expect, games, GAMES, openLog, playButton, playNow, record, remember, test, together } from "./table";

for (const game of games) {
  test(`${GAMES[game]}: the first move is made within three clicks`, async ({ guest }) => {
    const page = await guest({ prefs: { list: true } });
    await page.goto("/");
    let clicks = 0;
    const click = async (target: ReturnType<typeof page.locator>) => {
      clicks += 1;
      await target.click();
    };
    await click(playButton(page, game));
    if ((await ready(page)) === "choose") await click(page.locator("#moves button.move").first());
    await click(page.locator("#decision footer .gold:not(:disabled)"));
    expect(clicks).toBeLessThanOrEqual(3);
    await expect.poll(async () => (await record(page)).filter((item) => item.includes('"move"')).length).toBeGreaterThan(0);
  });
}

test("the title says whose turn it is", async ({ guest }) => {
  const [anna, rudi] = await together(guest, "tallinn");
  await ready(anna);
  await expect(anna).toHaveTitle("Your turn · Tallinn");
  await ready(rudi);
  await playOn(anna, mouse, 1);
  await expect(anna).toHaveTitle("Rudi · Tallinn");
  await expect(rudi).toHaveTitle("Your turn · Tallinn");
  await anna.goto("/");
  await playOn(rudi, mouse, 1);
  await expect(anna).toHaveTitle(/^\(1\) Hoftag/, { timeout: 20_000 });
});

test("a sealed move is taken back, and the question comes again", async ({ guest }) => {
  const [anna] = await together(guest, "tallinn");
  await ready(anna);
  const moves = await anna.locator("#moves [data-move]").evaluateAll((all) => all.map((one) => one.getAttribute("data-move")));
  await playOn(anna, mouse, 1);
  await expect(anna).toHaveTitle("Rudi · Tallinn");
  await anna.getByRole("button", { name: "Take back", exact: true }).click();
  await expect(anna).toHaveTitle("Your turn · Tallinn");
  await ready(anna);
  expect(await anna.locator("#moves [data-move]").evaluateAll((all) => all.map((one) => one.getAttribute("data-move")))).toEqual(moves);
});

test("more is taken back when the other agrees", async ({ guest }) => {
  const [anna, rudi] = await together(guest, "tallinn");
  await ready(anna);
  await ready(rudi);
  await playOn(anna, mouse, 1);
  await playOn(rudi, mouse, 1);
  await anna.getByRole("button", { name: "Ask to take back" }).click();
  await rudi.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(await openLog(anna)).toContainText("Rudi agrees.");
  await expect(anna).toHaveTitle("Your turn · Tallinn");
});

test("another language at once, and the choice stays", async ({ guest }) => {
  const page = await guest({ prefs: { list: true } });
  await playNow(page, "tallinn");
  while ((await ready(page)) !== "confirm") await mouse.choose(page, 1);
  const stayed = await remember(page);
  const chosen = page.locator("#moves [aria-pressed=true]");
  const [move, english] = [await chosen.getAttribute("data-move"), await chosen.innerText()];
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.locator("#decision")).toContainText("Du bist dran");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(await chosen.getAttribute("data-move")).toBe(move);
  expect(await chosen.innerText()).not.toBe(english);
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await stayed();
});

test("settings are kept after a reload", async ({ guest }) => {
  const page = await guest();
  await page.goto("/#/settings");
  await page.getByRole("group", { name: "Appearance" }).getByRole("radio", { name: "by night" }).check();
  await page.getByRole("group", { name: "Confirm moves" }).getByRole("radio", { name: "Send at once" }).check();
  await page.getByRole("group", { name: "Language" }).getByRole("radio", { name: "Italiano" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("hoftag.prefs") ?? "{}") as Record<string, unknown>)).toMatchObject({ theme: "dark", confirm: false, language: "it" });
});

test("a hint is shown and can be chosen, and the table is told", async ({ guest }) => {
  const page = await guest({ prefs: { list: true } });
  await playNow(page, "tallinn");
  await ready(page);
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByText("A bot would do this:");
  await expect(hint).toBeVisible();
  const move = (await hint.innerText()).replace(/^.*?: /, "");
  await page.getByRole("button", { name: "Choose it" }).click();
  await expect(page.locator("#decision footer .gold")).toHaveText(move);
  await expect(hint).toBeHidden();
  await expect(await openLog(page)).toContainText("You asked for a hint.");
});

test("a rule is found by its words and by its link", async ({ page }) => {
  await page.goto("/#/rules/tallinn/TAL-6.8");
  await expect(page.locator("#TAL-6\\.8")).toBeInViewport();
  await page.getByRole("searchbox").fill("tower legate");
  await expect(page.getByRole("status")).toHaveText(/\d+ rules?|one rule/);
});

test("a finished or unknown match is told apart from a broken page", async ({ guest }) => {
  const page = await guest({ allowed: /Failed to load resource/ });
  await page.goto("/#/match/nothing-here");
  await expect(page.getByText("There is no such match, or it is not for you.")).toBeVisible();
});

test("the lobby says which tables wait for me", async ({ guest }) => {
  const page = await guest();
  await playNow(page, "augsburg");
  await ready(page);
  await page.getByRole("link", { name: "Back to the tables" }).click();
  await page.getByRole("link", { name: /Augsburg 1520.*your turn/ }).click();
  await expect(page.locator("#decision")).toBeVisible();
});

test("the record is there for download", async ({ guest }) => {
  const page = await guest({ prefs: { list: true } });
  await playNow(page, "tallinn");
  await playOn(page, mouse, 1);
  await page.getByRole("button", { name: "More" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.jsonl$/);
});

test("a table that was left while something was pointed at stays silent", async ({ guest }) => {
  const page = await guest();
  for (const [game, other] of [["staufer", "tallinn"], ["tallinn", "augsburg"]] as const) {
    await playNow(page, game);
    await ready(page);
    const target = page.locator(TARGETS).filter({ visible: true }).first();
    await target.hover();
    await target.focus();
    await page.evaluate((next) => void (location.hash = `#/new/${next}`), other); // texts of another game are loaded: what the old table knew is outdated
    await expect(page.getByRole("combobox", { name: "Seat 1" })).toBeVisible();
    await page.mouse.move(3, 3);
    await page.keyboard.press("Tab");
  }
});
