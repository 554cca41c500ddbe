"""A power cut takes nothing that was acknowledged: the server is traced while tables play, and cut in the simulator.

What a disk has after a cut is what was synced before it, and any part of what was written since, sector by sector.
Half of the cuts come right after an acknowledgement was sent, with nothing that was not synced; the others anywhere.
"""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.promises.serving import Server
from tests.server.promises.tables import GAMES, Table, open_table, play_once
from tests.server.promises.tracing import Call, calls, traced

from hoftag.client.guest import Guest

FAST, SOAK = 40, 500  # cuts
TRACED = "trace=pwrite64,ftruncate,fsync,fdatasync,write,writev,sendto,sendmsg"
SECTOR = 512
ACK = re.compile(rb'"type":"ack","id":"([^"]+)"')
SUFFIXES = ("", "-wal")
Figures = dict[str, float]
Rows = dict[str, list[tuple[object, ...]]]  # the entries of each match


class Disk:
    """One file: what is surely there, and what was written since the last sync."""

    def __init__(self, content: bytes) -> None:
        self.sure = bytearray(content)
        self.pending: list[Call] = []

    def sync(self) -> None:
        for call in self.pending:
            apply(self.sure, call)
        self.pending = []

    def after_cut(self, chance: random.Random | None) -> bytes:
        """The file after a power cut; without chance only what was synced."""
        content = bytearray(self.sure)
        way = chance.randrange(3) if chance else 0
        kept = self.pending if way else []
        if chance and way == 1:
            kept = kept[: chance.randint(0, len(kept))]
        for call in kept:
            if chance and way == 2:
                call = torn(call, chance)
            apply(content, call)
        return bytes(content)


def apply(content: bytearray, call: Call) -> None:
    if call.kind == "truncate":
        del content[call.offset :]
        content.extend(bytes(call.offset - len(content)))
        return
    content.extend(bytes(max(0, call.offset - len(content))))
    content[call.offset : call.offset + len(call.data)] = call.data


def torn(call: Call, chance: random.Random) -> Call:
    """As much of a write as has reached the disk."""
    size = min(len(call.data), SECTOR * chance.randint(0, 1 + len(call.data) // SECTOR))
    return call._replace(data=call.data[:size]) if call.kind == "write" else call


def run(cuts: int = FAST, seed: int = 12) -> Figures:
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        database = Path(server.database.removeprefix("sqlite:///"))
        trace = Path(folder) / "trace"
        disks = asyncio.run(_play(server, max(80, cuts), database, trace, chance))
        happened = calls(trace)
        server.stop()
        final = read(database)
        figures: Figures = {"moves": 0, "syncs": 0, "checkpoints": 0, "cuts": 0, "acks before": 0}
        figures |= {"lost": 0, "other entries": 0, "broken file": 0}
        _cut_all(happened, disks, final, cuts, chance, figures, Path(folder) / "cut")
    return figures


async def _play(server: Server, moves: int, database: Path, trace: Path, chance: random.Random) -> dict[str, Disk]:
    """Play so many moves under strace; the files as they were before."""
    async with Guest(server.url) as guest:
        await guest.enter("cut off")
        tables = [await open_table(guest, id) for id in GAMES]
        for table in tables:
            await table.sit(server.url)
        with traced(server.pid, trace, "-e", TRACED):
            disks = {}
            for suffix in SUFFIXES:
                path = database.with_name(database.name + suffix)
                disks[str(path)] = Disk(path.read_bytes() if path.exists() else b"")
            done = 0
            while done < moves:
                for n, table in enumerate(tables):
                    done += await _move(table, chance)
                    if table.connections[0].over:
                        await table.leave()
                        tables[n] = await open_table(guest, table.game)
                        await tables[n].sit(server.url)
        for table in tables:
            await table.leave()
    return disks


async def _move(table: Table, chance: random.Random) -> int:
    asked = [connection for connection in table.connections if connection.question]
    if asked:
        await play_once(chance.choice(asked), chance)
    return len(asked[:1])


def _cut_all(
    happened: list[Call], disks: dict[str, Disk], final: Rows, cuts: int, chance: random.Random, f: Figures, at: Path
) -> None:
    """Go through what happened and cut here and there."""
    acking = [n for n, call in enumerate(happened) if call.kind == "send" and ACK.search(call.data)]
    after_acks = {*chance.sample(acking, min(len(acking), cuts // 2))}
    anywhere = {*chance.sample(range(len(happened)), min(len(happened), cuts - len(after_acks)))}
    main = min(disks, key=len)
    acked: set[str] = set()
    for n, call in enumerate(happened):
        if call.path in disks:
            disk = disks[call.path]
            if call.kind == "sync":
                f["checkpoints"] += call.path == main and bool(disk.pending)
                f["syncs"] += 1
                disk.sync()
            else:
                disk.pending.append(call)
        acked |= {id.decode() for id in ACK.findall(call.data)} if call.kind == "send" else set()
        for wanted, by in ((after_acks, None), (anywhere, chance)):
            if n in wanted:
                f["cuts"] += 1
                f["acks before"] += len(acked)
                _check(disks, by, acked, final, f, at)
    f["moves"] = len(acked)


def _check(
    disks: dict[str, Disk], chance: random.Random | None, acked: set[str], final: Rows, f: Figures, at: Path
) -> None:
    """Start from the files after a cut: all that was acknowledged is there, and nothing that never was."""
    at.mkdir(exist_ok=True)
    for path, disk in disks.items():
        (at / Path(path).name).write_bytes(disk.after_cut(chance))
    (at / f"{Path(min(disks, key=len)).name}-shm").unlink(missing_ok=True)
    try:
        found = read(at / Path(min(disks, key=len)).name)
    except (sqlite3.DatabaseError, AssertionError):
        f["broken file"] += 1
        return
    ids = {str(row[1]).partition(":")[2] for rows in found.values() for row in rows}
    f["lost"] += len(acked - ids)
    f["other entries"] += sum(rows != final.get(match, [])[: len(rows)] for match, rows in found.items())


def read(database: Path) -> Rows:
    """All entries, by match; the file must be sound."""
    with closing(sqlite3.connect(database)) as raw:
        assert raw.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        found: Rows = {}
        for match, *row in raw.execute("SELECT match, seq, move_id, at, data FROM entries ORDER BY match, seq"):
            found.setdefault(match, []).append(tuple(row))
        return found


def broken(figures: Figures) -> list[str]:
    found = [f"{what}: {figures[what]:.0f}" for what in ("lost", "other entries", "broken file") if figures[what]]
    return found + ([] if figures["acks before"] else ["no cut came after an acknowledgement"])
