"""A TCP proxy that cuts what goes through it: after so many frames of the server, or after so many bytes."""

from __future__ import annotations

import asyncio
import contextlib


class CuttingProxy:
    """Each connection is cut by the next plan of the list; without a plan it is left alone."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.frames: list[int] = []  # cut after so many whole frames from the server
        self.bytes: list[int] = []  # or after so many bytes
        self.cuts = 0
        self.port = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> CuttingProxy:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        there = asyncio.create_task(_copy(reader, forth))
        here = asyncio.create_task(self._copy_until_cut(back, writer))
        try:
            await asyncio.wait([there, here], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for part in (there, here):
                part.cancel()
            await asyncio.gather(there, here, return_exceptions=True)
            writer.transport.abort()
            forth.transport.abort()

    async def _copy_until_cut(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What the server sends, until it is time to cut."""
        frames = self.frames.pop(0) if self.frames else None
        bytes = self.bytes.pop(0) if frames is None and self.bytes else None
        if bytes is not None:
            await _copy(reader, writer, bytes)
        elif frames is not None:
            writer.write(await reader.readuntil(b"\r\n\r\n"))
            for _ in range(frames):
                writer.write(await _frame(reader))
                await writer.drain()
        else:
            await _copy(reader, writer)
            return
        self.cuts += 1


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, most: int | None = None) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65536 if most is None else min(most, 65536)):
            writer.write(data)
            await writer.drain()
            if most is not None:
                most -= len(data)
                if most <= 0:
                    return


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """One frame of a server, which are never masked."""
    head = await reader.readexactly(2)
    size = head[1] & 127
    more = b""
    if size >= 126:
        more = await reader.readexactly(2 if size == 126 else 8)
        size = int.from_bytes(more, "big")
    return head + more + await reader.readexactly(size)
