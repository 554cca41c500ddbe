"""What a side will bring if nothing changes, and roughly what an open privilege card would add."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import MEMBERS
from hoftag.games.augsburg.numbers import (
    COLLECTED,
    FOR_A_LAPSE,
    FROM_FACTORY,
    STAGE_FOR,
    STAGE_FOR_MONEY,
    TOP_STAGE,
    USES,
    barrier_of,
)
from hoftag.games.augsburg.side import Side
from hoftag.games.augsburg.state import AugsburgState
from hoftag.games.augsburg.words import (
    CATHEDRAL,
    CHURCH,
    COAT,
    FACTORY,
    LETTER,
    MAXIMILIAN,
    MINT,
    NOBILITY,
    OFFICE,
)

GULDEN: Final = 125  # gulden that are about as good as a point
CARD: Final = 2  # points that a certificate is about as good as
BUILD_LATER: Final = 2  # one point of so many beyond a barrier counts while the building can still come


def expected_money(side: Side) -> i64:
    """A rival's gulden as all can guess them: between what the certificates cost at least and at most. [AUG-R57]"""
    least: i64 = 200 * side.bought
    most: i64 = 400 * side.bought
    if most > side.earned - side.floor:
        most = side.earned - side.floor
    return side.earned - (least + most) // 2


@final
class Prospect:
    """One side's future."""

    __slots__ = ("barrier", "final", "free", "gain", "income", "lost_next", "money", "offered", "overflow", "payouts",
                 "prize", "raw", "second", "worths")  # fmt: skip

    def __init__(self, s: AugsburgState, side: Side, payouts: i64, coming: i64, money: i64) -> None:
        """With so many awards of prestige to come; a purchase follows each but the last. [AUG-9.1]"""
        box = s.box
        purchases = payouts - 1 if payouts > 1 else 0
        self.payouts: i64 = payouts
        self.money: i64 = money
        self.gain: i64 = box.prestige[side.stage(NOBILITY) - 1] + side.coat + side.letter  # at each award [AUG-9.3]
        self.barrier: i64 = side.barrier()
        self.raw: i64 = side.prestige + payouts * self.gain  # at the end, were there no barriers
        self.final: i64 = self.raw if self.raw < self.barrier else self.barrier
        self.overflow: i64 = self.raw - self.final
        next_ = side.prestige + self.gain - self.barrier if payouts else 0
        self.lost_next: i64 = next_ if next_ > 0 else 0
        self.income: i64 = purchases * box.money[side.stage(FACTORY) - 1]
        self.offered: i64 = purchases * box.offer[side.stage(OFFICE) - 1]
        self.free: i64 = purchases * (box.free[side.stage(OFFICE) - 1] + side.mint)
        self.prize: i64 = 0  # what the best open privilege card would bring
        self.second: i64 = 0  # and the best of the others
        self.worths: list[int] = []
        if payouts and (s.display or s.uses):
            self.worths = self.symbol_worths(s, side, purchases, coming <= MAXIMILIAN)
            for card in MEMBERS[s.display]:
                worth = best_use(box.symbols[card], self.worths, USES)
                if worth > self.prize:
                    self.second = self.prize
                    self.prize = worth
                elif worth > self.second:
                    self.second = worth

    def using(self, s: AugsburgState) -> i64:
        """What is still to be had from the privilege card being executed."""
        return best_use(s.symbols, self.worths, s.uses) if s.uses and self.worths else 0

    def capped(self, points: i64, barrier: i64) -> i64:
        """Points that count at the end; some of those beyond a barrier, while the building may still come."""
        if points <= barrier:
            return points
        return barrier + (points - barrier) // BUILD_LATER if self.payouts > 1 else barrier

    def more(self, points: i64) -> i64:
        """What more points are worth."""
        return self.capped(self.raw + points, self.barrier) - self.capped(self.raw, self.barrier)

    def symbol_worths(self, s: AugsburgState, side: Side, purchases: i64, auctions: bool) -> list[int]:
        """About how many points each kind of symbol brings, and last a lapse. [AUG-5.3]"""
        lapse = self.more(FOR_A_LAPSE)
        money: i64 = COLLECTED // GULDEN if purchases else 0
        cards: i64 = CARD if purchases or auctions else 0
        found = [
            int(self.for_factory(s, side, purchases)),
            int(self.for_nobility(s, side)),
            int(self.for_office(s, side, purchases)),
            int(money),
            int(self.more(6)),
            int(self.more(7)),
            int(cards),
            int(lapse),
        ]
        for n in range(7):
            if found[n] < lapse:
                found[n] = int(lapse)
        return found

    def for_factory(self, s: AugsburgState, side: Side, purchases: i64) -> i64:
        """The next stage, or gulden at once."""
        stage = side.stage(FACTORY)
        best: i64 = FROM_FACTORY // GULDEN if purchases and stage >= STAGE_FOR_MONEY else 0
        if stage < TOP_STAGE:
            higher = purchases * (s.box.money[stage] - s.box.money[stage - 1]) // GULDEN
            best = higher if higher > best else best
        return best

    def for_nobility(self, s: AugsburgState, side: Side) -> i64:
        """The next stage, or the better of coat of arms and letter."""
        stage = side.stage(NOBILITY)
        more: i64 = s.box.prestige[stage] - s.box.prestige[stage - 1] if stage < TOP_STAGE else 0
        for right in (COAT, LETTER):
            if stage >= STAGE_FOR[right] and not side.right(right) and s.stack_top(right) > more:
                more = s.stack_top(right)
        return self.more(self.payouts * more)

    def for_office(self, s: AugsburgState, side: Side, purchases: i64) -> i64:
        """The next stage, the mint master, or the building that lets more points count."""
        stage = side.stage(OFFICE)
        best: i64 = purchases if stage < TOP_STAGE else 0
        if stage >= STAGE_FOR[MINT] and not side.mint:
            best = CARD * purchases
        building: i64 = CATHEDRAL if side.church else CHURCH
        if not side.right(building) and s.stack_top(building) <= self.money:
            barrier: i64 = barrier_of(True, building == CATHEDRAL or side.cathedral != 0)
            built = self.capped(self.raw, barrier) - self.capped(self.raw, self.barrier)
            best = built if built > best else best
        return best


def best_use(symbols: i64, worths: list[int], uses: i64) -> i64:
    """What the best one or two of a card's symbols bring together; a use that is left lapses. [AUG-5.2]"""
    first: i64 = worths[7]
    second: i64 = first
    for symbol in range(7):
        there: i64 = (symbols >> (2 * symbol)) & 3
        while there:
            there -= 1
            worth: i64 = worths[symbol]
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
    return first + second if uses > 1 else first
