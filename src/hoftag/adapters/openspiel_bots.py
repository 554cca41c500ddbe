"""OpenSpiel's search over information sets (`ISMCTSBot`, in Python) as one of our bots, and random games as its judge.

It gets what our bots get: the view of its seat. Worlds that agree with the view are dealt for every simulation, the
same kind of worlds in which our own search plays. Random games to the end are played by the compiled engine, which is
much faster than stepping through OpenSpiel's states.
"""

from __future__ import annotations

import importlib.metadata
import time
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from hoftag.adapters.openspiel import PLAYERS, SEEDS, TableState
from hoftag.adapters.openspiel_position import Position, utilities
from hoftag.adapters.openspiel_rules import PREFIX, rules_named
from hoftag.bots.contract import Bot, Budget
from hoftag.bots.search.node import draw
from hoftag.core.contract import Decision, View
from hoftag.core.playout import playout
from hoftag.core.rng import Rng
from hoftag.core.words import Move

SIMULATIONS: Final = 1000  # where no limit is set
ENDLESS: Final = 10**9
EXPLORE: Final = 1.4  # OpenSpiel's `uct_c`; returns are from -1 to 1
LEAST: Final = 3  # simulations before time can be over


class Playouts(Evaluator):
    """Judges a state by one random game to its end."""

    def __init__(self, rng: Rng) -> None:
        """All chance comes from the generator."""
        self._rng = rng

    def evaluate(self, state: TableState) -> NDArray[np.float64]:
        """What that game was worth to each seat."""
        rules = state.position.rules
        s = state.position.state.clone()
        playout(rules.game, s, self._rng)
        return np.array(utilities(rules, s))

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        """All moves are equally promising; chance is as it is."""
        if state.is_chance_node():
            return state.position.chances()
        actions = state.position.actions
        return [(action, 1 / len(actions)) for action in actions]


class OutOfTime(Exception):
    """Thinking ends here."""


class Worlds:
    """Deals states that agree with a view: the resampler of a search, which calls it before each simulation."""

    def __init__(self, view: View, decision: Decision, rng: Rng, seconds: float | None) -> None:
        """Raises OutOfTime after so many seconds."""
        self.rules = rules_named(PREFIX + decision.moves[0].vocabulary)
        self._view = view
        self._rng = rng
        self._end = None if seconds is None else time.perf_counter() + seconds
        self._dealt = 0
        first = self._position()
        self.game = game_for(self.rules.name, int(first.state.seats))
        self.root = TableState(self.game, first)

    def __call__(self, state: TableState, player: int) -> TableState:
        """Another world; state and player are always those of the view."""
        self._dealt += 1
        if self._end is not None and self._dealt > LEAST and time.perf_counter() >= self._end:
            raise OutOfTime
        return TableState(self.game, self._position())

    def _position(self) -> Position:
        return Position.dealt(self.rules, self._view, self._rng)


class IsmctsBot(Bot):
    """OpenSpiel's `ISMCTSBot` in a seat, limited by simulations or by time.

    OpenSpiel's bot counts simulations only. For a limit of time it is told to make any number, and its resampler, which
    it calls before each of them, stops it when time is over; then it chooses by what it has found.
    """

    def __init__(self, explore: float = EXPLORE) -> None:
        """`explore` weighs moves that were tried rarely."""
        self._explore = explore

    def fingerprint(self, seats: int) -> str:
        """Whose search it is."""
        return f"open_spiel {importlib.metadata.version('open_spiel')}, explores {self._explore}"

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """The move that was tried most often."""
        worlds = Worlds(view, decision, rng, budget.seconds)
        most = SIMULATIONS if budget.seconds is None else ENDLESS
        chance = np.random.RandomState(int(rng.below(SEEDS)))
        bot = ISMCTSBot(worlds.game, Playouts(rng), self._explore, budget.nodes or most, random_state=chance)
        bot.set_resampler(worlds)
        try:
            found = bot.get_policy(worlds.root)
        except OutOfTime:
            found = bot.get_final_policy(worlds.root, bot.lookup_node(worlds.root))
        action: int = found[draw([likely for _, likely in found], rng)][0]
        return worlds.rules.game.words.moves[action]


@cache
def game_for(name: str, seats: int) -> Any:
    """OpenSpiel's game; its options do not matter for states that are dealt from views."""
    return pyspiel.load_game(name, {PLAYERS: seats})
