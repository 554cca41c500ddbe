/** What a game brings to the page, and what a board is given. Boards draw and point; they know no rules. */
import type { Component } from "svelte";
import type { Item, Question, Seat, View } from "$lib/protocol/types";
import type { Selection } from "$lib/select/selection";
import type { Texts } from "$lib/text/texts";
import type { ParsedMove, Words } from "$lib/text/words";

export const COLOURS = ["red", "blue", "yellow", "green", "black"] as const;
export type Colour = (typeof COLOURS)[number];

/** What a board gets. Everything a board may call stages something; only the decision panel sends. */
export interface BoardProps<V = View, P = Record<string, unknown>, F = Record<string, unknown>> {
  view: V;
  /** What is printed on the things of this match (`Outlook.parts` of the server). */
  parts: P;
  /** What follows from the view as things stand, and what each listed move would bring (`Outlook.facts`); null before the beginning. */
  facts: F | null;
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
  /** Stage several moves to be confirmed together: the first must be listed, each of the others when its question has come. */
  plan: (moves: readonly string[]) => void;
  /** Show what a move would do while a thing is pointed at or focused. */
  preview: (move: string | null) => void;
  /** The staged move, or else the one pointed at. */
  shown: string | null;
  /** The staged move: chosen, not confirmed. */
  staged: string | null;
  /** Why something cannot be chosen, in a sentence with its rule; null when nothing speaks against it. */
  why: (move: string) => Promise<{ text: string; rule: string } | null>;
  /** All that happened up to the moment that is shown. */
  items: readonly Item[];
  /** What the last update brought, for rings and animation. */
  changes: readonly Item[];
  motion: "off" | "fast" | "slow";
}

/** What a game draws. All parts get the same; each is drawn where its name says. */
export interface Drawing {
  /** The table itself. */
  Board: Component<BoardProps<never, never, never>>;
  /** In the decision panel: what the shown move would cost and bring, and toggles that are not on the board. */
  Consequence?: Component<BoardProps<never, never, never>>;
  /** In the list of players: what a seat has, under its name. */
  Standing?: Component<BoardProps<never, never, never> & { seat: Seat }>;
  /** The consequence says itself how to answer; the panel need not say that one chooses on the board. */
  answers?: boolean;
  /** Whether a move can be chosen on the board; then the panel lists it only on request. */
  onBoard?: (move: ParsedMove) => boolean;
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
  /** What is drawn, loaded when it is needed; where it is missing, the list of moves is all there is. */
  drawing: (() => Promise<{ default: Drawing }>) | null;
  glance: (view: View) => Glance;
}
