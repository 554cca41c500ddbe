"""What a table agrees on before it begins: undo, spectators, clock, who takes over."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hoftag.bots.registry import USUAL
from hoftag.table.clock import ClockSettings, read_settings
from hoftag.table.refusal import Refused

OFF: Final = "off"
UNDO: Final = [OFF, "own", "all"]  # none; one's own up to the frontier; beyond it by consent of all
SPECTATORS: Final = [OFF, "delayed", "after"]
LONGEST_TEXT: Final = 500  # of a chat line
LONGEST_NAME: Final = 24
LESSONS: Final = 999


@dataclass(frozen=True, slots=True)
class Settings:
    """The agreement of one table."""

    undo: str = "all"
    spectators: str = "after"
    delay: int = 300  # seconds spectators lag behind, where they are delayed
    chat: bool = True
    hints: bool = True
    bot: str = USUAL  # who takes over a seat
    grace: int = 120  # seconds a seat may be away, when asked, before others may let a bot take over
    clock: ClockSettings = field(default_factory=ClockSettings)
    lesson: int = 0  # the number of a deal that is the same for everybody who learns the game; 0 for a deal of its own

    def dump(self) -> dict[str, object]:
        """As plain data."""
        clock = {"kind": self.clock.kind, "seconds": self.clock.seconds, "increment": self.clock.increment}
        return {
            "undo": self.undo,
            "spectators": self.spectators,
            "delay": self.delay,
            "chat": self.chat,
            "hints": self.hints,
            "bot": self.bot,
            "grace": self.grace,
            "clock": clock,
            "lesson": self.lesson,
        }


def read(data: dict[str, object], bots: list[str]) -> Settings:
    """Settings somebody asked for; every mistake names its field. `bots` are those that play the game."""
    usual = Settings()
    known = usual.dump()
    for key in data:
        if key not in known:
            raise Refused("bad-request", f"there is no setting '{key}'", {"field": key})
    return Settings(
        undo=_choice(data, "undo", UNDO, usual.undo),
        spectators=_choice(data, "spectators", SPECTATORS, usual.spectators),
        delay=_number(data, "delay", 10, 86400, usual.delay),
        chat=_switch(data, "chat", usual.chat),
        hints=_switch(data, "hints", usual.hints),
        bot=_choice(data, "bot", bots, usual.bot),
        grace=_number(data, "grace", 0, 30 * 86400, usual.grace),
        clock=read_settings(data.get("clock")),
        lesson=_number(data, "lesson", 0, LESSONS, usual.lesson),
    )


def _choice(data: dict[str, object], key: str, choices: list[str], usual: str) -> str:
    """One of some words."""
    value = data.get(key, usual)
    if key in data and (not isinstance(value, str) or value not in choices):
        raise Refused("bad-request", f"{key} is one of {', '.join(choices)}", {"field": key})
    return str(value)


def _number(data: dict[str, object], key: str, least: int, most: int, usual: int) -> int:
    """A whole number within bounds."""
    value = data.get(key, usual)
    if type(value) is not int or not least <= value <= most:
        raise Refused("bad-request", f"{key} should be from {least} to {most}", {"field": key})
    return value


def _switch(data: dict[str, object], key: str, usual: bool) -> bool:
    """Yes or no."""
    value = data.get(key, usual)
    if type(value) is not bool:
        raise Refused("bad-request", f"{key} should be true or false", {"field": key})
    return value
