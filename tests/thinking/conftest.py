"""Questions to ask, games to play, and pools that are stopped whatever happens."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hoftag.core.contract import Decision, View
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.thinking import Thinkers

HOSTILE = Path(__file__).with_name("hostile.py")
Asked = tuple[Any, View, Decision]
Choose = Callable[[Any, View, Decision, int], Awaitable[Any]]


def hostile(mode: str) -> list[str]:
    """The command that starts a hostile worker."""
    return [sys.executable, "-P", "-s", "-B", str(HOSTILE), mode]


@asynccontextmanager
async def thinking(**settings: Any) -> AsyncIterator[Thinkers]:
    """A running pool."""
    pool = Thinkers(**settings)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def question(game_id: str = "augsburg", seed: int = 1) -> Asked:
    """The first question of a game with some choice."""
    game = registry.game(game_id)
    s = game.setup(game.max_seats)
    rng = Rng(seed)
    deal(game, s, rng)
    while len((decision := game.pending(s)[0]).moves) < 3:
        game.apply(s, decision.seat, decision.moves[0])
        deal(game, s, rng)
    return game, game.view(s, decision.seat), decision


async def play(game_id: str, seats: int, seed: int, choose: Choose) -> tuple[Any, list[str]]:
    """A whole game in which `choose` gives every move but NATURE's; the final state and the moves."""
    game = registry.game(game_id)
    s = game.setup(seats)
    rng = Rng(seed)
    moves: list[str] = []
    deal(game, s, rng)
    while asked := game.pending(s):
        decision = asked[len(moves) % len(asked)]
        move = await choose(game, game.view(s, decision.seat), decision, seed + len(moves))
        game.play(s, decision.seat, move)
        moves.append(move.text)
        deal(game, s, rng)
    return s, moves


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that is about to happen."""
    while not holds():
        await asyncio.sleep(0.01)


def run(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run to the end, with a limit that no test should reach."""

    async def limited() -> Any:
        async with asyncio.timeout(120):
            return await coroutine

    return asyncio.run(limited())


@pytest.fixture
def near() -> Any:
    """What the tests share, as one thing: files of tests cannot import each other."""
    return sys.modules[__name__]
