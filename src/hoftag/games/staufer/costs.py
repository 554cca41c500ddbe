"""What moving and placing cost. [STA-5.3, STA-5.4, STA-10.30]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.words import Move
from hoftag.games.staufer.packed import length
from hoftag.games.staufer.side import Side
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.words import CHEAP_PLACE, FREE_MOVE, OCCUPY_OF, PER_REGION, REGIONS

FREE_MOVE_AID: Final = 1  # chests used for a placement, as bits
CHEAP_PLACE_AID: Final = 2


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


def movement(privileges: i64, distance: i64, aids: i64) -> list[int]:
    """Where a move to a region at this distance lays figures, as distances from the king."""
    if aids & FREE_MOVE_AID:
        return MOVEMENT[0][0]
    return MOVEMENT[(privileges >> 9) & 7][distance]


def placement(s: StauferState, privileges: i64, office: i64, aids: i64) -> i64:
    """Figures needed for placing, the one on the seat included; one with the chest "cheap placement". [STA-R31]"""
    return s.layout.figures[4 if aids & CHEAP_PLACE_AID else (privileges >> 3) & 3][office]


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
    if s.sides[seat].province_envoys:
        return 1
    for region in range(6):
        if s.envoys_in(region, seat):
            return 1
    return 0


def list_offices(s: StauferState, seat: i64, extra: i64, found: list[Move]) -> None:
    """The offices that can be occupied, with `extra` figures besides the court.

    A seat must be free, or shared with privilege 2, its noble must be there, and both steps must be paid in full from
    the court, with the help of chests. [STA-5.1, STA-5.2, STA-5.7, STA-10.2, STA-R20, STA-R21]
    """
    side = s.sides[seat]
    privileges = side.privileges
    aids = aids_held(side)
    court = side.court() + extra
    layout = s.layout
    held: i64 = 4 if aids & CHEAP_PLACE_AID else (privileges >> 3) & 3
    figures = layout.figures[held]
    cheapest = layout.cheapest[held]
    full: i64 = 15 if privileges & 2 else 0  # what may stand on a seat already: with privilege 2 a left figure
    noble = side.court_nobles
    offices = s.offices
    for region in REGIONS:
        left: i64 = court - len(movement(privileges, s.distance(region), aids))
        if left < cheapest[region]:
            continue
        for office in layout.by_region[region]:
            if (
                figures[office] <= left
                and (offices[office] & 255) <= full
                and (noble or not layout.nobles_only[office])
            ):
                found.append(OCCUPY_OF[office])


def can_occupy(s: StauferState, seat: i64, office: i64, extra: i64) -> bool:
    """Whether an office can be occupied."""
    found: list[Move] = []
    list_offices(s, seat, extra, found)
    return OCCUPY_OF[office] in found
