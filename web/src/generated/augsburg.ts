// Types of augsburg, rules 1. Made by `hoftag export augsburg --format ts`; do not edit.

export type Amends = "money" | "prestige";
export type Bid = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45" | "46" | "47" | "48" | "49" | "50" | "51" | "52" | "53" | "54" | "55" | "56" | "57" | "58" | "59" | "60" | "61" | "62" | "63" | "64" | "65" | "66" | "67" | "68" | "69" | "70" | "71" | "72" | "73" | "74" | "75" | "76" | "77" | "78" | "79" | "80";
export type Building = "church" | "cathedral";
export type Card = "philipp-1" | "philipp-2" | "philipp-3" | "philipp-4" | "philipp-5" | "philipp-6" | "philipp-7" | "philipp-8" | "philipp-9" | "philipp-10" | "philipp-11" | "philipp-12" | "philipp-13" | "philipp-14" | "philipp-15" | "philipp-16" | "philipp-17" | "louise-1" | "louise-2" | "louise-3" | "louise-4" | "louise-5" | "louise-6" | "louise-7" | "louise-8" | "louise-9" | "louise-10" | "louise-11" | "louise-12" | "louise-13" | "louise-14" | "louise-15" | "louise-16" | "louise-17" | "leo-1" | "leo-2" | "leo-3" | "leo-4" | "leo-5" | "leo-6" | "leo-7" | "leo-8" | "leo-9" | "leo-10" | "leo-11" | "leo-12" | "leo-13" | "leo-14" | "leo-15" | "leo-16" | "leo-17" | "maria-1" | "maria-2" | "maria-3" | "maria-4" | "maria-5" | "maria-6" | "maria-7" | "maria-8" | "maria-9" | "maria-10" | "maria-11" | "maria-12" | "maria-13" | "maria-14" | "maria-15" | "maria-16" | "maria-17" | "joker";
export type Category = "factory" | "nobility" | "office";
export type Noble = "philipp" | "louise" | "leo" | "maria" | "maximilian";
export type Points = "6" | "7";
export type Price = "200" | "250" | "300" | "350" | "400";
export type Privilege = "p1" | "p2" | "p3" | "p4" | "p5" | "p6" | "p7" | "p8" | "p9" | "p10";
export type Right = "coat-of-arms" | "letter-of-nobility" | "mint-master" | "master-builder" | "church" | "cathedral";
export type Seat = "0" | "1" | "2" | "3" | "4";
export type Stage = "factory-1" | "factory-2" | "factory-3" | "factory-4" | "nobility-1" | "nobility-2" | "nobility-3" | "nobility-4" | "office-1" | "office-2" | "office-3" | "office-4";
export type Symbol = "factory" | "nobility" | "office" | "money" | "prestige-6" | "prestige-7" | "cards";
export type Tile = "coat-of-arms" | "letter-of-nobility" | "mint-master" | "master-builder";
export type Step = "starter" | "display" | "deal" | "top-price" | "buy" | "unwanted" | "round" | "visit" | "auction" | "show" | "pay-bid" | "take" | "use" | "compensation" | "draw" | "discard" | "phase-two" | "shortage" | "give";
export type Verb = "buy" | "done" | "pass" | "bid" | "show" | "take" | "collect" | "prestige" | "draw-two" | "advance" | "seize" | "factory-money" | "right" | "build" | "lapse" | "extra" | "end" | "compensation" | "discard" | "give" | "starter" | "open" | "deal" | "top" | "on-top";
export type EventKey = "starter" | "opened" | "free" | "offered" | "free-card" | "offered-card" | "top" | "bought" | "paid" | "on-top" | "reshuffled" | "round" | "auction" | "bid" | "held" | "passed" | "skipped" | "shown" | "won" | "consoled" | "took" | "collected" | "prestige" | "drew" | "drew-card" | "discarded" | "advanced" | "seized" | "amends-money" | "amends-prestige" | "factory-money" | "right" | "built" | "lapsed" | "barrier" | "income" | "round-prestige" | "shortage" | "gave" | "gave-card" | "shuffled-all" | "winner";
export type ReasonKey = "game-over" | "no-such-seat" | "nature-only" | "not-nature" | "not-now" | "already-chosen" | "not-your-turn" | "not-offered" | "out-of-order" | "too-dear" | "passed-already" | "own-bid" | "below-bid" | "above-ceiling" | "no-certificate" | "not-in-hand" | "not-matching" | "needs-real" | "too-few-left" | "enough-shown" | "not-in-showdown" | "not-on-display" | "no-uses-left" | "uses-left" | "no-symbol" | "no-cards" | "highest-stage" | "tile-displayed" | "tile-not-displayed" | "not-holder" | "needs-stage" | "owned" | "no-builder" | "extra-used" | "not-robbed" | "no-hand" | "opened-already" | "not-due" | "not-in-pile" | "not-discarded" | "no-such-price" | "top-has-price";

export type Move =
  | { key: "buy"; card: Card }
  | { key: "done" }
  | { key: "pass" }
  | { key: "bid"; bid: Bid }
  | { key: "show"; card: Card }
  | { key: "take"; privilege: Privilege }
  | { key: "collect" }
  | { key: "prestige"; points: Points }
  | { key: "draw-two" }
  | { key: "advance"; category: Category }
  | { key: "seize"; category: Category; seat: Seat }
  | { key: "factory-money" }
  | { key: "right"; tile: Tile }
  | { key: "build"; building: Building }
  | { key: "lapse" }
  | { key: "extra"; building: Building }
  | { key: "end" }
  | { key: "compensation"; amends: Amends }
  | { key: "discard"; card: Card }
  | { key: "give"; card: Card }
  | { key: "starter"; seat: Seat }
  | { key: "open"; privilege: Privilege }
  | { key: "deal"; seat: Seat; card: Card }
  | { key: "top"; price: Price }
  | { key: "on-top"; card: Card };

export type GameEvent =
  | { key: "starter"; seat: Seat }
  | { key: "opened"; privilege: Privilege }
  | { key: "free"; seat: Seat; number: number }
  | { key: "offered"; seat: Seat; number: number }
  | { key: "free-card"; seat: Seat; card: Card }
  | { key: "offered-card"; seat: Seat; card: Card }
  | { key: "top"; price: Price }
  | { key: "bought"; seat: Seat; number: number }
  | { key: "paid"; seat: Seat; number: number; number2: number }
  | { key: "on-top"; card: Card }
  | { key: "reshuffled" }
  | { key: "round"; number: number; number2: number }
  | { key: "auction"; noble: Noble; seat: Seat }
  | { key: "bid"; seat: Seat; bid: Bid }
  | { key: "held"; seat: Seat; bid: Bid }
  | { key: "passed"; seat: Seat }
  | { key: "skipped"; noble: Noble }
  | { key: "shown"; seat: Seat; card: Card }
  | { key: "won"; seat: Seat; noble: Noble }
  | { key: "consoled"; seat: Seat; number: number }
  | { key: "took"; seat: Seat; privilege: Privilege }
  | { key: "collected"; seat: Seat; number: number }
  | { key: "prestige"; seat: Seat; number: number }
  | { key: "drew"; seat: Seat; number: number }
  | { key: "drew-card"; seat: Seat; card: Card }
  | { key: "discarded"; seat: Seat; card: Card }
  | { key: "advanced"; seat: Seat; stage: Stage }
  | { key: "seized"; seat: Seat; seat2: Seat; stage: Stage }
  | { key: "amends-money"; seat: Seat; number: number }
  | { key: "amends-prestige"; seat: Seat; number: number }
  | { key: "factory-money"; seat: Seat; number: number }
  | { key: "right"; seat: Seat; right: Right }
  | { key: "built"; seat: Seat; building: Building; number: number }
  | { key: "lapsed"; seat: Seat; number: number }
  | { key: "barrier"; seat: Seat; number: number; number2: number }
  | { key: "income"; seat: Seat; number: number }
  | { key: "round-prestige"; seat: Seat; number: number; number2: number; number3: number }
  | { key: "shortage"; number: number; number2: number }
  | { key: "gave"; seat: Seat }
  | { key: "gave-card"; seat: Seat; card: Card }
  | { key: "shuffled-all" }
  | { key: "winner"; seat: Seat; number: number };

export type Reason =
  | { key: "game-over" }
  | { key: "no-such-seat"; number: number }
  | { key: "nature-only" }
  | { key: "not-nature" }
  | { key: "not-now" }
  | { key: "already-chosen" }
  | { key: "not-your-turn"; seat: Seat }
  | { key: "not-offered"; card: Card }
  | { key: "out-of-order"; card: Card }
  | { key: "too-dear"; number: number; number2: number }
  | { key: "passed-already" }
  | { key: "own-bid" }
  | { key: "below-bid"; bid: Bid }
  | { key: "above-ceiling"; number: number }
  | { key: "no-certificate"; noble: Noble }
  | { key: "not-in-hand"; card: Card }
  | { key: "not-matching"; card: Card; noble: Noble }
  | { key: "needs-real" }
  | { key: "too-few-left"; number: number }
  | { key: "enough-shown" }
  | { key: "not-in-showdown" }
  | { key: "not-on-display"; privilege: Privilege }
  | { key: "no-uses-left" }
  | { key: "uses-left"; number: number }
  | { key: "no-symbol"; symbol: Symbol }
  | { key: "no-cards" }
  | { key: "highest-stage"; category: Category }
  | { key: "tile-displayed"; stage: Stage }
  | { key: "tile-not-displayed"; stage: Stage }
  | { key: "not-holder"; seat: Seat; stage: Stage }
  | { key: "needs-stage"; stage: Stage }
  | { key: "owned"; right: Right }
  | { key: "no-builder" }
  | { key: "extra-used" }
  | { key: "not-robbed" }
  | { key: "no-hand" }
  | { key: "opened-already"; privilege: Privilege }
  | { key: "not-due"; seat: Seat }
  | { key: "not-in-pile"; card: Card }
  | { key: "not-discarded"; card: Card }
  | { key: "no-such-price"; price: Price }
  | { key: "top-has-price"; price: Price };

export interface Options {
  "start-player": "random" | "first-seat";
  "hand-sizes": "hidden" | "shown";
}

export type AugsburgView = {
  game: string;
  seat: number;
  step: string;
  round: number;
  rounds: number;
  noble: string | null;
  beginner: number;
  turn: number;
  high: number;
  setter: number;
  passed: number[];
  waiting: number[];
  display: string[];
  next: string[];
  taken: string | null;
  symbols: string[];
  uses: number;
  extra: boolean;
  tiles: {
    factory: number[];
    nobility: number[];
    office: number[];
  };
  stacks: {
    "coat-of-arms": {
      left: number;
      top: number;
    };
    "letter-of-nobility": {
      left: number;
      top: number;
    };
    "mint-master": {
      left: number;
      top: number;
    };
    "master-builder": {
      left: number;
      top: number;
    };
    church?: {
      left: number;
      top: number;
    };
    cathedral?: {
      left: number;
      top: number;
    };
  };
  topPrice: number | null;
  topDiscard: string | null;
  over: boolean;
  sides: {
    stages: {
      factory: number;
      nobility: number;
      office: number;
    };
    rights: {
      cathedral?: number;
      church?: number;
      "coat-of-arms"?: number;
      "mint-master"?: number;
      "letter-of-nobility"?: number;
      "master-builder"?: number;
    };
    prestige: number;
    field: number;
    barrier: number | null;
    bid: number;
    bought: number;
    dueFree: number;
    dueOffer: number;
    offerSize: number;
    shown: string[] | null;
    hand?: string[];
    offer?: string[];
    picked?: string[];
    money?: number;
    handSize?: number;
  }[];
};
