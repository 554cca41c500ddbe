/** What the board of Die Staufer is given: parts and facts as `src/hoftag/outlook/staufer*.py` writes them. */
import type { Seat } from "$lib/protocol/types";
import type { StauferView } from "../../generated/staufer";
import type { BoardProps } from "../contract";

export type Region = string;
export type Road = Record<Region, number>;

export interface OfficePart {
  cost: number;
  noble: boolean;
}

export type ContractPart =
  | { kind: "region"; ranks: number[] }
  | { kind: "pattern"; shape: number[]; each: number }
  | { kind: "ladder"; ladder: number[]; beyond: number }
  | { kind: "each"; each: number };

export interface Parts {
  rounds: number;
  spaces: number;
  envoySpaces: number;
  figures: { envoys: number; nobles: number };
  regions: Record<Region, string[]>;
  offices: Record<string, OfficePart>;
  tiles: Record<string, number[]>;
  fields: Record<string, { envoys: number; nobles: number }>;
  chests: Record<string, { colour: "orange" | "turquoise" | "brown" | "violet"; number: number }>;
  browns: number[];
  privileges: { copies: number; points: number[] };
  contracts: Record<string, ContractPart>;
}

export interface Award {
  seat: Seat;
  strength: number;
  points: number;
  extra: number;
  bonus: boolean;
}

export interface RegionFacts {
  steps: number | null;
  ranking: Award[];
  chests: number;
  figures: number;
}

export interface RowFacts {
  round: number;
  region: Region;
  condition: string;
  second: Region;
  journey: number | null;
  king: Region;
}

/** What a figure on an office would bring. */
export interface After {
  rank: number;
  strength: number;
  points: number;
  extra: number;
  atOnce: number;
  contracts: Record<string, number>;
}

/** What chests bring at once. */
export interface Taken {
  points: number;
  envoys: number;
  nobles: number;
  privilege: boolean;
  short: boolean;
  draws?: boolean;
}

export interface Way {
  aids: string;
  figures: number;
  road: Road;
}

/** Everything a move may be told of; which of it depends on the verb. */
export interface MoveFacts extends Partial<Omit<After, "contracts">>, Partial<Taken> {
  contracts?: Record<string, number>;
  ways?: Way[];
  court?: number;
  chests?: string[];
  taken?: Taken;
  envoy?: After | null;
  noble?: After | null;
  road?: Road;
  /** Payments made by nobles; `road` are those of envoys then. */
  byNobles?: Road;
  figures?: number;
  keeps?: number | number[];
  figure?: string;
  there?: number;
  violet?: number;
  left?: number;
  supplyTrack?: Seat[];
  placementTrack?: Seat[];
}

export interface OfficeFacts {
  way: number;
  seat: number;
  total: number;
  least: number;
  open: boolean;
  payable: boolean;
}

export interface Facts {
  regions: Record<Region, RegionFacts>;
  rows: RowFacts[];
  journey: { path: Region[]; returns: { seat: Seat; number: number; region: Region }[] } | null;
  next: Seat[];
  sides: { brown: number; turquoise: number; violet: number; contracts: Record<string, number> }[];
  trackEnvoy: number;
  offices: Record<string, OfficeFacts>;
  moves: Record<string, MoveFacts>;
}

export type Side = StauferView["sides"][number];
export type View = StauferView;
export type Props = BoardProps<StauferView, Parts, Facts>;
