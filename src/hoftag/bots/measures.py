"""What each game adds to the common search: where a position can be judged, and what points are worth."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hoftag.core.bits import BIT
from hoftag.core.contract import Game


class Measure(NamedTuple):
    """Natural boundaries, and how steeply points turn into reward."""

    still: tuple[str, ...]  # steps at whose questions nothing is half done
    steepness: float  # about 1 divided by the usual lead of a winner among bots of equal strength


MEASURES: Final = {
    "tallinn": Measure(("select",), 0.25),
    "augsburg": Measure(("auction",), 0.07),
    "staufer": Measure(("turn",), 0.08),
}


def measure_of(game: Game[Any, Any]) -> Measure:
    """The measure of a game; one that nobody has measured is judged at every question."""
    return MEASURES.get(game.id, Measure(tuple(game.words.steps), 0.1))


def still_steps(game: Game[Any, Any]) -> int:
    """The boundaries as a set of steps."""
    names = measure_of(game).still
    return sum(BIT[number] for number, name in enumerate(game.words.steps) if name in names)
