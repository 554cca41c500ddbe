"""What can be agreed on before a game."""

from __future__ import annotations

from typing import final


@final
class Option:
    """A switch of the game, off or on, or one of a few named choices."""

    __slots__ = ("choices", "default", "key", "listed", "needs", "rule")

    def __init__(
        self, key: str, rule: str, choices: list[str], default: int = 0, needs: str = "", listed: int = 0
    ) -> None:
        """`choices` name the values 0, 1, ...; `needs` names a switch that must be on for this one.

        `listed` says how many of the choices are shown and have texts, where the others are only understood by name.
        """
        self.key = key
        self.rule = rule
        self.choices = choices
        self.default = default
        self.needs = needs
        self.listed = listed or len(choices)

    def shown(self) -> list[str]:
        """The choices people are shown."""
        return self.choices[: self.listed]

    def told(self) -> str:
        """The choices in words, for errors."""
        more = ", or another one by its name" if self.listed < len(self.choices) else ""
        return ", ".join(self.shown()) + more
