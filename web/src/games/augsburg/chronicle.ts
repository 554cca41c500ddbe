/** What the view does not keep but everybody has seen: the visits of this round, the last showdown, what has just changed. */
import type { Item, Note, Seat } from "$lib/protocol/types";
import type { Words } from "$lib/text/words";
import type { Noble } from "./types";

export interface Visit {
  noble: Noble;
  /** Who won; null where nobody bid. */
  winner: Seat | null;
  paid: number;
  privilege: string | null;
}

export interface Showdown {
  noble: Noble;
  /** Who showed what, the best first. */
  rows: { seat: Seat; cards: string[]; consoled: number }[];
  winner: Seat;
}

export interface Chronicle {
  round: number;
  visits: Visit[];
  showdown: Showdown | null;
}

/** Items without those that were taken back. */
export function kept(items: readonly Item[]): Item[] {
  const gone = new Set(items.flatMap((item) => item.undo ?? []));
  return items.filter((item) => !gone.has(item.i));
}

export function chronicle(items: readonly Item[], words: Words): Chronicle {
  const told: Chronicle = { round: 0, visits: [], showdown: null };
  let shown: Showdown["rows"] = [];
  const name = (domain: string, value: number | undefined) => words.name(domain, value ?? 0) ?? "";
  for (const item of kept(items)) {
    for (const [key, a = 0, b = 0] of item.notes ?? []) {
      if (key === "round") {
        told.round = a;
        told.visits = [];
        told.showdown = null;
      } else if (key === "auction") {
        shown = [];
        told.showdown = null;
      } else if (key === "skipped") {
        told.visits.push({ noble: name("noble", a) as Noble, winner: null, paid: 0, privilege: null });
      } else if (key === "shown") {
        const row = shown.find((one) => one.seat === a);
        if (row) row.cards.push(name("card", b));
        else shown.push({ seat: a, cards: [name("card", b)], consoled: 0 });
      } else if (key === "won") {
        const noble = name("noble", b) as Noble;
        told.visits.push({ noble, winner: a, paid: shown.find((row) => row.seat === a)?.cards.length ?? 0, privilege: null });
        told.showdown = { noble, rows: shown, winner: a };
      } else if (key === "consoled") {
        const row = told.showdown?.rows.find((one) => one.seat === a);
        if (row) row.consoled = b;
      } else if (key === "took") {
        const visit = told.visits.at(-1);
        if (visit) visit.privilege = name("privilege", b);
      }
    }
  }
  return told;
}

/** What is ringed as the last change: things by a key such as `stage 1 office` or `bid 2`. */
export function changed(changes: readonly Item[], words: Words): Set<string> {
  const told = changes.length > 40 ? changes.filter((item) => item.notes?.length).slice(-1) : changes;
  const found = new Set<string>();
  for (const [key, a = 0, b = 0, c = 0] of told.flatMap((item) => item.notes ?? [])) {
    if (key === "bid" || key === "held" || key === "passed") found.add(`bid ${a}`);
    else if (key === "advanced") found.add(`stage ${a} ${category(words, b)}`);
    else if (key === "seized") found.add(`stage ${a} ${category(words, c)}`).add(`stage ${b} ${category(words, c)}`);
    else if (key === "right") found.add(`right ${a} ${words.name("right", b) ?? ""}`);
    else if (key === "built") found.add(`right ${a} ${words.name("building", b) ?? ""}`);
    else if (key === "prestige" || key === "lapsed" || key === "amends-prestige" || key === "round-prestige") found.add(`prestige ${a}`);
    else if (key === "took") found.add(`privilege ${words.name("privilege", b) ?? ""}`);
    else if (key === "top" || key === "on-top" || key === "discarded") found.add("piles");
    else if (key === "auction") found.clear();
  }
  return found;
}

/** Points a barrier has just taken, by seat. */
export function lost(changes: readonly Item[]): { seat: Seat; points: number; field: number }[] {
  if (changes.length > 40) return [];
  const notes = changes.flatMap((item) => item.notes ?? []).filter((note): note is [string, number, number, number] => note[0] === "barrier" && (note as Note).length === 4);
  return notes.map(([, seat, points, field]) => ({ seat, points, field }));
}

function category(words: Words, stage: number): string {
  return (words.name("stage", stage) ?? "").split("-")[0] ?? "";
}
