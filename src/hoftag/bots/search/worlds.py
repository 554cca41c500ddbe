"""The worlds that a search plays in: all that fit the view alike, or each as often as what the others did makes likely.

A belief is a judge that was shown what seats really knew and what they knew in worlds dealt at random, and tells how
likely a row is to be a real one. Its odds are how many times likelier a hand is than by chance: somebody who goes on
bidding holds high cards more often than a deal would give them to him.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final, final

from hoftag.bots.search.judge import Judge
from hoftag.bots.search.node import FINE
from hoftag.core.contract import Game, State, View
from hoftag.core.rng import Rng

PART: Final = 0.1  # of a search's time, at most, in which worlds are dealt; to weigh them takes as long or longer
LEAST: Final = 0.01  # nothing is believed to be less likely, nor likelier than the rest of 1
CUTS: Final = 16  # after so many the largest weights have nearly reached what they may be


@final
class Worlds:
    """Where the iterations of one search begin."""

    __slots__ = ("game", "kept", "view")

    def __init__(
        self, game: Game[Any, Any], view: View, rng: Rng, belief: Judge | None, dealt: int, seconds: float
    ) -> None:
        """With a belief so many worlds are dealt once, in a part of the time, and kept as often as they are likely."""
        self.game = game
        self.view = view
        self.kept: list[State] = []
        if belief is not None and dealt:
            worlds: list[State] = []
            begun = time.perf_counter()
            while len(worlds) < dealt and not (seconds and worlds and time.perf_counter() - begun > PART * seconds):
                worlds.append(game.reopened(view, rng))
            self.kept = spread(worlds, likelihoods(game, view.seat, worlds, belief), rng)

    def draw(self, rng: Rng) -> State:
        """One of them, for one iteration."""
        if self.kept:
            return self.kept[rng.below(len(self.kept))].clone()
        s: State = self.game.reopened(self.view, rng)
        return s


def likelihoods(game: Game[Any, Any], seat: int, worlds: list[State], belief: Judge) -> list[float]:
    """How many times likelier than by chance each world is: the odds of everybody else's row, one with the other."""
    others = [other for other in range(worlds[0].seats) if other != seat]
    told = belief.judge([game.observed(world, other) for world in worlds for other in others])
    found: list[float] = []
    n = 0
    for _ in worlds:
        odds = 1.0
        for _ in others:
            real = min(1.0 - LEAST, max(LEAST, told[n]))
            odds *= real / (1.0 - real)
            n += 1
        found.append(odds)
    return found


def spread(worlds: list[State], weights: list[float], rng: Rng) -> list[State]:
    """As many worlds as there are, each as often as its weight says, up or down to the next whole number.

    None takes more than its root of all places: who searches in few worlds seems to know what nobody does.
    """
    places = len(worlds)
    for _ in range(CUTS):
        most = sum(weights) / sqrt(float(places))
        weights = [min(weight, most) for weight in weights]
    step = sum(weights) / places
    mark = step * (float(rng.below(FINE)) + 0.5) / FINE
    passed = 0.0
    found: list[State] = []
    for n, world in enumerate(worlds):
        passed += weights[n]
        while mark < passed and len(found) < places:
            found.append(world)
            mark += step
    return found
