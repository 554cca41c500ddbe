"""The parts that the outlook of Augsburg 1520 names are those of the box."""

from __future__ import annotations

import json
from pathlib import Path

from hoftag.core.contract import SPECTATOR
from hoftag.games.augsburg.box import BUILTIN
from hoftag.games.augsburg.game import Augsburg
from hoftag.games.augsburg.words import CARD
from hoftag.outlook import outlook_of


def test_parts_are_complete() -> None:
    parts = outlook_of(Augsburg(), 4).parts()
    assert json.loads(json.dumps(parts)) == parts
    assert sorted(parts["certificates"]) == sorted(CARD.names)
    assert parts["certificates"]["leo-16"] == {"noble": "leo", "value": 16, "price": 400}
    assert parts["certificates"]["joker"] == {"noble": None, "value": None, "price": 400}
    assert parts["privileges"]["p2"] == ["office", "office", "prestige-6"]
    assert [row["gulden"] for row in parts["stages"]["factory"]] == [600, 900, 1200, 1600]
    assert [row["prestige"] for row in parts["stages"]["nobility"]] == [3, 5, 8, 12]
    assert parts["stages"]["office"][3] == {"free-cards": 1, "offered-cards": 6}
    assert parts["tiles"]["office"] == [4, 2, 1]
    assert parts["rights"]["church"] == {
        "stack": [900, 800, 700, 600, 500], "category": "office", "stage": 1, "shows": "cost",
    }  # fmt: skip
    assert parts["walls"] == [{"field": 25, "right": "church"}, {"field": 45, "right": "cathedral"}]


def test_parts_are_those_of_the_edition(tmp_path: Path) -> None:
    text = BUILTIN.read_text(encoding="utf-8")
    for old, new in (
        ("[600, 900, 1200, 1600]", "[650, 950, 1250, 1650]"),
        ("[4, 3, 2, 1, 1]", "[9, 8, 7, 6, 5]"),
        ("prices = [200, 200, 200,", "prices = [200, 200, 250,"),
        (
            '{ id = "p5", symbols = ["factory", "factory", "cards"] }',
            '{ id = "p5", symbols = ["factory", "office", "money"] }',
        ),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    game = Augsburg(path)
    mine = outlook_of(game, 2)
    parts = mine.parts()
    assert [row["gulden"] for row in parts["stages"]["factory"]] == [650, 950, 1250, 1650]
    assert parts["rights"]["coat-of-arms"]["stack"] == [9, 8, 7, 6, 5]
    assert parts["certificates"]["maria-3"]["price"] == 250
    assert parts["privileges"]["p5"] == ["factory", "office", "money"]
    s = game.position(2, {}, {"sides": [{"hand": ["leo-1"]}, {"hand": ["leo-2"]}]})
    assert mine.facts(game.view(s, SPECTATOR).dump(), [])["seats"][0]["income"]["money"] == 650
