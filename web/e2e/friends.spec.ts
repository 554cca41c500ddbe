/** Several people: invitations, an open table, one device for two, chat, resigning. */
import { mouse, now, playOn, ready } from "./playing";
import { expect, newForm, newTable, openLog, playNow, remember, test, together } from "./table";

test("two browsers play a match through an invitation link", async ({ guest }) => {
  test.slow();
  const [anna, rudi] = await together(guest, "tallinn");
  await expect(anna.getByRole("list", { name: "Players", exact: true }).filter({ visible: true })).toContainText("Rudi");

  const ends = await Promise.all([anna, rudi].map((page) => playOn(page, mouse)));
  expect(Math.min(...ends)).toBeGreaterThan(8);
  for (const page of [anna, rudi]) await expect(page.getByRole("list", { name: "Ranking" }).getByRole("listitem")).toHaveCount(2);
  const ranking = async (page: typeof anna) => (await page.getByRole("list", { name: "Ranking" }).innerText()).replace(/\s+/g, " ");
  expect(await ranking(anna)).toBe(await ranking(rudi));
});

test("an invitation is good once, and says so", async ({ guest }) => {
  const anna = await guest();
  await newTable(anna, "augsburg", ["me", "open"]);
  const link = await anna.getByRole("textbox", { name: "Copy link" }).inputValue();
  const rudi = await guest();
  await rudi.goto(link);
  await rudi.getByLabel("Your name").fill("Rudi");
  await rudi.getByRole("button", { name: "Take the seat" }).click();
  await expect(rudi.locator("#decision")).toBeVisible();
  const late = await guest({ allowed: /Failed to load resource/ });
  await late.goto(link);
  await expect(late.getByRole("alert")).toHaveText("This invitation has been used, or the table is gone.");
});

test("an open table is found in the lobby", async ({ guest }) => {
  const anna = await guest();
  const form = await newForm(anna, "tallinn");
  await form.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await form.getByText("Options", { exact: true }).click();
  await form.getByLabel("Anybody may sit down").check();
  await form.getByRole("button", { name: "Open the table" }).click();
  await expect(anna.getByRole("textbox", { name: "Copy link" }).first()).toBeVisible();
  const rudi = await guest();
  await rudi.goto("/");
  await rudi.getByRole("button", { name: /Tallinn.*Sit down/ }).first().click();
  await expect(rudi.locator("#decision")).toBeVisible();
});

test("at one device a curtain falls between two seats", async ({ guest }) => {
  const page = await guest({ prefs: { list: true } });
  const form = await newForm(page, "augsburg");
  await form.getByRole("combobox", { name: "Seat 2" }).selectOption("friend");
  await form.getByRole("textbox", { name: "Name" }).fill("Gabi");
  await form.getByRole("button", { name: "Begin" }).click();
  const seen = new Set<string>();
  for (let n = 0; n < 16 && seen.size < 2; n += 1) {
    if ((await ready(page)) === "curtain") {
      seen.add((await page.getByRole("heading").innerText()).replace(" is next", ""));
      await expect(page.locator("#decision")).toHaveCount(0); // nothing of the seat is on the page
      await expect(page.getByRole("region", { name: "Board" })).toHaveCount(0);
      await page.getByRole("button", { name: /^I am / }).click();
    }
    await playOn(page, mouse, 1);
  }
  expect([...seen].sort()).toEqual(["Gabi", "Player 1"]);
});

test("chat is text and nothing else, and reaches the other", async ({ guest }) => {
  const [anna, rudi] = await together(guest, "tallinn");
  for (const page of [anna, rudi]) await page.getByRole("tab", { name: /^Chat/ }).click();
  const text = "<img src=x onerror=console.error(1)> & hello";
  await anna.getByLabel("Say something").fill(text);
  await anna.keyboard.press("Enter");
  await expect(rudi.getByRole("log", { name: "Chat" })).toContainText(text);
  await expect(rudi.getByRole("log", { name: "Chat" }).locator("img")).toHaveCount(0);
});

test("who resigns is asked once more, and a bot plays on", async ({ guest }) => {
  const anna = await guest();
  const rudi = await guest();
  await newTable(anna, "tallinn", ["me", "open", "open"]);
  const third = await guest();
  await expect(anna.getByRole("textbox", { name: "Copy link" })).toHaveCount(2);
  const links = await anna.getByRole("textbox", { name: "Copy link" }).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  for (const [n, page] of [rudi, third].entries()) {
    await page.goto(links[n] ?? "");
    await page.getByLabel("Your name").fill(`Guest ${n}`);
    await page.getByRole("button", { name: "Take the seat" }).click();
  }
  await expect(anna.locator("#decision")).toBeVisible();
  const stayed = await remember(anna);
  await anna.getByRole("button", { name: "More" }).click();
  await anna.getByRole("button", { name: "Resign" }).click();
  await expect(anna.getByText("Do you give up?")).toBeVisible();
  await anna.getByRole("button", { name: "Resign" }).click();
  await expect(await openLog(anna)).toContainText("You give up. A bot plays on.");
  await expect(await openLog(rudi)).toContainText("gives up. A bot plays on.");
  await stayed();
  expect(await now(rudi)).not.toBe("end");
});

test("when all others have resigned, the last one wins", async ({ guest }) => {
  const page = await guest();
  await playNow(page, "tallinn");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("list", { name: "Ranking" })).toBeVisible({ timeout: 20_000 });
});
