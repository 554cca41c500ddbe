"""Statistics of blocks. A block is one observation: its games share a deal, so they are not independent."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

RESAMPLES: Final = 10_000
CONFIDENCE: Final = 0.95
GAIN: Final = 0.03  # the share above chance that the sequential test looks for
ALPHA: Final = 0.05
BETA: Final = 0.05
LEAST_BLOCKS: Final = 20  # before that many a sample variance says little
PATIENCE: Final = 4  # times the number of blocks expected, after which the sequential test gives up
BETTER: Final = "better"
NOT_BETTER: Final = "not better"
NO_EVIDENCE: Final = "no evidence"
UNDECIDED: Final = "undecided"


class Interval(NamedTuple):
    """A mean and the bounds of its interval."""

    mean: float
    low: float
    high: float


def bootstrap(values: Numbers, seed: int = 0, resamples: int = RESAMPLES) -> Interval:
    """The mean of block values, with the interval of the means of blocks drawn anew."""
    count = len(values)
    if count == 0:
        return Interval(math.nan, math.nan, math.nan)
    different, often = np.unique(values, return_counts=True)  # drawing how often each comes is the same, and quicker
    means = np.random.default_rng(seed).multinomial(count, often / count, resamples) @ different / count
    tail = 50 * (1 - CONFIDENCE)
    low, high = np.percentile(means, [tail, 100 - tail])
    return Interval(float(values.mean()), float(low), float(high))


def share_interval(values: Numbers, seed: int = 0, resamples: int = RESAMPLES) -> Interval:
    """The interval of a win share. Blocks that are all won, or all lost, leave the room that their number leaves."""
    found = bootstrap(values, seed, resamples)
    room = ((1 - CONFIDENCE) / 2) ** (1 / max(1, len(values)))
    if found.low >= 1:
        return Interval(found.mean, room, 1.0)
    if found.high <= 0:
        return Interval(found.mean, 0.0, 1 - room)
    return found


def quick_interval(values: Numbers) -> Interval:
    """A rough interval by the normal distribution: for a line that changes every moment."""
    if len(values) < 2:
        return Interval(float(values.mean()) if len(values) else math.nan, 0.0, 1.0)
    mean = float(values.mean())
    half = 1.96 * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Interval(mean, max(0.0, mean - half), min(1.0, mean + half))


def pairing_gain(shares: Numbers) -> float:
    """How many times the games a run of independent deals would need; `shares` by block and rotation.

    The variance a block mean would have if its games had nothing in common, by the variance that it has.
    """
    if len(shares) < 2:
        return math.nan
    rotations = shares.shape[1]
    apart = float(shares.var(axis=0, ddof=1).sum()) / rotations**2
    together = float(shares.mean(axis=1).var(ddof=1))
    return apart / together if together > 0 else math.nan


@dataclass(frozen=True)
class Verdict:
    """How a sequential test stands."""

    said: str
    blocks: int  # after which it was said, or as many as there are
    evidence: float  # log likelihood ratio; its bounds are lower and upper
    lower: float
    upper: float


def sprt_bounds() -> tuple[float, float]:
    """Below the first: no better than chance. Above the second: better by the gain."""
    return math.log(BETA / (1 - ALPHA)), math.log((1 - BETA) / ALPHA)


def sprt_blocks(seats: int) -> int:
    """The number of blocks after which the sequential test gives up."""
    chance = 1 / seats
    variance = chance * (1 - chance) / seats  # of a block of independent games
    lower, upper = sprt_bounds()
    expected = ((1 - BETA) * upper + BETA * lower) * 2 * variance / GAIN**2
    return math.ceil(PATIENCE * expected)


def sprt(means: Numbers, seats: int, cap: int | None = None) -> Verdict:
    """Test block means in their order: a share of 1/n against 1/n and three points."""
    lower, upper = sprt_bounds()
    most = sprt_blocks(seats) if cap is None else cap
    values = means[:most]
    counts = np.arange(1, len(values) + 1)
    sums, squares = np.cumsum(values), np.cumsum(values**2)
    averages = sums / counts
    variances = np.maximum(squares - sums * averages, 0) / np.maximum(counts - 1, 1)
    variances = np.maximum(variances, (GAIN / 2) ** 2)  # a few equal blocks are no proof
    evidence = counts * GAIN * (averages - 1 / seats - GAIN / 2) / variances
    decided = np.flatnonzero((counts >= LEAST_BLOCKS) & ((evidence <= lower) | (evidence >= upper)))
    if len(decided):
        at = int(decided[0])
        said = BETTER if evidence[at] >= upper else NOT_BETTER
        return Verdict(said, at + 1, float(evidence[at]), lower, upper)
    said = NO_EVIDENCE if len(values) >= most else UNDECIDED
    return Verdict(said, len(values), float(evidence[-1]) if len(values) else 0.0, lower, upper)
