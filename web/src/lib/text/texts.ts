/** Turns what the engine says into sentences, with the catalogues the terminal uses. The twin of texts/catalogue.py. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { NATURE, type Note, type Seat } from "$lib/protocol/types";
import type { Phrase, Words } from "./words";

export type Place = string | number;
const REMEMBERED = 4_000;
export const NOBODY = "nobody"; // the value of `$you` where the reader takes no part in what is told

export class Texts {
  readonly language: string;
  readonly words: Words | null;
  readonly #bundle: FluentBundle;
  /** What was said before: a board says the same again with every change. */
  readonly #said = new Map<string, string>();

  /** `catalogues` are the general texts, those of the page and those of the game. */
  constructor(language: string, catalogues: string[], words: Words | null = null) {
    this.language = language;
    this.words = words;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) this.#bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  // ---------------------------------------------------------------- single texts

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text with this key, its places filled. A missing text shows its key, so that the page can still be used. */
  text(key: string, places: Record<string, Place> = {}): string {
    return this.#once(key, places, () => {
      const message = this.#bundle.getMessage(key);
      return message?.value == null ? key : this.#filled(message.value, places);
    });
  }

  /** A form of a text (`.short`), where it has one. */
  form(key: string, form: string, places: Record<string, Place> = {}): string | null {
    const pattern = this.#bundle.getMessage(key)?.attributes[form];
    return pattern == null ? null : this.#once(`${key}.${form}`, places, () => this.#filled(pattern, places));
  }

  #once(key: string, places: Record<string, Place>, say: () => string): string {
    let known = key;
    for (const name in places) known += `\n${name}${typeof places[name] === "number" ? "#" : "="}${places[name]}`;
    let said = this.#said.get(known);
    if (said === undefined) {
      said = say();
      if (this.#said.size >= REMEMBERED) this.#said.clear();
      this.#said.set(known, said);
    }
    return said;
  }

  #filled(pattern: NonNullable<Parameters<FluentBundle["formatPattern"]>[0]>, places: Record<string, Place>): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(places)) {
      args[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
    }
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, args, errors);
  }

  // ---------------------------------------------------------------- what the engine says

  /** What a step asks; with `wait` what the others are told, with `title` its name. */
  step(step: string, part: "" | "wait" | "title" = "", places: Record<string, Place> = {}): string {
    const key = `step-${step}`;
    return this.text(part ? `${key}-${part}` : key, places);
  }

  /** A move as a button says it. */
  move(notation: string, names: readonly string[] = []): string {
    const parsed = this.words?.parse(notation);
    const phrase = parsed && this.words?.verbs.get(parsed.verb);
    if (!parsed || !phrase || !this.has(`verb-${phrase.key}`)) return notation;
    return this.text(`verb-${phrase.key}`, this.#places(phrase, parsed.args, names));
  }

  /** A move as history tells it; the reader's own as `you`. */
  did(seat: Seat, notation: string, names: readonly string[] = [], me: Seat = NATURE): string {
    const parsed = this.words?.parse(notation);
    const phrase = parsed && this.words?.verbs.get(parsed.verb);
    if (!parsed || !phrase || !this.has(`verb-${phrase.key}-did`)) return notation;
    const places = this.#places(phrase, parsed.args, names);
    let you: string;
    if ("seat" in places) {
      you = this.#you(phrase, parsed.args, me);
    } else {
      places["seat"] = this.seat(seat, names);
      you = seat === me && me >= 0 ? "seat" : NOBODY;
    }
    return this.text(`verb-${phrase.key}-did`, { ...places, you });
  }

  /** An event as a sentence, addressed to the reader where the reader took part. */
  note(note: Note, names: readonly string[] = [], me: Seat = NATURE): string {
    const phrase = this.words?.events.get(note[0]);
    if (!phrase || !this.has(`event-${phrase.key}`)) return note.join(" ");
    const args = this.#named(phrase, note.slice(1) as number[]);
    return this.text(`event-${phrase.key}`, { ...this.#places(phrase, args, names), you: this.#you(phrase, args, me) });
  }

  /** A form of an event's sentence for several of its kind: `many`, `item` or `head`. */
  part(note: Note, part: "many" | "item" | "head", names: readonly string[], me: Seat, items = ""): string | null {
    const phrase = this.words?.events.get(note[0]);
    if (!phrase) return null;
    const key = `event-${phrase.key}`;
    if (this.#bundle.getMessage(key)?.attributes[part] == null) return null;
    const args = this.#named(phrase, note.slice(1) as number[]);
    return this.form(key, part, { ...this.#places(phrase, args, names), you: this.#you(phrase, args, me), items });
  }

  /** Why a move is refused; the rule's id is shown beside it. */
  reason(key: string, args: readonly number[], names: readonly string[] = []): string {
    const phrase = this.words?.reasons.get(key);
    if (!phrase || !this.has(`reason-${key}`)) return key;
    return this.text(`reason-${key}`, this.#places(phrase, this.#named(phrase, args), names));
  }

  /** The name of a line of the score. */
  scoreItem(key: string): string {
    return this.text(`score-${key}`);
  }

  // ---------------------------------------------------------------- things

  /** A thing by name; where the language has a `-shown` form, with what is printed on it. */
  thing(domain: string, name: string, names: readonly string[] = []): string {
    if (domain === "number") return name;
    if (domain === "seat") return this.seat(Number(name), names);
    const text = this.#thingName(domain, name);
    if (!this.has(`${domain}-shown`)) return text;
    return this.text(`${domain}-shown`, { name: text, parts: this.parts(domain, name) });
  }

  seat(seat: Seat, names: readonly string[] = []): string {
    return names[seat] ?? this.text("seat-name", { number: seat });
  }

  /** What is printed on a thing, as in `1 knight, coin`. */
  parts(domain: string, name: string): string {
    const printed = this.words?.file.printed[domain]?.[name] ?? [];
    return printed.map(([key, count]) => this.text(key, { count })).join(", ");
  }

  /** Names in a row, the last after an `and`. */
  join(names: readonly string[]): string {
    const last = names.at(-1);
    if (names.length < 2 || last === undefined) return names.join("");
    return this.text("list-and", { head: names.slice(0, -1).join(", "), tail: last });
  }

  #thingName(domain: string, name: string): string {
    const key = `${domain}-${name}`;
    if (this.has(key)) return this.text(key);
    if (!this.has(`${domain}-list`)) return name;
    const items = name.split("+");
    const [first = ""] = items;
    if (items.length === 1) return this.text(`${domain}-one`, { item: this.text(`card-${name}`) });
    let joined = this.form(`card-${first}`, "short") ?? first;
    for (const item of items.slice(1)) {
      joined = this.text(`${domain}-join`, { head: joined, tail: this.form(`card-${item}`, "short") ?? item });
    }
    return this.text(`${domain}-list`, { items: joined });
  }

  /** Arguments as names; plain numbers stay numbers in letters. */
  #named(phrase: Phrase, args: readonly number[]): string[] {
    return args.map((value, n) => this.words?.name(phrase.places[n]?.[1] ?? "", value) ?? String(value));
  }

  /** The places of a phrase: numbers as numbers, so that plurals work, things by name, and their other forms. */
  #places(phrase: Phrase, args: readonly string[], names: readonly string[]): Record<string, Place> {
    const places: Record<string, Place> = {};
    phrase.places.forEach(([place, domain], n) => {
      const name = args[n] ?? "";
      if (domain === "number") {
        places[place] = Number(name);
        return;
      }
      places[place] = this.thing(domain, name, names);
      const forms = this.#bundle.getMessage(`${domain}-${name}`)?.attributes ?? {};
      for (const form of Object.keys(forms)) places[`${place}-${form}`] = this.form(`${domain}-${name}`, form) ?? "";
    });
    return places;
  }

  #you(phrase: Phrase, args: readonly string[], me: Seat): string {
    const n = phrase.places.findIndex(([, domain], n) => domain === "seat" && Number(args[n]) === me && me >= 0);
    return phrase.places[n]?.[0] ?? NOBODY;
  }
}
