"""A bare socket for clients that do not behave: several copies, broken messages, nothing read."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hoftag.client.news import News


def address(url: str, match: str, since: int = 0, seat: int | None = None) -> str:
    wanted = "" if seat is None else f"&seat={seat}"
    return f"{url.replace('http', 'ws', 1)}/api/matches/{match}/socket?since={since}{wanted}"


class Bare:
    """One socket; what comes is kept, nothing is sent again."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []
        self.code: int | None = None
        self.news = News()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                message = json.loads(text)
                if message["type"] == "ping":
                    await self.socket.send('{"type":"pong"}')
                self.told.append(message)
                self.news.tell()
        except ConnectionClosed:
            pass  # the code below tells
        self.code = self.socket.close_code or 0
        self.news.tell()

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def answers(self, id: str) -> list[dict[str, Any]]:
        return [message for message in self.told if message.get("id") == id]

    async def answered(self, id: str, count: int, timeout: float = 30) -> list[dict[str, Any]]:
        """The answers to an id, as soon as there are so many or the socket is closed."""
        await self.news.wait(lambda: len(self.answers(id)) >= count or self.code is not None, timeout)
        return self.answers(id)

    async def updated(self, timeout: float = 30) -> dict[str, Any]:
        """The last update."""
        await self.news.wait(lambda: self.updates() or self.code is not None, timeout)
        return self.updates()[-1]

    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.told if message["type"] == "update"]

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


async def bare(
    url: str, match: str, token: str | None, since: int = 0, seat: int | None = None, **headers: str
) -> Bare:
    told = {"Authorization": f"Bearer {token}"} if token else {}
    socket = await connect(
        address(url, match, since, seat),
        additional_headers={**told, **headers},
        compression=None,
        max_size=None,
        ping_interval=None,
        close_timeout=1,
        proxy=None,
    )
    return Bare(socket)


async def closed_with(url: str, match: str, token: str | None, seat: int | None = None, **headers: str) -> int:
    """How a socket that should not be let in is closed: the code, or the HTTP status; 0 if it gets an update."""
    try:
        socket = await bare(url, match, token, 0, seat, **headers)
    except InvalidStatus as refused:
        return refused.response.status_code
    try:
        await socket.news.wait(lambda: socket.told or socket.code is not None, 20)
        return 0 if socket.told else socket.code or 0
    finally:
        await socket.close()
