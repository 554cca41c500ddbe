"""What moving and placing cost. [STA-5.3, STA-5.4, STA-10.30]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit, members
from hoftag.core.words import Move
from hoftag.games.staufer.box import MOST
from hoftag.games.staufer.packed import length
from hoftag.games.staufer.side import Side
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.words import CHEAP_PLACE, FREE_MOVE, OCCUPY_OF, PER_REGION

FREE_MOVE_AID: Final = 1  # chests used for a placement, as bits
CHEAP_PLACE_AID: Final = 2
WITH_CHEST: Final[i64] = 4  # the row of a layout's tables that holds with the chest "cheap placement"

# by 1024 x n + offices as bits: of the regions 2n and 2n + 1
OCCUPY_IN: Final = [[OCCUPY_OF[10 * n + office] for office in members(mask)] for n in range(3) for mask in range(1024)]


def _movement(moves_for_one: bool, first_two_free: bool, neighbours_free: bool, distance: int) -> list[int]:
    """The distances from the king at which a figure is laid; the first line that fits counts. [STA-10.30, STA-R32]"""
    if distance == 0:
        return []
    if neighbours_free and distance in (1, 5):
        return []
    if moves_for_one and first_two_free:
        return []
    if moves_for_one:
        return [distance]
    if first_two_free:
        return list(range(3, distance + 1))
    return list(range(1, distance + 1))


# by privileges 10, 11 and 12 held (as bits) and by distance
MOVEMENT: Final = [
    [_movement(held & 1 != 0, held & 2 != 0, held & 4 != 0, distance) for distance in range(6)] for held in range(8)
]


MOVED_FOR: Final = [  # how many these are, a nibble for each distance
    sum([len(laid) * 16**distance for distance, laid in enumerate(row)]) for row in MOVEMENT
]


def movement(privileges: i64, distance: i64, aids: i64) -> list[int]:
    """Where a move to a region at this distance lays figures, as distances from the king."""
    if aids & FREE_MOVE_AID:
        return MOVEMENT[0][0]
    return MOVEMENT[(privileges >> 9) & 7][distance]


def placement(s: StauferState, privileges: i64, office: i64, aids: i64) -> i64:
    """Figures needed for placing, the one on the seat included; one with the chest "cheap placement". [STA-R31]"""
    return s.layout.figures[WITH_CHEST if aids & CHEAP_PLACE_AID else (privileges >> 3) & 3][office]


def needed(s: StauferState, side: Side, office: i64, aids: i64) -> i64:
    """Figures needed in the court for both steps. [STA-5.2]"""
    distance = s.distance(office // PER_REGION)
    return len(movement(side.privileges, distance, aids)) + placement(s, side.privileges, office, aids)


def aids_held(side: Side) -> i64:
    """The chests that could help with a placement. [STA-9.3.3, STA-9.3.4]"""
    held: i64 = 0
    if side.chests_of(FREE_MOVE):
        held |= FREE_MOVE_AID
    if side.chests_of(CHEAP_PLACE):
        held |= CHEAP_PLACE_AID
    return held


def affordable_aids(s: StauferState, side: Side, office: i64, figures: i64) -> list[int]:
    """The uses of chests with which so many figures suffice; none is useless. [STA-R31, STA-R49]"""
    held = aids_held(side)
    found: list[int] = []
    for aids in range(4):
        if aids & ~held or needed(s, side, office, aids) > figures:
            continue
        if aids & FREE_MOVE_AID and not movement(side.privileges, s.distance(office // PER_REGION), 0):
            continue  # the move is free already
        found.append(aids)
    return found


def track_envoy(s: StauferState, seat: i64) -> i64:
    """1 if the next space of the placement track shows an envoy that can be had. [STA-3.4, STA-R16, STA-R17]"""
    if s.space_one or length(s.place_track) >= s.layout.envoy_spaces:
        return 0
    side = s.sides[seat]
    return 1 if side.province_envoys or side.paid_envoys else 0


def list_offices(s: StauferState, seat: i64, extra: i64, found: list[Move]) -> None:
    """The offices that can be occupied, with `extra` figures besides the court.

    A seat must be free, or shared with privilege 2, its noble must be there, and both steps must be paid in full from
    the court, with the help of chests. [STA-5.1, STA-5.2, STA-5.7, STA-10.2, STA-R20, STA-R21]
    """
    side = s.sides[seat]
    aids = aids_held(side)
    closed = s.shared if side.privileges & 2 else s.taken
    if not side.court_nobles:
        closed |= s.layout.for_nobles
    within = s.layout.within[WITH_CHEST if aids & CHEAP_PLACE_AID else (side.privileges >> 3) & 3]
    moved_for: i64 = 0 if aids & FREE_MOVE_AID else MOVED_FOR[(side.privileges >> 9) & 7]
    court = side.court() + extra
    king = s.place_of(s.king)
    offices: i64 = 0
    for region in range(6):
        distance = s.place_of(region) - king
        if distance < 0:
            distance += 6
        left: i64 = court - ((moved_for >> (4 * distance)) & 15)
        if left > 0:
            if left > MOST:
                left = MOST
            payable: i64 = within[left]
            offices |= payable & (31 * bit(PER_REGION * region))
    offices &= ~closed
    for n in range(3):
        here = (offices >> (10 * n)) & 1023
        if here:
            found += OCCUPY_IN[1024 * n + here]


def can_occupy(s: StauferState, seat: i64, office: i64, extra: i64) -> bool:
    """Whether an office can be occupied."""
    found: list[Move] = []
    list_offices(s, seat, extra, found)
    return OCCUPY_OF[office] in found
