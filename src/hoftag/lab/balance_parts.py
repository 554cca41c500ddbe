"""What a game's balance is told by: components that a seat can have, and values that could be others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from hoftag.core.contract import Game, Note
from hoftag.core.errors import SetupError
from hoftag.lab.editions import Data
from hoftag.texts.catalogue import Texts


@dataclass(frozen=True, slots=True)
class Component:
    """Something that a seat can have in a game."""

    key: str
    group: str  # what it is shown with
    name: str  # in English
    dealt: bool = False  # chance gives it, so having it is no sign of good play


@dataclass(frozen=True, slots=True)
class Variant:
    """An edition in which a value of ours is another one."""

    key: str
    table: str  # of the edition
    name: str  # what is changed, in English
    data: Data
    about: tuple[str, ...] = ()  # keys of the components it touches


@dataclass(frozen=True, slots=True)
class Ended:
    """A game at its end: all that happened, and the table."""

    state: Any
    seats: int
    notes: Sequence[Note]

    def of(self, *events: int) -> Iterable[tuple[int, ...]]:
        """What these events told, in their order."""
        return (note.args for note in self.notes if note.event in events)


class Parts(ABC):
    """What the lab knows of the components of one game."""

    @abstractmethod
    def components(self, texts: Texts) -> list[Component]:
        """Everything that is counted, in the order of the report; what never happens is left out there."""

    @abstractmethod
    def had(self, ended: Ended) -> list[set[str]]:
        """The keys of the components that each seat had."""

    @abstractmethod
    def variants(self, game: Game[Any, Any], seats: int, options: dict[str, str]) -> list[Variant]:
        """Editions in which the reconstructed values are others, as far as they matter for such a game."""

    def first(self, ended: Ended) -> int | None:
        """The start player; None where all begin together."""
        return None

    def rounds(self, ended: Ended) -> int:
        """How many rounds were played."""
        return int(ended.state.round)


def parts_of(game_id: str) -> Parts:
    """The knowledge about a game."""
    try:
        module = import_module(f"hoftag.lab.balance_{game_id}")
    except ModuleNotFoundError as error:
        raise SetupError(f"nobody has told the lab what the components of '{game_id}' are") from error
    made: Parts = module.PARTS
    return made


def sets(seats: int) -> list[set[str]]:
    """An empty set for every seat."""
    return [set() for _ in range(seats)]


def altered(data: Data, *changes: tuple[str, Any]) -> Data:
    """The same data with some values changed; a place is written as in `influence.cards.3.a`."""
    copy = deepcopy(data)
    for place, value in changes:
        *way, last = place.split(".")
        inner: Any = copy
        for part in way:
            inner = inner[int(part)] if isinstance(inner, list) else inner[part]
        if isinstance(inner, list):
            inner[int(last)] = value
        elif value is None:
            inner.pop(last, None)
        else:
            inner[last] = value
    return copy
