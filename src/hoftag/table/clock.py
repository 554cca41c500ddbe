"""Clocks: whoever is asked has less time left. A function of who was asked when, so that every fold agrees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hoftag.table.refusal import Refused

NONE: Final = "none"
MOVE: Final = "move"  # so many seconds for every answer
GAME: Final = "game"  # so many seconds for the whole game, and some more for each answer
DAYS: Final = "days"  # so many days for every answer
KINDS: Final = [NONE, MOVE, GAME, DAYS]
DAY: Final = 86400
LONGEST: Final = 90 * DAY


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """How long everybody may think."""

    kind: str = NONE
    seconds: int = 0  # for an answer, or for the game
    increment: int = 0  # more after each answer, with GAME


def read_settings(data: object) -> ClockSettings:
    """The clock a table was asked for."""
    if data is None:
        return ClockSettings()
    if not isinstance(data, dict) or data.get("kind") not in KINDS:
        raise Refused("bad-request", f"a clock is one of {', '.join(KINDS)}", {"field": "clock.kind"})
    for key in data:
        if key not in ("kind", "seconds", "increment"):
            raise Refused("bad-request", f"a clock has no '{key}'", {"field": f"clock.{key}"})
    seconds, increment = data.get("seconds", 0), data.get("increment", 0)
    for key, value in (("seconds", seconds), ("increment", increment)):
        if type(value) is not int or not 0 <= value <= LONGEST:
            raise Refused("bad-request", f"{key} should be from 0 to {LONGEST}", {"field": f"clock.{key}"})
    if data["kind"] != NONE and not seconds:
        raise Refused("bad-request", "a clock needs some seconds", {"field": "clock.seconds"})
    return ClockSettings(data["kind"], seconds, increment)


class Clock:
    """Who has how much left, in milliseconds."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        """All clocks stand until somebody is asked."""
        self.settings = settings
        self.left = [settings.seconds * 1000] * seats
        self._since: dict[int, int] = {}  # seats that are asked, and since when

    def answered(self, seat: int, now: int) -> int:
        """A seat has answered: its clock stops, and gets what an answer is worth. Says what was left."""
        left = self.remaining(seat, now)
        since = self._since.pop(seat, now)
        if self.settings.kind == GAME:
            self.left[seat] += self.settings.increment * 1000 - max(0, now - since)
        else:
            self.left[seat] = self.settings.seconds * 1000
        return left

    def withdraw(self, seat: int, left: int) -> None:
        """An answer was taken back: what it was worth is taken back too, else taking back would win time.

        `left` is what was left when the answer was given.
        """
        if self.settings.kind == GAME:
            self.left[seat] -= self.settings.increment * 1000
        else:
            self.left[seat] = min(self.left[seat], left)

    def ask(self, seats: Iterable[int], now: int) -> None:
        """These seats are asked from now on; those who were asked already go on."""
        asked = set(seats)
        for seat in list(self._since):
            if seat not in asked:
                self._stop(seat, now)
        for seat in asked:
            self._since.setdefault(seat, now)

    def _stop(self, seat: int, now: int) -> None:
        """A clock stops without an answer."""
        since = self._since.pop(seat)
        if self.settings.kind == GAME:
            self.left[seat] -= max(0, now - since)

    def remaining(self, seat: int, now: int) -> int:
        """What a seat has left now; never less than nothing."""
        return max(0, self.left[seat] - max(0, now - self._since[seat]) if seat in self._since else self.left[seat])

    def restamp(self, told: int, stored: int) -> None:
        """What was done at a time counts as done when it was stored, as every later fold will have it."""
        for seat, since in self._since.items():
            if since == told:
                self._since[seat] = stored

    def asked_since(self, seat: int) -> int | None:
        """Since when a seat is asked, if it is."""
        return self._since.get(seat)

    def late(self, now: int) -> list[int]:
        """The seats whose time is over."""
        if self.settings.kind == NONE:
            return []
        return [seat for seat in sorted(self._since) if self.remaining(seat, now) == 0]

    def deadline(self) -> int | None:
        """When the first clock runs out, if nothing happens."""
        if self.settings.kind == NONE or not self._since:
            return None
        return min(since + self.left[seat] for seat, since in self._since.items())

    def dump(self) -> dict[str, object] | None:
        """For clients: what was left, and since when a clock runs. The same until a clock starts or stops."""
        if self.settings.kind == NONE:
            return None
        running = {str(seat): self._since[seat] for seat in sorted(self._since)}
        return {"kind": self.settings.kind, "left": self.left.copy(), "running": running}
