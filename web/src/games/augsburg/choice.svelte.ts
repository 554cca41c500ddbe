/**
 * Choosing several cards ahead. The rules ask for one card after the other; here people mark all they want and confirm them
 * together. What the table does not list any more when its turn comes is asked again. Shared by the board and the panel.
 */
import { prefs } from "$lib/prefs.svelte";
import { added, follow, takeOut, wantedAll } from "./wanted";
import type { Props } from "./types";

type Needs = Pick<Props, "view" | "facts" | "question" | "me" | "select" | "plan" | "staged" | "parts">;

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
    const { question, facts, view, me, select, plan } = props;
    if (!question || me === null) return;
    if (question.step === "show") {
      const missing = view.high - (view.sides[me]?.picked?.length ?? 0);
      plan(this.wanted.length === missing ? wantedAll(this.wanted, question.moves, facts?.matching ?? []) : []);
    } else {
      const all = wantedAll(this.wanted, question.moves);
      if (all.length) plan(all);
      else select(done ? "done" : null);
    }
  }
}

function cardsOf(notations: readonly string[]): string[] {
  return notations.map((notation) => notation.split(" ")[1] ?? "");
}

export const choice = new Choice();
