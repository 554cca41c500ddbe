/** What is told around the table: title and icon of the page, a note of the lute, a notice, and one status for readers. */
import { notify } from "./notify";
import { prefs } from "./prefs.svelte";
import type { MatchStore } from "./protocol/match.svelte";
import { shortOf, timeLeft } from "./protocol/types";
import { note } from "./sound";
import { t } from "./speech.svelte";
import type { Line } from "./text/story";
import type { Texts } from "./text/texts";

export interface Told {
  match: MatchStore | null;
  texts: Texts | null;
  lines: readonly Line[];
  names: readonly string[];
  /** The name of the game. */
  title: string;
  /** I am asked, and nothing hides the table. */
  turn: boolean;
}

export class Telling {
  /** What a screen reader says; once a second at most. */
  status = $state("");

  /** Called while a component is set up: it follows the table as long as the component lives. */
  constructor(told: () => Told) {
    let rang = 0;
    let heard = 0;

    $effect(() => {
      const { match, names, title, turn } = told();
      const waited = match?.asked.filter((seat) => seat !== match.seat).map((seat) => names[seat] ?? "") ?? [];
      document.title = turn ? t("match-your-turn-title", { game: title }) : waited.length ? t("match-waiting-title", { seats: waited.join(", "), game: title }) : title || t("app-title");
      icon(turn ? "./icon-turn.svg" : "./icon.svg");
      return () => icon("./icon.svg");
    });

    $effect(() => {
      const { match, texts, lines, title, turn } = told();
      const q = match?.question?.q ?? 0;
      if (turn && q !== rang && match) {
        if (prefs.sound !== "off" && (document.hidden || lines.length > 0)) note();
        if (texts && match.question) notify(match.id, t("match-your-turn-title", { game: title }), texts.step(match.question.step, "title"));
      }
      rang = q;
    });

    $effect(() => {
      const { match, texts, lines } = told();
      const question = match?.question;
      const last = match?.items.at(-1)?.i ?? 0;
      const timer = setTimeout(() => {
        const fresh = heard ? lines.filter((line) => line.i > heard && line.kind !== "chat").map((line) => line.text) : [];
        heard = last;
        const asking = question && texts ? `${t("match-your-turn")}. ${texts.step(question.step)}` : "";
        this.status = [...fresh.slice(-8), asking].filter(Boolean).join(" ");
      }, 900);
      return () => clearTimeout(timer);
    });

    // My own clock warns once, by sound and in words.
    $effect(() => {
      const { match } = told();
      const [clock, seat] = [match?.clock, match?.seat];
      if (!clock || seat == null || clock.running[seat] === undefined) return;
      const left = timeLeft(clock, seat, Date.now()) - shortOf(clock);
      if (left <= 0 || left > 2 ** 31 - 1) return;
      const timer = setTimeout(() => {
        this.status = clock.kind === "days" ? t("clock-short-days") : t("clock-short", { seconds: shortOf(clock) / 1000 });
        if (prefs.sound !== "off") note(294);
      }, left);
      return () => clearTimeout(timer);
    });
  }
}

function icon(address: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", address);
}
