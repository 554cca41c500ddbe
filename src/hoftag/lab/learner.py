"""A net that learns: gradients and Adam in plain numpy, which is all that nets of this size need."""

from __future__ import annotations

import io
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.judges import Array, Net

BETAS: Final = (0.9, 0.999)
TINY: Final = 1e-8
BATCH: Final = 512
DECAY: Final = 1e-5  # weights fade a little with every step


class Learner:
    """The weights of a net in training, and Adam's memory of them."""

    def __init__(self, width: int, hidden: tuple[int, int], seed: int) -> None:
        """Random weights; numbers of features are scaled once enough rows were seen."""
        rng = np.random.default_rng(seed)
        sizes = [width, *hidden, 1]
        self.parts: list[Array] = []
        for n in range(3):
            spread = np.sqrt(2.0 / sizes[n]) if n < 2 else 0.1 / np.sqrt(sizes[n])
            self.parts.append(rng.normal(0.0, spread, (sizes[n], sizes[n + 1])).astype(np.float32))
            self.parts.append(np.zeros(sizes[n + 1], np.float32))
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        self.scale: Array = np.ones(width, np.float32)

    def scale_to(self, table: NDArray[np.uint8]) -> None:
        """Let every feature reach about 1, by the largest number seen; said once, before anything is learnt."""
        self.scale = (1.0 / np.maximum(table.max(axis=0), 1)).astype(np.float32)

    def net(self, story: dict[str, object]) -> Net:
        """What has been learnt so far, for rows as they are."""
        first, at_first, second, at_second, last, at_last = (part.copy() for part in self.parts)
        return Net([(first * self.scale[:, None], at_first), (second, at_second), (last, at_last)], story)

    def take(self, net: Net) -> None:
        """Go on from the weights of another net of the same shape."""
        flat = [part for layer in net.layers for part in layer]
        if [part.shape for part in flat] != [part.shape for part in self.parts]:
            raise ValueError("the net to begin with has another shape")
        self.parts = [part.copy() for part in flat]
        self.parts[0] = self.parts[0] / self.scale[:, None]

    def fit(self, table: NDArray[np.uint8], targets: Array, rate: float, rng: np.random.Generator) -> float:
        """Go once through all rows in random order; the mean loss (cross entropy above its least)."""
        order = rng.permutation(len(table))
        total = 0.0
        for begin in range(0, len(order), BATCH):
            rows = order[begin : begin + BATCH]
            total += self._step(table[rows].astype(np.float32) * self.scale, targets[rows], rate) * len(rows)
        return total / max(1, len(order))

    def _step(self, table: Array, targets: Array, rate: float) -> float:
        """One step of Adam; the loss before it."""
        first, at_first, second, at_second, last, at_last = self.parts
        one = np.maximum(table @ first + at_first, 0.0)
        two = np.maximum(one @ second + at_second, 0.0)
        said = 1.0 / (1.0 + np.exp(-(two @ last + at_last)[:, 0]))
        off = ((said - targets) / len(targets))[:, None]
        off_two = (off @ last.T) * (two > 0)
        off_one = (off_two @ second.T) * (one > 0)
        slopes = [table.T @ off_one, off_one.sum(0), one.T @ off_two, off_two.sum(0), two.T @ off, off.sum(0)]
        self._adam(slopes, rate)
        return float(np.mean(_entropy(targets, said) - _entropy(targets, targets)))

    def _adam(self, slopes: list[Array], rate: float) -> None:
        """Move every weight against its slope."""
        self.steps += 1
        now, then = 1.0 - BETAS[0] ** self.steps, 1.0 - BETAS[1] ** self.steps
        for part, mean, square, slope in zip(self.parts, self.means, self.squares, slopes, strict=True):
            mean *= BETAS[0]
            mean += (1.0 - BETAS[0]) * slope
            square *= BETAS[1]
            square += (1.0 - BETAS[1]) * slope * slope
            part *= 1.0 - rate * DECAY
            part -= (rate / now) * mean / (np.sqrt(square / then) + TINY)

    def dumped(self) -> bytes:
        """Everything, to go on later as if nothing had happened."""
        file = io.BytesIO()
        parts = {f"part{n}": part for n, part in enumerate(self.parts + self.means + self.squares)}
        # numpy's types take any further name for its switch `allow_pickle`
        np.savez(file, scale=self.scale, steps=np.array(self.steps), **parts)  # type: ignore[arg-type]
        return file.getvalue()

    def restore(self, data: bytes) -> None:
        """Go on from what was dumped."""
        with np.load(io.BytesIO(data), allow_pickle=False) as kept:
            parts = [kept[f"part{n}"] for n in range(3 * len(self.parts))]
            size = len(self.parts)
            self.parts, self.means, self.squares = parts[:size], parts[size : 2 * size], parts[2 * size :]
            self.scale = kept["scale"]
            self.steps = int(kept["steps"])


def _entropy(targets: Array, said: Array) -> Array:
    """Cross entropy of what was said."""
    safe = np.clip(said, 1e-6, 1.0 - 1e-6)
    told: Array = -(targets * np.log(safe) + (1.0 - targets) * np.log(1.0 - safe))
    return told
