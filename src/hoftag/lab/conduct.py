"""What a belief learns from: what rivals really knew in games of nets, beside what they know in worlds dealt at random.

Told apart well, the two tell how much likelier a hand is than by chance, given all that its owner did in sight.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.judges import Array, net_for
from hoftag.bots.search.afterwards import Trial
from hoftag.bots.search.judge import PLAIN, Judge
from hoftag.bots.search.node import draw, softmax
from hoftag.core.contract import FRAME_SHIFT, Game, State, Step
from hoftag.core.playout import asked
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry
from hoftag.lab.lessons import Task, some_options

LOOKED: Final = 6  # one question of so many is looked at
HEATS: Final = (0.0005, 0.003, 0.01)  # of choices: the others are not all alike


class Habits:
    """How one seat chooses in one game: by one of the nets that come along, more or less by chance."""

    def __init__(self, game: Game[Any, Any], seats: int, rng: Rng) -> None:
        """Drawn for each game."""
        self._judge: Judge = net_for(game.id, seats, longer=rng.below(2) == 1)
        self._heat = HEATS[rng.below(len(HEATS))]

    def choose(self, game: Game[Any, Any], s: State, step: Step[Any], seat: int, sealed: bool, rng: Rng) -> Move:
        """What the net likes."""
        moves = step.moves(s, seat)
        if len(moves) == 1:
            return moves[0]
        worths = Trial(game, self._judge, s, step, seat, moves, sealed, PLAIN).worths
        return moves[draw(softmax(worths, self._heat), rng)]


def play_conduct(task: Task) -> tuple[NDArray[np.uint8], Array, int]:
    """Rows of rivals, 1 for those that were real and 0 for those that were dealt, and how many questions were seen."""
    game = registry.game(task.game)
    rng = Rng(task.seed)
    rows: list[bytearray] = []
    targets: list[float] = []
    seen = 0
    for _ in range(task.games):
        varied = float(rng.below(1000)) < 1000 * task.varied
        s = game.setup(task.seats, some_options(game, rng) if varied else {})
        habits = [Habits(game, task.seats, rng) for _ in range(task.seats)]
        question = (-1, -1)
        sealed = False
        while actors := asked(game, s, rng):
            step = game.steps[s.top >> FRAME_SHIFT]
            fresh = (s.top, s.closings) != question
            if fresh:
                question, sealed = (s.top, s.closings), len(actors) > 1
            # a sealed question is looked at before anybody has answered, as a search puts it anew
            if (fresh or not sealed) and rng.below(LOOKED) == 0:
                seen += 1
                look_round(game, s, actors[rng.below(len(actors))], rng, rows, targets)
            chosen = [(seat, habits[seat].choose(game, s, step, seat, sealed, rng)) for seat in actors]
            for seat, move in chosen:
                step.play(s, seat, move)
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), len(game.features))
    return table, np.array(targets, np.float32), seen


def look_round(
    game: Game[Any, Any], s: State, seat: int, rng: Rng, rows: list[bytearray], targets: list[float]
) -> None:
    """What all others know, and what they would in a world that this seat thinks possible."""
    dealt: State = game.reopened(game.view(s, seat), rng)
    for world, target in ((s, 1.0), (dealt, 0.0)):
        for other in range(s.seats):
            if other != seat:
                rows.append(game.observed(world, other))
                targets.append(target)
