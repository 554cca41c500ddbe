"""Editions are read strictly: every mistake names file and key, and the game's own data is sound."""

import re
from pathlib import Path

import pytest

from hoftag.core.errors import EditionError
from hoftag.games.registry import game
from hoftag.games.tallinn.box import BUILTIN

GOOD = BUILTIN.read_text()


def test_the_built_in_edition_reads() -> None:
    edition = game("tallinn").edition
    assert edition.id == "hoftag-1"
    assert re.fullmatch("[0-9a-f]{16}", edition.hash)
    assert {ground.table: ground.source for ground in edition.grounds} == {
        "start": "published",
        "influence": "reconstructed",
        "legate": "rulebook",
        "chronicle": "reconstructed",
    }


def test_comments_and_order_do_not_change_the_hash(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    lines = [line for line in GOOD.splitlines() if not line.startswith("#")]
    other.write_text("\n".join(lines).replace('id = "hoftag-1"\ngame = "tallinn"', 'game = "tallinn"\nid = "hoftag-1"'))
    assert game("tallinn", other).edition.hash == game("tallinn").edition.hash


def test_another_value_is_another_edition_and_is_played_with(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(GOOD.replace("{ number = 10, a = { merchant = 3 }", "{ number = 10, a = { merchant = 4 }"))
    mine = game("tallinn", other)
    assert mine.edition.hash != game("tallinn").edition.hash
    assert mine.printed("half", 18) == [("person-merchant", 4)]


@pytest.mark.parametrize(
    ("find", "put", "says"),
    [
        ('id = "hoftag-1"\n', "", "edition.id: is missing"),
        ('game = "tallinn"', 'game = "hearts"', "edition.game: is 'hearts', not 'tallinn'"),
        ('game = "tallinn"', 'game = "tallinn"\ncolour = 1', "edition.colour: is not known here"),
        ("[legate]", "[legat]", "legate: is missing"),
        ('source = "rulebook"', 'source = "hearsay"', "legate.source: is 'hearsay', not one of"),
        ("{ number = 10, a = { merchant = 3 }, b = { knight = 3 } },\n", "", "influence.cards: has 9 entries, not 10"),
        ("number = 10", "number = 11", "influence.cards[9].number: is 11, not from 10 to 10"),
        ("a = { merchant = 3 }", "a = { merchant = true }", "cards[9].a.merchant: should be a whole number"),
        ("a = { merchant = 3 }", "a = { }", "influence.cards[9].a: shows nobody"),
        ("a = { merchant = 3 }", "a = { trader = 3 }", "influence.cards[9].a"),
        ("a = { merchant = 3 }", "a = 3", "influence.cards[9].a: should be a table"),
        ("b = { knight = 3 }", "b = { knight = 3, coin = true }", "two coin halves of knight [TAL-1.3]"),
        ("b = { knight = 1, coin", "b = { knight = 1, monk = 1, coin", "one estate only [TAL-1.3]"),
        ("{ id = \"s1\", merchant = 2, knight = 1 }", "{ id = \"s1\", merchant = 3 }", "[TAL-1.5]"),
        ("{ id = \"s1\", merchant = 2, knight = 1 }", "{ id = \"s1\", merchant = 2, monk = 1 }", "same persons"),
        ('kind = "have"', 'kind = "steal"', "chronicle.cards[0].left.kind: is 'steal'"),
        ("single = 3, double = 5", "single = 5, double = 5", "double: should ask for more"),
        (", single = 3, double = 5 }", " }", "one of them has to be there [TAL-R37]"),
        ("b = { shields = 2 }", "b = { shields = 3 }", "legate.b.shields"),
        ("[edition]", "[edition", "is not TOML"),
    ],
)  # fmt: skip
def test_a_mistake_is_an_error_naming_file_and_key(tmp_path: Path, find: str, put: str, says: str) -> None:
    assert find in GOOD
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(GOOD.replace(find, put, 1))
    with pytest.raises(EditionError) as error:
        game("tallinn", wrong)
    assert says in str(error.value)
    assert "wrong.toml" in str(error.value)
    assert "\n" not in str(error.value).strip()


def test_a_task_may_have_one_level(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(GOOD.replace("single = 3, double = 5 }", "single = 3 }", 1))
    assert game("tallinn", other).edition.id == "hoftag-1"


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot be read"):
        game("tallinn", tmp_path / "nowhere.toml")
