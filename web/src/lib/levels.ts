/** The bots people can choose: a level, and for those that search a character ("strong+bold"). */
import type { GameInfo } from "./protocol/types";

const WITH = "+";

/** Who sits down where nobody chose. */
export function usualBot(info: GameInfo | undefined): string {
  return info?.usual ?? info?.bots.at(-1) ?? "";
}

/** Level and character of a bot. */
export function partsOf(bot: string): { level: string; character: string } {
  const [level = "", character = ""] = bot.split(WITH);
  return { level, character };
}

/** The bot of a level and a character; a level that has no such character has none. */
export function botOf(info: GameInfo | undefined, level: string, character: string): string {
  return character && info?.characters?.[level]?.includes(character) ? level + WITH + character : level;
}

/** A bot in words: "Strong, gambler". `says` knows a text, or gives nothing. */
export function botName(bot: string, says: (key: string) => string | undefined): string {
  const { level, character } = partsOf(bot);
  const named = says(`level-${level}`) ?? level;
  return character ? `${named}, ${says(`character-${character}`) ?? character}` : named;
}
