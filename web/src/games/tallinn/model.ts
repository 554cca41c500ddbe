/** Reads the view and the news for the board. No rules: only what is told, put where it is drawn. */
import type { Item, Seat } from "$lib/protocol/types";
import type { Words } from "$lib/text/words";
import type { Brings, Estate, Facts, SideView, Table } from "./types";

// ------------------------------------------------------------------ news

export interface Duel {
  seat: Seat;
  rival: Seat;
  estate: Estate;
  points: number;
}

/** What changed last: it is ringed until something else changes. Contests stay until cards are revealed again. */
export interface News {
  group: "none" | "deal" | "reveal" | "tower" | "interim" | "final";
  /** `seat card` of cards that came to lie face up. */
  cards: Set<string>;
  /** Seats with a new tower. */
  towers: Set<Seat>;
  /** Cards the reader has drawn. */
  drawn: Set<string>;
  /** Seats that won points. */
  points: Set<Seat>;
  /** Interim scorings just held. */
  interims: Set<string>;
  duels: Duel[];
  /** A new round has begun: what comes next starts anew. */
  stale: boolean;
}

export const NOTHING: News = { group: "none", cards: new Set(), towers: new Set(), drawn: new Set(), points: new Set(), interims: new Set(), duels: [], stale: false };

const GROUPS: Record<string, News["group"]> = {
  start: "deal", task: "deal", exchanged: "deal",
  played: "reveal", named: "reveal", compared: "reveal", contest: "reveal",
  "no-tower": "tower", turned: "tower", laid: "tower", "laid-card": "tower", lot: "tower",
  "task-scored": "interim", "task-missed": "interim", paid: "interim", "not-paid": "interim",
  added: "final", "final-estate": "final", payment: "final", "towers-up": "final", towers: "final", winner: "final",
};

/** The card of a half: `3b` is of card 3, `legate-b` of the Legate. */
export function cardOf(half: string): string {
  return half.startsWith("legate") ? "legate" : half.slice(0, -1);
}

/** The news after some more entries of the record. */
export function newsAfter(before: News, items: readonly Item[], words: Words): News {
  let news = before;
  let drew = false;
  for (const item of items) {
    for (const [key, ...args] of item.notes ?? []) {
      const places = words.events.get(key)?.places ?? [];
      const at = (place: string) => args[places.findIndex(([name]) => name === place)] ?? -1;
      const named = (place: string, domain = place) => words.name(domain, at(place)) ?? "";
      const group = GROUPS[key];
      if (group && (group !== news.group || news.stale)) {
        news = { group, cards: new Set(), towers: new Set(), drawn: new Set(), points: new Set(), interims: new Set(), duels: group === "reveal" ? [] : news.duels, stale: false };
        drew = false;
      }
      const seat = at("seat");
      if (key === "round") news = { ...news, stale: true };
      else if (key === "played") news.cards.add(`${seat} ${cardOf(named("half"))}`);
      else if (key === "compared") news.duels = [...news.duels, { seat, rival: at("seat2"), estate: named("estate") as Estate, points: at("number3") }];
      else if (key === "contest" && at("number") > 0) news.points.add(seat);
      else if (key === "turned" || key === "laid") news.towers.add(seat);
      else if (key === "task-scored" || key === "paid") {
        news.points.add(seat);
        if (key === "task-scored") news.interims.add(named("interim"));
      } else if (key === "drew-card") {
        if (!drew) news = { ...news, drawn: new Set() };
        drew = true;
        news.drawn.add(named("card"));
      }
    }
  }
  return news;
}

// ------------------------------------------------------------------ who is asked

/** How far a seat is with what is decided together: choosing, sealed, or not asked. */
export function progressOf(view: Table["view"], seat: Seat): "choosing" | "sealed" | null {
  if (view.over) return null;
  if (view.step === "tower-in-order") return view.order[0] === seat ? "choosing" : null;
  if (view.waiting.includes(seat)) return "choosing";
  return view.sides[seat]?.answered ? "sealed" : null;
}

// ------------------------------------------------------------------ what is shown

/** What the shown move would do, with its notation; what lies sealed counts as shown while nothing else is. */
export function shownBrings(table: Pick<Table, "shown" | "facts" | "view" | "me">): { move: string; brings: Brings } | null {
  const sealed = table.me === null ? null : (table.view.sides[table.me]?.sealed ?? null);
  const move = table.shown ?? sealed;
  const brings = move === null ? undefined : table.facts?.moves[move];
  return move !== null && brings ? { move, brings } : null;
}

/** The half a move plays. */
export function halfOf(move: string | null): string | null {
  return move?.startsWith("play ") ? move.slice(5) : null;
}

/** The members of a list such as `3+1`; `none` has no members. */
export function membersOf(list: string): string[] {
  return list === "none" || !list ? [] : list.split("+");
}

/** The cards of a staged exchange or payment. */
export function stagedCards(move: string | null): string[] {
  const [verb, list = ""] = (move ?? "").split(" ");
  return verb === "exchange" || verb === "pay" ? membersOf(list) : [];
}

/** The listed payment with exactly these cards. */
export function paymentOf(moves: readonly string[], cards: readonly string[]): string | null {
  const wanted = [...cards].sort().join("+");
  return moves.find((move) => move.startsWith("pay ") && membersOf(move.slice(4)).sort().join("+") === wanted) ?? null;
}

/** How a payment of these cards is written: the numbers first, in ascending order. */
export function payment(cards: readonly string[]): string {
  const rank = (card: string) => (card === "legate" ? 99 : Number(card));
  return `pay ${[...cards].sort((a, b) => rank(a) - rank(b)).join("+")}`;
}

/** Whether some listed payment holds all of these cards. */
export function payable(moves: readonly string[], cards: readonly string[]): boolean {
  return moves.some((move) => move.startsWith("pay ") && cards.every((card) => membersOf(move.slice(4)).includes(card)));
}

/** Face-up halves of a side without the one played in this round, which lies apart. */
export function lying(side: SideView): string[] {
  return side.display.filter((half) => half !== side.played);
}

/** A number with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** The points a final comparison moves between seats by a lead of five, for a seat and an estate. */
export function paymentsFor(facts: Facts | null, seat: Seat, estate: Estate): { from: Seat[]; to: Seat[] } {
  const of = (facts?.payments ?? []).filter((one) => one.estate === estate);
  return { from: of.filter((one) => one.to === seat).map((one) => one.from), to: of.filter((one) => one.from === seat).map((one) => one.to) };
}
