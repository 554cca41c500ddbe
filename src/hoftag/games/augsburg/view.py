"""What a seat may know: an allow-list, field by field. [AUG-12]

Some fields are for bots and never dumped: hand sizes, pile sizes and seen cards. They follow from public events, but at
the table everybody has to keep count alone. [AUG-R57, AUG-R59]
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import members
from hoftag.core.contract import FRAME_SHIFT, Seat, View
from hoftag.games.augsburg.box import STACK, Box
from hoftag.games.augsburg.cards import Cards
from hoftag.games.augsburg.numbers import CATHEDRAL_BARRIER, NO_BARRIER
from hoftag.games.augsburg.side import NONE, Side, first_side
from hoftag.games.augsburg.state import (
    ALL_PRIVILEGES,
    DECLINED,
    DISCARDED,
    AugsburgState,
    privileges_named,
    symbols_named,
    tiles_named,
)
from hoftag.games.augsburg.words import (
    BUY,
    CARD,
    CATEGORY,
    NOBLE,
    PAY_BID,
    PRICE,
    PRIVILEGE,
    RIGHT,
    RIGHTS,
    WORDS,
)

SIDE_FIELDS: Final = [  # what travels when a view is pickled: all there is in a SideView
    "own", "stages", "rights", "prestige", "barrier", "bid", "bought_last", "due_free", "due_offer", "offer_size",
    "shown", "show_size", "hand", "offer", "picked", "money", "spent", "chosen", "last", "hand_size", "earned", "floor",
    "bought", "origins",
]  # fmt: skip


@final
class SideView:
    """One side as seen by a viewer: public fields, those that only the owner is told, those that are never dumped."""

    __slots__ = (
        "barrier",
        "bid",
        "bought",
        "bought_last",
        "chosen",
        "due_free",
        "due_offer",
        "earned",
        "floor",
        "hand",
        "hand_size",
        "last",
        "money",
        "offer",
        "offer_size",
        "origins",
        "own",
        "picked",
        "prestige",
        "rights",
        "show_size",
        "shown",
        "spent",
        "stages",
    )

    def __init__(self, s: AugsburgState, side: Side, own: bool) -> None:
        """`own`: the viewer sits here."""
        step = s.step()
        self.own = own
        self.stages: i64 = side.stages
        self.rights: list[int] = [side.right(right) for right in RIGHTS]
        self.prestige: i64 = side.prestige
        self.barrier: i64 = side.barrier()
        self.bid: i64 = side.bid
        self.bought_last: i64 = side.bought_last  # [AUG-R56]
        self.due_free: i64 = side.due_free
        self.due_offer: i64 = side.due_offer
        self.offer_size: i64 = side.offer.size() + (side.chosen if step == BUY else 0)  # follows from the office
        self.shown: Cards | None = side.picked.clone() if step == PAY_BID else None  # all have turned up their cards
        self.show_size = s.show_hand_sizes != 0
        # for the owner only, None or NONE for others
        self.hand: Cards | None = side.hand.clone() if own else None
        self.offer: Cards | None = side.offer.clone() if own else None
        self.picked: Cards | None = side.picked.clone() if own else None
        self.money: i64 = side.money() if own else NONE
        self.spent: i64 = side.spent if own else NONE
        self.chosen: i64 = side.chosen if own else 0
        self.last: i64 = side.last if own else NONE
        # who keeps count knows these; never dumped
        self.hand_size: i64 = side.hand.size() + (0 if step in (BUY, PAY_BID) else side.chosen)
        self.earned: i64 = side.earned
        self.floor: i64 = side.floor
        self.bought: i64 = side.bought
        self.origins: list[int] = [
            side.from_stages, side.from_coat, side.from_letter, side.from_privileges, side.from_lapses,
            side.from_amends,
        ]  # fmt: skip

    def least_spent(self) -> i64:
        """What the certificates bought have cost at least. [AUG-1.5, AUG-R57]"""
        return 200 * self.bought

    def most_spent(self) -> i64:
        """What they have cost at most: never so much that less is left than all know of."""
        most: i64 = 400 * self.bought
        return most if most < self.earned - self.floor else self.earned - self.floor

    def dump(self) -> dict[str, object]:
        """This side as plain data with names."""
        data: dict[str, object] = {
            "stages": {CATEGORY.names[n]: int((self.stages >> (4 * n)) & 15) for n in range(3)},
            "rights": {RIGHT.names[right]: self.rights[right] for right in RIGHTS if self.rights[right]},
            "prestige": int(self.prestige),
            "field": field_shown(self.prestige),
            "barrier": int(self.barrier) if self.barrier != NO_BARRIER else None,
            "bid": int(self.bid),
            "bought": int(self.bought_last),
            "dueFree": int(self.due_free),
            "dueOffer": int(self.due_offer),
            "offerSize": int(self.offer_size),
            "shown": self.shown.names() if self.shown is not None else None,
        }
        if self.show_size:
            data["handSize"] = int(self.hand_size)
        if self.hand is not None and self.offer is not None and self.picked is not None:
            data["hand"] = self.hand.names()
            data["offer"] = self.offer.names()
            data["picked"] = self.picked.names()
            data["money"] = int(self.money)
        return data


def field_shown(prestige: i64) -> int:
    """The field of the track a score lies on: a circle of 45 steps. [AUG-1.11, AUG-8.5]"""
    return int(prestige % CATHEDRAL_BARRIER)


@final
class AugsburgView(View):
    """The table as one seat sees it."""

    def __init__(self, s: AugsburgState, seat: Seat) -> None:
        """Everything not written down here stays hidden."""
        super().__init__(seat)
        self.box: Box = s.box
        self.seats: i64 = s.seats
        self.top: i64 = s.top
        self.agenda: list[int] = s.agenda()
        self.closings: i64 = s.closings
        self.show_hand_sizes: i64 = s.show_hand_sizes
        self.first_seat_starts: i64 = s.first_seat_starts
        self.round: i64 = s.round
        self.rounds: i64 = s.rounds()
        self.noble: i64 = s.noble
        self.beginner: i64 = s.beginner
        self.turn: i64 = s.turn
        self.high: i64 = s.high
        self.setter: i64 = s.setter
        self.passed: i64 = s.passed
        self.waiting: i64 = s.waiting  # who has decided is seen at the table
        self.display: i64 = s.display
        self.opened: i64 = s.opened
        self.taken: i64 = s.taken
        self.symbols: i64 = s.symbols
        self.uses: i64 = s.uses
        self.extra: i64 = s.extra
        self.tiles: i64 = s.tiles
        self.stacks: i64 = s.stacks
        self.due: i64 = s.due
        self.top_price: i64 = s.top_price  # [AUG-5.3.4]
        self.top_discard: i64 = s.top_discard  # [AUG-R58]
        self.choosing: i64 = s.choosing
        self.short: i64 = s.short
        self.over: i64 = s.over
        self.sides: list[SideView] = [SideView(s, side, n == seat) for n, side in enumerate(s.sides)]
        # who keeps count knows these; never dumped
        self.draw_size: i64 = s.draw.size()
        self.discard_size: i64 = s.discard.size()
        own = DECLINED + seat if seat >= 0 else NONE
        self.whereabouts: list[int] = [
            place if place <= DISCARDED or place == own else NONE for place in s.whereabouts
        ]  # fmt: skip

    def stage(self, seat: i64, category: i64) -> i64:
        """A seat's stage in a category."""
        return (self.sides[seat].stages >> (4 * category)) & 15

    def tiles_left(self, category: i64, stage: i64) -> i64:
        """Tiles of stage 2, 3 or 4 in the display."""
        return (self.tiles >> (4 * (3 * category + stage - 2))) & 15

    def stack_top(self, right: i64) -> i64:
        """What is printed on the top tile of a stack."""
        return self.box.stacks[right][STACK - ((self.stacks >> (4 * right)) & 15)]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by all fields in order: a bot in another process gets the view and nothing else."""
        return (
            restored_view,
            (
                self.seat, self.seats, self.top, self.agenda, self.closings, self.box, self.show_hand_sizes,
                self.first_seat_starts, self.round, self.noble, self.beginner, self.turn, self.high, self.setter,
                self.passed, self.waiting, self.display, self.opened, self.taken, self.symbols, self.uses, self.extra,
                self.tiles, self.stacks, self.due, self.top_price, self.top_discard, self.choosing, self.short,
                self.over, self.draw_size, self.discard_size, self.whereabouts,
                [[getattr(side, field) for field in SIDE_FIELDS] for side in self.sides],
            ),
        )  # fmt: skip

    def dump(self) -> dict[str, object]:
        """The view as plain data with names."""
        return {
            "game": "augsburg",
            "seat": self.seat,
            "step": WORDS.steps[self.top >> FRAME_SHIFT] if self.top >= 0 else "over",
            "round": int(self.round),
            "rounds": int(self.rounds),
            "noble": NOBLE.names[self.noble] if self.noble != NONE else None,
            "beginner": int(self.beginner),
            "turn": int(self.turn),
            "high": int(self.high),
            "setter": int(self.setter),
            "passed": members(self.passed),
            "waiting": members(self.waiting),
            "display": privileges_named(self.display),
            "next": privileges_named(ALL_PRIVILEGES & ~self.opened) if self.round & 1 else [],  # [AUG-R60]
            "taken": PRIVILEGE.names[self.taken] if self.taken != NONE else None,
            "symbols": symbols_named(int(self.symbols)),
            "uses": int(self.uses),
            "extra": self.extra != 0,
            "tiles": tiles_named(self.tiles),
            "stacks": {
                RIGHT.names[right]: {"left": int((self.stacks >> (4 * right)) & 15), "top": int(self.stack_top(right))}
                for right in RIGHTS
                if (self.stacks >> (4 * right)) & 15
            },
            "topPrice": int(PRICE.names[self.top_price]) if self.top_price != NONE else None,
            "topDiscard": CARD.names[self.top_discard] if self.top_discard != NONE else None,
            "over": self.over != 0,
            "sides": [side.dump() for side in self.sides],
        }


def restored_view(
    seat: Seat, seats: i64, top: i64, agenda: list[int], closings: i64, box: Box, show_hand_sizes: i64,
    first_seat_starts: i64, round: i64, noble: i64, beginner: i64, turn: i64, high: i64, setter: i64, passed: i64,
    waiting: i64, display: i64, opened: i64, taken: i64, symbols: i64, uses: i64, extra: i64, tiles: i64, stacks: i64,
    due: i64, top_price: i64, top_discard: i64, choosing: i64, short: i64, over: i64, draw_size: i64,
    discard_size: i64, whereabouts: list[int], sides: list[list[object]],
) -> AugsburgView:  # fmt: skip
    """The view of a pickled one: that of a table without sides and piles, and these as they were seen."""
    table = AugsburgState(
        seats, top, agenda, closings, None, box, show_hand_sizes, first_seat_starts, round, noble, beginner, turn,
        high, setter, passed, waiting, display, opened, taken, symbols, uses, extra, tiles, stacks, due, top_price,
        top_discard, choosing, short, over, Cards(), Cards(), [], [],
    )  # fmt: skip
    view = AugsburgView(table, seat)
    view.draw_size = draw_size
    view.discard_size = discard_size
    view.whereabouts = whereabouts
    for values in sides:
        side = SideView(table, first_side(), False)
        for field, value in zip(SIDE_FIELDS, values, strict=True):
            setattr(side, field, value)
        view.sides.append(side)
    return view
