/** What the board of Augsburg 1520 is given: its view, what is printed (parts) and what follows (facts). See outlook/augsburg.py. */
import type { AugsburgView, Category, Noble, Right, Symbol as PrivilegeSymbol } from "../../generated/augsburg";
import type { BoardProps } from "../contract";

export type View = AugsburgView;
export type Side = AugsburgView["sides"][0];
export type { Category, Noble, PrivilegeSymbol, Right };

export const CATEGORIES: readonly Category[] = ["factory", "nobility", "office"];
export const RIGHTS: readonly Right[] = ["coat-of-arms", "letter-of-nobility", "mint-master", "master-builder", "church", "cathedral"];
export const NUMERALS = ["I", "II", "III", "IV"] as const;

export interface Certificate {
  noble: Noble | null;
  value: number | null;
  price: number;
}

/** What a stage yields, by the key of its text. */
export type Yields = Partial<Record<"gulden" | "prestige" | "free-cards" | "offered-cards", number>>;

export interface Parts {
  nobles: Noble[];
  certificates: Record<string, Certificate>;
  privileges: Record<string, PrivilegeSymbol[]>;
  stages: Record<Category, Yields[]>;
  tiles: Record<Category, number[]>;
  rights: Record<Right, { stack: number[]; category: Category; stage: number; shows: "prestige" | "cost" | null }>;
  walls: { field: number; right: Right }[];
  numbers: Record<"uses" | "collected" | "drawn" | "factory" | "factoryStage" | "lapse" | "amendsMoney" | "amendsPrestige", number> & { consolation: number[] };
}

export interface Income {
  money: number;
  prestige: number;
  stage: number;
  coat: number;
  letter: number;
  to: number;
  lost: number;
  free: number;
  offer: number;
}

export interface Wall {
  field: number;
  right: Right;
  owned: boolean;
  stands: boolean;
  points: number;
  cost: number | null;
}

export interface Ladder {
  stage: number;
  yields: Yields;
  next: Yields | null;
  display: boolean;
  holders: number[];
}

/** What a round yields before and after. */
export type Changed = Partial<Record<"money" | "prestige" | "free" | "offer", [number, number]>>;

export interface MoveFacts {
  // auction
  ends?: boolean;
  shows?: number[];
  kind?: "bid" | "hold" | "raise";
  // buying, discarding, giving
  cost?: number;
  left?: number;
  ceilings?: Partial<Record<Noble, number>>;
  // showing
  missing?: number;
  // privileges and compensation
  money?: number;
  prestige?: number;
  to?: number;
  lost?: number;
  right?: Right;
  printed?: number;
  barrier?: number | null;
  stage?: string;
  income?: Changed;
  victim?: { seat: number; from: string; stage: string; income: Changed };
}

export type Plan = "thrifty" | "highest" | "lowest" | "jokers";

export interface Facts {
  last: boolean;
  standing: { seat: number; total: number; place: number; ties: number[] }[];
  seats: { place: number; income: Income | null; walls: Wall[]; ladders: Record<Category, Ladder> }[];
  auction: { least: number; at: number[]; asked: number[] } | null;
  moves: Record<string, MoveFacts>;
  ceilings?: Record<Noble, number>;
  matching?: string[];
  plans?: Partial<Record<Plan, string[]>>;
  privileges?: Record<string, string[]>;
  uses?: Record<string, MoveFacts>;
}

export type Props = BoardProps<View, Parts, Facts>;
