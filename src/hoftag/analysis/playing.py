"""A position played out: every seat chooses by what it knows, as the level `net` does, and somebody wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from hoftag.bots.levels import judge_for
from hoftag.bots.measures import measure_of
from hoftag.bots.search.afterwards import Trial
from hoftag.bots.search.judge import Judge
from hoftag.bots.search.node import draw, softmax
from hoftag.bots.search.selfplay import Course, Player, self_play
from hoftag.core.contract import FRAME, Game, State, Step
from hoftag.core.rng import Rng
from hoftag.core.words import Move

HEAT: Final = 0.003  # of the seats' choices: what looks nearly as good is taken, too, so that no two games are alike
SECRET_HEAT: Final = 0.02  # where several choose at the same time: nobody who plays well is easy to foresee there
SEED_BYTES: Final = 8
ROOM: Final = 32  # bits of a seed that are kept for the question
MOVES: Final = 1 << 12  # more than a question ever offers
SURELY: Final = [1.0]

NOTHING: Final[Mapping[int, Sequence[Move]]] = {}


def seed_of(*parts: object) -> int:
    """A seed told by its parts and by nothing else, the same in every process and on every machine."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=SEED_BYTES).digest(), "big")


class Guided(Player):
    """A seat in a playout: first the moves it is given, then what its judge likes.

    Each question has random numbers of its own, told by the playout's seed, how many steps have closed, the seat, and
    among how many moves it chooses. So two playouts with one seed, from positions that differ little, go alike as long
    as they can: that lowers the noise of their difference.
    """

    def __init__(self, judge: Judge, seed: int, given: Sequence[Move]) -> None:
        """For one playout."""
        super().__init__(judge)
        self.seed = seed
        self.given = list(given)

    def choose(
        self, game: Game[Any, Any], s: State, step: Step[Any], seat: int, moves: list[Move], sealed: bool,
        course: Course, rng: Rng,
    ) -> Move:  # fmt: skip
        """By what the seat would see after each move; chance goes on from the question's own numbers."""
        question = (int(s.closings) * FRAME + seat) * MOVES + len(moves)
        rng.go_on_from(Rng(self.seed << ROOM | question).state())
        if self.given:
            draw(SURELY, rng)  # one number less, as for any other choice
            move = self.given.pop(0)
            assert move in moves, f"'{move.text}' was given where it is not legal"
            return move
        worths = Trial(game, self.judge, s, step, seat, moves, sealed, 0).worths
        return moves[draw(softmax(worths, SECRET_HEAT if sealed else HEAT), rng)]


class Playouts:
    """Plays positions of one game to the end."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        """With the net for so many seats."""
        self._game = game
        self._judge = judge_for(game, "net", seats)
        self._steepness = measure_of(game).steepness

    def winners(self, s: State, seed: int, given: Mapping[int, Sequence[Move]] = NOTHING) -> int:
        """Who has the first place in the end, as a set; `given` are the next choices of some seats."""
        end = s.clone()
        self.rewards(end, seed, given)
        return winners_of(self._game, end)

    def rewards(self, s: State, seed: int, given: Mapping[int, Sequence[Move]] = NOTHING) -> list[float]:
        """Play this very position to the end; what it brings to each seat, as search counts it."""
        players: list[Player] = [Guided(self._judge, seed, given.get(seat, ())) for seat in range(int(s.seats))]
        return self_play(self._game, players, s, 0, self._steepness, Rng(seed)).rewards


def winners_of(game: Game[Any, Any], end: State) -> int:
    """The set of those who won a game that is over."""
    return sum(1 << score.seat for score in game.score(end) if score.place == 1)


def shares_of(winners: int, seats: int) -> list[float]:
    """The win of one game, split between all who have the first place."""
    return [(winners >> seat & 1) / winners.bit_count() for seat in range(seats)]
