import { describe, expect, it } from "vitest";
import { gather } from "../script/catalogues.mjs";
import type { Item, Note, Question, View } from "$lib/protocol/types";
import { againOf } from "$lib/rematch";
import { Course, type Card, type Moment } from "../src/lesson/course.svelte";
import { isLesson } from "../src/lesson/known";
import { hasLesson, loadCards, loadWords, memories, tableOf } from "../src/lesson/lessons";
import { GAMES } from "../src/games/registry";

const CARDS: Card[] = [
  { id: "aim", when: {} },
  { id: "table" },
  { id: "first", when: { step: "select" }, suggest: ["play 10b", "play 9*"] },
  { id: "told", when: { event: "contest", mine: true } },
  { id: "tower", when: { step: "towers" }, suggest: ["turn 1"] },
  { id: "built", when: [{ played: ["turn", 1] }, { played: ["no-tower", 1] }] },
  { id: "late", when: { round: 3 } },
  { id: "closing", when: [{ rest: true }, { over: true }] },
];

/** A small table: what was played, told and asked. */
class Stage {
  items: Item[] = [];
  q = 0;

  own(move: string, ...notes: Note[]) {
    this.items = [...this.items, { i: this.items.length + 1, seat: 0, at: 0, move, notes }];
  }

  at(step: string | null, moves: string[] = [], view: Partial<View> = {}): Moment {
    const question: Question | null = step === null ? null : { q: ++this.q, step, moves };
    return { view: { game: "tallinn", seat: 0, step: step ?? "draw", over: false, round: 1, ...view } as View, question, items: this.items, seat: 0 };
  }
}

describe("a fixed deal", () => {
  it("is a lesson only where the page has cards for it", () => {
    for (const { id } of GAMES) {
      expect(isLesson(id, tableOf(id)?.settings?.lesson)).toBe(true);
      for (const deal of [undefined, 0, 999]) expect(isLesson(id, deal)).toBe(false);
    }
  });
});

describe("a lesson", () => {
  it("is read card by card up to what is asked", () => {
    const [course, stage] = [new Course(CARDS), new Stage()];
    course.follow(stage.at("select", ["play 1a", "play 10b"]));
    expect([course.card?.id, course.number, course.suggestion]).toEqual(["aim", 1, null]);
    course.forward();
    course.forward();
    expect([course.card?.id, course.asked, course.suggestion]).toEqual(["first", true, "play 10b"]);
    expect(course.next).toBeNull();
    course.back();
    expect([course.card?.id, course.next?.id]).toEqual(["table", "first"]);
  });

  it("turns the page by an own move only", () => {
    const [course, stage] = [new Course(CARDS), new Stage()];
    course.follow(stage.at("select", ["play 10b"]));
    course.forward();
    course.forward();
    stage.own("play 10b");
    course.follow(stage.at(null));
    expect([course.card?.id, course.asked]).toEqual(["first", false]);
    stage.items = [...stage.items, { i: 2, seat: 1, at: 0, hidden: true, notes: [["contest", 1, 0, 2], ["contest", 0, 1, 4]] }];
    course.follow(stage.at("towers", ["no-tower", "turn 1"]));
    expect([course.card?.id, course.next?.id]).toEqual(["told", "tower"]);
    course.follow(stage.at("towers", ["no-tower", "turn 1"]));
    expect(course.card?.id).toBe("told");
  });

  it("goes on when something else is played", () => {
    const [course, stage] = [new Course(CARDS), new Stage()];
    course.follow(stage.at("select", ["play 2a"]));
    stage.own("play 2a", ["contest", 1, 0, 2]);
    course.follow(stage.at("select", ["play 3a"], { round: 2 }));
    expect(course.card?.id).toBe("table");
    course.forward();
    expect([course.card?.id, course.suggestion]).toEqual(["first", null]);
    stage.own("play 3a");
    course.follow(stage.at("select", ["play 9b"], { round: 3 }));
    expect([course.card?.id, course.next]).toEqual(["late", null]);
    course.follow(stage.at(null, [], { over: true, round: 3 }));
    course.forward();
    expect([course.card?.id, course.closing, course.number]).toEqual(["closing", true, 8]);
  });

  it("leaves out what would come too late", () => {
    const cards: Card[] = [{ id: "aim", when: {} }, { id: "first", until: 1, when: { step: "select" } }, { id: "then", when: { round: 2 } }];
    const [course, stage] = [new Course(cards), new Stage()];
    course.follow(stage.at("select", [], { round: 1 }));
    expect(course.next?.id).toBe("first");
    course.follow(stage.at("select", [], { round: 2 }));
    expect(course.next?.id).toBe("then");
  });

  it("takes the first fitting suggestion, also by its beginning", () => {
    const [course, stage] = [new Course(CARDS, { read: ["aim", "table", "first"] }), new Stage()];
    course.follow(stage.at("select", ["play 8a", "play 9a", "play 9b"]));
    expect(course.suggestion).toBe("play 9a");
  });

  it("forgets moves that were taken back", () => {
    const [course, stage] = [new Course(CARDS, { read: ["aim", "table", "first", "told", "tower"] }), new Stage()];
    stage.own("turn 1");
    stage.items = [...stage.items, { i: 2, seat: 0, at: 0, undo: [1] }];
    course.follow(stage.at("towers", ["turn 1"]));
    expect([course.card?.id, course.next]).toEqual(["tower", null]);
  });

  it("keeps a card that stays while the same is asked", () => {
    const cards: Card[] = [{ id: "buy", when: { step: "buy" }, stays: true, suggest: ["buy a", "buy b", "done"] }, { id: "then", when: { played: ["buy", 1] } }];
    const [course, stage] = [new Course(cards), new Stage()];
    course.follow(stage.at("buy", ["buy a", "buy b", "done"]));
    stage.own("buy a");
    course.follow(stage.at("buy", ["buy b", "done"]));
    expect([course.card?.id, course.suggestion]).toEqual(["buy", "buy b"]);
    stage.own("done");
    course.follow(stage.at(null));
    expect(course.card?.id).toBe("then");
  });

  it("is left for this match and remembered", () => {
    const [course, stage] = [new Course(CARDS), new Stage()];
    course.follow(stage.at("select", ["play 1a"]));
    course.forward();
    course.leave();
    memories.keep("m1", course.memory);
    const again = new Course(CARDS, memories.of("m1"));
    again.follow(stage.at("select", ["play 1a"]));
    expect([again.left, again.card?.id]).toEqual([true, "table"]);
    expect(new Course(CARDS, memories.of("m2")).left).toBe(false);
    for (let n = 0; n < 60; n++) memories.keep(`n${n}`, course.memory);
    expect(memories.of("m1")).toEqual({});
  });
});

describe("the lessons", () => {
  it.each(GAMES.map((game) => game.id))("of %s have words in every language, at most three sentences a card", async (game) => {
    expect(hasLesson(game)).toBe(true);
    const cards = await loadCards(game);
    for (const language of Object.keys(gather().catalogues["page"] ?? {})) {
      const words = await loadWords(game, language);
      expect(words.language).toBe(language);
      for (const card of cards) {
        const text = words.text(`lesson-${card.id}`);
        expect(words.form(`lesson-${card.id}`, "title")).toBeTruthy();
        expect(text.match(/[.?]( |$)/g)?.length, text).toBeLessThanOrEqual(3);
        expect(text.length, text).toBeLessThanOrEqual(260);
        expect(text).not.toMatch(/[!{]/);
      }
    }
  });

  it("open tables with bots, and the next table is no lesson", () => {
    const table = tableOf("augsburg");
    expect(table?.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(table?.settings?.lesson).toBeGreaterThan(0);
    expect(tableOf("chess")).toBeNull();
    const summary = { game: "augsburg", seats: [], options: {}, settings: { lesson: 3 }, edition: null } as never;
    expect(againOf(summary, []).settings?.lesson).toBe(0);
  });
});
