/** Looking back: the table as it was after an item. What was seen once is kept. */
import type { Past } from "./protocol/types";

const KEPT = 120;

export class LookBack {
  /** The item one looks at; none: one looks at the table as it is. */
  i = $state<number | null>(null);
  /** What lies there. Until it has come, what one looked at before. */
  shown = $state.raw<Past | null>(null);
  failed = $state(false);
  readonly #ask: (i: number) => Promise<Past>;
  readonly #kept = new Map<number, Promise<Past>>();
  #going = false;

  constructor(ask: (i: number) => Promise<Past>) {
    this.#ask = ask;
  }

  /** Go to an item. Who goes on while something is under way passes over what lies between. */
  async go(i: number | null): Promise<void> {
    this.i = i;
    this.failed = false;
    if (i === null) this.shown = null;
    if (this.#going) return;
    this.#going = true;
    while (this.i !== null && this.shown?.i !== this.i && !this.failed) await this.#fetch(this.i);
    this.#going = false;
  }

  async #fetch(i: number): Promise<void> {
    try {
      const past = await this.look(i);
      if (this.i !== null) this.shown = past;
    } catch {
      if (this.i === i) this.failed = true;
    }
  }

  /** What lies at an item, asked for once. */
  look(i: number): Promise<Past> {
    let past = this.#kept.get(i);
    if (!past) {
      past = this.#ask(i);
      past.catch(() => this.#kept.delete(i));
      this.#kept.set(i, past);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    }
    return past;
  }
}

/** The stop before or after a place, among places in order. */
export function neighbour(stops: readonly number[], at: number, step: 1 | -1): number | null {
  if (step < 0) return stops.findLast((stop) => stop < at) ?? null;
  return stops.find((stop) => stop > at) ?? null;
}
