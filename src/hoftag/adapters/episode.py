"""One game played by numbers, which all adapters share: rows and masks out, actions in.

An action is the number of a move in the game's vocabulary. Chance is drawn from the seed, and who can answer in one way
only is not asked. Seats that are asked at the same time answer one after the other without seeing each other's answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hoftag.cli.playing import parse_options
from hoftag.core.contract import Decision, Game, Score, State, View
from hoftag.core.errors import SetupError
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.lab.game import shares

if TYPE_CHECKING:
    from hoftag.adapters.picture import Painter

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Episode:
    """A game under way."""

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, str] | None = None) -> None:
        """Options by name, as `hoftag games` lists them; without a number the fewest play."""
        self.game: Game[Any, Any] = registry.game(game)
        self.players = self.game.min_seats if players is None else players
        self.options = parse_options(self.game, [f"{key}={name}" for key, name in (options or {}).items()])
        self.actions = len(self.game.words.moves)
        self.width = len(self.game.features)
        self._state: State = self.game.setup(self.players, self.options)
        self._rng = Rng(0)
        self._painter: Painter | None = None
        self.asked: list[Decision] = []  # open questions with a choice; none: the game is over

    def begin(self, seed: int) -> None:
        """Deal a new game; the same seed and the same answers give the same game."""
        self._rng = Rng(seed & (2**64 - 1))
        self._state = self.game.setup(self.players, self.options)
        self._go_on()

    def answer(self, seat: int, action: int) -> None:
        """Play a move; one that is not legal is an error that names the rule, and nothing changes."""
        if not 0 <= action < self.actions:
            raise SetupError(f"there is no action {action}: {self.game.id} has {self.actions}")
        self.game.play(self._state, seat, self.game.words.moves[action])
        self._go_on()

    def row(self, seat: int) -> Row:
        """What a seat knows, by the names of `game.features`."""
        return np.frombuffer(bytes(self.game.observed(self._state, seat)), np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """1 for every legal action of a seat; all 0 for one that is not asked."""
        mask = np.zeros(self.actions, np.int8)
        for decision in self.asked:
            if decision.seat == seat:
                mask[[move.index for move in decision.moves]] = 1
        return mask

    def view(self, seat: int) -> View:
        """What a seat may know, for bots."""
        view: View = self.game.view(self._state, seat)
        return view

    def render(self, mode: str | None) -> str | NDArray[np.uint8] | None:
        """What everybody sees: printed (human), as text (ansi) or as a picture (rgb_array)."""
        if mode is None:
            return None
        if self._painter is None:
            from hoftag.adapters.picture import Painter

            self._painter = Painter(self.game)
        names = [f"seat {n}" for n in range(self.players)]
        if mode == "rgb_array":
            return self._painter.picture(self._state, names)
        text = self._painter.text(self._state, names)
        if mode == "human":
            print(text)
            return None
        return text

    def shares(self) -> list[float]:
        """By seat: 1 for the victory, split between all who share it."""
        return shares([score.place for score in self._scores()])

    def points(self) -> list[int]:
        """By seat, as things stand."""
        return [score.total for score in self._scores()]

    def _scores(self) -> list[Score]:
        return sorted(self.game.score(self._state), key=lambda score: score.seat)

    def _go_on(self) -> None:
        """Up to the next question with a choice, or to the end."""
        while True:
            deal(self.game, self._state, self._rng)
            open_questions = self.game.pending(self._state)
            self.asked = [decision for decision in open_questions if len(decision.moves) > 1]
            if self.asked or not open_questions:
                return
            for decision in open_questions:
                self.game.apply(self._state, decision.seat, decision.moves[0])
