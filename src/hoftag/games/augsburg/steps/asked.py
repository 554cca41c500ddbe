"""A question to one seat or to several at the same time: who was asked and has not answered yet is `waiting`."""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import MEMBERS, bit
from hoftag.core.contract import Seat, Step
from hoftag.games.augsburg.state import AugsburgState


class Asked(Step[AugsburgState]):
    """Asks the waiting seats, until each has said its last word."""

    def actors(self, s: AugsburgState) -> list[Seat]:
        """Who was asked and has not finished."""
        return MEMBERS[s.waiting]


def finished(s: AugsburgState, seat: i64) -> None:
    """A seat has said its last word."""
    s.waiting &= ~bit(seat)
