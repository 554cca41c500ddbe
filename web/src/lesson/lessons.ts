/** The lessons there are: which deal, who sits there, and where their cards and words come from. */
import loads from "virtual:lessons";
import { keep } from "$lib/keep";
import { api, people } from "$lib/people.svelte";
import type { NewMatch } from "$lib/protocol/types";
import { router } from "$lib/router.svelte";
import { t } from "$lib/speech.svelte";
import { FALLBACK } from "$lib/text/catalogues";
import { Texts } from "$lib/text/texts";
import type { Card, Memory } from "./course.svelte";
import known from "./lessons.json";

interface Deal {
  lesson: number;
  bots: string[];
  options: Record<string, string>;
}

const LESSONS: Record<string, Deal> = known;
const CARDS = import.meta.glob<{ default: Card[] }>("./cards/*.json");

export const hasLesson = (game: string): boolean => game in LESSONS;

/** The table of a lesson: the reader in the first seat, bots in the others. */
export function tableOf(game: string): NewMatch | null {
  const deal = LESSONS[game];
  if (!deal) return null;
  const bots = deal.bots.map((bot, n) => ({ kind: "bot" as const, bot, name: t(`bot-${n + 1}`) }));
  return { game, seats: [{ kind: "me" }, ...bots], options: deal.options, settings: { lesson: deal.lesson } };
}

/** Sit down at a lesson, as a guest if need be. */
export async function learn(game: string): Promise<void> {
  const table = tableOf(game);
  if (!table) return;
  await people.be(t("player-name", { number: 1 }));
  const opened = await api.open(table);
  router.go(`/match/${opened.match.id}`);
}

export async function loadCards(game: string): Promise<Card[]> {
  return (await CARDS[`./cards/${game}.json`]?.())?.default ?? [];
}

/** What the cards of a game say. */
export async function loadWords(game: string, language: string): Promise<Texts> {
  const load = loads[game]?.[language] ?? loads[game]?.[FALLBACK];
  return new Texts(language, load ? [(await load()).default] : []);
}

const KEY = "hoftag.lessons";
const REMEMBERED = 40;

/** What this device remembers of a lesson, by match. */
export const memories = {
  of(match: string): Partial<Memory> {
    return keep.read<Record<string, Memory>>(KEY, {})[match] ?? {};
  },
  keep(match: string, memory: Memory): void {
    const others = Object.entries(keep.read<Record<string, Memory>>(KEY, {})).filter(([id]) => id !== match);
    keep.write(KEY, Object.fromEntries([...others.slice(-REMEMBERED), [match, memory]]));
  },
};
