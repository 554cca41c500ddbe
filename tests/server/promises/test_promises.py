"""The fast lanes of the promises; `script/soak` runs the long ones."""

from __future__ import annotations

import asyncio
import importlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.promises import soak, tracing
from tests.server.promises.serving import Server, nursery
from tests.server.promises.tables import GAMES, open_table

from hoftag.client.guest import Guest

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module", autouse=True)
def _servers_end() -> Iterator[None]:
    yield
    nursery().close()
    nursery.cache_clear()


LEFT_OUT = soak.LONG + (() if tracing.traces() else soak.TRACED) + (() if shutil.which("node") else soak.SECOND)


@pytest.mark.parametrize("name", [name for name in soak.LANES if name not in LEFT_OUT])
def test_a_promise_is_kept(name: str) -> None:
    promise = importlib.import_module(f"tests.server.promises.{name}")
    figures = promise.run(promise.FAST)
    print(name, figures)
    assert promise.broken(figures) == []


def test_the_load_lane_works() -> None:
    """So few tables say nothing about speed; the figures are all there."""
    load = importlib.import_module("tests.server.promises.load")
    figures = load.run(2, tables=3)
    assert figures["moves"] > 10
    assert figures["errors"] == figures["troubles"] == 0
    assert {"p50 ms", "p95 ms", "p99 ms", "null p95 ms", "CPU ms a move", "RSS MiB"} <= {*figures}


def test_an_unknown_lane_is_named() -> None:
    assert soak.main(["nothing"]) == 2


@pytest.mark.parametrize("id", GAMES)
def test_the_example_bot_plays_to_the_end(id: str) -> None:
    async def tokens(url: str) -> tuple[str, list[str]]:
        async with Guest(url) as guest:
            await guest.enter("example")
            table = await open_table(guest, id, 2)
            return table.id, table.tokens

    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        match, seats = asyncio.run(tokens(server.url))
        command = [sys.executable, str(ROOT / "docs" / "examples" / "bot.py"), server.url, match]
        bots = [
            subprocess.Popen([*command, token], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for token in seats
        ]
        try:
            told = [bot.communicate(timeout=90) for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
        assert [error for _, error in told] == ["", ""]
        assert '"total"' in told[0][0]
        assert told[0][0] == told[1][0]
