"""Phase 4: everybody draws a card. NATURE draws late, so no hidden order exists. [TAL-7, TAL-2.5, TAL-C2]"""

from __future__ import annotations

from hoftag.core.bits import BIT
from hoftag.core.contract import NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.setup import ONES
from hoftag.games.tallinn.words import DRAW_OF, E_DREW, E_DREW_CARD

LOWEST = [0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0]  # first seat of a set of seats


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
        return ONES[len(self.moves(s, -1))]

    def sample(self, s: TallinnState, rng: Rng) -> Move:
        """All equally likely."""
        moves = self.moves(s, -1)
        return moves[rng.below(len(moves))]

    def play(self, s: TallinnState, seat: Seat, move: Move) -> int:
        """The card goes to the hand."""
        side = s.sides[move.a]
        card = BIT[move.b]
        if side.pile:
            side.pile &= ~card
        else:
            side.under >>= 4
        side.hand |= card
        side.due -= 1
        if side.due == 0:
            s.due &= ~BIT[move.a]
        if s.notes is not None:
            s.note(E_DREW, (int(move.a),))
            s.note(E_DREW_CARD, move.args, BIT[move.a])
        return BIT[move.a]

    def face(self, move: Move) -> int:
        """Others see who drew, never what."""
        return -100 - int(move.a)
