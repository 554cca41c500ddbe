"""Many games at once as numpy arrays, for learners that judge all of them together.

    from hoftag.adapters.vector import VectorEnv
    env = VectorEnv("tallinn", players=4, size=1024, seed=1)
    while learning:
        env.step(policy(env.rows, env.mask))

In each game one seat is asked. `step` plays one action in each game, all in one compiled call; a game that ends is
followed by the next one at once. The arrays are the engine's own memory, the same ones after every step: what is to be
kept has to be copied.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hoftag.adapters.sheets import Marks, Numbers, Plan, looked_at
from hoftag.adapters.workers import Workers
from hoftag.cli.playing import parse_options
from hoftag.core.errors import SetupError
from hoftag.games import registry


class VectorEnv:
    """Many games of one kind. After `reset` and after each `step`, game after game:

    `rows` is what the seat that is asked knows (`features` names the numbers), `asked` which seat that is, `mask` its
    legal actions. `rewards`, by seat, is 1 for the victory, split between all who share it, in the step in which a game
    ended, else 0. `done` is set where a game ended in the last step: row, seat and mask are those of the next one then.

    The legal actions are there as numbers, too: `legal`, made anew in each step, has those of all games one after the
    other, and `counts` tells how many each game has.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        size: int = 1024,
        seed: int = 0,
        *,
        observe: bool = True,
        masks: bool = True,
        workers: int = 1,
    ) -> None:
        """Options by name; without a number the fewest play. Without `observe` or `masks` these have no columns.

        Several workers are processes among which the games are shared out; the games stay the same. A program that
        wants them begins under `if __name__ == "__main__"` and closes the environment, or has it in a `with` statement.
        """
        if not 1 <= workers <= size:
            raise SetupError(f"{size} games cannot be shared out among {workers} workers")
        self.game = registry.game(game)
        self.features = self.game.features
        self.players = self.game.min_seats if players is None else players
        self.actions = len(self.game.words.moves)
        self.size = size
        values = parse_options(self.game, [f"{key}={name}" for key, name in (options or {}).items()])
        self.game.setup(self.players, values)  # refuses what the game is not for, before any process is started
        plan = Plan(game, self.players, values, size, seed, 0, observe, masks)
        self._table: Table | Workers = Table(plan) if workers == 1 else Workers(plan, workers)
        self.rewards, self.counts, self.asked, self.done, self.rows, self.mask = self._table.sheets

    @property
    def legal(self) -> Numbers:
        """The legal actions of all games, one after the other."""
        return self._table.legal

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same seed and the same actions give the same games, with any number of workers."""
        self._table.reset(seed)

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each game; one that is not legal is an error that names the game, and nothing changes."""
        if actions.dtype.kind not in "iu":
            raise SetupError(f"actions are whole numbers, not {actions.dtype}")
        self._table.step(actions)

    def sample(self, chance: np.random.Generator) -> Numbers:
        """A legal action for each game, all equally likely."""
        return self.legal[np.cumsum(self.counts) - 1 - (chance.random(self.size) * self.counts).astype(np.intp)]

    def close(self) -> None:
        """End the workers."""
        self._table.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Table:
    """All games in this process: the arrays are views of the batch's own buffers."""

    def __init__(self, plan: Plan) -> None:
        """Deal."""
        self._batch = plan.batch()
        self.sheets = looked_at(self._batch, plan)
        self._marks = Marks(self.sheets.mask)
        self._look()

    def _look(self) -> None:
        """What is not a view of a buffer."""
        self.legal: Numbers = np.frombuffer(self._batch.legal, np.int32)
        self._marks.put(self.legal, self.sheets.counts)

    def reset(self, seed: int) -> None:
        """Deal anew."""
        self._batch.reset(seed)
        self._look()

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each game."""
        self._batch.step(actions.tolist())
        self._look()

    def close(self) -> None:
        """Nothing is held."""
