"""Whoever listens to a room: a socket or a stream, with a bounded queue. Nobody ever waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from hoftag.server.config import Limits

TOO_SLOW = 1013


class Told(NamedTuple):
    """What an update depends on beside the match; listeners of whom it is the same are told the same."""

    viewer: int
    owner: bool
    outlook: bool  # whether the update says what lies ahead, for pages


class Listener:
    """One open socket or stream of one viewer."""

    def __init__(
        self, told: Told, key: str | None, limits: Limits, since: int, say: Callable[[str], bool] | None = None
    ) -> None:
        """`key` is the sum of the session's or the seat's token; `since` items are known to the other side.

        `say` sends a message at once, if it can; what it cannot send is queued.
        """
        self.told = told
        self.viewer = told.viewer
        self.key = key
        self.sent = since
        self.rest = ""  # what was sent last beside the items
        self.code: int | None = None  # why it is to be closed
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._limits = limits
        self._say = say
        self._idle = False  # whether whoever sends what is queued waits for more: all before has been sent
        self._news = asyncio.Event()
        self._ending = asyncio.Event()

    def put(self, text: str) -> None:
        """Send or queue a message; who reads too slowly is sent away."""
        if self.code is not None:
            return
        if self._idle and self._say is not None and self._say(text):
            return
        self._idle = False
        self._queue.append(text)
        self._bytes += len(text)
        long = len(self._queue) > self._limits.queue_messages or self._bytes > self._limits.queue_bytes
        if long and len(self._queue) > 1:  # a single long message is no sign of slowness
            self._queue.clear()
            self._bytes = 0
            self.close(TOO_SLOW)
        self._news.set()

    def close(self, code: int) -> None:
        """Say goodbye after what is queued."""
        if self.code is None:
            self.code = code
        self._news.set()
        self._ending.set()

    async def overdue(self, seconds: float) -> None:
        """Wait until it is closed and has had so many seconds for its last messages; who is too slow gets none."""
        await self._ending.wait()
        if self.code != TOO_SLOW:
            await asyncio.sleep(seconds)

    async def get(self) -> str | None:
        """The next message; None when there will be no more."""
        while not self._queue:
            if self.code is not None:
                return None
            self._news.clear()
            self._idle = True
            await self._news.wait()
            self._idle = False
        text = self._queue.popleft()
        self._bytes -= len(text)
        return text
