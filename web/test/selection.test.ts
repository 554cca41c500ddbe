import { describe, expect, it } from "vitest";
import { Composer, grouped, Selection } from "$lib/select/selection";
import { loadWords } from "$lib/text/words";

describe("choosing step by step", () => {
  it("narrows the list by verb and thing, and goes back", async () => {
    const words = await loadWords("augsburg");
    const list = ["advance factory", "seize factory 1", "seize factory 2", "seize office 1", "lapse"];
    let selection = Selection.of(words, list);
    expect(selection.verbs).toEqual(["advance", "seize", "lapse"]);
    expect(selection.options("seat")).toEqual(new Set(["1", "2"]));
    selection = selection.choose("seize").pick("seat", "1");
    expect(selection.options("category")).toEqual(new Set(["factory", "office"]));
    expect(selection.move).toBeNull();
    selection = selection.pick("category", "office");
    expect(selection.move).toBe("seize office 1");
    expect(selection.back().move).toBeNull();
    expect(selection.pick("category", "office").picks).toEqual([{ place: "seat", name: "1" }]);
    expect(selection.pick("category", "nobility")).toBe(selection);
  });

  it("puts sets together in any order", () => {
    let composer = new Composer(["1+2", "1+4", "2+4+9"]);
    expect(composer.ordered).toBe(false);
    expect(composer.members).toEqual(["1", "2", "4", "9"]);
    composer = composer.toggle("4").toggle("1");
    expect(composer.list).toBe("1+4");
    expect(composer.next).toEqual(new Set());
    composer = composer.toggle("1").toggle("9");
    expect(composer.list).toBeNull();
    expect(composer.toggle("2").list).toBe("2+4+9");
    expect(composer.toggle("1")).toBe(composer);
  });

  it("puts sequences together in their order", () => {
    let composer = new Composer(["none", "1", "2", "1+2", "2+1"]);
    expect(composer.ordered).toBe(true);
    expect(composer.list).toBe("none");
    composer = composer.toggle("2").toggle("1");
    expect(composer.list).toBe("2+1");
    expect(composer.toggle("2").list).toBe("1");
  });

  it("groups by verb", async () => {
    const words = await loadWords("tallinn");
    const pays = words.file.domains["cards"]?.slice(0, 40).map((cards) => `pay ${cards}`) ?? [];
    const groups = grouped(words, ["no-payment", ...pays]);
    expect(groups.map((group) => [group.verb, group.composed])).toEqual([["no-payment", null], ["pay", "cards"]]);
  });
});
