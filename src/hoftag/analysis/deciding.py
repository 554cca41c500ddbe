"""What a decision has cost, given what its seat knew when it decided."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from hoftag.analysis.figures import AGAIN, ALTERNATIVES, CLOSE, INACCURACY, half_width
from hoftag.analysis.line import AnyGame, Choice
from hoftag.analysis.playing import Playouts, seed_of, shares_of
from hoftag.bots.contract import Budget
from hoftag.bots.levels import LEVELS, Thinker, level_now
from hoftag.bots.search.search import Findings
from hoftag.core.contract import Decision, State, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move

LEVEL: Final = "strong"  # whose way of searching is taken


class Decider:
    """Weighs decisions of one game."""

    def __init__(self, game: AnyGame, playouts: Playouts, seed: int, nodes: int, worlds: int) -> None:
        """`nodes` of search for each decision, `worlds` in which two moves are compared."""
        self._game = game
        self._playouts = playouts
        self._seed = seed
        self._nodes = nodes
        self._worlds = worlds

    def weigh(self, choice: Choice) -> dict[str, Any]:
        """Compare the move that was played with the one that search likes best.

        Search alone chooses the rival move, and playouts alone say by how much it is better. If the rival were the
        move with the best playouts, every decision would seem to lose something: the best of several noisy figures is
        too high. For the same reason a loss that looks worth a mark is measured again, in fresh worlds only; `first`
        keeps the first figure, taken the same way for all decisions, for sums.

        Everything comes from the seat's view: hidden things are dealt anew in every world, and what others have
        answered in secret is asked again.
        """
        view = self._game.view(choice.before, choice.seat)
        decision = self._game.decision(choice.before, choice.seat)
        assert decision is not None
        found = self._searched(view, decision, choice.n)
        played = found.moves.index(choice.move)
        order = sorted(range(len(found.moves)), key=lambda n: (-found.counts[n], -found.values[n], n))
        best = order[0]
        others = [n for n in order if n != played][:ALTERNATIVES]
        told: dict[str, Any] = {
            "best": found.moves[best].text,
            "loss": 0.0,
            "half": 0.0,
            "worlds": 0,
            "first": [0.0, 0.0],
            "others": [{"move": found.moves[n].text, "value": found.values[n]} for n in others],
        }
        if found.values[best] - found.values[played] > CLOSE:
            told |= self._compared(view, choice, found.moves[best])
        return told

    def _searched(self, view: View, decision: Decision, n: int) -> Findings:
        """What search says; near the end of some games the level looks at more positions, and so does this."""
        level = LEVELS[self._game.id][LEVEL]
        nodes = max(1, self._nodes * level_now(self._game, level, view).nodes // level.nodes)
        rng = Rng(seed_of(self._seed, "search", n))
        return Thinker(self._game, level).think(view, decision, rng, Budget(nodes=nodes))

    def _compared(self, view: View, choice: Choice, best: Move) -> dict[str, Any]:
        """The loss, measured once or, where it looks worth a mark, once more."""
        loss, half = self._loss(view, choice, best, 0, self._worlds)
        told: dict[str, Any] = {"loss": loss, "half": half, "worlds": self._worlds, "first": [loss, half]}
        if loss >= INACCURACY:
            more = AGAIN * self._worlds
            loss, half = self._loss(view, choice, best, self._worlds, more)
            told |= {"loss": loss, "half": half, "worlds": more}
        return told

    def _loss(self, view: View, choice: Choice, best: Move, begin: int, worlds: int) -> tuple[float, float]:
        """The mean difference of win shares in worlds dealt from the view, both moves in each, with the same chance."""
        seat, seats = choice.seat, int(choice.before.seats)
        apart = []
        for number in range(begin, begin + worlds):
            seed = seed_of(self._seed, "world", choice.n, number)
            world = self._world(view, choice, seed)
            better, played = (
                shares_of(self._playouts.winners(world, seed, {seat: [move]}), seats)[seat]
                for move in (best, choice.move)
            )
            apart.append(better - played)
        values = np.array(apart)
        return float(values.mean()), half_width(values)

    def _world(self, view: View, choice: Choice, seed: int) -> State:
        """A world that fits the view. What was really on the table does not count."""
        world: State = self._game.reopened(view, Rng(seed))
        return world
