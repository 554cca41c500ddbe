"""Editions with other values: the text of a changed edition, and the game that is played with it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hoftag.core.contract import Game
from hoftag.games import registry

Data = dict[str, Any]


def toml_text(data: Data) -> str:
    """Component data as TOML: one table after the other, whatever is inside them in one line."""
    lines: list[str] = []
    for name, table in data.items():
        lines += [f"[{name}]", *[f"{key} = {_value(value)}" for key, value in table.items()], ""]
    return "\n".join(lines)


def _value(value: Any) -> str:
    """One value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)  # numbers, texts and flags are written alike


def game_with(game_id: str, data: Data) -> Game[Any, Any]:
    """The game with these components, read as strictly as any edition."""
    return _game_with(game_id, toml_text(data))


@cache
def _game_with(game_id: str, text: str) -> Game[Any, Any]:
    """The same by its text, made once."""
    with TemporaryDirectory(prefix="hoftag-") as folder:
        file = Path(folder) / "edition.toml"
        file.write_text(text, encoding="utf-8")
        return registry.game(game_id, file)
