"""What a seat knows, as a row of small numbers: own things first, then the rivals from the next seat on.

An action that is half done counts as carried out in the usual way, while flags tell what is asked. Regions come by the
time of their scoring: `first` and `second` are those to be scored in this round as things stand, `later1` to `later5`
those of the coming rounds in order, then those that no A tile names any more, clockwise from the king. Flags come
first, whole numbers at the end of the row; every `_put` stands beside the names of what it puts.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoftag.core.bits import COUNT, bit, count
from hoftag.core.contract import Game, Seat
from hoftag.core.words import Move
from hoftag.games.staufer.box import FIRST_PATTERN
from hoftag.games.staufer.contracts import FIRST, of_cost, region_points
from hoftag.games.staufer.costs import list_offices, track_envoy
from hoftag.games.staufer.feature_row import (
    MOST_RIVALS,
    Row,
    climb,
    colours_of,
    put_table,
    put_tempo,
    stairs_of,
    steps_named,
    table_names,
    tempo_names,
    up_to,
)
from hoftag.games.staufer.foresight import (
    Figures,
    Sight,
    agenda_of_regions,
    carried_out,
    cleared,
    pattern_begun,
    pattern_worth,
    points_held,
    points_in,
    rank_in,
    returning,
    seats_begun,
    seats_worth,
)
from hoftag.games.staufer.packed import total
from hoftag.games.staufer.ranking import FIRST_SLOT, WIDTH
from hoftag.games.staufer.side import NONE, ROUNDS, Side
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.words import CHEST, CONTRACT, PER_REGION, PRIVILEGE, TURQUOISE

PROVINCE: Final = [1, 2, 4]
SCORING: Final = [1, 4, 7, 10, 14, 18]
CONTRACT_POINTS: Final = [4, 8, 12, 18, 24, 30, 38]
REACH: Final = [1, 2, 4, 7]
LEAD: Final = [1, 4, 8, 13, 20, 30]
COURT: Final = [2, 4, 6, 9]
HOME: Final = [2, 4]
RIVAL_LEAD: Final = [1, 5, 10, 20]
TILE: Final = [8, 9, 10]
LATER_POINTS: Final = [2, 5, 8, 11]
DISTANCE: Final = [1, 2, 4]
TURNS: Final = 3  # of each seat in a round [STA-1.1]
S_PROVINCE: Final = stairs_of(PROVINCE)
S_SCORING: Final = stairs_of(SCORING)
S_CONTRACT: Final = stairs_of(CONTRACT_POINTS)
S_REACH: Final = stairs_of(REACH)
S_LEAD: Final = stairs_of(LEAD)
S_COURT: Final = stairs_of(COURT)
S_HOME: Final = stairs_of(HOME)
S_RIVAL_LEAD: Final = stairs_of(RIVAL_LEAD)
S_TILE: Final = stairs_of(TILE)
S_LATER: Final = stairs_of(LATER_POINTS)
S_DISTANCE: Final = stairs_of(DISTANCE)


def row_of(game: Game[StauferState, Any], s: StauferState, seat: Seat) -> bytearray:
    """What a seat knows."""
    if not s.round:  # nothing to decide before the first round
        return bytearray(len(FEATURES))
    t = carried_out(game, s)
    sight = Sight(t)
    row = Row()
    put_table(row, s, t, seat, sight.first, sight.second)
    put_tempo(row, t, seat)
    _put_own(row, t, seat, sight)
    _put_regions(row, t, seat, sight)
    own = points_held(t, seat) + sight.now[seat]
    best: i64 = 0
    n: i64 = 1
    while n <= MOST_RIVALS:
        if n < t.seats:
            rival = (seat + n) % t.seats
            theirs = points_held(t, rival) + sight.now[rival]
            _put_rival(row, t, rival, own - theirs, sight)
            if theirs > best:
                best = theirs
        else:
            row.put(0, 47)
            row.count(0)
            row.count(0)
        n += 1
    row.put(climb(S_LEAD, own - best), 6)
    row.put(climb(S_LEAD, best - own), 6)
    row.count(best)
    _put_use(row, t, seat)
    return row.finished()


# ---------------------------------------------------------------------- the own side


def _own_names() -> list[str]:
    """Figures, chests, privileges, contracts."""
    names = steps_named("own-envoys", list(range(1, 11))) + steps_named("own-nobles", [1, 2, 3])
    names += [*steps_named("own-province-envoys", PROVINCE), "own-province-nobles>=1"]
    names += steps_named("own-envoys-home-1", [1, 2, 3, 4, 5]) + steps_named("own-envoys-home-2", [1, 2, 3])
    names += steps_named("own-envoys-home-3", [1, 2]) + steps_named("own-nobles-home-1", [1, 2, 3])
    names += steps_named("own-nobles-home-2", [1, 2, 3]) + steps_named("own-nobles-home-3", [1, 2, 3])
    for kind in TURQUOISE:
        names += steps_named(f"own-chest-{CHEST.names[kind]}", [1, 2])
    names += steps_named("own-brown", [1, 2, 3, 4, 5, 6]) + steps_named("own-violet", [1, 2, 3, 4])
    names += [f"own-privilege-{name}" for name in PRIVILEGE.names]
    names += [f"own-contract-{name}" for name in CONTRACT.names]
    names += ["own-region-contract-first", "own-region-contract-second"]
    names += steps_named("own-pattern-begun", [1, 2]) + steps_named("own-seats-begun", [1, 2])
    names += steps_named("own-lasting-contracts", CONTRACT_POINTS) + steps_named("own-scoring", SCORING)
    for cost in (3, 4, 5):
        names += steps_named(f"own-seats-of-{cost}", [1, 2, 3])
    return [*names, "own-seats-of-6>=1", "own-seats-of-7>=1"]


def _put_own(row: Row, t: StauferState, seat: i64, sight: Sight) -> None:
    """Everything that is the own seat's."""
    side = t.sides[seat]
    row.put(up_to(side.court_envoys, 10) + 1024 * up_to(side.court_nobles, 3), 13)
    row.put(climb(S_PROVINCE, side.province_envoys) + 8 * up_to(side.province_nobles, 1), 4)
    home = returning(side.paid_envoys, sight.coming)
    nobles = returning(side.paid_nobles, sight.coming)
    row.put(up_to(home & 15, 5) + 32 * up_to((home >> 4) & 15, 3) + 256 * up_to(home >> 8, 2), 10)
    row.put(up_to(nobles & 15, 3) + 8 * up_to((nobles >> 4) & 15, 3) + 64 * up_to(nobles >> 8, 3), 9)
    chests = side.turquoise
    for _ in range(5):
        row.put(up_to(chests & 15, 2), 2)
        chests >>= 4
    row.put(up_to(side.brown, 6) + 64 * up_to(side.violet, 4), 10)
    row.put(side.privileges, 16)
    row.count(points_held(t, seat))
    row.count(sight.now[seat])
    row.count(side.court())
    row.count((home & 15) + (nobles & 15))
    row.count(((home >> 4) & 15) + ((nobles >> 4) & 15))
    row.count((home >> 8) + (nobles >> 8))
    _put_contracts(row, t, seat, side, sight)


def _put_contracts(row: Row, t: StauferState, seat: i64, side: Side, sight: Sight) -> None:
    """What they bring now, and what they would bring with the figures that will not be cleared before the end."""
    leaving = cleared(t, sight.second)
    own = Figures(t, seat, leaving)
    held: i64 = 0
    flags: i64 = 0
    now: i64 = 0
    lasting: i64 = 0
    if side.region_contract != NONE:
        held |= bit(side.region_contract)
        now = region_points(t, seat, side.region_contract)
        if now:
            flags = 1 if now == FIRST else 2
        if not leaving & bit(side.region_contract):
            lasting = now
    if side.pattern_contract != NONE:
        held |= bit(side.pattern_contract)
        pattern = side.pattern_contract - FIRST_PATTERN
        points = pattern_worth(t, pattern, own.on_ring)
        now += points
        lasting += points if own.lasting_on_ring == own.on_ring else pattern_worth(t, pattern, own.lasting_on_ring)
        flags += 4 * up_to(pattern_begun(t, pattern, own.lasting_on_ring), 2)
    if side.seats_contract != NONE:
        held |= bit(side.seats_contract)
        now += seats_worth(t, side.seats_contract, own.by_cost)
        lasting += seats_worth(t, side.seats_contract, own.lasting_by_cost)
        flags += 16 * up_to(seats_begun(side.seats_contract, own.lasting_by_cost), 2)
    row.put(held + bit(18) * flags, 24)
    row.put(climb(S_CONTRACT, lasting) + 128 * climb(S_SCORING, sight.now[seat]), 13)
    for cost in range(3, 6):
        row.put(up_to(of_cost(own.by_cost, cost), 3), 3)
    row.put(up_to(of_cost(own.by_cost, 6), 1) + 2 * up_to(of_cost(own.by_cost, 7), 1), 2)
    row.count(now)
    row.count(lasting)


# ---------------------------------------------------------------------- regions


def _region_names() -> list[str]:
    """The regions of this round in detail, the others roughly."""
    names = steps_named("own-reach", REACH)
    for region in ("first", "second"):
        names += steps_named(f"{region}-own", [1, 2, 3, 4])
        names += [f"{region}-own-is-first", f"{region}-own-is-second", f"{region}-own-is-third"]
        names += steps_named(f"{region}-ahead", [1, 2, 3]) + steps_named(f"{region}-behind", [1, 2, 3])
        names += steps_named(f"{region}-own-from-left", [1, 2, 3])
        names += [f"{region}-rival{n}>={least}" for n in range(1, MOST_RIVALS + 1) for least in (1, 2)]
        names += steps_named(f"{region}-tile", TILE) + steps_named(f"{region}-free", [1, 2, 3])
        names += steps_named(f"{region}-own-reach", [1, 2]) + steps_named(f"{region}-distance", [1, 2, 3, 4, 5])
        names += [f"{region}-violet>=1", f"{region}-brown", f"{region}-orange", f"{region}-turquoise"]
        names += [f"{region}-violet>=2", f"{region}-contract"]
    for region in [f"later{n}" for n in range(1, 6)]:
        names += [*steps_named(f"{region}-own", [1, 2, 3]), f"{region}-own-is-first", f"{region}-own-is-second"]
        names += [f"{region}-ahead>=2", f"{region}-behind>=1", f"{region}-behind>=2", f"{region}-rivals>=1"]
        names += [*steps_named(f"{region}-distance", DISTANCE), f"{region}-contract"]
        names += steps_named(f"{region}-own-points", LATER_POINTS) + steps_named(f"{region}-free", [1, 2])
        names += [f"{region}-is-second"]
    return names


def _put_regions(row: Row, t: StauferState, seat: i64, sight: Sight) -> None:
    """First what could be occupied now; a seat without a turn in this round reaches nothing."""
    reach = reached(t, seat)
    row.put(climb(S_REACH, total(reach)), 4)
    _put_scored(row, t, sight.first, seat, sight, reach)
    _put_scored(row, t, sight.second, seat, sight, reach)
    regions = agenda_of_regions(t)
    later: i64 = 0
    for n in range(1, 6):
        region: i64 = regions[n]
        stands: i64 = sight.stands[region]
        own = (stands >> (WIDTH * seat + 4)) & 63
        best = strongest(stands, seat, t.seats)
        flags = up_to(own, 3)
        rank = rank_in(stands, seat, t.seats)
        if rank == 0 or rank == 1:
            flags |= bit(3 + rank)
        flags |= 32 * up_to(own - best - 1, 1) + 64 * up_to(best - own, 2) + 256 * up_to(best, 1)
        row.put(flags, 9)
        points = points_in(t, region, stands, seat)
        if n <= ROUNDS - t.round:
            later += points
        flags = climb(S_DISTANCE, t.distance(region)) + 16 * climb(S_LATER, points)
        if region == t.sides[seat].region_contract:
            flags |= 8
        free = len(t.layout.by_region[region]) - taken_in(t, region)
        row.put(flags + 256 * up_to(free, 2) + (1024 if region == sight.second else 0), 11)
    row.count(later)


def _put_scored(row: Row, t: StauferState, region: i64, seat: i64, sight: Sight, reach: i64) -> None:
    """A region that is scored in this round, in detail."""
    if region < 0:
        row.put(0, 43)
        return
    stands: i64 = sight.stands[region]
    own = (stands >> (WIDTH * seat + 4)) & 63
    best = strongest(stands, seat, t.seats)
    rank = rank_in(stands, seat, t.seats)
    flags = up_to(own, 4)
    if 0 <= rank < 3:
        flags |= bit(4 + rank)
    row.put(flags + 128 * up_to(own - best, 3) + 1024 * up_to(best - own, 3), 13)
    row.put(up_to(FIRST_SLOT - ((stands >> (WIDTH * seat)) & 15), 3) if own else 0, 3)
    n: i64 = 1
    while n <= MOST_RIVALS:
        there = (stands >> (WIDTH * ((seat + n) % t.seats) + 4)) & 63 if n < t.seats else 0
        row.put(up_to(there, 2), 2)
        n += 1
    free = len(t.layout.by_region[region]) - taken_in(t, region)
    first = t.box.point_tiles[((t.tiles >> (4 * region)) & 15) - 1][0]
    row.put(climb(S_TILE, first) + 8 * up_to(free, 3) + 64 * up_to((reach >> (4 * region)) & 15, 2), 8)
    row.put(up_to(t.distance(region), 5), 5)
    chests: i64 = 0
    for office in t.layout.by_region[region]:
        if not t.taken & bit(office):
            here = colours_of(t.chests[office])
            chests |= here | (16 if here & chests & 1 else 0)
    row.put(chests + (32 if region == t.sides[seat].region_contract else 0), 6)


def reached(t: StauferState, seat: i64) -> i64:
    """How many offices a seat could occupy now if it had the turn, a nibble for each region."""
    found: list[Move] = []
    order = t.order
    while order and (order & 15) - 1 != seat:
        order >>= 4
    if order:
        list_offices(t, seat, track_envoy(t, seat), found)
    number: i64 = 0
    for move in found:
        number += bit(4 * (move.a // PER_REGION))
    return number


def strongest(stands: i64, seat: i64, seats: i64) -> i64:
    """The strength of the strongest rival in a region."""
    most: i64 = 0
    for other in range(seats):
        strength = (stands >> (WIDTH * other + 4)) & 63
        if other != seat and strength > most:
            most = strength
    return most


def taken_in(t: StauferState, region: i64) -> i64:
    """How many offices of a region are taken."""
    return COUNT[(t.taken >> (PER_REGION * region)) & 31]


# ---------------------------------------------------------------------- rivals


def _rival_names(rival: str) -> list[str]:
    """One rival's side."""
    names = [f"{rival}-there", *steps_named(f"{rival}-turns", [1, 2, 3]), *steps_named(f"{rival}-court", COURT)]
    names += steps_named(f"{rival}-nobles", [1, 2]) + steps_named(f"{rival}-home-1", HOME)
    names += [f"{rival}-brown>=1", f"{rival}-brown>=3", f"{rival}-violet>=1", f"{rival}-violet>=2"]
    names += [f"{rival}-chest-{CHEST.names[kind]}" for kind in TURQUOISE]
    names += [f"{rival}-privilege-{name}" for name in PRIVILEGE.names]
    names += steps_named(f"{rival}-outlook-behind", RIVAL_LEAD) + steps_named(f"{rival}-outlook-ahead", RIVAL_LEAD)
    return [*names, f"{rival}-reaches-first", f"{rival}-reaches-second"]


def _put_rival(row: Row, t: StauferState, rival: i64, lead: i64, sight: Sight) -> None:
    """What is known of a rival, and how far behind or ahead his points and those of this round's regions are."""
    side = t.sides[rival]
    turns = turns_of(t, rival)
    row.put(1 + 2 * up_to(turns, 3) + 16 * climb(S_COURT, side.court()) + 256 * up_to(side.court_nobles, 2), 10)
    home = (returning(side.paid_envoys, sight.coming) & 15) + (returning(side.paid_nobles, sight.coming) & 15)
    flags = climb(S_HOME, home) + 16 * up_to(side.violet, 2)
    if side.brown:
        flags |= 12 if side.brown >= 3 else 4
    chests = side.turquoise
    one: i64 = 64
    while chests:
        if chests & 15:
            flags |= one
        one += one
        chests >>= 4
    row.put(flags, 11)
    row.put(side.privileges, 16)
    reach: i64 = reached(t, rival) if turns else 0
    flags = climb(S_RIVAL_LEAD, lead) + 16 * climb(S_RIVAL_LEAD, -lead)
    if sight.first >= 0 and (reach >> (4 * sight.first)) & 15:
        flags |= 256
    if sight.second >= 0 and (reach >> (4 * sight.second)) & 15:
        flags |= 512
    row.put(flags, 10)
    row.count(points_held(t, rival))
    row.count(sight.now[rival])


def _put_use(row: Row, t: StauferState, seat: i64) -> None:
    """What the own turns to come leave to be done: figures and privileges are worth nothing after the last one."""
    side = t.sides[seat]
    turns = turns_of(t, seat)
    if not t.over:
        turns += TURNS * (ROUNDS - t.round)
    row.count(turns)
    row.count(side.court() if turns else 0)
    row.count(count(side.privileges >> 1) * turns)  # the first one has done its work


def turns_of(t: StauferState, seat: i64) -> i64:
    """How many turns a seat has left in this round."""
    turns: i64 = 0
    order = t.order
    while order:
        if (order & 15) - 1 == seat:
            turns += 1
        order >>= 4
    return turns


def _names() -> list[str]:
    """All names, in the order of the row."""
    names = table_names() + tempo_names() + _own_names() + _region_names()
    rivals = [f"rival{n}" for n in range(1, MOST_RIVALS + 1)]
    for rival in rivals:
        names += _rival_names(rival)
    names += steps_named("outlook-ahead", LEAD) + steps_named("outlook-behind", LEAD)
    names += ["top-privilege-points", "own-points", "own-scoring-points", "own-court"]
    names += ["own-home-1", "own-home-2", "own-home-3"]
    names += ["own-contract-points", "own-lasting-contract-points", "own-later-points"]
    for rival in rivals:
        names += [f"{rival}-points", f"{rival}-scoring-points"]
    return [*names, "best-rival-outlook", "own-turns-left", "own-useful-court", "own-privileges-by-turns"]


FEATURES: Final[list[str]] = _names()
