"""Token buckets and windows: how often something may be done."""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from hoftag.table.refusal import Refused

MOST_KEYS: Final = 10_000  # remembered at a time; the longest unused is forgotten


class Bucket:
    """So many at once, and then so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        """A full bucket."""
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = now

    def take(self, now: float) -> float:
        """Take one: 0, or the seconds to wait for it."""
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate


class Buckets:
    """A bucket for each address, seat or person."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        """All alike; `clock` tells seconds."""
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._known: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, key: object) -> float:
        """Take one of a key's: 0, or the seconds to wait for it."""
        now = self._clock()
        bucket = self._known.pop(key, None) or Bucket(self._burst, self._rate, now)
        self._known[key] = bucket
        if len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)
        return bucket.take(now)

    def check(self, key: object) -> None:
        """Take one or refuse."""
        seconds = self.take(key)
        if seconds:
            raise busy(seconds)


class Window:
    """So many in the last so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        """Nothing happened yet."""
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def take(self, now: float) -> float:
        """Count one: 0, or the seconds after which there is room again."""
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return self._times[0] + self._seconds - now
        self._times.append(now)
        return 0.0


class Windows:
    """A window for each key."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        """All alike."""
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._known: OrderedDict[object, Window] = OrderedDict()

    def check(self, key: object) -> None:
        """Count one or refuse."""
        window = self._known.pop(key, None) or Window(self._most, self._seconds)
        self._known[key] = window
        if len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)
        seconds = window.take(self._clock())
        if seconds:
            raise busy(seconds)


def busy(seconds: float) -> Refused:
    """Too much at a time."""
    return Refused("busy", "this is too much at a time; try again later", {"seconds": max(1, math.ceil(seconds))})
