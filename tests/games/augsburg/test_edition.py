"""The built-in edition, and every kind of mistake an owner could make in a file of his own."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path

import pytest

from hoftag.core.errors import EditionError
from hoftag.games.augsburg.box import BUILTIN, load_box
from hoftag.games.augsburg.game import Augsburg
from hoftag.games.augsburg.words import CARD, PRIVILEGE, STAGE

TEXT = BUILTIN.read_text(encoding="utf-8")


def edited(tmp_path: Path, good: str, bad: str) -> Path:
    """A copy of the built-in file with one thing changed."""
    assert TEXT.count(good) == 1
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(good, bad), encoding="utf-8")
    return path


def test_the_built_in_edition_loads() -> None:
    box = load_box()
    assert box.edition.id == "hoftag-1"
    assert box.price == [200] * 3 + [250] * 4 + [300] * 3 + [350] * 4 + [400] * 3 + box.price[17:]
    assert box.price[:17] == box.price[17:34] == box.price[34:51] == box.price[51:68]
    assert box.price[68] == 400
    assert len(set(box.symbols)) == 10
    assert box.stacks[4] == [900, 800, 700, 600, 500]


def test_its_grounds_tell_what_is_reconstructed() -> None:
    grounds = {ground.table: ground.source for ground in load_box().edition.grounds}
    assert grounds == {
        "certificates": "reconstructed",
        "privileges": "reconstructed",
        "stages": "rulebook",
        "names": "reconstructed",
        "coats-of-arms": "reconstructed",
        "letters-of-nobility": "reconstructed",
        "churches": "reconstructed",
        "cathedrals": "reconstructed",
    }
    assert all(len(ground.why) > 30 for ground in load_box().edition.grounds)


def test_every_price_class_holds_the_cards_of_that_price() -> None:
    box = load_box()
    for place, price in enumerate([200, 250, 300, 350, 400]):
        cards = [card for card in range(68) if (box.low_at[place] | box.high_at[place] << 34) >> card & 1]
        assert cards == [card for card in range(68) if box.price[card] == price]
    assert [box.price_class[card] for card in (0, 3, 7, 10, 14, 68)] == [0, 1, 2, 3, 4, 4]


def test_a_sound_change_is_taken_over(tmp_path: Path) -> None:
    """AUG-1.5: an owner's prices are other prices, and the hash of the edition says so."""
    mine = Augsburg(edited(tmp_path, "prices = [200, 200, 200, 250,", "prices = [200, 200, 250, 250,"))
    assert mine.box.price[2] == 250
    assert mine.box.price_class[19] == 1
    assert mine.edition.hash != Augsburg().edition.hash
    assert mine.setup(2).box.price[2] == 250


def test_a_box_travels_by_its_data(tmp_path: Path) -> None:
    box = load_box(edited(tmp_path, "stack = [900, 800, 700, 600, 500]", "stack = [950, 800, 700, 600, 500]"))
    again = pickle.loads(pickle.dumps(box))
    assert again.stacks == box.stacks
    assert again.edition.hash == box.edition.hash


def test_what_is_printed_is_told() -> None:
    """AUG-1.5, AUG-1.6, AUG-1.10"""
    game = Augsburg()
    assert game.printed("card", CARD.find("leo-11")) == [("price", 350)]
    assert game.printed("card", CARD.find("joker")) == [("price", 400)]
    assert game.printed("privilege", PRIVILEGE.find("p2")) == [
        ("symbol-office", 1), ("symbol-office", 1), ("symbol-prestige-6", 1),
    ]  # fmt: skip
    assert game.printed("stage", STAGE.find("factory-4")) == [("gulden", 1600)]
    assert game.printed("stage", STAGE.find("nobility-3")) == [("prestige", 8)]
    assert game.printed("stage", STAGE.find("office-4")) == [("free-cards", 1), ("offered-cards", 6)]
    assert game.printed("stage", STAGE.find("office-1")) == [("offered-cards", 4)]
    assert game.printed("seat", 0) == []


PRICES = "prices = [200, 200, 200, 250, 250, 250, 250, 300, 300, 300, 350, 350, 350, 350, 400, 400, 400]"
P10 = '{ id = "p10", symbols = ["office", "prestige-7", "cards"] }'
P9 = '    { id = "p9", symbols = ["nobility", "money", "cards"] },\n'

# what is changed in the file, into what, the key and what has to be said about it
MISTAKES = [
    (PRICES, PRICES.replace("[200, 200, 200, 250", "[200, 250, 200, 250"), "certificates.prices", "[AUG-1.5]"),
    (PRICES, PRICES.replace("[200,", "[190,"), "certificates.prices[0]", "is 190, not from 200 to 400 in steps of 50"),
    (PRICES, PRICES.replace("[200,", "[150,"), "certificates.prices[0]", "is 150, not from 200"),
    (PRICES, PRICES.replace("400]", "450]"), "certificates.prices[16]", "is 450, not from 200 to 400"),
    (PRICES, PRICES.replace(", 400]", "]"), "certificates.prices", "should be a list of 17 numbers"),
    (PRICES, PRICES.replace("400]", '"400"]'), "certificates.prices[16]", "should be a whole number"),
    (PRICES, PRICES.replace("400]", "true]"), "certificates.prices[16]", "should be a whole number"),
    (PRICES, "prices = 300", "certificates.prices", "should be a list of 17 numbers"),
    (PRICES, "", "certificates.prices", "is missing"),
    (PRICES, PRICES + "\njoker = 400", "certificates.joker", "is not known here"),
    (P9, "", "privileges.cards", "has 9 entries, not 10"),
    (P10, P10.replace('"office", "prestige-7"', '"money", "nobility"'), "privileges.cards[9].symbols", "those of p9"),
    (P10, P10.replace('"office", "prestige-7"', '"money", "nobility"'), "privileges.cards[9].symbols", "[AUG-1.6]"),
    (P10, P10.replace("cards", "coins"), "privileges.cards[9].symbols[2]", "is 'coins', not one of factory"),
    (P10, P10.replace(', "cards"', ""), "privileges.cards[9].symbols", "should be a list of 3 names"),
    (P10, P10.replace('"p10"', '"p11"'), "privileges.cards[9].id", "is 'p11', not one of p10"),
    (P10, P10.replace(" }", ", name = 1 }"), "privileges.cards[9].name", "is not known here"),
    (P10, "10", "privileges.cards[9]", "should be a table"),
    ('"money", "prestige-6"]', '"money", "prestige-7"]', "privileges.cards", "500 gulden and 6 points"),
    ('["office", "office", "prestige-6"]', '["office", "money", "prestige-6"]', "privileges.cards", "two offices"),
    ('["nobility", "nobility", "money"]', '["nobility", "factory", "money"]', "privileges.cards", "[AUG-1.6]"),
    ("money = [600, 900, 1200, 1600]", "money = [600, 900, 800, 1600]", "stages.money", "never yields less [AUG-1.10]"),
    ("money = [600,", "money = [625,", "stages.money[0]", "is 625, not from 50 to 5000 in steps of 50"),
    ("prestige = [3, 5, 8, 12]", "prestige = [3, 5, 4, 12]", "stages.prestige", "[AUG-1.10]"),
    ("prestige = [3, 5, 8, 12]", "prestige = [0, 5, 8, 12]", "stages.prestige[0]", "is 0, not from 1 to 40"),
    ("offer = [4, 5, 6, 6]", "offer = [4, 5, 6, 5]", "stages.offer", "[AUG-1.10]"),
    ("offer = [4, 5, 6, 6]", "offer = [4, 5, 6, 8]", "stages.offer[3]", "is 8, not from 1 to 7"),
    ("free = [0, 0, 0, 1]", "free = [0, 0, 0, 3]", "stages.free[3]", "is 3, not from 0 to 2"),
    ("free = [0, 0, 0, 1]", "", "stages.free", "is missing"),
    ('ours = ["factory-1"', 'ours = ["factory-5"', "names.ours[0]", "is 'factory-5', not one of factory-1"),
    ("stack = [4, 3, 2, 1, 1]", "stack = [4, 3, 2, 1, 2]", "coats-of-arms.stack", "highest on top [AUG-2.2]"),
    ("stack = [4, 3, 2, 1, 1]", "stack = [4, 3, 2, 1]", "coats-of-arms.stack", "should be a list of 5 numbers"),
    ("stack = [5, 4, 3, 2, 2]", "stack = [2, 4, 3, 2, 5]", "letters-of-nobility.stack", "[AUG-2.2]"),
    ("stack = [900, 800,", "stack = [800, 900,", "churches.stack", "dearest on top [AUG-2.2]"),
    ("stack = [900, 800,", "stack = [800, 800,", "churches.stack", "the costs have to differ"),
    ("stack = [900, 800,", "stack = [800, 800,", "churches.stack", "[AUG-R54]"),
    ("stack = [1100, 1000, 900, 800, 700]", "stack = [1100, 900, 900, 800, 700]", "cathedrals.stack", "[AUG-R54]"),
    ("stack = [1100,", "stack = [1120,", "cathedrals.stack[0]", "is 1120, not from 50 to 5000 in steps of 50"),
    ('[names]\nsource = "reconstructed"', '[names]\nsource = "guessed"', "names.source", "is 'guessed', not one of"),
    ("[churches]", "[chapels]", "churches", "is missing"),
    ("[edition]", "[chapels]\n[edition]", "chapels", "is not known here"),
    ('game = "augsburg"', 'game = "tallinn"', "edition.game", "is 'tallinn', not 'augsburg'"),
    ('id = "hoftag-1"', "id = 1", "edition.id", "should be a text"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bad", "key", "said"), MISTAKES, ids=lambda text: text[:40])
def test_a_mistake_names_file_key_and_reason(tmp_path: Path, good: str, bad: str, key: str, said: str) -> None:
    with pytest.raises(EditionError) as error:
        Augsburg(edited(tmp_path, good, bad))
    text = str(error.value)
    assert text.startswith(f"mine.toml: {key}: ")
    assert said in text


def test_a_file_that_is_missing_or_no_toml_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"none\.toml: cannot be read"):
        load_box(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("prices = [")
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
