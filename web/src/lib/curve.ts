/** Everybody's points at the end of each round, as far as this device has seen them. */
import { keep } from "./keep";

export type Curve = { round: number; points: number[] }[];

const KEY = "hoftag.curve";

export function readCurve(id: string): Curve {
  return keep.read<Record<string, Curve>>(KEY, {})[id] ?? [];
}

/** Note the points of a round; later ones of the same round replace them. */
export function noteCurve(id: string, round: number, points: readonly (number | null)[]): void {
  if (points.some((number) => number === null)) return;
  const all = keep.read<Record<string, Curve>>(KEY, {});
  const curve = (all[id] ?? []).filter((sample) => sample.round < round);
  const { [id]: _, ...others } = all;
  keep.write(KEY, Object.fromEntries([...Object.entries(others).slice(-12), [id, [...curve, { round, points: points as number[] }]]]));
}
