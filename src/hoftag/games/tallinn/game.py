"""Tallinn: the steps in the order of the rule book, setup, view and score."""

from __future__ import annotations

from pathlib import Path

from hoftag.core.bits import BIT
from hoftag.core.contract import Game, Score, Seat
from hoftag.core.option import Option
from hoftag.core.reason import Reason
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.tallinn.box import Box, load_box
from hoftag.games.tallinn.features import FEATURES, row_of
from hoftag.games.tallinn.position import read_position
from hoftag.games.tallinn.scoring import itemised
from hoftag.games.tallinn.side import NONE, empty_side
from hoftag.games.tallinn.state import HAND_SIZE, TallinnState
from hoftag.games.tallinn.steps.chronicle import InterimScoring, Payment
from hoftag.games.tallinn.steps.contests import ShieldContest
from hoftag.games.tallinn.steps.draw import Draw
from hoftag.games.tallinn.steps.final import FinalScoring, ShieldsAtEnd
from hoftag.games.tallinn.steps.select import Round, Select
from hoftag.games.tallinn.steps.setup import ChronicleCards, Deal, Exchange
from hoftag.games.tallinn.steps.towers import TowerInOrder, TowerOrder, Towers
from hoftag.games.tallinn.view import TallinnView, determined
from hoftag.games.tallinn.why import refusal
from hoftag.games.tallinn.words import (
    BASE_SET,
    CHRONICLE_CARDS,
    DEAL,
    DRAW,
    ESTATE,
    ESTATES,
    EXCHANGE,
    LEGATE_SET,
    ROUND,
    SHIELDS,
    WORDS,
)


class Tallinn(Game[TallinnState, TallinnView]):
    """A card game of merchants, knights and monks for 2 to 4 players."""

    def __init__(self, edition: Path | None = None) -> None:
        """Take the cards of an edition, by default the one that comes with the program."""
        self.box: Box = load_box(edition)
        self.id = "tallinn"
        self.rules = "1"
        self.words = WORDS
        self.features = FEATURES
        self.edition = self.box.edition
        self.min_seats = 2
        self.max_seats = 4
        self.options = [
            Option("legate", "TAL-12.1", ["off", "on"]),
            Option("chronicle", "TAL-13.1", ["off", "on"]),
            Option("towers", "TAL-6.8", ["together", "leader-first"]),
            Option("chronicle-start-card", "TAL-R39", ["off", "on"], needs="chronicle"),
        ]
        self.steps = [
            Deal(),
            ChronicleCards(),
            Exchange(),
            Round(),
            Select(),
            ShieldContest(),
            Towers(),
            TowerOrder(),
            TowerInOrder(),
            Draw(),
            InterimScoring(),
            Payment(),
            ShieldsAtEnd(),
            FinalScoring(),
        ]

    def begin(self, seats: int, options: list[int]) -> TallinnState:
        """The same for 2, 3 and 4 seats: start card, three cards; with the Legate an exchange. [TAL-2, TAL-14.2]"""
        legate, chronicle, leader_first, start_counts = options
        everybody = BIT[seats] - 1
        sides = [empty_side(LEGATE_SET if legate else BASE_SET) for _ in range(seats)]
        for side in sides:
            side.due = HAND_SIZE
        s = TallinnState(
            seats, -1, [], 0, None, self.box, legate, chronicle, leader_first, start_counts,
            0, everybody if legate else 0, everybody, NONE, NONE, 0, 0, sides,
        )  # fmt: skip
        s.then(ROUND)
        if legate:
            s.then(EXCHANGE)
        if chronicle:
            s.then(CHRONICLE_CARDS)
        s.then(DRAW)
        s.then(DEAL)
        return s

    def view(self, s: TallinnState, seat: Seat) -> TallinnView:
        """What a seat may know. [section 17 of the rules]"""
        return TallinnView(s, seat)

    def determinize(self, view: TallinnView, rng: Rng) -> TallinnState:
        """Hidden cards dealt anew among the possible places; hidden answers chosen among the legal ones."""
        s = determined(view, rng)
        for seat, side in enumerate(view.sides):
            if side.answered and side.sealed is None:
                moves = self.steps[s.step()].moves(s, seat)
                s.sides[seat].sealed = moves[rng.below(len(moves))]
        return s

    def reopened(self, view: TallinnView, rng: Rng) -> TallinnState:
        """Hidden cards dealt anew; who has answered out of sight is asked again."""
        s = determined(view, rng)
        for seat, side in enumerate(view.sides):
            if side.answered and side.sealed is None:
                s.waiting |= BIT[seat]
        return s

    def observed(self, s: TallinnState, seat: Seat) -> bytearray:
        """What a seat knows, in numbers; `features.py` says how."""
        return row_of(s, seat)

    def score(self, s: TallinnState) -> list[Score]:
        """Points by origin; ties are broken by persons on towers."""
        return itemised(s)

    def why_not(self, s: TallinnState, seat: Seat, move: Move) -> Reason:
        """The rule against a move that is not legal now."""
        return refusal(s, seat, move)

    def position(self, seats: int, options: dict[str, int], table: dict[str, object]) -> TallinnState:
        """A game under way; `position.py` says what the table holds."""
        s = read_position(self.box, seats, self.checked_options(options), table)
        self.settle(s)
        return s

    def printed(self, domain: str, thing: int) -> list[tuple[str, int]]:
        """Persons, coin and shields of a card or half."""
        if domain == "half":
            parts = _persons_printed(self.box.on_half[thing])
            if thing == SHIELDS:
                parts.append(("shield", 2))
            elif self.box.contests[thing] >= 0:
                parts.append(("coin", 1))
            return parts
        if domain == "card":
            return _persons_printed(self.box.on_card[thing])
        if domain == "start":
            return _persons_printed(self.box.on_start[thing])
        return []


def _persons_printed(packed: int) -> list[tuple[str, int]]:
    """Text keys and counts of packed persons."""
    counts = [(f"person-{ESTATE.names[estate]}", packed >> 8 * estate & 255) for estate in ESTATES]
    return [(key, n) for key, n in counts if n]
