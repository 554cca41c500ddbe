/** What a game brings to the page, and what a board is given. Boards draw and point; they know no rules. */
import type { Component } from "svelte";
import type { Item, Question, Seat, View } from "$lib/protocol/types";
import type { Selection } from "$lib/select/selection";
import type { Texts } from "$lib/text/texts";
import type { Words } from "$lib/text/words";

export const COLOURS = ["red", "blue", "yellow", "green", "black"] as const;
export type Colour = (typeof COLOURS)[number];

/** What a board gets. Everything a board may call stages something; only the decision panel sends. */
export interface BoardProps<V = View> {
  view: V;
  /** What I am asked, with all legal moves; null while I wait. */
  question: Question | null;
  words: Words;
  texts: Texts;
  /** Names by seat. */
  names: readonly string[];
  /** Colours by seat; the shape goes with the colour. */
  colours: readonly Colour[];
  /** My seat; null for a spectator. */
  me: Seat | null;
  /** The moves that still fit what was picked: `selection.options("card")` are the things to show in gold. */
  selection: Selection;
  /** Pick a thing for a place; when one move is left, it is staged. */
  pick: (place: string, name: string) => void;
  /** Stage a move (it must be listed), or nothing. */
  select: (move: string | null) => void;
  /** Show what a move would do while a thing is pointed at or focused. */
  preview: (move: string | null) => void;
  /** The staged move, or else the one pointed at. */
  shown: string | null;
  /** The staged move: chosen, not confirmed. */
  staged: string | null;
  /** Why something cannot be chosen, in a sentence with its rule; null when nothing speaks against it. */
  why: (move: string) => Promise<{ text: string; rule: string } | null>;
  /** What the last update brought, for rings and animation. */
  changes: readonly Item[];
  motion: "off" | "fast" | "slow";
}

/** What every game can say of its view for the frame: the round and everybody's points. */
export interface Glance {
  round: number | null;
  rounds: number | null;
  points: (number | null)[];
}

export interface GameModule {
  id: string;
  /** About how long a match takes. */
  minutes: number;
  /** In which order colours are dealt to the seats. */
  colours: readonly Colour[];
  /** A picture for lists and cards, 160 x 100. */
  Emblem: Component;
  /** The drawn board; none yet where it is missing, then the list of moves is all there is. */
  board: (() => Promise<{ default: Component<BoardProps<never>> }>) | null;
  glance: (view: View) => Glance;
}
