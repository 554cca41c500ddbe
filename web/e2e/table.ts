/** What every test is given: a server, guests with browsers of their own, and a guard that hears every complaint. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { Server } from "./server";

export const GAMES = { tallinn: "Tallinn", augsburg: "Augsburg 1520", staufer: "Die Staufer" } as const;
export type Game = keyof typeof GAMES;
export const games = Object.keys(GAMES) as Game[];
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** What a guest may bring: a device, settings kept in the browser, complaints that this test causes on purpose. */
export interface Told extends BrowserContextOptions {
  prefs?: Record<string, unknown>;
  allowed?: RegExp;
  at?: string;
}

type Fixtures = { guest: (told?: Told) => Promise<Page>; complaints: string[] };

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await new Server().start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],

  /** Errors and warnings of the console, requests to other hosts, breaches of the page's policy; the test fails if there are any. */
  complaints: async ({}, use) => {
    const heard: string[] = [];
    await use(heard);
    expect(heard, "the browser complains").toEqual([]);
  },

  guest: async ({ browser, server, complaints }, use, info) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async ({ prefs = {}, allowed, at = server.url, ...device } = {}) => {
      const context = await browser.newContext({ locale: "en", viewport: { width: 1440, height: 900 }, baseURL: at, ...device });
      contexts.push(context);
      const complain = (text: string) => void (allowed?.test(text) || complaints.push(text));
      await context.route(
        (url) => url.origin !== at && !url.protocol.startsWith("ws"),
        (route) => (complain(`a request to ${route.request().url()}`), route.abort()),
      );
      await context.route(
        (url) => url.pathname === "/api/matches",
        (route) => (route.request().method() === "POST" ? route.continue({ postData: dealt(route.request().postDataJSON() as Opened, info.title) }) : route.fallback()),
      );
      context.on("console", (message) => ["error", "warning"].includes(message.type()) && complain(message.text()));
      context.on("weberror", (error) => complain(error.error().stack ?? String(error.error())));
      context.on("response", (answer) => {
        const policy = answer.headers()["content-security-policy"] ?? "";
        if (answer.request().isNavigationRequest() && (!policy.includes("default-src 'none'") || policy.includes("unsafe"))) complain(`policy: ${policy}`);
      });
      await context.addInitScript((kept) => {
        addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
        if (location.protocol === "http:" && localStorage.getItem("hoftag.prefs") === null) localStorage.setItem("hoftag.prefs", JSON.stringify(kept));
      }, { sound: "off", motion: "off", ...prefs });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  page: async ({ guest }, use) => use(await guest()),
});

interface Opened {
  settings?: { lesson?: number };
}

/** Every test has deals and bots of its own that are always the same: a run can be repeated. These numbers are no lessons. */
function dealt(match: Opened, title: string): string {
  const deal = 400 + ([...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 500);
  return JSON.stringify({ ...match, settings: { ...match.settings, lesson: match.settings?.lesson || deal } });
}

export { expect };

export const playButton = (page: Page, game: Game): Locator => page.getByRole("button", { name: new RegExp(`^Play now ?: ${GAMES[game]}`) });

/** From the lobby into a match against bots. */
export async function playNow(page: Page, game: Game): Promise<void> {
  await page.goto("/");
  await playButton(page, game).click();
  await expect(page.locator("#decision")).toBeVisible();
}

/** The form for a new table, wherever it stands. */
export async function newForm(page: Page, game: Game): Promise<Locator> {
  await page.goto(`/#/new/${game}`);
  const form = page.locator("form").filter({ has: page.getByRole("combobox", { name: "Seat 1" }) });
  await expect(form.getByRole("radio", { name: GAMES[game] })).toBeChecked();
  await expect(form.locator("button[type=submit]")).toBeEnabled();
  return form;
}

/** A new table with these seats: me, friend (hot seat), open (by link), bot. */
export async function newTable(page: Page, game: Game, seats: ("me" | "friend" | "open" | "bot")[]): Promise<void> {
  const form = await newForm(page, game);
  const kinds = form.getByRole("combobox", { name: /^Seat \d/ });
  while ((await kinds.count()) < seats.length) await form.getByRole("button", { name: "Add a seat" }).click();
  while ((await kinds.count()) > seats.length) await form.getByRole("button", { name: /^Remove seat/ }).last().click();
  for (const [n, kind] of seats.entries()) await kinds.nth(n).selectOption(kind);
  await form.locator("button[type=submit]").click();
}

/** Two guests at a table of two, the second one by a link. */
export async function together(guest: Fixtures["guest"], game: Game): Promise<[Page, Page]> {
  const [anna, rudi] = [await guest({ prefs: { list: true } }), await guest({ prefs: { list: true } })];
  await newTable(anna, game, ["me", "open"]);
  await rudi.goto(await anna.getByRole("textbox", { name: "Copy link" }).inputValue());
  await rudi.getByLabel("Your name").fill("Rudi");
  await rudi.getByRole("button", { name: "Take the seat" }).click();
  for (const page of [anna, rudi]) await expect(page.locator("#decision")).toBeVisible();
  return [anna, rudi];
}

/** The lobby, with all its words. */
export async function openLobby(page: Page): Promise<void> {
  await page.goto("/");
  for (const game of games) {
    await expect(page.getByRole("heading", { name: GAMES[game] })).toBeVisible();
    await expect(playButton(page, game)).toBeEnabled();
  }
}

/** That nothing has loaded the page anew since. */
export async function remember(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  return async () => expect(await page.evaluate(() => "stayed" in globalThis), "the page was loaded anew").toBe(true);
}

/** The match that is shown. */
export const matchOf = (page: Page): string => new URL(page.url()).hash.split("/")[2] ?? "";

/** The log, opened. */
export async function openLog(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: /^Log/ }).click();
  return page.getByRole("log", { name: "Log" });
}

/** What the server has saved of the match that is shown, as its own seat may know it; one item a line. */
export const record = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await fetch(`/api/matches/${location.hash.split("/")[2]}/record`)).text()).trim().split("\n").slice(1));

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What an automatic check finds that keeps somebody out. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: { run: (root: Document) => Promise<AxeResults> } }).axe.run(document));
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim()}`));
}
