/** Everybody's points at the end of each round, as the table of that time tells them, and what is worth a look in them. */
import type { Item, Past, Seat, View } from "./protocol/types";

export interface Sample {
  round: number;
  /** The item after which these were the points. */
  i: number;
  points: number[];
}
export type Curve = Sample[];

/** The items with which rounds begin, by the number of the round that was over then. */
export function turns(items: readonly Item[]): { round: number; i: number }[] {
  const taken = new Set(items.flatMap((item) => item.undo ?? []));
  const found = new Map<number, number>();
  for (const item of items) {
    for (const note of taken.has(item.i) ? [] : (item.notes ?? [])) if (note[0] === "round" && note[1]) found.set(note[1] - 1, item.i);
  }
  return [...found].map(([round, i]) => ({ round, i })).filter(({ round }) => round > 0);
}

export async function readCurve(items: readonly Item[], look: (i: number) => Promise<Past>, points: (view: View) => (number | null)[]): Promise<Curve> {
  const curve: Curve = [];
  for (const { round, i } of turns(items)) {
    const view = (await look(i)).view;
    const now = view ? points(view) : [];
    if (now.length && now.every((number) => number !== null)) curve.push({ round, i, points: now as number[] });
  }
  return curve;
}

export interface Moment {
  kind: "gain" | "lead" | "tight" | "behind" | "close" | "last";
  seat: Seat;
  round: number;
  number: number;
  /** Where the round begins in the stream; 0 at the beginning. */
  i: number;
}

/** Up to three moments: the biggest gain of a round, the last time the lead changed, and how it stood before the end. */
export function moments(curve: Curve, final: readonly number[]): Moment[] {
  const seats = final.map((_, seat) => seat);
  const start: Sample = { round: 0, i: 0, points: seats.map(() => 0) };
  const last = curve.at(-1);
  if (!last || final.length < 2) return [];
  const samples = [start, ...curve];
  const found: Moment[] = [];
  const gains = samples.slice(1).flatMap((sample, n) =>
    n === 0 ? [] : seats.map((seat) => ({ seat, round: sample.round, i: samples[n]?.i ?? 0, number: (sample.points[seat] ?? 0) - (samples[n]?.points[seat] ?? 0) })),
  );
  const best = gains.reduce<(typeof gains)[0] | null>((top, gain) => (!top || gain.number > top.number ? gain : top), null);
  if (best && best.number > 0) found.push({ kind: "gain", ...best });
  const leaders = samples.map((sample) => leader(sample.points));
  for (let n = leaders.length - 1; n > 1; n -= 1) {
    const [now, before] = [leaders[n], leaders.slice(1, n).findLast((seat) => seat !== null)];
    if (now == null || before == null || now === before || samples[n]?.round === best?.round) continue;
    found.push({ kind: "lead", seat: now, round: samples[n]?.round ?? 0, i: samples[n - 1]?.i ?? 0, number: samples[n]?.points[now] ?? 0 });
    break;
  }
  const winner = leader(final);
  if (winner !== null) {
    const most = Math.max(...last.points.filter((_, seat) => seat !== winner));
    const ahead = (last.points[winner] ?? 0) - most;
    found.push({ kind: ahead < 0 ? "behind" : ahead === 0 ? "close" : "last", seat: winner, round: last.round + 1, i: last.i, number: Math.abs(ahead) });
  }
  if (found.length < 3 && curve.length > 1) {
    const gaps = curve.slice(0, -1).map((sample, n) => ({ sample, i: samples[n]?.i ?? 0, gap: gap(sample.points), seat: leader(sample.points) }));
    const least = gaps.filter((one) => one.seat !== null && !found.some((moment) => moment.round === one.sample.round)).sort((a, b) => a.gap - b.gap)[0];
    if (least?.seat != null) found.push({ kind: "tight", seat: least.seat, round: least.sample.round, number: least.gap, i: least.i });
  }
  return found.sort((a, b) => a.i - b.i).slice(0, 3);
}

/** What the first is ahead of the second. */
function gap(points: readonly number[]): number {
  const [first = 0, second = 0] = [...points].sort((a, b) => b - a);
  return first - second;
}

/** Who has the most alone. */
function leader(points: readonly number[]): Seat | null {
  const most = Math.max(...points);
  return points.filter((number) => number === most).length === 1 ? points.indexOf(most) : null;
}
