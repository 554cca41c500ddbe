/** Choosing at one's own pace: pick, look, confirm. Nothing is sent before the confirmation. */
import { painted } from "./paint";
import { prefs } from "./prefs.svelte";
import type { MatchStore } from "./protocol/match.svelte";
import { Selection } from "./select/selection";
import type { Words } from "./text/words";

/** Who only passes over a thing on the way to another does not look at it. */
const PASSING = 60;

export class Play {
  readonly match: MatchStore;
  readonly words: Words;
  #staged = $state<string | null>(null);
  /** The move that is pointed at. */
  pointed = $state<string | null>(null);
  /** The move whose consequences are shown: what is chosen, one picture later. */
  #looked = $state<string | null>(null);
  #picked = $state.raw<{ q: number; selection: Selection } | null>(null);
  /** Moves that follow the staged one, and those that were confirmed with it and wait for their questions. */
  #then = $state.raw<readonly string[]>([]);
  #going = $state.raw<{ q: number; step: string; moves: readonly string[] } | null>(null);
  /** The question that has got its answer. */
  #done = $state(-1);
  /** Something of what was confirmed together could not be done any more. */
  stopped = $state(false);
  #passing: ReturnType<typeof setTimeout> | undefined;

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

  /** The chosen move, not yet sent. */
  get staged(): string | null {
    return this.#staged;
  }
  set staged(move: string | null) {
    if (move !== null && this.pointed === move) this.#looked = move;
    this.#staged = move;
    painted(() => (this.#looked = this.marked));
  }

  /** The staged move, if the question still lists it. A lost line does not lose it. */
  get chosen(): string | null {
    return this.#staged !== null && !this.answered && this.#lists(this.#staged) ? this.#staged : null;
  }

  /** The question has its answer, on its way or saved, and the next one has not come yet. */
  get answered(): boolean {
    const { question, waiting, fate } = this.match;
    return waiting || this.#going !== null || (question?.q === this.#done && fate.move !== "refused");
  }

  /** The move that is marked on the board: the staged one, or the one on its way. */
  get marked(): string | null {
    return this.chosen ?? (this.answered ? this.match.sent : null);
  }

  get shown(): string | null {
    if (this.pointed !== null && this.#lists(this.pointed)) return this.pointed;
    if (this.marked === null) return null;
    return this.#looked !== null && this.#lists(this.#looked) ? this.#looked : null;
  }

  #lists(move: string): boolean {
    return this.match.question?.moves.includes(move) ?? false;
  }

  /** How many moves follow the chosen one. */
  get following(): number {
    return this.chosen === null ? 0 : this.#then.length;
  }

  select = (move: string | null): void => this.plan(move === null ? [] : [move]);

  /** Stage several moves of one kind: the first must be listed, each of the others when its question comes. */
  plan = (moves: readonly string[]): void => {
    const [move = null, ...then] = moves;
    if ((move !== null && !this.#lists(move)) || this.#going) return;
    clearTimeout(this.#passing);
    this.staged = move;
    this.#then = then;
    this.stopped = false;
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
    clearTimeout(this.#passing);
    if (this.pointed !== move) this.#passing = setTimeout(() => (this.pointed = move), PASSING);
  };

  back = (): boolean => {
    const something = this.chosen !== null || this.#picked !== null;
    this.staged = null;
    this.#picked = null;
    return something;
  };

  confirm = (): void => {
    const move = this.chosen;
    if (move === null || this.answered) return;
    clearTimeout(this.#passing);
    const { q, step } = this.match.question ?? { q: -1, step: "" };
    this.#going = this.#then.length ? { q, step, moves: this.#then } : null;
    this.match.play(move);
    this.#done = q;
    this.staged = null;
    this.#then = [];
    this.#picked = null;
  };

  /** A question has come: send what was confirmed for it, as long as the table lists it; else it is a question like any other. */
  goOn = (): void => {
    const going = this.#going;
    const { question, waiting, fate } = this.match;
    if (!going || waiting || (question?.q === going.q && fate.move !== "refused")) return;
    const [next = "", ...moves] = going.moves;
    if (question?.step !== going.step || fate.move === "refused" || !this.#lists(next)) {
      this.#going = null;
      this.stopped = question?.step === going.step;
      return;
    }
    this.#going = moves.length ? { ...going, q: question.q, moves } : null;
    this.match.play(next);
    this.#done = question.q;
    this.staged = null;
  };
}
