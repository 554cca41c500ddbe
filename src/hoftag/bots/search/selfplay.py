"""Games that are played to learn from, with everything that is to be learnt."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from hoftag.bots.search.afterwards import Trial
from hoftag.bots.search.judge import Judge, rewards
from hoftag.bots.search.node import draw, softmax
from hoftag.bots.search.search import Search, Style
from hoftag.core.bits import bit
from hoftag.core.contract import FRAME_SHIFT, Decision, Game, State, Step
from hoftag.core.playout import asked
from hoftag.core.rng import Rng
from hoftag.core.words import Move

TRIED: Final = 4  # visits after which search's opinion of a move is worth learning from


@final
class Course:
    """One game: by seat what it saw after its choices and at boundaries, what was said of it, and the reward.

    Asides are what search says of moves, played or not: what was seen after them, and what they promise.
    """

    __slots__ = ("asides", "promises", "rewards", "rows", "worths")

    def __init__(self, seats: int) -> None:
        """An empty one."""
        self.rows: list[list[bytearray]] = [[] for _ in range(seats)]
        self.worths: list[list[float]] = [[] for _ in range(seats)]
        self.asides: list[list[bytearray]] = [[] for _ in range(seats)]
        self.promises: list[list[float]] = [[] for _ in range(seats)]
        self.rewards = [0.0] * seats

    def saw(self, seat: int, row: bytearray, worth: float) -> None:
        """A seat saw this, and its player said what it is worth."""
        self.rows[seat].append(row)
        self.worths[seat].append(worth)

    def targets(self, seat: int, memory: float) -> list[float]:
        """What should have been said: the next words mixed with those after them, down to the reward."""
        worths = self.worths[seat]
        told = [0.0] * len(worths)
        target = self.rewards[seat]
        for n in range(len(worths) - 1, -1, -1):
            told[n] = target
            target = (1.0 - memory) * worths[n] + memory * target
        return told


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Plays a seat in a game that is played to learn from."""

    def __init__(self, judge: Judge) -> None:
        """The judge says what the seat sees at boundaries is worth."""
        self.judge = judge

    def choose(
        self, game: Game[Any, Any], s: State, step: Step[Any], seat: int, moves: list[Move], sealed: bool,
        course: Course, rng: Rng,
    ) -> Move:  # fmt: skip
        """A move; what is to be learnt from the choice goes into the course."""
        raise NotImplementedError


@final
class Judging(Player):
    """Takes what its judge likes, the hotter the more by chance."""

    def __init__(self, judge: Judge, heat: float) -> None:
        """Does not look any further."""
        super().__init__(judge)
        self.heat = heat

    def choose(
        self, game: Game[Any, Any], s: State, step: Step[Any], seat: int, moves: list[Move], sealed: bool,
        course: Course, rng: Rng,
    ) -> Move:  # fmt: skip
        """By what would be seen after each move."""
        trial = Trial(game, self.judge, s, step, seat, moves, sealed, 0)
        n = draw(softmax(trial.worths, self.heat), rng)
        course.saw(seat, trial.rows[n], trial.worths[n])
        return moves[n]


@final
class Searching(Player):
    """Searches before each choice: an expert whose opinions its own judge can learn from."""

    def __init__(self, judge: Judge, heat: float, style: Style, nodes: int) -> None:
        """So many iterations for each choice."""
        super().__init__(judge)
        self.heat = heat
        self.style = style
        self.nodes = nodes

    def choose(
        self, game: Game[Any, Any], s: State, step: Step[Any], seat: int, moves: list[Move], sealed: bool,
        course: Course, rng: Rng,
    ) -> Move:  # fmt: skip
        """One of the moves that search has tried well; its opinion of all of them is kept."""
        search = Search(game, self.judge, self.style, game.view(s, seat), rng)
        found = search.run(Decision(seat, int(s.top >> FRAME_SHIFT), moves, []), self.nodes, 0.0)
        least = min(float(TRIED), max(found.counts))
        tried = [n for n, count in enumerate(found.counts) if count >= least]
        promises = [found.values[n] for n in tried]
        rows = Trial(game, self.judge, s, step, seat, [moves[n] for n in tried], sealed, 0).rows
        course.asides[seat] += rows
        course.promises[seat] += promises
        n = draw(softmax(promises, self.heat), rng)
        course.saw(seat, rows[n], promises[n])
        return moves[tried[n]]


def self_play(game: Game[Any, Any], players: list[Player], s: State, still: i64, steepness: float, rng: Rng) -> Course:
    """Play to the end."""
    course = Course(int(s.seats))
    frame: i64 = -1
    closings: i64 = -1
    sealed = False
    while True:
        actors = asked(game, s, rng)
        if not actors:
            break
        number = s.top >> FRAME_SHIFT
        step: Step[Any] = game.steps[number]
        if s.top != frame or s.closings != closings:  # another question
            frame, closings = s.top, s.closings
            sealed = len(actors) > 1
            if still & bit(number):
                _look_round(game, players, s, course)
        chosen: list[Move] = []
        for seat in actors:
            moves = step.moves(s, seat)
            one = len(moves) == 1
            chosen.append(moves[0] if one else players[seat].choose(game, s, step, seat, moves, sealed, course, rng))
        for n, seat in enumerate(actors):
            step.play(s, seat, chosen[n])
    course.rewards = rewards(game.score(s), steepness)
    return course


def _look_round(game: Game[Any, Any], players: list[Player], s: State, course: Course) -> None:
    """At a boundary all look, also those who are not asked: search lets the judge speak for everybody there."""
    for seat in range(s.seats):
        row = game.observed(s, seat)
        course.saw(seat, row, players[seat].judge.judge([row])[0])
