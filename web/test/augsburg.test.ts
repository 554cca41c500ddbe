import { describe, expect, it } from "vitest";
import type { Item } from "$lib/protocol/types";
import { Words, type WordsFile } from "$lib/text/words";
import file from "../src/generated/augsburg.words.json";
import { changed, chronicle, lost } from "../src/games/augsburg/chronicle";
import { added, byNoble, follow, takeOut, trackLength, wantedAll } from "../src/games/augsburg/wanted";

const words = new Words(file as unknown as WordsFile);
const noble = (name: string) => words.file.domains["noble"]?.indexOf(name) ?? -1;
const card = (name: string) => words.file.domains["card"]?.indexOf(name) ?? -1;
const privilege = (name: string) => words.file.domains["privilege"]?.indexOf(name) ?? -1;
const item = (i: number, ...notes: Item["notes"] & object): Item => ({ i, seat: 0, at: 0, notes });

describe("the chronicle of a round", () => {
  const items = [
    item(1, ["round", 2, 5]),
    item(2, ["auction", noble("philipp"), 1]),
    item(3, ["shown", 2, card("philipp-9")], ["shown", 2, card("joker")], ["shown", 0, card("philipp-3")], ["won", 2, noble("philipp")], ["consoled", 0, 100]),
    item(4, ["took", 2, privilege("p4")]),
    item(5, ["auction", noble("louise"), 2], ["passed", 2]),
    item(6, ["skipped", noble("louise")]),
  ];

  it("tells who won whom, paid how much and took what", () => {
    const told = chronicle(items, words);
    expect(told.round).toBe(2);
    expect(told.visits).toEqual([
      { noble: "philipp", winner: 2, paid: 2, privilege: "p4" },
      { noble: "louise", winner: null, paid: 0, privilege: null },
    ]);
  });

  it("keeps the last showdown until the next auction", () => {
    expect(chronicle(items.slice(0, 4), words).showdown).toEqual({
      noble: "philipp",
      winner: 2,
      rows: [
        { seat: 2, cards: ["philipp-9", "joker"], consoled: 0 },
        { seat: 0, cards: ["philipp-3"], consoled: 100 },
      ],
    });
    expect(chronicle(items, words).showdown).toBeNull();
  });

  it("forgets a round when the next one begins, and what was taken back", () => {
    expect(chronicle([...items, item(7, ["round", 3, 5])], words).visits).toEqual([]);
    const undone = [...items.slice(0, 4), { i: 5, seat: 2, at: 0, undo: [4] }];
    expect(chronicle(undone, words).visits[0]?.privilege).toBeNull();
  });
});

describe("what has just changed", () => {
  it("names things by seat and kind", () => {
    const stage = words.file.domains["stage"]?.indexOf("office-3") ?? -1;
    const right = words.file.domains["right"]?.indexOf("mint-master") ?? -1;
    const rings = changed([item(1, ["seized", 0, 2, stage], ["right", 1, right], ["built", 1, 0, 800], ["bid", 3, 2])], words);
    expect([...rings].sort()).toEqual(["bid 3", "right 1 church", "right 1 mint-master", "stage 0 office", "stage 2 office"]);
  });

  it("tells what a barrier took", () => {
    expect(lost([item(1, ["barrier", 1, 3, 25])])).toEqual([{ seat: 1, points: 3, field: 25 }]);
  });
});

describe("cards that are wanted", () => {
  const moves = ["buy philipp-2", "buy leo-9", "buy joker", "done"];

  it("are taken in the order of the list, or in a given one", () => {
    expect(wantedAll(["joker", "leo-9"], moves)).toEqual(["buy leo-9", "buy joker"]);
    expect(wantedAll([], moves)).toEqual([]);
    expect(wantedAll(["maria-3", "maria-15"], ["show maria-15", "show maria-3"], ["maria-15", "maria-3"])).toEqual(["show maria-15", "show maria-3"]);
    expect(wantedAll(["maria-3"], ["show maria-15"], ["maria-15", "maria-3"])).toEqual([]);
  });

  it("go away one by one, jokers too", () => {
    expect(added(["leo-9"], ["leo-9", "joker"])).toEqual(["joker"]);
    expect(added(["joker"], ["joker", "joker"])).toEqual(["joker"]);
    expect(follow(["leo-9", "joker", "joker"], ["joker"], null)).toEqual(["leo-9", "joker"]);
    expect(follow(["philipp-2", "joker"], ["leo-9"], ["buy joker", "done"])).toEqual(["joker"]);
    expect(takeOut(["joker", "joker"], "joker")).toEqual(["joker"]);
  });

  it("lie in the hand by noble, values falling, jokers last", () => {
    expect(byNoble(["joker", "leo-2", "philipp-11", "leo-17"], ["philipp", "louise", "leo", "maria", "maximilian"])).toEqual([
      { noble: "philipp", cards: ["philipp-11"] },
      { noble: "leo", cards: ["leo-17", "leo-2"] },
      { noble: "joker", cards: ["joker"] },
    ]);
  });

  it("the track has room behind the last barrier and the furthest piece", () => {
    expect(trackLength(10, 45)).toBe(55);
    expect(trackLength(72, 45)).toBe(80);
  });
});
