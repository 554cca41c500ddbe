/** Items of a stream as lines of a log, as the terminal tells them. */
import { NATURE, type Item, type Note, type Seat } from "$lib/protocol/types";
import type { Texts } from "./texts";
import type { Words } from "./words";

export interface Line {
  /** The number of the (first) item. */
  i: number;
  seat: Seat;
  at: number;
  text: string;
  kind: "game" | "round" | "undo" | "chat" | "table" | "end";
  /** Taken back later. */
  taken: boolean;
  /** It names the reader. */
  mine: boolean;
}

/**
 * Leave out a public note where the reader knows more: the next one says the same and who or what exactly.
 * Such a twin's key goes on where the first one's ends (`drew`, `drew-card`).
 */
export function withoutTwins(notes: readonly Note[], words: Words): Note[] {
  const kept: Note[] = [];
  for (const note of notes) {
    const before = kept.at(-1);
    if (before && note[0].startsWith(`${before[0]}-`) && beginsAlike(before, note, words)) kept.pop();
    kept.push(note);
  }
  return kept;
}

function beginsAlike(first: Note, second: Note, words: Words): boolean {
  const places = words.events.get(first[0])?.places ?? [];
  const others = words.events.get(second[0])?.places ?? [];
  if (others.length <= places.length) return false;
  return places.every(([place], n) => others[n]?.[0] === place && first[n + 1] === second[n + 1]);
}

/** What tells notes: the texts, or what remembers their sentences. */
export type Telling = Pick<Texts, "note" | "part" | "join">;

/** Notes as lines, each with the place of its first note; several of a kind share a line where the texts allow it. */
export function sentences(texts: Telling, notes: readonly Note[], names: readonly string[], me: Seat): [number, string][] {
  const lines: [number, string][] = [];
  let place = 0;
  for (const group of groups(notes, (note) => texts.part(note, "many", names, me) ?? texts.note(note, names, me))) {
    const [first] = group;
    if (!first) continue;
    if (group.length === 1) {
      lines.push([place, texts.note(first, names, me)]);
    } else {
      const together = texts.part(first, "many", names, me, itemsOf(texts, group, names, me));
      const single = texts.note(first, names, me);
      lines.push([place, together ?? `${single.replace(/\.$/, "")} (${group.length}×).`]);
    }
    place += group.length;
  }
  return lines;
}

function itemsOf(texts: Telling, notes: readonly Note[], names: readonly string[], me: Seat): string {
  const head = (note: Note) => texts.part(note, "head", names, me) ?? "";
  const rows = groups(notes, head).map((group) => ({
    head: group[0] ? head(group[0]) : "",
    items: group.map((note) => texts.part(note, "item", names, me) ?? ""),
  }));
  if (rows[0]?.head) return rows.map((row) => `${row.head}: ${row.items.join(", ")}`).join("; ");
  return texts.join(once(rows[0]?.items ?? []));
}

/** Lines that follow themselves are told once, with how often. */
export function once(lines: readonly string[]): string[] {
  return groups(lines, (line) => line).map((same) => {
    const [line = ""] = same;
    if (same.length === 1) return line;
    return line.endsWith(")") ? `${same.length}× ${line}` : `${line} (${same.length}×)`;
  });
}

function groups<T>(list: readonly T[], key: (item: T) => string): T[][] {
  const found: T[][] = [];
  let last: string | null = null;
  for (const item of list) {
    const now = key(item);
    if (now !== last) found.push([]);
    found.at(-1)?.push(item);
    last = now;
  }
  return found;
}

/** Speaks like the texts, but says every sentence only once to itself: a log is told again with each move. */
class Teller {
  readonly #texts: Texts;
  readonly #said = new Map<string, string | null>();

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  note(note: Note, names: readonly string[], me: Seat): string {
    return this.#once(`${me} ${note.join(" ")}`, () => this.#texts.note(note, names, me)) ?? "";
  }

  part(note: Note, part: "many" | "item" | "head", names: readonly string[], me: Seat, items = ""): string | null {
    return this.#once(`${me} ${part} ${note.join(" ")} ${items}`, () => this.#texts.part(note, part, names, me, items));
  }

  join(names: readonly string[]): string {
    return this.#texts.join(names);
  }

  #once(key: string, tell: () => string | null): string | null {
    let told = this.#said.get(key);
    if (told === undefined) {
      told = tell();
      this.#said.set(key, told);
    }
    return told;
  }
}

const tellers = new WeakMap<Texts, { names: string; teller: Teller }>();

function tellerOf(texts: Texts, names: readonly string[]): Teller {
  const key = names.join("\n");
  let known = tellers.get(texts);
  if (known?.names !== key) {
    known = { names: key, teller: new Teller(texts) };
    tellers.set(texts, known);
  }
  return known.teller;
}

/** The whole stream so far in lines. */
export function story(texts: Texts, items: readonly Item[], names: readonly string[], me: Seat): Line[] {
  const words = texts.words;
  if (!words) return [];
  const teller = tellerOf(texts, names);
  const taken = new Set(items.flatMap((item) => item.undo ?? []));
  const lines: Line[] = [];
  let waiting: { item: Item; note: Note }[] = [];
  const flush = () => {
    for (const [place, text] of sentences(
      teller,
      waiting.map(({ note }) => note),
      names,
      me,
    )) {
      const from = waiting[place];
      if (!from) continue;
      const seat = seatOf(from.note, words) ?? from.item.seat;
      lines.push({
        i: from.item.i,
        seat,
        at: from.item.at,
        text,
        kind: from.note[0] === "round" ? "round" : from.note[0] === "winner" ? "end" : "game",
        taken: taken.has(from.item.i),
        mine: me >= 0 && seats(from.note, words).includes(me),
      });
    }
    waiting = [];
  };
  const add = (item: Item, text: string, kind: Line["kind"]) => {
    flush();
    lines.push({ i: item.i, seat: item.seat, at: item.at, text, kind, taken: taken.has(item.i), mine: item.seat === me });
  };
  items.forEach((item, n) => {
    const you = item.seat === me && me >= 0 ? "seat" : "nobody";
    const seat = texts.seat(item.seat, names);
    if (item.undo) {
      add(item, texts.text("took-back", { you, seat, number: item.undo[0] ?? 0 }), "undo");
    } else if (item.table) {
      const told = tableLine(texts, item, names, me);
      if (told) add(item, told, item.table.what === "chat" ? "chat" : "table");
    } else if (item.seat !== NATURE && !item.notes) {
      if (item.hidden) {
        if (items[n - 1]?.seat !== item.seat || !items[n - 1]?.hidden) add(item, texts.text("has-chosen", { you, seat }), "game");
      } else if (item.move !== undefined && !toldSoon(items, n, words)) {
        add(item, texts.did(item.seat, item.move, names, me), "game");
      }
    }
    // What was taken back stands apart from what came instead.
    const last = waiting.at(-1);
    if (last && taken.has(last.item.i) !== taken.has(item.i)) flush();
    for (const note of withoutTwins(item.notes ?? [], words)) waiting.push({ item, note });
  });
  flush();
  return lines;
}

/** Whether a revealed answer is told by the notes that come with it. */
function toldSoon(items: readonly Item[], n: number, words: Words): boolean {
  const item = items[n];
  for (const next of items.slice(n + 1)) {
    if (!item || next.at !== item.at || next.seat === NATURE) return false;
    if (next.notes) return next.notes.some((note) => seats(note, words)[0] === item.seat);
  }
  return false;
}

function seats(note: Note, words: Words): Seat[] {
  const places = words.events.get(note[0])?.places ?? [];
  return places.flatMap(([, domain], n) => (domain === "seat" ? [note[n + 1] as number] : []));
}

function seatOf(note: Note, words: Words): Seat | undefined {
  return seats(note, words)[0];
}

/** What is told of an entry beside the moves; the deal's own entries speak only when verified. */
function tableLine(texts: Texts, item: Item, names: readonly string[], me: Seat): string | null {
  const entry = item.table;
  if (!entry) return null;
  if (entry.what === "chat") return entry.text ?? "";
  const key = `table-${entry.what}`;
  if (!texts.has(key)) return null;
  const you = item.seat === me && me >= 0 ? "seat" : "nobody";
  const why = typeof entry.why === "string" ? entry.why : "none";
  return texts.text(key, { you, seat: texts.seat(item.seat, names), why, yes: entry.yes === true ? "yes" : "no" });
}

/**
 * The last item of one's own last turn: after it others played. While one is still at one's turn, what happened before it
 * stays in sight.
 */
export function lastTurn(items: readonly Item[], me: Seat): number {
  if (me < 0) return 0;
  const taken = new Set(items.flatMap((item) => item.undo ?? []));
  const plays = items.filter((item) => item.seat >= 0 && (item.move !== undefined || item.hidden) && !taken.has(item.i));
  let n = plays.length - 1;
  while (n >= 0 && plays[n]?.seat === me) n -= 1;
  while (n >= 0 && plays[n]?.seat !== me) n -= 1;
  return plays[n]?.i ?? 0;
}

export interface Chapter {
  /** The line that opens a round; none before the first. */
  head: Line | null;
  lines: Line[];
}

/** Lines by round. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    if (line.kind === "round") found.push({ head: line, lines: [] });
    else if (found.length) found.at(-1)?.lines.push(line);
    else found.push({ head: null, lines: [line] });
  }
  return found;
}

/** Which line tells which move: the first of the mover's own from the move's item on, shown at the same time. */
export function notations(lines: readonly Line[], items: readonly Item[]): Map<Line, string> {
  const found = new Map<Line, string>();
  let from = 0;
  for (const item of items) {
    if (item.move === undefined || item.seat < 0) continue;
    while (from < lines.length && (lines[from]?.i ?? 0) < item.i) from += 1;
    for (let n = from; n < lines.length && lines[n]?.at === item.at; n += 1) {
      const line = lines[n];
      if (!line || line.seat !== item.seat || found.has(line)) continue;
      found.set(line, item.move);
      break;
    }
  }
  return found;
}
