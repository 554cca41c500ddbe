/** The rules of a game, found by their ids or by words. The twin of cli/rulebook.py, with the sections kept. */
import loads from "virtual:rules";

export interface Rule {
  id: string;
  section: string;
  /** Markdown. */
  text: string;
}

export interface Section {
  number: string;
  title: string;
  level: number;
  rules: Rule[];
}

const HEADING = /^(#+)\s+(?:(\d+(?:\.\d+)*)\.?\s+)?(.*)$/;
const ITEM = /^- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)*)\*\*\s*(.*)$/;
const ROW = /^\|\s*([A-Z]+-[A-Z]?\d+(?:\.\d+)*)\s*\|(.*)\|\s*$/;

export class Rulebook {
  readonly title: string;
  readonly sections: Section[] = [];
  readonly byId = new Map<string, Rule>();

  constructor(markdown: string) {
    let title = "";
    let section: Section | null = null;
    let rule: Rule | null = null;
    const close = () => {
      if (rule && section) {
        rule.text = rule.text.trim();
        section.rules.push(rule);
        this.byId.set(rule.id, rule);
      }
      rule = null;
    };
    for (const line of markdown.split("\n")) {
      const heading = HEADING.exec(line);
      const item = ITEM.exec(line);
      const row = ROW.exec(line);
      if (rule && !heading && !item && !row && (!line.trim() || line.startsWith("  "))) {
        (rule as Rule).text += "\n" + line.slice(2);
        continue;
      }
      close();
      if (heading) {
        if (!title) title = heading[3] ?? "";
        section = { level: heading[1]?.length ?? 1, number: heading[2] ?? "", title: heading[3] ?? "", rules: [] };
        this.sections.push(section);
      } else if (item) {
        rule = { id: item[1] ?? "", section: section?.number ?? "", text: item[2] ?? "" };
      } else if (row) {
        const cells = (row[2] ?? "").split("|").map((cell) => cell.trim());
        rule = { id: row[1] ?? "", section: section?.number ?? "", text: cells.join(" · ") };
        close();
      }
    }
    close();
    this.title = title;
  }

  /** Titles and rules in another language, where it has them. */
  translated(other: Rulebook): Rulebook {
    for (const section of this.sections) {
      const twin = other.sections.find((theirs) => theirs.number === section.number && theirs.level === section.level);
      if (twin) section.title = twin.title;
      for (const rule of section.rules) rule.text = other.byId.get(rule.id)?.text ?? rule.text;
    }
    return this;
  }

  find(query: string): Rule | undefined {
    const wanted = query.trim().replace(/^\[|\]$/g, "").toUpperCase();
    return this.byId.get(wanted) ?? [...this.byId.values()].find((rule) => rule.id.split("-").slice(1).join("-") === wanted);
  }

  /** The sections with the rules that hold all the words; an id finds itself. */
  search(query: string): Section[] {
    const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const fits = (rule: Rule) => {
      const text = `${rule.id} ${rule.text}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    };
    return this.sections
      .map((section) => ({ ...section, rules: words.length ? section.rules.filter(fits) : section.rules }))
      .filter((section) => section.rules.length > 0);
  }
}

const loaded = new Map<string, Promise<Rulebook>>();

export function loadRules(game: string, language: string): Promise<Rulebook> {
  const key = `${game}/${language}`;
  let book = loaded.get(key);
  if (!book) {
    book = read(game, language);
    book.catch(() => loaded.delete(key));
    loaded.set(key, book);
  }
  return book;
}

async function read(game: string, language: string): Promise<Rulebook> {
  const english = loads[game]?.["en"];
  const own = loads[game]?.[language];
  const book = new Rulebook(english ? (await english()).default : "");
  return own && language !== "en" ? book.translated(new Rulebook((await own()).default)) : book;
}

export type Span = { kind: "text" | "strong" | "code" | "rule"; text: string };
export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** The little Markdown that rules use, as data: the page draws it without any HTML from strings. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const raw of markdown.split("\n")) {
    const line = raw.trim();
    const last = found.at(-1);
    if (!line) {
      found.push({ kind: "text", spans: [] });
    } else if (line.startsWith("|")) {
      const cells = line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));
      if (/^\|[\s:|-]+$/.test(line)) continue;
      if (last?.kind === "table") last.rows.push(cells);
      else found.push({ kind: "table", head: cells, rows: [] });
    } else if (/^[-*] /.test(line)) {
      if (last?.kind === "list") last.items.push(spans(line.slice(2)));
      else found.push({ kind: "list", items: [spans(line.slice(2))] });
    } else if (last?.kind === "list" && raw.startsWith("  ")) {
      last.items.at(-1)?.push(...spans(" " + line));
    } else if (last?.kind === "text" && last.spans.length) {
      last.spans.push(...spans(" " + line));
    } else {
      found.push({ kind: "text", spans: spans(line) });
    }
  }
  return found.filter((block) => block.kind !== "text" || block.spans.length > 0);
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  const parts = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]{3}-[A-Z]?\d+(?:\.\d+)*)\b/g;
  let from = 0;
  for (const part of text.matchAll(parts)) {
    if (part.index > from) found.push({ kind: "text", text: text.slice(from, part.index) });
    if (part[1] !== undefined) found.push({ kind: "strong", text: part[1] });
    else if (part[2] !== undefined) found.push({ kind: "code", text: part[2] });
    else found.push({ kind: "rule", text: part[3] ?? "" });
    from = part.index + part[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}
