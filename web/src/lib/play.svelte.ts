/** Choosing at one's own pace: pick, look, confirm. Nothing is sent before the confirmation. */
import { prefs } from "./prefs.svelte";
import type { MatchStore } from "./protocol/match.svelte";
import { Selection } from "./select/selection";
import type { Words } from "./text/words";

export class Play {
  readonly match: MatchStore;
  readonly words: Words;
  /** The chosen move, not yet sent. */
  staged = $state<string | null>(null);
  /** The move that is pointed at. */
  pointed = $state<string | null>(null);
  #picked = $state.raw<{ q: number; selection: Selection } | null>(null);

  constructor(match: MatchStore, words: Words) {
    this.match = match;
    this.words = words;
  }

  get selection(): Selection {
    const question = this.match.question;
    if (!question) return new Selection([]);
    if (this.#picked?.q === question.q) return this.#picked.selection;
    return Selection.of(this.words, question.moves);
  }

  /** The staged move, if the question still lists it. A lost line does not lose it. */
  get chosen(): string | null {
    return this.staged !== null && this.match.question?.moves.includes(this.staged) ? this.staged : null;
  }

  get shown(): string | null {
    return this.pointed ?? this.chosen;
  }

  select = (move: string | null): void => {
    if (move !== null && !this.match.question?.moves.includes(move)) return;
    this.staged = move;
    this.pointed = null;
    if (move === null) this.#picked = null;
    else if (!prefs.confirm) this.confirm();
  };

  pick = (place: string, name: string): void => {
    const question = this.match.question;
    if (!question) return;
    const selection = this.selection.pick(place, name);
    this.#picked = { q: question.q, selection };
    this.staged = null;
    if (selection.picks.length && selection.move !== null) this.select(selection.move);
  };

  preview = (move: string | null): void => {
    this.pointed = move;
  };

  back = (): boolean => {
    const something = this.chosen !== null || this.#picked !== null;
    this.staged = null;
    this.#picked = null;
    return something;
  };

  confirm = (): void => {
    const move = this.chosen;
    if (move === null || this.match.waiting) return;
    this.match.play(move);
    this.staged = null;
    this.#picked = null;
  };
}
