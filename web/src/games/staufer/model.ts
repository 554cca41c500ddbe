/** Where things stand on the drawn table, and what the last update changed. No rules: only places and lists. */
import type { Item, Seat } from "$lib/protocol/types";
import type { Words } from "$lib/text/words";
import type { Region, Road, View } from "./types";

/** The panes of the ring by place, clockwise from the top left. */
export const PANES = ["top-left", "top-right", "right", "bottom-right", "bottom-left", "left"] as const;
export type Pane = (typeof PANES)[number];

/** The ring turned so that a region stands at the bottom centre, as two rows of three: the far row, then the near one. */
export function turned(ring: readonly Region[], front: Region): Region[] {
  const at = Math.max(0, ring.indexOf(front));
  const clockwise = (steps: number) => ring[(at + steps + ring.length) % ring.length] ?? "";
  return [2, 3, 4, 1, 0, 5].map(clockwise);
}

export interface Space {
  seat: Seat | null;
  /** A figure that would come here. */
  ghost: boolean;
  lane: "supply" | "place" | "free";
}

/** The lane of the next round: supply fills it from the left, placing from the right. */
export function nextLane(spaces: number, supply: readonly Seat[], place: readonly Seat[], after: { supply: readonly Seat[]; place: readonly Seat[] } | null): Space[] {
  const lane: Space[] = Array.from({ length: spaces }, () => ({ seat: null, ghost: false, lane: "free" }));
  const put = (at: number, seat: Seat, kind: "supply" | "place", ghost: boolean) => {
    if (at >= 0 && at < spaces) lane[at] = { seat, ghost, lane: kind };
  };
  const [left, right] = after ? [after.supply, after.place] : [supply, place];
  const fresh = (now: readonly Seat[], before: readonly Seat[]) => (now.length > before.length ? freshAt(now, before) : -1);
  left.forEach((seat, n) => put(n, seat, "supply", n === fresh(left, supply)));
  right.forEach((seat, n) => put(spaces - 1 - n, seat, "place", n === fresh(right, place)));
  return lane;
}

/** Where a list that has grown by one differs first. */
function freshAt(now: readonly Seat[], before: readonly Seat[]): number {
  if (before.every((seat, n) => now[n] === seat)) return now.length - 1;
  return 0;
}

export interface Stack {
  chest: string;
  number: number;
}

/** Chests of a place, equal ones together. */
export function stacked(chests: readonly string[]): Stack[] {
  const found = new Map<string, number>();
  for (const chest of chests) found.set(chest, (found.get(chest) ?? 0) + 1);
  return [...found].map(([chest, number]) => ({ chest, number }));
}

export interface Figure {
  seat: Seat;
  kind: "envoy" | "noble";
  /** One of several alike: its number, so that lists have keys. */
  n: number;
}

/** The figures on a road, by seat, envoys before nobles. */
export function paidFigures(paid: readonly (readonly number[])[]): Figure[] {
  return paid.flatMap(([envoys = 0, nobles = 0], seat) => [
    ...Array.from({ length: envoys }, (_, n) => ({ seat, kind: "envoy" as const, n })),
    ...Array.from({ length: nobles }, (_, n) => ({ seat, kind: "noble" as const, n })),
  ]);
}

/** A figure of an office, as the view writes it: `2 noble`. */
export function readFigure(name: string): { seat: Seat; kind: "envoy" | "noble" } {
  const [seat, kind] = name.split(" ");
  return { seat: Number(seat), kind: kind === "noble" ? "noble" : "envoy" };
}

export function regionOf(office: string): Region {
  return office.slice(0, office.lastIndexOf("-"));
}

/** An office's place from the left. */
export function numberOf(office: string): number {
  return Number(office.slice(office.lastIndexOf("-") + 1));
}

/** The A region and the B region of this round; B may still change before the scoring. */
export function flags(first: Region | undefined, second: Region | undefined): Record<Region, string> {
  const found: Record<Region, string> = {};
  if (second) found[second] = "B";
  if (first) found[first] = first === second ? "AB" : "A";
  return found;
}

/** Roads whose figures differ between two views. */
export function roadsChanged(before: View | null, now: View): Set<Region> {
  if (!before) return new Set();
  const old = before.payments as Record<Region, number[][]>;
  return new Set(Object.entries(now.payments as Record<Region, number[][]>).flatMap(([region, paid]) => (JSON.stringify(old[region]) === JSON.stringify(paid) ? [] : [region])));
}

/** What is new; on coming to a table only the last move is, although everything was sent. */
export function latest(changes: readonly Item[]): readonly Item[] {
  return changes[0]?.i === 1 ? changes.slice(changes.findLastIndex((item) => item.seat >= 0 && item.move !== undefined)) : changes;
}

/** Things that events of the last update name, as `office aachen-1`, `field noble`, `region milano`, `privilege 4`, `king`. */
export function touched(changes: readonly Item[], words: Words): Set<string> {
  const found = new Set<string>();
  for (const [key, ...args] of latest(changes).flatMap((item) => item.notes ?? [])) {
    const places = words.events.get(key)?.places ?? [];
    const named = (domain: string) => {
      const n = places.findIndex(([, own]) => own === domain);
      return n < 0 ? null : words.name(domain, args[n] ?? -1);
    };
    if (["occupied", "second", "left"].includes(key)) found.add(`office ${named("office")}`);
    if (["supply", "swap"].includes(key)) found.add(`field ${named("field")}`);
    if (key === "exchanged") found.add(`privilege ${named("privilege")}`);
    if (key === "journey") found.add("king");
    if (key === "scoring") found.add(`region ${named("region")}`);
  }
  return found;
}

export interface Report {
  region: Region;
  ranks: { seat: Seat; rank: number; strength: number; points: number }[];
}

/** The region scorings that an update told. */
export function reports(changes: readonly Item[], words: Words): Report[] {
  const found: Report[] = [];
  for (const [key, ...args] of latest(changes).flatMap((item) => item.notes ?? [])) {
    if (key === "scoring") found.push({ region: words.name("region", args[0] ?? -1) ?? "", ranks: [] });
    if (key === "rank") {
      const [seat = 0, rank = 0, strength = 0, points = 0] = args;
      found.at(-1)?.ranks.push({ seat, rank, strength, points });
    }
  }
  return found;
}

/** All figures of a road. */
export function total(road: Road): number {
  return Object.values(road).reduce((sum, number) => sum + number, 0);
}
