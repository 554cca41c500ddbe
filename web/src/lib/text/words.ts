/** The words of a game: verbs, events, reasons and what can stand in their places. Written by script/words.py. */

export interface Phrase {
  key: string;
  /** The name of each place and its domain. */
  places: [place: string, domain: string][];
}

export interface WordsFile {
  game: string;
  rules: string;
  edition: string;
  domains: Record<string, string[]>;
  steps: string[];
  verbs: Phrase[];
  events: Phrase[];
  reasons: Phrase[];
  printed: Record<string, Record<string, [key: string, count: number][]>>;
  /** By step the rules it follows. */
  told: Record<string, string[]>;
  /** Options with values that are put together: so many of these members. */
  own: Record<string, { domain: string; members: string[]; number: number }>;
}

/** A move taken apart. */
export interface ParsedMove {
  notation: string;
  verb: string;
  /** The names of the things, in the order of the places. */
  args: string[];
  /** The same by place. */
  by: Record<string, string>;
}

export class Words {
  readonly file: WordsFile;
  readonly verbs: Map<string, Phrase>;
  readonly events: Map<string, Phrase>;
  readonly reasons: Map<string, Phrase>;
  readonly #parsed = new Map<string, ParsedMove>();

  constructor(file: WordsFile) {
    this.file = file;
    const byKey = (phrases: Phrase[]) => new Map(phrases.map((phrase) => [phrase.key, phrase]));
    this.verbs = byKey(file.verbs);
    this.events = byKey(file.events);
    this.reasons = byKey(file.reasons);
  }

  parse(notation: string): ParsedMove {
    let move = this.#parsed.get(notation);
    if (!move) {
      const [verb = "", ...args] = notation.split(" ");
      const places = this.verbs.get(verb)?.places ?? [];
      const by = Object.fromEntries(args.map((arg, n) => [places[n]?.[0] ?? String(n), arg]));
      move = { notation, verb, args, by };
      this.#parsed.set(notation, move);
    }
    return move;
  }

  /** The name of a thing by its number; a plain number has none. */
  name(domain: string, value: number): string | null {
    return this.file.domains[domain]?.[value] ?? null;
  }
}

const LOADS = import.meta.glob<{ default: WordsFile }>("../../generated/*.words.json");
const loaded = new Map<string, Promise<Words>>();

/** The words of a game, loaded once. */
export function loadWords(game: string): Promise<Words> {
  let words = loaded.get(game);
  if (!words) {
    const load = LOADS[`../../generated/${game}.words.json`];
    if (!load) return Promise.reject(new Error(`there are no words of ${game}`));
    words = load().then((module) => new Words(module.default));
    words.catch(() => loaded.delete(game));
    loaded.set(game, words);
  }
  return words;
}
