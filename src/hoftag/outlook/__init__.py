"""What people read off a table: the printed values of its things, and what lies in front of them as things stand.

One module a game, found by the game's id. An outlook is given what one seat may know (`View.dump`) and nothing else, so
it cannot tell more. It asks the rules of the engine; it has none of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from hoftag.core.contract import Game


class Outlook(ABC):
    """What a table of one game with so many seats can tell. Each module here has a subclass called `GameOutlook`."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        """The game has its edition, which says what is printed on things."""
        self.game = game
        self.seats = seats

    @abstractmethod
    def parts(self) -> dict[str, Any]:
        """What is printed on the things of the game, as plain data with names; it never changes during a match."""

    @abstractmethod
    def facts(self, view: Mapping[str, Any], moves: Sequence[str]) -> dict[str, Any]:
        """What follows from a view as things stand, and what each of the listed moves would cost or bring."""


def outlook_of(game: Game[Any, Any], seats: int) -> Outlook:
    """The outlook of a game."""
    made = import_module(f"{__name__}.{game.id}").GameOutlook(game, seats)
    assert isinstance(made, Outlook)
    return made
