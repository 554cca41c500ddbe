"""What a position is worth: a judge's opinion on the way, the reward at the end."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from hoftag.core.contract import Score

PLAIN: Final = 0  # as it is
RIVAL: Final = 1  # the best rival's gain is a loss
BOLD: Final = 2  # a small chance of much is worth more than much of a small chance
CAREFUL: Final = 3  # the other way round


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Tells from rows of `Game.observed` how well their seats will fare: the reward to be expected, from 0 to 1."""

    def judge(self, rows: list[bytearray]) -> list[float]:
        """One number for each row."""
        raise NotImplementedError


def rewards(scores: list[Score], steepness: float) -> list[float]:
    """By seat: half for winning, ties shared, and half for points, as a soft maximum. They add up to 1."""
    best = max([score.total for score in scores])
    winners = sum([1 for score in scores if score.place == 1])
    soft = [exp(steepness * (score.total - best)) for score in scores]
    whole = sum(soft)
    given = [0.0] * len(scores)
    for n, score in enumerate(scores):
        share = 1.0 / winners if score.place == 1 else 0.0
        given[score.seat] = 0.5 * share + 0.5 * soft[n] / whole
    return given


def felt(value: float, taste: int) -> float:
    """What a prospect means to a player of a certain character; still from 0 to 1."""
    if taste == BOLD:
        return value * (0.4 + 0.6 * value)
    if taste == CAREFUL:
        return value * (1.6 - 0.6 * value)
    return value


def tempered(values: list[float], taste: int) -> list[float]:
    """What everybody's prospects mean to players of a certain character."""
    if taste == PLAIN:
        return values
    if taste == RIVAL:
        return [0.7 * value + 0.3 * (1.0 - _best_but(values, seat)) for seat, value in enumerate(values)]
    return [felt(value, taste) for value in values]


def _best_but(values: list[float], seat: int) -> float:
    """The best of the others' values."""
    return max([value for other, value in enumerate(values) if other != seat])
