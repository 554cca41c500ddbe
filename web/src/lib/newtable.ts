/** A table that is being agreed on, before it is opened. */
import { usualBot } from "./levels";
import type { ClockSettings, GameInfo, NewMatch, NewSeat, OptionInfo, Settings } from "./protocol/types";

export type Kind = "me" | "friend" | "open" | "bot";
export type Pace = "none" | "live" | "fast" | "slow";

export interface Place {
  id: number;
  kind: Kind;
  name: string;
  bot: string;
}

export interface Agreed {
  options: Record<string, string>;
  edition: string;
  pace: Pace;
  undo: Settings["undo"];
  spectators: Settings["spectators"];
  hints: boolean;
  chat: boolean;
  public: boolean;
}

export const PACES: Record<Pace, ClockSettings> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  live: { kind: "game", seconds: 1200, increment: 20 },
  fast: { kind: "days", seconds: 86_400, increment: 0 },
  slow: { kind: "days", seconds: 3 * 86_400, increment: 0 },
};

export const USUAL: Agreed = { options: {}, edition: "", pace: "none", undo: "all", spectators: "after", hints: true, chat: true, public: false };

/** The pace a clock stands for, if it is one of these. */
export function paceOf(clock: ClockSettings): Pace | null {
  const found = Object.entries(PACES).find(([, known]) => known.kind === clock.kind && (known.kind === "none" || known.seconds === clock.seconds));
  return (found?.[0] as Pace | undefined) ?? null;
}

export function chosen(info: GameInfo | undefined, agreed: Agreed, key: string): string {
  return agreed.options[key] ?? info?.options.find((option) => option.key === key)?.default ?? "";
}

/** Whether an option can be chosen: what it needs is not at its first value. */
export function allowed(info: GameInfo | undefined, agreed: Agreed, option: OptionInfo): boolean {
  if (!option.needs) return true;
  const needed = info?.options.find((other) => other.key === option.needs);
  return chosen(info, agreed, option.needs) !== needed?.choices[0];
}

/** What is sent, and which seats are played at this device. `botName` and `playerName` name those who have no name. */
export function asked(
  info: GameInfo,
  seats: readonly Place[],
  agreed: Agreed,
  says: { botName: (n: number) => string; playerName: (n: number) => string },
): { match: NewMatch; hot: number[] } {
  let bots = 0;
  const list: NewSeat[] = seats.map((place, n) => {
    if (place.kind === "bot") return { kind: "bot", bot: place.bot || usualBot(info), name: place.name.trim() || says.botName((bots += 1)) };
    if (place.kind === "open") return { kind: "open" };
    if (place.kind === "friend") return { kind: "me", name: place.name.trim() || says.playerName(n + 1) };
    return { kind: "me" };
  });
  const options = Object.fromEntries(info.options.flatMap((option) => (agreed.options[option.key] !== undefined && allowed(info, agreed, option) ? [[option.key, agreed.options[option.key] as string]] : [])));
  const waits = seats.some((place) => place.kind === "open");
  return {
    match: {
      game: info.id,
      seats: list,
      options,
      ...(agreed.edition ? { edition: agreed.edition } : {}),
      settings: { undo: agreed.undo, spectators: agreed.spectators, hints: agreed.hints, chat: agreed.chat, clock: PACES[agreed.pace] },
      ...(waits && agreed.public ? { public: true } : {}),
    },
    hot: seats.flatMap((place, n) => (place.kind === "me" || place.kind === "friend" ? [n] : [])),
  };
}
