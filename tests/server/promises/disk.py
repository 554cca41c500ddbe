"""A failing disk never yields a false acknowledgement: calls of a running server are made to fail at many points.

At each point one sync (EIO) or one write (ENOSPC) to the log of the database fails, and all later ones would succeed.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx
from tests.server.promises.serving import Server
from tests.server.promises.tables import Table, faults, open_table, read_stored
from tests.server.promises.tracing import traced

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest
from hoftag.client.refusal import Refusal

FAST, SOAK = 2, 40  # points
FAULTS = ("fsync,fdatasync:error=EIO", "pwrite64:error=ENOSPC")
MOST = 400  # messages until the fault must have come
TRIES = 5  # messages after it
PATIENCE = 2.0  # seconds until `/readyz` has to say so
Figures = dict[str, float]


def run(points: int = FAST, seed: int = 13) -> Figures:
    figures: Figures = {"points": 0, "acked": 0, "failed": 0, "acked after": 0, "not told": 0, "longest told s": 0}
    figures |= {"lost": 0, "doubled": 0, "gaps": 0, "kept though failed": 0, "went on": 0, "troubles": 0}
    for point in range(points):
        with tempfile.TemporaryDirectory() as folder:
            _point(Path(folder), FAULTS[point % 2], 1 + point // 2, random.Random(seed + point), figures)
    return figures


def _point(folder: Path, fault: str, nth: int, chance: random.Random, figures: Figures) -> None:
    with Server(folder) as server:
        table = asyncio.run(_until_it_fails(server, folder, f"{fault}:when={nth}", chance, figures))
        server.kill()
        stored = read_stored(server.database, [table.id])[table.id]
        found = faults(table, stored)
        for what in ("lost", "gaps"):
            figures[what] += found[what]
        figures["doubled"] += len(stored.move_ids) - len({*stored.move_ids})
        figures["kept though failed"] += found["unasked"]  # nobody can know whether a failed sync has kept it
        server.start()
        figures["went on"] += asyncio.run(_goes_on(server, table))
        figures["troubles"] += len(server.troubles())
    figures["points"] += 1


async def _until_it_fails(server: Server, folder: Path, fault: str, chance: random.Random, figures: Figures) -> Table:
    """Talk and play until something cannot be saved; then nothing more may be acknowledged."""
    async with Guest(server.url) as guest:
        await guest.enter("unlucky")
        table = await open_table(guest, "staufer", 2)
        await table.sit(server.url)
        log = server.database.removeprefix("sqlite:///") + "-wal"
        with traced(server.pid, folder / "trace", "-P", log, "-e", f"inject={fault}"):
            failed = False
            for n in range(MOST):
                if await _refused(chance.choice(table.connections), f"line {n}"):
                    failed = True
                    break
            figures["failed"] += failed
            await _check_after(server, table, figures)
        figures["acked"] += sum(len(connection.acks) for connection in table.connections)
        for connection in table.connections:
            await connection.close()
    return table


async def _refused(connection: Connection, text: str) -> bool:
    """Whether a message is answered by `not-saved`."""
    try:
        await connection.send({"type": "chat", "text": text})
    except Refusal as refusal:
        if refusal.code != "not-saved":
            raise
        return True
    return False


async def _check_after(server: Server, table: Table, figures: Figures) -> None:
    """No acknowledgement after the fault; `/readyz` says so, `/healthz` that the server lives."""
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        while (await http.get("/readyz")).status_code != 503 and time.monotonic() < begun + 2 * PATIENCE:
            await asyncio.sleep(0.02)
        taken = time.monotonic() - begun
        figures["longest told s"] = max(figures["longest told s"], taken)
        figures["not told"] += taken > PATIENCE or (await http.get("/healthz")).status_code != 200
    for n in range(TRIES):
        for connection in table.connections:
            figures["acked after"] += not await _refused(connection, f"after {n}")
    await asyncio.sleep(0.1)


async def _goes_on(server: Server, table: Table) -> bool:
    """After a new start the match goes on."""
    async with Connection(server.url, table.id, table.tokens[0]) as connection:
        return not await _refused(connection, "well again")


def broken(figures: Figures) -> list[str]:
    zero = ["acked after", "not told", "lost", "doubled", "gaps", "troubles"]
    found = [f"{what}: {figures[what]:.0f}" for what in zero if figures[what]]
    for what in ("failed", "went on"):
        if figures[what] != figures["points"]:
            found.append(f"{what}: only {figures[what]:.0f}")
    return found
