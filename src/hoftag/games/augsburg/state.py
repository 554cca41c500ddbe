"""Everything on the table of Augsburg 1520: piles, display, stacks, the auction under way, one side for each seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import BIT, COUNT, bit, count, members
from hoftag.core.contract import Note, State
from hoftag.games.augsburg.box import STACK, Box, symbols_of
from hoftag.games.augsburg.cards import Cards
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.words import (
    AUCTION,
    BUY,
    CARD,
    CATEGORIES,
    CATEGORY,
    CERTIFICATES,
    E_RESHUFFLED,
    JOKER,
    JOKERS,
    NOBLE,
    PRICE,
    PRIVILEGE,
    RIGHT,
    RIGHTS,
    SHOW,
    STAGE,
    SYMBOL,
    TOP_PRICE,
    WORDS,
)

DISPLAYED: Final = 5  # privilege cards laid open for a round [AUG-2.3]
ALL_PRIVILEGES: Final = 1023
SMALL: Final = [0, 0, 2, 3, 4, 5]  # tiles of stage 2, 3 and 4 in each category, by players [AUG-2.1]
MEDIUM: Final = [0, 0, 1, 1, 2, 3]
LARGE: Final = 1

# Where a certificate is known to be: with a seat (0 to 4), among the discards, or among the discards but only to the
# seat that declined it; what cannot be known any more is NONE. [AUG-R57, AUG-R58]
DISCARDED: Final = 5
DECLINED: Final = 8  # + seat


@final
class AugsburgState(State):
    """The whole table."""

    def __init__(
        self,
        seats: i64,
        top: i64,
        agenda: list[int],
        closings: i64,
        notes: list[Note] | None,
        box: Box,
        show_hand_sizes: i64,
        first_seat_starts: i64,
        round: i64,
        noble: i64,
        beginner: i64,
        turn: i64,
        high: i64,
        setter: i64,
        passed: i64,
        waiting: i64,
        display: i64,
        opened: i64,
        taken: i64,
        symbols: i64,
        uses: i64,
        extra: i64,
        tiles: i64,
        stacks: i64,
        due: i64,
        top_price: i64,
        top_discard: i64,
        choosing: i64,
        short: i64,
        over: i64,
        draw: Cards,
        discard: Cards,
        whereabouts: list[int],
        sides: list[Side],
    ) -> None:
        """All fields in order; also the way to clone."""
        super().__init__(seats, top, agenda, closings, notes)
        self.box = box
        self.show_hand_sizes: i64 = show_hand_sizes  # options, 0 or 1
        self.first_seat_starts: i64 = first_seat_starts
        self.round: i64 = round  # 1 to seats + 2; 0 during setup [AUG-3.1]
        self.noble: i64 = noble  # whose auction it is, NONE between rounds
        self.beginner: i64 = beginner  # the latest winner, at first the start player [AUG-3.3, AUG-R17]
        self.turn: i64 = turn  # who is asked for a bid, NONE when the auction is over
        self.high: i64 = high  # the high bid
        self.setter: i64 = setter  # who set it
        self.passed: i64 = passed  # seats that are out of the auction
        self.waiting: i64 = waiting  # seats that still have to answer the open question
        self.display: i64 = display  # privilege cards that can be taken
        self.opened: i64 = opened  # the five that lay open first in this pair of rounds [AUG-10.3]
        self.taken: i64 = taken  # the privilege card being executed
        self.symbols: i64 = symbols  # its symbols not used yet, packed
        self.uses: i64 = uses  # how many of its privileges can still be executed
        self.extra: i64 = extra  # 1: the master builder has not built with this card [AUG-7.6]
        self.tiles: i64 = tiles  # stage tiles in the display, a nibble for each category and stage
        self.stacks: i64 = stacks  # right tiles left, a nibble for each kind
        self.due: i64 = due  # certificates still to be dealt
        self.top_price: i64 = top_price  # price class of the draw pile's top card; NONE while nobody has looked
        self.top_discard: i64 = top_discard  # the card on top of the discard pile
        self.choosing: i64 = choosing  # 1: NATURE has to say which card lies on top of the discards
        self.short: i64 = short  # 1: cards were given; the first one dealt is reserved [AUG-9.8]
        self.over: i64 = over  # the game has ended
        self.draw = draw  # a heap without order: NATURE draws late
        self.discard = discard
        self.whereabouts = whereabouts  # by real certificate
        self.sides = sides

    def clone(self) -> AugsburgState:
        """An equal and independent state, without notes."""
        return AugsburgState(
            self.seats, self.top, self.agenda(), self.closings, None, self.box, self.show_hand_sizes,
            self.first_seat_starts, self.round, self.noble, self.beginner, self.turn, self.high, self.setter,
            self.passed, self.waiting, self.display, self.opened, self.taken, self.symbols, self.uses, self.extra,
            self.tiles, self.stacks, self.due, self.top_price, self.top_discard, self.choosing, self.short, self.over,
            self.draw.clone(), self.discard.clone(), self.whereabouts.copy(), [side.clone() for side in self.sides],
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by all fields in order, without notes; the box travels as its edition's data."""
        return (
            AugsburgState,
            (
                self.seats, self.top, self.agenda(), self.closings, None, self.box, self.show_hand_sizes,
                self.first_seat_starts, self.round, self.noble, self.beginner, self.turn, self.high, self.setter,
                self.passed, self.waiting, self.display, self.opened, self.taken, self.symbols, self.uses, self.extra,
                self.tiles, self.stacks, self.due, self.top_price, self.top_discard, self.choosing, self.short,
                self.over, self.draw, self.discard, self.whereabouts, self.sides,
            ),
        )  # fmt: skip

    # ------------------------------------------------------------------ questions

    def ask(self, step: i64, seats: i64) -> None:
        """Ask these seats at the same time."""
        self.waiting = seats
        self.then(step)

    def everybody(self) -> i64:
        """All seats."""
        return bit(self.seats) - 1

    def rounds(self) -> i64:
        """How many rounds are played. [AUG-3.1]"""
        return self.seats + 2

    def shows(self, symbol: i64) -> bool:
        """Whether the card being executed has a symbol of a kind left."""
        return (self.symbols >> (2 * symbol)) & 3 != 0

    # ------------------------------------------------------------------ tiles

    def tiles_left(self, category: i64, stage: i64) -> i64:
        """Tiles of stage 2, 3 or 4 in the display. [AUG-2.1]"""
        return (self.tiles >> (4 * (3 * category + stage - 2))) & 15

    def change_tiles(self, category: i64, stage: i64, by: i64) -> None:
        """Put a tile into the display or take it from there."""
        self.tiles += by * bit(4 * (3 * category + stage - 2))

    def stack_left(self, right: i64) -> i64:
        """Tiles left in a stack of rights."""
        return (self.stacks >> (4 * right)) & 15

    def stack_top(self, right: i64) -> i64:
        """What is printed on the top tile of a stack; the stack never runs out. [AUG-7.1, AUG-R43]"""
        return self.box.stacks[right][STACK - self.stack_left(right)]

    # ------------------------------------------------------------------ piles

    def reshuffle(self) -> None:
        """If the draw pile is used up, the discards become the draw pile. [AUG-9.7, AUG-R47, AUG-C4]"""
        if self.draw.empty() and not self.discard.empty():
            self.draw.pour(self.discard)
            self.top_price = NONE
            self.forget_discards()
            if self.notes is not None:
                self.note(E_RESHUFFLED, ())

    def forget_discards(self) -> None:
        """Nobody can tell any more where the discards went."""
        self.top_discard = NONE
        places = self.whereabouts
        for card in range(JOKER):
            if places[card] >= DISCARDED:
                places[card] = NONE

    def look_at_top(self) -> None:
        """Before anybody decides, the price on the back of the top card is seen. [AUG-5.3.4, AUG-R67]"""
        if self.top_price == NONE and not self.draw.empty():
            self.then(TOP_PRICE)

    # ------------------------------------------------------------------ soundness

    def audit(self) -> list[str]:
        """Everything wrong with this position, each with its rule id."""
        wrong = self._audit_certificates() + self._audit_tiles()
        if len(self.sides) != self.seats:
            wrong.append("a side is missing [AUG-1.2]")
        if self.display & ~ALL_PRIVILEGES or (self.taken != NONE and self.display & BIT[self.taken]):
            wrong.append("a privilege card lies twice [AUG-1.6]")
        if COUNT[self.display] > DISPLAYED:
            wrong.append(f"{COUNT[self.display]} privilege cards lie open [AUG-2.3]")
        if self.round > self.rounds():
            wrong.append(f"round {self.round} is one too many [AUG-3.1]")
        for seat, side in enumerate(self.sides):
            wrong += [f"seat {seat}: {text}" for text in self._audit_side(seat, side)]
        return wrong

    def _audit_certificates(self) -> list[str]:
        """80 certificates, each real one once. [AUG-1.3, AUG-1.4]"""
        wrong: list[str] = []
        heaps = [self.draw, self.discard]
        for side in self.sides:
            heaps += [side.hand, side.offer, side.picked]
        low: i64 = 0
        high: i64 = 0
        reals: i64 = 0
        jokers: i64 = 0
        for heap in heaps:
            low |= heap.low
            high |= heap.high
            reals += heap.reals()
            jokers += heap.jokers
        if reals != JOKER or count(low) + count(high) != JOKER:
            wrong.append(f"{reals} real certificates lie around, not 68 different ones [AUG-1.3]")
        if jokers != JOKERS or min([int(heap.jokers) for heap in heaps]) < 0:
            wrong.append(f"{jokers} jokers lie around, not {JOKERS} [AUG-1.4]")
        if reals + jokers != CERTIFICATES:
            wrong.append(f"{reals + jokers} certificates lie around, not {CERTIFICATES} [AUG-1.3]")
        if self.top_discard != NONE and not self.discard.has(self.top_discard):
            wrong.append("the top card of the discards is not among them [AUG-R58]")
        for card, place in enumerate(self.whereabouts):
            if 0 <= place < DISCARDED and not (self.sides[place].hand.has(card) or self.sides[place].picked.has(card)):
                wrong.append(f"{CARD.names[card]} is thought to be with seat {place} [AUG-R57]")
            if place >= DISCARDED and not self.discard.has(card):
                wrong.append(f"{CARD.names[card]} is thought to be among the discards [AUG-R58]")
        return wrong

    def _audit_tiles(self) -> list[str]:
        """Per category the display and the tableaus hold the tiles of the setup; rights likewise. [AUG-2.1, AUG-2.2]"""
        wrong: list[str] = []
        for category in CATEGORIES:
            for stage, total in ((2, SMALL[self.seats]), (3, MEDIUM[self.seats]), (4, LARGE)):
                held = int(self.tiles_left(category, stage))
                for side in self.sides:
                    own = side.stage(category)
                    if own == stage or (stage == 2 and own > 2):  # lower tiles stay, but stage 3 is handed in [AUG-6.2]
                        held += 1
                if held != total:
                    name = STAGE.names[4 * category + stage - 1]
                    wrong.append(f"{held} tiles of {name}, not {total} [AUG-2.1, AUG-6.1]")
        for right in RIGHTS:
            owners = len([side for side in self.sides if side.right(right)])
            if owners + self.stack_left(right) != STACK:
                wrong.append(f"the stack of {RIGHT.names[right]} does not add up to {STACK} [AUG-1.8]")
            printed = sorted([int(side.right(right)) for side in self.sides if side.right(right)], reverse=True)
            if printed != self.box.stacks[right][:owners]:
                wrong.append(f"the tiles of {RIGHT.names[right]} were not taken from the top [AUG-7.1]")
        return wrong

    def _audit_side(self, seat: int, side: Side) -> list[str]:
        """What is wrong with one side."""
        wrong: list[str] = []
        if not all(1 <= side.stage(category) <= 4 for category in CATEGORIES):
            wrong.append("a stage that does not exist [AUG-1.7]")
        if side.money() < 0 or side.money() % 50:
            wrong.append(f"{side.money()} gulden [AUG-R5]")
        if not side.floor <= side.money() + self._cost_of_choice(side):
            wrong.append(f"{side.money()} gulden, but all know of {side.floor} [AUG-R57]")
        if not 200 * side.bought <= side.spent - self._cost_of_choice(side) <= 400 * side.bought:
            wrong.append(f"{side.spent} gulden for {side.bought} certificates [AUG-1.5, AUG-2.9]")
        if side.prestige > side.barrier():
            wrong.append(f"{side.prestige} points in front of the barrier {side.barrier()} [AUG-8.4]")
        if side.prestige > side.gross():
            wrong.append(f"{side.prestige} points, but only {side.gross()} were earned [AUG-8.4]")
        if self.step() in (AUCTION, SHOW):
            held = Cards(side.hand.low | side.picked.low, side.hand.high | side.picked.high)
            held.jokers = side.hand.jokers + side.picked.jokers
            if side.bid > held.ceiling(self.noble):
                wrong.append(f"a bid of {side.bid} with a ceiling of {held.ceiling(self.noble)} [AUG-4.1.5]")
        return wrong

    def _cost_of_choice(self, side: Side) -> int:
        """What the certificates chosen to be bought have cost; those chosen to be shown or given cost nothing."""
        return self.box.cost(side.picked) if self.step() == BUY else 0

    def dump(self) -> dict[str, object]:
        """The whole position with names, secrets included."""
        return {
            "step": WORDS.steps[self.step()] if self.top >= 0 else "over",
            "agenda": [f"{WORDS.steps[step]} {seat}" for step, seat in self.frames()],
            "round": int(self.round),
            "noble": NOBLE.names[self.noble] if self.noble != NONE else None,
            "beginner": int(self.beginner),
            "turn": int(self.turn),
            "high": int(self.high),
            "setter": int(self.setter),
            "passed": members(self.passed),
            "waiting": members(self.waiting),
            "display": privileges_named(self.display),
            "opened": privileges_named(self.opened),
            "taken": PRIVILEGE.names[self.taken] if self.taken != NONE else None,
            "symbols": symbols_named(int(self.symbols)),
            "uses": int(self.uses),
            "extra": int(self.extra),
            "tiles": tiles_named(self.tiles),
            "stacks": {RIGHT.names[right]: int(self.stack_left(right)) for right in RIGHTS},
            "due": int(self.due),
            "top_price": PRICE.names[self.top_price] if self.top_price != NONE else None,
            "top_discard": CARD.names[self.top_discard] if self.top_discard != NONE else None,
            "choosing": int(self.choosing),
            "short": int(self.short),
            "draw": self.draw.names(),
            "discard": self.discard.names(),
            "whereabouts": {CARD.names[card]: place for card, place in enumerate(self.whereabouts) if place != NONE},
            "sides": [side.dump() for side in self.sides],
        }


def first_tiles(seats: int) -> int:
    """The stage tiles laid out at the beginning, a nibble for each category and stage. [AUG-2.1]"""
    one = SMALL[seats] + 16 * MEDIUM[seats] + 256 * LARGE
    return one * (1 + 16**3 + 16**6)


def first_stacks() -> int:
    """Five tiles of each right, whatever the number of players. [AUG-2.2]"""
    return sum(STACK * 16**right for right in RIGHTS)


def privileges_named(mask: i64) -> list[str]:
    """The names of some privilege cards."""
    return [PRIVILEGE.names[card] for card in members(mask)]


def symbols_named(packed: int) -> list[str]:
    """The names of packed symbols."""
    return [SYMBOL.names[symbol] for symbol in symbols_of(packed)]


def tiles_named(packed: i64) -> dict[str, list[int]]:
    """Tiles of stage 2, 3 and 4 by category."""
    return {
        CATEGORY.names[category]: [int((packed >> (4 * (3 * category + n))) & 15) for n in range(3)]
        for category in CATEGORIES
    }
