"""Augsburg 1520: the steps in the order of the rule book, setup, view and score."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.core.contract import Game, Score, Seat
from hoftag.core.option import Option
from hoftag.core.reason import Reason
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.augsburg.box import Box, load_box, symbols_of
from hoftag.games.augsburg.cards import Cards
from hoftag.games.augsburg.feature_pieces import NAMES
from hoftag.games.augsburg.features import row_of
from hoftag.games.augsburg.position import read_position
from hoftag.games.augsburg.scoring import itemised
from hoftag.games.augsburg.side import NONE, START_JOKERS, first_side
from hoftag.games.augsburg.state import AugsburgState, first_stacks, first_tiles
from hoftag.games.augsburg.steps.auction import Auction, PayBid, Round, Show, Visit, at_high_bid
from hoftag.games.augsburg.steps.certificates import Buy, Deal, Draw, TopPrice, Unwanted
from hoftag.games.augsburg.steps.phase_two import Give, PhaseTwo, Shortage, holders
from hoftag.games.augsburg.steps.privileges import Compensation, Discard, Take, Use
from hoftag.games.augsburg.steps.setup import Display, Starter
from hoftag.games.augsburg.view import AugsburgView
from hoftag.games.augsburg.why import refusal
from hoftag.games.augsburg.words import (
    BUY,
    DEAL,
    DISPLAY,
    DONE,
    GIVE,
    JOKERS,
    ROUND,
    SHOW,
    STARTER,
    SYMBOL,
    WORDS,
)
from hoftag.games.augsburg.worlds import determined

FIRST_OFFER: Final = 7  # [AUG-2.8]
TWO_NOBLES: Final = 2**34 - 1


class Augsburg(Game[AugsburgState, AugsburgView]):
    """A game of auctions and privileges for 2 to 5 players."""

    def __init__(self, edition: Path | None = None) -> None:
        """Take the components of an edition, by default the one that comes with the program."""
        self.box: Box = load_box(edition)
        self.id = "augsburg"
        self.rules = "1"
        self.words = WORDS
        self.edition = self.box.edition
        self.min_seats = 2
        self.max_seats = 5
        self.options = [
            Option("start-player", "AUG-R1", ["random", "first-seat"]),
            Option("hand-sizes", "AUG-R57", ["hidden", "shown"]),
        ]
        self.features = NAMES
        self.steps = [
            Starter(),
            Display(),
            Deal(),
            TopPrice(),
            Buy(),
            Unwanted(),
            Round(),
            Visit(),
            Auction(),
            Show(),
            PayBid(),
            Take(),
            Use(),
            Compensation(),
            Draw(),
            Discard(),
            PhaseTwo(),
            Shortage(),
            Give(),
        ]

    def begin(self, seats: int, options: list[int]) -> AugsburgState:
        """Tiles by the number of players, all rights, the jokers left over in the pile, seven cards due. [AUG-2]"""
        first_seat, sizes = options
        sides = [first_side() for _ in range(seats)]
        for side in sides:
            side.due_offer = FIRST_OFFER
        s = AugsburgState(
            seats, -1, [], 0, None, self.box, sizes, first_seat, 0, NONE, 0 if first_seat else NONE, NONE, 0, NONE, 0,
            0, 0, 0, NONE, 0, 0, 0, first_tiles(seats), first_stacks(), FIRST_OFFER * seats, NONE, NONE, 0, 0, 0,
            Cards(TWO_NOBLES, TWO_NOBLES, JOKERS - START_JOKERS * seats), Cards(), [NONE] * 68, sides,
        )  # fmt: skip
        s.then(ROUND)
        s.then(DEAL)
        s.then(DISPLAY)
        s.then(STARTER)
        return s

    def view(self, s: AugsburgState, seat: Seat) -> AugsburgView:
        """What a seat may know. [AUG-12]"""
        return AugsburgView(s, seat)

    def determinize(self, view: AugsburgView, rng: Rng) -> AugsburgState:
        """Hidden cards and money at random as far as the view allows; hidden answers chosen among the legal ones."""
        s = determined(view, rng)
        step = s.step()
        if step in (BUY, SHOW, GIVE):
            for seat in range(view.seats):
                if not view.sides[seat].own and not view.waiting & bit(seat):
                    self.answer_hidden(s, step, seat, rng)
        return s

    def reopened(self, view: AugsburgView, rng: Rng) -> AugsburgState:
        """The same with all others asked again who have answered the open question out of sight."""
        s = determined(view, rng)
        step = s.step()
        if step in (BUY, SHOW, GIVE):
            asked: i64 = at_high_bid(s) if step == SHOW else holders(s) if step == GIVE else s.everybody()
            if view.seat >= 0:
                asked &= ~bit(view.seat)
            s.waiting |= asked
        return s

    def observed(self, s: AugsburgState, seat: Seat) -> bytearray:
        """What a seat knows, as a row of small numbers."""
        return row_of(s, seat)

    def answer_hidden(self, s: AugsburgState, step: i64, seat: int, rng: Rng) -> None:
        """Choose at random for a seat that has answered the open question out of sight."""
        side = s.sides[seat]
        if step == SHOW and not at_high_bid(s) & bit(seat):
            return
        if step == GIVE and side.hand.empty():
            return
        asking = self.steps[step]
        while True:
            moves = asking.moves(s, seat)
            move = moves[rng.below(len(moves))]
            asking.play(s, seat, move)
            if move is DONE or step == GIVE or (step == SHOW and side.chosen == s.high):
                return

    def score(self, s: AugsburgState) -> list[Score]:
        """Points by origin; ties are broken by cathedral and church."""
        return itemised(s)

    def why_not(self, s: AugsburgState, seat: Seat, move: Move) -> Reason:
        """The rule against a move that is not legal now."""
        return refusal(s, seat, move)

    def position(self, seats: int, options: dict[str, int], table: dict[str, object]) -> AugsburgState:
        """A game under way; `position.py` says what the table holds."""
        s = read_position(self.box, seats, self.checked_options(options), table)
        self.settle(s)
        return s

    def printed(self, domain: str, thing: int) -> list[tuple[str, int]]:
        """The price of a certificate, the symbols of a privilege card, what a stage yields."""
        if domain == "card":
            return [("price", self.box.price[thing])]
        if domain == "privilege":
            return [(f"symbol-{SYMBOL.names[symbol]}", 1) for symbol in symbols_of(self.box.symbols[thing])]
        if domain == "stage":
            return self._yield_printed(thing // 4, thing % 4)
        return []

    def _yield_printed(self, category: int, place: int) -> list[tuple[str, int]]:
        """What a stage yields at the end of a round. [AUG-1.10]"""
        if category == 0:
            return [("gulden", self.box.money[place])]
        if category == 1:
            return [("prestige", self.box.prestige[place])]
        free = [("free-cards", self.box.free[place])] if self.box.free[place] else []
        return [*free, ("offered-cards", self.box.offer[place])]
