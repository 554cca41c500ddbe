"""The audit finds what must never be: each case spoils a sound table in one way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hoftag.games.registry import game
from hoftag.games.staufer.words import (
    BROWN,
    CHEST,
    FREE_MOVE,
    LEAVE_FIGURE,
    OFFICE,
    SPACE_ONE,
    VIOLET,
)

STAUFER = game("staufer")
AACHEN_1, AACHEN_4, MILANO_2 = (OFFICE.find(name) for name in ("aachen-1", "aachen-4", "milano-2"))
AACHEN_5, MILANO_5 = OFFICE.find("aachen-5"), OFFICE.find("milano-5")


def sound() -> Any:
    """A second round with figures everywhere, chests of every colour, privileges and points."""
    sides = [
        {"court": [3, 0], "score": 12, "privileges": [1, 4], "turquoise": ["space-one"], "brown": 2, "violet": 1},
        {"court": [4, 1], "privileges": [4], "contracts": ["region-aachen"]},
        {},
    ]
    table: dict[str, Any] = {
        "round": 2,
        "order": [1, 0, 2, 2],
        "placement-track": [0, 1],
        "offices": {
            "aachen-1": {"figures": ["0 noble", "1 noble"], "chests": ["violet"]},
            "aachen-4": {"figures": ["2 envoy"], "chests": ["points-3", "brown"]},
        },
        "payments": {"palermo": {"0": [2, 1]}},
        "fields": {"noble": ["supply"]},
        "discard": ["violet", "envoys-1"],
        "sides": sides,
    }
    return STAUFER.position(3, {}, table)


def test_the_table_is_sound_before_it_is_spoilt() -> None:
    assert sound().audit() == []


def change(name: str, value: int) -> Callable[[Any], None]:
    return lambda s: setattr(s, name, value)


def change_side(name: str, by: int) -> Callable[[Any], None]:
    return lambda s: setattr(s.sides[0], name, getattr(s.sides[0], name) + by)


def put(office: int, packed: int) -> Callable[[Any], None]:
    """Instead of the figures of an office these: 1 + 2 x seat + kind, the left one lowest."""

    def spoil(s: Any) -> None:
        s.seat_figures(office, packed)

    return spoil


def move_figure(s: Any) -> None:
    """An envoy becomes a noble on its way."""
    s.sides[0].paid_envoys -= 16**4
    s.sides[0].paid_nobles += 16**4


def noble_and_envoy(s: Any) -> None:
    """Aachen's first seat, shared by a noble and an envoy of seat 0, while the noble of seat 1 is in Palermo."""
    put(AACHEN_1, 2 + (1 << 4))(s)
    s.sides[0].province_envoys -= 1
    s.sides[1].paid_nobles += 16**4


def swap_owner(s: Any) -> None:
    """The envoy of seat 2 on Aachen's fourth seat becomes one of seat 1."""
    put(AACHEN_4, 1 + 2 * 1)(s)


def lay(office: int, chest: int) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        s.chests[office] |= chest + 1

    return spoil


def lose_chests(s: Any) -> None:
    s.chests[AACHEN_4] = 0


SPOILT: dict[str, tuple[Callable[[Any], object], list[str]]] = {
    "a chest too many in the pile": (lambda s: s.pile.put(BROWN), ["the chests brown do not add up [STA-1.6]"]),
    "a chest lost from the pile": (lambda s: s.pile.take(VIOLET), ["the chests violet do not add up [STA-1.6]"]),
    "a chest twice among the discards": (
        lambda s: s.discard.put(SPACE_ONE),
        ["the chests space-one do not add up [STA-1.6]"],
    ),
    "one lost, one twice": (
        lambda s: (s.pile.take(VIOLET), s.pile.put(BROWN)),
        ["the chests brown, violet do not add up [STA-1.6]"],
    ),
    "the chests of an office vanish": (lose_chests, ["the chests points-3, brown do not add up [STA-1.6]"]),
    "a field's chest stays when it is taken": (
        lambda s: s.sides[0].change_chests(CHEST.find("supply"), 1),
        ["the chests supply do not add up [STA-1.6]"],
    ),
    "a chest under an office too many": (lay(MILANO_5, FREE_MOVE), ["the chests free-move do not add up [STA-1.6]"]),
    "an orange chest left over": (change("oranges", 1), ["the chests points-2 do not add up [STA-1.6]"]),
    "a revealed chest left over": (change("revealed", 8), ["the chests noble do not add up [STA-1.6]"]),
    "a drawn chest left over": (change("drawn", LEAVE_FIGURE), ["the chests leave-figure do not add up [STA-1.6]"]),
    "an envoy too many": (change_side("court_envoys", 1), ["seat 0: 16 envoys and 3 nobles [STA-1.2]"]),
    "a noble lost": (change_side("province_nobles", -1), ["seat 0: 15 envoys and 2 nobles [STA-1.2]"]),
    "an envoy ennobled": (move_figure, ["seat 0: 14 envoys and 4 nobles [STA-1.2]"]),
    "a figure changes its owner": (
        swap_owner,
        ["seat 1: 16 envoys and 3 nobles [STA-1.2]", "seat 2: 14 envoys and 3 nobles [STA-1.2]"],
    ),
    "fewer than none": (
        lambda s: (change_side("court_nobles", -1)(s), change_side("province_nobles", 1)(s)),
        ["seat 0: less than no figures [STA-1.4]"],
    ),
    "an envoy on a seat for nobles": (
        lambda s: (put(MILANO_2, 1)(s), change_side("province_envoys", -1)(s)),
        ["an envoy on milano-2 [STA-5.7]"],
    ),
    "an envoy to the right on a seat for nobles": (
        noble_and_envoy,
        ["an envoy on aachen-1 [STA-5.7]"],
    ),
    "a figure on the right only": (
        lambda s: put(AACHEN_4, (1 + 2 * 2) << 4)(s),
        ["aachen-4 has a figure on the right only [STA-R34]"],
    ),
    "a third of a kind on the tracks": (
        lambda s: setattr(s, "supply_track", s.supply_track * 16 + 1),
        ["seat 0 has 4 action figures on the tracks [STA-2.9]"],
    ),
    "an action figure lost": (
        lambda s: setattr(s, "place_track", s.place_track >> 4),
        ["seat 0 has 2 action figures on the tracks [STA-2.9]"],
    ),
    "one seat's action figure for another's": (
        lambda s: setattr(s, "order", s.order - 1),
        ["seat 0 has 4 action figures on the tracks [STA-2.9]", "seat 1 has 2 action figures on the tracks [STA-2.9]"],
    ),
    "a privilege that stays on display": (
        lambda s: setattr(s, "copies", s.copies + (1 << 3 * 3)),
        ["privilege 4 does not add up to 2 cards [STA-2.5, STA-2.6]"],
    ),
    "a privilege nobody took": (
        change_side("privileges", 1 << 6),
        ["privilege 7 does not add up to 2 cards [STA-2.5, STA-2.6]"],
    ),
    "a card of the point stack lost": (
        lambda s: setattr(s, "copies", s.copies - 1),
        ["privilege 1 does not add up to 3 cards [STA-2.5, STA-2.6]"],
    ),
    "a privilege that is not in the game": (change_side("privileges", 2), ["privilege 2 is not in the game [STA-2.5]"]),
    "points from nowhere": (change_side("score", 1), ["seat 0: 13 points, but 12 were earned [STA-6.4]"]),
    "a contract dealt twice": (
        lambda s: (s.sides[0].receive(17), s.sides[1].receive(17)),
        ["contract series is held twice [STA-2.11]"],
    ),
    "a region twice on the ring": (
        lambda s: setattr(s, "ring", (s.ring >> 4 << 4) + (s.ring >> 4 & 15)),
        ["the ring is not one of all six regions [STA-2.2]"],
    ),
    "a place that is not the ring's": (
        lambda s: setattr(s, "places", s.places ^ 1),
        ["the ring is not one of all six regions [STA-2.2]"],
    ),
    "a point tile twice": (
        lambda s: setattr(s, "tiles", (s.tiles >> 4 << 4) + (s.tiles >> 4 & 15)),
        ["the regions have not one point tile each [STA-2.3]"],
    ),
    "a region in two rows": (
        lambda s: setattr(s, "row_regions", s.row_regions * 16 + (s.row_regions & 15)),
        ["a region is in two rows [STA-2.12]"],
    ),
    "a round tile too many": (
        lambda s: setattr(s, "row_conditions", 0x1111111),
        ["there are more round tiles of a kind than in the box [STA-2.12]"],
    ),
    "a round too many": (change("round", 6), ["round 6 is one too many [STA-1.1]"]),
    "a side is missing": (
        lambda s: (s.sides.pop(), put(AACHEN_4, 0)(s)),
        ["a side is missing [STA-1.1]"],
    ),
}


@pytest.mark.parametrize("name", SPOILT)
def test_what_is_spoilt_is_found(name: str) -> None:
    spoil, said = SPOILT[name]
    s = sound()
    spoil(s)
    assert s.audit() == said


def test_a_seat_of_the_other_side_of_a_region_does_not_exist() -> None:
    """STA-2.1: with two players Aachen has four seats."""
    s = STAUFER.position(2, {}, {"sides": [{}, {}]})
    put(AACHEN_5, 1)(s)
    s.sides[0].province_envoys -= 1
    assert s.audit() == ["aachen-5 does not exist [STA-2.1]"]


def test_every_fault_at_once_is_told() -> None:
    s = sound()
    s.pile.put(BROWN)
    s.sides[0].court_envoys += 1
    s.sides[1].score += 5
    assert s.audit() == [
        "the chests brown do not add up [STA-1.6]",
        "seat 0: 16 envoys and 3 nobles [STA-1.2]",
        "seat 1: 5 points, but 0 were earned [STA-6.4]",
    ]
