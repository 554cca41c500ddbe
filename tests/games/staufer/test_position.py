"""Positions from plain data: what is read is what is there, and every mistake names its field."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hoftag.core.errors import SetupError
from hoftag.games.registry import game
from hoftag.games.staufer.box import BUILTIN
from hoftag.games.staufer.state import FIRST_FIELD
from hoftag.games.staufer.steps.chests import lay_chest
from hoftag.games.staufer.words import CHEST, FIELD, OFFICE, REGION

STAUFER = game("staufer")


def position(text: str, seats: int = 2) -> Any:
    return STAUFER.position(seats, {}, tomllib.loads(text))


FULL = """
round = 3
ring = ["nijmegen", "strasbourg", "palermo", "aachen", "augsburg", "milano"]
king = "palermo"
tiles = { aachen = "t6", augsburg = "t5", milano = "t4", nijmegen = "t3", palermo = "t2", strasbourg = "t1" }
rows.regions = ["milano", "aachen", "nijmegen"]
rows.conditions = ["most-offices", "kings-region", "fewest-chests"]
rows.journeys = [3, 1]
order = [1, 0]
supply-track = [2, 0, 1]
placement-track = [0, 2, 1, 2]
privileges = [1, 2, 3, 14, 15, 16]
fields = { noble = ["brown", "violet"] }
offices = { aachen-1 = { figures = ["0 noble", "1 noble"], chests = ["violet"] }, milano-3 = { figures = ["2 envoy"] } }
payments = { aachen = { 0 = [2, 1], 2 = [1, 0] } }
discard = ["violet", "points-2"]
[[sides]]
court = [3, 0]
score = 12
privileges = [1, 2]
turquoise = ["space-one", "space-one", "leave-figure"]
brown = 2
violet = 3
contracts = ["region-aachen", "pattern-gap", "pair"]
[[sides]]
privileges = [2]
[[sides]]
contracts = ["series"]
"""


def test_everything_that_is_told_is_there() -> None:
    table = position(FULL, 3).dump()
    assert (table["step"], table["round"], table["king"]) == ("turn", 3, "palermo")
    assert table["ring"] == ["nijmegen", "strasbourg", "palermo", "aachen", "augsburg", "milano"]
    assert table["tiles"] == {name: f"t{6 - n}" for n, name in enumerate(REGION.names)}
    assert table["rows"] == {
        "regions": ["milano", "aachen", "nijmegen"],
        "conditions": ["most-offices", "kings-region", "fewest-chests"],
        "journeys": [3, 1],
    }
    assert (table["order"], table["supply_track"], table["place_track"]) == ([1, 0], [2, 0, 1], [0, 2, 1, 2])
    assert table["kinds"] == ["1", "2", "3", "14", "15", "16"]
    assert table["copies"] == [2, 0, 2, 2, 2, 2]
    assert table["fields"]["noble"] == ["brown", "violet"]
    assert table["offices"]["aachen-1"] == {"figures": ["0 noble", "1 noble"], "chests": ["violet"]}
    assert table["payments"]["aachen"] == [[2, 1], [0, 0], [1, 0]]
    assert sum(table["discard"]) == 2
    assert sum(table["pile"]) == 72 - 2 - 2 - 1 - 3 - 5
    first = table["sides"][0]
    assert (first["court"], first["province"], first["score"]) == ([3, 0], [10, 1], 12)
    assert (first["brown"], first["violet"]) == (2, 3)
    assert first["turquoise"] == {"space-one": 2, "leave-figure": 1}
    assert first["contracts"] == ["region-aachen", "pattern-gap", "pair"]
    assert table["sides"][2]["contracts"] == ["series"]


def test_the_usual_table_is_the_first_turn_on_an_empty_board() -> None:
    table = position("[[sides]]\n[[sides]]").dump()
    assert (table["round"], table["king"], table["step"]) == (1, "aachen", "turn")
    assert table["ring"] == REGION.names
    assert table["tiles"] == {name: f"t{n + 1}" for n, name in enumerate(REGION.names)}
    assert table["order"] == [0, 1, 1, 0, 1, 0]
    assert table["kinds"] == ["1", "4", "7", "10", "13", "16"]
    assert sum(table["pile"]) == 72
    assert table["sides"][1]["court"] == [4, 1]


def test_an_empty_order_begins_with_the_scoring() -> None:
    table = position("order = []\n[[sides]]\n[[sides]]").dump()
    assert (table["step"], table["round"]) == ("refill", 1)
    assert table["agenda"] == ["journey", "refill"]


def test_who_is_missing_from_the_order_has_supplied() -> None:
    table = position("order = [1, 1]\nplacement-track = [0]\n[[sides]]\n[[sides]]").dump()
    assert table["supply_track"] == [0, 0, 1]


TWO = "[[sides]]\n[[sides]]\n"


def side(text: str) -> str:
    """A table of two whose first side has this."""
    return f"[[sides]]\n{text}\n[[sides]]"


# a table, and what has to be said about it
IMPOSSIBLE = [
    ("[[sides]]", "position: sides: has 1 entries; the game is for 2 to 5 seats, here 2"),
    ("", "position: sides: is missing"),
    (
        '[[sides]]\ncontracts = ["pair"]\n[[sides]]\ncontracts = ["pair"]',
        "position: sides[1].contracts: pair is held already [STA-2.11]",
    ),
    ("sides = 2", "position: sides: should be a list of tables"),
    ("round = 0\n" + TWO, "position: round: is 0, not from 1 to 5"),
    ("round = 6\n" + TWO, "position: round: is 6, not from 1 to 5"),
    ('ring = ["aachen"]\n' + TWO, "position: ring: should be all six regions [STA-2.2]"),
    ('ring = ["roma"]\n' + TWO, "position: ring: 'roma' is no region"),
    ('ring = "aachen"\n' + TWO, "position: ring: should be a list"),
    ('king = "roma"\n' + TWO, "position: king: is 'roma', not one of aachen"),
    ('tiles = { aachen = "t1" }\n' + TWO, "position: tiles.augsburg: is missing"),
    ('tiles = { aachen = "t1", augsburg = "t1", milano = "t2", nijmegen = "t3", palermo = "t4", strasbourg = "t5" }\n'
     + TWO, "position: tiles: should give every region another tile [STA-2.3]"),
    ('rows = { regions = ["aachen"] }\n' + TWO, "position: rows.regions: should be 5 different regions in round 1"),
    ('round = 4\nrows = { regions = ["aachen", "aachen"] }\n' + TWO, "position: rows.regions: should be 2 different"),
    ('rows = { conditions = ["kings-region"] }\n' + TWO, "position: rows.conditions: should be 5 conditions in round"),
    ('rows = { conditions = ["richest"] }\n' + TWO, "position: rows.conditions: 'richest' is no condition"),
    ("rows = { journeys = [1, 2] }\n" + TWO, "position: rows.journeys: should be 4 journeys of 1 to 3 in round 1"),
    ("rows = { journeys = [1, 2, 3, 4] }\n" + TWO, "position: rows.journeys: should be 4 journeys of 1 to 3"),
    ('rows.conditions = ["kings-region", "kings-region", "most-offices", "kings-region", "fewest-chests"]\n' + TWO,
     "position: rows.conditions: there are only 2 tiles kings-region, not 3 [STA-1.12]"),
    ("rows = { journeys = [3, 1, 3, 3] }\n" + TWO,
     "position: rows.journeys: there are only 2 tiles 3, not 3 [STA-1.12]"),
    ("rows = { kings = 1 }\n" + TWO, "position: rows.kings: is not known here"),
    ("order = [2]\n" + TWO, "position: order: 2 is no seat"),
    ("order = 0\n" + TWO, "position: order: should be a list"),
    ("order = [0, 0, 0, 0]\n" + TWO, "position: order: is too much: seat 0 has only 3 action figures [STA-1.3]"),
    ("order = [1, 1, 0]\nplacement-track = [1, 1]\n" + TWO, "position: placement-track: is too much: seat 1"),
    ("order = [1]\nplacement-track = [1]\nsupply-track = [1, 1]\n" + TWO, "position: supply-track: is too much: seat"),
    ("order = [0]\nsupply-track = [1]\n" + TWO, "position: seat 0 has 1 action figures on the tracks [STA-2.9]"),
    ('supply-track = ["0"]\n' + TWO, "position: supply-track: '0' is no seat"),
    ("placement-track = [-1]\n" + TWO, "position: placement-track: -1 is no seat"),
    ("privileges = [1, 1]\n" + TWO, "position: privileges: should be different numbers from 1 to 16 [STA-2.5]"),
    ("privileges = [17]\n" + TWO, "position: privileges: should be different numbers from 1 to 16"),
    ("privileges = [1, 2, 3, 4, 5, 6, 7]\n" + TWO, "position: privileges: has 7 kinds, not up to 6 [STA-2.5]"),
    ("privileges = 4\n" + TWO, "position: privileges: should be a list"),
    ('fields = { noble = ["gold"] }\n' + TWO, "position: fields.noble: 'gold' is no chest"),
    ('fields = { nothing = ["brown"] }\n' + TWO, "position: fields.nothing: is not known here"),
    ('fields = { noble = ["points-2", "points-2", "points-2"] }\n' + TWO,
     "position: fields.noble: there are no more points-2 chests [STA-1.6]"),
    ('fields = { noble = ["violet", "violet", "violet", "violet", "violet", "violet", "violet", "violet", "violet", '
     '"violet", "violet"] }\n' + TWO, "position: fields.noble: has more than 10 chests"),
    ('offices = { aachen-4.chests = ["violet", "violet", "violet", "violet", "violet", "violet", "violet", "violet", '
     '"violet", "violet", "violet"] }\n' + TWO, "position: offices.aachen-4.chests: has more than 10 chests"),
    ('discard = ["points-2", "points-2", "points-2"]\n' + TWO,
     "position: discard: there are no more points-2 chests [STA-1.6]"),
    ('discard = ["gold"]\n' + TWO, "position: discard: 'gold' is no chest"),
    ('offices = { aachen-5 = {} }\n' + TWO, "position: offices.aachen-5: is not known here"),
    ('offices = { aachen-4 = { figures = ["2 envoy"] } }\n' + TWO, "position: offices.aachen-4.figures: '2 envoy'"),
    ('offices = { aachen-4 = { figures = ["0 king"] } }\n' + TWO, "position: offices.aachen-4.figures: '0 king'"),
    ('offices = { aachen-4 = { figures = [0] } }\n' + TWO, "position: offices.aachen-4.figures: 0 should be a seat"),
    ('offices = { aachen-4 = { figure = [] } }\n' + TWO, "position: offices.aachen-4.figure: is not known here"),
    ('offices = { aachen-1 = { figures = ["0 envoy"] } }\n' + TWO, "position: an envoy on aachen-1 [STA-5.7]"),
    ("payments = { roma = {} }\n" + TWO, "position: payments.roma: is not known here"),
    ("payments = { aachen = { 2 = [1, 0] } }\n" + TWO, "position: payments.aachen.2: is not known here"),
    ("payments = { aachen = { 0 = [1] } }\n" + TWO, "position: payments.aachen.0: should be up to 15 envoys"),
    ("payments = { aachen = { 0 = [12, 0] } }\n" + TWO, "position: payments.aachen.0: there are no more envoys of"),
    ("payments = { aachen = { 1 = [0, 2] }, milano = { 1 = [0, 1] } }\n" + TWO,
     "position: payments.milano.1: there are no more nobles of seat 1 [STA-1.2]"),
    ('offices = { aachen-1 = { figures = ["0 noble", "0 noble"] }, milano-2 = { figures = ["0 noble"] } }\n' + TWO,
     "position: offices.milano-2.figures: there are no more nobles of seat 0 [STA-1.2]"),
    ("turn = 1\n" + TWO, "position: turn: is not known here"),
    (side("court = [16, 0]"), "position: sides[0].court: should be up to 15 envoys and up to 3 nobles [STA-1.2]"),
    (side("court = 4"), "position: sides[0].court: should be a list"),
    (side('court = ["4", 1]'), "position: sides[0].court: should be up to 15 envoys"),
    (side("score = -1"), "position: sides[0].score: is -1, not from 0 to 1000"),
    (side("privileges = [2]"), "position: sides[0].privileges: no card 2 is left [STA-2.5]"),
    (side("privileges = [17]"), "position: sides[0].privileges: no card 17 is left"),
    (side("privileges = [4]") + "\nprivileges = [4]", "position: sides[1].privileges: no card 4 is left"),
    (side('turquoise = ["brown"]'), "position: sides[0].turquoise: brown is no turquoise chest [STA-9.2]"),
    (side('turquoise = ["space-one", "space-one", "space-one", "space-one", "space-one"]'),
     "position: sides[0].turquoise: there are no more space-one chests [STA-1.6]"),
    (side("brown = 11"), "position: sides[0].brown: is 11, not from 0 to 10"),
    (side("brown = 6") + "\nbrown = 5", "position: sides[1].brown: there are no more brown chests [STA-1.6]"),
    (side("violet = 19"), "position: sides[0].violet: is 19, not from 0 to 18"),
    (side('contracts = ["region-roma"]'), "position: sides[0].contracts: 'region-roma' is no contract"),
    (side('contracts = ["pair", "series"]'), "position: sides[0].contracts: should be at most one of each category"),
    (side("money = 1"), "position: sides[0].money: is not known here"),
]  # fmt: skip


def test_nobody_holds_a_privilege_twice_though_there_are_two_cards() -> None:
    with pytest.raises(SetupError, match=r"position: sides\[0\].privileges: 4 is held twice \[STA-9.6\]"):
        position("[[sides]]\nprivileges = [4, 4]\n[[sides]]\n[[sides]]", 3)


def test_the_usual_rows_are_tiles_of_the_box(tmp_path: Path) -> None:
    """An edition with other tiles has other usual rows, and other limits."""
    text = BUILTIN.read_text(encoding="utf-8").replace('id = "hoftag-1"', 'id = "other"')
    text = text.replace("conditions = [2, 2, 2]", "conditions = [0, 5, 1]").replace(
        "journeys = [2, 2, 2]", "journeys = [1, 2, 3]"
    )
    (tmp_path / "other.toml").write_text(text, encoding="utf-8")
    other = game("staufer", tmp_path / "other.toml")
    rows = other.position(2, {}, {"sides": [{}, {}]}).dump()["rows"]
    assert rows["conditions"] == ["fewest-chests", "most-offices", *["fewest-chests"] * 3]
    assert rows["journeys"] == [1, 2, 3, 2]
    with pytest.raises(SetupError, match=r"rows.conditions: there are only 0 tiles kings-region, not 1 \[STA-1.12\]"):
        other.position(2, {}, {"round": 5, "rows": {"conditions": ["kings-region"]}, "sides": [{}, {}]})


def test_a_full_stack_has_room_for_the_chests_of_four_clean_ups() -> None:
    """STA-8.2: violet chests have the highest number, so they need all the room there is."""
    office, field = OFFICE.find("aachen-1"), FIELD.find("noble")
    offices = {"aachen-1": {"chests": ["violet"] * 9}}
    s = STAUFER.position(2, {}, {"offices": offices, "fields": {"noble": ["brown"] * 10}, "sides": [{}, {}]})
    for _ in range(4):
        s.to_fill = [FIRST_FIELD + field, office]
        lay_chest(s, CHEST.find("violet"))
        lay_chest(s, CHEST.find("violet"))
    table = s.dump()
    assert table["offices"]["aachen-1"] == {"figures": [], "chests": ["violet"] * 13}
    assert table["fields"]["noble"] == ["brown"] * 10 + ["violet"] * 4
    assert s.audit() == []


@pytest.mark.parametrize(("text", "said"), IMPOSSIBLE, ids=lambda text: text[:50])
def test_an_impossible_position_names_the_field(text: str, said: str) -> None:
    with pytest.raises(SetupError) as error:
        position(text)
    assert str(error.value).startswith(said)


def test_unknown_options_are_an_error() -> None:
    with pytest.raises(SetupError, match="staufer has no option 'towers'"):
        STAUFER.position(2, {"towers": 1}, tomllib.loads(TWO))


def test_a_position_of_six_or_one_is_an_error() -> None:
    for seats in (1, 6):
        with pytest.raises(SetupError, match=f"position: sides: has {seats} entries; the game is for 2 to 5 seats"):
            position("[[sides]]\n" * seats, seats)


@pytest.mark.parametrize("which", [0, -1])
def test_every_position_goes_on_to_the_end_of_the_game(which: int) -> None:
    s = position(FULL, 3)
    for _ in range(2000):
        decisions = STAUFER.pending(s)
        if not decisions:
            break
        STAUFER.apply(s, decisions[0].seat, decisions[0].moves[which])
        assert s.audit() == []
    assert s.over == 1
    assert s.round == 5
