"""Setup: start cards, Chronicle cards, the exchange of hand cards. [TAL-2, TAL-12.1, TAL-12.2, TAL-13.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import BIT, bit, mask_of
from hoftag.core.contract import ALL, NATURE, NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.tallinn.side import NONE, stacked
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.sealed import Sealed
from hoftag.games.tallinn.words import (
    DRAW,
    E_EXCHANGED,
    E_START,
    E_TASK,
    EXCHANGES,
    ORDERS,
    START_OF,
    V_CHRONICLE,
    WORDS,
)

ONES: Final = [[1] * n for n in range(12)]  # equal weights for so many moves


class Deal(Step[TallinnState]):
    """NATURE deals each seat one start card, without replacement. [TAL-2.3, TAL-C1]"""

    def actors(self, s: TallinnState) -> list[Seat]:
        """NATURE, until every seat has a card."""
        return NATURE_ALONE if s.sides[-1].start == NONE else NOBODY

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Each start card not dealt yet, to the next seat."""
        left: i64 = 63
        receiver: i64 = 0
        for side in s.sides:
            if side.start == NONE:
                break
            left &= ~bit(side.start)
            receiver += 1
        return START_OF[receiver][left]

    def weights(self, s: TallinnState) -> list[int]:
        """All equally likely."""
        return ONES[len(self.moves(s, NATURE))]

    def play(self, s: TallinnState, seat: Seat, move: Move) -> int:
        """The card lies face up and opens the display."""
        side = s.sides[move.a]
        side.start = move.b
        side.persons = s.box.on_start[move.b]
        if s.notes is not None:
            s.note(E_START, move.args)
        return ALL


class ChronicleCards(Step[TallinnState]):
    """NATURE lays out the Chronicle cards for interim scorings I and II. [TAL-13.1, TAL-C3]

    The third card only covers the inner halves; nobody ever looks at it, so it is never drawn. [TAL-R31]
    """

    def actors(self, s: TallinnState) -> list[Seat]:
        """NATURE, twice."""
        return NATURE_ALONE if s.right_task == NONE else NOBODY

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Each card that does not lie there yet, the left one first."""
        interim = 0 if s.left_task == NONE else 1
        return [WORDS.move(V_CHRONICLE, (interim, card)) for card in range(6) if card != s.left_task]

    def weights(self, s: TallinnState) -> list[int]:
        """All equally likely."""
        return ONES[6 if s.left_task == NONE else 5]

    def play(self, s: TallinnState, seat: Seat, move: Move) -> int:
        """The task is open to all from the start. [TAL-13.2]"""
        if move.a == 0:
            s.left_task = move.b
        else:
            s.right_task = move.b
        if s.notes is not None:
            s.note(E_TASK, move.args)
        return ALL


class Exchange(Sealed):
    """Everybody may put hand cards under the pile and draw as many, for a point each. [TAL-12.2, TAL-D1]"""

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Every order of none to three of the hand cards."""
        return EXCHANGES[s.sides[seat].hand]

    def close(self, s: TallinnState) -> None:
        """Cards go under the pile first, then as many are drawn; the number is public. [TAL-R28, TAL-R47]"""
        for seat, side in enumerate(s.sides):
            move = side.sealed
            assert move is not None
            cards = ORDERS[move.a]
            side.sealed = None
            side.hand &= ~mask_of(cards)
            side.under = stacked(cards)
            side.exchanged = len(cards)
            side.points -= len(cards)
            side.due = len(cards)
            if cards:
                s.due |= BIT[seat]
            if s.notes is not None:
                s.note(E_EXCHANGED, (seat, len(cards)))
        s.then(DRAW)

    def face(self, move: Move) -> int:
        """How many cards, not which."""
        return -10 - len(ORDERS[move.a])
