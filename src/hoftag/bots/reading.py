"""A bot that does not search: it looks at what it would see after each move, and takes what its judge likes best."""

from __future__ import annotations

from math import exp
from typing import Any

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.search.afterwards import Trial
from hoftag.bots.search.judge import Judge
from hoftag.bots.search.node import draw
from hoftag.core.contract import Decision, Game, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move


class Reader(Bot):
    """Judges each move by what its seat sees afterwards."""

    def __init__(self, game: Game[Any, Any], judge: Judge, heat: float = 0.0, floor: float = 0.0) -> None:
        """`heat`: how much worse a move may look and still be taken now and then; none below `floor` times the best."""
        self._game = game
        self._judge = judge
        self._heat = heat
        self._floor = floor

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """Moves of equal promise are drawn."""
        if len(decision.moves) == 1:
            return decision.moves[0]
        worths = judged_moves(self._game, self._judge, view, decision, rng)
        return decision.moves[draw(weighed(worths, self._heat, self._floor), rng)]


def judged_moves(game: Game[Any, Any], judge: Judge, view: View, decision: Decision, rng: Rng) -> list[float]:
    """What a judge says of each move, in one world that fits the view."""
    world = game.reopened(view, rng)
    step = game.steps[decision.step]
    sealed = len(step.actors(world)) > 1
    return Trial(game, judge, world, step, decision.seat, decision.moves, sealed, 0).worths


def weighed(worths: list[float], heat: float, floor: float) -> list[float]:
    """How likely each move is to be taken: the best, or by heat, but nothing that is less than a part of the best."""
    best = max(worths)
    if heat <= 0.0:
        return [1.0 if worth >= best - 1e-9 else 0.0 for worth in worths]
    weights = [exp((worth - best) / heat) for worth in worths]
    return [weight if weight >= floor else 0.0 for weight in weights]
