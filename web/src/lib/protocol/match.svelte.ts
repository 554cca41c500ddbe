/** One match as one viewer sees it: what the socket brings, ready to be shown. */
import { Api } from "./api";
import { kept } from "./kept";
import { browser, Socket, type LineState, type Surroundings } from "./socket";
import {
  readScores,
  type RunningClock,
  type Command,
  type Failure,
  type Item,
  type Message,
  type Offer,
  type Question,
  type ScoreRow,
  type Seat,
  type Summary,
  type Update,
  type View,
} from "./types";

export type Fate = "sent" | "saved" | "refused";

/** What speaks against a move. */
export interface Why {
  rule: string;
  reason: string;
  args: number[];
}

export class MatchStore {
  readonly id: string;
  readonly seat: Seat | null;
  items = $state.raw<Item[]>([]);
  view = $state.raw<View | null>(null);
  /** What lies ahead, told by the server with every view. */
  facts = $state.raw<Record<string, unknown> | null>(null);
  /** What is printed on the things of this match; loaded once. */
  parts = $state.raw<Record<string, unknown> | null>(null);
  question = $state.raw<Question | null>(null);
  asked = $state.raw<Seat[]>([]);
  /** The item that brought the last answer of a seat: with another one, what it is asked is something else. */
  answers = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  undo = $state<number | null>(null);
  offer = $state.raw<Offer | null>(null);
  clock = $state.raw<RunningClock | null>(null);
  summary = $state.raw<Summary | null>(null);
  scores = $state.raw<ScoreRow[]>([]);
  line = $state.raw<LineState>({ line: "connecting", retryAt: null, code: null });
  /** The numbers of the items the last update brought. */
  fresh = $state.raw<Item[]>([]);
  /** The first update is there. */
  ready = $state(false);
  /** The last message of each kind and what became of it. */
  fate = $state.raw<Partial<Record<Command["type"], Fate>>>({});
  failure = $state.raw<{ failure: Failure; of: Message | null } | null>(null);
  hint = $state.raw<string | null>(null);
  /** The move that is on its way. */
  sent = $state.raw<string | null>(null);
  #whys = new Map<string, (answer: Why | null) => void>();
  #asking = false;
  #stopped = false;
  readonly #api: Api;
  readonly #socket: Socket;
  readonly #now: () => number;

  constructor(id: string, seat: Seat | null, api = new Api(), around: Surroundings = browser()) {
    this.id = id;
    this.seat = seat;
    this.#api = api;
    this.#now = around.now;
    this.#socket = new Socket(
      (since) => api.socketAddress(id, since, seat),
      {
        update: (update) => this.#take(update),
        state: (state) => (this.line = state),
        saved: (message) => this.#become(message, "saved"),
        refused: (message, failure) => this.#refused(message, failure),
        answered: (message, answer) => {
          if (answer.type === "hint") this.hint = answer.move;
          else {
            const { rule, reason, args } = answer;
            this.#whys.get(message.id)?.(rule === null || reason === null ? null : { rule, reason, args: args ?? [] });
          }
          this.#whys.delete(message.id);
          this.#become(message, "saved");
        },
      },
      around,
    );
  }

  async #askParts(): Promise<void> {
    this.#asking = true;
    try {
      const parts = await this.#api.parts(this.id, this.seat);
      if (!this.#stopped) this.parts = parts;
    } catch {
      this.#asking = false; // the next update asks again
    }
  }

  start(): void {
    this.#stopped = false;
    this.#socket.start();
  }

  stop(): void {
    this.#stopped = true;
    this.#socket.stop();
  }

  retryNow = (): void => this.#socket.retryNow();

  get waiting(): boolean {
    return this.fate.move === "sent";
  }

  play(move: string): void {
    if (!this.question) return;
    this.sent = move;
    this.send({ type: "move", q: this.question.q, move });
  }

  send(command: Command): Message {
    const message = this.#socket.send(command);
    this.failure = null;
    this.#become(message, "sent");
    return message;
  }

  /** Ask the table why a move is not legal. */
  why(move: string): Promise<Why | null> {
    return new Promise((resolve) => {
      const message = this.send({ type: "why", move });
      this.#whys.set(message.id, resolve);
    });
  }

  #become(message: Message, fate: Fate): void {
    this.fate = { ...this.fate, [message.type]: fate };
  }

  #refused(message: Message | null, failure: Failure): void {
    if (message) {
      this.#whys.get(message.id)?.(null);
      this.#whys.delete(message.id);
      this.#become(message, "refused");
    }
    this.failure = { failure, of: message };
  }

  #take(update: Update): void {
    if (update.items.length) {
      this.items = [...this.items, ...update.items];
      this.fresh = update.items;
      const answers = update.items.filter((item) => item.move !== undefined || item.hidden);
      if (answers.length) this.answers = new Map([...this.answers, ...answers.map((item) => [item.seat, item.i] as const)]);
    }
    if (this.question?.q !== update.question?.q) {
      this.hint = null;
      this.sent = null;
      this.fate = {};
    }
    this.view = kept(this.view, update.view);
    this.facts = kept(this.facts, update.facts ?? null);
    if (update.view && !this.#asking) void this.#askParts();
    this.question = kept(this.question, update.question);
    this.asked = kept(this.asked, update.asked);
    this.undo = update.undo;
    this.offer = kept(this.offer, update.offer);
    this.clock = update.clock && { ...update.clock, ahead: (update.now ?? this.#now()) - this.#now() };
    this.summary = kept(this.summary, update.summary);
    this.scores = kept(this.scores, readScores(update.scores));
    this.ready = true;
  }
}
