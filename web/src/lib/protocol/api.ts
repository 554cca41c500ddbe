/** The calls over HTTP. Every refusal is an `ApiError` with the server's code. */
import { readScores, type AnalysisState, type Failure, type GameInfo, type NewMatch, type Opened, type Past, type ScoreRow, type Status, type Stretch, type Summary, type User } from "./types";

export class ApiError extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(status: number, failure: Failure) {
    super(failure.message);
    this.status = status;
    this.failure = failure;
  }

  get code(): string {
    return this.failure.code;
  }
}

export type Fetch = typeof fetch;

export class Api {
  readonly #fetch: Fetch;
  readonly #base: string;

  constructor(fetching: Fetch = (...args) => fetch(...args), base = "") {
    this.#fetch = fetching;
    this.#base = base;
  }

  async games(): Promise<GameInfo[]> {
    const body = await this.#call<{ games: GameInfo[] } | GameInfo[]>("GET", "/api/games");
    return Array.isArray(body) ? body : body.games;
  }

  async me(): Promise<User | null> {
    return (await this.#call<{ user: User | null }>("GET", "/api/me")).user;
  }

  async rename(name: string): Promise<User> {
    return (await this.#call<{ user: User }>("POST", "/api/me", { name })).user;
  }

  async addLogin(login: string, password: string): Promise<void> {
    await this.#call("POST", "/api/account", { login, password });
  }

  async logIn(login: string, password: string): Promise<void> {
    await this.#call("POST", "/api/login", { login, password });
  }

  /** Another password; other devices are signed out. */
  async changePassword(old: string, next: string): Promise<void> {
    await this.#call("POST", "/api/password", { old, new: next });
  }

  async logOut(): Promise<void> {
    await this.#call("POST", "/api/logout", {});
  }

  async matches(status: Status[], mine: boolean): Promise<Summary[]> {
    const query = new URLSearchParams({ status: status.join(",") });
    if (mine) query.set("mine", "true");
    const body = await this.#call<{ matches: Summary[] } | Summary[]>("GET", `/api/matches?${query}`);
    return Array.isArray(body) ? body : body.matches;
  }

  open(match: NewMatch): Promise<Opened> {
    return this.#call("POST", "/api/matches", match);
  }

  match(id: string): Promise<Summary> {
    return this.#summary("GET", `/api/matches/${path(id)}`);
  }

  join(id: string, body: { invitation?: string; seat?: number; nonce?: string }): Promise<Summary> {
    return this.#summary("POST", `/api/matches/${path(id)}/join`, body);
  }

  /** What an invitation is for; it stays good. */
  look(invitation: string): Promise<{ match: Summary; seat: number }> {
    return this.#call("POST", "/api/invitation", { invitation });
  }

  /** Take the seat of an invitation. */
  accept(invitation: string): Promise<{ match: Summary; seat: number }> {
    return this.#call("POST", "/api/join", { invitation, nonce: newNonce() });
  }

  /** A new invitation to a seat of one's own table; the last one no longer counts. */
  async invite(id: string, seat: number): Promise<string> {
    return (await this.#call<{ invitation: string }>("POST", `/api/matches/${path(id)}/invite`, { seat })).invitation;
  }

  leave(id: string): Promise<void> {
    return this.#call("POST", `/api/matches/${path(id)}/leave`, {});
  }

  close(id: string): Promise<void> {
    return this.#call("POST", `/api/matches/${path(id)}/close`, {});
  }

  token(id: string, seat: number): Promise<{ token: string }> {
    return this.#call("POST", `/api/matches/${path(id)}/token`, { seat });
  }

  recordAddress(id: string, seat: number | null): string {
    return `${this.#base}/api/matches/${path(id)}/record${seat === null ? "" : `?seat=${seat}`}`;
  }

  /** A report of trouble: what this seat knows, the rest sealed until the end. */
  reportAddress(id: string, seat: number | null): string {
    return `${this.#base}/api/matches/${path(id)}/report${seat === null ? "" : `?seat=${seat}`}`;
  }

  /** The table as it was after an item; `eyes` are another seat's, or -1 for all cards face up, after the end. */
  at(id: string, i: number, seat: number | null, eyes: number | null = null, outlook = true, asked = false): Promise<Past> {
    return this.#call("GET", `/api/matches/${path(id)}/at?i=${i}${outlook ? "&outlook=true" : ""}${asked ? "&asked=true" : ""}${looks(seat, eyes)}`);
  }

  /** Bring a whole record of a finished game; the match it makes. */
  bring(record: string): Promise<Summary> {
    return this.#summary("POST", "/api/records", record);
  }

  /** A new match that goes on after an entry of a finished one, in one of its seats. */
  branch(id: string, body: { entry: number; seat: number; bots: string }): Promise<{ match: Summary; seat: number; entry: number }> {
    return this.#call("POST", `/api/matches/${path(id)}/branch`, body);
  }

  /** Begin to analyse a finished match, or join. */
  analyse(id: string): Promise<AnalysisState> {
    return this.#call("POST", `/api/matches/${path(id)}/analysis`, {});
  }

  /** How far the analysis is; `seen` is how much of it is known. */
  analysis(id: string, seen = -1): Promise<AnalysisState> {
    return this.#call("GET", `/api/matches/${path(id)}/analysis?seen=${seen}`);
  }

  /** A whole stream. */
  items(id: string, seat: number | null, eyes: number | null = null): Promise<Stretch> {
    return this.#call("GET", `/api/matches/${path(id)}/items?${looks(seat, eyes).slice(1)}`);
  }

  /** How a match ended; nothing before the end. */
  async result(id: string): Promise<ScoreRow[]> {
    return readScores((await this.#call<{ scores: unknown }>("GET", `/api/matches/${path(id)}/result`)).scores);
  }

  /** The record as lines of JSON. */
  async record(id: string, seat: number | null): Promise<Record<string, unknown>[]> {
    const response = await this.#fetch(this.recordAddress(id, seat), { credentials: "same-origin" });
    if (!response.ok) throw new ApiError(response.status, { type: "error", code: "unreachable", message: response.statusText });
    return (await response.text()).split("\n").filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** What is printed on the things of a match. */
  async parts(id: string, seat: number | null): Promise<Record<string, unknown>> {
    const query = seat === null ? "" : `?seat=${seat}`;
    return (await this.#call<{ parts: Record<string, unknown> }>("GET", `/api/matches/${path(id)}/parts${query}`)).parts;
  }

  socketAddress(id: string, since: number, seat: number | null): string {
    const query = new URLSearchParams({ since: String(since), outlook: "true" });
    if (seat !== null) query.set("seat", String(seat));
    const base = new URL(this.#base || "/", location.href);
    base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
    return new URL(`/api/matches/${path(id)}/socket?${query}`, base).href;
  }

  async #summary(method: "GET" | "POST", address: string, body?: object | string): Promise<Summary> {
    const answer = await this.#call<Summary | { match: Summary }>(method, address, body);
    return "match" in answer ? answer.match : answer;
  }

  async #call<T>(method: "GET" | "POST", address: string, body?: object | string): Promise<T> {
    let response: Response;
    try {
      response = await this.#fetch(this.#base + address, {
        method,
        credentials: "same-origin",
        headers: { accept: "application/json", ...(body ? { "content-type": typeof body === "string" ? "application/x-ndjson" : "application/json" } : {}) },
        ...(body ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
      });
    } catch {
      throw new ApiError(0, { type: "error", code: "unreachable", message: "the server does not answer" });
    }
    const text = await response.text();
    let data: unknown = {};
    try {
      data = text ? JSON.parse(text) : {};
    } catch {
      data = { type: "error", code: "bad-answer", message: response.statusText };
    }
    if (!response.ok) {
      const failure = data as Partial<Failure>;
      throw new ApiError(response.status, {
        ...failure,
        type: "error",
        code: failure.code ?? (response.status >= 500 ? "unreachable" : "bad-answer"),
        message: failure.message ?? response.statusText,
      });
    }
    return data as T;
  }
}

function looks(seat: number | null, eyes: number | null): string {
  return (seat === null ? "" : `&seat=${seat}`) + (eyes === null ? "" : `&as=${eyes}`);
}

function path(part: string): string {
  return encodeURIComponent(part);
}

/** 16 bytes of one's own chance for the deal, in hexadecimal. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
