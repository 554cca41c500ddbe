"""Gymnasium: one seat learns, bots of one's choice have the others.

    import gymnasium
    import hoftag.adapters.gymnasium
    env = gymnasium.make("hoftag/tallinn-v0", rivals=["casual"], options={"legate": "on"})

The observation is what the seat knows (`env.features` names its numbers); `info["action_mask"]` and `action_masks()`
tell what is legal. An illegal action ends the game with -1. The reward comes at the end: 1 for the victory, split
between all who share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from hoftag.adapters.episode import Episode, Mask, Row
from hoftag.bots.contract import Budget
from hoftag.bots.registry import make_bot
from hoftag.core.errors import IllegalMove, SetupError
from hoftag.core.rng import Rng
from hoftag.games import registry

METADATA: Final = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """A table as one seat sees it."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str,
        rivals: Sequence[str] = ("random",),
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        nodes: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """One bot for each rival; without a `seat` it is drawn for every game. `nodes` limits bots that search."""
        self.episode = Episode(game, 1 + len(rivals), options)
        if seat is not None and not 0 <= seat < self.episode.players:
            raise SetupError(f"there is no seat {seat} at a table of {self.episode.players}")
        self.features = self.episode.game.features
        self.observation_space = spaces.Box(0, 255, (self.episode.width,), np.uint8)
        self.action_space = spaces.Discrete(self.episode.actions)
        self.render_mode = render_mode
        self._bots = [make_bot(name, game) for name in rivals]
        self._budget = Budget(nodes=nodes)
        self._wanted = seat
        self._seat = seat or 0
        self._chance = Rng(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new deal; the same seed gives the same one."""
        super().reset(seed=seed)
        self._seat = int(self.np_random.integers(self.episode.players)) if self._wanted is None else self._wanted
        self._chance = Rng(int(self.np_random.integers(2**63)))
        self.episode.begin(int(self.np_random.integers(2**63)))
        self._wait()
        if not self.episode.asked:
            return self.reset()  # a game in which the seat was never asked
        return self.episode.row(self._seat), self._info()

    def step(self, action: int | np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Act, and let the rivals act until the seat is asked again."""
        try:
            self.episode.answer(self._seat, int(action))
        except IllegalMove as error:
            return self.episode.row(self._seat), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._wait()
        over = not self.episode.asked
        reward = self.episode.shares()[self._seat] if over else 0.0
        return self.episode.row(self._seat), reward, over, False, self._info()

    def action_masks(self) -> Mask:
        """The legal actions, as learners with masks ask for them."""
        return self.episode.mask(self._seat)

    def render(self) -> Any:
        """What everybody sees."""
        return self.episode.render(self.render_mode)

    def _wait(self) -> None:
        """Until the seat is asked or the game is over."""
        while self.episode.asked:
            seats = [decision.seat for decision in self.episode.asked]
            if self._seat in seats:
                return
            decision = self.episode.asked[0]
            rival = (decision.seat - self._seat - 1) % self.episode.players
            view = self.episode.view(decision.seat)
            move = self._bots[rival].choose(view, decision, self._chance, self._budget)
            self.episode.answer(decision.seat, int(move.index))

    def _info(self) -> dict[str, Any]:
        """The mask, the seat and the points of all as things stand."""
        return {"action_mask": self.action_masks(), "seat": self._seat, "points": self.episode.points()}


for _game in registry.ids():
    gymnasium.register(f"hoftag/{_game}-v0", entry_point="hoftag.adapters.gymnasium:SeatEnv", kwargs={"game": _game})
