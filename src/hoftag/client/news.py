"""Wait for something to hold, and be told when to look again; whoever gives up waiting harms nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class News:
    """Who waits for news of one connection."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting: set[asyncio.Future[None]] = set()

    def tell(self) -> None:
        """Something has happened: all look again."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def wait(self, until: Callable[[], object], timeout: float) -> None:
        """Wait until something holds; a TimeoutError after so many seconds."""
        async with asyncio.timeout(timeout):
            while not until():
                waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.add(waiting)
                try:
                    await waiting
                finally:
                    self._waiting.discard(waiting)
