"""docs/adding-a-game.md is true: its code is written to a folder, imported, and keeps every law."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hoftag.games
from hoftag.check import laws

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def prizes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The game as the page builds it, imported as hoftag.games.prizes."""
    folder = tmp_path_factory.mktemp("games")
    blocks = re.findall(r"```(?:python|toml)\n# (prizes/\S+)\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert [name for name, _ in blocks] == [
        "prizes/data/prizes.toml",
        "prizes/words.py",
        "prizes/state.py",
        "prizes/steps.py",
        "prizes/view.py",
        "prizes/game.py",
    ]
    for name, code in blocks:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(code)
    (folder / "prizes" / "__init__.py").write_text("")
    hoftag.games.__path__.append(str(folder))
    try:
        yield importlib.import_module("hoftag.games.prizes.game").Prizes()
    finally:
        hoftag.games.__path__.remove(str(folder))
        for name in [name for name in sys.modules if name.startswith("hoftag.games.prizes")]:
            del sys.modules[name]


@pytest.mark.parametrize("law", list(laws.LAWS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_of_the_page_keeps_every_law(prizes: Any, law: str, seats: int) -> None:
    for seed in range(15):
        laws.LAWS[law](prizes, seats, {}, seed)


def test_its_twin_worlds_really_differ(prizes: Any) -> None:
    assert sum(laws.twin_worlds(prizes, 3, {}, seed) for seed in range(20)) > 20


def test_a_leak_in_the_game_of_the_page_is_found(prizes: Any) -> None:
    honest = type(prizes).view

    def leaky(self: Any, s: Any, seat: int) -> Any:
        view = honest(self, s, seat)
        view.won = [*view.won, sum(s.wishes)]
        return view

    def compare_many() -> None:
        for seed in range(20):
            laws.twin_worlds(prizes, 3, {}, seed)

    type(prizes).view = leaky
    try:
        with pytest.raises(laws.LawBroken, match="can tell"):
            compare_many()
    finally:
        type(prizes).view = honest
