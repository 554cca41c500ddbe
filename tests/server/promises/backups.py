"""Backups taken while tables play hold all that was acknowledged before, and the log of the database stays bounded."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.promises.serving import Server
from tests.server.promises.tables import GAMES, Table, open_table, play_seat, read_stored

import hoftag
from hoftag.client.guest import Guest

FAST, SOAK = 1, 20  # backups
PAUSE = 0.1  # seconds that a seat waits before it answers: about 40 moves a second
MOST = 64.0  # MiB that the log may have
KEPT = 16.0  # MiB that it may keep once nobody reads any more: journal_size_limit
HELD = 1.0  # seconds that a stranger holds the database open for reading, for each backup
Figures = dict[str, float]


def run(backups: int = FAST, seed: int = 14) -> Figures:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        figures = asyncio.run(_run(server, Path(folder), backups, random.Random(seed)))
        figures["troubles"] = len(server.troubles())
        server.stop()
    return figures


def _command(*words: str) -> subprocess.CompletedProcess[str]:
    """A command as it is documented."""
    environment = {**os.environ, "PYTHONPATH": str(Path(hoftag.__file__).parents[1])}
    command = [sys.executable, "-m", "hoftag.cli", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)


async def _run(server: Server, folder: Path, backups: int, chance: random.Random) -> Figures:
    figures: Figures = {"backups": 0, "moves": 0, "failed": 0, "missing": 0, "invalid": 0, "log MiB": 0}
    database = Path(server.database.removeprefix("sqlite:///"))
    tables: list[Table] = []
    stop = asyncio.Event()
    async with Guest(server.url) as guest:
        await guest.enter("copier")
        count = 3 if backups == FAST else 6
        games = [id for _, id in zip(range(count), list(GAMES) * count, strict=False)]
        playing = [asyncio.create_task(_play(server, guest, id, tables, stop, chance)) for id in games]
        await asyncio.sleep(1)
        try:
            for n in range(backups):
                await _backup(database, folder / f"backup{n}.sqlite", tables, figures)
            await _held(database, HELD * backups, tables, figures)
        finally:
            stop.set()
            await asyncio.gather(*playing)
        figures["moves"] = sum(len(c.acks) for table in tables for c in table.connections)
        await _restored(folder, tables, figures)
        for _ in range(3):  # nobody reads any more: the log begins anew
            await tables[-1].connections[0].send({"type": "chat", "text": "that is all"})
        figures["log kept MiB"] = _log(database)
        for table in tables:
            await table.leave()
    return figures


async def _play(
    server: Server, guest: Guest, id: str, tables: list[Table], stop: asyncio.Event, chance: random.Random
) -> None:
    while not stop.is_set():
        table = await open_table(guest, id)
        await table.sit(server.url)
        tables.append(table)
        await asyncio.gather(*[play_seat(connection, chance, stop, PAUSE) for connection in table.connections])


async def _held(database: Path, seconds: float, tables: list[Table], figures: Figures) -> None:
    """While a stranger reads on and on, the log cannot begin anew: how much it grows with a move."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchone()
        moves = sum(len(ids) for ids in _acked(tables).values())
        await asyncio.sleep(seconds)
        moves = sum(len(ids) for ids in _acked(tables).values()) - moves
        figures["moves beside reader"] = moves
        figures["log MiB beside"] = _log(database)


def _acked(tables: list[Table]) -> dict[str, set[str]]:
    """What was acknowledged until now, by match."""
    return {
        table.id: {f"{seat}:{ack['id']}" for seat, c in enumerate(table.connections) for ack in c.acks}
        for table in tables
    }


def _log(database: Path) -> float:
    return database.with_name(database.name + "-wal").stat().st_size / (1 << 20)


async def _backup(database: Path, target: Path, tables: list[Table], figures: Figures) -> None:
    """One backup by the command, checked by the command, and compared with what clients were told before."""
    before = _acked(tables)
    done = await asyncio.to_thread(_command, "backup", str(target), "--database", str(database))
    figures["backups"] += 1
    figures["log MiB"] = max(figures["log MiB"], _log(database))
    if done.returncode:
        figures["failed"] += 1
        return
    checked = await asyncio.to_thread(_command, "validate-db", "--database", str(target))
    figures["invalid"] += checked.returncode != 0
    stored = await asyncio.to_thread(_ids, target)
    figures["missing"] += sum(len(ids - stored.get(match, set())) for match, ids in before.items())


def _ids(target: Path) -> dict[str, set[str]]:
    with closing(sqlite3.connect(f"file:{target}?mode=ro", uri=True)) as raw:
        found: dict[str, set[str]] = {}
        for match, id in raw.execute("SELECT match, move_id FROM entries WHERE move_id IS NOT NULL"):
            found.setdefault(match, set()).add(id)
        return found


def _running(target: Path) -> set[str]:
    """The matches that had not ended when a backup was made; they may have ended since."""
    with closing(sqlite3.connect(f"file:{target}?mode=ro", uri=True)) as raw:
        return {match for (match,) in raw.execute("SELECT id FROM matches WHERE status = 'running'")}


async def _restored(folder: Path, tables: list[Table], figures: Figures) -> None:
    """The last backup, restored into a new folder by the command, is served: its matches go on."""
    last = folder / f"backup{int(figures['backups']) - 1}.sqlite"
    target = folder / "restored" / "hoftag.sqlite"
    done = await asyncio.to_thread(_command, "restore", str(last), "--database", str(target))
    figures["failed"] += done.returncode != 0
    ids = list(_ids(last))
    figures["restored"] = len(await asyncio.to_thread(read_stored, f"sqlite:///{target}", ids))
    with Server(folder, f"sqlite:///{target}", "restored") as other:
        running = _running(last)
        going = next(table for table in tables if table.id in running)
        again = Table(going.id, going.game, going.tokens)
        await again.sit(other.url)
        await again.connections[0].send({"type": "chat", "text": "we go on"})
        figures["went on"] = len(again.connections[0].acks)
        await again.leave()


def broken(figures: Figures) -> list[str]:
    zero = ["failed", "missing", "invalid", "troubles"]
    found = [f"{what}: {figures[what]:.0f}" for what in zero if figures[what]]
    for what, most in (("log MiB", MOST), ("log kept MiB", KEPT)):
        if figures[what] > most:
            found.append(f"{what}: {figures[what]:.1f}")
    return found + ([] if figures["went on"] and figures["moves"] else ["nothing was played"])
