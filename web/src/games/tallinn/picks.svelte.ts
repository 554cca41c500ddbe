/** Cards chosen so far for an exchange or a payment, while they are not yet a move. Board and panel share them. */
import { prefs } from "$lib/prefs.svelte";
import type { Question } from "$lib/protocol/types";
import { membersOf, payable, payment, paymentOf, stagedCards } from "./model";
import type { Table } from "./types";

/** Tells questions apart, also those of other tables. */
function asked(question: Question): string {
  return `${question.q} ${question.moves.join(",")}`;
}

class Picks {
  #asked = $state("");
  #cards = $state.raw<string[]>([]);

  /** What is chosen: the cards of the staged move, or those put aside so far. */
  chosen(table: Table): string[] {
    const staged = stagedCards(table.staged);
    if (staged.length) return staged;
    return table.question && this.#asked === asked(table.question) ? this.#cards : [];
  }

  /** Choose a card or let it go. With confirmation a complete choice is staged; without it waits for its button. */
  toggle(table: Table, card: string): void {
    const question = table.question;
    if (!question) return;
    const before = this.chosen(table);
    const cards = before.includes(card) ? before.filter((one) => one !== card) : [...before, card];
    const move = this.#move(table, cards);
    const stages = prefs.confirm && move !== null && cards.length > 0;
    this.#asked = asked(question);
    this.#cards = stages ? [] : cards;
    table.select(stages ? move : null);
  }

  /** The move the chosen cards make. */
  move(table: Table): string | null {
    return this.#move(table, this.chosen(table));
  }

  /** Whether a card can be added, or let go. */
  fits(table: Table, card: string): boolean {
    const chosen = this.chosen(table);
    if (table.question?.step === "exchange" || chosen.includes(card)) return true;
    return payable(table.question?.moves ?? [], [...chosen, card]);
  }

  /** The payment that speaks against a card: asked of the table for the reason. */
  refused(table: Table, card: string): string {
    return payment(payable(table.question?.moves ?? [], [card]) ? [...this.chosen(table), card] : [card]);
  }

  clear(table: Table): void {
    this.#cards = [];
    table.select(null);
  }

  #move(table: Table, cards: string[]): string | null {
    const moves = table.question?.moves ?? [];
    if (table.question?.step === "exchange") {
      const wanted = cards.join("+") || "none";
      return moves.find((move) => membersOf(move.slice(9)).join("+") === membersOf(wanted).join("+")) ?? null;
    }
    return cards.length ? paymentOf(moves, cards) : null;
  }
}

export const picks = new Picks();
