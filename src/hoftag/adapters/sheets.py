"""The arrays of many games: views of a batch's own buffers, or of memory that processes share."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hoftag.core.batch import Batch
from hoftag.games import registry

Numbers = NDArray[np.int32]


class Plan(NamedTuple):
    """What is played: the arguments of `Batch`, with the game by name, and whether there are masks."""

    game: str
    players: int
    options: dict[str, int]
    size: int
    seed: int
    first: int
    observe: bool
    masks: bool

    def batch(self) -> Batch:
        """The games, dealt."""
        game = registry.game(self.game)
        return Batch(game, self.players, self.options, self.size, self.seed, self.first, self.observe)


class Sheets(NamedTuple):
    """The arrays, game after game; `VectorEnv` says what they hold."""

    rewards: NDArray[np.float32]
    counts: Numbers
    asked: NDArray[np.uint8]
    done: NDArray[np.bool_]
    rows: NDArray[np.uint8]
    mask: NDArray[np.bool_]


def shapes(plan: Plan) -> list[tuple[tuple[int, ...], type]]:
    """The shape of each array and what it holds, in the order of `Sheets`."""
    game = registry.game(plan.game)
    return [
        ((plan.size, plan.players), np.float32),
        ((plan.size,), np.int32),
        ((plan.size,), np.uint8),
        ((plan.size,), np.bool_),
        ((plan.size, len(game.features) if plan.observe else 0), np.uint8),
        ((plan.size, len(game.words.moves) if plan.masks else 0), np.bool_),
    ]


def looked_at(batch: Batch, plan: Plan) -> Sheets:
    """The buffers of a batch without copying; the mask is an array of its own."""
    buffers: list[Any] = [batch.rewards, batch.counts, batch.asked, batch.done, batch.rows]
    *shaped, (shape, kind) = shapes(plan)
    views: list[Any] = [np.ndarray(*sheet, buffer) for sheet, buffer in zip(shaped, buffers, strict=True)]
    return Sheets(*[*views, np.zeros(shape, kind)])


def bytes_needed(plan: Plan) -> int:
    """How much memory all arrays take."""
    return sum(math.prod(shape) * np.dtype(kind).itemsize for shape, kind in shapes(plan))


def laid_out(memory: Any, whole: Plan, part: Plan) -> Sheets:
    """The games of a part in memory that holds the arrays of all games, one array after the other."""
    views: list[Any] = []
    start = 0
    for shape, kind in shapes(whole):
        views.append(np.ndarray(shape, kind, memory, start))
        start += views[-1].nbytes
    return Sheets(*[view[part.first : part.first + part.size] for view in views])


class Marks:
    """Keeps a mask: a wide thing, so only what was set is cleared."""

    def __init__(self, mask: NDArray[np.bool_]) -> None:
        """The mask has to be clear."""
        self._flat = mask.reshape(-1)
        self._starts: NDArray[np.intp] = np.arange(len(mask)) * mask.shape[1]
        self._set: NDArray[Any] = np.zeros(0, np.intp)

    def put(self, legal: Numbers, counts: Numbers) -> None:
        """Mark the legal actions and nothing else."""
        if len(self._flat):
            self._flat[self._set] = False
            self._set = np.repeat(self._starts, counts) + legal
            self._flat[self._set] = True
