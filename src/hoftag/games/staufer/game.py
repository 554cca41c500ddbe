"""Die Staufer: the steps in the order of the rule book, setup, view and score."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import mask_of
from hoftag.core.contract import Game, Score, Seat
from hoftag.core.option import Option
from hoftag.core.reason import Reason
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.staufer.box import Box, load_box
from hoftag.games.staufer.features import FEATURES, row_of
from hoftag.games.staufer.position import read_position
from hoftag.games.staufer.scoring import itemised
from hoftag.games.staufer.side import first_side
from hoftag.games.staufer.state import StauferState, empty_table
from hoftag.games.staufer.steps.chests import DrawChest, Refill, Resolve
from hoftag.games.staufer.steps.cleanup import Cleanup, Clear, FinalScoring, Journey, Leave
from hoftag.games.staufer.steps.gains import Fetch
from hoftag.games.staufer.steps.placing import Aid, Arrive, Figures, Place, Second
from hoftag.games.staufer.steps.scoring import Bonus, Pick, Reveal, ScoreRegion, Scoring
from hoftag.games.staufer.steps.setup import Contracts, Kinds, Ring, Rows, Starter, Tiles
from hoftag.games.staufer.steps.turn import AfterSupply, Round, Swap, TakeField, Turn
from hoftag.games.staufer.view import StauferView, determined
from hoftag.games.staufer.why import refusal
from hoftag.games.staufer.words import (
    CONTRACTS,
    KINDS,
    NAMED_SETS,
    OWN_SETS,
    REFILL,
    RING,
    ROUND,
    ROWS,
    SETS,
    STARTER,
    TILES,
    WORDS,
)

# The sets the supplement names, in the order of NAMED_SETS from the second on; what is missing is drawn. [STA-10.20]
SUGGESTED: Final = [
    [1, 2, 5, 8, 11, 14],
    [1, 3, 5, 8, 10, 16],
    [1, 2, 6, 9, 13, 16],
    [1, 3, 4, 7, 8, 12],
    [1, 2],  # [STA-R06]
    [],  # [STA-R07]
]


class Staufer(Game[StauferState, StauferView]):
    """A game of offices around a travelling king for 2 to 5 players."""

    def __init__(self, edition: Path | None = None) -> None:
        """Take the components of an edition, by default the one that comes with the program."""
        self.box: Box = load_box(edition)
        self.id = "staufer"
        self.rules = "1"
        self.words = WORDS
        self.edition = self.box.edition
        self.min_seats = 2
        self.max_seats = 5
        self.features = FEATURES
        self.options = [Option("privileges", "STA-10.20", SETS, listed=len(NAMED_SETS))]
        self.steps = [
            Ring(),
            Tiles(),
            Refill(),
            Kinds(),
            Starter(),
            Contracts(),
            Rows(),
            Round(),
            Turn(),
            Swap(),
            TakeField(),
            AfterSupply(),
            DrawChest(),
            Place(),
            Aid(),
            Figures(),
            Second(),
            Arrive(),
            Fetch(),
            Resolve(),
            Scoring(),
            ScoreRegion(),
            Reveal(),
            Pick(),
            Bonus(),
            Cleanup(),
            Leave(),
            Clear(),
            Journey(),
            FinalScoring(),
        ]

    def begin(self, seats: int, options: list[int]) -> StauferState:
        """The table before anything is laid out. [STA-2]"""
        sides = [first_side() for _ in range(seats)]
        s = empty_table(self.box, seats, options[0], self.chosen_kinds(options[0]), sides)
        for step in (ROUND, ROWS, CONTRACTS, STARTER, KINDS, REFILL, TILES, RING):
            s.then(step)
        return s

    def chosen_kinds(self, option: int) -> i64:
        """The privileges a set names; NATURE draws the missing ones. [STA-D01]"""
        if option == 0:
            return mask_of(self.box.first_game)
        if option < len(NAMED_SETS):
            return mask_of([number - 1 for number in SUGGESTED[option - 1]])
        return mask_of(OWN_SETS[option - len(NAMED_SETS)])

    def view(self, s: StauferState, seat: Seat) -> StauferView:
        """What a seat may know. [STA-12]"""
        return StauferView(s, seat)

    def determinize(self, view: StauferView, rng: Rng) -> StauferState:
        """The others' contracts are dealt anew; nothing else is hidden."""
        return determined(view, rng)

    def observed(self, s: StauferState, seat: Seat) -> bytearray:
        """What a seat knows, for learning; `features.py` says how it is told."""
        return row_of(self, s, seat)

    def score(self, s: StauferState) -> list[Score]:
        """Points by origin; ties are broken by the figures in the court."""
        return itemised(s)

    def why_not(self, s: StauferState, seat: Seat, move: Move) -> Reason:
        """The rule against a move that is not legal now."""
        return refusal(s, seat, move)

    def position(self, seats: int, options: dict[str, int], table: dict[str, object]) -> StauferState:
        """A game under way; `position.py` says what the table holds."""
        option = self.checked_options(options)[0]
        s = read_position(self.box, seats, int(self.chosen_kinds(option)), option, table)
        self.settle(s)
        return s
