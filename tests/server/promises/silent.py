"""Somebody vanishes without a goodbye: his connection is found dead within two pings, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from pathlib import Path

from tests.server.promises.load import summed
from tests.server.promises.serving import Server
from tests.server.promises.sockets import bare
from tests.server.promises.tables import Table, open_table

from hoftag.client.guest import Guest
from hoftag.server.sockets import ANSWER, PING

FAST, SOAK = 0, 20  # sockets that vanish; in the fast lane a server with quick pings is tested instead
LONGEST = PING + ANSWER + 5  # seconds: a quiet time, a ping without an answer, and what a closing needs
SLOWEST = 2.0  # seconds that anybody else may wait, on the slowest machine
Figures = dict[str, float]


class BlackHole:
    """A proxy that lets everything through, and then swallows everything without closing anything."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.swallowing = False
        self.port = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> BlackHole:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.01)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", self._to)
        self._writers += [forth, writer]
        for source, target in ((reader, forth), (back, writer)):
            task = asyncio.create_task(self._copy(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on or swallow; an end is never passed on."""
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                if not self.swallowing:
                    writer.write(data)
                    await writer.drain()
        await asyncio.Event().wait()


def run(sockets: int = SOAK, seed: int = 17) -> Figures:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        figures = asyncio.run(_run(server, max(1, sockets), random.Random(seed)))
        figures["troubles"] = len(server.troubles())
    return figures


async def _run(server: Server, sockets: int, chance: random.Random) -> Figures:
    figures: Figures = {"vanished": sockets, "found": 0, "longest s": 0, "moves beside": 0}
    async with Guest(server.url) as guest, BlackHole(server.port) as hole:
        await guest.enter("vanishing")
        tables = [await open_table(guest, "staufer", 2) for _ in range(sockets)]
        beside = await open_table(guest, "staufer", 2)
        await beside.sit(server.url)
        gone = [await bare(hole.url, table.id, table.tokens[0]) for table in tables]
        for socket in gone:
            await socket.updated()
        before = server.metric("hoftag_sockets")
        times: list[float] = []
        playing = asyncio.create_task(_talk(beside, times))
        hole.swallowing = True
        begun = time.monotonic()
        while time.monotonic() < begun + LONGEST + 5:
            await asyncio.sleep(0.25)
            left = await asyncio.to_thread(server.metric, "hoftag_sockets")
            if before - left > figures["found"]:
                figures["found"] = before - left
                figures["longest s"] = time.monotonic() - begun
            if figures["found"] == sockets:
                break
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        figures |= {"moves beside": len(times), "longest ack s": max(times), **summed(times)}
        for socket in gone:
            socket.socket.transport.abort()
        await beside.leave()
    return figures


async def _talk(table: Table, times: list[float]) -> None:
    while True:
        begun = time.monotonic()
        await table.connections[len(times) % 2].send({"type": "chat", "text": f"line {len(times)}"})
        times.append(time.monotonic() - begun)
        await asyncio.sleep(0.1)


def broken(figures: Figures) -> list[str]:
    found = ["troubles"] if figures["troubles"] else []
    if figures["found"] != figures["vanished"] or figures["longest s"] > LONGEST:
        found.append(f"{figures['found']:.0f} found dead within {figures['longest s']:.0f} s")
    return found + ([] if figures["longest ack s"] <= SLOWEST else [f"an ack took {figures['longest ack s']:.1f} s"])
