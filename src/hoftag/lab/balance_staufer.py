"""Die Staufer for the report on balance: contracts, chests, privileges, seats; and other costs, tiles and chests."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from hoftag.core.bits import members
from hoftag.core.contract import Game
from hoftag.games.staufer.words import (
    BROWN,
    CHEST,
    CONTRACT,
    E_CONTRACT,
    E_EXCHANGED,
    E_LEFT,
    E_OCCUPIED,
    E_RANK,
    E_SCORING,
    E_SECOND,
    E_STARTER,
    E_TOOK_CHEST,
    OFFICE,
    PRIVILEGE,
    REGION,
    VIOLET,
)
from hoftag.lab.balance_parts import Component, Ended, Parts, Variant, altered, sets
from hoftag.lab.editions import Data
from hoftag.texts.catalogue import Texts

HEAPS: Final = {  # chests that everybody takes: their numbers in classes, by the least of each
    BROWN: (0, 1, 2, 3, 4, 5),
    VIOLET: (0, 2, 4, 6),
}
LEAST: Final = 3  # cost of a seat [STA-1.5]
MOST: Final = 7
MOST_SEATS: Final = 12
PATTERNS: Final = ("adjacent", "gap", "opposite", "three", "mixed", "triangle")
LADDERS: Final[list[tuple[str, str, Any]]] = [
    ("half", "half the points", lambda points: points // 2),
    ("dear", "half as many points again", lambda points: 3 * points // 2),
]


class StauferParts(Parts):
    """What the lab knows of the components of Die Staufer."""

    def components(self, texts: Texts) -> list[Component]:
        """Start player and contracts are dealt; everything else is taken."""
        return [
            Component("start", "Start player", "begins the first round", True),
            *[
                Component(f"contract {name}", "Contract", texts.thing("contract", n), True)
                for n, name in enumerate(CONTRACT.names)
            ],
            *[
                Component(f"privilege {name}", "Privilege", texts.text(f"privilege-{name}"))
                for name in PRIVILEGE.names
            ],
            *[
                Component(f"chest {name}", "Chest taken", texts.thing("chest", n))
                for n, name in enumerate(CHEST.names)
                if n not in HEAPS
            ],
            *[
                Component(f"chest {CHEST.names[kind]} {least}", "Number of chests", _heap_name(texts, kind, least))
                for kind, classes in HEAPS.items()
                for least in classes
            ],
            *[
                Component(f"first {name}", "First place in a scoring", texts.thing("region", n))
                for n, name in enumerate(REGION.names)
            ],
            *[
                Component(f"office {name}", "Seat occupied", texts.thing("office", n))
                for n, name in enumerate(OFFICE.names)
            ],
            *[
                Component(f"seats {n}", "Number of seats occupied", f"{n}{' or more' if n == MOST_SEATS else ''} seats")
                for n in range(MOST_SEATS + 1)
            ],
            Component("second", "Figures", "a second envoy on a seat"),
            Component("left", "Figures", "left a figure on its seat"),
        ]  # fmt: skip

    def first(self, ended: Ended) -> int | None:
        """The start player."""
        return next(seat for (seat,) in ended.of(E_STARTER))

    def had(self, ended: Ended) -> list[set[str]]:
        """By what happened."""
        found = sets(ended.seats)
        found[self.first(ended) or 0].add("start")
        for seat, contract in ended.of(E_CONTRACT):
            found[seat].add(f"contract {CONTRACT.names[contract]}")
        for seat, side in enumerate(ended.state.sides):
            found[seat] |= {f"privilege {PRIVILEGE.names[kind]}" for kind in members(side.privileges)}
        for seat, privilege in ended.of(E_EXCHANGED):
            found[seat].add(f"privilege {PRIVILEGE.names[privilege]}")
        self._chests(ended, found)
        region = 0
        for note in ended.notes:
            if note.event == E_SCORING:
                region = note.args[0]
            elif note.event == E_RANK and note.args[1] == 1:
                found[note.args[0]].add(f"first {REGION.names[region]}")
        seats = Counter(seat for seat, _, _ in ended.of(E_OCCUPIED))
        for seat, _, office in ended.of(E_OCCUPIED):
            found[seat].add(f"office {OFFICE.names[office]}")
        for seat in range(ended.seats):
            found[seat].add(f"seats {min(seats[seat], MOST_SEATS)}")
        for event, key in ((E_SECOND, "second"), (E_LEFT, "left")):
            for seat, *_others in ended.of(event):
                found[seat].add(key)
        return found

    def _chests(self, ended: Ended, found: list[set[str]]) -> None:
        """The chests that everybody took."""
        taken = Counter(ended.of(E_TOOK_CHEST))
        for (seat, kind), _ in taken.items():
            if kind not in HEAPS:
                found[seat].add(f"chest {CHEST.names[kind]}")
        for seat, mine in enumerate(found):
            for kind, classes in HEAPS.items():
                least = max(least for least in classes if least <= taken[(seat, kind)])
                mine.add(f"chest {CHEST.names[kind]} {least}")

    def variants(self, game: Game[Any, Any], seats: int, options: dict[str, str]) -> list[Variant]:
        """Values of ours moved up and down, or spread in another way."""
        data: Data = game.edition.data
        small = seats <= 3
        worth = data["patterns"]
        found = [
            *self._offices(data, "offices-2" if seats == 2 else "offices-3-to-5"),
            *self._tiles(data),
            *self._supply(data, "fields_2_and_3" if small else "fields_4_and_5"),
            *self._track(data, "envoy_spaces_2_and_3" if small else "envoy_spaces_4_and_5"),
            *self._chest_numbers(data),
            Variant(
                "conditions-king", "round-tiles", "five of six round tiles score the king's region",
                altered(data, ("round-tiles.conditions", [5, 1, 0])),
            ),
            Variant(
                "journeys-short", "round-tiles", "the king goes one region on with four of six tiles",
                altered(data, ("round-tiles.journeys", [4, 1, 1])),
            ),
            Variant(
                "journeys-long", "round-tiles", "the king goes three regions on with four of six tiles",
                altered(data, ("round-tiles.journeys", [1, 1, 4])),
            ),
            *[
                Variant(
                    f"patterns{by:+d}", "patterns", f"patterns: two points {'more' if by > 0 else 'less'}",
                    altered(data, *[(f"patterns.{name}.points", worth[name]["points"] + by) for name in PATTERNS]),
                )
                for by in (2, -2)
            ],
            *[self._ladders(data, *change) for change in LADDERS],
        ]  # fmt: skip
        if options["privileges"] == "first-game":
            found.append(
                Variant(
                    "first-game", "first-game", "first game with the privileges 1, 3, 6, 9, 12, 15",
                    altered(data, ("first-game.kinds", [1, 3, 6, 9, 12, 15])), ("privilege 1",),
                )
            )  # fmt: skip
        return found

    def _offices(self, data: Data, table: str) -> list[Variant]:
        """Seats that cost one more or less, seats in the other order, none for nobles only."""
        costs = {region: data[table][region]["costs"] for region in REGION.names}
        about = tuple(f"office {name}" for name in OFFICE.names)

        def moved(key: str, name: str, change: Any) -> Variant:
            changes = [(f"{table}.{region}.costs", change(row)) for region, row in costs.items()]
            return Variant(f"offices-{key}", table, name, altered(data, *changes), about)

        return [
            moved("dear", "seats cost one more, but 7 at most", lambda row: [min(MOST, n + 1) for n in row]),
            moved("cheap", "seats cost one less, but 3 at least", lambda row: [max(LEAST, n - 1) for n in row]),
            moved("turned", "the costs of each region from right to left", lambda row: row[::-1]),
            Variant(
                "offices-for-all", table, "no seat is for nobles only",
                altered(data, *[(f"{table}.{region}.nobles_only", []) for region in REGION.names]), about,
            ),
        ]  # fmt: skip

    def _tiles(self, data: Data) -> list[Variant]:
        """Point tiles with less, with more, and all alike."""
        tiles: list[list[int]] = data["point-tiles"]["tiles"]
        about = tuple(f"first {region}" for region in REGION.names)

        def changed(key: str, name: str, rows: list[list[int]]) -> Variant:
            return Variant(f"tiles-{key}", "point-tiles", name, altered(data, ("point-tiles.tiles", rows)), about)

        return [
            changed("half", "point tiles: half the points", [[n // 2 for n in tile] for tile in tiles]),
            changed("dear", "point tiles: half as many points again", [[3 * n // 2 for n in tile] for tile in tiles]),
            changed("even", "point tiles: all six show 8, 6, 4", [[8, 6, 4]] * 6),
        ]

    def _supply(self, data: Data, key: str) -> list[Variant]:
        """A field fewer or more, and an envoy more on the fields with envoys only."""
        now: int = data["supply"][key]
        found = [
            Variant(
                f"fields-{n}", "supply", f"supply: {n} fields instead of {now}", altered(data, (f"supply.{key}", n))
            )
            for n in (now - 1, now + 1)
            if n <= len(data["supply"]["envoys"])
        ]
        richer = [n + 1 if n and not noble else n for n, noble in zip(*_fields(data), strict=True)]
        return [
            *found,
            Variant(
                "supply-richer", "supply", "supply: an envoy more on the fields with envoys only",
                altered(data, ("supply.envoys", richer)),
            ),
        ]  # fmt: skip

    def _track(self, data: Data, key: str) -> list[Variant]:
        """An envoy fewer or more on the placement track."""
        now: int = data["placement-track"][key]
        return [
            Variant(
                f"track{by:+d}", "placement-track",
                f"placement track: {now + by} {'space' if now + by == 1 else 'spaces'} with an envoy, not {now}",
                altered(data, (f"placement-track.{key}", now + by)),
            )
            for by in (-1, 1)
        ]  # fmt: skip

    def _chest_numbers(self, data: Data) -> list[Variant]:
        """Other mixtures of the orange and the turquoise kinds."""

        def mixed(key: str, name: str, numbers: dict[str, int]) -> Variant:
            changes = [(f"chests.{chest}", number) for chest, number in numbers.items()]
            return Variant(
                f"chests-{key}", "chests", name, altered(data, *changes), tuple(f"chest {n}" for n in numbers)
            )

        points = [f"points-{n}" for n in range(2, 6)]
        figures = [*[f"envoys-{n}" for n in range(1, 4)], "noble"]
        return [
            mixed("points", "orange chests: three of each with points, one of each with figures",
                  {**dict.fromkeys(points, 3), **dict.fromkeys(figures, 1)}),
            mixed("figures", "orange chests: one of each with points, three of each with figures",
                  {**dict.fromkeys(points, 1), **dict.fromkeys(figures, 3)}),
            mixed("space-one", "turquoise chests: eight with space 1, five of each other kind", {
                "space-one": 8, "supply": 5, "free-move": 5, "cheap-place": 5, "leave-figure": 5,
            }),
            mixed("placing", "turquoise chests: nine for cheap placement, seven free moves", {
                "space-one": 4, "supply": 4, "free-move": 7, "cheap-place": 9, "leave-figure": 4,
            }),
        ]  # fmt: skip

    def _ladders(self, data: Data, key: str, name: str, change: Any) -> Variant:
        """Contracts for seats with other points."""
        rows = {ladder: data["ladders"][ladder] for ladder in ("seats-3", "seats-4", "seats-5", "seats-all")}
        changes = [(f"ladders.{ladder}", [change(n) for n in row]) for ladder, row in rows.items()]
        about = tuple(f"contract {ladder}" for ladder in rows)
        return Variant(f"ladders-{key}", "ladders", f"contracts for seats: {name}", altered(data, *changes), about)


def _fields(data: Data) -> tuple[list[int], list[int]]:
    """Envoys and nobles of the supply fields."""
    return data["supply"]["envoys"], data["supply"]["nobles"]


def _heap_name(texts: Texts, kind: int, least: int) -> str:
    """A class of numbers of chests in words."""
    classes = HEAPS[kind]
    place = classes.index(least)
    most = classes[place + 1] - 1 if place + 1 < len(classes) else None
    told = f"{least} or more" if most is None else str(least) if most == least else f"{least} or {most}"
    return f"{told} {texts.thing('chest', kind)}"


PARTS: Final = StauferParts()
