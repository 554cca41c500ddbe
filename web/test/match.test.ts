import { describe, expect, it } from "vitest";
import { Api, ApiError } from "$lib/protocol/api";
import { MatchStore } from "$lib/protocol/match.svelte";
import type { Surroundings, Wire } from "$lib/protocol/socket";
import { readScores, timeLeft, type Update } from "$lib/protocol/types";
import { Play } from "$lib/play.svelte";
import { prefs } from "$lib/prefs.svelte";
import { readRoute } from "$lib/router.svelte";
import { loadWords } from "$lib/text/words";

function table() {
  const sent: Record<string, unknown>[] = [];
  const wire: Wire = { send: (data) => sent.push(JSON.parse(data)), close: () => undefined, onopen: null, onmessage: null, onclose: null };
  let address = "";
  const around: Surroundings = {
    open: (where) => {
      address = where;
      return wire;
    },
    now: () => 5_000,
    after: () => () => undefined,
    random: () => 0,
    online: () => true,
    newId: () => `m${sent.length}`,
  };
  const match = new MatchStore("abc", 1, new Api(), around);
  match.start();
  const hear = (message: object) => wire.onmessage?.({ data: JSON.stringify(message) });
  return { match, hear, sent, address: () => address };
}

const update = (more: Partial<Update>) => ({
  type: "update", now: 5_000, items: [], view: { game: "tallinn", seat: 1, step: "select", over: false }, question: null, asked: [], undo: null,
  offer: null, clock: null, summary: { id: "abc", seats: [] }, scores: null, ...more,
});

describe("a match", () => {
  it("names match, seat and last item in its address", () => {
    expect(table().address()).toMatch(/^ws.*\/api\/matches\/abc\/socket\?since=0&outlook=true&seat=1$/);
  });

  it("sends nothing before the confirmation, then the question's number, once", async () => {
    prefs.confirm = true;
    const { match, hear, sent } = table();
    hear(update({ question: { q: 7, step: "select", moves: ["play 1a", "play 1b"] } }));
    const play = new Play(match, await loadWords("tallinn"));
    play.select("play 9a"); // not listed
    expect(play.chosen).toBeNull();
    play.select("play 1a");
    expect(play.chosen).toBe("play 1a");
    expect(sent).toEqual([]);
    play.back();
    expect(play.chosen).toBeNull();
    play.pick("half", "1b");
    expect(play.chosen).toBe("play 1b");
    play.confirm();
    play.confirm();
    expect(sent).toEqual([{ type: "move", q: 7, move: "play 1b", id: "m0" }]);
    expect(match.fate.move).toBe("sent");
    hear({ type: "ack", id: "m0", i: 8 });
    expect(match.fate.move).toBe("saved");
  });

  it("knows by which item a seat answered last, so that what others do is no new question to it", () => {
    const { match, hear } = table();
    hear(update({ items: [{ i: 1, seat: 0, at: 0, hidden: true }, { i: 2, seat: 2, at: 0, move: "play 1a" }], asked: [0, 2] }));
    const [first, second] = [match.answers.get(0), match.answers.get(2)];
    hear(update({ items: [{ i: 3, seat: 2, at: 0, hidden: true }, { i: 4, seat: 0, at: 0, table: { what: "chat", text: "!" } }], asked: [0] }));
    expect(match.answers.get(0)).toBe(first);
    expect(match.answers.get(2)).not.toBe(second);
    expect(match.answers.get(1)).toBeUndefined();
  });

  it("keeps a choice while the question stays, and drops it when it is no longer listed", async () => {
    prefs.confirm = true;
    const { match, hear } = table();
    hear(update({ question: { q: 7, step: "select", moves: ["play 1a", "play 1b"] } }));
    const play = new Play(match, await loadWords("tallinn"));
    play.select("play 1a");
    hear(update({ question: { q: 7, step: "select", moves: ["play 1a", "play 1b"] } }));
    expect(play.chosen).toBe("play 1a");
    hear(update({ question: { q: 9, step: "towers", moves: ["no-tower"] } }));
    expect(play.chosen).toBeNull();
  });

  it("sends what was confirmed together one after the other, and stops where the table does not list it", async () => {
    prefs.confirm = true;
    const { match, hear, sent } = table();
    const ask = (q: number, ...moves: string[]) => hear(update({ question: { q, step: "buy", moves } }));
    ask(3, "buy leo-9", "buy joker", "done");
    const play = new Play(match, await loadWords("augsburg"));
    play.plan(["buy leo-9", "buy joker", "buy joker"]);
    expect([play.chosen, play.following]).toEqual(["buy leo-9", 2]);
    play.confirm();
    play.goOn(); // the answer is on its way
    hear({ type: "ack", id: "m0", i: 8 });
    play.goOn(); // its question has not come yet
    expect(sent).toHaveLength(1);
    ask(4, "buy joker", "done");
    play.goOn();
    expect(sent[1]).toEqual({ type: "move", q: 4, move: "buy joker", id: "m1" });
    ask(5, "done");
    play.goOn();
    play.goOn();
    expect(sent).toHaveLength(2);
    expect([play.chosen, play.stopped]).toEqual([null, true]);
    play.select("done");
    expect(play.stopped).toBe(false);
  });

  it("shows what a choice brings one picture after the choice, and keeps showing it while it is on its way", async () => {
    prefs.confirm = true;
    const { match, hear } = table();
    hear(update({ question: { q: 7, step: "select", moves: ["play 1a", "play 1b"] } }));
    const play = new Play(match, await loadWords("tallinn"));
    play.select("play 1a");
    expect([play.marked, play.shown]).toEqual(["play 1a", null]);
    await new Promise((resolve) => setTimeout(resolve, 260));
    expect(play.shown).toBe("play 1a");
    play.confirm();
    expect([play.chosen, play.marked, play.shown]).toEqual([null, "play 1a", "play 1a"]);
    hear(update({ question: { q: 9, step: "towers", moves: ["no-tower"] } }));
    expect([play.marked, play.shown]).toEqual([null, null]);
  });

  it("sends at once where no confirmation is wanted", async () => {
    prefs.confirm = false;
    const { match, hear, sent } = table();
    hear(update({ question: { q: 3, step: "select", moves: ["play 1a"] } }));
    new Play(match, await loadWords("tallinn")).select("play 1a");
    expect(sent).toHaveLength(1);
    prefs.confirm = true;
  });

  it("answers why a move is not legal", async () => {
    const { match, hear } = table();
    hear(update({}));
    const asked = match.why("play 4a");
    hear({ type: "why", id: "m0", rule: "TAL-4.1", reason: "not-in-hand", args: [3] });
    expect(await asked).toMatchObject({ rule: "TAL-4.1", reason: "not-in-hand" });
    const legal = match.why("play 1a");
    hear({ type: "why", id: "m1", rule: null, reason: null, args: null });
    expect(await legal).toBeNull();
  });
});

describe("small parts", () => {
  it("read scores as the server writes them", () => {
    const rows = readScores({ "1": { total: 3, place: 2, items: { start: 4, exchange: -1 } }, "0": { total: 9, place: 1, items: {} } });
    expect(rows.map((row) => [row.seat, row.total, row.place])).toEqual([[0, 9, 1], [1, 3, 2]]);
    expect(rows[1]?.items).toEqual([{ key: "start", points: 4 }, { key: "exchange", points: -1 }]);
    expect(readScores({ "0": { place: 1 }, "1": { place: 2 } })[0]?.total).toBeNull();
    expect(readScores(null)).toEqual([]);
  });

  it("run clocks by the server's time", () => {
    const clock = { kind: "game" as const, left: [60_000, 30_000], running: { "1": 1_000_000 }, ahead: 900_000 };
    expect(timeLeft(clock, 0, 105_000)).toBe(60_000);
    expect(timeLeft(clock, 1, 105_000)).toBe(25_000);
    expect(timeLeft(clock, 1, 905_000)).toBe(0);
  });

  it("read addresses", () => {
    expect(readRoute("#/match/abc")).toEqual({ page: "match", id: "abc" });
    expect(readRoute("#/match/abc/replay")).toEqual({ page: "replay", id: "abc", i: null, eyes: null });
    expect(readRoute("#/match/abc/replay/42")).toEqual({ page: "replay", id: "abc", i: 42, eyes: null });
    expect(readRoute("#/join/tok_en-1")).toEqual({ page: "join", token: "tok_en-1", match: null });
    expect(readRoute("#/rules/tallinn/TAL-6.8")).toEqual({ page: "rules", game: "tallinn", rule: "TAL-6.8" });
    expect(readRoute("#/%E0%A4%A")).toEqual({ page: "lobby" });
  });

  it("turn refusals into errors with a code", async () => {
    const api = new Api(async () => new Response('{"type":"error","code":"taken","message":"the seat is taken"}', { status: 409 }));
    await expect(api.join("x", {})).rejects.toMatchObject({ status: 409, code: "taken" });
    const dead = new Api(() => Promise.reject(new TypeError("no network")));
    const failure = await dead.games().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).code).toBe("unreachable");
  });
});
