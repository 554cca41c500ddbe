"""A seat's socket that survives being cut: it comes back with `since`, and sends again what was not acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from hoftag.client.news import News
from hoftag.client.refusal import Lost, Refusal

FINAL: Final = (1000, 1008, 1009, 4401, 4404)  # close codes after which coming back is of no use
PATIENCE: Final = 30.0  # seconds to wait for something
NO_STATUS: Final = (401, 403, 404)


class Connection:
    """One viewer of one match. What he was sent stands in `items` and `update`; `acks` holds what was saved."""

    def __init__(
        self,
        url: str,
        match: str,
        token: str | None = None,
        seat: int | None = None,
        cookie: str = "",
        pause: float = 0.2,
    ) -> None:
        """`url` is the server's; a token or a cookie says who one is. `pause` is waited before coming back."""
        self.url, self.match, self.seat, self.pause = url.rstrip("/"), match, seat, pause
        self.items: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.acks: list[dict[str, Any]] = []
        self.closings: list[int] = []  # the codes with which sockets were closed
        self.connects = 0
        self.fault: Exception | None = None  # why it is over
        self._headers = {"Authorization": f"Bearer {token}"} if token else {"Cookie": cookie, "Origin": self.url}
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}  # by id, in the order sent
        self._prefix = secrets.token_hex(4)
        self._numbers = itertools.count(1)
        self._news = News()
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ what one sees

    @property
    def view(self) -> dict[str, Any] | None:
        """The table as this viewer sees it."""
        return self.update.get("view")

    @property
    def question(self) -> dict[str, Any] | None:
        """What this seat is asked."""
        return self.update.get("question")

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.update.get("scores") is not None

    async def wait(self, until: Callable[[Connection], object], timeout: float = PATIENCE) -> None:
        """Wait until something holds; it is looked at after every message."""
        await self._news.wait(lambda: self.fault is not None or until(self), timeout)
        if self.fault is not None and not until(self):
            raise self.fault

    # ------------------------------------------------------------------ what one does

    async def play(self, move: str, q: int | None = None, id: str | None = None) -> dict[str, Any]:
        """Answer the question; returns what acknowledges it."""
        number = q if q is not None else (self.question or {}).get("q", 0)
        return await self.send({"type": "move", "q": number, "move": move}, id)

    async def send(self, message: dict[str, Any], id: str | None = None, timeout: float = PATIENCE) -> dict[str, Any]:
        """Send a message until it is answered, however often the socket is cut; an error is raised as a Refusal."""
        if self.fault is not None:
            raise self.fault
        id = id or f"{self._prefix}-{next(self._numbers)}"
        text = json.dumps({**message, "id": id})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (text, answer)
        try:
            if self._socket is not None:
                await self._send(self._socket, text)
            told = await asyncio.wait_for(answer, timeout)
        finally:
            self._waiting.pop(id, None)
        if told["type"] == "error":
            raise Refusal(told)
        return told

    async def _send(self, socket: ClientConnection, text: str) -> None:
        """Send on a socket; if it is closed, the next one gets the message again."""
        try:
            await socket.send(text)
        except ConnectionClosed:
            self._socket = None

    # ------------------------------------------------------------------ staying connected

    async def open(self, timeout: float = PATIENCE) -> Connection:
        """Connect and wait for the first update."""
        self._task = asyncio.get_running_loop().create_task(self._stay())
        await self.wait(lambda self: self.update, timeout)
        return self

    def cut(self) -> bool:
        """Break the socket off without a goodbye, as bad networks do; says whether there was one."""
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.transport.abort()
        return socket is not None

    async def close(self) -> None:
        """Go away for good."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._socket is not None:
            await self._socket.close()
        await self._end(Lost("closed here"))

    async def __aenter__(self) -> Connection:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _stay(self) -> None:
        """Come back as long as that is of use."""
        while self.fault is None:
            try:
                code = await self._listen()
                self.closings.append(code)
                if code in FINAL:
                    await self._end(Lost(f"the server has closed the socket: {code}"))
            except InvalidStatus as error:
                if error.response.status_code in NO_STATUS:
                    await self._end(Lost(f"the server refuses the socket: {error.response.status_code}"))
            except (OSError, EOFError, TimeoutError, InvalidHandshake, ConnectionClosed):
                self.closings.append(0)  # nobody there, or cut while shaking hands
            except ValueError as error:
                await self._end(error)
            self._socket = None
            await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))

    async def _listen(self) -> int:
        """One socket from its beginning to its end; says with which code it was closed."""
        seat = "" if self.seat is None else f"&seat={self.seat}"
        address = self.url.replace("http", "ws", 1)
        uri = f"{address}/api/matches/{self.match}/socket?since={len(self.items)}{seat}"
        tls = ssl.create_default_context() if uri.startswith("wss") else None
        async with connect(
            uri, ssl=tls, additional_headers=self._headers, compression=None, max_size=None, ping_interval=None,
            open_timeout=10, close_timeout=1, proxy=None, user_agent_header="hoftag",
        ) as socket:  # fmt: skip
            self.connects += 1
            first = True
            try:
                async for text in socket:
                    await self._hear(socket, json.loads(text))
                    if first:
                        first = False
                        self._socket = socket
                        for again, _ in list(self._waiting.values()):
                            await socket.send(again)
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 0
            return socket.close_code or 0

    async def _hear(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        """Take in one message."""
        kind = told["type"]
        if kind == "ping":
            await socket.send('{"type":"pong"}')
        elif kind == "update":
            self._take_items(told.pop("items"))
            self.update = told
        elif "id" in told:
            if kind == "ack":
                self.acks.append(told)
            waiting = self._waiting.get(told["id"])
            if waiting is not None and not waiting[1].done():
                waiting[1].set_result(told)
        self._news.tell()

    def _take_items(self, items: list[dict[str, Any]]) -> None:
        """Keep new items; a gap or a repetition is an error of the server."""
        for item in items:
            if item["i"] != len(self.items) + 1:
                raise ValueError(f"item {item['i']} came after item {len(self.items)}")
            self.items.append(item)

    async def _end(self, why: Exception) -> None:
        """There will be no more."""
        self.fault = self.fault or why
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(self.fault)
        self._news.tell()
