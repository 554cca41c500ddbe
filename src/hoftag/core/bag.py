"""Bags and decks: multisets that NATURE draws from late, so that no hidden order exists."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hoftag.core.rng import Rng


@final
class Bag:
    """How many of each kind are left. The counts are NATURE's weights."""

    __slots__ = ("counts", "total")

    def __init__(self, counts: list[int]) -> None:
        """`counts[kind]` things of each kind; the list becomes the bag's own."""
        self.counts = counts
        total: i64 = 0
        for n in counts:
            if n < 0:
                raise ValueError("a bag cannot hold less than nothing")
            total += n
        self.total: i64 = total

    def kinds(self) -> list[int]:
        """The kinds still in the bag, in order."""
        return [kind for kind, n in enumerate(self.counts) if n]

    def weights(self) -> list[int]:
        """How many there are of each kind that is still in the bag, in the order of `kinds`."""
        return [n for n in self.counts if n]

    def take(self, kind: i64) -> None:
        """Take one thing out."""
        held: i64 = self.counts[kind]
        if held == 0:
            raise ValueError(f"no thing of kind {int(kind)} is in the bag")
        self.counts[kind] = held - 1
        self.total -= 1

    def put(self, kind: i64) -> None:
        """Put one thing in."""
        held: i64 = self.counts[kind]
        self.counts[kind] = held + 1
        self.total += 1

    def sample(self, rng: Rng) -> i64:
        """A kind, as likely as its share; the bag is left as it is and must not be empty."""
        left = rng.below(self.total)
        kind: i64 = 0
        for n in self.counts:
            left -= n
            if left < 0:
                break
            kind += 1
        return kind

    def clone(self) -> Bag:
        """An equal and independent bag."""
        return Bag(self.counts.copy())

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        """Pickle by the counts."""
        return (Bag, (self.counts,))
