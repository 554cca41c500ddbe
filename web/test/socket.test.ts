import { describe, expect, it } from "vitest";
import { FIRST_WAIT, NO_ANSWER, SILENCE, Socket, type LineState, type Surroundings, type Wire } from "$lib/protocol/socket";
import type { Failure, Item, Message, Update } from "$lib/protocol/types";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall(code = 1006) {
    this.onclose?.({ code });
  }
}

function setting(painted?: Surroundings["painted"]) {
  const wires: FakeWire[] = [];
  const timers: { at: number; then: () => void; live: boolean }[] = [];
  const world = { now: 1_000, online: true, ids: 0 };
  const around: Surroundings = {
    open: (address) => {
      const wire = new FakeWire(address);
      wires.push(wire);
      return wire;
    },
    now: () => world.now,
    after: (ms, then) => {
      const timer = { at: world.now + ms, then, live: true };
      timers.push(timer);
      return () => (timer.live = false);
    },
    random: () => 1,
    online: () => world.online,
    newId: () => `id-${++world.ids}`,
    ...(painted ? { painted } : {}),
  };
  const pass = (ms: number) => {
    const until = world.now + ms;
    for (;;) {
      const due = timers.filter((t) => t.live && t.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      due.live = false;
      world.now = due.at;
      due.then();
    }
    world.now = until;
  };
  const log = { items: [] as number[], states: [] as LineState[], saved: [] as [Message, number | null][], refused: [] as [Message | null, Failure][], updates: 0 };
  const socket = new Socket(
    (since) => `ws://table/socket?since=${since}`,
    {
      update: (update) => {
        log.updates += 1;
        log.items.push(...update.items.map((item) => item.i));
      },
      state: (state) => log.states.push(state),
      saved: (message, i) => log.saved.push([message, i]),
      refused: (message, failure) => log.refused.push([message, failure]),
      answered: () => undefined,
    },
    around,
  );
  const wire = () => wires.at(-1) as FakeWire;
  return { socket, wires, wire, world, pass, log };
}

const item = (i: number): Item => ({ i, seat: 0, at: 0, move: "pass" });
const update = (...numbers: number[]): Update =>
  ({ type: "update", items: numbers.map(item), view: null, question: null, asked: [], undo: null, offer: null, clock: null, summary: {}, scores: null }) as unknown as Update;

describe("the socket", () => {
  it("draws what was done before what it brings, and updates that came together once", () => {
    let drawn: (() => void)[] = [];
    const picture = () => drawn.splice(0).forEach((then) => then());
    const { socket, wire, log } = setting((then) => drawn.push(then));
    socket.start();
    wire().hear(update(1));
    picture();
    expect([log.updates, log.items]).toEqual([1, [1]]);
    socket.send({ type: "move", q: 1, move: "pass" });
    for (const message of [{ type: "ack", id: "id-1", i: 2 }, update(2), update(3, 4)]) wire().hear(message);
    expect([log.updates, log.saved]).toEqual([1, []]);
    picture();
    expect([log.updates, log.items, log.saved.length]).toEqual([2, [1, 2, 3, 4], 1]);
    wire().hear(update(5));
    wire().fall();
    expect(log.items).toEqual([1, 2, 3, 4, 5]);
  });

  it("is live after the first update and answers pings", () => {
    const { socket, wire, log } = setting();
    socket.start();
    expect(wire().address).toContain("since=0");
    expect(socket.state.line).toBe("connecting");
    wire().hear(update(1, 2, 3));
    expect(socket.state.line).toBe("live");
    expect(log.items).toEqual([1, 2, 3]);
    wire().hear({ type: "ping" });
    expect(wire().sent).toEqual([{ type: "pong" }]);
  });

  it("comes back with the number of its last item, later and later", () => {
    const { socket, wires, wire, pass } = setting();
    socket.start();
    wire().hear(update(1, 2));
    wire().fall();
    expect(socket.state).toMatchObject({ line: "reconnecting", retryAt: 1_000 + FIRST_WAIT });
    pass(FIRST_WAIT);
    expect(wires).toHaveLength(2);
    expect(wire().address).toContain("since=2");
    wire().fall();
    pass(FIRST_WAIT);
    expect(wires).toHaveLength(2);
    pass(FIRST_WAIT);
    expect(wires).toHaveLength(3);
    wire().hear(update(3));
    expect(socket.state.line).toBe("live");
  });

  it("takes every item once, and asks again when some are missing", () => {
    const { socket, wires, wire, pass, log } = setting();
    socket.start();
    wire().hear(update(1, 2));
    wire().hear(update(2, 3));
    expect(log.items).toEqual([1, 2, 3]);
    const first = wire();
    wire().hear(update(5));
    expect(first.closed).toBe(true);
    expect(log.items).toEqual([1, 2, 3]);
    pass(FIRST_WAIT);
    expect(wires).toHaveLength(2);
    expect(wire().address).toContain("since=3");
    wire().hear(update(4, 5));
    expect(log.items).toEqual([1, 2, 3, 4, 5]);
    first.hear(update(6)); // a dead line is not listened to
    expect(log.items).toEqual([1, 2, 3, 4, 5]);
  });

  it("sends what was not acknowledged again, with the same id, in order", () => {
    const { socket, wire, pass, log } = setting();
    socket.start();
    wire().hear(update(1));
    const move = socket.send({ type: "move", q: 1, move: "play 3b" });
    socket.send({ type: "chat", text: "hello" });
    expect(wire().sent.map((m) => m["id"])).toEqual(["id-1", "id-2"]);
    wire().hear({ type: "ack", id: "id-2", i: 2 });
    wire().fall();
    const later = socket.send({ type: "hint" });
    pass(FIRST_WAIT);
    expect(wire().sent).toEqual([]); // nothing before it is known where the match stands
    wire().hear(update(2));
    expect(wire().sent.map((m) => m["id"])).toEqual([move.id, later.id]);
    wire().hear({ type: "ack", id: move.id, i: 3 });
    wire().hear({ type: "ack", id: move.id, i: 3 });
    expect(log.saved.map(([m]) => m.id)).toEqual(["id-2", "id-1"]);
    expect(socket.outbox.map((sent) => sent.message.id)).toEqual([later.id]);
  });

  it("tells a refusal with what was refused", () => {
    const { socket, wire, log } = setting();
    socket.start();
    wire().hear(update(1));
    const move = socket.send({ type: "move", q: 1, move: "play 3b" });
    wire().hear({ type: "error", id: move.id, code: "stale", message: "look again", question: 4 });
    expect(log.refused).toMatchObject([[{ id: move.id }, { code: "stale" }]]);
    expect(socket.outbox).toEqual([]);
  });

  it("notices a line that is half open", () => {
    const { socket, wires, wire, pass } = setting();
    socket.start();
    wire().hear(update(1));
    socket.send({ type: "move", q: 1, move: "pass" });
    pass(NO_ANSWER + 3_000);
    expect(socket.state.line).toBe("reconnecting");
    pass(FIRST_WAIT);
    expect(wires).toHaveLength(2);
    wire().hear(update(2));
    expect(wire().sent).toHaveLength(1);
  });

  it("notices silence, but not while pings come", () => {
    const { socket, wires, wire, pass } = setting();
    socket.start();
    wire().hear(update(1));
    for (let n = 0; n < 6; n += 1) {
      pass(20_000);
      wire().hear({ type: "ping" });
    }
    expect(wires).toHaveLength(1);
    pass(SILENCE + 16_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("waits without network and comes back at once when it returns", () => {
    const { socket, wires, wire, world, pass } = setting();
    socket.start();
    wire().hear(update(1));
    world.online = false;
    wire().fall();
    expect(socket.state.line).toBe("offline");
    pass(60_000);
    expect(wires).toHaveLength(1);
    world.online = true;
    socket.retryNow();
    expect(wires).toHaveLength(2);
  });

  it("gives up where trying is of no use, and stops when told", () => {
    const { socket, wires, wire, pass } = setting();
    socket.start();
    wire().fall(4404);
    expect(socket.state).toMatchObject({ line: "gone", code: 4404 });
    pass(120_000);
    expect(wires).toHaveLength(1);
    const other = setting();
    other.socket.start();
    other.socket.stop();
    other.pass(120_000);
    expect(other.wires).toHaveLength(1);
  });
});
