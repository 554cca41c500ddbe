"""Taking chests and carrying them out; drawing them from the pile. [STA-9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import BIT, bit, members
from hoftag.core.contract import ALL, NATURE, NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.staufer.packed import length
from hoftag.games.staufer.side import NONE, Side
from hoftag.games.staufer.state import FIRST_FIELD, StauferState
from hoftag.games.staufer.steps.gains import ALONE, gain
from hoftag.games.staufer.words import (
    BROWN,
    CHEST_OF,
    E_CHEST_FIELD,
    E_CHEST_OFFICE,
    E_DREW_CHEST,
    E_EXCHANGED,
    E_POINTS_CHEST,
    E_POINTS_PRIVILEGE,
    E_TOOK_CHEST,
    ENVOYS_1,
    EXCHANGE_OF,
    KEEP_CHESTS,
    ONE_NOBLE,
    ORANGE,
    RESOLVE,
    V_EXCHANGE,
    VIOLET,
)

FOR_A_PRIVILEGE: Final = 2  # violet chests [STA-9.5]
FOR_ORANGE: Final = 2  # privilege 16 [STA-10.16]


def take_chests(s: StauferState, seat: i64, stack: i64) -> None:
    """All chests of a place are taken: laid out first, then exchanged, then the orange ones. [STA-9.7, STA-R22]"""
    side = s.sides[seat]
    s.player = seat
    shift: i64 = 0
    while stack:
        kind = (stack & 15) - 1
        if kind < ORANGE:
            s.oranges |= (kind + 1) * bit(shift)
            shift += 4
        elif kind == BROWN:
            side.brown += 1
        elif kind == VIOLET:
            side.violet += 1
            s.offers += 1
        else:
            side.change_chests(kind, 1)
        if s.notes is not None:
            s.note(E_TOOK_CHEST, (int(seat), int(kind)))
        stack >>= 4
    if s.offers or s.oranges:
        s.then(RESOLVE)


def permitted(s: StauferState, side: Side) -> i64:
    """The kinds laid out that a player may still take. [STA-9.6, STA-R55]"""
    found: i64 = 0
    copies = s.copies
    one: i64 = 1
    while copies:
        if copies & 7:
            found |= one
        copies >>= 3
        one += one
    return found & ~side.privileges


class Resolve(Step[StauferState]):
    """Violet chests may be exchanged, one offer for each one taken; then orange ones are used. [STA-9.1, STA-9.5]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """Who took them, while an offer is open. [STA-R24, STA-R25, STA-D40]"""
        if s.offers:
            side = s.sides[s.player]
            if side.violet >= FOR_A_PRIVILEGE and permitted(s, side):
                return ALONE[s.player]
        return NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Every privilege one may take, or none."""
        kinds = permitted(s, s.sides[seat])
        found = [EXCHANGE_OF[kind] for kind in members(kinds)]
        found.append(KEEP_CHESTS)
        return found

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """Two chests for a card, which counts at once. [STA-R26]"""
        s.offers -= 1
        if move.verb == V_EXCHANGE:
            side = s.sides[seat]
            side.violet -= FOR_A_PRIVILEGE
            for _ in range(FOR_A_PRIVILEGE):
                s.discard_chest(VIOLET)
            if s.notes is not None:
                s.note(E_EXCHANGED, (seat, int(move.a)))
            take_privilege(s, side, seat, move.a)
        return ALL

    def close(self, s: StauferState) -> None:
        """Then the orange chests one by one. [STA-R22]"""
        s.offers = 0
        if s.oranges:
            kind = (s.oranges & 15) - 1
            s.oranges >>= 4
            s.then(RESOLVE)
            use_orange(s, kind)


def take_privilege(s: StauferState, side: Side, seat: i64, kind: i64) -> None:
    """A privilege is taken; the first one scores the value of the top card. [STA-10.1]"""
    stack = s.layout.point_privileges
    left = (s.copies >> (3 * kind)) & 7
    s.copies -= bit(3 * kind)
    side.privileges |= BIT[kind]
    if kind == 0:
        points = stack[len(stack) - left]
        side.score_privilege(1, points)
        note_privilege(s, seat, 1, points)


def note_privilege(s: StauferState, seat: i64, number: int, points: i64) -> None:
    """Tell what a privilege scored."""
    if s.notes is not None:
        s.note(E_POINTS_PRIVILEGE, (int(seat), number - 1, int(points)))


def use_orange(s: StauferState, kind: i64) -> None:
    """An orange chest must be used at once, as far as possible. [STA-9.1, STA-R48]"""
    side = s.sides[s.player]
    s.discard_chest(kind)
    if side.has(16):
        side.score_privilege(16, FOR_ORANGE)
        note_privilege(s, s.player, 16, FOR_ORANGE)
    if kind < ENVOYS_1:
        points = kind + 2
        side.score += points
        side.by_orange += points
        if s.notes is not None:
            s.note(E_POINTS_CHEST, (int(s.player), int(points)))
    elif kind == ONE_NOBLE:
        gain(s, s.player, 0, 1)
    else:
        gain(s, s.player, kind - ENVOYS_1 + 1, 0)


class FromPile(Step[StauferState]):
    """NATURE turns up a chest of the pile."""

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Each kind still in the pile."""
        return [CHEST_OF[kind] for kind in s.pile.kinds()]

    def weights(self, s: StauferState) -> list[int]:
        """As many as there are."""
        return s.pile.weights()

    def deal(self, s: StauferState, rng: Rng) -> int:
        """The same draws without a list of moves for each."""
        drawn = 0
        while self.actors(s):
            self.play(s, NATURE, CHEST_OF[s.pile.sample(rng)])
            drawn += 1
        return drawn


class Refill(FromPile):
    """One new chest for every place that gets one; stacks grow. [STA-2.4, STA-8.2, STA-D62]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, while places wait and chests are there."""
        return NATURE_ALONE if s.to_fill and s.pile.total else NOBODY

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """Face up, on what lies there already."""
        lay_chest(s, move.a)
        return ALL

    def deal(self, s: StauferState, rng: Rng) -> int:
        """The same draws without a move for each."""
        drawn = 0
        while s.to_fill and s.pile.total:
            lay_chest(s, s.pile.sample(rng))
            drawn += 1
        return drawn

    def close(self, s: StauferState) -> None:
        """Where both piles are used up, the remaining places stay as they are. [STA-R40]"""
        s.to_fill = []


def begin_refill(s: StauferState, places: list[int]) -> None:
    """These places get a chest, the first one first."""
    s.to_fill = places[::-1]
    if places:
        s.need_chest()


def lay_chest(s: StauferState, kind: i64) -> None:
    """A chest of the pile goes to the next place."""
    s.pile.take(kind)
    place = s.to_fill.pop()
    stack: i64 = s.chests[place]
    s.chests[place] = stack + (kind + 1) * bit(4 * length(stack))
    if s.notes is not None:
        if place >= FIRST_FIELD:
            s.note(E_CHEST_FIELD, (place - FIRST_FIELD, int(kind)))
        else:
            s.note(E_CHEST_OFFICE, (place, int(kind)))
    if s.to_fill:
        s.need_chest()


class DrawChest(FromPile):
    """Privilege 8: a chest from the pile after a Supply action. [STA-10.8, STA-R27, STA-D26]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, once, if there is one at all."""
        return NATURE_ALONE if s.drawn == NONE and s.pile.total else NOBODY

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """It is seen by all."""
        s.pile.take(move.a)
        s.drawn = move.a
        if s.notes is not None:
            s.note(E_DREW_CHEST, (int(s.player), int(move.a)))
        return ALL

    def close(self, s: StauferState) -> None:
        """Carried out like any other chest."""
        if s.drawn != NONE:
            stack = s.drawn + 1
            s.drawn = NONE
            take_chests(s, s.player, stack)
