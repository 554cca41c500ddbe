// Types of staufer, rules 1. Made by `hoftag export staufer --format ts`; do not edit.

export type Aids = "none" | "free-move" | "cheap-place" | "both";
export type Chest = "points-2" | "points-3" | "points-4" | "points-5" | "envoys-1" | "envoys-2" | "envoys-3" | "noble" | "space-one" | "supply" | "free-move" | "cheap-place" | "leave-figure" | "brown" | "violet";
export type Condition = "kings-region" | "fewest-chests" | "most-offices";
export type Contract = "region-aachen" | "region-augsburg" | "region-milano" | "region-nijmegen" | "region-palermo" | "region-strasbourg" | "pattern-adjacent" | "pattern-gap" | "pattern-opposite" | "pattern-three" | "pattern-mixed" | "pattern-triangle" | "seats-3" | "seats-4" | "seats-5" | "seats-all" | "pair" | "series";
export type Field = "envoy-and-noble" | "noble" | "two-envoys" | "one-envoy" | "nothing";
export type Figure = "envoy" | "noble";
export type Journey = "1" | "2" | "3";
export type Office = "aachen-1" | "aachen-2" | "aachen-3" | "aachen-4" | "aachen-5" | "augsburg-1" | "augsburg-2" | "augsburg-3" | "augsburg-4" | "augsburg-5" | "milano-1" | "milano-2" | "milano-3" | "milano-4" | "milano-5" | "nijmegen-1" | "nijmegen-2" | "nijmegen-3" | "nijmegen-4" | "nijmegen-5" | "palermo-1" | "palermo-2" | "palermo-3" | "palermo-4" | "palermo-5" | "strasbourg-1" | "strasbourg-2" | "strasbourg-3" | "strasbourg-4" | "strasbourg-5";
export type Place = "aachen-1-left" | "aachen-1-right" | "aachen-2-left" | "aachen-2-right" | "aachen-3-left" | "aachen-3-right" | "aachen-4-left" | "aachen-4-right" | "aachen-5-left" | "aachen-5-right" | "augsburg-1-left" | "augsburg-1-right" | "augsburg-2-left" | "augsburg-2-right" | "augsburg-3-left" | "augsburg-3-right" | "augsburg-4-left" | "augsburg-4-right" | "augsburg-5-left" | "augsburg-5-right" | "milano-1-left" | "milano-1-right" | "milano-2-left" | "milano-2-right" | "milano-3-left" | "milano-3-right" | "milano-4-left" | "milano-4-right" | "milano-5-left" | "milano-5-right" | "nijmegen-1-left" | "nijmegen-1-right" | "nijmegen-2-left" | "nijmegen-2-right" | "nijmegen-3-left" | "nijmegen-3-right" | "nijmegen-4-left" | "nijmegen-4-right" | "nijmegen-5-left" | "nijmegen-5-right" | "palermo-1-left" | "palermo-1-right" | "palermo-2-left" | "palermo-2-right" | "palermo-3-left" | "palermo-3-right" | "palermo-4-left" | "palermo-4-right" | "palermo-5-left" | "palermo-5-right" | "strasbourg-1-left" | "strasbourg-1-right" | "strasbourg-2-left" | "strasbourg-2-right" | "strasbourg-3-left" | "strasbourg-3-right" | "strasbourg-4-left" | "strasbourg-4-right" | "strasbourg-5-left" | "strasbourg-5-right";
export type Privilege = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16";
export type Region = "aachen" | "augsburg" | "milano" | "nijmegen" | "palermo" | "strasbourg";
export type Seat = "0" | "1" | "2" | "3" | "4";
export type Tile = "t1" | "t2" | "t3" | "t4" | "t5" | "t6";
export type Step = "ring" | "tiles" | "refill" | "kinds" | "starter" | "contracts" | "rows" | "round" | "turn" | "swap" | "take-field" | "after-supply" | "draw-chest" | "place" | "aid" | "figures" | "second" | "arrive" | "fetch" | "resolve" | "scoring" | "score-region" | "reveal" | "pick" | "bonus" | "cleanup" | "leave" | "clear" | "journey" | "final";
export type Verb = "space-one" | "supply" | "occupy" | "swap" | "keep-field" | "aid" | "sit" | "pay-noble" | "second-envoy" | "no-second" | "fetch" | "go-without" | "exchange" | "keep-chests" | "pick" | "leave" | "no-leave" | "ring" | "tile" | "chest" | "kind" | "starter" | "contract" | "row-region" | "row-condition" | "row-journey";
export type EventKey = "ring" | "tile" | "kind" | "starter" | "contract" | "row" | "king" | "chest-field" | "chest-office" | "reshuffled" | "round" | "space-one" | "supply" | "swap" | "track-envoy" | "got" | "fetched" | "without" | "occupied" | "paid" | "aid" | "second" | "took-chest" | "points-chest" | "exchanged" | "points-privilege" | "drew-chest" | "scoring" | "rank" | "nobody" | "bonus-points" | "revealed" | "discarded" | "left" | "cleared" | "journey" | "returned" | "order" | "contract-scored" | "chests-scored" | "winner";
export type ReasonKey = "game-over" | "no-such-seat" | "nature-only" | "not-nature" | "not-now" | "not-your-turn" | "no-chest" | "used-already" | "no-such-field" | "own-field" | "field-empty" | "no-such-office" | "occupied" | "full" | "needs-noble" | "too-few-figures" | "move-free" | "too-few-envoys" | "not-owed" | "noble-order" | "none-there" | "cannot-go-without" | "not-laid-out" | "none-left" | "owned" | "not-revealed" | "not-yours" | "not-scored" | "leave-order" | "region-placed" | "tile-placed" | "not-this-region" | "chest-not-there" | "kind-chosen" | "contract-dealt" | "not-due" | "no-such-tile";

export type Move =
  | { key: "space-one" }
  | { key: "supply"; field: Field }
  | { key: "occupy"; office: Office }
  | { key: "swap"; field: Field }
  | { key: "keep-field" }
  | { key: "aid"; aids: Aids }
  | { key: "sit"; figure: Figure }
  | { key: "pay-noble"; region: Region }
  | { key: "second-envoy" }
  | { key: "no-second" }
  | { key: "fetch"; region: Region }
  | { key: "go-without" }
  | { key: "exchange"; privilege: Privilege }
  | { key: "keep-chests" }
  | { key: "pick"; chest: Chest }
  | { key: "leave"; place: Place }
  | { key: "no-leave" }
  | { key: "ring"; region: Region }
  | { key: "tile"; region: Region; tile: Tile }
  | { key: "chest"; chest: Chest }
  | { key: "kind"; privilege: Privilege }
  | { key: "starter"; seat: Seat }
  | { key: "contract"; seat: Seat; contract: Contract }
  | { key: "row-region"; region: Region }
  | { key: "row-condition"; condition: Condition }
  | { key: "row-journey"; journey: Journey };

export type GameEvent =
  | { key: "ring"; region: Region; number: number }
  | { key: "tile"; region: Region; tile: Tile }
  | { key: "kind"; privilege: Privilege }
  | { key: "starter"; seat: Seat }
  | { key: "contract"; seat: Seat; contract: Contract }
  | { key: "row"; number: number; region: Region; condition: Condition }
  | { key: "king"; region: Region }
  | { key: "chest-field"; field: Field; chest: Chest }
  | { key: "chest-office"; office: Office; chest: Chest }
  | { key: "reshuffled" }
  | { key: "round"; number: number; number2: number }
  | { key: "space-one"; seat: Seat }
  | { key: "supply"; seat: Seat; field: Field }
  | { key: "swap"; seat: Seat; field: Field }
  | { key: "track-envoy"; seat: Seat }
  | { key: "got"; seat: Seat; figure: Figure; number: number }
  | { key: "fetched"; seat: Seat; figure: Figure; region: Region }
  | { key: "without"; seat: Seat; figure: Figure }
  | { key: "occupied"; seat: Seat; figure: Figure; office: Office }
  | { key: "paid"; seat: Seat; number: number; number2: number }
  | { key: "aid"; seat: Seat; chest: Chest }
  | { key: "second"; seat: Seat; office: Office }
  | { key: "took-chest"; seat: Seat; chest: Chest }
  | { key: "points-chest"; seat: Seat; number: number }
  | { key: "exchanged"; seat: Seat; privilege: Privilege }
  | { key: "points-privilege"; seat: Seat; privilege: Privilege; number: number }
  | { key: "drew-chest"; seat: Seat; chest: Chest }
  | { key: "scoring"; region: Region }
  | { key: "rank"; seat: Seat; number: number; number2: number; number3: number }
  | { key: "nobody"; region: Region }
  | { key: "bonus-points"; seat: Seat; region: Region; number: number }
  | { key: "revealed"; chest: Chest }
  | { key: "discarded"; chest: Chest }
  | { key: "left"; seat: Seat; figure: Figure; office: Office }
  | { key: "cleared"; region: Region }
  | { key: "journey"; region: Region }
  | { key: "returned"; seat: Seat; number: number; region: Region }
  | { key: "order"; seat: Seat }
  | { key: "contract-scored"; seat: Seat; contract: Contract; number: number }
  | { key: "chests-scored"; seat: Seat; number: number; number2: number; number3: number }
  | { key: "winner"; seat: Seat; number: number };

export type Reason =
  | { key: "game-over" }
  | { key: "no-such-seat"; number: number }
  | { key: "nature-only" }
  | { key: "not-nature" }
  | { key: "not-now" }
  | { key: "not-your-turn"; seat: Seat }
  | { key: "no-chest"; chest: Chest }
  | { key: "used-already"; chest: Chest }
  | { key: "no-such-field"; field: Field }
  | { key: "own-field"; field: Field }
  | { key: "field-empty"; field: Field }
  | { key: "no-such-office"; office: Office }
  | { key: "occupied"; office: Office }
  | { key: "full"; office: Office }
  | { key: "needs-noble"; office: Office }
  | { key: "too-few-figures"; number: number; number2: number }
  | { key: "move-free" }
  | { key: "too-few-envoys"; number: number; number2: number }
  | { key: "not-owed"; region: Region }
  | { key: "noble-order"; region: Region }
  | { key: "none-there"; figure: Figure; region: Region }
  | { key: "cannot-go-without" }
  | { key: "not-laid-out"; privilege: Privilege }
  | { key: "none-left"; privilege: Privilege }
  | { key: "owned"; privilege: Privilege }
  | { key: "not-revealed"; chest: Chest }
  | { key: "not-yours"; place: Place }
  | { key: "not-scored"; region: Region }
  | { key: "leave-order"; place: Place }
  | { key: "region-placed"; region: Region }
  | { key: "tile-placed"; tile: Tile }
  | { key: "not-this-region"; region: Region }
  | { key: "chest-not-there"; chest: Chest }
  | { key: "kind-chosen"; privilege: Privilege }
  | { key: "contract-dealt"; contract: Contract }
  | { key: "not-due"; seat: Seat }
  | { key: "no-such-tile" };

export interface Options {
  "privileges": "first-game" | "alternative" | "synergies" | "point-rain" | "quantity" | "publisher" | "random" | (string & {});
}

export type StauferView = {
  game: string;
  seat: number;
  step: string;
  round: number;
  set: string;
  privileges: {
    1?: number;
    4?: number;
    7?: number;
    10?: number;
    13?: number;
    16?: number;
    2?: number;
    5?: number;
    8?: number;
    11?: number;
    14?: number;
    3?: number;
    6?: number;
    9?: number;
    12?: number;
    15?: number;
  };
  pointPrivileges: number[];
  ring: string[];
  tiles: {
    aachen?: string;
    augsburg?: string;
    milano?: string;
    nijmegen?: string;
    palermo?: string;
    strasbourg?: string;
  };
  rows: {
    regions: string[];
    conditions: string[];
    journeys: number[];
  };
  king: string | null;
  order: number[];
  supplyTrack: number[];
  placementTrack: number[];
  player: number;
  spaceOne: boolean;
  field: string | null;
  target: string | null;
  aids: number;
  owed: {
    aachen?: number;
    palermo?: number;
    strasbourg?: number;
    augsburg?: number;
    milano?: number;
    nijmegen?: number;
  };
  offers: number;
  oranges: string[];
  revealed: string[];
  scored: string[];
  ranked: number[];
  leavers: number[];
  kept: string[];
  offices: {
    "aachen-1": {
      figures: string[];
      chests: string[];
    };
    "aachen-2": {
      figures: string[];
      chests: string[];
    };
    "aachen-3": {
      figures: string[];
      chests: string[];
    };
    "aachen-4": {
      figures: string[];
      chests: string[];
    };
    "augsburg-1": {
      figures: string[];
      chests: string[];
    };
    "augsburg-2": {
      figures: string[];
      chests: string[];
    };
    "augsburg-3": {
      figures: string[];
      chests: string[];
    };
    "milano-1": {
      figures: string[];
      chests: string[];
    };
    "milano-2": {
      figures: string[];
      chests: string[];
    };
    "milano-3": {
      figures: string[];
      chests: string[];
    };
    "milano-4": {
      figures: string[];
      chests: string[];
    };
    "nijmegen-1": {
      figures: string[];
      chests: string[];
    };
    "nijmegen-2": {
      figures: string[];
      chests: string[];
    };
    "nijmegen-3": {
      figures: string[];
      chests: string[];
    };
    "palermo-1": {
      figures: string[];
      chests: string[];
    };
    "palermo-2": {
      figures: string[];
      chests: string[];
    };
    "palermo-3": {
      figures: string[];
      chests: string[];
    };
    "strasbourg-1": {
      figures: string[];
      chests: string[];
    };
    "strasbourg-2": {
      figures: string[];
      chests: string[];
    };
    "strasbourg-3": {
      figures: string[];
      chests: string[];
    };
    "aachen-5"?: {
      figures: string[];
      chests: string[];
    };
    "augsburg-4"?: {
      figures: string[];
      chests: string[];
    };
    "milano-5"?: {
      figures: string[];
      chests: string[];
    };
    "nijmegen-4"?: {
      figures: string[];
      chests: string[];
    };
    "nijmegen-5"?: {
      figures: string[];
      chests: string[];
    };
    "palermo-4"?: {
      figures: string[];
      chests: string[];
    };
    "strasbourg-4"?: {
      figures: string[];
      chests: string[];
    };
  };
  payments: {
    aachen: number[][];
    augsburg: number[][];
    milano: number[][];
    nijmegen: number[][];
    palermo: number[][];
    strasbourg: number[][];
  };
  fields: {
    "envoy-and-noble": string[];
    noble: string[];
    "two-envoys": string[];
    "one-envoy": string[];
    nothing?: string[];
  };
  pile: {
    "points-2"?: number;
    "points-3"?: number;
    "points-4"?: number;
    "points-5"?: number;
    "envoys-1"?: number;
    "envoys-2"?: number;
    "envoys-3"?: number;
    noble?: number;
    "space-one"?: number;
    supply?: number;
    "free-move"?: number;
    "cheap-place"?: number;
    "leave-figure"?: number;
    brown?: number;
    violet?: number;
  };
  discard: {
    noble?: number;
    "points-3"?: number;
    supply?: number;
    violet?: number;
    "points-4"?: number;
    brown?: number;
    "space-one"?: number;
    "points-2"?: number;
    "points-5"?: number;
    "envoys-2"?: number;
    "envoys-3"?: number;
    "envoys-1"?: number;
    "leave-figure"?: number;
    "free-move"?: number;
    "cheap-place"?: number;
  };
  over: boolean;
  sides: {
    court: number[];
    province: number[];
    score: number;
    privileges: string[];
    turquoise: {
      supply?: number;
      "space-one"?: number;
      "free-move"?: number;
      "leave-figure"?: number;
      "cheap-place"?: number;
    };
    brown: number;
    violet: number;
    contracts: string[];
    due: number[];
  }[];
};
