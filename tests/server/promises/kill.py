"""An acknowledged move is never lost: the server is killed again and again while tables play over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import httpx
from tests.server.promises.serving import Server
from tests.server.promises.tables import GAMES, Table, faults, play_seat, read_stored

from hoftag.client.guest import Guest
from hoftag.client.refusal import Refusal

FAST, SOAK = 25, 200
PATIENCE = 10.0  # seconds until everybody should have been told
Figures = dict[str, float]
T = TypeVar("T")


def run(kills: int = FAST, tables: int = 4, seed: int = 1, server: Server | None = None) -> Figures:
    """Kill the server so many times; the figures say what was lost."""
    with tempfile.TemporaryDirectory() as folder:
        server = server or Server(Path(folder))
        with server:
            played = asyncio.run(_play(server, kills, tables, random.Random(seed)))
            server.stop()
        figures = _checked(server.database, played)
        figures["kills"] = kills
        figures["troubles"] = len(server.troubles())
    return figures


async def _play(server: Server, kills: int, tables: int, chance: random.Random) -> list[Table]:
    """All tables play on while the server dies and comes back."""
    played: list[Table] = []
    stop = asyncio.Event()
    async with Guest(server.url) as guest:
        await guest.enter("killer")
        games = [id for _, id in zip(range(tables), list(GAMES) * tables, strict=False)]
        runs = [asyncio.create_task(_table(server, guest, id, played, stop, chance)) for id in games]
        try:
            acked = 0
            for n in range(kills):
                await asyncio.sleep(chance.uniform(0.05, 0.8))
                if n % 4 == 0:  # on a busy machine some would never get a word in
                    acked = await _more_acks(played, acked)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await asyncio.sleep(0.3)
        finally:
            stop.set()
            ended = await asyncio.wait_for(asyncio.gather(*runs, return_exceptions=True), 60)
        for error in ended:
            if isinstance(error, BaseException):
                raise error
        for table in played:
            await _settled(table)
            await asyncio.gather(*[connection.close() for connection in table.connections])
    return played


async def _more_acks(played: list[Table], before: int) -> int:
    """Wait until all who play are connected, and more has been acknowledged than before; how much that is."""
    until = time.monotonic() + 6 * PATIENCE
    while True:
        connections = [connection for table in played for connection in table.connections]
        acked = sum(len(connection.acks) for connection in connections)
        if acked > before and all(c.fault is not None or c._socket is not None for c in connections):
            return acked
        assert time.monotonic() < until, "nothing is acknowledged any more, or somebody does not come back"
        await asyncio.sleep(0.02)


async def _table(
    server: Server, guest: Guest, id: str, played: list[Table], stop: asyncio.Event, chance: random.Random
) -> None:
    """One table after the other."""
    while not stop.is_set():
        table = await _opened(guest, id, chance)
        await table.sit(server.url)
        played.append(table)
        await asyncio.gather(*[play_seat(connection, chance, stop, 0.01) for connection in table.connections])
        if not stop.is_set():
            await asyncio.gather(*[connection.close() for connection in table.connections])  # what it was told stays


async def _settled(table: Table) -> None:
    """Everybody at a table that has not ended hears a last word, and so all that was before; else clients differ."""
    if table.connections[0].fault is not None:
        return
    await table.connections[0].send({"type": "chat", "text": "that is all"})
    for connection in table.connections:
        with contextlib.suppress(TimeoutError):
            await connection.wait(lambda c: "that is all" in str(c.items[-1].get("table")), PATIENCE)


async def _opened(guest: Guest, id: str, chance: random.Random) -> Table:
    """A new table, however often the server is killed meanwhile."""
    seats = GAMES[id]
    made = await _insist(lambda: guest.open_match(id, [{"kind": "me"}] * seats), chance)
    match = str(made["match"]["id"])
    tokens = [await _insist(lambda seat=seat: guest.token(match, seat), chance) for seat in range(seats)]
    return Table(match, id, tokens)


async def _insist(ask: Callable[[], Awaitable[T]], chance: random.Random) -> T:
    """Ask until there is an answer."""
    until = time.monotonic() + 6 * PATIENCE
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            assert time.monotonic() < until, "the server is never there for long enough"
        except Refusal as refusal:
            if refusal.code != "not-saved" or time.monotonic() > until:
                raise
        await asyncio.sleep(chance.uniform(0.02, 0.1))


def _checked(database: str, played: list[Table]) -> Figures:
    """Compare all that clients were told with what is stored."""
    stored = read_stored(database, [table.id for table in played])
    figures: Figures = {"tables": len(played), "acked": 0, "reconnects": 0}
    for table in played:
        for what, count in faults(table, stored[table.id]).items():
            figures[what] = figures.get(what, 0) + count
        figures["acked"] += sum(len({ack["id"] for ack in c.acks}) for c in table.connections)
        figures["reconnects"] += sum(c.connects - 1 for c in table.connections)
    if database.startswith("sqlite:///"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
            figures["broken file"] = int(file.execute("PRAGMA quick_check").fetchone()[0] != "ok")
        file.close()
    return figures


def broken(figures: Figures) -> list[str]:
    """What of the promise does not hold."""
    zero = ["lost", "doubled", "unasked", "gaps", "differ", "broken file", "troubles"]
    return [f"{what}: {figures[what]:.0f}" for what in zero if figures.get(what)]
