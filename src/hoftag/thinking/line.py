"""Places at the workers, given out strictly in the order of asking."""

from __future__ import annotations

import asyncio
from collections import deque

from hoftag.thinking.process import Worker


class Place:
    """A worker's place: whoever holds it may ask the worker, and replaces it when it fails."""

    def __init__(self, worker: Worker | None) -> None:
        """None where no worker could be started."""
        self.worker = worker


class Line:
    """Free places, and those who wait for one: first come, first served."""

    def __init__(self) -> None:
        """Nothing is free yet."""
        self._free: deque[Place] = deque()
        self._waiting: deque[asyncio.Future[Place | None]] = deque()

    async def take(self, seconds: float) -> Place | None:
        """The next free place, once all who came before have theirs; None when the time is over or nobody gets any."""
        if self._free:  # then nobody waits
            return self._free.popleft()
        turn: asyncio.Future[Place | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await asyncio.wait([turn], timeout=seconds)
        except asyncio.CancelledError:
            self._leave(turn)
            raise
        if turn.done():
            return turn.result()
        self._leave(turn)
        return None

    def give(self, place: Place) -> None:
        """A place is free again."""
        if self._waiting:
            self._waiting.popleft().set_result(place)
        else:
            self._free.append(place)

    def close(self) -> list[Place]:
        """Send everybody away; the places that were free."""
        while self._waiting:
            self._waiting.popleft().set_result(None)
        free = list(self._free)
        self._free.clear()
        return free

    def _leave(self, turn: asyncio.Future[Place | None]) -> None:
        """Stop waiting; a place just given goes to the next one."""
        if not turn.done():
            self._waiting.remove(turn)
            return
        place = turn.result()
        if place is not None:
            self.give(place)
