/** What the outlook of Tallinn tells (`src/hoftag/outlook/tallinn.py`). */
import type { Seat } from "$lib/protocol/types";
import type { TallinnView } from "../../generated/tallinn";
import type { BoardProps } from "../contract";

export const ESTATES = ["merchant", "knight", "monk"] as const;
export type Estate = (typeof ESTATES)[number];
/** Merchants, knights, monks. */
export type Persons = number[];

export interface HalfPart {
  card: string;
  persons: Persons;
  coin: Estate | null;
  shields: boolean;
  other: string;
}

export interface Level {
  need: number;
  points: number;
}

export interface Parts {
  cards: Record<string, { halves: string[]; persons: Persons }>;
  halves: Record<string, HalfPart>;
  starts: Record<string, Persons>;
  points: { start: number; contest: number[]; estate: number[]; towers: number[]; payment: { lead: number; points: number }; shields: number };
}

export interface Against {
  seat: Seat;
  own: number;
  theirs: number;
  points: number;
}

export interface Contest {
  estate: Estate;
  points: number;
  against: Against[];
}

export interface Progress {
  persons: number;
  points: number;
  missing: number;
}

export interface Task {
  interim: "i" | "ii";
  after: number;
  done: boolean;
  pay: boolean;
  estate: Estate;
  levels: Level[];
  seats: (Progress & { scored: number })[];
}

export interface Towers {
  strength: number;
  low: number;
  high: number;
  hidden: number;
  persons: Persons;
}

/** What a move would do; which fields there are depends on its verb. */
export interface Brings {
  display?: Persons;
  gain?: Persons;
  points?: number;
  final?: number;
  finalGain?: number;
  contests?: Contest[];
  any?: boolean;
  covered?: string;
  tasks?: (Progress & { interim: "i" | "ii"; after: number })[];
  tower?: Towers;
  towers?: number;
  hand?: number;
  left?: number;
  cards?: number;
  persons?: number;
  level?: number | null;
}

export interface Final {
  estates: number[];
  payments: number;
  towers: number;
  gain: number;
  total: number;
  place: number;
}

export interface Facts {
  rounds: number;
  leaders: Seat[][];
  contests: Contest[][];
  tasks: Task[];
  towers: Towers[];
  final: Final[];
  payments: { from: Seat; to: Seat; estate: Estate }[];
  open: boolean;
  shields: Estate[][];
  moves: Record<string, Brings>;
  payment: { estate: Estate; levels: Level[]; cards: Record<string, number> } | null;
}

export type SideView = TallinnView["sides"][0];
export type Table = BoardProps<TallinnView, Parts, Facts>;
