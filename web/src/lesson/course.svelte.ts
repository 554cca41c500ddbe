/**
 * A guided first game: which card is shown now. Cards are found by what happens at the table, never by a fixed order of
 * moves, so whoever plays something else is still taught. tests/server/test_app_lessons.py reads the same cards.
 */
import type { Item, Question, Seat, View } from "$lib/protocol/types";

/** What must be so for a card to come; everything named must hold. */
export interface When {
  /** I am asked this step now. */
  step?: string;
  /** A listed move, or its beginning before a `*`. */
  offers?: string;
  /** This is the only listed move. */
  only?: string;
  /** A verb I have played, at least so often. */
  played?: [verb: string, times: number];
  /** An event that was told; `mine`: of my seat. */
  event?: string;
  mine?: boolean;
  /** The round at least. */
  round?: number;
  /** Places of the view. */
  view?: Record<string, string>;
  /** All other cards were read. */
  rest?: boolean;
  over?: boolean;
}

export interface Card {
  id: string;
  /** Without it a card follows the one before; several are alternatives. */
  when?: When | When[];
  rule?: string;
  /** The first that is listed is what the lesson suggests. */
  suggest?: string[];
  /** After this round it would come too late. */
  until?: number;
  /** It stays as long as the same step is asked. */
  stays?: boolean;
}

/** The table as a card sees it. */
export interface Moment {
  view: View | null;
  question: Question | null;
  items: readonly Item[];
  seat: Seat;
}

/** What a device remembers of a lesson. */
export interface Memory {
  read: string[];
  left: boolean;
}

const fits = (pattern: string, move: string) => (pattern.endsWith("*") ? move.startsWith(pattern.slice(0, -1)) : move === pattern);

/** My moves that were not taken back. */
function own(moment: Moment): string[] {
  const gone = new Set(moment.items.flatMap((item) => item.undo ?? []));
  return moment.items.flatMap((item) => (item.seat === moment.seat && item.move !== undefined && !gone.has(item.i) ? [item.move] : []));
}

function holds(when: When, moment: Moment, rest: boolean): boolean {
  const { view, question, items, seat } = moment;
  if (when.step !== undefined && question?.step !== when.step) return false;
  if (when.offers !== undefined && !question?.moves.some((move) => fits(when.offers ?? "", move))) return false;
  if (when.only !== undefined && (question?.moves.length !== 1 || question.moves[0] !== when.only)) return false;
  if (when.played !== undefined) {
    const [verb, times] = when.played;
    if (own(moment).filter((move) => move.split(" ")[0] === verb).length < times) return false;
  }
  if (when.event !== undefined && !items.some((item) => item.notes?.some((note) => note[0] === when.event && (!when.mine || note[1] === seat)))) return false;
  if (when.round !== undefined && (view?.round ?? 0) < when.round) return false;
  if (when.view && Object.entries(when.view).some(([key, value]) => view?.[key] !== value)) return false;
  if (when.over && !view?.over) return false;
  return !when.rest || rest;
}

export class Course {
  readonly cards: readonly Card[];
  /** The cards that were read, in the order of reading. */
  read = $state.raw<readonly string[]>([]);
  /** Which of them is shown. */
  at = $state(0);
  left = $state(false);
  #moment = $state.raw<Moment>({ view: null, question: null, items: [], seat: 0 });
  #met = $state.raw<ReadonlySet<string>>(new Set());
  #moves: number | null = null;
  #answered = false;

  constructor(cards: readonly Card[], memory: Partial<Memory> = {}) {
    this.cards = cards;
    this.read = (memory.read ?? []).filter((id) => cards.some((card) => card.id === id));
    this.at = Math.max(0, this.read.length - 1);
    this.left = memory.left ?? false;
  }

  get card(): Card | null {
    return this.cards.find((card) => card.id === this.read[this.at]) ?? null;
  }

  /** The place of the card in the whole lesson, from 1. */
  get number(): number {
    return this.cards.findIndex((card) => card === this.card) + 1;
  }

  /** The card to read next, if it has come already. */
  get next(): Card | null {
    if (this.at < this.read.length - 1) return this.cards.find((card) => card.id === this.read[this.at + 1]) ?? null;
    return this.cards.find((card) => !this.read.includes(card.id) && !this.#late(card) && (asks(card) ? this.#holds(card) : this.#met.has(card.id))) ?? null;
  }

  get closing(): boolean {
    return this.card !== null && this.card === this.cards.at(-1);
  }

  /** Whether the card speaks of what I am asked now. */
  get asked(): boolean {
    return this.card !== null && asks(this.card) && this.#holds(this.card);
  }

  /** What the card suggests, if it is listed. */
  get suggestion(): string | null {
    if (!this.asked) return null;
    const moves = this.#moment.question?.moves ?? [];
    for (const pattern of this.card?.suggest ?? []) {
      const move = moves.find((listed) => fits(pattern, listed));
      if (move !== undefined) return move;
    }
    return null;
  }

  get memory(): Memory {
    return { read: [...this.read], left: this.left };
  }

  /** The table has changed. Only an own move turns the page by itself; what others do waits until it is read. */
  follow(moment: Moment): void {
    this.#moment = moment;
    this.#meet();
    const moves = own(moment).length;
    if (this.#moves !== null && moves > this.#moves && !(this.card?.stays && this.asked)) this.#answered = true;
    this.#moves = moves;
    if (!this.read.length || this.#answered) this.forward(true);
  }

  /** The next card; `newest` from the last one that was read. */
  forward(newest = false): void {
    if (newest && this.read.length) this.at = this.read.length - 1;
    const next = this.next;
    if (!next) return;
    this.#answered = false;
    if (!this.read.includes(next.id)) this.read = [...this.read, next.id];
    this.at = this.read.indexOf(next.id);
    this.#meet();
  }

  back(): void {
    if (this.at > 0) this.at -= 1;
  }

  leave(): void {
    this.left = true;
  }

  #holds(card: Card): boolean {
    const rest = this.cards.every((one) => one === card || this.read.includes(one.id));
    if (card.when === undefined) {
      const before = this.cards[this.cards.indexOf(card) - 1];
      return before !== undefined && this.read.includes(before.id);
    }
    return [card.when].flat().some((when) => holds(when, this.#moment, rest));
  }

  #late(card: Card): boolean {
    return card.until !== undefined && (this.#moment.view?.round ?? 0) > card.until;
  }

  /** What has come once stays; what speaks of a question goes with it. */
  #meet(): void {
    const met = this.cards.filter((card) => !asks(card) && !this.#met.has(card.id) && this.#holds(card));
    if (met.length) this.#met = new Set([...this.#met, ...met.map((card) => card.id)]);
  }
}

/** Whether a card speaks of a question. */
function asks(card: Card): boolean {
  return [card.when ?? []].flat().some((when) => when.step !== undefined);
}
