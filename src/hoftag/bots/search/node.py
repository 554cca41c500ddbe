"""What a seat has found out about its moves in one situation: all it knows there is the same."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from hoftag.core.rng import Rng
from hoftag.core.words import Move

FINE: Final = 1 << 24  # steps in which a chance is drawn


@final
class Node:
    """A seat's moves in one information set, with the judge's opinion and what playing on has shown."""

    __slots__ = ("average", "chances", "counts", "moves", "regrets", "totals", "visits", "worths")

    def __init__(self, moves: list[Move], worths: list[float], heat: float) -> None:
        """`worths` are the judge's; the lower the heat, the likelier it makes the best ones."""
        self.moves = moves
        self.worths = worths
        self.chances = softmax(worths, heat)
        self.visits: i64 = 0
        self.counts: list[int] = [0] * len(moves)
        self.totals: list[float] = [0.0] * len(moves)
        self.regrets: list[float] = []  # for regret matching only, which plays
        self.average: list[float] = []  # the average of its mixtures in the end

    def value(self, n: int, trust: float) -> float:
        """The mean of what a move has brought; the judge's opinion counts like `trust` visits."""
        return (self.totals[n] + trust * self.worths[n]) / (self.counts[n] + trust)

    def likely(self, explore: float, trust: float) -> int:
        """The move to try next: promising, or seldom tried though the judge likes it (PUCT)."""
        drive = explore * sqrt(float(self.visits + 1))
        best = 0
        most = -1e9
        for n in range(len(self.moves)):
            hope = self.value(n, trust) + drive * self.chances[n] / (1.0 + self.counts[n])
            if hope > most:
                most = hope
                best = n
        return best

    def drawn(self, trust: float, rng: Rng) -> int:
        """A move as this seat is thought to choose: as often as search has come to like it."""
        weights = [self.counts[n] + trust * self.chances[n] for n in range(len(self.moves))]
        return draw(weights, rng)

    def mixed(self) -> list[float]:
        """Regret matching: chances in proportion to the regrets above 0; the judge's without any."""
        whole = sum([regret for regret in self.regrets if regret > 0.0])
        return [max(0.0, regret) / whole for regret in self.regrets] if whole > 0.0 else self.chances

    def learn(self, n: int, value: float) -> None:
        """A move was played and brought this."""
        self.visits += 1
        self.counts[n] += 1
        self.totals[n] += value

    def regret(self, values: list[float]) -> float:
        """All moves were tried and would have brought this; what the mixture of them brings."""
        size = len(self.moves)
        mixed = self.mixed()
        if not self.regrets:
            self.regrets = [0.0] * size
            self.average = [0.0] * size
        mean = 0.0
        for n in range(size):
            mean += mixed[n] * values[n]
        self.visits += 1
        for n in range(size):
            self.regrets[n] += values[n] - mean  # not kept above 0: by chance, bad moves would seem good now and then
            self.average[n] += mixed[n] * float(self.visits)  # later mixtures count more
            self.counts[n] += 1
            self.totals[n] += values[n]
        return mean


def softmax(values: list[float], heat: float) -> list[float]:
    """Chances that add up to 1; the lower the heat, the more the best takes all."""
    best = max(values)
    weights = [exp((value - best) / heat) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def draw(weights: list[float], rng: Rng) -> int:
    """An index, as likely as its weight says."""
    left = sum(weights) * (float(rng.below(FINE)) / FINE)
    for n, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return n
    return len(weights) - 1
