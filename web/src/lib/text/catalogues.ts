/** Loads the catalogues, one game and one language at a time. */
import loads from "virtual:catalogues";
import { Texts } from "./texts";
import { loadWords } from "./words";

export const LANGUAGES = Object.keys(loads["page"] ?? {}).sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));
export const FALLBACK = "en";

/** Their own names, so that everybody finds the own one. */
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", de: "Deutsch", it: "Italiano" };

const loaded = new Map<string, Promise<Texts>>();

async function catalogue(game: string, language: string): Promise<string> {
  const load = loads[game]?.[language] ?? loads[game]?.[FALLBACK];
  return load ? (await load()).default : "";
}

/** The texts of the page, or of a game with those of the page. */
export function loadTexts(language: string, game = ""): Promise<Texts> {
  const key = `${language}/${game}`;
  let texts = loaded.get(key);
  if (!texts) {
    texts = Promise.all([
      catalogue("", language),
      catalogue("page", language),
      game ? catalogue(game, language) : "",
      game ? loadWords(game) : null,
    ]).then(([general, page, own, words]) => new Texts(language, [general, page, own], words));
    texts.catch(() => loaded.delete(key));
    loaded.set(key, texts);
  }
  return texts;
}

/** The language of the reader: what was chosen, else the browser's, else English. */
export function chooseLanguage(chosen: string | null, wanted: readonly string[]): string {
  for (const language of [chosen, ...wanted]) {
    const short = language?.toLowerCase().split("-")[0];
    if (short && LANGUAGES.includes(short)) return short;
  }
  return FALLBACK;
}
