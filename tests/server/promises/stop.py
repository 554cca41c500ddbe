"""A restart is a hiccup: told to stop under load, the server ends in time, all are back soon, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.server.promises.serving import Server
from tests.server.promises.tables import GAMES, Table, faults, open_table, play_seat, read_stored

from hoftag.client.guest import Guest

FAST, SOAK = 1, 10  # restarts
RESTARTS = 1012
LONGEST_STOP = 5.0  # seconds
LONGEST_RETURN = 15.0
Figures = dict[str, float]


def run(restarts: int = FAST, tables: int | None = None, seed: int = 15) -> Figures:
    count = tables or (8 if restarts == FAST else 100)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        figures, played = asyncio.run(_run(server, restarts, count, random.Random(seed)))
        server.stop()
        stored = read_stored(server.database, [table.id for table in played])
        for table in played:
            for what, found in faults(table, stored[table.id]).items():
                figures[what] = figures.get(what, 0) + found
        figures["troubles"] = len(server.troubles())
    return figures


async def _run(server: Server, restarts: int, count: int, chance: random.Random) -> tuple[Figures, list[Table]]:
    figures: Figures = {"restarts": 0, "sockets": 0, "acked": 0, "longest stop s": 0, "longest return s": 0}
    stop = asyncio.Event()
    async with Guest(server.url) as guest:
        await guest.enter("patient")
        seats = 3 if restarts == FAST else 4
        tables = [await open_table(guest, list(GAMES)[n % 3], min(seats, 4)) for n in range(count)]
        for table in tables:
            await table.sit(server.url, pause=0.5)
        connections = [connection for table in tables for connection in table.connections]
        pause = len(connections) / 25  # about 25 moves a second in all
        playing = [asyncio.create_task(play_seat(c, chance, stop, pause)) for c in connections]
        for _ in range(restarts):
            await asyncio.sleep(chance.uniform(1, 2))
            begun = time.monotonic()
            await asyncio.to_thread(server.stop)
            figures["longest stop s"] = max(figures["longest stop s"], time.monotonic() - begun)
            connects = [connection.connects for connection in connections]
            begun = time.monotonic()
            await asyncio.to_thread(server.start)
            for connection, before in zip(connections, connects, strict=True):
                await connection.wait(lambda c, before=before: c.connects > before and c._socket is not None, 60)
            figures["longest return s"] = max(figures["longest return s"], time.monotonic() - begun)
            figures["restarts"] += 1
        await asyncio.sleep(1)
        stop.set()
        await asyncio.gather(*playing)
        figures["sockets"] = len(connections)
        figures["acked"] = sum(len(connection.acks) for connection in connections)
        figures["said goodbye"] = sum(connection.closings.count(RESTARTS) for connection in connections)
        for table in tables:
            await table.connections[0].send({"type": "chat", "text": "that is all"})
            for connection in table.connections:
                await connection.wait(lambda c: "that is all" in str(c.items[-1].get("table")), 30)
            await asyncio.gather(*[connection.close() for connection in table.connections])
    return figures, tables


def broken(figures: Figures) -> list[str]:
    zero = ["lost", "doubled", "unasked", "gaps", "differ", "troubles"]
    found = [f"{what}: {figures[what]:.0f}" for what in zero if figures.get(what)]
    for what, most in (("longest stop s", LONGEST_STOP), ("longest return s", LONGEST_RETURN)):
        if figures[what] > most:
            found.append(f"{what}: {figures[what]:.1f}")
    if figures["said goodbye"] != figures["sockets"] * figures["restarts"]:
        found.append(f"only {figures['said goodbye']:.0f} sockets were closed with {RESTARTS}")
    return found
