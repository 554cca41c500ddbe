"""Fast at the advertised size: 100 tables of 4 seats at 25 moves a second, beside a server that does nothing.

A long run also measures boardgame.io's server with a trivial game under the same load (`rival.py`).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.promises.serving import Server, free_port
from tests.server.promises.tables import Table, open_table
from websockets.asyncio.client import ClientConnection, connect

from hoftag.client.guest import Guest
from hoftag.client.refusal import Refusal

FAST, SOAK = 0, 300  # seconds; there is no fast lane
LONG = 30  # from so many seconds on boardgame.io is measured too
TABLES, SEATS, RATE = 100, 4, 25
GAMES = ["augsburg", "staufer", "tallinn"]
TICK = os.sysconf("SC_CLK_TCK")
Figures = dict[str, float]


def run(seconds: int = SOAK, seed: int = 9, tables: int = TABLES) -> Figures:
    figures: Figures = {"seconds": seconds, "tables": tables, "sockets": tables * SEATS}
    with tempfile.TemporaryDirectory() as folder:
        before = _null(folder, "before", seconds // 4, tables)
        with Server(Path(folder)) as server:
            figures |= asyncio.run(_load(server, seconds, random.Random(seed), tables))
            figures["troubles"] = len(server.troubles())
        after = _null(folder, "after", seconds // 4, tables)
    for what in ("p50 ms", "p95 ms", "p99 ms"):
        figures[f"null {what}"] = (before[what] + after[what]) / 2
    if seconds >= LONG:
        from tests.server.promises import rival

        figures |= rival.run(seconds // 4, tables)
    return figures


def summed(times: list[float]) -> Figures:
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return {"p50 ms": cuts[49] * 1000, "p95 ms": cuts[94] * 1000, "p99 ms": cuts[98] * 1000}


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> float:
    """MiB of memory a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def paced(seconds: int, act: Callable[[], Awaitable[float | None]]) -> tuple[list[float], int]:
    """Call something RATE times a second, whether or not the last one has ended; the times and how many failed."""
    tasks: list[asyncio.Task[float | None]] = []
    begun = time.monotonic()
    for n in range(seconds * RATE):
        await asyncio.sleep(max(0.0, begun + n / RATE - time.monotonic()))
        tasks.append(asyncio.ensure_future(act()))
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    return [e for e in ended if isinstance(e, float)], sum(isinstance(e, BaseException) for e in ended)


async def _load(server: Server, seconds: int, chance: random.Random, count: int) -> Figures:
    """All tables open, then moves at the agreed pace."""
    async with Guest(server.url) as guest:
        await guest.enter("load")
        tables = [await _table(server, guest, n) for n in range(count)]
        free = list(tables)

        async def act() -> float | None:
            table = free.pop(chance.randrange(len(free)))
            try:
                return await _move(table, chance)
            finally:
                if table.connections[0].over:
                    await table.leave()
                    table = await _table(server, guest, chance.randrange(3))
                    tables.append(table)
                free.append(table)

        samples: list[float] = []
        watch = asyncio.create_task(_watch(server.pid, samples))
        used = cpu(server.pid)
        times, errors = await paced(seconds, act)
        used = cpu(server.pid) - used
        watch.cancel()
        for table in free:
            await table.leave()
    late = samples[len(samples) // 3 :]
    slope = (late[-1] / late[0] - 1) * 100 * 300 / max(1, len(late)) if len(late) > 1 else 0.0
    figures = {"moves": float(len(times)), "errors": float(errors), "RSS MiB": samples[-1], "RSS %/5 min": slope}
    return figures | {"CPU ms a move": used * 1000 / max(1, len(times))} | summed(times)


async def _table(server: Server, guest: Guest, n: int) -> Table:
    table = await open_table(guest, GAMES[n % 3], SEATS)
    await table.sit(server.url)
    return table


async def _watch(pid: int, samples: list[float]) -> None:
    while True:
        samples.append(memory(pid))
        await asyncio.sleep(1)


async def _move(table: Table, chance: random.Random) -> float | None:
    """One random move at a table: seconds from sending it to its ack; None if nobody was asked."""
    asked = [connection for connection in table.connections if connection.question]
    if not asked:
        return None
    connection = chance.choice(asked)
    question = connection.question
    assert question is not None
    begun = time.monotonic()
    try:
        await connection.play(chance.choice(question["moves"]), question["q"])
    except Refusal as refusal:
        if refusal.code not in ("stale", "not-asked"):
            raise
        return None
    taken = time.monotonic() - begun
    await connection.wait(lambda c: c.question is None or c.question["q"] != question["q"] or c.over)
    return taken


# ---------------------------------------------------------------------- the server that does nothing


def _null(folder: str, name: str, seconds: int, tables: int) -> Figures:
    port = free_port()
    script = str(Path(__file__).with_name("null.py"))
    process = subprocess.Popen([sys.executable, script, str(port), str(Path(folder) / f"{name}.db")])
    try:
        return asyncio.run(_null_load(port, max(2, seconds), tables))
    finally:
        process.kill()
        process.wait(10)


async def _null_load(port: int, seconds: int, tables: int) -> Figures:
    sockets = [await _null_socket(port, n % tables) for n in range(tables * SEATS)]
    waiting: dict[str, asyncio.Future[None]] = {}
    readers = [asyncio.create_task(_read(socket, waiting)) for socket in sockets]
    chance = random.Random(1)

    async def act() -> float:
        id = f"n{chance.randrange(10**12)}"
        waiting[id] = asyncio.get_running_loop().create_future()
        begun = time.monotonic()
        await chance.choice(sockets).send(json.dumps({"type": "move", "id": id, "move": "x" * 20}))
        await asyncio.wait_for(waiting[id], 30)
        del waiting[id]
        return time.monotonic() - begun

    times, _ = await paced(seconds, act)
    for reader in readers:
        reader.cancel()
    for socket in sockets:
        await socket.close()
    return summed(times)


async def _null_socket(port: int, table: int) -> ClientConnection:
    for _ in range(200):
        try:
            return await connect(f"ws://127.0.0.1:{port}/{table}", compression=None, proxy=None, ping_interval=None)
        except OSError:
            await asyncio.sleep(0.05)
    raise TimeoutError("the null server does not start")


async def _read(socket: ClientConnection, waiting: dict[str, asyncio.Future[None]]) -> None:
    async for text in socket:
        told = json.loads(text)
        if told["type"] == "ack" and told["id"] in waiting and not waiting[told["id"]].done():
            waiting[told["id"]].set_result(None)


def broken(figures: Figures) -> list[str]:
    """Bounds of one run on a busy machine: absolute, or beside the null server."""
    found = [f"{what}: {figures[what]:.0f}" for what in ("errors", "troubles") if figures[what]]
    for what, most in (("p95 ms", 100), ("p99 ms", 300)):
        if figures[what] > max(most, 5 * figures[f"null {what}"]):
            found.append(f"{what}: {figures[what]:.0f}")
    return found
