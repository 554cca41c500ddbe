"""Who plays in the arena: a bot by its name, with what it may think, as in `strong`, `strong@800` or `strong@300ms`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.registry import make_bot
from hoftag.core.errors import SetupError

LIMITS: Final = {"novice": 0.005, "casual": 0.02, "strong": 0.3, "master": 2.0}  # seconds a level promises to keep to
_BUDGET: Final = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>ms|s|)")


@dataclass(frozen=True, slots=True)
class Player:
    """A bot and its budget; None sets no limit of ours, so that the bot's own holds."""

    name: str
    nodes: int | None = None
    seconds: float | None = None

    @property
    def label(self) -> str:
        """The player as it is written on the command line."""
        if self.nodes is not None:
            return f"{self.name}@{self.nodes}"
        if self.seconds is not None:
            return f"{self.name}@{self.seconds * 1000:g}ms"
        return self.name

    @property
    def budget(self) -> Budget:
        """What the bot is told."""
        return Budget(self.nodes, self.seconds)

    @property
    def limit(self) -> float | None:
        """The seconds a decision should not exceed: those given, else those of the level."""
        if self.seconds is not None:
            return self.seconds
        level = self.name.partition("+")[0]  # without its character
        return LIMITS.get(level) if self.nodes is None else None


def parse_player(text: str, field: str, nodes: int | None = None, seconds: float | None = None) -> Player:
    """A player from its text; the budget given beside it holds where the text has none. Errors name the field."""
    name, at, budget = text.strip().partition("@")
    if not name:
        raise SetupError(f"{field} needs the name of a bot, as in strong, strong@800 or strong@300ms")
    if not at:
        return Player(name, nodes, seconds)
    found = _BUDGET.fullmatch(budget)
    if found is None or float(found["number"]) <= 0 or (not found["unit"] and "." in found["number"]):
        raise SetupError(f"{field}: '{budget}' is no budget; write nodes as in {name}@800 or time as in {name}@300ms")
    number = float(found["number"])
    if found["unit"]:
        return Player(name, None, number / 1000 if found["unit"] == "ms" else number)
    return Player(name, int(number), None)


def bot_of(player: Player, game_id: str, field: str) -> Bot:
    """The player's bot; an unknown one is an error that names the field."""
    try:
        return make_bot(player.name, game_id)
    except SetupError as error:
        raise SetupError(f"{field}: {error}") from error


def fingerprint(bot: Bot, seats: int) -> str:
    """The hash of what a bot has learnt for so many seats, where it tells one by a method `fingerprint(seats)`."""
    told = getattr(bot, "fingerprint", None)
    return str(told(seats)) if callable(told) else ""
