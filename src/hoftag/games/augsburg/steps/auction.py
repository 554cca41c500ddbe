"""Phase 1: a round opens, the nobles are visited, bids are made, cards are shown. [AUG-3, AUG-4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import MEMBERS, bit
from hoftag.core.contract import ALL, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.augsburg.cards import BY_RANK, Cards, rank_of
from hoftag.games.augsburg.numbers import CONSOLATION
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.state import ALL_PRIVILEGES, DISCARDED, AugsburgState
from hoftag.games.augsburg.steps.asked import Asked, finished
from hoftag.games.augsburg.steps.certificates import OnTop
from hoftag.games.augsburg.steps.setup import open_card
from hoftag.games.augsburg.words import (
    AUCTION,
    BID_OF,
    BIDS,
    DISPLAY,
    E_AUCTION,
    E_BID,
    E_CONSOLED,
    E_HELD,
    E_PASSED,
    E_ROUND,
    E_SHOWN,
    E_SKIPPED,
    E_WON,
    JOKER,
    MAXIMILIAN,
    PASS,
    PASS_ONLY,
    PAY_BID,
    PHASE_TWO,
    SHOW,
    SHOW_OF,
    TAKE,
    USUAL_BID,
    V_PASS,
    VISIT,
)

ALONE: Final = [[seat] for seat in range(5)]


class Round(Step[AugsburgState]):
    """A new round begins with five open privilege cards. [AUG-3.2, AUG-10]"""

    def close(self, s: AugsburgState) -> None:
        """Even rounds use the other five cards; before every further odd round all ten are shuffled. [AUG-10.3]"""
        s.round += 1
        s.noble = NONE
        s.then(VISIT)
        if s.notes is not None:
            s.note(E_ROUND, (int(s.round), int(s.rounds())))
        if s.round & 1 == 0:
            s.display = 0
            for card in MEMBERS[ALL_PRIVILEGES & ~s.opened]:
                open_card(s, card)
        elif s.round > 1:
            s.display = 0
            s.then(DISPLAY)


class Visit(Step[AugsburgState]):
    """The next noble is visited; after Maximilian comes phase 2. [AUG-3.2]"""

    def close(self, s: AugsburgState) -> None:
        """The latest winner begins. [AUG-3.3, AUG-10.4]"""
        s.noble += 1
        if s.noble > MAXIMILIAN:
            s.noble = NONE
            s.then(PHASE_TWO)
            return
        s.turn = s.beginner
        s.high = 0
        s.setter = NONE
        s.passed = 0
        for side in s.sides:
            side.bid = 0
        if s.notes is not None:
            s.note(E_AUCTION, (int(s.noble), int(s.beginner)))
        s.then(VISIT)
        s.then(AUCTION)


class Auction(Step[AugsburgState]):
    """Bidding goes round clockwise until nobody has to answer the high bid any more. [AUG-4.2, AUG-D2]

    Everybody is asked, also who can only pass: what a seat holds must not show. [AUG-12.1]
    """

    def actors(self, s: AugsburgState) -> list[Seat]:
        """The player in turn."""
        return ALONE[s.turn] if s.turn != NONE else NOBODY

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Pass, hold or raise, up to the own ceiling. [AUG-4.1.4, AUG-4.2.2, AUG-4.2.3, AUG-R8]"""
        ceiling = s.sides[seat].hand.ceiling(s.noble)
        least = s.high if s.high else 1
        if ceiling < least:
            return PASS_ONLY
        if ceiling <= USUAL_BID:
            return BIDS[least - 1][ceiling]
        return [PASS, *BID_OF[least - 1 : ceiling]]

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Who passes is out; who bids more than the others becomes the setter. [AUG-4.2.3, AUG-R11]"""
        if move.verb == V_PASS:
            s.passed |= bit(seat)
            if s.notes is not None:
                s.note(E_PASSED, (seat,))
        else:
            number = move.a + 1
            s.sides[seat].bid = number
            if s.notes is not None:
                s.note(E_HELD if number == s.high else E_BID, (seat, int(move.a)))
            if number > s.high:
                s.high = number
                s.setter = seat
        s.turn = next_bidder(s, seat)
        return ALL

    def close(self, s: AugsburgState) -> None:
        """If all passed, the noble is skipped; else all at the high bid show their cards. [AUG-4.2.6, AUG-4.3]"""
        if s.high == 0:
            if s.notes is not None:
                s.note(E_SKIPPED, (int(s.noble),))
            return
        s.ask(SHOW, at_high_bid(s))


def next_bidder(s: AugsburgState, seat: i64) -> i64:
    """Clockwise the next who has not passed; NONE when that is who set the high bid. [AUG-4.2.4, AUG-4.2.5, AUG-R12]"""
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if seat == s.setter:
            return NONE
        if not s.passed & bit(seat):
            return seat
    return NONE


def at_high_bid(s: AugsburgState) -> i64:
    """The seats that set or held the high bid."""
    seats: i64 = 0
    for seat, side in enumerate(s.sides):
        if side.bid == s.high and not s.passed & bit(seat):
            seats |= bit(seat)
    return seats


class Show(Asked):
    """All at the high bid secretly choose so many matching cards, one by one. [AUG-4.3.1, AUG-4.3.2, AUG-D3]"""

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Descending by value, jokers last: what leaves enough for the rest; the first is a real one. [AUG-4.1.3]"""
        side = s.sides[seat]
        missing = s.high - side.chosen
        found: list[Move] = []
        if side.last != JOKER:
            for card in shown_later(side, s.noble):
                found.append(SHOW_OF[card])
            spare = len(found) + side.hand.jokers - missing  # how many of them can be passed over
            del found[spare + 1 :]
        if side.chosen and side.hand.jokers >= missing:
            found.append(SHOW_OF[JOKER])
        return found

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Only the owner knows until all are done."""
        side = s.sides[seat]
        side.hand.take(move.a)
        side.pick(move.a)
        if side.chosen == s.high:
            finished(s, seat)
        return int(bit(seat))

    def close(self, s: AugsburgState) -> None:
        """All are turned up; the single highest card wins. [AUG-4.3.2, AUG-R13, AUG-R16]"""
        ranked = showdown(s)
        winner = ranked[0]
        s.beginner = winner
        if s.notes is not None:
            for seat in ranked:
                picked = s.sides[seat].picked
                for card in in_show_order(picked):
                    s.note(E_SHOWN, (seat, card))
            s.note(E_WON, (winner, int(s.noble)))
        s.then(PAY_BID)
        s.choosing = 0
        if not s.draw.empty():  # else the discards become the draw pile at once [AUG-R66]
            kinds = s.sides[winner].picked.kinds()
            if len(kinds) > 1:
                s.choosing = 1
            else:
                s.top_discard = kinds[0]


def shown_later(side: Side, noble: i64) -> list[int]:
    """The matching real certificates in hand that come after the last one shown, in descending order. [AUG-4.1.1]"""
    found: list[int] = []
    if noble == MAXIMILIAN:
        cards = side.hand.kinds()
        ranks = [int(rank_of(card)) for card in cards if card != JOKER]
        ranks.sort(reverse=True)
        below: i64 = rank_of(side.last) if side.last != NONE else 1000
        for rank in ranks:
            if rank < below:
                found.append(BY_RANK[rank])
        return found
    first: i64 = 17 * noble
    values: i64 = side.hand.of_noble(noble)
    if side.last != NONE:
        values &= bit(side.last - first) - 1
    for n in MEMBERS[values >> 11][::-1]:
        found.append(int(first + 11 + n))
    for n in MEMBERS[values & 2047][::-1]:
        found.append(int(first + n))
    return found


def in_show_order(picked: Cards) -> list[int]:
    """Cards in the order in which they are shown, every joker for itself."""
    reals = [card for card in picked.kinds() if card != JOKER]
    reals.sort(key=rank_of, reverse=True)
    return reals + [JOKER] * int(picked.jokers)


def showdown(s: AugsburgState) -> list[int]:
    """Who shows cards, the best first; equal values by noble at Maximilian. [AUG-4.3.2, AUG-4.3.5, AUG-R15]"""
    ranked: list[int] = []
    ranks: list[int] = []
    for seat in MEMBERS[at_high_bid(s)]:
        rank = int(s.sides[seat].picked.best())
        assert rank not in ranks  # every value exists once for each noble [AUG-R14]
        place = 0
        while place < len(ranks) and ranks[place] > rank:
            place += 1
        ranked.insert(place, seat)
        ranks.insert(place, rank)
    return ranked


class PayBid(OnTop):
    """The winner's cards are discarded, the others get theirs back and perhaps a consolation. [AUG-4.3.3, AUG-R64]"""

    def heap(self, s: AugsburgState) -> Cards:
        """What the winner has shown."""
        return s.sides[s.beginner].picked

    def close(self, s: AugsburgState) -> None:
        """Discard, console, then the winner takes a privilege card. [AUG-4.3.4, AUG-4.3.6, AUG-R47]"""
        ranked = showdown(s)
        for place, seat in enumerate(ranked):
            side = s.sides[seat]
            for card in side.picked.kinds():
                if card != JOKER:
                    s.whereabouts[card] = DISCARDED if place == 0 else seat
            if place == 0:
                s.discard.pour(side.picked)
            else:
                side.hand.pour(side.picked)
                if place <= len(CONSOLATION):
                    amount = CONSOLATION[place - 1]
                    side.receive(amount)
                    if s.notes is not None:
                        s.note(E_CONSOLED, (seat, amount))
            side.forget_choice()
        s.ask(TAKE, bit(s.beginner))
        s.reshuffle()
        s.look_at_top()
