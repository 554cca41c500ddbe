/** What an analysis says of the places of a replay. It knows no rules: all numbers come from the server. */
import type { Analysis, Judged, Mark, Seat, Stretch } from "./protocol/types";
import { placeOf } from "./replay.svelte";

export const SIGNS: Record<Mark, string> = { "": "", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A difference in whole percent, with its sign. */
export function signed(change: number): string {
  const number = percent(Math.abs(change));
  return number === 0 ? "0" : `${change < 0 ? "−" : "+"}${number}`;
}

/** The item after which a decision was taken, in a stream. */
export function before(stretch: Stretch, decision: Judged): number | null {
  return placeOf(stretch, decision.n - 1);
}

/** The decision that is about to be taken at an item: through a seat's eyes its own, else anybody's. */
export function decisionAt(analysis: Analysis | null, stretch: Stretch | null, i: number, eyes: Seat | null): Judged | null {
  if (!analysis || !stretch) return null;
  const seat = eyes !== null && eyes >= 0 ? eyes : null;
  return analysis.decisions.find((one) => (seat === null || one.seat === seat) && before(stretch, one) === i) ?? null;
}

/** The decisions that lost something, the dearest first. */
export function mistakes(analysis: Analysis): Judged[] {
  return analysis.decisions.filter((one) => one.mark !== "").sort((a, b) => b.loss - a.loss || a.n - b.n);
}

export interface Choice {
  move: string;
  /** What search promises of it, from 0 to 1, as far as it was told. */
  value: number | null;
  played: boolean;
  best: boolean;
}

/** What could be chosen, the best first; what was played is always among them. */
export function choices(decision: Judged): Choice[] {
  const values = new Map(decision.others.map(({ move, value }) => [move, value]));
  const moves = [...new Set([decision.best, decision.move, ...values.keys()])];
  const all = moves.map((move) => ({ move, value: values.get(move) ?? null, played: move === decision.move, best: move === decision.best }));
  return all.sort((a, b) => Number(b.best) - Number(a.best) || Number(b.played) - Number(a.played) || (b.value ?? -1) - (a.value ?? -1));
}

/** The chances as they stand after an entry: the last that were reckoned. */
export function chancesAt(analysis: Analysis, entry: number): Analysis["chances"][0] | null {
  return analysis.chances.findLast((one) => one.n <= entry) ?? analysis.chances[0] ?? null;
}

export interface Point {
  x: number;
  mean: number[];
  half: number[];
  n: number;
}

/** The curve over a stretch from 0 to 1: where several chances share a place, the last one counts. */
export function curveOf(analysis: Analysis, share: (entry: number) => number): Point[] {
  const points: Point[] = [];
  for (const { n, mean, half } of analysis.chances) {
    const x = share(n);
    if (points.at(-1)?.x === x) points.pop();
    points.push({ x, mean, half, n });
  }
  return points;
}

/** Where an entry lies among stops, from 0 to 1. */
export function shareOf(stretch: Stretch, stops: readonly number[], entry: number): number {
  const i = placeOf(stretch, entry) ?? 0;
  const n = stops.findLastIndex((stop) => stop <= i);
  return stops.length > 1 ? Math.max(0, n) / (stops.length - 1) : 0;
}
