"""The box: what is printed on the components of an edition, as tables of numbers. [STA-1]"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from hoftag.core.bits import mask_of
from hoftag.core.tables import Edition, Table, load_edition
from hoftag.games.staufer.words import (
    BROWN,
    CHEST,
    CHESTS,
    CONTRACT,
    OFFICES,
    ORANGE,
    PER_REGION,
    REGION,
    REGIONS,
    TURQUOISE,
    VIOLET,
)

BUILTIN: Final = Path(__file__).parent / "data" / "staufer.toml"
COLOURS: Final = [("orange", 16), ("turquoise", 28), ("brown", 10), ("violet", 18)]  # [STA-1.6]
FIELDS: Final = 5
MOST: Final = 7  # figures for placing, the highest cost of a seat [STA-1.5]
FIRST_PATTERN: Final = 6  # contracts 6 to 11 are patterns, 12 to 15 ladders
FIRST_LADDER: Final = 12
BEYOND: Final = 5  # for each figure beyond a ladder [STA-R45]


def placing_figures(held: int, cost: int) -> int:
    """Figures needed for placing, the one on the seat included. [STA-10.4, STA-10.5, STA-10.30, STA-R31]

    `held` is 1 with privilege 4, 2 with privilege 5, 3 with both; 4 with the chest "cheap placement".
    """
    if held == 4:
        return 1
    if held & 1:
        return 2 if held & 2 else 3
    return cost - 1 if held & 2 else cost


@final
class Layout:
    """The sides of the boards for a number of players. [STA-2.1, STA-R02]"""

    __slots__ = (
        "by_region",
        "copies",
        "costs",
        "envoy_spaces",
        "fields",
        "figures",
        "for_nobles",
        "nobles_only",
        "offices",
        "point_privileges",
        "ranks",
        "seats",
        "within",
    )

    def __init__(self, seats: int, costs: list[int], nobles_only: list[bool]) -> None:
        """`costs` by office, 0 where there is none; the rest is filled in by the box."""
        self.seats = seats
        self.costs = costs
        self.nobles_only = nobles_only
        self.for_nobles = mask_of([office for office in range(OFFICES) if nobles_only[office]])
        self.offices: list[int] = [office for office in range(OFFICES) if costs[office]]
        self.by_region: list[list[int]] = [
            [office for office in self.offices if office // PER_REGION == region] for region in REGIONS
        ]
        self.figures: list[list[int]] = [  # for placing, by privileges 4 and 5 held (as bits), last with a chest
            [placing_figures(held, cost) for cost in costs] for held in range(5)
        ]
        self.within: list[list[int]] = [  # the same: offices that so many figures suffice for, as bits
            [mask_of([office for office in self.offices if row[office] <= figures]) for figures in range(MOST + 1)]
            for row in self.figures
        ]
        self.fields = 0  # how many fields the supply table has
        self.envoy_spaces = 0  # how many of the lowest placement spaces show an envoy
        self.point_privileges: list[int] = []  # the stack of privilege 1, top first
        self.copies = 1 if seats == 2 else 2  # of each other privilege [STA-2.6]
        self.ranks = 1 if seats == 2 else 2 if seats == 3 else 3  # places that score a point tile [STA-6.4, STA-R04]


@final
class Box:
    """All components of an edition."""

    __slots__ = (
        "chests",
        "conditions",
        "edition",
        "field_envoys",
        "field_nobles",
        "first_game",
        "journeys",
        "ladders",
        "layouts",
        "pattern_points",
        "patterns",
        "point_tiles",
    )

    def __init__(self, edition: Edition) -> None:
        """Read the tables of the edition; every mistake is an error naming file and key."""
        root = edition.root
        self.edition = edition
        root.table("edition")
        small = self._read_offices(root.table("offices-2"))
        large = self._read_offices(root.table("offices-3-to-5"))
        self.layouts: list[Layout] = [Layout(seats, *(small if seats == 2 else large)) for seats in range(6)]
        self.point_tiles: list[list[int]] = []
        self._read_point_tiles(root.table("point-tiles"))
        self._read_supply(root.table("supply"))
        self._read_track(root.table("placement-track"))
        self.chests: list[int] = []  # how many of each kind
        self._read_chests(root.table("chests"))
        self._read_point_privileges(root.table("point-privileges"))
        self.first_game: list[int] = []
        self._read_first_game(root.table("first-game"))
        rows = root.table("round-tiles")
        edition.grounds.append(rows.ground())
        self.conditions = _numbers(rows, "conditions", 3, 0, 6)
        self.journeys = _numbers(rows, "journeys", 3, 0, 6)
        for key, counts in (("conditions", self.conditions), ("journeys", self.journeys)):
            if sum(counts) != 6:
                raise rows.error(key, f"should be six tiles together, not {sum(counts)} [STA-1.12]")
        rows.done()
        self.patterns: list[list[int]] = []  # by pattern: every place it can have on the ring, a nibble for each region
        self.pattern_points: list[int] = []
        self._read_patterns(root.table("patterns"))
        self.ladders: list[list[int]] = []
        self._read_ladders(root.table("ladders"))
        root.done()

    def _read_offices(self, table: Table) -> tuple[list[int], list[bool]]:
        """Three to five seats of cost 3 to 7 in every region. [STA-1.5]"""
        self.edition.grounds.append(table.ground())
        costs = [0] * OFFICES
        nobles_only = [False] * OFFICES
        for region in REGIONS:
            row = table.table(REGION.names[region])
            listed = _list(row, "costs")
            if not 1 <= len(listed) <= PER_REGION:
                raise row.error("costs", f"should be one to {PER_REGION} costs [STA-1.5]")
            for n, cost in enumerate(_numbers(row, "costs", len(listed), 3, MOST)):
                costs[PER_REGION * region + n] = cost
            for place in _numbers(row, "nobles_only", len(_list(row, "nobles_only")), 1, len(listed)):
                nobles_only[PER_REGION * region + place - 1] = True
            row.done()
        table.done()
        return costs, nobles_only

    def _read_point_tiles(self, table: Table) -> None:
        """Six tiles with three falling numbers. [STA-1.7]"""
        self.edition.grounds.append(table.ground())
        tiles = _list(table, "tiles")
        if len(tiles) != 6:
            raise table.error("tiles", "should be six tiles [STA-1.7]")
        for n, tile in enumerate(tiles):
            values = _checked(table, f"tiles[{n}]", tile, 3, 0, 30)
            if values != sorted(values, reverse=True):
                raise table.error(f"tiles[{n}]", "a better place never gets less [STA-6.4]")
            self.point_tiles.append(values)
        table.done()

    def _read_supply(self, table: Table) -> None:
        """Five fields, of which the smaller side has the first ones. [STA-1.8, STA-R03]"""
        self.edition.grounds.append(table.ground())
        self.field_envoys = _numbers(table, "envoys", FIELDS, 0, 5)
        self.field_nobles = _numbers(table, "nobles", FIELDS, 0, 3)
        small = table.integer("fields_2_and_3", 1, FIELDS)
        large = table.integer("fields_4_and_5", 1, FIELDS)
        for layout in self.layouts:
            layout.fields = small if layout.seats < 4 else large
        table.done()

    def _read_track(self, table: Table) -> None:
        """Envoys on the lowest spaces. [STA-1.9]"""
        self.edition.grounds.append(table.ground())
        small = table.integer("envoy_spaces_2_and_3", 0, 9)
        large = table.integer("envoy_spaces_4_and_5", 0, 15)
        for layout in self.layouts:
            layout.envoy_spaces = small if layout.seats < 4 else large
        table.done()

    def _read_chests(self, table: Table) -> None:
        """72 chests in four colours. [STA-1.6, STA-R01]"""
        self.edition.grounds.append(table.ground())
        self.chests = [table.integer(name, 0, 15 if kind in TURQUOISE else 18) for kind, name in enumerate(CHEST.names)]
        totals = [
            sum(self.chests[:ORANGE]),
            sum(self.chests[kind] for kind in TURQUOISE),
            self.chests[BROWN],
            self.chests[VIOLET],
        ]
        for (colour, number), total in zip(COLOURS, totals, strict=True):
            if total != number:
                raise table.error("", f"{total} {colour} chests, not {number} [STA-1.6]")
        assert len(self.chests) == CHESTS
        table.done()

    def _read_point_privileges(self, table: Table) -> None:
        """One card for each player, the highest on top. [STA-2.5]"""
        self.edition.grounds.append(table.ground())
        for seats in range(2, 6):
            key = f"players_{seats}"
            stack = _numbers(table, key, seats, 4, 8)
            if stack != sorted(stack, reverse=True) or len(set(stack)) != seats:
                raise table.error(key, "should be different values, the highest first [STA-2.5]")
            self.layouts[seats].point_privileges = stack
        table.done()

    def _read_first_game(self, table: Table) -> None:
        """Six kinds. [STA-10.20, STA-R05]"""
        self.edition.grounds.append(table.ground())
        kinds = _numbers(table, "kinds", 6, 1, 16)
        if len(set(kinds)) != 6:
            raise table.error("kinds", "should be six different privileges [STA-2.5]")
        self.first_game = [number - 1 for number in sorted(kinds)]
        table.done()

    def _read_patterns(self, table: Table) -> None:
        """Six shapes, in all places they can have on the ring. [STA-11.3.2, STA-R38]"""
        self.edition.grounds.append(table.ground())
        for n in range(6):
            row = table.table(CONTRACT.names[FIRST_PATTERN + n].removeprefix("pattern-"))
            shape = _numbers(row, "regions", len(_list(row, "regions")), 0, 5)
            if not 2 <= len(set(shape)) == len(shape) <= 3:
                raise row.error("regions", "should be two or three different distances [STA-11.3.2]")
            self.pattern_points.append(row.integer("points", 1, 50))
            row.done()
            places = {sum([16 ** ((turn + sign * x) % 6) for x in shape]) for turn in range(6) for sign in (1, -1)}
            self.patterns.append(sorted(places))
        table.done()

    def _read_ladders(self, table: Table) -> None:
        """Rising points for the number of figures. [STA-11.3.3, STA-11.3.4]"""
        self.edition.grounds.append(table.ground())
        for n in range(4):
            key = CONTRACT.names[FIRST_LADDER + n]
            ladder = _numbers(table, key, len(_list(table, key)), 0, 100)
            if not ladder or ladder != sorted(ladder):
                raise table.error(key, "should rise with every figure [STA-11.3.3]")
            self.ladders.append([0, *ladder])
        table.done()

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, object]]]:
        """Pickle by the edition's data."""
        return (restored_box, (self.edition.hash, self.edition.file, self.edition.data))


_RESTORED: Final[dict[str, Box]] = {}


def restored_box(hash: str, file: str, data: dict[str, object]) -> Box:
    """The box of a pickled state, read once for each edition."""
    if hash not in _RESTORED:
        _RESTORED[hash] = Box(Edition(file, data))
    return _RESTORED[hash]


def load_box(path: Path | None = None) -> Box:
    """The box of an edition; without a path the one that comes with the program."""
    return Box(load_edition(path or BUILTIN, "staufer"))


def _list(table: Table, key: str) -> list[object]:
    """A list of anything."""
    value = table.value(key)
    if not isinstance(value, list):
        raise table.error(key, "should be a list")
    return value


def _numbers(table: Table, key: str, length: int, least: int, most: int) -> list[int]:
    """A list of so many whole numbers within bounds."""
    return _checked(table, key, table.value(key), length, least, most)


def _checked(table: Table, key: str, value: object, length: int, least: int, most: int) -> list[int]:
    """The same for a value that was read already."""
    if not isinstance(value, list) or len(value) != length:
        raise table.error(key, f"should be a list of {length} numbers")
    found: list[int] = []
    for n, number in enumerate(value):
        if not isinstance(number, int) or isinstance(number, bool):
            raise table.error(f"{key}[{n}]", "should be a whole number")
        if not least <= number <= most:
            raise table.error(f"{key}[{n}]", f"is {number}, not from {least} to {most}")
        found.append(number)
    return found
