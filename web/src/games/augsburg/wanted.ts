/** Small reckoning with lists of cards; equal jokers are told apart by number only. */

/** A list without one occurrence of a card. */
export function takeOut(cards: readonly string[], card: string): string[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? [...cards] : cards.filter((_, n) => n !== at);
}

/**
 * The moves for all wanted cards: the first is listed, the others are what the list lets expect. With `order`, in the order
 * of these cards and only if the first of them is listed.
 */
export function wantedAll(wanted: readonly string[], moves: readonly string[], order: readonly string[] = []): string[] {
  const listed = moves.map((move) => move.split(" ")[1] ?? "");
  const by = order.length ? order : listed;
  const place = (card: string) => (by.includes(card) ? by.indexOf(card) : by.length);
  const cards = [...wanted].sort((a, b) => place(a) - place(b));
  const first = moves[listed.indexOf(cards[0] ?? "")];
  const verb = first?.split(" ")[0];
  return verb ? cards.map((card) => `${verb} ${card}`) : [];
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
