/** A line that breaks, a server that dies: the page comes back by itself, without being loaded anew, and nothing is lost. */
import { mouse, playOn, ready } from "./playing";
import { Line, Server } from "./server";
import { expect, playNow, record, remember, test as base } from "./table";

const BROKEN = /WebSocket|Failed to load resource|Failed to fetch|ERR_/;

const test = base.extend<{ cable: Line; own: Server }>({
  cable: async ({}, use) => {
    const cable = await new Line().start();
    await use(cable);
    cable.close();
  },
  own: async ({ cable }, use) => {
    const own = await new Server().start("--public-url", cable.url);
    cable.leadsTo(own.url);
    await use(own);
    await own.remove();
  },
});

/** Moves of my own among what is saved. */
const own = (items: string[]) => items.map((item) => JSON.parse(item) as { seat?: number; move?: string }).filter((item) => item.move !== undefined && item.seat === 0);

test("a cut line keeps the choice, and the move arrives once when it is back", async ({ guest, cable, own: server }) => {
  expect(server.url).toBeTruthy();
  const page = await guest({ at: cable.url, allowed: BROKEN, prefs: { list: true } });
  await playNow(page, "tallinn");
  await playOn(page, mouse, 2);
  while ((await ready(page)) !== "confirm") await mouse.choose(page, 1);
  const stayed = await remember(page);
  const before = await record(page);
  const chosen = await page.locator("#decision footer .gold").innerText();
  cable.cut();
  await expect(page.getByText(/connection lost/).first()).toBeVisible();
  await expect(page.locator("#decision footer .gold")).toHaveText(chosen);
  await page.locator("#decision footer .gold").click();
  await expect(page.locator("#decision")).toContainText("sent");
  cable.mend();
  await expect(page.getByRole("img", { name: "live" })).toBeVisible({ timeout: 30_000 });
  await ready(page);
  const after = await record(page);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(own(after)).toHaveLength(own(before).length + 1);
  await stayed();
  await playOn(page, mouse, 2);
  await stayed();
});

test("a server that dies and comes back has everything it acknowledged", async ({ guest, cable, own: server }) => {
  const page = await guest({ at: cable.url, allowed: BROKEN, prefs: { list: true } });
  await playNow(page, "tallinn");
  await playOn(page, mouse, 3);
  await ready(page);
  const stayed = await remember(page);
  const before = await record(page);
  await server.kill();
  await expect(page.getByText(/connection lost/).first()).toBeVisible();
  await server.start("--public-url", cable.url);
  await expect(page.getByRole("img", { name: "live" })).toBeVisible({ timeout: 30_000 });
  expect((await record(page)).slice(0, before.length)).toEqual(before);
  await playOn(page, mouse, 3);
  expect(own(await record(page)).length).toBeGreaterThanOrEqual(own(before).length + 2);
  await stayed();
});

test("a device without network says so and comes back", async ({ guest }) => {
  const page = await guest({ allowed: BROKEN, prefs: { list: true } });
  await playNow(page, "tallinn");
  await playOn(page, mouse, 1);
  await ready(page);
  const stayed = await remember(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Back to the tables" }).click();
  await expect(page.getByRole("region", { name: "Decision" })).toBeHidden(); // gone back sooner, it keeps its open line
  await page.goBack();
  await expect(page.getByText("Loading").first()).toBeVisible();
  await page.context().setOffline(false);
  await ready(page, 30_000);
  await playOn(page, mouse, 1);
  await stayed();
});
