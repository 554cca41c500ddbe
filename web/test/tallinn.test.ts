/** The board of Tallinn: what changed, who is asked, payments put together card by card; its texts in all languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Item, Note } from "$lib/protocol/types";
import { Words, type WordsFile } from "$lib/text/words";
import { cardOf, newsAfter, NOTHING, payable, payment, paymentOf, paymentsFor, progressOf, signed, stagedCards } from "../src/games/tallinn/model";
import type { Facts, Table } from "../src/games/tallinn/types";
import file from "../src/generated/tallinn.words.json";

const words = new Words(file as unknown as WordsFile);
const place = (domain: string, name: string) => words.file.domains[domain]?.indexOf(name) ?? -1;
const item = (...notes: Note[]): Item => ({ i: 1, seat: 0, at: 0, notes });
const played = (seat: number, half: string): Note => ["played", seat, place("half", half)];
const compared = (seat: number, rival: number, points: number): Note => ["compared", seat, rival, place("estate", "monk"), 3, 2, points];

describe("news", () => {
  it("rings the cards of the last reveal only, and keeps its contests while towers are built", () => {
    const first = newsAfter(NOTHING, [item(played(0, "2b"), played(1, "legate-a"), compared(0, 1, 2), ["contest", 0, 2, 2])], words);
    expect([...first.cards]).toEqual(["0 2", "1 legate"]);
    expect([...first.points]).toEqual([0]);
    const tower = newsAfter(first, [item(["turned", 0, place("card", "2")], ["drew", 0], ["drew-card", 0, place("card", "9")], ["round", 2])], words);
    expect([tower.cards.size, [...tower.towers], [...tower.drawn]]).toEqual([0, [0], ["9"]]);
    expect(tower.duels).toEqual([{ seat: 0, rival: 1, estate: "monk", points: 2 }]);
    const next = newsAfter(tower, [item(played(0, "10a"), played(1, "3a"))], words);
    expect([...next.cards]).toEqual(["0 10", "1 3"]);
    expect(next.duels).toEqual([]);
    expect(next.towers.size).toBe(0);
  });

  it("starts anew with every round, also when a whole game comes at once", () => {
    const all = newsAfter(NOTHING, [item(played(0, "1a"), ["round", 2]), item(played(0, "2a"), ["round", 3])], words);
    expect([...all.cards]).toEqual(["0 2"]);
  });

  it("stays as it is while answers are only sealed", () => {
    const before = newsAfter(NOTHING, [item(played(0, "1a"))], words);
    expect(newsAfter(before, [{ i: 2, seat: 1, at: 0, hidden: true }], words)).toBe(before);
  });
});

describe("choosing", () => {
  it("finds payments by what they hold", () => {
    const moves = ["no-payment", "pay 3+10", "pay 8+legate"];
    expect(paymentOf(moves, ["10", "3"])).toBe("pay 3+10");
    expect(paymentOf(moves, ["10"])).toBeNull();
    expect(payable(moves, ["10"])).toBe(true);
    expect(payable(moves, ["3", "8"])).toBe(false);
    expect(payment(["legate", "10", "3"])).toBe("pay 3+10+legate");
    expect(stagedCards("exchange 3+1")).toEqual(["3", "1"]);
    expect(stagedCards("exchange none")).toEqual([]);
    expect([cardOf("10b"), cardOf("legate-b")]).toEqual(["10", "legate"]);
  });

  it("tells who chooses and who has sealed", () => {
    const view = (step: string, waiting: number[], order: number[]) => ({ step, waiting, order, over: false, sides: [{ answered: false }, { answered: true }] }) as unknown as Table["view"];
    expect([0, 1].map((seat) => progressOf(view("select", [0], []), seat))).toEqual(["choosing", "sealed"]);
    expect([0, 1].map((seat) => progressOf(view("tower-in-order", [], [1, 0]), seat))).toEqual([null, "choosing"]);
  });

  it("sorts payments of the end by who pays whom", () => {
    const facts = { payments: [{ from: 1, to: 0, estate: "monk" }, { from: 1, to: 2, estate: "monk" }, { from: 0, to: 1, estate: "knight" }] } as unknown as Facts;
    expect(paymentsFor(facts, 1, "monk")).toEqual({ from: [], to: [0, 2] });
    expect(paymentsFor(facts, 0, "monk")).toEqual({ from: [1], to: [] });
    expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
  });
});

describe("texts", () => {
  const keys = (path: string) => [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
  const folder = join(import.meta.dirname, "..", "texts", "tallinn");
  const own = keys(join(folder, "en.ftl"));

  it.each(["de", "it"])("are complete in %s", (language) => {
    expect(keys(join(folder, `${language}.ftl`))).toEqual(own);
  });

  it("are all used, and none is missing", () => {
    const source = join(import.meta.dirname, "..", "src", "games", "tallinn");
    const code = readdirSync(source).map((name) => readFileSync(join(source, name), "utf8")).join("\n");
    const used = new Set([...code.matchAll(/["`](board-[a-z-]+?)(?:["]|-?\$\{)/g)].map((found) => (found[1] ?? "").replace(/-$/, "")));
    const named = (key: string) => used.has(key) || [...used].some((start) => key.startsWith(`${start}-`));
    expect(own.filter((key) => !named(key))).toEqual([]);
    expect([...used].filter((key) => !own.includes(key) && !own.some((one) => one.startsWith(`${key}-`)))).toEqual([]);
  });
});
