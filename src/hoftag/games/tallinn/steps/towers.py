"""Phase 3, second part: towers, all together or the leader first. [TAL-6]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import MEMBERS, bit, count
from hoftag.core.contract import ALL, NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.tallinn.side import nibbles
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.sealed import Sealed
from hoftag.games.tallinn.steps.setup import ONES
from hoftag.games.tallinn.words import (
    E_LAID,
    E_LAID_CARD,
    E_LOT,
    E_NO_TOWER,
    E_TURNED,
    LAY,
    NO_TOWER_OR_TURN,
    TOWER_IN_ORDER,
    TOWER_ORDER,
    V_LAY,
    V_LOT,
    V_TURN,
    WORDS,
)


def tower_moves(s: TallinnState, seat: Seat) -> list[Move]:
    """None, any face-up influence card, any hand card; never the start card. [TAL-6.2 to TAL-6.5, TAL-D4]"""
    side = s.sides[seat]
    return NO_TOWER_OR_TURN[side.shown_a | side.shown_b] + LAY[side.hand]


def build_tower(s: TallinnState, seat: Seat, move: Move) -> None:
    """The card lies face down; its persons leave the display at once. [TAL-6.2, TAL-6.3]"""
    side = s.sides[seat]
    if move.verb == V_TURN:
        card = bit(move.a)
        side.persons -= s.box.on_half[2 * move.a + (1 if side.shown_b & card else 0)]
        side.shown_a &= ~card
        side.shown_b &= ~card
        side.turned |= card
        if s.notes is not None:
            s.note(E_TURNED, (seat, int(move.a)))
    elif move.verb == V_LAY:
        side.hand &= ~bit(move.a)
        side.laid |= bit(move.a)
        if s.notes is not None:
            s.note(E_LAID, (seat,))
            s.note(E_LAID_CARD, (seat, int(move.a)), bit(seat))
    elif s.notes is not None:
        s.note(E_NO_TOWER, (seat,))


def tower_face(move: Move) -> int:
    """Others learn that a hand card was laid, not which. [TAL-6.6, TAL-R9]"""
    return -2 if move.verb == V_LAY else int(move.index)


class Towers(Sealed):
    """Everybody who triggered a contest in this round may build one tower. [TAL-6.1, TAL-6.6, TAL-6.7]"""

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Whether, by which way and which card, all in one choice. [TAL-R8]"""
        return tower_moves(s, seat)

    def close(self, s: TallinnState) -> None:
        """All towers are built together."""
        for seat, side in enumerate(s.sides):
            move = side.sealed
            if move is not None:
                side.sealed = None
                build_tower(s, seat, move)

    def face(self, move: Move) -> int:
        """A hand card stays hidden."""
        return tower_face(move)


class TowerOrder(Step[TallinnState]):
    """Variant: the order in which the builders decide, fixed before the first does. [TAL-6.8, TAL-R13]"""

    def actors(self, s: TallinnState) -> list[Seat]:
        """NATURE, where points and towers are equal. [TAL-R14, TAL-C4]"""
        return NATURE_ALONE if len(next_in_order(s)) > 1 else NOBODY

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Each of the tied seats."""
        return [WORDS.move(V_LOT, (tied,)) for tied in next_in_order(s)]

    def weights(self, s: TallinnState) -> list[int]:
        """All equally likely."""
        return ONES[len(next_in_order(s))]

    def play(self, s: TallinnState, seat: Seat, move: Move) -> int:
        """The lot is shown to all."""
        put_in_order(s, int(move.a))
        if s.notes is not None:
            s.note(E_LOT, move.args)
        return ALL

    def close(self, s: TallinnState) -> None:
        """Who is alone ahead comes next; when all have a place, they decide one after the other."""
        if s.waiting:
            put_in_order(s, next_in_order(s)[0])
            s.then(TOWER_ORDER)
        else:
            for seat in reversed(nibbles(s.order)):
                s.then(TOWER_IN_ORDER, seat)


def next_in_order(s: TallinnState) -> list[Seat]:
    """Of the builders without a place, those with most points, and of these with most towers. [TAL-6.8]"""
    best: list[Seat] = []
    high: i64 = -10000
    for seat in MEMBERS[s.waiting]:
        side = s.sides[seat]
        standing: i64 = side.points * 16 + count(side.towers())
        if standing > high:
            high = standing
            best = [seat]
        elif standing == high:
            best.append(seat)
    return best


def put_in_order(s: TallinnState, seat: Seat) -> None:
    """Give a builder the next place."""
    taken: i64 = 0
    while s.order >> (4 * taken):
        taken += 1
    place: i64 = seat + 1
    s.order |= place << (4 * taken)
    s.waiting &= ~bit(seat)


class TowerInOrder(Step[TallinnState]):
    """Variant: the builders decide one after the other, openly. [TAL-6.8]"""

    def actors(self, s: TallinnState) -> list[Seat]:
        """The builder whose place it is."""
        seat = s.whose()
        return MEMBERS[bit(seat)] if (s.order & 15) - 1 == seat else NOBODY

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """The same choices as when all decide together."""
        return tower_moves(s, seat)

    def play(self, s: TallinnState, seat: Seat, move: Move) -> int:
        """Built at once; a hand card stays hidden."""
        build_tower(s, seat, move)
        s.order >>= 4
        return bit(seat) if move.verb == V_LAY else ALL

    def face(self, move: Move) -> int:
        """A hand card stays hidden."""
        return tower_face(move)
