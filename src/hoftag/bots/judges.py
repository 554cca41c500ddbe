"""The two kinds of judges: a linear one with weights by name, and a small net with weights from a file."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.search.judge import Judge
from hoftag.core.errors import SetupError

Array = NDArray[np.float32]
LAYERS: Final = 3
MOST_SEATS: Final = range(2, 6)
NETS: Final = resources.files("hoftag.bots") / "nets"


def table_of(rows: list[bytearray], width: int) -> Array:
    """Rows as a matrix."""
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), width).astype(np.float32)


class Linear(Judge):
    """A weighted sum of what a seat knows, in points, on the scale of chances."""

    def __init__(self, features: list[str], weights: Mapping[str, float], steepness: float) -> None:
        """Weights of features that the game does not have are an error; features without a weight do not count."""
        unknown = sorted(set(weights) - set(features))
        if unknown:
            raise SetupError(f"there is no feature '{unknown[0]}'")
        self._weights = np.array([weights.get(name, 0.0) for name in features], np.float32)
        self._steepness = steepness

    def judge(self, rows: list[bytearray]) -> list[float]:
        """A point more is as much everywhere, only the ends are flat."""
        points = table_of(rows, len(self._weights)) @ self._weights
        told: list[float] = (1.0 / (1.0 + np.exp(-self._steepness * points))).tolist()
        return told


class Net(Judge):
    """Two hidden layers: what a seat knows, and how well seats that knew the same fared in training."""

    def __init__(self, layers: list[tuple[Array, Array]], story: dict[str, object]) -> None:
        """Weights and biases by layer; the story says how they were made."""
        self.layers = layers
        self.story = story
        self.width = layers[0][0].shape[0]

    def judge(self, rows: list[bytearray]) -> list[float]:
        """All rows at once."""
        told: list[float] = self.values(table_of(rows, self.width)).tolist()
        return told

    def values(self, table: Array) -> Array:
        """One number for each row of a matrix."""
        (first, at_first), (second, at_second), (last, at_last) = self.layers
        hidden = np.maximum(table @ first + at_first, 0.0)
        hidden = np.maximum(hidden @ second + at_second, 0.0)
        out: Array = 1.0 / (1.0 + np.exp(-(hidden @ last + at_last)[:, 0]))
        return out

    def dumped(self) -> bytes:
        """The net as the bytes of a file, in half precision: the same net always gives the same bytes."""
        file = io.BytesIO()
        story = json.dumps(self.story, sort_keys=True).encode()
        file.write(len(story).to_bytes(4, "big") + story)
        for layer in self.layers:
            for part in layer:
                np.save(file, part.astype(np.float16), allow_pickle=False)
        return file.getvalue()


def read_net(data: bytes) -> Net:
    """The net of a file's bytes."""
    file = io.BytesIO(data)
    length = int.from_bytes(file.read(4), "big")
    story: dict[str, object] = json.loads(file.read(length))
    layers: list[tuple[Array, Array]] = []
    for _ in range(LAYERS):
        weights, biases = (np.load(file, allow_pickle=False).astype(np.float32) for _ in range(2))
        layers.append((weights, biases))
    return Net(layers, story)


@cache
def net_for(game_id: str, seats: int, longer: bool = False) -> Net:
    """The net that comes with the program for a game with so many seats, or the one for the nearest number.

    `longer`: the one that was trained longer, where there is one.
    """
    there = [other for other in MOST_SEATS if (NETS / f"{game_id}-{other}.net").is_file()]
    if not there:
        raise SetupError(f"there is no net for {game_id}; `hoftag train` makes one")
    nearest = min(there, key=lambda other: abs(other - seats))
    trained = NETS / f"{game_id}-{nearest}-longer.net"
    file = trained if longer and trained.is_file() else NETS / f"{game_id}-{nearest}.net"
    return read_net(file.read_bytes())


@cache
def belief_for(game_id: str, seats: int) -> Net | None:
    """The belief that comes with the program for a game with so many seats, if there is one."""
    file = NETS / f"{game_id}-{seats}-belief.net"
    return read_net(file.read_bytes()) if file.is_file() else None


def fingerprint(net: Net) -> str:
    """A short name of exactly these weights."""
    return sha256(net.dumped()).hexdigest()[:12]
