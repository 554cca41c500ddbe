"""Sequential halving at the root: candidates take turns, and again and again the worse half of them is dropped.

They can also race: whoever is surely not better than the best one is dropped at once, and the search is over when one
is left. Surely is what so many standard errors of their differences, try by try, say; if they have the same luck, these
are small.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from hoftag.bots.search.node import FINE, Node
from hoftag.core.rng import Rng

FIRST_LOOK: Final = 8  # tries of each candidate before the first one is dropped in a race
SAME: Final = 0.001  # candidates whose values differ by no more are equally good


@final
class Halving:
    """The candidates among the root's moves that are left."""

    __slots__ = ("left", "look", "root", "stage", "stages", "tries")

    def __init__(self, root: Node, finalists: int, rng: Rng) -> None:
        """Those the judge likes, with some chance for the others (Gumbel top k)."""
        self.root = root
        marks: list[tuple[float, int]] = []
        for n, chance in enumerate(root.chances):
            noise = -log(-log(float(rng.below(FINE - 1) + 1) / FINE))
            marks.append((log(chance + 1e-9) + noise, n))
        marks.sort(reverse=True)
        self.left = [n for _, n in marks[:finalists]]
        self.tries: list[list[float]] = [[] for _ in root.moves]  # what each move has brought, one after the other
        self.look: i64 = FIRST_LOOK  # tries of each candidate at which they are compared in a race
        self.stage: i64 = 1
        self.stages: i64 = 1  # until one or two candidates are left
        candidates = len(self.left)
        while candidates > 2:
            candidates = (candidates + 1) // 2
            self.stages += 1

    def go_on(self, part: float, trust: float) -> None:
        """Keep the better half when it is time; `part` of the search is over."""
        if self.stage < self.stages and part * float(self.stages) >= float(self.stage):
            self.stage += 1
            if len(self.left) > 2:
                order = [(self.root.value(n, trust), n) for n in self.left]
                order.sort(reverse=True)
                self.left = [n for _, n in order[: (len(order) + 1) // 2]]

    def race(self, sure: float) -> None:
        """Drop whoever is surely not better than the best one; looked at seldom, lest luck has many chances."""
        if len(self.tries[self.least_tried()]) < self.look:
            return
        self.look *= 2
        best = self.best([sum(tries) / max(1, len(tries)) for tries in self.tries])
        self.left = [n for n in self.left if n == best or better(self.tries[n], self.tries[best], sure) > SAME]

    def least_tried(self) -> int:
        """The one whose turn it is."""
        least = self.left[0]
        for n in self.left:
            if self.root.counts[n] < self.root.counts[least]:
                least = n
        return least

    def best(self, values: list[float]) -> int:
        """The last ones were tried about equally often: their values decide."""
        best = self.left[0]
        for n in self.left:
            if values[n] > values[best]:
                best = n
        return best


def better(one: list[float], other: list[float], sure: float) -> float:
    """By how much the first may be better than the second: the mean of their differences and so many errors of it."""
    tries = min(len(one), len(other))
    differences = [one[n] - other[n] for n in range(tries)]
    mean = sum(differences) / tries
    squares = sum([(difference - mean) * (difference - mean) for difference in differences])
    return mean + sure * sqrt(squares / (tries * (tries - 1)))
