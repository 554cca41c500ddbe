/** A record from a file, its replay with an analysis, an address to send, and another way on. */
import { begin, hurry } from "./pictures/hurry";
import { barriers, expect, expectNoSidewaysScroll, matchOf, PHONE, test } from "./table";
import type { Page } from "@playwright/test";

interface Entry {
  n: number;
  seat: number;
  move?: string;
}

/** What an analysis could say of a record, without thinking for minutes. */
function thought(lines: string[]) {
  const entries = lines.slice(1).map((line) => JSON.parse(line) as Entry);
  const seats = (JSON.parse(lines[0] ?? "{}") as { seats: string[] }).seats.map((_, seat) => seat);
  const chosen = entries.filter((entry) => entry.seat >= 0 && entry.move);
  const best = (at: Entry) => chosen.find((other) => other.seat === at.seat && other.move !== at.move)?.move ?? at.move;
  return {
    analysis: 1, finished: true, done: 9, of: 9, settings: { playouts: 40 }, luck: [],
    chances: entries.filter((entry) => entry.move).map((entry) => ({ n: entry.n, mean: seats.map((seat) => (seat ? 0.7 : 0.3)), half: seats.map(() => 0.1) })),
    decisions: chosen.map((entry, n) => ({ n: entry.n, seat: entry.seat, move: entry.move, best: best(entry), loss: n === 3 ? 0.2 : 0, half: 0.05, mark: n === 3 ? "blunder" : "", others: [], worlds: 8 })),
    split: seats.map((seat) => ({ seat, luck: 0.1, luck_half: 0.1, own: -0.2, own_half: 0.1, rivals: 0.1, rivals_half: 0.1, loss: 0.2, loss_half: 0.1 })),
    turning: chosen.slice(5, 7).map((entry) => ({ n: entry.n, seat: entry.seat, change: seats.map((seat) => (seat ? 0.2 : -0.2)) })),
  };
}

/** The server's words on the analysis: none, at work, done. */
async function analysed(page: Page, result: unknown): Promise<void> {
  let begun = false;
  await page.route(/\/analysis(\?|$)/, (route) => {
    const asks = route.request().method() === "POST";
    const state = !begun && !asks ? "none" : asks ? "running" : "done";
    begun ||= asks;
    return route.fulfill({ json: { state, ahead: 0, done: state === "done" ? 9 : 2, of: 9, result: state === "done" ? result : null } });
  });
}

test("a record is opened, analysed, shared and played on", async ({ guest }, info) => {
  test.slow();
  const page = await guest({ allowed: /status of 422/ });
  await page.goto("/");
  const id = await begin(page, "tallinn", 2);
  await hurry(page, id, 2000);
  const text = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).text(), id);
  await analysed(page, thought(text.trim().split("\n")));

  const choose = page.getByLabel("Open a record");
  await choose.setInputFiles({ name: "cut.jsonl", mimeType: "text/plain", buffer: Buffer.from(text.slice(0, 400)) });
  await expect(page.getByRole("alert")).toContainText("line 2");
  await choose.setInputFiles({ name: "match.jsonl", mimeType: "text/plain", buffer: Buffer.from(text) });
  const slider = page.getByRole("slider", { name: "Place in the match" });
  await expect(slider).toBeVisible();
  expect(matchOf(page)).not.toBe(id);

  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(page.getByRole("heading", { name: "Chance of winning" })).toBeVisible();
  await page.getByRole("button", { name: /Blunder/ }).click();
  await expect(page.getByText("20 ± 5 % less than the best choice")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).not.toHaveAccessibleName("Open");
  await expect(page.getByRole("table", { name: "Chance of winning" })).toBeAttached();
  await expectNoSidewaysScroll(page);
  expect(await barriers(page)).toEqual([]);
  const place = await slider.inputValue();
  await page.locator(".chances .plot").click({ position: { x: 60, y: 60 } });
  await expect(slider).not.toHaveValue(place);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await guest(PHONE);
  await friend.goto(link);
  await expect(friend.getByRole("slider", { name: "Place in the match" })).toHaveValue(await slider.inputValue());
  await expectNoSidewaysScroll(friend);

  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("combobox", { name: "The others" }).selectOption("random");
  await page.getByRole("button", { name: /^Play on as/ }).last().click();
  await expect(page.locator("#decision")).toBeVisible();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  info.annotations.push({ type: "link", description: link });
});
