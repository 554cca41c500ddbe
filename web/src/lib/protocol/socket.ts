/**
 * One viewer's connection to a match.
 *
 * It comes back by itself, names the last item it has, sends again what was not acknowledged (with the same id, so that
 * it is done once), notices a gap or a silent line, and says in which state it is. It knows nothing of the page.
 */
import { painted } from "../paint";
import type { Command, Failure, FromServer, HintAnswer, Message, Update, WhyAnswer } from "./types";

/** `live`: up to date. `reconnecting`: trying. `offline`: this device has no network. `gone`: no use in trying. */
export type Line = "connecting" | "live" | "reconnecting" | "offline" | "gone";

export interface LineState {
  line: Line;
  /** When the next try begins, in milliseconds of the clock; null while one is under way. */
  retryAt: number | null;
  /** The close code, when gone. */
  code: number | null;
}

/** What was sent and is not saved yet. */
export interface Sent {
  readonly message: Message;
  readonly at: number;
  /** Whether it left this device since the last reconnect. */
  onItsWay: boolean;
}

export interface Wire {
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  open(address: string): Wire;
  now(): number;
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
  online(): boolean;
  newId(): string;
  /** Calls back after the next picture; where it is missing, nothing waits for pictures. */
  painted?(then: () => void): void;
}

export interface Listener {
  update(update: Update): void;
  state(state: LineState): void;
  saved(message: Message, i: number | null): void;
  refused(message: Message | null, failure: Failure): void;
  answered(message: Message, answer: HintAnswer | WhyAnswer): void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
/** Nothing heard for so long, not even a ping: the line is dead. */
export const SILENCE = 45_000;
/** Something was sent and nothing came back for so long: the line is half open. */
export const NO_ANSWER = 9_000;
const USELESS = new Set([4401, 4404, 1000]);

export class Socket {
  readonly #address: (since: number) => string;
  readonly #listener: Listener;
  readonly #around: Surroundings;
  #wire: Wire | null = null;
  #last = 0;
  #tries = 0;
  #heard = 0;
  #stopped = false;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;
  #outbox = new Map<string, Sent>();
  #inbox: FromServer[] = [];
  #holds = false;
  #state: LineState = { line: "connecting", retryAt: null, code: null };

  constructor(address: (since: number) => string, listener: Listener, around: Surroundings = browser(), since = 0) {
    this.#address = address;
    this.#listener = listener;
    this.#around = around;
    this.#last = since;
  }

  get state(): LineState {
    return this.#state;
  }

  /** The number of the last item that was received. */
  get last(): number {
    return this.#last;
  }

  get outbox(): readonly Sent[] {
    return [...this.#outbox.values()];
  }

  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelRetry?.();
    this.#cancelWatch?.();
    this.#drop(1000);
  }

  /** Send something; it is kept until it is acknowledged or refused. */
  send(command: Command): Message {
    const message: Message = { ...command, id: this.#around.newId() };
    const sent: Sent = { message, at: this.#around.now(), onItsWay: false };
    this.#outbox.set(message.id, sent);
    if (this.#state.line === "live") this.#post(sent);
    this.#hold();
    return message;
  }

  /** The network is back, or somebody presses "try now". */
  retryNow(): void {
    if (this.#stopped || this.#state.line === "gone" || this.#wire) return;
    this.#cancelRetry?.();
    this.#connect();
  }

  #connect(): void {
    this.#cancelRetry = null;
    if (!this.#around.online()) {
      this.#say({ line: "offline", retryAt: null, code: null });
      this.#retry(LONGEST_WAIT, true);
      return;
    }
    this.#say({ line: this.#last || this.#tries ? "reconnecting" : "connecting", retryAt: null, code: null });
    const wire = this.#around.open(this.#address(this.#last));
    this.#wire = wire;
    this.#heard = this.#around.now();
    for (const sent of this.#outbox.values()) sent.onItsWay = false;
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#receive(String(event.data));
    };
    wire.onclose = (event) => {
      if (wire === this.#wire) this.#lost(event.code);
    };
    this.#watch();
  }

  #receive(data: string): void {
    this.#heard = this.#around.now();
    let message: FromServer;
    try {
      message = JSON.parse(data) as FromServer;
    } catch {
      return this.#restart();
    }
    this.#inbox.push(message);
    if (!this.#holds) this.#empty();
  }

  /** What comes now waits until there is a picture of what was done last: a press is answered before what it brings is drawn. */
  #hold(): void {
    if (this.#holds || !this.#around.painted) return;
    this.#holds = true;
    this.#around.painted(() => {
      this.#holds = false;
      this.#empty();
    });
  }

  /** Hear what has come, in its order; updates that came together count as one. */
  #empty(): void {
    const [heard, wire] = [this.#inbox, this.#wire];
    this.#inbox = [];
    for (const [n, message] of heard.entries()) {
      if (wire !== this.#wire) return; // given up: the rest is asked for again
      const next = heard[n + 1];
      if (message.type === "update" && next?.type === "update") next.items = [...message.items, ...next.items];
      else this.#hear(message);
    }
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "ping":
        this.#wire?.send('{"type":"pong"}');
        break;
      case "update":
        this.#take(message);
        break;
      case "ack": {
        const sent = this.#outbox.get(message.id);
        if (!sent) break; // acknowledged already, before the line was lost
        this.#outbox.delete(message.id);
        this.#listener.saved(sent.message, message.i);
        break;
      }
      case "hint":
      case "why": {
        const sent = this.#outbox.get(message.id);
        if (!sent) break;
        this.#outbox.delete(message.id);
        this.#listener.answered(sent.message, message);
        break;
      }
      case "error": {
        const sent = message.id === undefined ? undefined : this.#outbox.get(message.id);
        if (message.id !== undefined && !sent) break;
        if (sent) this.#outbox.delete(sent.message.id);
        this.#listener.refused(sent?.message ?? null, message);
        break;
      }
    }
  }

  #take(update: Update): void {
    const fresh = update.items.filter((item) => item.i > this.#last);
    const first = fresh[0];
    if (first && first.i !== this.#last + 1) return this.#restart(); // something is missing: ask for it by number
    const gap = fresh.some((item, n) => n > 0 && item.i !== (fresh[n - 1]?.i ?? 0) + 1);
    if (gap) return this.#restart();
    this.#last = fresh.at(-1)?.i ?? this.#last;
    const wasLive = this.#state.line === "live";
    this.#tries = 0;
    this.#listener.update({ ...update, items: fresh });
    this.#hold();
    if (!wasLive) {
      this.#say({ line: "live", retryAt: null, code: null });
      for (const sent of this.#outbox.values()) this.#post(sent);
    }
  }

  #post(sent: Sent): void {
    sent.onItsWay = true;
    this.#wire?.send(JSON.stringify(sent.message));
    this.#watch();
  }

  /** Give up this line and come back with the number of the last item. */
  #restart(): void {
    this.#drop(4000);
    this.#lost(1006);
  }

  #drop(code: number): void {
    this.#inbox = [];
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onmessage = wire.onclose = null;
    try {
      wire.close(code);
    } catch {
      // it was closed already
    }
  }

  #lost(code: number): void {
    this.#wire = null;
    this.#empty();
    this.#cancelWatch?.();
    if (this.#stopped) return;
    if (USELESS.has(code)) return this.#say({ line: "gone", retryAt: null, code });
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const base = code === 1008 || code === 1013 ? Math.max(longest, 5_000) : longest;
    this.#tries += 1;
    this.#retry(base * (0.5 + this.#around.random() / 2), !this.#around.online());
  }

  #retry(wait: number, offline: boolean): void {
    this.#cancelRetry?.();
    const line: Line = offline ? "offline" : "reconnecting";
    this.#say({ line, retryAt: this.#around.now() + wait, code: null });
    this.#cancelRetry = this.#around.after(wait, () => this.#connect());
  }

  /** Look now and then whether the line is still alive. */
  #watch(): void {
    this.#cancelWatch?.();
    const waiting = [...this.#outbox.values()].some((sent) => sent.onItsWay);
    this.#cancelWatch = this.#around.after(waiting ? 3_000 : 15_000, () => {
      if (!this.#wire) return;
      const silent = this.#around.now() - this.#heard;
      const unanswered = [...this.#outbox.values()].some(
        (sent) => sent.onItsWay && sent.message.type !== "hint" && this.#around.now() - sent.at > NO_ANSWER,
      );
      if (silent > SILENCE || (unanswered && silent > NO_ANSWER)) this.#restart();
      else this.#watch();
    });
  }

  #say(state: LineState): void {
    this.#state = state;
    this.#listener.state(state);
  }
}

/** The browser's own surroundings. */
export function browser(): Surroundings {
  return {
    open: (address) => new WebSocket(address) as unknown as Wire,
    now: () => Date.now(),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    online: () => navigator.onLine !== false,
    newId: () => newId(),
    painted,
  };
}

/** An id that nobody else uses: letters and digits. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
