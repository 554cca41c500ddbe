"""Many games side by side, stepped by numbers in one call: for programs that learn.

In every game one seat is asked. `step` takes one action for each game, plays it and goes on to the next question with a
choice: chance is drawn, and who can answer in one way only is not asked. Where a game ends, the next one is dealt at
once. What there is to know lies in buffers that stay where they are, so that numpy can look at them without copying.
Seats that are asked at the same time answer one after the other without seeing each other's answers.
"""

from __future__ import annotations

import struct
from typing import Any, Final, final

from mypy_extensions import i64

from hoftag.core.contract import FRAME_SHIFT, NATURE, Game, State
from hoftag.core.errors import IllegalMove, SetupError
from hoftag.core.rng import Rng
from hoftag.core.words import Move

M64: Final = 2**64 - 1
NO_REWARD: Final = struct.pack("=f", 0.0)
SHARES: Final = [struct.pack("=f", 1 / winners) for winners in range(1, 9)]  # of the victory, by how many share it
AT_ONCE: Final = 32  # rows that are written together: few enough to stay in the processor's cache


@final
class Batch:
    """So many games under way. The buffers, game after game:

    `rows` (bytes): what the seat that is asked knows, by the names of `game.features`;
    `asked` (bytes): which seat that is;
    `counts` (32-bit integers): how many legal actions it has;
    `rewards` (32-bit floats, one for each seat): 1 for the victory, split between all who share it, in the step in
    which a game ended, else 0;
    `done` (bytes): 1 where a game ended in the last step; the question is then the first one of the next game.

    `legal` (32-bit integers) has the legal actions of all games one after the other, and is made anew in each step.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: dict[str, int],
        size: int,
        seed: int,
        first: int = 0,
        observe: bool = True,
    ) -> None:
        """Each game has a generator of its own, told by the seed and its number; numbers begin with `first`.

        Without `observe` the rows stay empty, which is faster.
        """
        if size < 1:
            raise SetupError(f"a batch is of at least one game, not {size}")
        game.setup(seats, options)  # refuses seats and options that the game is not for
        self.game = game
        self.seats = seats
        self.size = size
        self.first = first
        self.observe = observe
        self.rows = bytearray(size * len(game.features) if observe else 0)
        self.asked = bytearray(size)
        self.counts = bytearray(4 * size)
        self.rewards = bytearray(4 * size * seats)
        self.done = bytearray(size)
        self.legal = b""
        self._options = game.checked_options(options)
        self._states: list[State] = []
        self._moves: list[list[Move]] = []  # by game: what may be answered
        self._seats: list[int] = []  # by game: who is asked
        self._chance: list[Rng] = []
        self._ended: list[int] = []  # the games that ended in the last step
        self._told: list[bytearray] = []  # rows that are still to be written
        self._rows_view = memoryview(self.rows)  # slices of a view are written without a copy in between
        self._asked_view = memoryview(self.asked)
        self._counts_view = memoryview(self.counts)
        self._rewards_view = memoryview(self.rewards)
        self._codes: list[bytes] = [struct.pack("=i", n) for n in range(len(game.words.moves) + 1)]
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same seed and the same actions give the same games."""
        self._forget_ended()
        self._states = [self.game.begin(self.seats, self._options) for _ in range(self.size)]
        self._chance = [Rng((seed & M64) + (self.first + n) * (M64 + 1)) for n in range(self.size)]
        self._moves = [[] for _ in range(self.size)]
        self._seats = [0] * self.size
        n: i64 = 0
        while n < self.size:
            self._go_on(n)
            n += 1
        self._tell()

    def step(self, actions: list[int]) -> None:
        """Play one action in each game; if one of them is not legal, that is an error, and nothing changes."""
        chosen = self._checked(actions)
        self._forget_ended()
        steps = self.game.steps
        n: i64 = 0
        while n < self.size:
            s = self._states[n]
            steps[s.top >> FRAME_SHIFT].play(s, self._seats[n], chosen[n])
            self._go_on(n)
            n += 1
        self._tell()

    def _checked(self, actions: list[int]) -> list[Move]:
        """The moves with these numbers, each one legal in its game."""
        if len(actions) != self.size:
            raise SetupError(f"{len(actions)} actions for {self.size} games")
        chosen: list[Move] = []
        for n, action in enumerate(actions):
            index: i64 = action
            for move in self._moves[n]:
                if move.index == index:
                    chosen.append(move)
                    break
            else:
                raise self._refusal(n, action)
        return chosen

    def _refusal(self, n: int, action: int) -> Exception:
        """Why an action cannot be played in a game."""
        moves = self.game.words.moves
        if not 0 <= action < len(moves):
            return SetupError(f"game {self.first + n}: there is no action {action}; {self.game.id} has {len(moves)}")
        seat, move = self._seats[n], moves[action]
        reason = self.game.why_not(self._states[n], seat, move)
        return IllegalMove(
            f"game {self.first + n}: action {action} '{move.text}' is not legal for seat {seat}: "
            f"{reason.key} [{reason.rule}]",
            reason,
        )

    def _go_on(self, n: i64) -> None:
        """Play a game up to the next question with a choice, or through to the next game's first one."""
        game = self.game
        s = self._states[n]
        while True:
            actors = game.settle(s)
            if not actors:
                self._end(n, s)
                s = game.begin(self.seats, self._options)
                self._states[n] = s
                continue
            step = game.steps[s.top >> FRAME_SHIFT]
            if actors[0] == NATURE:
                step.deal(s, self._chance[n])
                continue
            for seat in actors:
                moves = step.moves(s, seat)
                if len(moves) > 1:
                    self._moves[n] = moves
                    self._seats[n] = seat
                    if self.observe:
                        self._observe(n, game.observed(s, seat))
                    return
            forced = [step.moves(s, seat)[0] for seat in actors]
            for k, seat in enumerate(actors):
                step.play(s, seat, forced[k])

    def _observe(self, n: i64, row: bytearray) -> None:
        """Write the rows of some games together, this one being the last so far."""
        told = self._told
        told.append(row)
        if len(told) == AT_ONCE or n == self.size - 1:
            end = int(n + 1) * len(row)
            self._rows_view[end - len(told) * len(row) : end] = b"".join(told)
            self._told = []

    def _end(self, n: i64, s: State) -> None:
        """A game is over: who has won."""
        places = [0] * self.seats
        winners = 0
        for score in self.game.score(s):
            places[score.seat] = score.place
            if score.place == 1:
                winners += 1
        share = SHARES[winners - 1]
        self._reward(int(n), b"".join([share if place == 1 else NO_REWARD for place in places]), 1)
        self._ended.append(int(n))

    def _forget_ended(self) -> None:
        """Take back what was told of games that ended."""
        for n in self._ended:
            self._reward(n, NO_REWARD * self.seats, 0)
        self._ended = []

    def _reward(self, n: int, rewards: bytes, done: int) -> None:
        """Write the rewards of all seats in a game."""
        self._rewards_view[n * len(rewards) : (n + 1) * len(rewards)] = rewards
        self.done[n] = done

    def _tell(self) -> None:
        """Write who is asked, and what is legal."""
        codes = self._codes
        legal: list[bytes] = []
        counts: list[bytes] = []
        for moves in self._moves:
            number = len(moves)
            counts.append(codes[number])
            n: i64 = 0
            while n + 4 <= number:  # four at once cost little more than one
                legal.append(
                    b"%b%b%b%b"
                    % (
                        codes[moves[n].index],
                        codes[moves[n + 1].index],
                        codes[moves[n + 2].index],
                        codes[moves[n + 3].index],
                    )
                )
                n += 4
            while n < number:
                legal.append(codes[moves[n].index])
                n += 1
        self.legal = b"".join(legal)
        self._asked_view[:] = bytes(self._seats)
        self._counts_view[:] = b"".join(counts)
