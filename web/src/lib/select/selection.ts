/**
 * Chooses a move step by step among the listed ones. Boards use it to know what can be touched next; it knows no rules,
 * only the list.
 */
import type { ParsedMove, Words } from "$lib/text/words";

export type Pick = { place: string; name: string };

export class Selection {
  readonly moves: readonly ParsedMove[];
  readonly verb: string | null;
  readonly picks: readonly Pick[];

  constructor(moves: readonly ParsedMove[], verb: string | null = null, picks: readonly Pick[] = []) {
    this.moves = moves;
    this.verb = verb;
    this.picks = picks;
  }

  static of(words: Words, notations: readonly string[]): Selection {
    return new Selection(notations.map((notation) => words.parse(notation)));
  }

  /** The moves that still fit. */
  get left(): ParsedMove[] {
    return this.moves.filter(
      (move) => (this.verb === null || move.verb === this.verb) && this.picks.every(({ place, name }) => move.by[place] === name),
    );
  }

  /** The one move that is meant, when it is clear. */
  get move(): string | null {
    const [first, second] = this.left;
    return first && !second ? first.notation : null;
  }

  get verbs(): string[] {
    return [...new Set(this.left.map((move) => move.verb))];
  }

  /** What can be chosen for a place (`card`, `office`): these things are to be shown as legal. */
  options(place: string): Set<string> {
    return new Set(this.left.flatMap((move) => (place in move.by ? [move.by[place] ?? ""] : [])));
  }

  can(place: string, name: string): boolean {
    return this.left.some((move) => move.by[place] === name);
  }

  choose(verb: string): Selection {
    return new Selection(this.moves, verb, this.picks);
  }

  /** Pick a thing for a place; picking it again lets it go. What no longer fits is forgotten. */
  pick(place: string, name: string): Selection {
    const others = this.picks.filter((pick) => pick.place !== place);
    if (this.picks.some((pick) => pick.place === place && pick.name === name)) return new Selection(this.moves, this.verb, others);
    const next = new Selection(this.moves, this.verb, [...others, { place, name }]);
    if (next.left.length) return next;
    const alone = new Selection(this.moves, null, [{ place, name }]);
    return alone.left.length ? alone : this;
  }

  back(): Selection {
    if (this.picks.length) return new Selection(this.moves, this.verb, this.picks.slice(0, -1));
    return new Selection(this.moves);
  }
}

/**
 * Puts a list such as `1+4+9` together from its members, for places that hold several things. `ordered` lists are found
 * by how they begin, others by what they hold.
 */
export class Composer {
  readonly lists: readonly string[];
  readonly chosen: readonly string[];
  readonly ordered: boolean;

  constructor(lists: readonly string[], chosen: readonly string[] = [], ordered = isOrdered(lists)) {
    this.lists = lists;
    this.chosen = chosen;
    this.ordered = ordered;
  }

  /** Everything that occurs in some list. */
  get members(): string[] {
    return [...new Set(this.lists.flatMap((list) => list.split("+")))].filter((name) => name !== "none");
  }

  /** What may be added to the chosen. */
  get next(): Set<string> {
    const fits = this.lists.map((list) => list.split("+")).filter((list) => this.#begins(list));
    return new Set(
      this.ordered
        ? fits.flatMap((list) => (list.length > this.chosen.length ? [list[this.chosen.length] ?? ""] : []))
        : fits.flatMap((list) => list.filter((name) => !this.chosen.includes(name))),
    );
  }

  /** The list that is meant, when what is chosen is one. */
  get list(): string | null {
    if (!this.chosen.length) return this.lists.includes("none") ? "none" : null;
    const same = (list: string[]) => list.length === this.chosen.length && this.#begins(list);
    return this.lists.find((list) => same(list.split("+"))) ?? null;
  }

  toggle(name: string): Composer {
    const at = this.chosen.indexOf(name);
    if (at >= 0) return new Composer(this.lists, this.chosen.filter((_, n) => n !== at), this.ordered).#repaired(at);
    return this.next.has(name) ? new Composer(this.lists, [...this.chosen, name], this.ordered) : this;
  }

  #repaired(at: number): Composer {
    if (!this.chosen.length || this.lists.some((list) => this.#begins(list.split("+")))) return this;
    return new Composer(this.lists, this.chosen.slice(0, at), this.ordered);
  }

  #begins(list: readonly string[]): boolean {
    if (this.ordered) return this.chosen.every((name, n) => list[n] === name);
    return this.chosen.every((name) => list.includes(name));
  }
}

/** Whether two lists hold the same things in another order. */
function isOrdered(lists: readonly string[]): boolean {
  const seen = new Set<string>();
  for (const list of lists) {
    const sorted = list.split("+").sort().join("+");
    if (seen.has(sorted)) return true;
    seen.add(sorted);
  }
  return false;
}

export interface Group {
  verb: string;
  moves: ParsedMove[];
  /** The place whose names are lists put together from members, if there are many of them. */
  composed: string | null;
}

export const MANY = 16;
const PUT_TOGETHER = 8;

/** The listed moves by verb, in the order of the list. */
export function grouped(words: Words, notations: readonly string[]): Group[] {
  const groups = new Map<string, ParsedMove[]>();
  for (const notation of notations) {
    const move = words.parse(notation);
    const group = groups.get(move.verb) ?? [];
    group.push(move);
    groups.set(move.verb, group);
  }
  return [...groups].map(([verb, moves]) => {
    const place = words.verbs.get(verb)?.places.length === 1 ? words.verbs.get(verb)?.places[0]?.[0] : undefined;
    const lists = place !== undefined && moves.some((move) => move.by[place]?.includes("+"));
    return { verb, moves, composed: lists && moves.length > PUT_TOGETHER ? (place ?? null) : null };
  });
}
