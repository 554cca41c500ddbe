"""What a belief learns from: what rivals really knew in games of nets, beside what they know in worlds dealt at random.

Told apart well, the two tell how much likelier a hand is than by chance, given all that its owner did in sight.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.judges import Array, net_for
from hoftag.bots.search.selfplay import Course, Judging
from hoftag.core.contract import FRAME_SHIFT, Game, State
from hoftag.core.playout import asked
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry
from hoftag.lab.lessons import Task, set_up

LOOKED: Final = 6  # one question of so many is looked at
HEATS: Final = (0.0005, 0.003, 0.01)  # of choices: the others are not all alike


def habits(game: Game[Any, Any], seats: int, rng: Rng) -> Judging:
    """How one seat chooses in one game: by one of the nets that come along, more or less by chance."""
    judge = net_for(game.id, seats, longer=rng.below(2) == 1)
    return Judging(judge, HEATS[rng.below(len(HEATS))])


def play_conduct(task: Task) -> tuple[NDArray[np.uint8], Array, int]:
    """Rows of rivals, 1 for those that were real and 0 for those that were dealt, and how many questions were seen."""
    game = registry.game(task.game)
    rng = Rng(task.seed)
    rows: list[bytearray] = []
    targets: list[float] = []
    seen = 0
    for _ in range(task.games):
        s = set_up(game, task, rng)
        players = [habits(game, task.seats, rng) for _ in range(task.seats)]
        course = Course(task.seats)
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
            chosen: list[Move] = []
            for seat in actors:
                moves = step.moves(s, seat)
                if len(moves) > 1:
                    moves = [players[seat].choose(game, s, step, seat, moves, sealed, course, rng)]
                chosen += moves
            for seat, move in zip(actors, chosen, strict=True):
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
