/** Small reckoning with lists of cards; equal jokers are told apart by number only. */

/** A list without one occurrence of a card. */
export function takeOut(cards: readonly string[], card: string): string[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? [...cards] : cards.filter((_, n) => n !== at);
}

/** The move to be staged next: the first listed one whose card is wanted; with `order`, the first wanted card in that order. */
export function wantedNext(wanted: readonly string[], moves: readonly string[], order: readonly string[] = []): string | null {
  const cards = order.length ? order.filter((card) => wanted.includes(card)).slice(0, 1) : wanted;
  return moves.find((move) => cards.includes(move.split(" ")[1] ?? "")) ?? null;
}

/** What is in the second list and not in the first, counted. */
export function added(before: readonly string[], after: readonly string[]): string[] {
  let rest: readonly string[] = before;
  return after.filter((card) => {
    if (!rest.includes(card)) return true;
    rest = takeOut(rest, card);
    return false;
  });
}

/** What is still wanted after some cards went; with `moves`, only what is still listed. */
export function follow(wanted: readonly string[], gone: readonly string[], moves: readonly string[] | null): string[] {
  const rest = gone.reduce<readonly string[]>((cards, card) => takeOut(cards, card), wanted);
  const listed = moves && new Set(moves.map((move) => move.split(" ")[1] ?? ""));
  return rest.filter((card) => !listed || listed.has(card));
}

/** The cards of a hand by noble, values falling, jokers last. */
export function byNoble(hand: readonly string[], nobles: readonly string[]): { noble: string; cards: string[] }[] {
  const groups = nobles.map((noble) => ({
    noble,
    cards: hand.filter((card) => card.startsWith(`${noble}-`)).sort((a, b) => value(b) - value(a)),
  }));
  return [...groups, { noble: "joker", cards: hand.filter((card) => card === "joker") }].filter((group) => group.cards.length);
}

function value(card: string): number {
  return Number(card.split("-")[1] ?? 0);
}

/** How long the shared track is: in tens, with room behind the last barrier and the furthest piece. */
export function trackLength(furthest: number, lastWall: number): number {
  return Math.max(lastWall + 10, Math.ceil((furthest + 2) / 10) * 10);
}
