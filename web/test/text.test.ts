import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage, loadTexts } from "$lib/text/catalogues";
import { sentences, story, withoutTwins } from "$lib/text/story";
import type { Texts } from "$lib/text/texts";
import type { Item, Note } from "$lib/protocol/types";
import { gather } from "../script/catalogues.mjs";

interface Spoken {
  names: string[];
  moves: string[];
  notes: Note[][];
  told: Record<string, { moves: string[]; notes: string[][] }>;
}

const samples = import.meta.glob<Spoken>("./spoken/*.json", { eager: true, import: "default" });
const spoken = (game: string) => samples[`./spoken/${game}.json`] as Spoken;

describe.each(["tallinn", "augsburg", "staufer"])("%s is told as in the terminal", (game) => {
  const sample = spoken(game);
  it.each(["en", "de", "it"])("in %s", async (language) => {
    const texts = await loadTexts(language, game);
    const told = sample.told[language];
    expect(sample.moves.map((move) => texts.move(move, sample.names))).toEqual(told?.moves);
    const lines = sample.notes.map((notes) => sentences(texts, notes, sample.names, 0).map(([, line]) => line));
    expect(lines).toEqual(told?.notes);
  });
});

describe("texts", () => {
  let texts: Texts;
  beforeAll(async () => {
    texts = await loadTexts("en", "tallinn");
  });

  it("name what is printed on a half", () => {
    expect(texts.move("play 1b")).toBe("Play 1b: 1 knight, coin");
    expect(texts.move("pay 1+legate")).toBe("Pay cards 1 + Legate");
  });

  it("ask, and say who is waited for", () => {
    expect(texts.step("towers")).toBe("You held a contest. Do you build a tower?");
    expect(texts.step("select", "wait", { seats: texts.join(["Anna", "Bruno"]) })).toBe("Anna and Bruno: choosing a card.");
  });

  it("give the reason of a refusal", () => {
    expect(texts.reason("not-in-hand", [3])).toBe("You do not hold card 4.");
    expect(texts.reason("too-few-paid", [0, 2, 1234])).toContain("1234 are asked for");
  });

  it("address the reader", () => {
    const note: Note = ["compared", 1, 0, 2, 3, 5, 0];
    expect(texts.note(note, ["Anna", "Bruno"], 0)).toBe("Contest for monks: Bruno against you, 3 to 5: nothing.");
    expect(texts.did(1, "play 2a", ["Anna", "Bruno"], 1)).toBe("You play 2a: 2 merchants.");
  });

  it("show the key of a missing text instead of failing", () => {
    expect(texts.text("there-is-none")).toBe("there-is-none");
    expect(texts.move("dance 3")).toBe("dance 3");
  });

  it("choose a language", () => {
    expect(chooseLanguage(null, ["fr-FR", "it-CH", "de"])).toBe("it");
    expect(chooseLanguage("de", ["it"])).toBe("de");
    expect(chooseLanguage(null, ["fr"])).toBe("en");
  });
});

describe("the log", () => {
  it("tells sealed answers, reveals, chat and what was taken back", async () => {
    const texts = await loadTexts("en", "tallinn");
    const items: Item[] = [
      { i: 1, seat: -1, at: 1, move: "draw 0 3", notes: [["drew", 0], ["drew-card", 0, 2], ["round", 1]] },
      { i: 2, seat: 0, at: 2, move: "play 3a" },
      { i: 3, seat: 0, at: 3, undo: [2] },
      { i: 4, seat: 0, at: 4, move: "play 3b" },
      { i: 5, seat: 1, at: 5, table: { what: "chat", text: "<b>Hello</b>" } },
      { i: 6, seat: 1, at: 6, move: "play 1a", notes: [["played", 0, 5], ["played", 1, 0]] },
      { i: 7, seat: 1, at: 7, hidden: true },
    ];
    const lines = story(texts, items, ["Anna", "Bruno"], 0);
    expect(lines.map((line) => line.text)).toEqual([
      "You draw card 3.",
      "Round 1",
      "You play 3a: 2 knights.",
      "You take back move 2 and what came after it.",
      "You play 3b: 1 merchant, coin.",
      "<b>Hello</b>",
      "You reveal 3b: 1 merchant, coin.",
      "Bruno reveals 1a: 2 merchants.",
      "Bruno has chosen.",
    ]);
    expect(lines.map((line) => line.taken)).toEqual([false, false, true, false, false, false, false, false, false]);
    expect(lines[1]?.kind).toBe("round");
    expect(lines[5]?.kind).toBe("chat");
  });

  it("leaves out what the next note says more exactly", async () => {
    const texts = await loadTexts("en", "tallinn");
    if (!texts.words) throw new Error("no words");
    expect(withoutTwins([["drew", 0], ["drew-card", 0, 2], ["drew", 1]], texts.words)).toEqual([["drew-card", 0, 2], ["drew", 1]]);
    expect(withoutTwins([["drew", 1], ["drew-card", 0, 2]], texts.words)).toHaveLength(2);
  });
});

const keysOf = (paths: string[] = []) =>
  paths.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));

describe("the page's own texts", () => {
  it.each(Object.keys(gather().catalogues))("are complete in every language: %s", (of) => {
    const files = gather().catalogues[of] ?? {};
    const english = keysOf(files["en"]).sort();
    expect(english.length).toBeGreaterThan(10);
    expect(new Set(english).size).toBe(english.length);
    for (const paths of Object.values(files)) expect(keysOf(paths).sort()).toEqual(english);
  });

  it("do not share a key with the texts of a game", () => {
    const all = gather().catalogues;
    const page = new Set(keysOf(all["page"]?.["en"]));
    for (const [game, files] of Object.entries(all)) {
      if (game !== "page") expect(keysOf(files["en"]).filter((key) => page.has(key))).toEqual([]);
    }
  });
});
