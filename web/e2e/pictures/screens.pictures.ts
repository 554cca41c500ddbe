/** Every screen, wide and narrow, by day and by night. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { board } from "../board";
import { ready } from "../playing";
import { expect, expectNoSidewaysScroll, games, newTable, openLobby, PHONE, test } from "../table";
import { begin, hurry } from "./hurry";

const folder = fileURLToPath(new URL("../../../build/screens/", import.meta.url));
mkdirSync(folder, { recursive: true });
const locale = process.env["HOFTAG_LANG"] ?? "en";
const LOOKS: [string, BrowserContextOptions, "light" | "dark"][] = [
  ["1440-light", {}, "light"],
  ["1440-dark", {}, "dark"],
  ["390-light", PHONE, "light"],
  ["390-dark", PHONE, "dark"],
];
const MIDDLE = { tallinn: 9, augsburg: 28, staufer: 28 };
const MOST = { tallinn: 4, augsburg: 5, staufer: 5 };

/** The same guest on four devices. */
async function devices(guest: (told?: object) => Promise<Page>, first: Page): Promise<[string, Page][]> {
  const storageState = await first.context().storageState();
  return Promise.all(LOOKS.map(async ([look, device, theme]): Promise<[string, Page]> => [look, await guest({ ...device, colorScheme: theme, storageState, locale, prefs: { theme } })]));
}

async function shoot(pages: [string, Page][], name: string, full = false): Promise<void> {
  for (const [look, page] of pages) {
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `${folder}${name}-${look}.png`, fullPage: full && look.startsWith("390"), animations: "disabled" });
  }
}

const everywhere = async (pages: [string, Page][], act: (page: Page) => Promise<unknown>) => {
  for (const [, page] of pages) await act(page);
};

for (const game of games) {
  for (const seats of [2, MOST[game]]) {
    test(`${game} for ${seats}`, async ({ guest }) => {
      const first = await guest({ allowed: /Failed to load/ });
      await first.goto("/");
      const id = await begin(first, game, seats);
      const pages = await devices(guest, first);
      await everywhere(pages, async (page) => (await page.goto(`/#/match/${id}`), ready(page)));
      await shoot(pages, `${game}-${seats}-1-beginning`);
      const stage = async (page: Page) => {
        const hand = board();
        for (let n = 1; n < 8 && (await ready(page)) === "choose"; n += 1) await hand.choose(page, n).catch(() => (n = 8));
      };
      await everywhere(pages, stage);
      await shoot(pages, `${game}-${seats}-2-choice`);
      await hurry(first, id, MIDDLE[game]);
      await everywhere(pages, (page) => ready(page));
      await shoot(pages, `${game}-${seats}-3-middle`);
      await everywhere(pages, stage);
      await shoot(pages, `${game}-${seats}-4-middle-choice`);
      await hurry(first, id, 2000);
      await everywhere(pages, (page) => expect(page.locator("#decision")).toHaveCount(0, { timeout: 30_000 }));
      await everywhere(pages, (page) => expect(page.locator("#curve, #worth")).toHaveCount(2, { timeout: 30_000 }));
      await everywhere(pages, async (page) => expect(await page.locator(".came .scroll").evaluate((table) => table.scrollWidth - table.clientWidth), "the table of points fits").toBe(0));
      await shoot(pages, `${game}-${seats}-5-end`, true);
      await everywhere(pages, async (page) => (await page.goto(`/#/match/${id}/replay`), expect(page.getByRole("slider").or(page.getByRole("main")).first()).toBeVisible()));
      await shoot(pages, `${game}-${seats}-6-replay`);
    });
  }
}

test("around the tables", async ({ guest }) => {
  const first = await guest();
  await first.goto("/");
  await begin(first, "staufer", 3);
  await begin(first, "tallinn", 2);
  await newTable(first, "augsburg", ["me", "open", "open"]);
  const link = await first.getByRole("textbox", { name: "Copy link" }).first().inputValue();
  const waiting = new URL(first.url()).hash;
  await first.goto("/"); // a seat has four sockets at most
  const pages = await devices(guest, first);
  if (locale === "en") await everywhere(pages, openLobby);
  else await everywhere(pages, (page) => page.goto("/"));
  await shoot(pages, "lobby", true);
  for (const game of games) {
    await everywhere(pages, async (page) => (await page.goto(`/#/new/${game}`), expect(page.locator("button[type=submit]").first()).toBeEnabled()));
    await shoot(pages, `new-table-${game}`);
  }
  await everywhere(pages, async (page) => (await page.goto("/#/settings"), expect(page.getByRole("radio").first()).toBeVisible()));
  await shoot(pages, "settings", true);
  for (const [game, rule] of [["tallinn", "TAL-6.8"], ["augsburg", ""], ["staufer", ""]] as const) {
    await everywhere(pages, async (page) => (await page.goto(`/#/rules/${game}/${rule}`), expect(page.locator("article").first()).toBeVisible()));
    await shoot(pages, `rules-${game}`);
  }
  await everywhere(pages, async (page) => (await page.goto(`/${waiting}`), expect(page.locator("main li").first()).toBeVisible()));
  await shoot(pages, "waiting");
  const stranger = await guest();
  await stranger.goto("/");
  const others = await devices(guest, stranger);
  await everywhere(others, async (page) => (await page.goto(link), expect(page.locator("button[type=submit]")).toBeEnabled()));
  await shoot(others, "invitation");
  await newTable(stranger, "tallinn", ["me", "friend"]);
  await ready(stranger);
  const curtain = new URL(stranger.url()).hash;
  await stranger.goto("/");
  const hot = await devices(guest, stranger);
  await everywhere(hot, async (page) => (await page.goto(`/${curtain}`), ready(page)));
  await shoot(hot, "curtain");
});
