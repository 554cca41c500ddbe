"""A reader who stops reading is sent away with 1013 and comes back with `since`; nobody else notices."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import socket
import tempfile
import time
from pathlib import Path

from tests.server.promises.serving import Server
from tests.server.promises.sockets import address
from tests.server.promises.tables import Table, open_table, play_once

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest

FAST, SOAK = 1, 10  # rounds
MOST = 1500  # lines that are said while nobody reads: more than all buffers hold
PATIENCE = 8.0  # seconds after which a reader who does not read should be gone
TOO_SLOW = 1013
LONGEST = 2.0  # seconds that anybody else may wait for an ack, on the slowest machine
Figures = dict[str, float]


class Sleeper:
    """A socket that shakes hands and then reads nothing, until it wakes up."""

    def __init__(self, url: str, match: str, token: str) -> None:
        port = int(url.rsplit(":", 1)[1])
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.settimeout(20)
        self._socket.connect(("127.0.0.1", port))
        path = "/" + address(url, match).split("/", 3)[3]
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        assert self._socket.recv(12) == b"HTTP/1.1 101"

    def wake(self) -> int:
        """Read on: the close code, 0 if the connection was broken off without one."""
        read = bytearray()
        try:
            while data := self._socket.recv(1 << 16):
                read += data
        except (TimeoutError, ConnectionError):
            return _close_code(bytes(read))
        finally:
            self._socket.close()
        return _close_code(bytes(read))


def _close_code(read: bytes) -> int:
    """The code of a close frame among what a server sent."""
    at = read.find(b"\r\n\r\n") + 4 if b"\r\n\r\n" in read else 0
    while at + 4 <= len(read):
        size, start = read[at + 1] & 127, at + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, start = int.from_bytes(read[start : start + wide], "big"), start + wide
        if read[at] & 15 == 8:
            return int.from_bytes(read[start : start + 2], "big")
        at = start + size
    return 0


def run(rounds: int = FAST, seed: int = 6) -> Figures:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        figures: Figures = {"rounds": 0, "lines": 0, "sent away": 0, "other codes": 0, "longest ack": 0, "missed": 0}
        for n in range(rounds):
            asyncio.run(_round(server, random.Random(seed + n), figures))
        figures["troubles"] = len(server.troubles())
    return figures


async def _round(server: Server, chance: random.Random, figures: Figures) -> None:
    """Seat 0 sleeps while seat 1 talks; another table plays on."""
    async with Guest(server.url) as guest:
        await guest.enter("talker")
        table, other = await open_table(guest, "augsburg"), await open_table(guest, "augsburg")
        sleeper = await asyncio.to_thread(Sleeper, server.url, table.id, table.tokens[0])
        talker = await Connection(server.url, table.id, table.tokens[1]).open()
        await other.sit(server.url)
        before = server.metric("hoftag_slow_readers_total")
        playing = asyncio.create_task(_play(other, chance, figures))
        said = 0
        while said < MOST and server.metric("hoftag_slow_readers_total") == before:
            for _ in range(50):
                figures["longest ack"] = max(figures["longest ack"], await _say(talker, "\N{CHEQUERED FLAG}" * 490))
            said += 50
        until = time.monotonic() + PATIENCE
        while server.metric("hoftag_slow_readers_total") == before and time.monotonic() < until:
            await asyncio.sleep(0.1)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        figures["lines"] += said
        figures["sent away"] += server.metric("hoftag_slow_readers_total") > before
        figures["code"] = await asyncio.to_thread(sleeper.wake)
        figures["other codes"] += figures["code"] != TOO_SLOW
        again = await Connection(server.url, table.id, table.tokens[0]).open()
        lines = sum(item.get("table", {}).get("what") == "chat" for item in again.items)
        figures["missed"] += lines != said or len(talker.items) != len(again.items)
        figures["rounds"] += 1
        await again.close()
        await talker.close()
        await other.leave()


async def _say(connection: Connection, text: str) -> float:
    begun = time.monotonic()
    await connection.send({"type": "chat", "text": text})
    return time.monotonic() - begun


async def _play(table: Table, chance: random.Random, figures: Figures) -> None:
    while True:
        asked = [connection for connection in table.connections if connection.question]
        if not asked:
            await asyncio.sleep(0.05)
            continue
        begun = time.monotonic()
        await play_once(chance.choice(asked), chance)
        figures["longest ack"] = max(figures["longest ack"], time.monotonic() - begun)
        await asyncio.sleep(0.01)


def broken(figures: Figures) -> list[str]:
    found = [f"{what}: {figures[what]:.0f}" for what in ("other codes", "missed", "troubles") if figures[what]]
    if figures["sent away"] != figures["rounds"]:
        found.append("a reader who does not read stays")
    return found + (
        [f"somebody else waited {figures['longest ack']:.1f} s"] if figures["longest ack"] > LONGEST else []
    )
