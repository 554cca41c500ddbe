"""Sleeping matches cost nothing: a server with many stored matches is ready about as soon as an empty one."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from tests.server.promises.load import memory
from tests.server.promises.serving import Server
from tests.server.promises.tables import GAMES, Table, open_table, play_once

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest
from hoftag.store.contract import NewEntry
from hoftag.store.opening import open_store

FAST, SOAK = 20, 1000  # matches
MOVES = 25  # of each match
QUIET = 25  # looks, five a second, that find no match in memory: while they are looked through, every fifth does
MORE = 2.0  # seconds that a full store may take longer than three times an empty one
FOR_EACH = 0.02  # MiB that a sleeping match may cost
Figures = dict[str, float]


def run(matches: int = FAST) -> Figures:
    figures: Figures = {"matches": matches}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), idle=1.0)
        try:
            server.start()  # the first one waits for the process that makes the others
            server.stop()
            figures["empty ready s"] = _started(server)
            tables = asyncio.run(_played(server))
            figures["empty MiB"] = memory(server.pid)
            server.stop()
            _copy(server.database, tables, matches)
            figures["ready s"] = _started(server)
            figures["at once MiB"] = memory(server.pid)
            begun = time.monotonic()
            figures["first view s"] = asyncio.run(_look(server, tables))
            figures["looked through s"] = _settled(server, begun)
            figures["MiB"] = memory(server.pid)
            figures["rooms"] = server.metric("hoftag_rooms")
            figures["troubles"] = len(server.troubles())
        finally:
            server.kill()
    return figures


def _started(server: Server) -> float:
    begun = time.monotonic()
    server.start()
    return time.monotonic() - begun


async def _played(server: Server) -> list[Table]:
    """One running match of each title, some moves long."""
    async with Guest(server.url) as guest:
        await guest.enter("sleeper")
        tables = [await open_table(guest, id) for id in GAMES]
        chance = random.Random(16)
        for table in tables:
            await table.sit(server.url)
            done = 0
            while done < MOVES and not table.connections[0].over:
                asked = [connection for connection in table.connections if connection.question]
                if asked:
                    await play_once(asked[0], chance)
                    done += 1
                else:
                    await asyncio.sleep(0.005)
            await table.leave()
    return tables


def _copy(database: str, tables: list[Table], matches: int) -> None:
    """Store the same matches under other ids, as many as wanted."""
    store = open_store(database)
    try:
        for n in range(matches - len(tables)):
            table = tables[n % len(tables)]
            row = store.match(table.id)
            assert row is not None
            id = f"{n:032x}"
            seats = [replace(seat, match=id, token=None, invite=None) for seat in store.seats(table.id)]
            store.create_match(replace(row, id=id), seats)
            entries = [NewEntry(entry.seq, entry.move_id, entry.data) for entry in store.entries(table.id)]
            store.append(id, entries)
    finally:
        store.close()


async def _look(server: Server, tables: list[Table]) -> float:
    """How long the first who comes waits, while the server looks through its matches."""
    begun = time.monotonic()
    async with Connection(server.url, tables[0].id, tables[0].tokens[0]):
        return time.monotonic() - begun


def _settled(server: Server, begun: float) -> float:
    """When all matches were looked at once, for bots and clocks, and forgotten: then none is in memory for a while."""
    quiet = 0
    while quiet < QUIET and time.monotonic() < begun + 600:
        time.sleep(0.2)
        quiet = quiet + 1 if not server.metric("hoftag_rooms") else 0
    return time.monotonic() - begun - quiet * 0.2


def broken(figures: Figures) -> list[str]:
    found = [f"{what}: {figures[what]:.0f}" for what in ("rooms", "troubles") if figures[what]]
    if figures["ready s"] > MORE + 3 * figures["empty ready s"]:
        found.append(f"ready after {figures['ready s']:.1f} s")
    if figures["MiB"] - figures["empty MiB"] > 10 + FOR_EACH * figures["matches"]:
        found.append(f"{figures['MiB'] - figures['empty MiB']:.0f} MiB more than without them")
    return found
