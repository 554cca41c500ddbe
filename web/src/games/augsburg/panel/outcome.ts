/** What a move pays, takes and brings, as lines of text. */
import type { Changed, MoveFacts, Props } from "../types";

export interface Line {
  label: string;
  text: string;
  bad?: boolean;
}

const MINUS = "\u2212";

export function signed(number: number): string {
  return number < 0 ? `${MINUS}${-number}` : `+${number}`;
}

/** What a round yields before and after. */
export function yields(props: Props, told: Changed | undefined): string {
  return Object.entries(told ?? {})
    .map(([key, pair]) => props.texts.text(`board-round-${key}-change`, { from: pair[0], to: pair[1] }))
    .join(", ");
}

export function outcome(props: Props, facts: MoveFacts | undefined): Line[] {
  if (!facts) return [];
  const text = (key: string, places: Record<string, string | number> = {}) => props.texts.text(key, places);
  const lines: Line[] = [];
  if (facts.money) lines.push({ label: text("board-label-money"), text: text("board-money-change", { number: signed(facts.money), left: facts.left ?? 0 }) });
  if (facts.prestige) lines.push({ label: text("board-label-prestige"), text: text("board-prestige-change", { number: facts.prestige, to: facts.to ?? 0 }) });
  if (facts.lost) lines.push({ label: text("board-label-prestige"), text: text("board-prestige-lost", { number: facts.lost }), bad: true });
  if (facts.stage) lines.push({ label: text("reference-stage"), text: props.texts.form(`stage-${facts.stage}`, "short") ?? facts.stage });
  lines.push({ label: text("board-label-round"), text: yields(props, facts.income) });
  if (facts.barrier !== undefined) lines.push({ label: text("board-label-built"), text: facts.barrier === null ? text("board-barrier-gone") : text("board-barrier-then", { number: facts.barrier }) });
  if (facts.victim) {
    const { seat, stage, income } = facts.victim;
    const falls = text("board-victim-falls", { stage: props.texts.form(`stage-${stage}`, "short") ?? stage });
    lines.push({ label: props.names[seat] ?? "", text: [falls, yields(props, income)].filter(Boolean).join("; ") });
  }
  return lines;
}

/** The same in a few words, under the name of an answer. */
export function brief(props: Props, move: string, facts: MoveFacts | undefined): string {
  if (!facts) return "";
  const text = (key: string, places: Record<string, string | number> = {}) => props.texts.text(key, places);
  const told: string[] = [];
  const [verb, thing = ""] = move.split(" ");
  if (facts.stage) told.push(`${props.texts.form(`stage-${facts.stage}`, "short") ?? ""}: ${text("board-every-round", { parts: props.texts.parts("stage", facts.stage) })}`);
  if (verb === "right") told.push(thing === "mint-master" ? text("hint-free-card") : thing === "master-builder" ? text("hint-builder") : text("hint-every-round", { number: facts.printed ?? 0 }));
  if ((facts.money ?? 0) < 0) told.push(text("board-costs-gulden", { number: -(facts.money ?? 0) }));
  else if (facts.money) told.push(text("board-brings-money", { number: facts.money }));
  if (facts.prestige) told.push(text("board-brings-prestige", { number: facts.prestige }));
  if (facts.lost) told.push(text("board-prestige-lost", { number: facts.lost }));
  return told.join(", ");
}

/** What a bid or a pass leads to. */
export function bidding(props: Props, facts: MoveFacts | undefined, ceiling: number): Line[] {
  const text = (key: string, places: Record<string, string | number> = {}) => props.texts.text(key, places);
  const move = facts ? props.shown : null;
  const number = Number(move?.split(" ")[1] ?? 0);
  const [first = 0, second = 0] = props.parts.numbers.consolation;
  const lines: Line[] = [{ label: text("board-label-now"), text: ending(props, move, facts) }];
  if (!number) lines.push({ label: text("board-label-ceiling"), text: text("board-up-to", { number: ceiling }) });
  else if (facts?.shows?.length !== 1 || !facts.ends) {
    lines.push({ label: text("board-label-win"), text: text("board-win", { number }) }, { label: text("board-label-second"), text: text("board-second", { first, second }) });
  }
  return lines;
}

function ending(props: Props, move: string | null, facts: MoveFacts | undefined): string {
  const text = (key: string, places: Record<string, string | number> = {}) => props.texts.text(key, places);
  if (!move || !facts) return text("board-choose-number");
  if (!facts.ends) return text(move === "pass" ? "board-goes-on-pass" : "board-goes-on");
  const shows = facts.shows ?? [];
  const number = move === "pass" ? props.view.high : Number(move.split(" ")[1] ?? 0);
  const [only] = shows;
  if (only === undefined) return text("board-ends-none", { noble: text(`noble-${props.view.noble ?? ""}`) });
  if (shows.length === 1) return only === props.me ? text("board-ends-alone", { number }) : text("board-ends-other", { seat: props.names[only] ?? "" });
  const others = shows.filter((seat) => seat !== props.me).map((seat) => props.names[seat] ?? "");
  const seats = props.texts.join(others.length < shows.length ? [...others, text("board-seats-you")] : others);
  return text("board-ends-show", { seats, number });
}
