/** How finished matches ended. A result never changes, so this device keeps it. */
import { keep } from "./keep";
import { api } from "./people.svelte";
import type { Summary } from "./protocol/types";

export type Result = { seat: number; place: number; total: number | null }[];

const KEY = "hoftag.results";

class Results {
  #known = $state.raw<Record<string, Result>>(keep.read(KEY, {}));
  #asked = new Set<string>();

  of(id: string): Result | null {
    return this.#known[id] ?? null;
  }

  /** Ask for what is not known yet, one after the other. */
  async want(matches: readonly Summary[]): Promise<void> {
    for (const match of matches) {
      if (this.#known[match.id] || this.#asked.has(match.id)) continue;
      this.#asked.add(match.id);
      try {
        const rows = (await api.result(match.id)).map(({ seat, place, total }) => ({ seat, place, total }));
        if (!rows.length) continue;
        this.#known = Object.fromEntries([...Object.entries(this.#known).slice(-60), [match.id, rows]]);
        keep.write(KEY, this.#known);
      } catch {
        // the list goes without it
      }
    }
  }
}

export const results = new Results();
