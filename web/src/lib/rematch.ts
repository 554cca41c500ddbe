/** The same table once more. */
import type { NewMatch, NewSeat, Seat, Summary } from "./protocol/types";

/** Bots sit where they sat, my seats are mine, everybody else gets an invitation. */
export function againOf(summary: Summary, mine: readonly Seat[]): NewMatch {
  const seats: NewSeat[] = summary.seats.map((one) => {
    if (one.kind === "bot") return { kind: "bot", ...(one.bot ? { bot: one.bot } : {}), name: one.name ?? "" };
    if (mine.includes(one.seat)) return { kind: "me", name: one.name ?? "" };
    return { kind: "open" };
  });
  const options = Object.fromEntries(Object.entries(summary.options).filter(([, value]) => typeof value === "string"));
  const settings = summary.settings.lesson ? { ...summary.settings, lesson: 0 } : summary.settings; // the next deal is a new one
  return { game: summary.game, seats, options, settings, ...(typeof summary.edition === "string" && summary.edition ? { edition: summary.edition } : {}) };
}
