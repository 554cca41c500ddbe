"""Sequential halving at the root: candidates take turns, and again and again the worse half of them is dropped."""

from __future__ import annotations

from math import log
from typing import final

from mypy_extensions import i64

from hoftag.bots.search.node import FINE, Node
from hoftag.core.rng import Rng


@final
class Halving:
    """The candidates among the root's moves that are left."""

    __slots__ = ("left", "root", "stage", "stages")

    def __init__(self, root: Node, finalists: int, rng: Rng) -> None:
        """Those the judge likes, with some chance for the others (Gumbel top k)."""
        self.root = root
        marks: list[tuple[float, int]] = []
        for n, chance in enumerate(root.chances):
            noise = -log(-log(float(rng.below(FINE - 1) + 1) / FINE))
            marks.append((log(chance + 1e-9) + noise, n))
        marks.sort(reverse=True)
        self.left = [n for _, n in marks[:finalists]]
        self.stage: i64 = 1
        self.stages: i64 = 1  # until one or two candidates are left
        candidates = len(self.left)
        while candidates > 2:
            candidates = (candidates + 1) // 2
            self.stages += 1

    def go_on(self, part: float, trust: float) -> None:
        """Keep the better half when it is time; `part` of the search is over."""
        if self.stage < self.stages and part * float(self.stages) >= float(self.stage):
            order = [(self.root.value(n, trust), n) for n in self.left]
            order.sort(reverse=True)
            self.left = [n for _, n in order[: (len(order) + 1) // 2]]
            self.stage += 1

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
