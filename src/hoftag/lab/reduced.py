"""Reduced Tallinn: the real rules for two seats with so few cards that the game can be solved exactly.

Everybody has the same few cards, and there are no start cards, so that both seats have the same chances. The cards
that are left out lie in the box from the beginning, where paid cards go; all else is the engine's own.
"""

from __future__ import annotations

from typing import Final

from hoftag.core.bits import COUNT, mask_of
from hoftag.core.contract import Step
from hoftag.games.tallinn.game import Tallinn
from hoftag.games.tallinn.side import Side, empty_side
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.words import BASE_SET, CARD, DRAW, ROUND, TOWERS

SEATS: Final = 2


class NoTowers(Step[TallinnState]):
    """Nobody is asked for a tower."""

    def close(self, s: TallinnState) -> None:
        """Go on with the draws."""
        s.waiting = 0


class Reduced:
    """T(n, h): n cards each, h of them in hand at the beginning; with towers or without."""

    def __init__(self, cards: list[str], hand: int, towers: bool = False) -> None:
        """Cards by their numbers as printed."""
        self.cards = mask_of([CARD.find(name) for name in cards])
        self.hand = hand
        self.name = f"T({len(cards)},{hand})" + (" with towers" if towers else "")
        self.game = Tallinn()
        if not towers:
            self.game.steps[TOWERS] = NoTowers()

    def start(self) -> TallinnState:
        """The table before the first draw."""
        sides = [self._side() for _ in range(SEATS)]
        s = TallinnState(SEATS, -1, [], 0, None, self.game.box, 0, 0, 0, 0, 0, 0, 3, -1, -1, 0, 0, sides)
        s.then(ROUND)
        s.then(DRAW)
        self.game.settle(s)
        return s

    def _side(self) -> Side:
        """All cards of the game in the pile, all others out of it."""
        side = empty_side(int(self.cards))
        side.paid = BASE_SET & ~self.cards
        side.due = self.hand
        assert COUNT[self.cards] > self.hand
        return side


def small(towers: bool = False) -> Reduced:
    """T(3, 2): one coin half for each estate."""
    return Reduced(["1", "4", "5"], 2, towers)


def larger(towers: bool = False) -> Reduced:
    """T(4, 3): the same and a card without a coin."""
    return Reduced(["1", "4", "5", "10"], 3, towers)


def payoff(game: Tallinn, s: TallinnState) -> float:
    """What the game brought the first seat: 1 for the victory, 0 for a shared one, -1 for the other's."""
    places = [score.place for score in game.score(s)]
    return float((places[1] > places[0]) - (places[0] > places[1]))
