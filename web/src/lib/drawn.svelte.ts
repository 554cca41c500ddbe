/** What a board is given: at a table, and while nothing can be chosen: a look back, a replay. */
import type { BoardProps, Colour } from "../games/contract";
import type { LookBack } from "./past.svelte";
import type { Play } from "./play.svelte";
import { motionNow } from "./prefs.svelte";
import type { MatchStore } from "./protocol/match.svelte";
import type { Item, Past, Seat } from "./protocol/types";
import { Selection } from "./select/selection";
import type { Texts } from "./text/texts";
import type { Words } from "./text/words";

export type Drawn = BoardProps<never, never, never>;

const nothing = (): void => undefined;

export interface Around {
  words: Words;
  texts: Texts;
  names: readonly string[];
  colours: readonly Colour[];
  me: Seat | null;
  items: readonly Item[];
  changes: readonly Item[];
  motion: BoardProps["motion"];
}

export function lookedAt(past: Past, parts: Record<string, unknown>, around: Around): Drawn | null {
  if (!past.view) return null;
  return {
    view: past.view as never,
    parts: parts as never,
    facts: (past.facts ?? null) as never,
    question: null,
    selection: new Selection([]),
    pick: nothing,
    select: nothing,
    plan: nothing,
    preview: nothing,
    shown: null,
    staged: null,
    why: () => Promise.resolve(null),
    ...around,
  };
}

/** The same with some of the choices there were, one of them marked as if it were chosen. */
export function compared(past: Past, parts: Record<string, unknown>, around: Around, moves: readonly string[], marked: string, pick: (move: string | null) => void): Drawn | null {
  const drawn = lookedAt(past, parts, around);
  const listed = [...new Set(moves)].filter((move) => past.question?.moves.includes(move));
  if (!drawn || !past.question || !listed.includes(marked)) return drawn;
  const question = { q: past.i, step: past.question.step, moves: listed };
  return { ...drawn, question, selection: Selection.of(around.words, listed), shown: marked, staged: marked, select: pick };
}

/** Where a board at a table gets its things from. */
export interface Sources {
  match: MatchStore | null;
  past: LookBack | null;
  play: Play | null;
  texts: Texts | null;
  names: readonly string[];
  colours: readonly Colour[];
  seat: Seat | null;
  why: BoardProps["why"];
}

/**
 * The board at a table, live or as it was. Every thing stands for itself: who reads one is not told when another changes,
 * so that pointing at a move does not draw the whole board again. Called while a component is set up.
 */
export function atTable(of: () => Sources): () => Drawn | null {
  const then = $derived(of().past?.shown ?? null);
  const at = $derived(of().past?.i ?? 0);
  const match = $derived(of().match);
  const play = $derived(of().play);
  const live = $derived(then === null);
  const view = $derived(then ? then.view : (match?.view ?? null));
  const facts = $derived(then ? (then.facts ?? null) : (match?.facts ?? null));
  const parts = $derived(match?.parts ?? null);
  const question = $derived(live ? (match?.question ?? null) : null);
  const selection = $derived(live && play ? play.selection : new Selection([]));
  const shown = $derived(live ? (play?.shown ?? null) : null);
  const staged = $derived(live ? (play?.marked ?? null) : null);
  const items = $derived(live ? (match?.items ?? []) : (match?.items ?? []).filter((item) => item.i <= at));
  const changes = $derived(live ? (match?.fresh ?? []) : (match?.items ?? []).filter((item) => item.i === at));
  const texts = $derived(of().texts);
  const words = $derived(play?.words ?? null);
  const names = $derived(of().names);
  const colours = $derived(of().colours);
  const seat = $derived(of().seat);
  const motion = $derived(motionNow());
  const there = $derived(view !== null && parts !== null && words !== null && texts !== null);
  const drawn = {
    get view() { return view; },
    get parts() { return parts; },
    get facts() { return facts; },
    get question() { return question; },
    get words() { return words; },
    get texts() { return texts; },
    get names() { return names; },
    get colours() { return colours; },
    get me() { return seat; },
    get selection() { return selection; },
    get shown() { return shown; },
    get staged() { return staged; },
    get items() { return items; },
    get changes() { return changes; },
    get motion() { return motion; },
    pick: (place: string, name: string) => void (live && play?.pick(place, name)),
    select: (move: string | null) => void (live && play?.select(move)),
    plan: (moves: readonly string[]) => void (live && play?.plan(moves)),
    preview: (move: string | null) => void (live && play?.preview(move)),
    why: (move: string) => (live ? of().why(move) : Promise.resolve(null)),
  } as unknown as Drawn;
  return () => (there ? drawn : null);
}
