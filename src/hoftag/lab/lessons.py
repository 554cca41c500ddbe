"""What a net learns from: games it plays against itself, past selves and simple judges, as rows and targets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.judges import Array, Net, read_net
from hoftag.bots.levels import judge_for
from hoftag.bots.measures import measure_of, still_steps
from hoftag.bots.search.judge import Judge
from hoftag.bots.search.selfplay import Course, self_play
from hoftag.core.contract import Game
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry

PAST: Final = 5  # one seat in so many is played by an older net
TEACHER: Final = "casual"  # the level that shows the way before a net plays itself
TEACHER_HEATS: Final = (0.004, 0.015, 0.04)  # some of its games are played well, some wildly


@dataclass(frozen=True, slots=True)
class Task:
    """Games to be played by one process; the same task always gives the same lesson."""

    game: str
    seats: int
    games: int
    seed: int
    heat: float
    memory: float  # lambda: how far a target looks ahead
    varied: float  # share of games with options drawn at random
    net: str  # file of the net that learns, or TEACHER
    past: tuple[str, ...] = ()  # files of older ones


def play_lesson(task: Task) -> tuple[NDArray[np.uint8], Array, int]:
    """Rows, targets, and how many decisions were made."""
    game = registry.game(task.game)
    learner = _judge(game, task)
    older = [read_net(Path(file).read_bytes()) for file in task.past]
    rng = Rng(task.seed)
    rows: list[bytearray] = []
    targets: list[float] = []
    decisions = 0
    for _ in range(task.games):
        judges = seated(learner, older, task.seats, rng)
        course = play_course(game, judges, task, rng)
        for seat, judge in enumerate(judges):
            decisions += len(course.rows[seat])
            if judge is learner:
                rows += course.rows[seat]
                targets += course.targets(seat, task.memory)
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), len(game.features))
    return table, np.array(targets, np.float32), decisions


def play_course(game: Game[Any, Any], judges: list[Judge], task: Task, rng: Rng) -> Course:
    """One game from the setup on."""
    varied = float(rng.below(1000)) < 1000 * task.varied
    s = game.setup(task.seats, some_options(game, rng) if varied else {})
    deal(game, s, rng)
    heats = [task.heat] * task.seats
    if task.net == TEACHER:
        heats = [TEACHER_HEATS[rng.below(len(TEACHER_HEATS))] for _ in heats]
    return self_play(game, judges, s, still_steps(game), measure_of(game).steepness, heats, rng)


def _judge(game: Game[Any, Any], task: Task) -> Judge:
    """Who learns, or shows the way."""
    return judge_for(game, TEACHER, task.seats) if task.net == TEACHER else read_net(Path(task.net).read_bytes())


def seated(learner: Judge, older: list[Net], seats: int, rng: Rng) -> list[Judge]:
    """Who plays where: the learner, and now and then an older net; never only older ones."""
    judges: list[Judge] = [learner] * seats
    if older:
        for seat in range(seats):
            if rng.below(PAST) == 0:
                judges[seat] = older[rng.below(len(older))]
        judges[rng.below(seats)] = learner
    return judges


def some_options(game: Game[Any, Any], rng: Rng) -> dict[str, int]:
    """Options drawn at random; one that needs another switch is left out without it."""
    drawn: dict[str, int] = {}
    for option in game.options:
        value = int(rng.below(len(option.shown())))
        if not value or not option.needs or drawn.get(option.needs):
            drawn[option.key] = value
    return drawn
