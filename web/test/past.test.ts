import { describe, expect, it, vi } from "vitest";
import { moments, readCurve, turns, type Curve } from "$lib/curve";
import { allowed, asked, paceOf, PACES, USUAL, type Place } from "$lib/newtable";
import { LookBack, neighbour } from "$lib/past.svelte";
import { Api } from "$lib/protocol/api";
import type { GameInfo, Item, Past, Summary } from "$lib/protocol/types";
import { againOf } from "$lib/rematch";
import { placeOf, Replay, stopAt } from "$lib/replay.svelte";
import { chapters, lastTurn, notations, story, type Line } from "$lib/text/story";
import { loadTexts } from "$lib/text/catalogues";

const item = (i: number, seat: number, more: Partial<Item> = {}): Item => ({ i, seat, at: i, ...more });
const past = (i: number): Past => ({ i, view: { game: "tallinn", seat: 0, step: "select", over: false, points: [i, 0] }, question: null });

describe("looking back", () => {
  it("asks for a place once, and passes over what nobody waits for", async () => {
    const open = new Map<number, (found: Past) => void>();
    const asked: number[] = [];
    const back = new LookBack((i) => {
      asked.push(i);
      return new Promise((done) => open.set(i, done));
    });
    const settle = () => new Promise((done) => setTimeout(done));
    void back.go(4);
    void back.go(5);
    void back.go(7);
    expect(asked).toEqual([4]);
    open.get(4)?.(past(4));
    await settle();
    expect([back.i, back.shown?.i, asked]).toEqual([7, 4, [4, 7]]);
    open.get(7)?.(past(7));
    await settle();
    expect([back.i, back.shown?.i]).toEqual([7, 7]);
    await back.go(4);
    expect([back.shown?.i, asked]).toEqual([4, [4, 7]]);
    await back.go(null);
    expect(back.shown).toBeNull();
  });

  it("says when a place cannot be shown, and asks again later", async () => {
    let works = false;
    const back = new LookBack((i) => (works ? Promise.resolve(past(i)) : Promise.reject(new Error("no"))));
    await back.go(3);
    expect(back.failed).toBe(true);
    works = true;
    await back.go(3);
    expect([back.failed, back.shown?.i]).toEqual([false, 3]);
  });

  it("steps among stops", () => {
    expect(neighbour([2, 5, 9], 5, 1)).toBe(9);
    expect(neighbour([2, 5, 9], 5, -1)).toBe(2);
    expect(neighbour([2, 5, 9], 9, 1)).toBeNull();
    expect(stopAt([2, 5, 9], 7)).toBe(5);
    expect(stopAt([2, 5, 9], 1)).toBe(2);
  });

  it("looks through other eyes at the same entry of the record", async () => {
    const addresses: string[] = [];
    const api = new Api(async (address) => {
      addresses.push(String(address));
      const body = String(address).includes("/items") ? { items: [item(1, 0), item(2, 1), item(3, 0)], entries: [4, 9, 12] } : past(2);
      return new Response(JSON.stringify(body));
    });
    const replay = new Replay("abc", 1, api);
    await replay.see(1, null);
    expect(addresses).toEqual(["/api/matches/abc/items?seat=1"]);
    await replay.see(-1, 11);
    expect(addresses.slice(1)).toEqual(["/api/matches/abc/items?seat=1&as=-1", "/api/matches/abc/at?i=2&outlook=true&seat=1&as=-1"]);
    expect([replay.at, replay.entry]).toEqual([2, 9]);
    expect(placeOf({ items: [], entries: [4] }, 3)).toBeNull();
  });
});

describe("the story", () => {
  it("keeps what happened before my turn in sight while I am at it", () => {
    const items = [item(1, 0, { move: "a" }), item(2, 1, { move: "b" }), item(3, 2, { hidden: true }), item(4, 0, { move: "c" }), item(5, 0, { move: "d" })];
    expect(lastTurn(items, 0)).toBe(1);
    expect(lastTurn(items.slice(0, 3), 0)).toBe(1);
    expect(lastTurn(items, 1)).toBe(2);
    expect(lastTurn(items, -1)).toBe(0);
    expect(lastTurn([...items, item(6, 1, { move: "e" })], 0)).toBe(5);
    expect(lastTurn([...items, item(6, 0, { undo: [4, 5] })], 0)).toBe(1);
  });

  it("is told by round", () => {
    const line = (i: number, kind: Line["kind"]): Line => ({ i, seat: 0, at: 0, text: String(i), kind, taken: false, mine: false });
    const parts = chapters([line(1, "game"), line(2, "round"), line(3, "game"), line(4, "end"), line(5, "round")]);
    expect(parts.map((part) => [part.head?.i ?? null, part.lines.map((told) => told.i)])).toEqual([[null, [1]], [2, [3, 4]], [5, []]]);
  });

  it("puts a move's notation beside the line that tells it", () => {
    const line = (i: number, seat: number, at: number): Line => ({ i, seat, at, text: "", kind: "game", taken: false, mine: false });
    const lines = [line(1, 0, 5), line(3, 1, 9), line(3, 2, 9), line(4, 1, 12)];
    const items = [item(1, 0, { at: 5, move: "a" }), item(2, 1, { at: 9, move: "b" }), item(3, 2, { at: 9, move: "c" }), item(4, -1, { at: 12, move: "deal" })];
    expect(lines.map((told) => notations(lines, items).get(told) ?? null)).toEqual(["a", "b", "c", null]);
  });

  it("stays quick when it is long", async () => {
    const texts = await loadTexts("en", "tallinn");
    const items = Array.from({ length: 300 }, (_, n) => item(n + 1, n % 3, { notes: [["round", (n % 10) + 1]] }));
    const note = vi.spyOn(texts, "note");
    const told = story(texts, items, ["A", "B", "C"], 0);
    expect(note).toHaveBeenCalledTimes(10); // every sentence is made once
    expect(story(texts, items, ["A", "B", "C"], 0)).toEqual(told);
    expect(note).toHaveBeenCalledTimes(10);
    story(texts, items, ["X", "B", "C"], 0);
    expect(note).toHaveBeenCalledTimes(20); // other names, other sentences
    note.mockRestore();
  });
});

describe("points by round", () => {
  const items = [item(1, -1, { notes: [["round", 1]] }), item(2, 0), item(3, -1, { notes: [["round", 2]] }), item(4, 0, { undo: [3] }), item(5, -1, { notes: [["round", 2]] }), item(9, -1, { notes: [["round", 3]] })];

  it("are those of the table at the end of each round", async () => {
    expect(turns(items)).toEqual([{ round: 1, i: 5 }, { round: 2, i: 9 }]);
    const curve = await readCurve(items, (i) => Promise.resolve(past(i)), (view) => view["points"] as number[]);
    expect(curve).toEqual([{ round: 1, i: 5, points: [5, 0] }, { round: 2, i: 9, points: [9, 0] }]);
    expect(await readCurve(items, (i) => Promise.resolve(past(i)), () => [null, 1])).toEqual([]);
  });

  it("hold up to three moments", () => {
    const told = (curve: Curve, final: number[]) => moments(curve, final).map(({ kind, seat, round, number, i }) => [kind, seat, round, number, i]);
    const first = [{ round: 1, i: 5, points: [6, 4] }, { round: 2, i: 9, points: [7, 12] }];
    expect(told([...first, { round: 3, i: 14, points: [14, 13] }], [20, 30])).toEqual([["gain", 1, 2, 8, 5], ["lead", 0, 3, 14, 9], ["behind", 1, 4, 1, 14]]);
    expect(told([...first, { round: 3, i: 14, points: [10, 15] }], [20, 30])).toEqual([["tight", 0, 1, 2, 0], ["gain", 1, 2, 8, 5], ["last", 1, 4, 5, 14]]);
    expect(told([...first, { round: 3, i: 14, points: [15, 15] }], [20, 30]).at(-1)).toEqual(["close", 1, 4, 0, 14]);
    expect(moments([], [1, 2])).toEqual([]);
  });
});

describe("a new table", () => {
  const info: GameInfo = {
    id: "tallinn", seats: { least: 2, most: 4 }, bots: ["random", "thumb"], languages: [],
    options: [{ key: "chronicle", choices: ["off", "on"], default: "off" }, { key: "start", choices: ["off", "on"], default: "off", needs: "chronicle" }],
  };
  const place = (id: number, kind: Place["kind"], more: Partial<Place> = {}): Place => ({ id, kind, name: "", bot: "", ...more });
  const says = { botName: (n: number) => `bot ${n}`, playerName: (n: number) => `player ${n}` };

  it("asks for what was agreed on, and no more", () => {
    const seats = [place(0, "me"), place(1, "bot", { bot: "random" }), place(2, "friend"), place(3, "bot")];
    const { match, hot } = asked(info, seats, { ...USUAL, options: { start: "on" }, pace: "live", public: true }, says);
    expect(match.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "random", name: "bot 1" }, { kind: "me", name: "player 3" }, { kind: "bot", bot: "thumb", name: "bot 2" }]);
    expect(match.options).toEqual({}); // it needs the Chronicle
    expect(match.public).toBeUndefined(); // nobody is waited for
    expect(match.settings?.clock).toEqual(PACES.live);
    expect(hot).toEqual([0, 2]);
    const open = asked(info, [place(0, "me"), place(1, "open")], { ...USUAL, options: { chronicle: "on", start: "on" }, public: true, edition: "mine" }, says);
    expect(open.match).toMatchObject({ public: true, edition: "mine", options: { chronicle: "on", start: "on" } });
    expect(allowed(info, USUAL, info.options[1] as (typeof info.options)[0])).toBe(false);
  });

  it("knows its pace again", () => {
    expect(paceOf(PACES.slow)).toBe("slow");
    expect(paceOf({ kind: "move", seconds: 7, increment: 0 })).toBeNull();
  });

  it("can be laid once more with the same seats", () => {
    const seat = (n: number, kind: string, bot: string | null = null) => ({ seat: n, kind, name: `n${n}`, bot, taken: true, here: true, resigned: false, driver: null });
    const summary = { game: "tallinn", seats: [seat(0, "human"), seat(1, "bot", "thumb"), seat(2, "human")], options: { chronicle: "on" }, settings: { undo: "all" }, edition: "hoftag-1" } as unknown as Summary;
    expect(againOf(summary, [0])).toEqual({
      game: "tallinn", seats: [{ kind: "me", name: "n0" }, { kind: "bot", bot: "thumb", name: "n1" }, { kind: "open" }],
      options: { chronicle: "on" }, settings: { undo: "all" }, edition: "hoftag-1",
    });
  });
});
