/** Which deals are lessons. A table with any other fixed deal is a table like all others. */
import known from "./lessons.json";

const DEALS: Record<string, { lesson: number }> = known;

export function isLesson(game: string, deal: number | undefined): boolean {
  return Boolean(deal) && DEALS[game]?.lesson === deal;
}
