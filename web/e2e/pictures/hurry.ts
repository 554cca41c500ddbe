/** Playing by the protocol instead of by hand, where only the result is wanted. */
import type { Page } from "@playwright/test";
import type { Game } from "../table";

/** A match against bots, opened with the page's own cookie; returns its id. */
export const begin = (page: Page, game: Game, seats: number): Promise<string> =>
  page.evaluate(
    async ([game, seats]) => {
      const ask = async (path: string, body: unknown) => {
        const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as Record<string, { id: string }>;
      };
      await ask("/api/me", { name: "Mechthild" });
      const names = ["Chancellor", "Marshal", "Abbess", "Steward"];
      const others = names.slice(0, seats - 1).map((name) => ({ kind: "bot", bot: "thumb", name }));
      return (await ask("/api/matches", { game, seats: [{ kind: "me" }, ...others] }))["match"]?.id ?? "";
    },
    [game, seats] as const,
  );

/** Make so many moves, any; false when the match is over. */
export const hurry = (page: Page, id: string, moves: number): Promise<boolean> =>
  page.evaluate(
    async ([id, moves]) => {
      for (let made = 0, tries = 0; made < moves && tries < 4000; tries += 1) {
        const now = (await (await fetch(`/api/matches/${id}/view`)).json()) as { question: { q: number; moves: string[] } | null; summary: { status: string } };
        if (now.summary.status === "over") return false;
        if (!now.question) {
          await new Promise((resolve) => setTimeout(resolve, 10));
          continue;
        }
        const move = now.question.moves[(made * 7) % Math.min(now.question.moves.length, 30)];
        const body = JSON.stringify({ type: "move", id: `h${Date.now()}-${tries}`, q: now.question.q, move });
        const answer = await fetch(`/api/matches/${id}/act`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
        if (answer.ok) made += 1;
        else await new Promise((resolve) => setTimeout(resolve, 200)); // too fast for the server's limits
      }
      return true;
    },
    [id, moves] as const,
  );
