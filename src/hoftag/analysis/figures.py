"""Means with intervals of 95 %, and what counts as a mistake: all constants of the analysis in one place."""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

WIDTH: Final = 1.96  # of an interval of 95 %, in standard errors
SURE: Final = 1.8  # a turning point is larger than so many half widths: among hundreds of changes some look large
TURNING: Final = 5  # turning points that are told

# What a decision loses, in win chance. Only what is surely above nothing gets a mark.
BLUNDER: Final = 0.15
MISTAKE: Final = 0.08
INACCURACY: Final = 0.03
MARKS: Final = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))

CLOSE: Final = 0.005  # search does not tell moves apart whose values are as near as this
AGAIN: Final = 4  # times as many fresh worlds for a decision that looks like a mistake
ALTERNATIVES: Final = 3


def half_width(values: Numbers) -> float:
    """Half the interval of a mean, as if one more value had come out otherwise by a whole game.

    Without that, a few values that happen to be equal would be taken for a proof.
    """
    count = len(values)
    if count < 2:
        return 1.0
    apart = float(((values - values.mean()) ** 2).sum())
    return WIDTH * sqrt((apart + 1.0) / (count * (count - 1)))


def mark_of(loss: float, half: float) -> str:
    """The name of a loss that is surely above nothing, or no name."""
    if loss - half <= 0.0:
        return ""
    return next((name for name, least in MARKS if loss >= least), "")
