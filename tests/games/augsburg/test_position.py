"""Positions from plain data: what is read is what is there, and every mistake names its field."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hoftag.core.errors import SetupError
from hoftag.games.registry import game

AUGSBURG = game("augsburg")


def position(text: str, seats: int = 2) -> Any:
    return AUGSBURG.position(seats, {}, tomllib.loads(text))


FULL = """
step = "take"
round = 3
noble = "leo"
beginner = 1
display = ["p2", "p9"]
opened = ["p1", "p2", "p3", "p8", "p9"]
discard = ["maria-1", "joker", "maria-4"]
top-price = 350
[[sides]]
hand = ["leo-3", "joker", "joker"]
money = 450
prestige = 12
stages = { factory = 3, office = 2 }
rights = { church = 900, coat-of-arms = 4 }
[[sides]]
hand = ["philipp-17"]
stages = { nobility = 4 }
rights = { letter-of-nobility = 5, mint-master = 1 }
"""


def test_everything_that_is_told_is_there() -> None:
    table = position(FULL).dump()
    assert table["step"] == "take"
    assert (table["round"], table["noble"], table["beginner"], table["waiting"]) == (3, "leo", 1, [1])
    assert table["display"] == ["p2", "p9"]
    assert table["opened"] == ["p1", "p2", "p3", "p8", "p9"]
    assert table["discard"] == ["maria-1", "maria-4", "joker"]
    assert table["top_discard"] == "maria-4"
    assert table["top_price"] == "350"
    assert len(table["draw"]) == 80 - 3 - 3 - 1
    assert table["tiles"] == {"factory": [1, 0, 1], "nobility": [1, 1, 0], "office": [1, 1, 1]}
    assert table["stacks"] == {
        "coat-of-arms": 4, "letter-of-nobility": 4, "mint-master": 4, "master-builder": 5, "church": 4, "cathedral": 5,
    }  # fmt: skip
    first = table["sides"][0]
    assert (first["money"], first["prestige"], first["hand"]) == (450, 12, ["leo-3", "joker", "joker"])
    assert first["rights"] == {"church": 900, "coat-of-arms": 4}
    assert first["stages"] == {"factory": 3, "nobility": 1, "office": 2}


def test_the_usual_table_is_the_first_auction_of_empty_hands() -> None:
    table = position("[[sides]]\n[[sides]]").dump()
    assert (table["round"], table["beginner"], table["step"]) == (1, 0, "top-price")
    assert table["agenda"] == ["visit -1", "top-price -1"]
    assert table["display"] == table["opened"] == ["p1", "p2", "p3", "p4", "p5"]
    assert len(table["draw"]) == 80


def test_an_even_round_shows_the_cards_that_were_not_opened() -> None:
    table = position('round = 2\ndisplay = ["p2", "p9"]\n[[sides]]\n[[sides]]').dump()
    assert table["opened"] == ["p1", "p3", "p4", "p5", "p6"]


def test_at_the_purchase_the_display_is_laid_aside_and_the_next_round_waits() -> None:
    """AUG-10.2"""
    table = position('step = "buy"\nround = 2\ndisplay = ["p9"]\ntop-price = 200\n[[sides]]\n[[sides]]').dump()
    assert table["display"] == []
    assert table["agenda"] == ["round -1", "unwanted -1", "buy -1"]
    assert table["waiting"] == [0, 1]


TWO = "[[sides]]\n[[sides]]\n"

# a table, and what has to be said about it
IMPOSSIBLE = [
    ("[[sides]]", "position: sides: has 1 entries; the game is for 2 to 5 seats, here 2"),
    ("", "position: sides: is missing"),
    ("sides = 2", "position: sides: should be a list of tables"),
    ('step = "show"\n' + TWO, "position: step: is 'show', not one of auction, take, buy, phase-two"),
    ("round = 0\n" + TWO, "position: round: is 0, not from 1 to 4"),
    ("round = 5\n" + TWO, "position: round: is 5, not from 1 to 4"),
    ("beginner = 2\n" + TWO, "position: beginner: is 2, not from 0 to 1"),
    ('noble = "karl"\n' + TWO, "position: noble: is 'karl', not one of philipp"),
    ('step = "buy"\nnoble = "leo"\n' + TWO, "position: noble: nobody is visited at the step buy [AUG-3.2]"),
    ('step = "phase-two"\nnoble = "leo"\n' + TWO, "position: noble: nobody is visited at the step phase-two"),
    ('display = ["p11"]\n' + TWO, "position: display: 'p11' is no privilege"),
    ('display = ["p1", "p1"]\n' + TWO, "position: display: should be up to five different cards [AUG-2.3]"),
    ('display = ["p1", "p2", "p3", "p4", "p5", "p6"]\n' + TWO, "position: display: should be up to five"),
    ('step = "take"\ndisplay = []\n' + TWO, "position: display: the winner has to find a card [AUG-5.1]"),
    ('opened = ["p1"]\n' + TWO, "position: opened: should be five cards"),
    ('display = ["p9"]\nopened = ["p1", "p2", "p3", "p4", "p5"]\n' + TWO, "position: opened: should be five cards"),
    ('discard = ["leo-18"]\n' + TWO, "position: discard: 'leo-18' is no card"),
    ('discard = "leo-1"\n' + TWO, "position: discard: should be a list of names of card"),
    ('discard = ["leo-1", "leo-1"]\n' + TWO, "position: discard: leo-1 is somewhere else already [AUG-1.3]"),
    ('draw = ["leo-1"]\n' + TWO, "position: draw: 79 certificates are nowhere, as philipp-1 [AUG-1.3]"),
    ("top-price = 150\n" + TWO, "position: top-price: is 150, not from 200 to 400"),
    ("top-price = 220\n" + TWO, "position: top-price: no card of the draw pile costs 220 [AUG-5.3.4]"),
    ("turn = 1\n" + TWO, "position: turn: is not known here"),
    ("[[sides]]\nmoney = 100001\n[[sides]]", "position: sides[0].money: is 100001, not from 0 to 100000"),
    ('[[sides]]\nmoney = "50"\n[[sides]]', "position: sides[0].money: should be a whole number"),
    ("[[sides]]\n[[sides]]\nmoney = 75", "position: seat 1: 75 gulden [AUG-R5]"),
    ('[[sides]]\nhand = ["leo-0"]\n[[sides]]', "position: sides[0].hand: 'leo-0' is no card"),
    ('[[sides]]\nhand = [5]\n[[sides]]', "position: sides[0].hand: 5 is no card"),
    ('[[sides]]\nhand = ["leo-1"]\n[[sides]]\nhand = ["leo-1"]', "position: sides[1].hand: leo-1 is somewhere else"),
    ('discard = ["leo-1"]\n[[sides]]\n[[sides]]\nhand = ["leo-1"]', "position: discard: leo-1 is somewhere else"),
    ('[[sides]]\noffer = ["leo-1"]\n[[sides]]', "position: sides[0].offer: there is an offer only at the step buy"),
    ("[[sides]]\nstages = { factory = 5 }\n[[sides]]", "position: sides[0].stages.factory: is 5, not from 1 to 4"),
    ("[[sides]]\nstages = { castle = 2 }\n[[sides]]", "position: sides[0].stages.castle: is not known here"),
    ("[[sides]]\nstages = 2\n[[sides]]", "position: sides[0].stages: should be a table"),
    ("[[sides]]\nrights = { church = 0 }\n[[sides]]", "position: sides[0].rights.church: is 0, not from 1 to 5000"),
    ("[[sides]]\nrights = { tower = 1 }\n[[sides]]", "position: sides[0].rights.tower: is not known here"),
    ("[[sides]]\nrights = { church = 850 }\n[[sides]]", "position: the tiles of church were not taken from the top"),
    ("[[sides]]\nrights = { mint-master = 2 }\n[[sides]]", "position: the tiles of mint-master were not taken"),
    ("[[sides]]\nprestige = -1\n[[sides]]", "position: sides[0].prestige: is -1, not from 0 to 1000"),
    ("[[sides]]\nprestige = 26\n[[sides]]", "position: seat 0: 26 points in front of the barrier 25 [AUG-8.4]"),
    ("[[sides]]\nbid = 2\n[[sides]]", "position: sides[0].bid: is not known here"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), IMPOSSIBLE, ids=lambda text: text[:50])
def test_an_impossible_position_names_the_field(text: str, said: str) -> None:
    with pytest.raises(SetupError) as error:
        position(text)
    assert str(error.value).startswith(said)


def test_tiles_that_are_not_there_are_an_error() -> None:
    with pytest.raises(SetupError, match=r"factory: there are no more tiles of stage 4 \[AUG-2\.1\]"):
        position("[[sides]]\nstages = { factory = 4 }\n[[sides]]\nstages = { factory = 4 }")


def test_unknown_options_are_an_error() -> None:
    with pytest.raises(SetupError, match="augsburg has no option 'towers'"):
        AUGSBURG.position(2, {"towers": 1}, tomllib.loads(TWO))


def test_a_position_of_six_or_one_is_an_error() -> None:
    for seats in (1, 6):
        with pytest.raises(SetupError, match=f"position: sides: has {seats} entries; the game is for 2 to 5 seats"):
            position("[[sides]]\n" * seats, seats)


def test_every_position_goes_on_to_the_end_of_the_game() -> None:
    s = position(FULL)
    for _ in range(2000):
        decisions = AUGSBURG.pending(s)
        if not decisions:
            break
        AUGSBURG.apply(s, decisions[0].seat, decisions[0].moves[-1])
        assert s.audit() == []
    assert s.over == 1
    assert s.round == 4
