"""Overload sheds and never corrupts: ten times as many messages at once as are allowed, and then all is well again."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.promises.load import memory
from tests.server.promises.serving import Server
from tests.server.promises.sockets import Bare, bare
from tests.server.promises.tables import Table, open_table, read_stored

from hoftag.client.guest import Guest

FAST, SOAK = 3, 60  # seconds
TIMES = 10  # sockets that all talk at once, for each message that may be under way
SEATS = 4
SLOWEST = 10.0  # seconds until a request is answered, in the middle of it
Figures = dict[str, float]


class Talker:
    """One socket that says one thing after the other, as fast as it is answered."""

    def __init__(self, socket: Bare, table: Table, seat: int) -> None:
        self.socket, self.table, self.seat = socket, table, seat
        self.acked: list[str] = []
        self.busy = self.other = 0

    async def talk(self, until: float) -> None:
        n = 0
        while time.monotonic() < until and self.socket.code is None:
            id = f"o{len(self.acked) + self.busy}-{n}"
            n += 1
            await self.socket.send({"type": "chat", "id": id, "text": "me too"})
            self._count(id, await self.socket.answered(id, 1))
            del self.socket.told[:]

    def _count(self, id: str, answers: list[dict[str, Any]]) -> None:
        if answers and answers[0]["type"] == "ack":
            self.acked.append(f"{self.seat}:{id}")
        elif answers and answers[0].get("code") == "busy" and answers[0]["seconds"] >= 1:
            self.busy += 1
        else:
            self.other += 1


def run(seconds: int = FAST, seed: int = 18) -> Figures:
    allowed = 12 if seconds <= FAST else 40
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), limits={"under_way": allowed}) as server:
        figures, talkers = asyncio.run(_run(server, seconds, allowed, random.Random(seed)))
        server.stop()
        stored = read_stored(server.database, [*{talker.table.id for talker in talkers}])
        for talker in talkers:
            figures["lost"] += len({*talker.acked} - {*stored[talker.table.id].move_ids})
        ids = [id for found in stored.values() for id in found.move_ids]
        figures["stored"] = len(ids)
        figures["doubled"] = sum(len(s.move_ids) - len({*s.move_ids}) for s in stored.values())
        figures["troubles"] = len(server.troubles())
    return figures


async def _run(server: Server, seconds: int, allowed: int, chance: random.Random) -> tuple[Figures, list[Talker]]:
    figures: Figures = {"seconds": seconds, "allowed": allowed, "sockets": 0, "lost": 0}
    talkers: list[Talker] = []
    async with Guest(server.url) as guest:
        await guest.enter("crowd")
        quiet = await open_table(guest, "staufer", 2)
        await quiet.sit(server.url)
        tables = [await open_table(guest, "tallinn", SEATS) for _ in range(allowed * TIMES // SEATS)]
        for table in tables:
            for seat, token in enumerate(table.tokens):
                talkers.append(Talker(await bare(server.url, table.id, token), table, seat))
        figures["sockets"] = len(talkers)
        figures["steady ms"] = 1000 * await _alone(quiet, 20)
        figures["MiB before"] = memory(server.pid)
        until = time.monotonic() + seconds
        watch = asyncio.create_task(_watch(server, until, figures))
        await asyncio.gather(*[talker.talk(until) for talker in talkers])
        await watch
        figures["back s"] = await _back(quiet, figures["steady ms"] / 1000)
        figures["acked"] = sum(len(talker.acked) for talker in talkers)
        figures["busy"] = sum(talker.busy for talker in talkers)
        figures["other answers"] = sum(talker.other for talker in talkers)
        figures["closed"] = sum(talker.socket.code is not None for talker in talkers)
        for talker in talkers:
            talker.socket.socket.transport.abort()
        await quiet.leave()
    return figures, talkers


async def _alone(table: Table, times: int) -> float:
    """The usual time to an acknowledgement."""
    taken = []
    for n in range(times):
        begun = time.monotonic()
        await table.connections[n % 2].send({"type": "chat", "text": f"line {n}"})
        taken.append(time.monotonic() - begun)
    return statistics.median(taken)


async def _back(table: Table, steady: float) -> float:
    """Seconds until acknowledgements come about as fast as before."""
    begun = time.monotonic()
    while await _alone(table, 10) > max(0.1, 1.5 * steady) and time.monotonic() < begun + 60:
        await asyncio.sleep(0.2)
    return time.monotonic() - begun


async def _watch(server: Server, until: float, figures: Figures) -> None:
    """In the middle of it: the server answers that it lives, and does not grow."""
    figures["longest answer s"] = figures["MiB at most"] = 0
    async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as http:
        while time.monotonic() < until:
            begun = time.monotonic()
            assert (await http.get("/healthz")).status_code == 200
            figures["longest answer s"] = max(figures["longest answer s"], time.monotonic() - begun)
            figures["MiB at most"] = max(figures["MiB at most"], memory(server.pid))
            await asyncio.sleep(0.5)


def broken(figures: Figures) -> list[str]:
    zero = ["lost", "doubled", "other answers", "closed", "troubles"]
    found = [f"{what}: {figures[what]:.0f}" for what in zero if figures[what]]
    if not figures["busy"] or not figures["acked"]:
        found.append(f"{figures['busy']:.0f} busy, {figures['acked']:.0f} acked")
    if figures["MiB at most"] > 2 * figures["MiB before"]:
        found.append(f"{figures['MiB at most']:.0f} MiB")
    for what, most in (("longest answer s", SLOWEST), ("back s", 30)):
        if figures[what] > most:
            found.append(f"{what}: {figures[what]:.1f}")
    return found
