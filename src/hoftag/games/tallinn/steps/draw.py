"""Phase 4: everybody draws a card. NATURE draws late, so no hidden order exists. [TAL-7, TAL-2.5, TAL-C2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import BIT, MEMBERS
from hoftag.core.contract import NATURE, NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.tallinn.side import Side
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.setup import ONES
from hoftag.games.tallinn.words import DRAW_OF, E_DREW, E_DREW_CARD

LOWEST: Final = [0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0]  # first seat of a set of seats


class Draw(Step[TallinnState]):
    """The cards due are drawn one by one, each seen by its owner only. [TAL-7.1]"""

    def actors(self, s: TallinnState) -> list[Seat]:
        """NATURE, while somebody has a card to draw."""
        return NATURE_ALONE if s.due else NOBODY

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Any card of the pile; then those put under it, in their order. [TAL-R47]"""
        drawer = LOWEST[s.due]
        side = s.sides[drawer]
        if side.pile:
            return DRAW_OF[drawer][side.pile]
        return DRAW_OF[drawer][BIT[(side.under & 15) - 1]]

    def weights(self, s: TallinnState) -> list[int]:
        """All equally likely."""
        return ONES[len(self.moves(s, NATURE))]

    def play(self, s: TallinnState, seat: Seat, move: Move) -> int:
        """The card goes to the hand."""
        take_card(s.sides[move.a], move.b)
        if s.sides[move.a].due == 0:
            s.due &= ~BIT[move.a]
        if s.notes is not None:
            s.note(E_DREW, (int(move.a),))
            s.note(E_DREW_CARD, move.args, BIT[move.a])
        return BIT[move.a]

    def deal(self, s: TallinnState, rng: Rng) -> int:
        """The same draws without a move for each."""
        drawn: i64 = 0
        for seat in MEMBERS[s.due]:
            side = s.sides[seat]
            while side.due:
                if side.pile:
                    cards = MEMBERS[side.pile]
                    take_card(side, cards[rng.below(len(cards))])
                else:
                    rng.below(1)  # a forced draw uses up a number like any other
                    take_card(side, (side.under & 15) - 1)
                drawn += 1
        s.due = 0
        return drawn


def take_card(side: Side, card: i64) -> None:
    """A card goes from the pile to the hand; once the pile is used up, the next of those put under it."""
    own = BIT[card]
    if side.pile:
        side.pile &= ~own
    else:
        side.under >>= 4
    side.hand |= own
    side.due -= 1
