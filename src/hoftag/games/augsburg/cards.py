"""Heaps of certificates: hands, offers, piles. Real certificates are bits, jokers are counted. [AUG-1.3, AUG-1.4]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import COUNT, MEMBERS, bit, count
from hoftag.games.augsburg.words import CARD, JOKER, MAXIMILIAN

HALF: Final = 34  # two nobles' certificates fill one integer
ONE_NOBLE: Final = 131071  # seventeen bits


@final
class Cards:
    """A heap of certificates. `low` holds Philipp's and Louise's, `high` Leo's and Maria's."""

    __slots__ = ("high", "jokers", "low")

    def __init__(self, low: i64 = 0, high: i64 = 0, jokers: i64 = 0) -> None:
        """Also the way to clone."""
        self.low: i64 = low
        self.high: i64 = high
        self.jokers: i64 = jokers

    def clone(self) -> Cards:
        """An equal and independent heap."""
        return Cards(self.low, self.high, self.jokers)

    def __reduce__(self) -> tuple[object, tuple[int, int, int]]:
        """Pickle by the fields."""
        return (Cards, (self.low, self.high, self.jokers))

    def has(self, card: i64) -> bool:
        """Whether such a card is here."""
        if card < HALF:
            return self.low & bit(card) != 0
        if card < JOKER:
            return self.high & bit(card - HALF) != 0
        return self.jokers > 0

    def add(self, card: i64) -> None:
        """One card comes here."""
        if card < HALF:
            self.low |= bit(card)
        elif card < JOKER:
            self.high |= bit(card - HALF)
        else:
            self.jokers += 1

    def take(self, card: i64) -> None:
        """One card that is here goes away."""
        if card < HALF:
            self.low &= ~bit(card)
        elif card < JOKER:
            self.high &= ~bit(card - HALF)
        else:
            self.jokers -= 1

    def pour(self, other: Cards) -> None:
        """All cards of another heap come here."""
        self.low |= other.low
        self.high |= other.high
        self.jokers += other.jokers
        other.low = 0
        other.high = 0
        other.jokers = 0

    def empty(self) -> bool:
        """Whether nothing is here."""
        return self.low == 0 and self.high == 0 and self.jokers == 0

    def reals(self) -> i64:
        """How many real certificates are here."""
        return count(self.low) + count(self.high)

    def size(self) -> i64:
        """How many cards are here."""
        return count(self.low) + count(self.high) + self.jokers

    def of_noble(self, noble: i64) -> i64:
        """The values of one noble's certificates: bit 0 is value 1."""
        if noble == 0:
            return self.low & ONE_NOBLE
        if noble == 1:
            return self.low >> 17
        if noble == 2:
            return self.high & ONE_NOBLE
        return self.high >> 17

    def ceiling(self, noble: i64) -> i64:
        """The highest bid these cards allow: jokers need a real matching certificate. [AUG-4.1.5, AUG-R9]"""
        if noble == MAXIMILIAN:
            reals: i64 = self.reals()
        else:
            values: i64 = self.of_noble(noble)
            reals = COUNT[values & 2047] + COUNT[values >> 11]
        return reals + self.jokers if reals else 0

    def best(self) -> i64:
        """The rank of the best real certificate: 4 x value + noble, so that Maria beats Leo. [AUG-4.3.2, AUG-4.3.5]"""
        best: i64 = -1
        for noble in range(MAXIMILIAN):
            values: i64 = self.of_noble(noble)
            high: i64 = values >> 11
            highest: i64 = 11 + MEMBERS[high][-1] if high else MEMBERS[values][-1] if values else -2
            if 4 * (highest + 1) + noble > best:
                best = 4 * (highest + 1) + noble
        return best

    def kinds(self) -> list[int]:
        """Every different card here: Philipp 1 to Maria 17, then joker."""
        found: list[int] = []
        _append_bits(found, self.low, 0)
        _append_bits(found, self.high, HALF)
        if self.jokers:
            found.append(JOKER)
        return found

    def nth_real(self, n: i64) -> i64:
        """The n-th real certificate in the order of `kinds`, counting from 0; it has to be there."""
        base: i64 = 0
        mask: i64 = self.low
        while True:
            if not mask:  # all before lay in the lower half
                base = HALF
                mask = self.high
            chunk: i64 = mask & 2047
            here: i64 = COUNT[chunk]
            if n < here:
                return base + MEMBERS[chunk][n]
            n -= here
            mask >>= 11
            base += 11

    def names(self) -> list[str]:
        """The cards with names, every joker for itself."""
        found = [CARD.names[card] for card in self.kinds() if card != JOKER]
        return found + [CARD.names[JOKER]] * int(self.jokers)


def _append_bits(found: list[int], mask: i64, base: i64) -> None:
    """Add the members of a set to a list, counting from `base`."""
    while mask:
        for n in MEMBERS[mask & 2047]:
            found.append(int(base + n))
        mask >>= 11
        base += 11


def rank_of(card: i64) -> i64:
    """What a real certificate is worth at Maximilian: the value, then Maria, Leo, Louise, Philipp. [AUG-4.3.5]"""
    noble: i64 = card // 17
    return 4 * (card - 17 * noble + 1) + noble


def _cards_by_rank() -> list[int]:
    """The certificate of every rank; ranks begin at 4."""
    found = [0] * 72
    for card in range(JOKER):
        found[rank_of(card)] = card
    return found


BY_RANK: Final = _cards_by_rank()


def heap_of(cards: list[int]) -> Cards:
    """A heap of these cards."""
    heap = Cards()
    for card in cards:
        heap.add(card)
    return heap
