"""The games that OpenSpiel gets: how each begins, and how long it can become.

The bounds are counted from the rules, not measured: they always hold and are far above what usual games need.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from math import comb
from typing import Any, Final

from hoftag.cli.playing import parse_options
from hoftag.core.bits import BIT, MEMBERS, mask_of
from hoftag.core.contract import NATURE, NATURE_ALONE, NOBODY, Game, Seat, State, Step
from hoftag.core.errors import SetupError
from hoftag.core.words import Move
from hoftag.games import registry
from hoftag.games.augsburg.words import JOKERS
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.draw import take_card
from hoftag.games.tallinn.words import DRAW, DRAW_OF, V_PLAY
from hoftag.games.tallinn.words import WORDS as TALLINN
from hoftag.lab import reduced

CERTIFICATES: Final = 68 + JOKERS  # of Augsburg 1520
CHESTS: Final = 35 * 5  # of Die Staufer, laid out at most: every place at the setup and in four clean-ups
PREFIX: Final = "hoftag_"


@dataclass(frozen=True)
class Length:
    """The most questions that seats, and that chance, can be asked in a game."""

    questions: int
    draws: int


@dataclass(frozen=True)
class Rules:
    """A game by its name in OpenSpiel. Pickled by that name."""

    name: str
    title: str
    game: Game[Any, Any]
    fewest: int
    most: int
    actions: int  # the moves that seats can make have numbers below this
    length: Callable[[int], Length]  # by seats
    small: reduced.Reduced | None = None

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """The table before anything is dealt; options by the names of their choices."""
        if self.small is not None:
            if seats != self.most:
                raise SetupError(f"{self.name} is for {self.most} seats, not {seats}")
            return self.small.start()
        values = parse_options(self.game, [f"{key}={choice}" for key, choice in options.items()])
        state: State = self.game.setup(seats, values)
        return state

    def options(self) -> dict[str, str]:
        """The options with their usual choices."""
        if self.small is not None:
            return {}
        return {option.key: option.choices[option.default] for option in self.game.options}

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """The engine itself does not travel."""
        return (rules_named, (self.name,))


class DrawInOrder(Step[TallinnState]):
    """Reduced Tallinn: the first hands come in ascending order. Every hand is as likely as before, in fewer ways."""

    def actors(self, s: TallinnState) -> list[Seat]:
        """NATURE, while somebody has a card to draw."""
        return NATURE_ALONE if s.due else NOBODY

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Any card of the pile; of a first hand those above the last one that leave enough for the rest."""
        drawer = MEMBERS[s.due][0]
        side = s.sides[drawer]
        cards = MEMBERS[side.pile]
        if not s.round:
            last = max(MEMBERS[side.hand], default=NATURE)
            cards = [card for card in cards if card > last]
            cards = cards[: len(cards) - side.due + 1]
        return DRAW_OF[drawer][mask_of(cards)]

    def weights(self, s: TallinnState) -> list[int]:
        """In how many ways the rest of the hand can follow."""
        side = s.sides[MEMBERS[s.due][0]]
        left = [sum(other > int(move.b) for other in MEMBERS[side.pile]) for move in self.moves(s, NATURE)]
        return [1 if s.round else comb(above, int(side.due) - 1) for above in left]

    def play(self, s: TallinnState, seat: Seat, move: Move) -> int:
        """The card goes to the hand; only its owner sees it."""
        side = s.sides[move.a]
        take_card(side, move.b)
        if not side.due:
            s.due &= ~BIT[move.a]
        return BIT[move.a]


def tallinn_length(seats: int) -> Length:
    """Each of 11 cards is played in a round with one tower; exchange, contest, two payments and shields come once."""
    return Length(seats * (2 * 11 + 5), seats * (11 + 3 + 1 + 11) + 2)


def augsburg_length(seats: int) -> Length:
    """Five auctions a round: each seat speaks once at every height of the bid, and no card is shown twice.

    Then a privilege card (9 answers at most), and once a round every card can be bought, and given back in a shortage.
    """
    auction = seats * (CERTIFICATES + 1) + CERTIFICATES + 9
    rounds = seats + 2
    return Length(rounds * (5 * auction + 2 * CERTIFICATES + seats), 1 + rounds * (5 + 5 * 12 + 10 * seats + 10))


def staufer_length(seats: int) -> Length:
    """Fifteen turns a seat with 9 answers, and one for each of 18 figures and 2 more that may have to be fetched.

    A chest asks for three figures at most or for one exchange; ten regions are scored, and figures stay four times.
    """
    mine = 15 * (9 + 18 + 2 + 3) + 10 * (3 + 2 + 1) + 4 * 19
    return Length(seats * mine + 3 * CHESTS, 34 + CHESTS + 50 + 18 * seats)


def small_length(cards: int) -> Callable[[int], Length]:
    """Reduced Tallinn: every card is drawn and played once."""
    return lambda seats: Length(seats * cards, seats * cards)


LENGTHS: Final = {"tallinn": tallinn_length, "augsburg": augsburg_length, "staufer": staufer_length}
TITLES: Final = {"tallinn": "Tallinn", "augsburg": "Augsburg 1520", "staufer": "Die Staufer"}


def _real(game_id: str) -> Rules:
    """A game with all its rules."""
    game = registry.game(game_id)
    moves = len(game.words.moves)
    title = TITLES[game_id]
    return Rules(PREFIX + game_id, title, game, game.min_seats, game.max_seats, moves, LENGTHS[game_id])


def _reduced(name: str, small: reduced.Reduced, cards: int) -> Rules:
    """Reduced Tallinn: seats only ever play halves of cards, so that tables over actions stay small."""
    small.game.steps[DRAW] = DrawInOrder()
    plays = TALLINN.of(V_PLAY)[-1].index + 1
    title = f"Tallinn with few cards, {small.name}"
    return Rules(PREFIX + name, title, small.game, reduced.SEATS, reduced.SEATS, plays, small_length(cards), small)


MAKERS: Final[dict[str, Callable[[], Rules]]] = {
    **{PREFIX + game_id: partial(_real, game_id) for game_id in LENGTHS},
    PREFIX + "tallinn_small": lambda: _reduced("tallinn_small", reduced.small(), 3),
    PREFIX + "tallinn_larger": lambda: _reduced("tallinn_larger", reduced.larger(), 4),
}


@cache
def rules_named(name: str) -> Rules:
    """The game with this name in OpenSpiel, made once."""
    return MAKERS[name]()
