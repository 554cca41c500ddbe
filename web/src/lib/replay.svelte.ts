/** A match step by step, through one pair of eyes at a time. */
import { LookBack, neighbour } from "./past.svelte";
import type { Api } from "./protocol/api";
import type { Seat, Stretch } from "./protocol/types";

/** All cards face up. */
export const OPEN = -1;
export const SPEEDS = { slow: 2_400, usual: 1_200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;

export class Replay {
  readonly id: string;
  /** My own seat; none for who has none. */
  readonly seat: Seat | null;
  eyes = $state<Seat | null>(null);
  stretch = $state.raw<Stretch | null>(null);
  past = $state.raw<LookBack | null>(null);
  playing = $state(false);
  speed = $state<Speed>("usual");
  readonly #api: Api;

  constructor(id: string, seat: Seat | null, api: Api) {
    this.id = id;
    this.seat = seat;
    this.#api = api;
  }

  get at(): number {
    return this.past?.i ?? 0;
  }

  /** The entry of the record one looks at; before the end the number of the item. */
  get entry(): number {
    return this.stretch?.entries?.[this.at - 1] ?? this.at;
  }

  /** Look through other eyes, at the same entry. `stops` are found in what comes. */
  async see(eyes: Seat | null, entry: number | null): Promise<void> {
    const asked = eyes === this.seat ? null : eyes;
    const stretch = await this.#api.items(this.id, this.seat, asked);
    const past = new LookBack((i) => this.#api.at(this.id, i, this.seat, asked));
    this.eyes = eyes;
    this.stretch = stretch;
    const i = entry === null ? null : placeOf(stretch, entry);
    if (i !== null) await past.go(i);
    this.past = past;
  }

  go(i: number | null): void {
    if (i !== null) void this.past?.go(i);
  }

  step(stops: readonly number[], way: 1 | -1): void {
    const to = neighbour(stops, this.at, way);
    if (to === null) this.playing = false;
    else this.go(to);
  }

  /** Ask for what comes next, so that it is there in time. */
  ahead(stops: readonly number[]): void {
    const to = neighbour(stops, this.at, 1);
    if (to !== null) void this.past?.look(to).catch(() => undefined);
  }
}

/** The item that shows an entry of the record, or the last one before it. */
export function placeOf(stretch: Stretch, entry: number): number | null {
  if (!stretch.entries) return stretch.items.length ? Math.min(entry, stretch.items.length) : null;
  const n = stretch.entries.findLastIndex((known) => known <= entry);
  return n < 0 ? null : n + 1;
}

/** The stop at or before a place, else the first. */
export function stopAt(stops: readonly number[], i: number): number | null {
  return stops.findLast((stop) => stop <= i) ?? stops[0] ?? null;
}
