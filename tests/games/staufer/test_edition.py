"""The built-in edition, and every kind of mistake an owner could make in a file of his own."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path

import pytest

from hoftag.core.errors import EditionError
from hoftag.games.staufer.box import BUILTIN, load_box
from hoftag.games.staufer.game import Staufer

TEXT = BUILTIN.read_text(encoding="utf-8")


def edited(tmp_path: Path, good: str, bad: str) -> Path:
    """A copy of the built-in file with one thing changed."""
    assert TEXT.count(good) == 1
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(good, bad), encoding="utf-8")
    return path


def test_the_built_in_edition_loads() -> None:
    """STA-1.5 to STA-1.12"""
    box = load_box()
    assert box.edition.id == "hoftag-1"
    assert sum(box.chests) == 72
    assert [len(layout.offices) for layout in box.layouts[2:]] == [20, 27, 27, 27]
    assert [layout.fields for layout in box.layouts[2:]] == [4, 4, 5, 5]
    assert [layout.envoy_spaces for layout in box.layouts[2:]] == [1, 1, 2, 2]
    assert [layout.copies for layout in box.layouts[2:]] == [1, 2, 2, 2]
    assert [layout.ranks for layout in box.layouts[2:]] == [1, 2, 3, 3]
    assert [layout.point_privileges for layout in box.layouts[2:]] == [
        [8, 4], [8, 6, 4], [8, 7, 5, 4], [8, 7, 6, 5, 4],
    ]  # fmt: skip
    assert box.point_tiles[0] == [7, 4, 3]
    assert box.conditions == box.journeys == [2, 2, 2]


def test_every_region_has_one_seat_for_nobles_only() -> None:
    """STA-1.5"""
    for layout in load_box().layouts[2:]:
        for offices in layout.by_region:
            assert [layout.nobles_only[office] for office in offices].count(True) == 1
            assert all(3 <= layout.costs[office] <= 7 for office in offices)


def test_the_seats_the_examples_need() -> None:
    """STA-W05, STA-W06, STA-W08"""
    layout = load_box().layouts[4]
    rows = [[(layout.costs[o], layout.nobles_only[o]) for o in offices] for offices in layout.by_region]
    assert (5, False) in rows[0]
    assert (6, True) in rows[4]
    assert rows[5] == [(7, False), (6, True), (4, False), (3, False)]


def test_its_grounds_tell_what_is_reconstructed() -> None:
    grounds = {ground.table: ground.source for ground in load_box().edition.grounds}
    tables = [key for key in tomllib.loads(TEXT) if key != "edition"]
    assert list(grounds) == tables
    assert [table for table in tables if grounds[table] == "rulebook"] == ["point-privileges"]
    assert all(len(ground.why) > 30 for ground in load_box().edition.grounds)


def test_a_sound_change_is_taken_over(tmp_path: Path) -> None:
    """An owner's values are other values, and the hash of the edition says so."""
    mine = Staufer(edited(tmp_path, "tiles = [[7, 4, 3],", "tiles = [[11, 4, 3],"))
    assert mine.box.point_tiles[0] == [11, 4, 3]
    assert mine.edition.hash != Staufer().edition.hash
    assert mine.setup(2).box.point_tiles[0] == [11, 4, 3]


def test_other_privileges_of_the_first_game_are_taken_over(tmp_path: Path) -> None:
    """STA-R05"""
    mine = Staufer(edited(tmp_path, "kinds = [1, 4, 7, 10, 13, 16]", "kinds = [16, 2, 7, 10, 13, 3]"))
    assert mine.setup(2).dump()["kinds"] == ["2", "3", "7", "10", "13", "16"]


def test_another_number_of_seats_is_taken_over(tmp_path: Path) -> None:
    good = "palermo = { costs = [6, 5, 4, 3], nobles_only = [1] }"
    mine = load_box(edited(tmp_path, good, "palermo = { costs = [6, 3], nobles_only = [] }"))
    assert len(mine.layouts[3].offices) == 25
    assert len(mine.layouts[2].offices) == 20


def test_a_box_travels_by_its_data(tmp_path: Path) -> None:
    box = load_box(edited(tmp_path, "seats-all = [1, 2, 4, 7, 11, 15, 20]", "seats-all = [1, 2, 4, 7, 11, 15, 21]"))
    again = pickle.loads(pickle.dumps(box))
    assert again.ladders == box.ladders
    assert again.edition.hash == box.edition.hash


TWO = "augsburg = { costs = [7, 5, 3], nobles_only = [1] }"
TILES = "tiles = [[7, 4, 3], [9, 7, 5], [8, 5, 3], [8, 6, 4], [9, 6, 3], [10, 7, 4]]"
ENVOYS = "envoys = [1, 0, 2, 1, 0]"
KINDS = "kinds = [1, 4, 7, 10, 13, 16]"
GAP = "gap = { regions = [0, 2], points = 7 }"
SEATS = "seats-all = [1, 2, 4, 7, 11, 15, 20]"

# what is changed in the file, into what, the key and what has to be said about it
MISTAKES = [
    (TWO, TWO.replace("7,", "8,"), "offices-2.augsburg.costs[0]", "is 8, not from 3 to 7"),
    (TWO, TWO.replace("7, 5, 3", "7, 5, 2"), "offices-2.augsburg.costs[2]", "is 2, not from 3 to 7"),
    (TWO, TWO.replace("7, 5, 3", ""), "offices-2.augsburg.costs", "should be one to 5 costs [STA-1.5]"),
    (TWO, TWO.replace("7, 5, 3", "7, 6, 5, 4, 3, 3"), "offices-2.augsburg.costs", "[STA-1.5]"),
    (TWO, TWO.replace("[7, 5, 3]", "3"), "offices-2.augsburg.costs", "should be a list"),
    (TWO, TWO.replace("7, 5", '7, "5"'), "offices-2.augsburg.costs[1]", "should be a whole number"),
    (TWO, TWO.replace("7, 5", "7, true"), "offices-2.augsburg.costs[1]", "should be a whole number"),
    (TWO, TWO.replace("[1]", "[4]"), "offices-2.augsburg.nobles_only[0]", "is 4, not from 1 to 3"),
    (TWO, TWO.replace(", nobles_only = [1]", ""), "offices-2.augsburg.nobles_only", "is missing"),
    (TWO, TWO.replace(" }", ", bonus = 1 }"), "offices-2.augsburg.bonus", "is not known here"),
    (TWO, "", "offices-2.augsburg", "is missing"),
    (TWO, TWO + "\nroma = { costs = [3], nobles_only = [] }", "offices-2.roma", "is not known here"),
    (TWO, "augsburg = 3", "offices-2.augsburg", "should be a table"),
    (TILES, TILES.replace("[7, 4, 3]", "[4, 7, 3]"), "point-tiles.tiles[0]", "never gets less [STA-6.4]"),
    (TILES, TILES.replace("[7, 4, 3], ", ""), "point-tiles.tiles", "should be six tiles [STA-1.7]"),
    (TILES, TILES.replace("[7, 4, 3]", "[7, 4]"), "point-tiles.tiles[0]", "should be a list of 3 numbers"),
    (TILES, TILES.replace("[7, 4, 3]", "[31, 4, 3]"), "point-tiles.tiles[0][0]", "is 31, not from 0 to 30"),
    (TILES, "tiles = 6", "point-tiles.tiles", "should be a list"),
    (ENVOYS, "envoys = [1, 0, 2, 1]", "supply.envoys", "should be a list of 5 numbers"),
    (ENVOYS, "envoys = [1, 0, 6, 1, 0]", "supply.envoys[2]", "is 6, not from 0 to 5"),
    ("nobles = [1, 1, 0, 0, 0]", "nobles = [1, 1, 0, 0, 4]", "supply.nobles[4]", "is 4, not from 0 to 3"),
    ("fields_2_and_3 = 4", "fields_2_and_3 = 6", "supply.fields_2_and_3", "is 6, not from 1 to 5"),
    ("fields_4_and_5 = 5", "fields_4_and_5 = 0", "supply.fields_4_and_5", "is 0, not from 1 to 5"),
    ("fields_4_and_5 = 5", "", "supply.fields_4_and_5", "is missing"),
    ("envoy_spaces_2_and_3 = 1", "envoy_spaces_2_and_3 = 10", "placement-track.envoy_spaces_2_and_3", "from 0 to 9"),
    ("envoy_spaces_4_and_5 = 2", "envoy_spaces_4_and_5 = -1", "placement-track.envoy_spaces_4_and_5", "is -1"),
    ("points-2 = 2", "points-2 = 3", "chests", "17 orange chests, not 16 [STA-1.6]"),
    ("space-one = 4", "space-one = 3", "chests", "27 turquoise chests, not 28 [STA-1.6]"),
    ("brown = 10", "brown = 18", "chests", "18 brown chests, not 10 [STA-1.6]"),
    ("violet = 18", "violet = 10", "chests", "10 violet chests, not 18 [STA-1.6]"),
    ("violet = 18", "violet = 19", "chests.violet", "is 19, not from 0 to 18"),
    ("space-one = 4", "space-one = 16", "chests.space-one", "is 16, not from 0 to 15"),
    ("violet = 18", "violet = 18\nblack = 1", "chests.black", "is not known here"),
    ("supply = 6", "", "chests.supply", "is missing"),
    ("players_2 = [8, 4]", "players_2 = [4, 8]", "point-privileges.players_2", "the highest first [STA-2.5]"),
    ("players_2 = [8, 4]", "players_2 = [8, 8]", "point-privileges.players_2", "different values"),
    ("players_3 = [8, 6, 4]", "players_3 = [8, 6, 5, 4]", "point-privileges.players_3", "a list of 3 numbers"),
    ("players_3 = [8, 6, 4]", "players_3 = [9, 6, 4]", "point-privileges.players_3[0]", "is 9, not from 4 to 8"),
    (KINDS, KINDS.replace("16", "17"), "first-game.kinds[5]", "is 17, not from 1 to 16"),
    (KINDS, KINDS.replace("16", "1"), "first-game.kinds", "six different privileges [STA-2.5]"),
    (KINDS, KINDS.replace(", 16", ""), "first-game.kinds", "should be a list of 6 numbers"),
    ("conditions = [2, 2, 2]", "conditions = [2, 2, 3]", "round-tiles.conditions", "together, not 7 [STA-1.12]"),
    ("journeys = [2, 2, 2]", "journeys = [2, 2, 1]", "round-tiles.journeys", "six tiles together, not 5 [STA-1.12]"),
    ("journeys = [2, 2, 2]", "journeys = [2, 4]", "round-tiles.journeys", "should be a list of 3 numbers"),
    (GAP, GAP.replace("[0, 2]", "[0, 6]"), "patterns.gap.regions[1]", "is 6, not from 0 to 5"),
    (GAP, GAP.replace("[0, 2]", "[0, 0]"), "patterns.gap.regions", "two or three different distances [STA-11.3.2]"),
    (GAP, GAP.replace("[0, 2]", "[0]"), "patterns.gap.regions", "[STA-11.3.2]"),
    (GAP, GAP.replace("[0, 2]", "[0, 1, 2, 3]"), "patterns.gap.regions", "[STA-11.3.2]"),
    (GAP, GAP.replace("points = 7", "points = 0"), "patterns.gap.points", "is 0, not from 1 to 50"),
    (GAP, "", "patterns.gap", "is missing"),
    (SEATS, SEATS.replace("15, 20", "15, 14"), "ladders.seats-all", "should rise with every figure [STA-11.3.3]"),
    (SEATS, "seats-all = []", "ladders.seats-all", "[STA-11.3.3]"),
    (SEATS, SEATS.replace("20", "101"), "ladders.seats-all[6]", "is 101, not from 0 to 100"),
    (SEATS, "", "ladders.seats-all", "is missing"),
    ("[round-tiles]", "[tiles]", "round-tiles", "is missing"),
    ("[edition]", "[medals]\n[edition]", "medals", "is not known here"),
    ('[ladders]\nsource = "reconstructed"', '[ladders]\nsource = "hearsay"', "ladders.source", "is 'hearsay', not"),
    ('game = "staufer"', 'game = "tallinn"', "edition.game", "is 'tallinn', not 'staufer'"),
    ('id = "hoftag-1"', "id = 1", "edition.id", "should be a text"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bad", "key", "said"), MISTAKES, ids=lambda text: text[:40])
def test_a_mistake_names_file_key_and_reason(tmp_path: Path, good: str, bad: str, key: str, said: str) -> None:
    with pytest.raises(EditionError) as error:
        Staufer(edited(tmp_path, good, bad))
    text = str(error.value)
    assert text.startswith(f"mine.toml: {key}: ")
    assert said in text


def test_a_file_that_is_missing_or_no_toml_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"none\.toml: cannot be read"):
        load_box(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("tiles = [")
    with pytest.raises(EditionError, match=r"broken\.toml: is not TOML"):
        load_box(broken)


@pytest.mark.parametrize("table", [key for key in tomllib.loads(TEXT) if key != "edition"])
@pytest.mark.parametrize("key", ["source", "why"])
def test_every_table_has_to_tell_its_ground(tmp_path: Path, table: str, key: str) -> None:
    before, head, after = TEXT.partition(f"[{table}]\n")
    lines = after.split("\n")
    assert [line.split()[0] for line in lines[:2]] == ["source", "why"]
    del lines[["source", "why"].index(key)]
    path = tmp_path / "mine.toml"
    path.write_text(before + head + "\n".join(lines), encoding="utf-8")
    with pytest.raises(EditionError, match=rf"mine\.toml: {table}\.{key}: is missing"):
        load_box(path)
