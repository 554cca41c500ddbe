"""Who is here: seats with an open socket or stream, in this process or in another one that says so."""

from __future__ import annotations

from typing import Final

from hoftag.server.listening import Listener

REPEAT: Final = 15.0  # seconds after which a process says again who is here
LASTS: Final = 45_000  # milliseconds that this is believed


class Presence:
    """Who listens to one room, and when each seat was last heard of."""

    def __init__(self, now: int) -> None:
        """Nobody is here yet."""
        self.listeners: list[Listener] = []
        self.begun = now
        self._left: dict[int, int] = {}  # when a seat was last here
        self._elsewhere: dict[tuple[str, int], int] = {}  # when another process last said that a seat is there

    def here(self, seat: int, now: int) -> bool:
        """Whether somebody listens in a seat."""
        return seat in self.all_here(now)

    def all_here(self, now: int) -> set[int]:
        """All seats in which somebody listens."""
        return self.seats().union(seat for (_, seat), at in self._elsewhere.items() if now - at < LASTS)

    def seats(self) -> set[int]:
        """The seats that listen in this process."""
        return {listener.viewer for listener in self.listeners if listener.viewer >= 0}

    def touch(self, seat: int, now: int) -> None:
        """A seat was here just now."""
        self._left[seat] = now

    def away_since(self, seat: int) -> int:
        """Since when a seat that is not here is away, as far as is known."""
        return max(self._left.get(seat, self.begun), self.begun)

    def hear(self, process: str, seat: int, here: bool, now: int) -> bool:
        """Another process says whether a seat is there; True if that is news."""
        before = self.here(seat, now)
        if here:
            self._elsewhere[process, seat] = now
        elif self._elsewhere.pop((process, seat), None) is not None:
            self.touch(seat, now)
        return self.here(seat, now) != before


def spoken(match: str, process: str, seat: int) -> str:
    """Under which name it is announced who is here."""
    return f"{match}/{process}/{seat}"


def number(here: bool, now: int) -> int:
    """What is announced: later ones are larger, and odd if somebody is here."""
    return 2 * now + here
