"""Bots for every game, without any knowledge of it."""

from __future__ import annotations

from hoftag.bots.contract import Bot, Budget
from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move


class RandomBot(Bot):
    """Takes any move, each equally likely."""

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """Blind to the view."""
        return decision.moves[rng.below(len(decision.moves))]
