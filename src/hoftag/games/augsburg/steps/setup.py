"""Setup: the start player and the display of privilege cards. [AUG-2.3, AUG-2.4]"""

from __future__ import annotations

from typing import Final

from hoftag.core.bits import BIT, COUNT, MEMBERS
from hoftag.core.contract import ALL, NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.augsburg.side import NONE
from hoftag.games.augsburg.state import ALL_PRIVILEGES, DISPLAYED, AugsburgState
from hoftag.games.augsburg.words import E_OPENED, E_STARTER, OPEN_OF, STARTERS

ONES: Final = [[1] * n for n in range(11)]  # equal weights for so many moves


class Starter(Step[AugsburgState]):
    """NATURE names the start player, unless the host says that the first seat begins. [AUG-2.4, AUG-R1, AUG-C1]"""

    def actors(self, s: AugsburgState) -> list[Seat]:
        """NATURE, until somebody is named."""
        return NATURE_ALONE if s.beginner == NONE else NOBODY

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Any seat."""
        return STARTERS[: s.seats]

    def weights(self, s: AugsburgState) -> list[int]:
        """All equally likely."""
        return ONES[s.seats]

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """The start player gets the auction marker."""
        s.beginner = move.a
        return ALL

    def close(self, s: AugsburgState) -> None:
        """Say who it is."""
        if s.notes is not None:
            s.note(E_STARTER, (int(s.beginner),))


class Display(Step[AugsburgState]):
    """NATURE opens five of the ten privilege cards: in rounds 1, 3, 5 and 7. [AUG-2.3, AUG-10.3, AUG-C2]"""

    def actors(self, s: AugsburgState) -> list[Seat]:
        """NATURE, until five lie open."""
        return NATURE_ALONE if COUNT[s.display] < DISPLAYED else NOBODY

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Any card that does not lie open yet."""
        return [OPEN_OF[card] for card in MEMBERS[ALL_PRIVILEGES & ~s.display]]

    def weights(self, s: AugsburgState) -> list[int]:
        """All equally likely."""
        return ONES[10 - COUNT[s.display]]

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Another card lies open."""
        open_card(s, int(move.a))
        return ALL

    def close(self, s: AugsburgState) -> None:
        """The other five are for the next round. [AUG-R60]"""
        s.opened = s.display


def open_card(s: AugsburgState, card: int) -> None:
    """Lay a privilege card open."""
    s.display |= BIT[card]
    if s.notes is not None:
        s.note(E_OPENED, (card,))
