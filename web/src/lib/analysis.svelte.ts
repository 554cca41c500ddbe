/** The analysis of a match as it grows: asked for again until it is done. */
import type { Api } from "./protocol/api";
import type { Analysis, AnalysisState } from "./protocol/types";

const AGAIN = 1_500;

export class Analysing {
  state = $state<AnalysisState["state"] | "unknown">("unknown");
  result = $state.raw<Analysis | null>(null);
  done = $state(0);
  of = $state(0);
  ahead = $state(0);
  readonly #id: string;
  readonly #api: Pick<Api, "analyse" | "analysis">;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(id: string, api: Pick<Api, "analyse" | "analysis">) {
    this.#id = id;
    this.#api = api;
  }

  /** Whether it is on its way. */
  get working(): boolean {
    return this.state === "waiting" || this.state === "running";
  }

  /** What is there already. */
  async look(): Promise<void> {
    await this.#take(this.#api.analysis(this.#id, this.result?.done ?? -1));
  }

  /** Begin; what is refused is thrown. */
  async begin(): Promise<void> {
    this.#heard(await this.#api.analyse(this.#id));
  }

  stop(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #take(asked: Promise<AnalysisState>): Promise<void> {
    try {
      this.#heard(await asked);
    } catch {
      this.#soon(); // a lost line comes back, and what was found is not lost
    }
  }

  #heard(told: AnalysisState): void {
    this.state = told.state;
    this.done = told.done;
    this.of = told.of;
    this.ahead = told.ahead;
    if (told.result) this.result = told.result;
    if (this.working) this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    if (!this.#left && (this.working || this.state === "unknown")) this.#timer = setTimeout(() => void this.look(), AGAIN);
  }
}
