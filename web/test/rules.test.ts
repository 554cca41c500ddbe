import { describe, expect, it } from "vitest";
import { blocks, loadRules, Rulebook } from "$lib/rules/rulebook";

describe("the rules", () => {
  it.each(["tallinn", "augsburg", "staufer"])("of %s are found by id in every language", async (game) => {
    const english = await loadRules(game, "en");
    expect(english.byId.size).toBeGreaterThan(50);
    for (const language of ["de", "it"]) {
      const other = await loadRules(game, language);
      expect([...other.byId.keys()]).toEqual([...english.byId.keys()]);
    }
  });

  it("are searched by words and ids", async () => {
    const book = await loadRules("tallinn", "en");
    expect(book.find("[TAL-1.2]")?.text).toContain("silver coins");
    expect(book.find("1.2")?.id).toBe("TAL-1.2");
    const found = book.search("silver gold").flatMap((section) => section.rules.map((rule) => rule.id));
    expect(found).toContain("TAL-1.2");
    expect(found.length).toBeLessThan(book.byId.size);
    expect(book.search("xyzzy")).toEqual([]);
  });

  it("keep lists and tables inside a rule", () => {
    const book = new Rulebook("# T\n\n## 1. One\n\n- **TAL-1.1** First\n  - a `b`\n  - c\n\n  | x | y |\n  |---|---|\n  | 1 | 2 |\n- **TAL-1.2** See TAL-1.1, **now**.\n");
    expect(blocks(book.find("TAL-1.1")?.text ?? "").map((block) => block.kind)).toEqual(["text", "list", "table"]);
    expect(blocks(book.find("TAL-1.2")?.text ?? "")).toEqual([
      {
        kind: "text",
        spans: [
          { kind: "text", text: "See " },
          { kind: "rule", text: "TAL-1.1" },
          { kind: "text", text: ", " },
          { kind: "strong", text: "now" },
          { kind: "text", text: "." },
        ],
      },
    ]);
  });
});
