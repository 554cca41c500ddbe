"""Every law on every game, player count and option set; and each law shown to bite by a planted fault."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hoftag.build import build
from hoftag.check import laws
from hoftag.check.games import option_sets
from hoftag.check.soak import SoakOptions, ask_build, chunks_of, run_chunk
from hoftag.games.registry import game as find_game
from hoftag.games.registry import ids

SLOW = build() == "plain"  # fewer games there: the builds are shown to play alike
SETUPS = [
    (id, seats, options)
    for id in ids()
    for seats in range(find_game(id).min_seats, find_game(id).max_seats + 1)
    for options in option_sets(find_game(id))
]


def named(value: Any) -> str:
    return "+".join(key for key, on in value.items() if on) or "base" if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("id", "seats", "options"), SETUPS, ids=named)
@pytest.mark.parametrize("law", list(laws.LAWS))
def test_law_holds_for_every_setup(law: str, id: str, seats: int, options: dict[str, int]) -> None:
    for seed in range(1 if SLOW or any(options.values()) else 3):  # the usual options more often
        laws.LAWS[law](find_game(id), seats, options, seed)


def test_a_soak_can_keep_to_one_setup() -> None:
    chunks = chunks_of(SoakOptions(games=["staufer"], number=1, laws=["sound"], jobs=1, setup={"privileges": 6}))
    assert [(chunk.seats, chunk.options) for chunk in chunks] == [(n, {"privileges": 6}) for n in (2, 3, 4, 5)]


@pytest.mark.parametrize("law", list(laws.LAWS))
@settings(deadline=None, max_examples=8 if SLOW else 25, suppress_health_check=[HealthCheck.too_slow])
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**64 - 1))
def test_law_holds_for_any_seed(law: str, setup: tuple[str, int, dict[str, int]], seed: int) -> None:
    id, seats, options = setup
    laws.LAWS[law](find_game(id), seats, options, seed)


@pytest.mark.parametrize("id", ids())
def test_twin_worlds_are_really_different(id: str) -> None:
    game = find_game(id)
    for seats in range(game.min_seats, game.max_seats + 1):
        enough = 2 if SLOW else 12
        found = 0
        for seed in range(12):
            if found < enough:
                found += laws.twin_worlds(game, seats, {}, seed)
        assert found >= enough


def test_builds_agree() -> None:
    if build() != "compiled":
        assert os.environ.get("HOFTAG_EXPECT") != "compiled"
        return  # the compiled lane compares; here there is only one build
    for chunk in chunks_of(SoakOptions(games=[], number=2, laws=["sound"], jobs=1)):
        assert ask_build(chunk, plain=True)["digest"] == run_chunk(chunk)["digest"]


def test_expected_build_runs() -> None:
    expected = os.environ.get("HOFTAG_EXPECT")
    assert expected in (None, build())


def test_a_law_broken_in_a_chunk_is_a_finding() -> None:
    chunk = chunks_of(SoakOptions(games=["tallinn"], number=1, laws=["sound"], jobs=1))[0]
    wrong = laws.LAWS["sound"]
    laws.LAWS["sound"] = lambda *_: laws.require(False, "planted")
    try:
        assert "planted" in str(run_chunk(chunk)["broken"])
    finally:
        laws.LAWS["sound"] = wrong


def test_plain_switch_runs_the_sources() -> None:
    code = "from hoftag.build import build; print(build())"
    environment = {**os.environ, "HOFTAG_PLAIN": "1"}
    assert subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout.split() == ["plain"]
