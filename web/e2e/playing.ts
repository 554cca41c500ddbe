/** Playing: wait until something can be done, do it with the mouse, a finger or the keyboard, again. */
import type { Page } from "@playwright/test";
import { expect } from "./table";

/** What can be done now. */
export type Now = "end" | "curtain" | "confirm" | "choose" | "";

/** What can be chosen on the board, and in the panel beside the list: every such thing says whether it is chosen. */
export const TARGETS = ":is(section.board, #decision > :not(header, footer, #moves)) :is(button, [role=button])[aria-pressed=false]:not(:disabled, [aria-disabled=true])";

/** Runs in the page. */
function look(targets: string): Now {
  if (document.querySelector("ol.ranks, ol[aria-label=Ranking]")) return "end";
  if (document.querySelector("main.curtain")) return "curtain";
  if (document.querySelector("#decision footer .gold:not(:disabled)")) return "confirm";
  if (document.querySelector("#moves button.move:disabled[aria-pressed=true]")) return "";
  if (document.querySelector("#moves button.move:not(:disabled)")) return "choose";
  return document.querySelector(".decision.asked") && document.querySelector(targets) ? "choose" : "";
}

export const now = (page: Page): Promise<Now> => page.evaluate(look, TARGETS);

/** Wait until something can be done. */
export async function ready(page: Page, timeout = 20_000 * Number(process.env["HOFTAG_SLOW"] ?? 1)): Promise<Now> {
  return (await page.waitForFunction(look, TARGETS, { timeout })).jsonValue();
}

export interface Hand {
  /** Choose something; `turn` counts, so that not always the first is taken. */
  choose: (page: Page, turn: number) => Promise<void>;
  confirm: (page: Page) => Promise<void>;
}

/** A move that is not chosen yet, from the list. */
const open = (page: Page) => page.locator("#moves button.move:not(:disabled):not([aria-pressed=true])");

async function fromList(page: Page, turn: number, touch: boolean): Promise<void> {
  const moves = open(page);
  const move = moves.nth((turn * 7) % Math.max(1, Math.min(12, await moves.count())));
  await (touch ? move.tap() : move.click());
}

const confirmation = (page: Page) => page.locator("#decision footer .gold");

export const mouse: Hand = { choose: (page, turn) => fromList(page, turn, false), confirm: (page) => confirmation(page).click() };
export const finger: Hand = { choose: (page, turn) => fromList(page, turn, true), confirm: (page) => confirmation(page).tap() };

/** No pointer at all: a digit chooses among the listed moves, Enter confirms. What has the focus has a name. */
export const keys: Hand = {
  choose: async (page, turn) => {
    const places = await page.locator("#moves button.move:not(:disabled)").evaluateAll((all) => all.slice(0, 9).flatMap((one, n) => (one.getAttribute("aria-pressed") === "true" ? [] : [n + 1])));
    await page.keyboard.press(String(places[turn % places.length]));
    const focused = page.locator(":focus");
    await expect(focused).toHaveAccessibleName(/\S/);
    await expect(focused).toHaveAttribute("aria-pressed", "true");
  },
  confirm: (page) => page.keyboard.press("Enter"),
};

/** Play on until the end, or until so many moves are made. Returns how many were. */
export async function playOn(page: Page, hand: Hand, most = Infinity): Promise<number> {
  let made = 0;
  for (let turn = 0; made < most; turn += 1) {
    const what = await ready(page);
    if (what === "end" || what === "curtain") break;
    if (what === "confirm") {
      await hand.confirm(page);
      made += 1;
    } else await hand.choose(page, turn);
  }
  return made;
}
