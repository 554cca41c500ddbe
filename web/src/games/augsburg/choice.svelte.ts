/**
 * Choosing several cards ahead. The rules ask for one card after the other; here people mark all they want, the first of
 * them is staged, and after every confirmation the next one is. Shared by the board and the decision panel.
 */
import { prefs } from "$lib/prefs.svelte";
import { added, follow, takeOut, wantedNext } from "./wanted";
import type { Props } from "./types";

type Needs = Pick<Props, "view" | "facts" | "question" | "me" | "select" | "staged" | "parts">;

class Choice {
  /** Cards wanted, in any order. */
  wanted = $state.raw<readonly string[]>([]);
  /** A privilege card somebody looks at. */
  looked = $state<string | null>(null);
  #step = ""; // with the seat: at a hot seat the next one begins anew
  #q = -1;
  #mine = false;
  #picked: readonly string[] = [];

  /** Another table: nothing is wanted. */
  reset(): void {
    this.wanted = [];
    this.looked = null;
    this.#step = "";
    this.#q = -1;
    this.#picked = [];
  }

  /** A question has come or gone: go on with what is wanted, or begin anew. */
  meet(props: Needs): void {
    const { question, view, facts } = props;
    const step = question && (question.step === "buy" || question.step === "show") ? question.step : "";
    if (!step || !question) {
      this.#step = "";
      if (this.wanted.length) this.wanted = [];
      return;
    }
    const whose = `${step} ${props.me}`;
    if (question.q === this.#q && whose === this.#step) return;
    const went = whose === this.#step;
    const picked = props.me === null ? [] : (view.sides[props.me]?.picked ?? []);
    const gone = added(this.#picked, picked);
    this.#step = whose;
    this.#q = question.q;
    this.#picked = picked;
    if (!went) {
      this.#mine = false;
      this.wanted = step === "show" ? cardsOf(facts?.plans?.thrifty ?? []) : [];
      if (step === "show" && prefs.confirm) this.#stage(props);
      return;
    }
    const some = this.wanted.length > 0;
    this.wanted = follow(this.wanted, gone, step === "buy" ? question.moves : null);
    if (!this.wanted.length && step === "show") this.wanted = cardsOf(facts?.plans?.thrifty ?? []);
    if (this.wanted.length || (some && step === "buy")) this.#stage(props, this.#mine && some && step === "buy");
  }

  /** Mark a card or let it go. */
  toggle(card: string, props: Needs, have: number): void {
    const { wanted } = this;
    const marked = wanted.filter((one) => one === card).length;
    this.wanted = marked >= have ? takeOut(wanted, card) : [...wanted, card];
    this.#mine = true;
    this.#stage(props);
  }

  /** Want exactly these. */
  want(notations: readonly string[], props: Needs): void {
    this.wanted = cardsOf(notations);
    this.#mine = true;
    this.#stage(props);
  }

  #stage(props: Needs, done = false): void {
    const { question, facts, view, me, select } = props;
    if (!question || me === null) return;
    if (question.step === "show") {
      const missing = view.high - (view.sides[me]?.picked?.length ?? 0);
      const next = this.wanted.length === missing ? wantedNext(this.wanted, question.moves, facts?.matching ?? []) : null;
      select(next);
    } else {
      select(wantedNext(this.wanted, question.moves) ?? (done ? "done" : null));
    }
  }
}

function cardsOf(notations: readonly string[]): string[] {
  return notations.map((notation) => notation.split(" ")[1] ?? "");
}

export const choice = new Choice();
