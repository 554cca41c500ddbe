/** What page and server say to each other; docs/protocol.md is the specification. */

export type Seat = number;
export const NATURE: Seat = -1;

export interface User {
  id: string;
  name: string;
  login: string | null;
}

export interface OptionInfo {
  key: string;
  rule?: string;
  choices: string[];
  default: string;
  needs?: string | null;
  others?: boolean;
}

export interface GameInfo {
  id: string;
  seats: { least: number; most: number };
  options: OptionInfo[];
  bots: string[];
  /** Who sits down where nobody chose. */
  usual?: string;
  /** Characters by level. */
  characters?: Record<string, string[]>;
  languages: string[];
  edition?: { id: string; hash: string };
  editions?: string[];
  reconstructed?: unknown;
}

export interface SeatInfo {
  seat: Seat;
  kind: "human" | "open" | "bot" | (string & {});
  name: string | null;
  bot: string | null;
  taken: boolean;
  here: boolean;
  resigned: boolean;
  driver: string | null;
}

export interface ClockSettings {
  kind: "none" | "move" | "game" | "days";
  seconds: number;
  increment: number;
}

export interface Settings {
  undo: "off" | "own" | "all";
  spectators: "off" | "delayed" | "after";
  delay: number;
  chat: boolean;
  hints: boolean;
  bot: string;
  grace: number;
  clock: ClockSettings;
  /** The number of a guided first game; 0 for none. */
  lesson?: number;
}

export type Status = "open" | "running" | "over" | "frozen" | "closed" | (string & {});

export interface Summary {
  id: string;
  game: string;
  status: Status;
  created: number;
  changed: number;
  options: Record<string, string>;
  edition: string | null | Record<string, unknown>;
  settings: Settings;
  commit: string | null;
  owner: boolean;
  you: Seat | null;
  yours?: Seat[];
  seats: SeatInfo[];
  asked: Seat[];
  public: boolean;
  /** Where a match comes from that was not opened at a table of its own. */
  origin?: Origin | null;
}

/** A record that was brought, or another way on from a finished match. */
export type Origin = { kind: "upload" } | { kind: "branch"; match: string; entry: number };

/** An event and its arguments: numbers, or places in the list of a domain's names. */
export type Note = [event: string, ...args: number[]];

export type TableEntry = { what: string; text?: string; target?: number; yes?: boolean; bot?: string; why?: string } & Record<
  string,
  unknown
>;

export interface Item {
  i: number;
  seat: Seat;
  at: number;
  move?: string;
  hidden?: true;
  undo?: number[];
  all?: true;
  table?: TableEntry;
  result?: unknown;
  notes?: Note[];
}

export interface Question {
  q: number;
  step: string;
  moves: string[];
}

export interface ClockState {
  kind: ClockSettings["kind"];
  /** What a seat had left when its clock was last started or stopped, in milliseconds. */
  left: number[];
  /** Since when the clocks of seats run, in the server's time. */
  running: Record<string, number>;
}

/** A clock and what the server's time is ahead of this device's. */
export type RunningClock = ClockState & { ahead: number };

/** What a seat has left at a moment of this device. */
export function timeLeft(clock: RunningClock, seat: Seat, now: number): number {
  const since = clock.running[seat];
  const gone = since === undefined ? 0 : Math.max(0, now + clock.ahead - since);
  return Math.max(0, (clock.left[seat] ?? 0) - gone);
}

/** When a clock begins to warn, in milliseconds before its end. */
export function shortOf(clock: ClockState): number {
  return clock.kind === "days" ? 3_600_000 : 30_000;
}

export interface Offer {
  seat: Seat;
  target?: number;
  i?: number;
  agreed?: Seat[];
}

export interface ScoreRow {
  seat: Seat;
  /** None where a match ended early. */
  total: number | null;
  place: number;
  items: { key: string; points: number }[];
  ties: number[];
}

export type View = { game: string; seat: number; step: string; round?: number; over: boolean; sides?: unknown[] } & Record<
  string,
  unknown
>;

export interface Update {
  type: "update";
  /** The server's time. */
  now: number;
  items: Item[];
  view: View | null;
  question: Question | null;
  asked: Seat[];
  undo: number | null;
  offer: Offer | null;
  clock: ClockState | null;
  summary: Summary;
  scores: unknown;
  /** What lies ahead of the viewer, as the rules of the engine say; each game has its own. */
  facts?: Record<string, unknown> | null;
}

/** The table as it was after an item of a stream. */
export interface Past {
  i: number;
  /** None before the beginning. */
  view: View | null;
  /** What was asked then, for who wants to know it after the end. */
  question: Question | null;
  facts?: Record<string, unknown> | null;
}

/** A whole stream, and after the end the entry of the record that brought each item. */
export interface Stretch {
  items: Item[];
  entries: number[] | null;
}

/** What the analysis of a finished match has found so far. Chances are from 0 to 1; `half` is half the width of an interval. */
export interface Analysis {
  analysis: number;
  settings: Record<string, number>;
  finished: boolean;
  done: number;
  of: number;
  /** After which entry of the record; 0 before the first. */
  chances: { n: number; mean: number[]; half: number[] }[];
  decisions: Judged[];
  luck: { from: number; to: number; gain: number[]; half: number[] }[];
  split: Split[];
  /** `seat` is who moved, -1 for chance. */
  turning: { n: number; seat: Seat; change: number[] }[];
}

export type Mark = "" | "inaccuracy" | "mistake" | "blunder";

/** A decision, what was played and what would have been better. */
export interface Judged {
  n: number;
  seat: Seat;
  move: string;
  best: string;
  loss: number;
  half: number;
  mark: Mark;
  others: { move: string; value: number }[];
  worlds: number;
}

/** How much of a seat's result came by luck, by its own decisions and by those of others. */
export interface Split {
  seat: Seat;
  luck: number;
  luck_half: number;
  own: number;
  own_half: number;
  rivals: number;
  rivals_half: number;
  loss: number;
  loss_half: number;
}

export interface AnalysisState {
  state: "off" | "none" | "waiting" | "running" | "done" | "failed";
  /** How many others are analysed before. */
  ahead: number;
  done: number;
  of: number;
  /** Left out where nothing is new. */
  result: Analysis | null;
}

export interface Ack {
  type: "ack";
  id: string;
  i: number | null;
}

export interface Failure {
  type: "error";
  id?: string;
  code: string;
  message: string;
  field?: string;
  seconds?: number;
  question?: number;
  rule?: string;
  reason?: string;
  args?: number[];
}

export interface HintAnswer {
  type: "hint";
  id: string;
  move: string;
}

export interface WhyAnswer {
  type: "why";
  id: string;
  /** None where nothing speaks against the move. */
  rule: string | null;
  reason: string | null;
  args: number[] | null;
}

export type FromServer = Update | Ack | Failure | HintAnswer | WhyAnswer | { type: "ping" };

export type Command =
  | { type: "move"; q: number; move: string }
  | { type: "undo"; i: number }
  | { type: "ask-undo"; i: number }
  | { type: "answer-undo"; yes: boolean }
  | { type: "chat"; text: string }
  | { type: "resign" }
  | { type: "take-over"; seat: Seat }
  | { type: "hand-back" }
  | { type: "hint" }
  | { type: "why"; move: string };

export type Message = Command & { id: string };

export interface NewSeat {
  kind: "me" | "open" | "bot";
  bot?: string;
  name?: string;
}

export interface NewMatch {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  edition?: string;
  settings?: Partial<Settings>;
  public?: boolean;
}

export interface Opened {
  match: Summary;
  invitations: Record<string, string>;
  tokens: Record<string, string>;
}

/** Scores come as a list, or by seat; either way the page wants rows in the order of the seats. */
export function readScores(data: unknown): ScoreRow[] {
  if (data === null || typeof data !== "object") return [];
  const inner = (data as { seats?: unknown }).seats ?? data;
  const rows = Array.isArray(inner)
    ? inner.map((row, seat) => [seat, row] as const)
    : Object.entries(inner as object).map(([seat, row]) => [Number(seat), row] as const);
  const read: ScoreRow[] = [];
  for (const [seat, row] of rows) {
    if (row === null || typeof row !== "object") continue;
    const score = row as Partial<ScoreRow> & { items?: unknown };
    if (typeof score.total !== "number" && typeof score.place !== "number") continue;
    read.push({
      seat: score.seat ?? seat,
      total: score.total ?? null,
      place: score.place ?? 0,
      items: readItems(score.items),
      ties: score.ties ?? [],
    });
  }
  return read.sort((a, b) => a.seat - b.seat);
}

function readItems(items: unknown): ScoreRow["items"] {
  if (Array.isArray(items)) {
    return items.map((item) => (Array.isArray(item) ? { key: String(item[0]), points: Number(item[1]) } : (item as ScoreRow["items"][0])));
  }
  if (items !== null && typeof items === "object") {
    return Object.entries(items).map(([key, points]) => ({ key, points: Number(points) }));
  }
  return [];
}
