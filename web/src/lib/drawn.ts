/** What a board is given while nothing can be chosen: a look back, a replay. */
import type { BoardProps, Colour } from "../games/contract";
import type { Item, Past, Seat } from "./protocol/types";
import { Selection } from "./select/selection";
import type { Texts } from "./text/texts";
import type { Words } from "./text/words";

export type Drawn = BoardProps<never, never, never>;

const nothing = (): void => undefined;

export function lookedAt(past: Past, parts: Record<string, unknown>, around: {
  words: Words;
  texts: Texts;
  names: readonly string[];
  colours: readonly Colour[];
  me: Seat | null;
  items: readonly Item[];
  changes: readonly Item[];
  motion: BoardProps["motion"];
}): Drawn | null {
  if (!past.view) return null;
  return {
    view: past.view as never,
    parts: parts as never,
    facts: (past.facts ?? null) as never,
    question: null,
    selection: new Selection([]),
    pick: nothing,
    select: nothing,
    preview: nothing,
    shown: null,
    staged: null,
    why: () => Promise.resolve(null),
    ...around,
  };
}
