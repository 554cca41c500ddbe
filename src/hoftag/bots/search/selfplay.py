"""Games of judges against themselves, with everything that is to be learnt from them."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from hoftag.bots.search.afterwards import Trial
from hoftag.bots.search.judge import Judge, rewards
from hoftag.bots.search.node import draw, softmax
from hoftag.core.bits import bit
from hoftag.core.contract import FRAME_SHIFT, NATURE, Game, State, Step
from hoftag.core.rng import Rng
from hoftag.core.words import Move


@final
class Course:
    """One game: by seat what it saw after its choices and at boundaries, what the judge said of it, and the reward."""

    __slots__ = ("rewards", "rows", "worths")

    def __init__(self, seats: int) -> None:
        """An empty one."""
        self.rows: list[list[bytearray]] = [[] for _ in range(seats)]
        self.worths: list[list[float]] = [[] for _ in range(seats)]
        self.rewards = [0.0] * seats

    def targets(self, seat: int, memory: float) -> list[float]:
        """What the judge should have said: its own next words mixed with those after them, down to the reward."""
        worths = self.worths[seat]
        told = [0.0] * len(worths)
        target = self.rewards[seat]
        for n in range(len(worths) - 1, -1, -1):
            told[n] = target
            target = (1.0 - memory) * worths[n] + memory * target
        return told


def self_play(
    game: Game[Any, Any], judges: list[Judge], s: State, still: i64, steepness: float, heats: list[float], rng: Rng
) -> Course:
    """Play to the end: each seat takes what its judge likes, the hotter the more by chance."""
    course = Course(int(s.seats))
    frame: i64 = -1
    closings: i64 = -1
    sealed = False
    while True:
        actors = game.settle(s)
        if not actors:
            break
        number = s.top >> FRAME_SHIFT
        step: Step[Any] = game.steps[number]
        if actors[0] == NATURE:
            step.deal(s, rng)
            continue
        if s.top != frame or s.closings != closings:  # another question
            frame, closings = s.top, s.closings
            sealed = len(actors) > 1
            if still & bit(number):
                _look_round(game, judges, s, course)
        chosen: list[Move] = []
        for seat in actors:
            moves = step.moves(s, seat)
            if len(moves) == 1:
                chosen.append(moves[0])
                continue
            trial = Trial(game, judges[seat], s, step, seat, moves, sealed, 0)
            n = draw(softmax(trial.worths, heats[seat]), rng)
            chosen.append(moves[n])
            course.rows[seat].append(trial.rows[n])
            course.worths[seat].append(trial.worths[n])
        for n, seat in enumerate(actors):
            step.play(s, seat, chosen[n])
    course.rewards = rewards(game.score(s), steepness)
    return course


def _look_round(game: Game[Any, Any], judges: list[Judge], s: State, course: Course) -> None:
    """At a boundary all look, also those who are not asked: search lets the judge speak for everybody there."""
    for seat in range(s.seats):
        row = game.observed(s, seat)
        course.rows[seat].append(row)
        course.worths[seat].append(judges[seat].judge([row])[0])
