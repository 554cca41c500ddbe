"""Moves of Augsburg 1520 as answers to a question: a hold is called so, and what a move costs or brings is said."""

from __future__ import annotations

from typing import Final

from hoftag.cli.tables.augsburg_cards import PRINTED, Cards, Data
from hoftag.core.words import Move
from hoftag.games.augsburg.cards import heap_of
from hoftag.games.augsburg.numbers import AMENDS_PRESTIGE, FOR_A_LAPSE
from hoftag.games.augsburg.words import (
    BUILDING,
    CARD,
    CATEGORY,
    NOBLE,
    POINTS,
    STAGE,
    TILE,
    V_ADVANCE,
    V_BID,
    V_BUILD,
    V_BUY,
    V_COMPENSATION,
    V_EXTRA,
    V_LAPSE,
    V_PASS,
    V_PRESTIGE,
    V_RIGHT,
    V_SEIZE,
)

PRESTIGE: Final = 1  # the second kind of amends


class Moves:
    """Tells moves as the view's seat may choose them now."""

    def __init__(self, cards: Cards) -> None:
        """The cards know texts and edition."""
        self.cards = cards
        self.texts = cards.texts

    def bid(self, move: Move, high: int) -> str | None:
        """A hold or a raise; a first bid is called by its own name."""
        if move.verb != V_BID or not high:
            return None
        number = int(move.a) + 1
        return self.texts.text("choice-hold" if number == high else "choice-raise", number=number)

    def hint(self, move: Move, data: Data, side: Data) -> str:
        """What a move costs or brings as things stand; nothing for most."""
        verb = int(move.verb)
        if verb == V_PASS:
            return self.texts.text("hint-too-few") if _ceiling(data, side) < max(data["high"], 1) else ""
        if verb == V_BUY:
            return self.texts.parts("card", int(move.a))
        if verb in (V_ADVANCE, V_SEIZE):
            return self._advance(CATEGORY.names[move.a], side)
        if verb == V_RIGHT:
            return self._right(TILE.names[move.a], data)
        if verb in (V_BUILD, V_EXTRA):
            return self.texts.text("gulden", count=data["stacks"][BUILDING.names[move.a]]["top"])
        return self._lost(_points(move), side)

    def _advance(self, category: str, side: Data) -> str:
        """The next stage and what it yields."""
        name = f"{category}-{side['stages'][category] + 1}"
        return f"{self.texts.short(f'stage-{name}')}: {self.texts.parts('stage', STAGE.find(name))}"

    def _right(self, tile: str, data: Data) -> str:
        """What a right is good for."""
        if tile in PRINTED:
            return self.texts.text("hint-every-round", number=data["stacks"][tile]["top"])
        return self.texts.text("hint-free-card" if tile == "mint-master" else "hint-builder")

    def _lost(self, points: int, side: Data) -> str:
        """How many points a barrier would take."""
        barrier = side["barrier"]
        if not points or barrier is None or side["prestige"] + points <= barrier:
            return ""
        return self.texts.text("hint-lost", number=side["prestige"] + points - barrier, barrier=barrier)


def _ceiling(data: Data, side: Data) -> int:
    """How many cards a hand can bid. [AUG-4.1.5]"""
    return int(heap_of([CARD.find(card) for card in side["hand"]]).ceiling(NOBLE.find(data["noble"])))


def _points(move: Move) -> int:
    """The prestige points a move brings at once."""
    if move.verb == V_PRESTIGE:
        return int(POINTS.names[move.a])
    if move.verb == V_LAPSE:
        return FOR_A_LAPSE
    return AMENDS_PRESTIGE if move.verb == V_COMPENSATION and move.a == PRESTIGE else 0
