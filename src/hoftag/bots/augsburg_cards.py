"""Certificates of Augsburg: what they are worth, what rivals may hold, what a bid promises and what to show."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from hoftag.bots.augsburg_worth import AUCTIONS, Outlook
from hoftag.core.bits import bit
from hoftag.games.augsburg.cards import rank_of
from hoftag.games.augsburg.side import NONE
from hoftag.games.augsburg.words import JOKER, JOKERS, MAXIMILIAN, VALUES

# The thumb: found by letting versions of this bot play each other.
PLAIN: Final = 3.0  # points that a certificate without any value brings
TOP: Final = 4.0  # points that the highest value brings more
JOKER_WORTH: Final = 3.5  # points that a joker brings
LATE: Final = 0.4  # part of its worth that a certificate keeps when only Maximilian is left for it
SPENT: Final = 1.5  # certificates that an auction costs, shared by the seats: more of them in hand are waste
WILLING: Final = 0.8  # chance that a rival who could follow a bid does, for each card
EAGER: Final = 1.5  # who follows has a good card more often than chance says
MOST: Final = 0.95  # and never surely
CONSOLED: Final = 0.8  # points that the consolation brings while money is of use
DENIED: Final = 0.8  # part of what a privilege card brings that the rivals lose, shared by them


def worth_of(card: int, outlook: Outlook, size: int) -> float:
    """Points that a certificate brings after this auction, in a hand of so many."""
    auctions = outlook.visits + AUCTIONS * outlook.buys
    worth = JOKER_WORTH
    if card != JOKER:
        value = (card % VALUES + 1) / VALUES
        worth = PLAIN + TOP * value * value
        if not outlook.buys and card // VALUES <= outlook.view.noble:
            worth *= LATE
    if not auctions:
        return 0.0
    return worth * min(1.0, (SPENT * auctions / outlook.seats + 1) / max(1, size))


class Rival:
    """What is known of the hand of a rival who has not passed."""

    def __init__(self, seat: int, bid: int, size: int) -> None:
        self.seat = seat
        self.bid = bid
        self.hidden = size  # cards that nobody has seen
        self.ranks: list[int] = []  # of the matching ones that were seen
        self.beats = 0.0  # the chance to have a higher card than the own best one

    def follows(self, number: int, share: float) -> float:
        """The chance to follow a bid if this share of the hidden cards matches; the rival's last bid was backed."""
        if number <= self.bid:
            return 1.0
        seen = len(self.ranks)
        can = at_least(self.hidden, number - seen, share)
        return float(can / max(can, at_least(self.hidden, self.bid - seen, share), 0.01) * WILLING**number)


class Auction:
    """One noble's auction as one seat sees it; the seat has a matching certificate."""

    def __init__(self, outlook: Outlook) -> None:
        view = outlook.view
        own = view.sides[view.seat]
        assert own.hand is not None
        self.view = view
        self.noble = int(view.noble)
        self.hand = own.hand
        jokers = [JOKER] * int(own.hand.jokers)
        self.reals = sorted((card for card in own.hand.kinds() if matches(card, self.noble)), key=rank_of)
        size = int(own.hand.size())
        self.worths = {card: worth_of(card, outlook, size) for card in [*self.reals, JOKER]}  # after this auction
        self.cheapest = sorted(self.reals + jokers, key=self.worths.__getitem__)
        self.rivals = [
            Rival(seat, int(side.bid), int(side.hand_size))
            for seat, side in enumerate(view.sides)
            if seat != view.seat and not view.passed & bit(seat)
        ]
        self.unseen: list[int] = []  # ranks of the matching certificates that can be anywhere
        self.pool = JOKERS - len(jokers)  # how many cards can be anywhere
        self._count()
        self.share = round((len(self.unseen) + JOKERS - len(jokers)) / self.pool, 2) if self.pool else 0.0
        self.consoled = CONSOLED if outlook.buys else 0.0
        for rival in self.rivals:
            rival.beats = self._beats(rival)

    def _count(self) -> None:
        """Note every certificate that is neither in the own hand nor discarded."""
        by_seat = {rival.seat: rival for rival in self.rivals}
        for card, place in enumerate(self.view.whereabouts):
            if place == NONE and not self.hand.has(card):
                self.pool += 1
                if matches(card, self.noble):
                    self.unseen.append(int(rank_of(card)))
            elif place in by_seat:
                by_seat[place].hidden -= 1
                if matches(card, self.noble):
                    by_seat[place].ranks.append(int(rank_of(card)))

    def _beats(self, rival: Rival) -> float:
        """The chance that a rival who follows has a higher card than the own best one."""
        best = rank_of(self.reals[-1])
        if any(rank > best for rank in rival.ranks):
            return 1.0
        higher = sum(rank > best for rank in self.unseen)
        return 1 - (1 - min(MOST, EAGER * rival.hidden / max(1, self.pool))) ** higher

    def payment(self, number: int, to_win: bool) -> list[int]:
        """The cards to show for a bid: the cheapest ones; in a showdown with one that beats as much as the best."""
        first = self.reals[0]
        if to_win:
            best = rank_of(self.reals[-1])
            theirs = self.unseen + [rank for rival in self.rivals for rank in rival.ranks]
            below = max((rank for rank in theirs if rank < best), default=0)
            first = next(card for card in self.reals if rank_of(card) > below)
        return [first, *[card for card in self.cheapest if card != first][: number - 1]]

    def price(self, number: int, to_win: bool) -> float:
        """What the cards to show are worth."""
        return sum(self.worths[card] for card in self.payment(number, to_win))

    def value(self, number: int, gain: float) -> float:
        """Points to expect of a bid; who does not win keeps the cards and may be consoled. [AUG-4.3.3, AUG-4.3.4]"""
        win = alone = 1.0
        for rival in self.rivals:
            follows = rival.follows(number, self.share)
            win *= 1 - follows * rival.beats
            alone *= 1 - follows
        paid = alone * self.price(number, False) + (1 - alone) * self.price(number, True)
        return win * (gain - paid) + (1 - win) * self.consoled


def matches(card: int, noble: int) -> bool:
    """Whether a real certificate can be part of a bid. [AUG-4.1.1, AUG-4.1.2]"""
    return card != JOKER and (noble == MAXIMILIAN or card // VALUES == noble)


@lru_cache(maxsize=16384)
def at_least(number: int, least: int, share: float) -> float:
    """The chance of at least so many hits in a number of tries."""
    if least <= 0:
        return 1.0
    return sum(comb(number, hits) * share**hits * (1 - share) ** (number - hits) for hits in range(least, number + 1))
