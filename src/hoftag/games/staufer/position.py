"""A game under way from plain data: for cases, bug reports and analysis.

    round = 2                                   # default 1
    ring = ["nijmegen", "strasbourg", ...]      # clockwise; default the regions in alphabetical order
    king = "nijmegen"                           # default the first of the ring
    tiles = { aachen = "t1", ... }              # default t1 to t6 in alphabetical order of the regions
    rows = { regions = [...], conditions = [...], journeys = [...] }   # from this round on
    order = [0, 1, 2, 0]                        # seats still to move, the next one first; default all, from seat 0
    supply-track = [1, 2]                       # from top to bottom; default whoever is missing from the order
    placement-track = [0]                       # in the order of placing
    privileges = [1, 4, 7, 10, 13, 16]          # kinds laid out; default the set of the option
    fields = { noble = ["brown"] }              # chests under supply fields
    offices = { aachen-1 = { figures = ["0 noble"], chests = ["violet"] } }
    payments = { aachen = { 0 = [2, 1] } }      # envoys and nobles of a seat
    discard = ["violet"]                        # the pile is every chest not named elsewhere
    sides = [{ court = [4, 1], score = 3, privileges = [2], turquoise = ["space-one"], brown = 1, violet = 2,
               contracts = ["region-aachen", "pattern-gap", "pair"] }, ...]

An empty order begins with the region scoring. Points count as won in the first round.
"""

from __future__ import annotations

from typing import Final

from hoftag.core.bits import BIT, bit, mask_of
from hoftag.core.errors import EditionError, SetupError
from hoftag.core.tables import Table
from hoftag.core.words import Domain
from hoftag.games.staufer.box import Box
from hoftag.games.staufer.packed import RIGHT_SHIFT, stacked
from hoftag.games.staufer.side import ENVOYS, NOBLES, NONE, ROUNDS, Side, first_side
from hoftag.games.staufer.state import FIRST_FIELD, StauferState, empty_table
from hoftag.games.staufer.words import (
    CHEST,
    CONDITION,
    CONTRACT,
    FIELD,
    FIGURE,
    JOURNEY,
    OFFICE,
    REGION,
    REGIONS,
    SCORING,
    TILE,
    TURN,
    TURQUOISE,
)

ROOM: Final = 10  # chests that fit into a place, so that four more rounds can add theirs
ACTION_FIGURES: Final = 3  # of each seat [STA-1.3]
KINDS_IN_A_GAME: Final = 6  # [STA-2.5]


def read_position(box: Box, seats: int, kinds: int, option: int, table: dict[str, object]) -> StauferState:
    """The state a table describes, not yet settled; whatever cannot be is a SetupError naming the field."""
    try:
        s = _read_state(box, seats, kinds, option, Table("position", "", table))
    except EditionError as error:
        raise SetupError(str(error)) from error
    wrong = s.audit()
    if wrong:
        raise SetupError(f"position: {'; '.join(wrong)}")
    return s


def _read_state(box: Box, seats: int, kinds: int, option: int, table: Table) -> StauferState:
    """Board, tracks, chests and sides."""
    rows = table.tables("sides", -1)
    if not 2 <= seats <= 5 or len(rows) != seats:
        raise table.error("sides", f"has {len(rows)} entries; the game is for 2 to 5 seats, here {seats}")
    s = empty_table(box, seats, option, kinds, [])
    s.starter = 0
    s.round = table.integer("round", 1, ROUNDS) if table.has("round") else 1
    _read_board(s, table)
    _read_rows(s, table)
    _read_privileges(s, table)
    for row in rows:
        s.sides.append(_read_side(s, row))
    _read_chests(s, table)
    _read_figures(s, table)
    _read_tracks(s, table)
    table.done()
    s.then(SCORING)
    s.then(TURN)
    return s


def _read_board(s: StauferState, table: Table) -> None:
    """Ring, king and point tiles."""
    ring = _things(table, "ring", REGION) or REGIONS
    if sorted(ring) != REGIONS:
        raise table.error("ring", "should be all six regions [STA-2.2]")
    s.ring = stacked(ring)
    for place, region in enumerate(ring):
        s.places |= place * bit(4 * region)
    s.king = REGION.find(table.text("king", REGION.names)) if table.has("king") else ring[0]
    tiles = list(range(6))
    if table.has("tiles"):
        row = table.table("tiles")
        tiles = [TILE.find(row.text(name, TILE.names)) for name in REGION.names]
        row.done()
    if sorted(tiles) != list(range(6)):
        raise table.error("tiles", "should give every region another tile [STA-2.3]")
    s.tiles = stacked(tiles)


def _read_rows(s: StauferState, table: Table) -> None:
    """The tiles of the rows from this round on."""
    left = ROUNDS - int(s.round) + 1
    regions = REGIONS[:left]
    conditions, journeys = _dealt(s.box.conditions, left), _dealt(s.box.journeys, left - 1)
    if table.has("rows"):
        row = table.table("rows")
        regions = _things(row, "regions", REGION) if row.has("regions") else regions
        conditions = _things(row, "conditions", CONDITION) if row.has("conditions") else conditions
        if row.has("journeys"):
            journeys = [JOURNEY.find(str(steps)) for steps in _list(row, "journeys")]
        row.done()
    if len(regions) != left or len(set(regions)) != left:
        raise table.error("rows.regions", f"should be {left} different regions in round {s.round} [STA-2.12]")
    if len(conditions) != left:
        raise table.error("rows.conditions", f"should be {left} conditions in round {s.round} [STA-2.12]")
    if len(journeys) != left - 1 or NONE in journeys:
        raise table.error("rows.journeys", f"should be {left - 1} journeys of 1 to 3 in round {s.round} [STA-2.12]")
    _check_tiles(table, "rows.conditions", s.box.conditions, conditions, CONDITION)
    _check_tiles(table, "rows.journeys", s.box.journeys, journeys, JOURNEY)
    s.row_regions = stacked(regions)
    s.row_conditions = stacked(conditions)
    s.row_journeys = stacked(journeys)


def _dealt(counts: list[int], number: int) -> list[int]:
    """So many tiles of the box, one of each kind in turn."""
    found: list[int] = []
    for copy in range(6):
        found += [kind for kind in range(len(counts)) if counts[kind] > copy]
    return found[:number]


def _check_tiles(table: Table, key: str, counts: list[int], laid: list[int], domain: Domain) -> None:
    """No more tiles of a kind than the box has."""
    for kind, name in enumerate(domain.names):
        if laid.count(kind) > counts[kind]:
            raise table.error(key, f"there are only {counts[kind]} tiles {name}, not {laid.count(kind)} [STA-1.12]")


def _read_privileges(s: StauferState, table: Table) -> None:
    """The kinds laid out; cards that players hold are taken off later."""
    if table.has("privileges"):
        numbers = _list(table, "privileges")
        kinds = [number - 1 for number in numbers if isinstance(number, int) and 1 <= number <= 16]
        if len(set(kinds)) != len(numbers):
            raise table.error("privileges", "should be different numbers from 1 to 16 [STA-2.5]")
        if len(kinds) > KINDS_IN_A_GAME:
            raise table.error("privileges", f"has {len(kinds)} kinds, not up to {KINDS_IN_A_GAME} [STA-2.5]")
        s.kinds = mask_of(kinds)
    for kind in range(16):
        if s.kinds & BIT[kind]:
            cards = len(s.layout.point_privileges) if kind == 0 else s.layout.copies
            s.copies |= cards * bit(3 * kind)


def _read_side(s: StauferState, row: Table) -> Side:
    """One seat's court, chests, privileges and contracts; its figures elsewhere are taken off the province later."""
    side = first_side()
    if row.has("court"):
        side.court_envoys, side.court_nobles = _pair(row, "court")
    side.province_envoys = ENVOYS - side.court_envoys
    side.province_nobles = NOBLES - side.court_nobles
    points = row.integer("score", 0, 1000) if row.has("score") else 0
    side.score_round(1, points)
    for number in _list(row, "privileges") if row.has("privileges") else []:
        if not isinstance(number, int) or not 1 <= number <= 16 or not s.copies >> (3 * (number - 1)) & 7:
            raise row.error("privileges", f"no card {number!r} is left [STA-2.5]")
        if side.privileges & BIT[number - 1]:
            raise row.error("privileges", f"{number} is held twice [STA-9.6]")
        side.privileges |= BIT[number - 1]
        s.copies -= bit(3 * (number - 1))
    for kind in _things(row, "turquoise", CHEST):
        if kind not in TURQUOISE:
            raise row.error("turquoise", f"{CHEST.names[kind]} is no turquoise chest [STA-9.2]")
        side.change_chests(kind, 1)
        _take(s, row, "turquoise", kind)
    side.brown = row.integer("brown", 0, 10) if row.has("brown") else 0
    side.violet = row.integer("violet", 0, 18) if row.has("violet") else 0
    for kind, number in ((CHEST.find("brown"), int(side.brown)), (CHEST.find("violet"), int(side.violet))):
        for _ in range(number):
            _take(s, row, CHEST.names[kind], kind)
    for contract in _things(row, "contracts", CONTRACT):
        if side.contract(contract // 6) != NONE:
            raise row.error("contracts", "should be at most one of each category [STA-2.11]")
        if any(contract in other.contracts() for other in s.sides):
            raise row.error("contracts", f"{CONTRACT.names[contract]} is held already [STA-2.11]")
        side.receive(contract)
    row.done()
    return side


def _read_chests(s: StauferState, table: Table) -> None:
    """Chests under fields and among the discards; what is left is the pile."""
    if table.has("fields"):
        row = table.table("fields")
        for field in range(s.layout.fields):
            if row.has(FIELD.names[field]):
                s.chests[FIRST_FIELD + field] = _stack(s, row, FIELD.names[field])
        row.done()
    for kind in _things(table, "discard", CHEST):
        _take(s, table, "discard", kind)
        s.discard.put(kind)


def _read_figures(s: StauferState, table: Table) -> None:
    """Figures and chests on offices, figures in payment areas."""
    if table.has("offices"):
        rows = table.table("offices")
        for office in s.layout.offices:
            if rows.has(OFFICE.names[office]):
                row = rows.table(OFFICE.names[office])
                s.seat_figures(office, _figures(s, row))
                if row.has("chests"):
                    s.chests[office] = _stack(s, row, "chests")
                row.done()
        rows.done()
    if table.has("payments"):
        rows = table.table("payments")
        for region in REGIONS:
            if rows.has(REGION.names[region]):
                row = rows.table(REGION.names[region])
                for seat in range(s.seats):
                    if row.has(str(seat)):
                        envoys, nobles = _pair(row, str(seat))
                        s.sides[seat].paid_envoys += envoys << (4 * region)
                        s.sides[seat].paid_nobles += nobles << (4 * region)
                        _leave_province(s, row, str(seat), seat, envoys, nobles)
                row.done()
        rows.done()


def _figures(s: StauferState, row: Table) -> int:
    """The figures of an office, each written as `2 noble`, from left to right."""
    packed = 0
    names = _list(row, "figures") if row.has("figures") else []
    for n, name in enumerate(names):
        words = name.split() if isinstance(name, str) else []
        if len(words) != 2 or not words[0].isdigit() or int(words[0]) >= s.seats or FIGURE.find(words[1]) < 0 or n > 1:
            raise row.error("figures", f"{name!r} should be a seat and envoy or noble, at most two [STA-5.10]")
        seat, kind = int(words[0]), FIGURE.find(words[1])
        packed |= (1 + 2 * seat + kind) << (RIGHT_SHIFT * n)
        _leave_province(s, row, "figures", seat, 1 - kind, kind)
    return packed


def _leave_province(s: StauferState, row: Table, key: str, seat: int, envoys: int, nobles: int) -> None:
    """Figures of a seat that stand elsewhere."""
    side = s.sides[seat]
    side.province_envoys -= envoys
    side.province_nobles -= nobles
    for kind, left in (("envoys", int(side.province_envoys)), ("nobles", int(side.province_nobles))):
        if left < 0:
            raise row.error(key, f"there are no more {kind} of seat {seat} [STA-1.2]")


def _read_tracks(s: StauferState, table: Table) -> None:
    """Who has still to move, and where the other action figures stand."""
    seats = list(range(s.seats))
    order = _seats(s, table, "order") if table.has("order") else seats + seats[::-1] + seats[::-1]
    placed = _seats(s, table, "placement-track") if table.has("placement-track") else []
    if table.has("supply-track"):
        supplied = _seats(s, table, "supply-track")
    else:
        there = order + placed
        supplied = [seat for seat in seats for _ in range(ACTION_FIGURES - there.count(seat))]
    for key, track in (
        ("order", order),
        ("placement-track", order + placed),
        ("supply-track", order + placed + supplied),
    ):
        for seat in seats:
            if track.count(seat) > ACTION_FIGURES:
                raise table.error(key, f"is too much: seat {seat} has only {ACTION_FIGURES} action figures [STA-1.3]")
    s.order = stacked(order)
    s.place_track = stacked(placed)
    s.supply_track = stacked(supplied)


def _seats(s: StauferState, table: Table, key: str) -> list[int]:
    """A list of seats."""
    found: list[int] = []
    for seat in _list(table, key):
        if not isinstance(seat, int) or not 0 <= seat < s.seats:
            raise table.error(key, f"{seat!r} is no seat")
        found.append(seat)
    return found


def _stack(s: StauferState, row: Table, key: str) -> int:
    """The chests a list names, the oldest first, each taken out of the pile."""
    kinds = _things(row, key, CHEST)
    if len(kinds) > ROOM:
        raise row.error(key, f"has more than {ROOM} chests")
    for kind in kinds:
        _take(s, row, key, kind)
    return stacked(kinds)


def _take(s: StauferState, row: Table, key: str, kind: int) -> None:
    """One chest of the pile is elsewhere."""
    if not s.pile.held(kind):
        raise row.error(key, f"there are no more {CHEST.names[kind]} chests [STA-1.6]")
    s.pile.take(kind)


def _pair(row: Table, key: str) -> tuple[int, int]:
    """Envoys and nobles."""
    value = _list(row, key)
    if len(value) == 2:
        envoys, nobles = value
        if isinstance(envoys, int) and isinstance(nobles, int) and 0 <= envoys <= ENVOYS and 0 <= nobles <= NOBLES:
            return envoys, nobles
    raise row.error(key, f"should be up to {ENVOYS} envoys and up to {NOBLES} nobles [STA-1.2]")


def _list(table: Table, key: str) -> list[object]:
    """A list of anything."""
    value = table.value(key)
    if not isinstance(value, list):
        raise table.error(key, "should be a list")
    return value


def _things(row: Table, key: str, domain: Domain) -> list[int]:
    """The numbers of the things a list names; a missing list names nothing."""
    found: list[int] = []
    for name in _list(row, key) if row.has(key) else []:
        number = domain.find(name) if isinstance(name, str) else -1
        if number < 0:
            raise row.error(key, f"{name!r} is no {domain.id}")
        found.append(number)
    return found
