"""Coming back shows exactly the right table: a socket cut after any frame or byte ends like one that was never cut."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path

from tests.server.promises.proxy import CuttingProxy
from tests.server.promises.serving import Server
from tests.server.promises.tables import GAMES, open_table, play_once

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest

FAST, SOAK = 60, 400  # cuts
Figures = dict[str, float]


def run(cuts: int = FAST, seed: int = 4) -> Figures:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        figures = asyncio.run(_run(server, cuts, random.Random(seed)))
        figures["troubles"] = len(server.troubles())
    return figures


async def _run(server: Server, cuts: int, chance: random.Random) -> Figures:
    figures: Figures = {"cuts": 0, "tables": 0, "moves": 0, "reconnects": 0, "differ": 0}
    async with Guest(server.url) as guest, CuttingProxy(server.port) as proxy:
        await guest.enter("cutter")
        while figures["cuts"] < cuts:
            for id in GAMES:
                await _table(server, proxy, guest, id, chance, figures)
                figures["cuts"] = proxy.cuts
    return figures


async def _table(
    server: Server, proxy: CuttingProxy, guest: Guest, id: str, chance: random.Random, figures: Figures
) -> None:
    """All play through the proxy; a twin of each seat only watches, and is never cut."""
    table = await open_table(guest, id)
    twins = [await Connection(server.url, table.id, token).open() for token in table.tokens]
    proxy.frames = [chance.randint(1, 6) for _ in range(10)]
    await table.sit(proxy.url, pause=0.01)
    for round in range(40):
        if round == 15:
            proxy.frames, proxy.bytes = [], [chance.randint(1, 20_000) for _ in range(15)]
        asked = [connection for connection in table.connections if connection.question]
        if table.connections[0].over or not asked:
            break
        await play_once(chance.choice(asked), chance)
        figures["moves"] += 1
    proxy.frames, proxy.bytes = [], []
    last = {"type": "chat", "text": "that is all"}
    await table.connections[0].send(last)
    for connection, twin in zip(table.connections, twins, strict=True):
        for one in (connection, twin):
            await one.wait(lambda c: any("that is all" in str(item.get("table")) for item in c.items[-3:]))
        await connection.wait(lambda c, twin=twin: len(c.items) == len(twin.items))
        figures["differ"] += _picture(connection) != _picture(twin)
        figures["reconnects"] += connection.connects - 1
    figures["tables"] += 1
    await table.leave()
    for twin in twins:
        await twin.close()


def _picture(connection: Connection) -> str:
    """All that was sent but who is here and what time it is."""
    kept = {key: value for key, value in connection.update.items() if key not in ("summary", "clock", "now", "type")}
    return json.dumps([connection.items, kept], sort_keys=True)


def broken(figures: Figures) -> list[str]:
    return [f"{what}: {figures[what]:.0f}" for what in ("differ", "troubles") if figures[what]]
