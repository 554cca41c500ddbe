// Types of tallinn, rules 1. Made by `hoftag export tallinn --format ts`; do not edit.

export type Card = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "legate";
export type Cards = string;
export type Chronicle = "c1" | "c2" | "c3" | "c4" | "c5" | "c6";
export type Estate = "merchant" | "knight" | "monk";
export type Half = "1a" | "1b" | "2a" | "2b" | "3a" | "3b" | "4a" | "4b" | "5a" | "5b" | "6a" | "6b" | "7a" | "7b" | "8a" | "8b" | "9a" | "9b" | "10a" | "10b" | "legate-a" | "legate-b";
export type Interim = "i" | "ii";
export type Order = string;
export type Seat = "0" | "1" | "2" | "3";
export type Start = "s1" | "s2" | "s3" | "s4" | "s5" | "s6";
export type Step = "deal" | "chronicle-cards" | "exchange" | "round" | "select" | "shield-contest" | "towers" | "tower-order" | "tower-in-order" | "draw" | "interim-scoring" | "payment" | "shields-at-end" | "final-scoring";
export type Verb = "play" | "no-tower" | "turn" | "lay" | "exchange" | "contest" | "add" | "no-payment" | "pay" | "start" | "draw" | "lot" | "chronicle";
export type EventKey = "start" | "drew" | "drew-card" | "task" | "exchanged" | "round" | "played" | "named" | "compared" | "contest" | "no-tower" | "turned" | "laid" | "laid-card" | "lot" | "task-scored" | "task-missed" | "paid" | "not-paid" | "added" | "final-estate" | "payment" | "towers-up" | "towers" | "winner";
export type ReasonKey = "game-over" | "no-such-seat" | "nature-only" | "not-nature" | "not-now" | "already-chosen" | "no-cards" | "not-in-hand" | "no-legate" | "no-chronicle" | "no-shields" | "no-contest" | "not-your-turn" | "is-tower" | "not-in-display" | "cannot-pay" | "too-few-paid" | "too-many-paid" | "not-fewest" | "not-tied" | "has-start" | "start-taken" | "not-due" | "not-in-pile" | "lies-under" | "not-tied-for-order" | "task-laid" | "chronicle-taken";

export type Move =
  | { key: "play"; half: Half }
  | { key: "no-tower" }
  | { key: "turn"; card: Card }
  | { key: "lay"; card: Card }
  | { key: "exchange"; order: Order }
  | { key: "contest"; estate: Estate }
  | { key: "add"; estate: Estate }
  | { key: "no-payment" }
  | { key: "pay"; cards: Cards }
  | { key: "start"; seat: Seat; start: Start }
  | { key: "draw"; seat: Seat; card: Card }
  | { key: "lot"; seat: Seat }
  | { key: "chronicle"; interim: Interim; chronicle: Chronicle };

export type GameEvent =
  | { key: "start"; seat: Seat; start: Start }
  | { key: "drew"; seat: Seat }
  | { key: "drew-card"; seat: Seat; card: Card }
  | { key: "task"; interim: Interim; chronicle: Chronicle }
  | { key: "exchanged"; seat: Seat; number: number }
  | { key: "round"; number: number }
  | { key: "played"; seat: Seat; half: Half }
  | { key: "named"; seat: Seat; estate: Estate }
  | { key: "compared"; seat: Seat; seat2: Seat; estate: Estate; number: number; number2: number; number3: number }
  | { key: "contest"; seat: Seat; estate: Estate; number: number }
  | { key: "no-tower"; seat: Seat }
  | { key: "turned"; seat: Seat; card: Card }
  | { key: "laid"; seat: Seat }
  | { key: "laid-card"; seat: Seat; card: Card }
  | { key: "lot"; seat: Seat }
  | { key: "task-scored"; seat: Seat; interim: Interim; number: number }
  | { key: "task-missed"; seat: Seat; interim: Interim }
  | { key: "paid"; seat: Seat; cards: Cards; number: number }
  | { key: "not-paid"; seat: Seat }
  | { key: "added"; seat: Seat; estate: Estate }
  | { key: "final-estate"; seat: Seat; estate: Estate; number: number; number2: number }
  | { key: "payment"; seat: Seat; seat2: Seat; estate: Estate }
  | { key: "towers-up"; seat: Seat; cards: Cards }
  | { key: "towers"; seat: Seat; number: number; number2: number }
  | { key: "winner"; seat: Seat; number: number };

export type Reason =
  | { key: "game-over" }
  | { key: "no-such-seat"; number: number }
  | { key: "nature-only" }
  | { key: "not-nature" }
  | { key: "not-now" }
  | { key: "already-chosen" }
  | { key: "no-cards" }
  | { key: "not-in-hand"; card: Card }
  | { key: "no-legate" }
  | { key: "no-chronicle" }
  | { key: "no-shields" }
  | { key: "no-contest" }
  | { key: "not-your-turn"; seat: Seat }
  | { key: "is-tower"; card: Card }
  | { key: "not-in-display"; card: Card }
  | { key: "cannot-pay"; estate: Estate; number: number }
  | { key: "too-few-paid"; estate: Estate; number: number; number2: number }
  | { key: "too-many-paid"; card: Card }
  | { key: "not-fewest"; estate: Estate }
  | { key: "not-tied" }
  | { key: "has-start"; seat: Seat }
  | { key: "start-taken"; start: Start }
  | { key: "not-due"; seat: Seat }
  | { key: "not-in-pile"; card: Card }
  | { key: "lies-under"; card: Card }
  | { key: "not-tied-for-order"; seat: Seat }
  | { key: "task-laid"; interim: Interim }
  | { key: "chronicle-taken"; chronicle: Chronicle };

export interface Options {
  "legate": "off" | "on";
  "chronicle": "off" | "on";
  "towers": "together" | "leader-first";
  "chronicle-start-card": "off" | "on";
}

export type TallinnView = {
  game: string;
  seat: number;
  step: string;
  round: number;
  legate: boolean;
  chronicle: boolean;
  leaderFirst: boolean;
  startCounts: boolean;
  tasks: string[];
  waiting: number[];
  order: number[];
  over: boolean;
  sides: {
    start: string | null;
    handSize: number;
    pileSize: number;
    underSize: number;
    display: string[];
    turned: string[];
    laidNumber: number;
    paid: string[];
    persons: number[];
    points: number;
    scoreCard: {
      side: string;
      field: number;
      coins: string[];
    };
    contestPoints: number[];
    taskPoints: number[];
    exchanged: number;
    contests: number;
    played: string | null;
    contest: string | null;
    due: number;
    added: string | null;
    answered: boolean;
    hand?: string[];
    pile?: string[];
    under?: string[];
    sealed?: string | null;
    laid?: string[];
  }[];
};
