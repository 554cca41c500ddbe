"""Whole games of every title over sockets, cut now and then: the scores are those of the exported record."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

from tests.server.promises.serving import Server
from tests.server.promises.tables import GAMES, Table, open_table, play_seat

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest
from hoftag.core.record import read_record, result_of
from hoftag.core.recorder import resume
from hoftag.games.registry import game
from hoftag.table.deals import verify

FAST, SOAK = 1, 30  # games of each title
Figures = dict[str, float]


def run(games: int = FAST, seed: int = 5) -> Figures:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        figures = asyncio.run(_run(server, games, random.Random(seed)))
        figures["troubles"] = len(server.troubles())
    return figures


async def _run(server: Server, games: int, chance: random.Random) -> Figures:
    figures: Figures = {"games": 0, "cuts": 0, "draws verified": 0, "wrong scores": 0, "other records": 0}
    async with Guest(server.url) as guest:
        await guest.enter("player")
        for n in range(games):
            tables = [await open_table(guest, id, 2 + (n + i) % 3) for i, id in enumerate(GAMES)]
            await asyncio.gather(*[_play(server, table, chance, figures) for table in tables])
            for table in tables:
                await _check(guest, table, figures)
                await table.leave()
    return figures


async def _play(server: Server, table: Table, chance: random.Random, figures: Figures) -> None:
    """All seats play to the end while one socket after the other is cut."""
    await table.sit(server.url, pause=0.01)
    stop = asyncio.Event()
    cutting = asyncio.create_task(_cut(table.connections, chance, figures))
    try:
        async with asyncio.timeout(240):
            await asyncio.gather(*[play_seat(connection, chance, stop) for connection in table.connections])
    finally:
        cutting.cancel()
        await asyncio.gather(cutting, return_exceptions=True)


async def _cut(connections: list[Connection], chance: random.Random, figures: Figures) -> None:
    while True:
        await asyncio.sleep(chance.uniform(0.1, 0.4))
        figures["cuts"] += chance.choice(connections).cut()


async def _check(guest: Guest, table: Table, figures: Figures) -> None:
    """The exported record, folded here, gives the scores that everybody was sent."""
    rules = game(table.game)
    texts = [await guest.record(table.id, seat=seat) for seat in range(len(table.tokens))]
    figures["other records"] += len({*texts}) - 1
    record = read_record(texts[0])
    scores = result_of(rules.score(resume(rules, record).state))
    figures["games"] += 1
    figures["draws verified"] += verify(rules, record)
    for connection in table.connections:
        figures["wrong scores"] += connection.update["scores"] != scores


def broken(figures: Figures) -> list[str]:
    return [f"{what}: {figures[what]:.0f}" for what in ("wrong scores", "other records", "troubles") if figures[what]]
