"""What a seat knows of the certificates: own ones, those seen with rivals, and those that can be anywhere. [AUG-R57]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import COUNT, bit, count
from hoftag.games.augsburg.cards import HALF, ONE_NOBLE, Cards
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.state import DECLINED, DISCARDED, AugsburgState
from hoftag.games.augsburg.words import BUY, JOKERS, MAXIMILIAN, PAY_BID

ALL_OF_TWO: Final = 2**34 - 1  # the certificates of two nobles
MOST_BEATEN: Final = 40  # eighths of a card; nothing in hand counts as much
SURE: Final = 8  # eighths
FOLLOWS: Final = [0, 0, 1, 1, 2, 3, 4, 5, 6, 6, 7]  # by half cards that a rival's likely ceiling is above the high bid
NO_SURPLUS: Final = 6  # the place in that row where it is just as high
HIGHEST: Final = bytes([mask.bit_length() for mask in range(2048)])


def count17(values: i64) -> i64:
    """How many certificates of one noble these are."""
    return COUNT[values & 2047] + COUNT[values >> 11]


def highest17(values: i64) -> i64:
    """The highest value among them, 0 for none."""
    high: i64 = values >> 11
    return 11 + HIGHEST[high] if high else HIGHEST[values]


def of_noble(low: i64, high: i64, noble: i64) -> i64:
    """One noble's certificates of a heap."""
    half = low if noble < 2 else high
    return half >> 17 if noble & 1 else half & ONE_NOBLE


def hand_size(s: AugsburgState, seat: i64, side: Side, step: i64) -> i64:
    """How many certificates a seat holds for all who keep count; what is shown and lost comes back. [AUG-R57]"""
    if step == BUY:
        return side.hand.size()
    if step == PAY_BID:
        return side.hand.size() + (side.picked.size() if seat != s.beginner else 0)
    return side.hand.size() + side.chosen


@final
class Sight:
    """The certificates through the eyes of one seat."""

    __slots__ = ("any_high", "any_jokers", "any_low", "anywhere", "hidden", "high", "jokers", "low", "size", "sizes",
                 "theirs_high", "theirs_low")  # fmt: skip

    def __init__(self, s: AugsburgState, seat: i64, step: i64) -> None:
        """What lies face down before the seat itself is neither in its hand nor anywhere else, except a purchase."""
        side = s.sides[seat]
        hand, picked, offer = side.hand, side.picked, side.offer
        back: bool = step == BUY or (step == PAY_BID and s.beginner != seat)
        self.low: i64 = hand.low | picked.low if back else hand.low  # the hand
        self.high: i64 = hand.high | picked.high if back else hand.high
        self.jokers: i64 = hand.jokers + picked.jokers if back else hand.jokers
        self.size: i64 = count(self.low) + count(self.high) + self.jokers
        self.theirs_low: list[int] = [0] * int(s.seats)  # by seat: cards known to be there
        self.theirs_high: list[int] = [0] * int(s.seats)
        self.sizes: list[int] = [0] * int(s.seats)
        self.hidden: list[int] = [0] * int(s.seats)  # how many of a rival's cards are not known
        gone_low: i64 = hand.low | picked.low | offer.low
        gone_high: i64 = hand.high | picked.high | offer.high
        declined: i64 = DECLINED + seat
        for n, known in enumerate(s.whereabouts):
            card: i64 = n
            place: i64 = known
            if place != NONE and (place <= DISCARDED or place == declined):
                if card < HALF:
                    gone_low |= bit(card)
                    if place < DISCARDED and place != seat:
                        self.theirs_low[place] |= bit(card)
                else:
                    gone_high |= bit(card - HALF)
                    if place < DISCARDED and place != seat:
                        self.theirs_high[place] |= bit(card - HALF)
        self.any_low: i64 = ALL_OF_TWO & ~gone_low  # cards that can be anywhere
        self.any_high: i64 = ALL_OF_TWO & ~gone_high
        self.any_jokers: i64 = JOKERS - hand.jokers - picked.jokers - offer.jokers
        for n, other in enumerate(s.sides):
            if n != seat:
                if step == PAY_BID and other.chosen:
                    self.see_shown(n, other.picked, n != s.beginner)
                size = hand_size(s, n, other, step)
                self.sizes[n] = int(size)
                self.hidden[n] = int(size - count(self.theirs_low[n]) - count(self.theirs_high[n]))
        self.anywhere: i64 = count(self.any_low) + count(self.any_high) + self.any_jokers

    def see_shown(self, seat: i64, shown: Cards, kept: bool) -> None:
        """A rival has turned up these cards and takes them back, or pays with them."""
        self.any_low &= ~shown.low
        self.any_high &= ~shown.high
        if kept:
            self.theirs_low[seat] |= shown.low
            self.theirs_high[seat] |= shown.high
        else:
            self.theirs_low[seat] &= ~shown.low
            self.theirs_high[seat] &= ~shown.high

    def own(self, noble: i64) -> i64:
        """One noble's certificates in the own hand: bit 0 is value 1."""
        return of_noble(self.low, self.high, noble)

    def best(self, noble: i64) -> i64:
        """The rank of the best own certificate for an auction, 0 for none. [AUG-4.3.2, AUG-4.3.5]"""
        if noble < MAXIMILIAN:
            values = self.own(noble)
            return 4 * highest17(values) + noble if values else 0
        best: i64 = 0
        for n in range(4):
            highest = highest17(self.own(n))
            if highest and 4 * highest + n > best:
                best = 4 * highest + n
        return best

    def higher(self, low: i64, high: i64, noble: i64, rank: i64) -> i64:
        """How many of these cards would beat a rank at a noble."""
        if noble < MAXIMILIAN:
            return count17(of_noble(low, high, noble) >> ((rank - noble) >> 2))
        total: i64 = 0
        for n in range(4):
            total += count17(of_noble(low, high, n) >> ((rank - n) >> 2))
        return total

    def beaten(self, noble: i64, rank: i64, likely: list[int]) -> i64:
        """How many higher cards to expect with the rivals, in eighths; MOST_BEATEN for rank 0.

        `likely` says by seat how likely a rival is to show cards at all, in eighths.
        """
        if rank == 0:
            return MOST_BEATEN
        higher = self.higher(self.any_low, self.any_high, noble, rank)
        hidden: i64 = 0
        known: i64 = 0
        for n in range(len(self.hidden)):
            if likely[n]:
                hidden += likely[n] * self.hidden[n]
                known += likely[n] * self.known_higher(n, noble, rank)
        if higher and self.anywhere:
            known += (higher * hidden + self.anywhere - 1) // self.anywhere
        return known if known < MOST_BEATEN else MOST_BEATEN - 1

    def known_higher(self, seat: i64, noble: i64, rank: i64) -> i64:
        """How many cards that would beat a rank a rival is known to hold."""
        low: i64 = self.theirs_low[seat]
        high: i64 = self.theirs_high[seat]
        return self.higher(low, high, noble, rank) if low or high else 0

    def known(self, seat: i64, noble: i64) -> i64:
        """How many matching certificates a rival is known to hold."""
        low: i64 = self.theirs_low[seat]
        high: i64 = self.theirs_high[seat]
        if noble == MAXIMILIAN:
            return count(low) + count(high)
        return count17(of_noble(low, high, noble))

    def expected_ceiling(self, seat: i64, noble: i64, bid: i64) -> i64:
        """Twice the number of matching cards to expect with a rival, who has backed a bid with them."""
        known = self.known(seat, noble)
        matching = self.any_jokers
        if noble == MAXIMILIAN:
            matching = self.anywhere
        else:
            matching += count17(of_noble(self.any_low, self.any_high, noble))
        expected = 2 * known
        if self.anywhere:
            expected += 2 * self.hidden[seat] * matching // self.anywhere
        return expected if expected > 2 * bid else 2 * bid

    def likely_to_follow(self, seat: i64, noble: i64, bid: i64, high: i64) -> i64:
        """How likely a rival is to go along with the high bid, in eighths."""
        if bid == high:
            return SURE
        place = self.expected_ceiling(seat, noble, bid) - 2 * high + NO_SURPLUS
        if place < 0:
            return 0
        return FOLLOWS[place] if place < len(FOLLOWS) else FOLLOWS[len(FOLLOWS) - 1]
