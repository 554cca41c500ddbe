/** What all parts of the board share: what is listed, what is shown, what changed, and the reason somebody asked for. */
import { getContext, setContext } from "svelte";
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { lasting } from "$lib/motion";
import type { Seat } from "$lib/protocol/types";
import type { Colour } from "../contract";
import { flags, regionOf, roadsChanged, touched } from "./model";
import type { MoveFacts, Props, Region, Road, View } from "./types";

export interface Reason {
  move: string;
  text: string;
  rule: string;
  more: string;
  x: number;
  y: number;
  below: boolean;
}

const KEY = Symbol("staufer");

export class Table {
  readonly #props: () => Props;
  /** Why something cannot be chosen; shown in a bubble. */
  reason = $state.raw<Reason | null>(null);
  /** The region whose ranking is open. */
  opened = $state<Region | null>(null);
  /** Roads whose figures the last update moved. */
  roads = $state.raw<Set<Region>>(new Set());
  root: HTMLElement | undefined;
  #before: View | null = null;
  #asked = "";
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.#props = props;
  }

  get props(): Props {
    return this.#props();
  }
  get view() {
    return this.props.view;
  }
  get parts() {
    return this.props.parts;
  }
  get facts() {
    return this.props.facts;
  }
  get texts() {
    return this.props.texts;
  }
  get me(): Seat | null {
    return this.props.me;
  }

  // ---------------------------------------------------------------- words

  t = (key: string, places: Record<string, string | number> = {}): string => this.texts.text(`board-${key}`, places);
  thing = (domain: string, name: string): string => this.texts.thing(domain, name);
  short = (key: string): string => this.texts.form(key, "short") ?? this.texts.text(key);
  say = (move: string): string => this.texts.move(move, this.props.names);
  colour = (seat: Seat): Colour => this.props.colours[seat] ?? "red";
  name = (seat: Seat): string => this.props.names[seat] ?? "";

  // ---------------------------------------------------------------- moves

  listed = $derived.by(() => new Set(this.props.question?.moves ?? []));
  step = $derived.by(() => this.props.question?.step ?? "");

  can = (move: string): boolean => this.listed.has(move);
  staged = (move: string): boolean => this.props.staged === move;
  of = (move: string): MoveFacts | null => this.facts?.moves[move] ?? null;

  choose = (move: string): void => {
    this.forget();
    this.props.select(this.props.staged === move ? null : move);
  };

  /** The move that is shown, taken apart. */
  shown = $derived.by(() => {
    const move = this.props.shown;
    return move !== null && this.listed.has(move) ? this.props.words.parse(move) : null;
  });
  shownFacts = $derived.by(() => (this.shown ? this.of(this.shown.notation) : null));

  /** The office a figure would take: by the shown move, or the one being occupied. */
  goal = $derived.by((): string | null => {
    if (this.shown?.verb === "occupy") return this.shown.args[0] ?? null;
    return this.view.target !== null && this.view.player === this.me && this.step !== "" ? this.view.target : null;
  });

  /** Who would sit there, where that is clear. */
  sitter = $derived.by((): "envoy" | "noble" => {
    if (this.shown?.verb === "sit") return this.shown.args[0] === "noble" ? "noble" : "envoy";
    const told = this.shownFacts;
    return told && told.envoy === null && told.noble ? "noble" : "envoy";
  });

  /** Payments of the shown move, envoys and nobles. */
  ghosts = $derived.by((): Record<Region, [envoys: number, nobles: number]> => {
    const told = this.shownFacts;
    const road: Road = told?.ways?.[0]?.road ?? told?.road ?? (this.step === "figures" ? (this.view.owed as Road) : {});
    const nobles = told?.byNobles ?? {};
    const found: Record<Region, [number, number]> = {};
    for (const region of new Set([...Object.keys(road), ...Object.keys(nobles)])) found[region] = [road[region] ?? 0, nobles[region] ?? 0];
    return found;
  });

  // ---------------------------------------------------------------- the round

  row = $derived.by(() => this.facts?.rows[0] ?? null);
  flags = $derived.by(() => (this.view.over ? {} : flags(this.row?.region, this.row?.second)));
  /** B is fixed once the scoring has begun, or where it is the king's region. */
  settled = $derived.by(() => this.view.scored.length > 0 || this.row?.condition === "kings-region");
  asked = $derived.by((): Seat | null => {
    const lists: Record<string, Seat[]> = { turn: this.view.order, pick: this.view.ranked, leave: this.view.leavers };
    if (this.view.step in lists) return lists[this.view.step]?.[0] ?? null;
    return ["swap", "aid", "figures", "second", "fetch", "resolve"].includes(this.view.step) ? this.view.player : null;
  });
  fresh = $derived.by(() => touched(this.props.changes, this.props.words));
  charged = (region: Region): string => this.texts.text(`region-${region}`);
  regionOf = regionOf;

  /** The lowest price of a region's payable seats. */
  cheapest = (region: Region): number | null => {
    const prices = (this.parts.regions[region] ?? []).flatMap((office) => (this.can(`occupy ${office}`) ? [this.price(office)] : []));
    return prices.length ? Math.min(...prices) : null;
  };

  /** The figures an office costs now: without chests where that can be paid. */
  price = (office: string): number => this.of(`occupy ${office}`)?.ways?.[0]?.figures ?? this.facts?.offices[office]?.total ?? 0;

  note(view: View): void {
    if (this.#before !== view) {
      this.roads = roadsChanged(this.#before, view);
      this.#before = view;
    }
  }

  // ---------------------------------------------------------------- reasons

  ask = async (move: string, element: Element): Promise<void> => {
    clearTimeout(this.#leaving);
    if (this.#asked === move && this.reason) return;
    this.#asked = move;
    const answer = await this.props.why(move);
    if (this.#asked !== move || !this.root) return;
    if (!answer) {
      this.reason = null;
      return;
    }
    const [box, around] = [element.getBoundingClientRect(), this.root.getBoundingClientRect()];
    const below = box.top - around.top < 110;
    const [, office = ""] = move.split(" ");
    const told = move.startsWith("occupy") ? this.facts?.offices[office] : undefined;
    const more = told?.open && told.total > 0 ? this.t("price-parts", { way: told.way, seat: told.seat }) : "";
    this.reason = { move, ...answer, more, x: box.left - around.left + box.width / 2, y: (below ? box.bottom : box.top) - around.top, below };
  };

  /** The bubble goes, a moment later, so that one can reach its link. */
  leave = (): void => {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(this.forget, 350);
  };
  stay = (): void => clearTimeout(this.#leaving);
  forget = (): void => {
    clearTimeout(this.#leaving);
    this.#asked = "";
    this.reason = null;
  };

  // ---------------------------------------------------------------- motion

  duration = (full = 200): number => lasting(this.props.motion, full);
  readonly walk = crossfade({
    duration: () => this.duration(250),
    easing: cubicOut,
    fallback: () => ({ duration: this.duration(160), css: (t: number) => `opacity: ${t}; transform: scale(${0.6 + 0.4 * t})` }),
  });
  appear = (_node: Element) => ({ duration: this.duration(180), easing: cubicOut, css: (t: number) => `opacity: ${t}; transform: translateY(${(t - 1) * 8}px) scale(${0.7 + 0.3 * t})` });
  vanish = (_node: Element) => ({ duration: this.duration(140), easing: cubicOut, css: (t: number) => `opacity: ${t}` });
}

export function lay(props: () => Props): Table {
  return setContext(KEY, new Table(props));
}

export function table(): Table {
  return getContext<Table>(KEY);
}
