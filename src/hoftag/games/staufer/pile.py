"""The face-down chests and the discards: how many of each kind, in two machine words. [STA-1.6]

Like `core.bag`, which holds any numbers; here refilling the board is the most frequent draw of the game.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.core.rng import Rng
from hoftag.games.staufer.words import CHESTS

WIDTH: Final = 6  # bits for each kind: there are at most 28 chests of a colour
HALF: Final = 8  # kinds in the first word
MOST: Final = 63


@final
class Pile:
    """How many chests of each kind. The counts are NATURE's weights, so that no hidden order exists."""

    __slots__ = ("high", "low", "total")

    def __init__(self, low: i64 = 0, high: i64 = 0, total: i64 = 0) -> None:
        """Empty, or a copy by its fields."""
        self.low: i64 = low  # kinds below HALF
        self.high: i64 = high
        self.total: i64 = total

    def held(self, kind: i64) -> i64:
        """How many chests of a kind there are."""
        if kind < HALF:
            return (self.low >> (WIDTH * kind)) & MOST
        return (self.high >> (WIDTH * (kind - HALF))) & MOST

    def put(self, kind: i64, number: i64 = 1) -> None:
        """Put chests of a kind in, or take them out."""
        if kind < HALF:
            self.low += number * bit(WIDTH * kind)
        else:
            self.high += number * bit(WIDTH * (kind - HALF))
        self.total += number

    def take(self, kind: i64) -> None:
        """Take a chest out."""
        if not self.held(kind):
            raise ValueError(f"no chest of kind {int(kind)} is in the pile")
        self.put(kind, -1)

    def sample(self, rng: Rng) -> i64:
        """A kind, as likely as its share; the pile is left as it is and must not be empty."""
        left = rng.below(self.total)
        kind: i64 = 0
        word = self.low
        while True:
            left -= word & MOST
            if left < 0:
                return kind
            word >>= WIDTH
            kind += 1
            if kind == HALF:
                word = self.high

    def counts(self) -> list[int]:
        """How many chests of each kind there are."""
        return [int(self.held(kind)) for kind in range(CHESTS)]

    def kinds(self) -> list[int]:
        """The kinds that are there, in order."""
        return [kind for kind in range(CHESTS) if self.held(kind)]

    def weights(self) -> list[int]:
        """How many there are of these."""
        return [number for number in self.counts() if number]

    def clone(self) -> Pile:
        """An equal and independent pile."""
        return Pile(self.low, self.high, self.total)

    def __reduce__(self) -> tuple[object, tuple[int, int, int]]:
        """Pickle by the fields."""
        return (Pile, (self.low, self.high, self.total))


def pile_of(counts: list[int]) -> Pile:
    """A pile of so many chests of each kind."""
    pile = Pile()
    for kind, number in enumerate(counts):
        pile.put(kind, number)
    return pile
