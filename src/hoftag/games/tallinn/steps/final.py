"""End of the game: shields in the display, final scoring. [TAL-9, TAL-12.7, TAL-12.8]"""

from __future__ import annotations

from hoftag.core.bits import bit
from hoftag.core.contract import Seat, Step
from hoftag.core.words import Move
from hoftag.games.tallinn.box import UNIT
from hoftag.games.tallinn.scoring import (
    SHIELD_PERSONS,
    fewest_estates,
    final_points,
    note_final_scoring,
)
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.sealed import Sealed
from hoftag.games.tallinn.words import ADD, E_ADDED, LEGATE


class ShieldsAtEnd(Sealed):
    """Active shields add two persons to the fewest estate; at a tie the owner chooses. [TAL-12.7, TAL-D6]"""

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Each of the fewest estates. [TAL-R33]"""
        return [ADD[estate] for estate in fewest_estates(s.sides[seat].persons)]

    def close(self, s: TallinnState) -> None:
        """Both persons go to the same estate, before anything is compared."""
        for seat, side in enumerate(s.sides):
            if side.shown_b & bit(LEGATE) == 0:
                continue
            move = side.sealed
            side.sealed = None
            side.added = move.a if move is not None else fewest_estates(side.persons)[0]
            side.persons += SHIELD_PERSONS * UNIT[side.added]
            if s.notes is not None:
                s.note(E_ADDED, (seat, int(side.added)))


class FinalScoring(Step[TallinnState]):
    """Merchants, knights, monks, then towers; all seats score. [TAL-9.1]"""

    def close(self, s: TallinnState) -> None:
        """Add up and turn up all towers; the game is over."""
        points = final_points(s)
        for seat, side in enumerate(s.sides):
            side.points += points[seat].total()
        s.over = 1
        if s.notes is not None:
            note_final_scoring(s, points)
