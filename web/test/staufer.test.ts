import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Item } from "../src/lib/protocol/types";
import { loadWords } from "../src/lib/text/words";
import { flags, latest, nextLane, numberOf, paidFigures, readFigure, regionOf, reports, roadsChanged, stacked, touched, turned } from "../src/games/staufer/model";
import type { View } from "../src/games/staufer/types";

const RING = ["a", "b", "c", "d", "e", "f"];
const item = (i: number, notes: Item["notes"], seat = 0): Item => ({ i, seat, at: 0, move: "supply noble", ...(notes ? { notes } : {}) });

describe("places", () => {
  it("turns the ring so that the chosen region is in front, its neighbours beside it", () => {
    expect(turned(RING, "c").slice(0, 3)).toEqual(["e", "f", "a"]);
    expect(turned(RING, "c").slice(3)).toEqual(["d", "c", "b"]);
    expect(new Set(turned(RING, "f")).size).toBe(6);
  });

  it("fills the next round from both ends", () => {
    const lane = nextLane(6, [2, 0], [1], null);
    expect(lane.map((space) => space.seat)).toEqual([2, 0, null, null, null, 1]);
    expect(lane.map((space) => space.lane)).toEqual(["supply", "supply", "free", "free", "free", "place"]);
  });

  it("shows where the action figure of a shown move would go, also on top", () => {
    const placed = nextLane(6, [2], [1], { supply: [2], place: [1, 0] });
    expect(placed.findIndex((space) => space.ghost)).toBe(4);
    const first = nextLane(6, [2, 1], [], { supply: [0, 2, 1], place: [] });
    expect(first.findIndex((space) => space.ghost)).toBe(0);
    expect(first.map((space) => space.seat).slice(0, 3)).toEqual([0, 2, 1]);
  });

  it("keeps equal chests together, in the order they came", () => {
    expect(stacked(["violet", "brown", "violet"])).toEqual([{ chest: "violet", number: 2 }, { chest: "brown", number: 1 }]);
  });

  it("reads figures and offices", () => {
    expect(readFigure("3 noble")).toEqual({ seat: 3, kind: "noble" });
    expect(paidFigures([[1, 0], [0, 0], [1, 1]]).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(["0 envoy", "2 envoy", "2 noble"]);
    expect([regionOf("aachen-4"), numberOf("aachen-4")]).toEqual(["aachen", 4]);
  });

  it("flags the regions of a round", () => {
    expect(flags("a", "b")).toEqual({ a: "A", b: "B" });
    expect(flags("a", "a")).toEqual({ a: "AB" });
    expect(flags(undefined, undefined)).toEqual({});
  });
});

describe("changes", () => {
  it("names what events touched", async () => {
    const words = await loadWords("staufer");
    const office = words.file.domains["office"]?.indexOf("milano-4") ?? -1;
    const found = touched([item(7, [["occupied", 1, 0, office], ["supply", 0, 2], ["journey", 3]])], words);
    expect(found).toEqual(new Set(["office milano-4", "field two-envoys", "king"]));
  });

  it("takes only the last move as new when one comes to a table", () => {
    const all = [item(1, []), item(2, []), { ...item(3, [], -1) }];
    expect(latest(all).map(({ i }) => i)).toEqual([2, 3]);
    expect(latest(all.slice(1)).map(({ i }) => i)).toEqual([2, 3]);
  });

  it("gathers a scoring by region", async () => {
    const words = await loadWords("staufer");
    const told = reports([item(9, [["scoring", 4], ["rank", 1, 1, 3, 9], ["rank", 0, 2, 2, 7], ["scoring", 0]])], words);
    expect(told.map(({ region, ranks }) => [region, ranks.length])).toEqual([["palermo", 2], ["aachen", 0]]);
    expect(told[0]?.ranks[0]).toEqual({ seat: 1, rank: 1, strength: 3, points: 9 });
  });

  it("sees which roads have changed", () => {
    const view = (aachen: number[][]) => ({ payments: { aachen, milano: [[0, 0]] } }) as unknown as View;
    expect(roadsChanged(view([[1, 0]]), view([[2, 0]]))).toEqual(new Set(["aachen"]));
    expect(roadsChanged(null, view([[2, 0]])).size).toBe(0);
  });
});

describe("texts", () => {
  const keys = (language: string) => [...readFileSync(`texts/staufer/${language}.ftl`, "utf8").matchAll(/^(board-[\w-]+) =/gm)].map(([, key]) => key);

  it("are there in every language", () => {
    expect(new Set(keys("en")).size).toBe(keys("en").length);
    expect(keys("de")).toEqual(keys("en"));
    expect(keys("it")).toEqual(keys("en"));
  });
});
