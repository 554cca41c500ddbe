/** The texts in the language of the reader; another language is another set of texts, without reloading the page. */
import { chooseLanguage, loadTexts } from "./text/catalogues";
import { prefs, savePrefs } from "./prefs.svelte";
import type { Place, Texts } from "./text/texts";

class Speech {
  language = $state("en");
  page = $state.raw<Texts | null>(null);
  #games = $state.raw<Record<string, Texts>>({});
  #wanted = new Set<string>();

  async start(): Promise<void> {
    await this.#use(chooseLanguage(prefs.language, navigator.languages ?? [navigator.language]));
  }

  async choose(language: string): Promise<void> {
    prefs.language = language;
    savePrefs();
    await this.#use(language);
  }

  async #use(language: string): Promise<void> {
    const games = [...this.#wanted];
    const [page, ...texts] = await Promise.all([loadTexts(language), ...games.map((game) => loadTexts(language, game))]);
    this.page = page;
    this.#games = Object.fromEntries(games.map((game, n) => [game, texts[n] as Texts]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of a game. */
  async want(game: string): Promise<void> {
    if (this.#wanted.has(game)) return;
    this.#wanted.add(game);
    const texts = await loadTexts(this.language, game);
    this.#games = { ...this.#games, [game]: texts };
  }

  of(game: string): Texts | null {
    return this.#games[game] ?? null;
  }

  t = (key: string, places: Record<string, Place> = {}): string => this.page?.text(key, places) ?? "";

  /** A failure in the reader's language, by its code. */
  failure(code: string, message: string): string {
    const key = `error-${code}`;
    return this.page?.has(key) ? this.t(key) : this.t("match-refused", { message });
  }
}

export const speech = new Speech();
export const t = speech.t;
