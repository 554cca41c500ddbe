"""What a net learns from: games it plays against itself, past selves and simple judges, as rows and targets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.judges import Array, Net, read_net
from hoftag.bots.levels import LEVELS, style_of
from hoftag.bots.measures import measure_of, still_steps
from hoftag.bots.registry import make_bot
from hoftag.bots.search.afterwards import Trial
from hoftag.bots.search.judge import PLAIN, Judge
from hoftag.bots.search.selfplay import Course, Judging, Player, Searching, self_play
from hoftag.core.contract import Game, State, Step
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry

PAST: Final = 5  # one seat in so many is played by an older net
SLIPS: Final = (0, 50, 100, 200, 300)  # of a teacher's 1000 moves so many are any moves: it shows bad ones, too


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
    net: str = ""  # file of the net that learns
    past: tuple[str, ...] = ()  # files of older ones
    teacher: str = ""  # a bot that plays instead, to show the way
    nodes: int = 0  # the net searches with so many iterations, and learns from what it finds


class Showing(Player):
    """A teacher: plays as a bot does, but for some slips. What comes of it is all it says."""

    def __init__(self, bot: Bot, slips: int) -> None:
        """Slips in 1000 moves."""
        super().__init__(Silent())
        self.bot = bot
        self.slips = slips

    def choose(
        self, game: Game[Any, Any], s: State, step: Step[Any], seat: int, moves: list[Move], sealed: bool,
        course: Course, rng: Rng,
    ) -> Move:  # fmt: skip
        """The bot sees its seat's view only."""
        if int(rng.below(1000)) < self.slips:
            move = moves[rng.below(len(moves))]
        else:
            decision = game.decision(s, seat)
            assert decision is not None
            move = self.bot.choose(game.view(s, seat), decision, rng, Budget())
        course.saw(seat, Trial(game, self.judge, s, step, seat, [move], sealed, PLAIN).rows[0], 0.5)
        return move


class Silent(Judge):
    """Has no opinion."""

    def judge(self, rows: list[bytearray]) -> list[float]:
        """The same for all."""
        return [0.5] * len(rows)


def play_lesson(task: Task) -> tuple[NDArray[np.uint8], Array, int]:
    """Rows, targets, and how many choices and looks were made."""
    game = registry.game(task.game)
    learner = read_net(Path(task.net).read_bytes()) if task.net else Silent()
    teacher = make_bot(task.teacher, task.game) if task.teacher else None
    older = [read_net(Path(file).read_bytes()) for file in task.past]
    rng = Rng(task.seed)
    rows: list[bytearray] = []
    targets: list[float] = []
    seen = 0
    for _ in range(task.games):
        judges = seated(learner, older, task.seats, rng)
        players = [_player(game, judge, task, teacher, rng) for judge in judges]
        course = play_course(game, players, task, rng)
        for seat, judge in enumerate(judges):
            seen += len(course.rows[seat])
            if judge is learner:
                rows += course.rows[seat] + course.asides[seat]
                targets += course.targets(seat, task.memory) + course.promises[seat]
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), len(game.features))
    return table, np.array(targets, np.float32), seen


def play_course(game: Game[Any, Any], players: list[Player], task: Task, rng: Rng) -> Course:
    """One game from the setup on."""
    s = set_up(game, task, rng)
    deal(game, s, rng)
    return self_play(game, players, s, still_steps(game), measure_of(game).steepness, rng)


def set_up(game: Game[Any, Any], task: Task, rng: Rng) -> State:
    """A new game, now and then with options."""
    varied = float(rng.below(1000)) < 1000 * task.varied
    s: State = game.setup(task.seats, some_options(game, rng) if varied else {})
    return s


def _player(game: Game[Any, Any], judge: Judge, task: Task, teacher: Bot | None, rng: Rng) -> Player:
    """Who plays a seat for a judge."""
    if teacher is not None:
        return Showing(teacher, SLIPS[rng.below(len(SLIPS))])
    if task.nodes:
        return Searching(judge, task.heat, style_of(game, LEVELS[game.id]["strong"], PLAIN, task.seats), task.nodes)
    return Judging(judge, task.heat)


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
