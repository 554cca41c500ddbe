import { describe, expect, it } from "vitest";
import { kept } from "$lib/protocol/kept";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("what has not changed", () => {
  const before = { sides: [{ points: 3, hand: ["1", "2"] }, { points: 4, hand: null }], step: "select", over: false };

  it("is the same object as before", () => {
    expect(kept(before, copy(before))).toBe(before);
    const after = kept(before, { ...copy(before), sides: [{ points: 3, hand: ["1", "2"] }, { points: 9, hand: null }] });
    expect(after.sides[0]).toBe(before.sides[0]);
    expect(after.sides[1]).not.toBe(before.sides[1]);
  });

  it("is told apart from what came, went or became something else", () => {
    for (const now of [[], [1], [1, 2, 3], { 0: 1, 1: 2 }, null, "x", 0, {}, { a: undefined }, { a: [] }]) {
      for (const then of [[1, 2], { a: null }, { a: [] }, {}, null, 7]) expect(kept(then, now)).toEqual(now);
    }
  });
});
