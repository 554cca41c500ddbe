"""Exports are valid, complete and always the same."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.conftest import Run, run_process

from hoftag.cli.typescript import Shape
from hoftag.games import registry


def test_json_is_valid_and_complete(run: Run) -> None:
    data = json.loads(run("export", "tallinn").out)
    game = registry.game("tallinn")
    assert [action["index"] for action in data["actions"]] == list(range(len(game.words.moves)))
    for action, move in zip(data["actions"], game.words.moves, strict=True):
        assert game.words.parse(action["notation"]) is move
        assert " ".join([action["verb"], *action["arguments"].values()]) == move.text
    assert [verb["key"] for verb in data["verbs"]] == [phrase.key for phrase in game.words.verbs]
    assert data["steps"] == game.words.steps
    assert [event["key"] for event in data["events"]] == [phrase.key for phrase in game.words.events]
    assert [reason["key"] for reason in data["reasons"]] == list(game.words.reasons)
    assert [option["key"] for option in data["options"]] == [option.key for option in game.options]
    assert data["domains"]["estate"] == ["merchant", "knight", "monk"]
    compared = next(event for event in data["events"] if event["key"] == "compared")
    assert list(compared["places"]) == ["seat", "seat2", "estate", "number", "number2", "number3"]


def test_exports_are_stable(run: Run, tmp_path: Path) -> None:
    for format in ("json", "ts"):
        first = run("export", "tallinn", "--format", format)
        assert (first.code, first.err) == (0, "")
        file = tmp_path / f"words.{format}"
        second = run_process("export", "tallinn", "--format", format, "--out", file, PYTHONHASHSEED="7")
        assert (second.code, second.out) == (0, "")
        assert file.read_text(encoding="utf-8") == first.out


def test_types_name_every_word(run: Run) -> None:
    text = run("export", "tallinn", "--format", "ts").out
    game = registry.game("tallinn")
    for phrase in [*game.words.verbs, *game.words.events, *game.words.reasons.values()]:
        assert f'key: "{phrase.key}"' in text
    assert "export type TallinnView = {" in text
    assert "    hand?: string[];" in text
    assert "    start: string | null;" in text
    assert text.count("{") == text.count("}")
    assert len(re.findall(r"^export type (\w+)", text, re.M)) == len(set(re.findall(r"^export type (\w+)", text, re.M)))


def test_a_shape_is_learnt_from_examples() -> None:
    shape = Shape()
    for value in ({"a": 1, "b": [1, None]}, {"a": None, "b": [], "c": {"d": True}}):
        shape.add(value)
    assert shape.text("") == "{\n  a: number | null;\n  b: (number | null)[];\n  c?: {\n    d: boolean;\n  };\n}"


def test_games_are_listed_with_players_and_options(run: Run) -> None:
    for language in ("en", "de", "it"):
        result = run("games", "--lang", language)
        assert (result.code, result.err) == (0, "")
        for id in registry.ids():
            for option in registry.game(id).options:
                assert f"--option {option.key}=" in result.out
        assert "--bots random|novice|casual|strong|master" in result.out
        assert max(len(line) for line in result.out.splitlines()) <= 80
        sets = ["first-game*|alternative|synergies|point-rain|quantity|", "publisher|random"]
        assert f"  --option privileges={sets[0]}\n{' ' * 22}{sets[1]}\n" in result.out
