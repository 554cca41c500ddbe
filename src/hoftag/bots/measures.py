"""What each game adds to the common search: where a position can be judged, and what points are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hoftag.core.bits import BIT
from hoftag.core.contract import Game


def cards_of_two(view: Any) -> int | None:
    """Tallinn: each round takes a card of everybody's."""
    side = view.sides[view.seat]
    return int(side.hand_size + side.pile_size) if view.seats == 2 else None


class Measure(NamedTuple):
    """Natural boundaries, how steeply points turn into reward, and how far the end is."""

    still: tuple[str, ...]  # steps at whose questions nothing is half done
    steepness: float  # about 1 divided by the usual lead of a winner among bots of equal strength
    rest: Callable[[Any], int | None] | None = None  # rounds to come, with the present one; None: too many players


MEASURES: Final = {
    "tallinn": Measure(("select",), 0.25, cards_of_two),
    "augsburg": Measure(("auction", "buy"), 0.07),
    "staufer": Measure(("turn",), 0.08),
}


def measure_of(game: Game[Any, Any]) -> Measure:
    """The measure of a game; one that nobody has measured is judged at every question."""
    return MEASURES.get(game.id, Measure(tuple(game.words.steps), 0.1))


def still_steps(game: Game[Any, Any]) -> int:
    """The boundaries as a set of steps."""
    names = measure_of(game).still
    return sum(BIT[number] for number, name in enumerate(game.words.steps) if name in names)
