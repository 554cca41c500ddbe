"""The number of move sequences from named positions: any change of what is legal shows here."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hoftag.check.perft import perft
from hoftag.check.runner import begin
from hoftag.games import registry

POSITIONS = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["position"]


def start_of(position: dict[str, Any]) -> Any:
    """The state a position describes."""
    known = {"name", "seats", "options", "counts", "given"}
    assert set(position) <= known
    return begin(registry.game("staufer"), position["seats"], position.get("options", {}), position.get("given"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_perft(position: dict[str, Any]) -> None:
    state = start_of(position)
    depths = range(1, len(position["counts"]) + 1)
    assert [perft(registry.game("staufer"), state, depth) for depth in depths] == position["counts"]


def test_counting_leaves_the_position_alone() -> None:
    state = start_of(POSITIONS[0])
    before = state.dump()
    perft(registry.game("staufer"), state, 3)
    assert state.dump() == before


def test_depth_one_is_the_number_of_moves_and_depth_zero_one() -> None:
    game = registry.game("staufer")
    state = start_of(POSITIONS[0])
    assert perft(game, state, 0) == 1
    assert perft(game, state, 1) == len(game.pending(state)[0].moves)


def test_every_position_is_counted_to_depth_four_at_least() -> None:
    assert [position["name"] for position in POSITIONS if len(position["counts"]) < 4] == []
