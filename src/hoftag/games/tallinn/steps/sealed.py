"""The simultaneous question: nearly everything in Tallinn is chosen at the same time and in secret."""

from __future__ import annotations

from hoftag.core.bits import BIT, MEMBERS
from hoftag.core.contract import Seat, Step
from hoftag.core.words import Move
from hoftag.games.tallinn.state import TallinnState


class Sealed(Step[TallinnState]):
    """All who are asked answer at the same time; answers lie face down until the last is in. [TAL-3.4, TAL-R8]"""

    def actors(self, s: TallinnState) -> list[Seat]:
        """Who was asked and has not answered."""
        return MEMBERS[s.waiting]

    def play(self, s: TallinnState, seat: Seat, move: Move) -> int:
        """Only the owner knows the answer."""
        own = BIT[seat]
        s.sides[seat].sealed = move
        s.waiting &= ~own
        return own
