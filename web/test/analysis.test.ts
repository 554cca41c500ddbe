import { afterEach, describe, expect, it, vi } from "vitest";
import { before, chancesAt, choices, curveOf, decisionAt, mistakes, percent, shareOf, signed, SIGNS } from "$lib/analysis";
import { Analysing } from "$lib/analysis.svelte";
import { compared } from "$lib/drawn.svelte";
import { Api, ApiError } from "$lib/protocol/api";
import type { Analysis, AnalysisState, Item, Judged, Past, Stretch } from "$lib/protocol/types";
import { readRoute, replayAddress } from "$lib/router.svelte";
import { share } from "$lib/share";
import { loadTexts } from "$lib/text/catalogues";

const judged = (n: number, seat: number, more: Partial<Judged> = {}): Judged => ({ n, seat, move: "play 1a", best: "play 2a", loss: 0, half: 0.01, mark: "", others: [], worlds: 8, ...more });
const item = (i: number, seat: number): Item => ({ i, seat, at: i });
const analysis = (more: Partial<Analysis> = {}): Analysis => ({
  analysis: 1, settings: { playouts: 4 }, finished: true, done: 3, of: 3, luck: [], split: [], turning: [],
  chances: [{ n: 0, mean: [0.5, 0.5], half: [0.1, 0.1] }, { n: 4, mean: [0.6, 0.4], half: [0.1, 0.1] }, { n: 5, mean: [0.7, 0.3], half: [0, 0] }],
  decisions: [judged(5, 0, { loss: 0.04, mark: "inaccuracy" }), judged(6, 1, { loss: 0.2, mark: "blunder" }), judged(9, 0)],
  ...more,
});

/** A seat sees its own answer at once and the other one when both lie open. */
const mine: Stretch = { items: [item(1, -1), item(2, -1), item(3, 0), item(4, 1)], entries: [1, 4, 5, 6] };
const open: Stretch = { items: [item(1, -1), item(2, -1), item(3, 0), item(4, 1)], entries: [3, 4, 5, 6] };

describe("what an analysis says of a replay", () => {
  it("finds the moment before a decision, through whosever eyes", () => {
    const told = analysis();
    expect(before(mine, judged(5, 0))).toBe(2);
    expect(decisionAt(told, mine, 2, 0)?.n).toBe(5);
    expect(decisionAt(told, mine, 3, 0)).toBeNull(); // what is decided there is another seat's
    expect(decisionAt(told, open, 3, -1)?.n).toBe(6);
    expect(decisionAt(null, open, 3, -1)).toBeNull();
  });

  it("lists what was lost, the dearest first", () => {
    expect(mistakes(analysis()).map((one) => SIGNS[one.mark])).toEqual(["??", "?!"]);
    expect([percent(0.076), signed(0.123), signed(-0.2), signed(0.001)]).toEqual([8, "+12", "−20", "0"]);
  });

  it("tells the choices with what search promises, and invents nothing", () => {
    const found = choices(judged(5, 0, { others: [{ move: "play 3a", value: 0.3 }, { move: "play 2a", value: 0.6 }, { move: "play 4a", value: 0.4 }] }));
    expect(found.map((one) => [one.move, one.value, one.best, one.played])).toEqual([
      ["play 2a", 0.6, true, false], ["play 1a", null, false, true], ["play 4a", 0.4, false, false], ["play 3a", 0.3, false, false],
    ]);
    expect(choices(judged(5, 0, { best: "play 1a" }))).toEqual([{ move: "play 1a", value: null, best: true, played: true }]);
  });

  it("draws the chances over the stops", () => {
    const stops = [1, 3, 4];
    expect([0, 4, 5, 6].map((entry) => shareOf(open, stops, entry))).toEqual([0, 0, 0.5, 1]);
    const points = curveOf(analysis(), (entry) => shareOf(open, stops, entry));
    expect(points.map(({ x, n }) => [x, n])).toEqual([[0, 4], [0.5, 5]]); // what shares a place: the last one counts
    expect(chancesAt(analysis(), 4)?.mean).toEqual([0.6, 0.4]);
    expect(chancesAt(analysis(), 99)?.n).toBe(5);
  });

  it("marks choices on a board as if one were chosen, but only such as there were", async () => {
    const texts = await loadTexts("en", "tallinn");
    const past: Past = { i: 7, view: { game: "tallinn", seat: 0, step: "select", over: false }, question: { q: 0, step: "select", moves: ["play 1a", "play 2a", "play 3a"] } };
    const around = { words: texts.words as NonNullable<typeof texts.words>, texts, names: [], colours: [], me: 0, items: [], changes: [], motion: "off" as const };
    const chosen: (string | null)[] = [];
    const drawn = compared(past, {}, around, ["play 1a", "play 2a", "play 2a"], "play 2a", (move) => chosen.push(move));
    expect([drawn?.question?.moves, drawn?.question?.q, drawn?.staged]).toEqual([["play 1a", "play 2a"], 7, "play 2a"]);
    drawn?.select("play 1a");
    expect(chosen).toEqual(["play 1a"]);
    expect(compared(past, {}, around, ["play 9a"], "play 9a", () => undefined)?.question).toBeNull();
  });
});

describe("an analysis that grows", () => {
  afterEach(() => vi.useRealTimers());

  it("is asked for until it is done, and what is known is not sent again", async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const states: AnalysisState[] = [
      { state: "running", ahead: 0, done: 1, of: 3, result: analysis({ done: 1 }) },
      { state: "running", ahead: 0, done: 1, of: 3, result: null },
      { state: "done", ahead: 0, done: 3, of: 3, result: analysis() },
    ];
    const analysing = new Analysing("abc", {
      analyse: () => Promise.resolve({ state: "waiting", ahead: 1, done: 0, of: 0, result: null }),
      analysis: (_id, seen = -1) => (asked.push(seen), Promise.resolve(states.shift() as AnalysisState)),
    });
    await analysing.begin();
    expect([analysing.working, analysing.ahead]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([-1, 1, 1]);
    expect([analysing.state, analysing.result?.done]).toEqual(["done", 3]);
  });

  it("goes on after a lost line, and stops when nobody looks any more", async () => {
    vi.useFakeTimers();
    let asked = 0;
    const analysing = new Analysing("abc", {
      analyse: () => Promise.reject(new Error("not now")),
      analysis: () => ((asked += 1), Promise.reject(new Error("lost"))),
    });
    await expect(analysing.begin()).rejects.toThrow("not now");
    await analysing.look();
    await vi.advanceTimersByTimeAsync(1_600);
    expect(asked).toBe(2);
    analysing.stop();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toBe(2);
  });
});

describe("addresses", () => {
  it("name the place and the eyes", () => {
    expect(readRoute("#/match/abc/replay/17/1")).toEqual({ page: "replay", id: "abc", i: 17, eyes: 1 });
    expect(readRoute("#/match/abc/replay/17/open")).toMatchObject({ i: 17, eyes: -1 });
    expect(readRoute("#/match/abc/replay/17")).toMatchObject({ i: 17, eyes: null });
    expect(readRoute("#/match/abc/replay/17/anybody")).toMatchObject({ i: 17, eyes: null });
    for (const eyes of [0, 3, -1, null]) expect(readRoute(replayAddress("abc", 9, eyes))).toMatchObject({ id: "abc", i: 9, eyes });
  });

  it("are shared by the device, copied, or shown to be copied by hand", async () => {
    const said: string[] = [];
    vi.stubGlobal("navigator", { share: ({ url }: { url: string }) => (said.push(url), Promise.resolve()), clipboard: { writeText: (text: string) => (said.push(`copy ${text}`), Promise.resolve()) } });
    expect([await share("x", "t", true), await share("y", "t", false)]).toEqual(["shared", "copied"]);
    expect(said).toEqual(["x", "copy y"]);
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("no", "AbortError")) });
    expect([await share("x", "t", true), await share("x", "t", false)]).toEqual(["shared", "by-hand"]);
    vi.unstubAllGlobals();
  });
});

describe("records", () => {
  it("are sent as they are, and a refusal names the line", async () => {
    const sent: RequestInit[] = [];
    const api = new Api(async (_address, init) => {
      sent.push(init ?? {});
      return new Response(JSON.stringify({ type: "error", code: "bad-request", message: "line 3: no", field: "record", line: 3 }), { status: 422 });
    });
    await expect(api.bring('{"hoftag":1}\n')).rejects.toThrow(ApiError);
    expect([sent[0]?.body, (sent[0]?.headers as Record<string, string>)["content-type"]]).toEqual(['{"hoftag":1}\n', "application/x-ndjson"]);
  });
});
