"""The snippets of docs/research.md run, and its figures are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hoftag.games import registry

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("snippet", SNIPPETS, ids=lambda text: re.search(r"adapters\.(\w+)", text)[1])
def test_snippets_play_a_whole_game(snippet: str) -> None:
    names: dict[str, Any] = {}
    exec(compile(snippet, "research.md", "exec"), names)
    if "won" in names:
        assert names["won"].sum() > 100, "whole games, many of them"
    else:
        assert not names["env"].agents if "agent" in names else names["over"]


def test_figures() -> None:
    for id, title in (("tallinn", "Tallinn"), ("augsburg", "Augsburg 1520"), ("staufer", "Die Staufer")):
        assert f"{len(registry.game(id).features)} for {title}" in PAGE
    moves = ", ".join(
        f"{len(registry.game(id).words.moves):,}".replace(",", " ") for id in ("tallinn", "augsburg", "staufer")
    )
    assert f"({moves};" in PAGE
