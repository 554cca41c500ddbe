"""Certificates from the pile to the players: dealing, the top price, buying, unwanted cards. [AUG-9.4 to AUG-9.7]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import BIT, count
from hoftag.core.contract import ALL, NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.augsburg.box import PRICES
from hoftag.games.augsburg.cards import Cards
from hoftag.games.augsburg.side import NONE
from hoftag.games.augsburg.state import DECLINED, DISCARDED, AugsburgState
from hoftag.games.augsburg.steps.asked import Asked, finished
from hoftag.games.augsburg.words import (
    BUY,
    BUY_OF,
    DEAL_OF,
    DONE,
    E_BOUGHT,
    E_DREW_CARD,
    E_FREE_CARD,
    E_OFFERED,
    E_OFFERED_CARD,
    E_ON_TOP,
    E_PAID,
    E_TOP,
    JOKER,
    ON_TOP_OF,
    TOP_OF,
    UNWANTED,
    V_DONE,
)


class Deal(Step[AugsburgState]):
    """NATURE deals the cards that are due, free ones first; only the receiver sees them. [AUG-2.8, AUG-9.4]"""

    def actors(self, s: AugsburgState) -> list[Seat]:
        """NATURE, while cards are due."""
        return NATURE_ALONE if s.due else NOBODY

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Each different card of the pile, to the next receiver."""
        deals = DEAL_OF[receiver(s)]
        return [deals[card] for card in within_reach(s).kinds()]

    def weights(self, s: AugsburgState) -> list[int]:
        """As many as there are."""
        return weights_of(within_reach(s))

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """The card goes to the hand or to the offer."""
        hand_out(s, move.a, move.b)
        return BIT[move.a]

    def deal(self, s: AugsburgState, rng: Rng) -> int:
        """The same draws without a move for each."""
        drawn: i64 = 0
        while s.due:
            hand_out(s, receiver(s), random_card(within_reach(s), rng))
            drawn += 1
        return drawn

    def close(self, s: AugsburgState) -> None:
        """All have their cards: everybody chooses what to buy. [AUG-2.9, AUG-9.5]"""
        s.then(UNWANTED)
        s.ask(BUY, s.everybody())
        s.look_at_top()
        if s.notes is not None:
            for seat, side in enumerate(s.sides):
                s.note(E_OFFERED, (seat, int(side.offer.size())))


class Draw(Deal):
    """The two cards of the privilege, or as many as there are. [AUG-5.3.3, AUG-R25]"""

    def close(self, s: AugsburgState) -> None:
        """The next decision is which hand card to discard; meanwhile the next top card shows its price."""
        s.look_at_top()


def receiver(s: AugsburgState) -> i64:
    """Who gets the next card: at the setup one each in turn, later all cards of one seat before the next. [AUG-R2]"""
    best: i64 = NONE
    most: i64 = 0
    seat: i64 = s.beginner
    for _ in range(s.seats):
        side = s.sides[seat]
        due = side.due_free + side.due_offer
        if due > most:
            best = seat
            if s.round:
                break
            most = due
        seat = seat + 1 if seat + 1 < s.seats else 0
    return best


def within_reach(s: AugsburgState) -> Cards:
    """The cards that can be on top of the draw pile: those of the price seen on its back, if anybody has looked."""
    draw = s.draw
    place = s.top_price
    if place == NONE:
        return draw
    jokers: i64 = draw.jokers if place == s.box.price_class[JOKER] else 0
    return Cards(draw.low & s.box.low_at[place], draw.high & s.box.high_at[place], jokers)


def random_card(heap: Cards, rng: Rng) -> i64:
    """Any card of a heap, with the number that choosing among its kinds by their weights would use."""
    reals = heap.reals()
    n = rng.below(reals + heap.jokers)
    return heap.nth_real(n) if n < reals else JOKER


def hand_out(s: AugsburgState, seat: i64, card: i64) -> None:
    """A card leaves the draw pile for a seat."""
    side = s.sides[seat]
    s.due -= 1
    if side.due_free:  # free cards come first and cannot be refused [AUG-R45]
        side.due_free -= 1
        side.hand.add(card)
        event = E_FREE_CARD if s.taken == NONE else E_DREW_CARD
    else:
        side.due_offer -= 1
        side.offer.add(card)
        event = E_OFFERED_CARD
    s.draw.take(card)
    s.top_price = NONE
    if s.notes is not None:
        s.note(event, (int(seat), int(card)), BIT[seat])
    if s.short:  # that was the reserved card; all others are shuffled together [AUG-9.8, AUG-R48]
        s.draw.pour(s.discard)
        s.forget_discards()
        s.short = 0
    s.reshuffle()


class TopPrice(Step[AugsburgState]):
    """The price on the back of the draw pile's top card is there to be read. [AUG-5.3.4, AUG-12.2, AUG-R67]"""

    def actors(self, s: AugsburgState) -> list[Seat]:
        """NATURE, once."""
        return NATURE_ALONE if s.top_price == NONE else NOBODY

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Every price that some card of the pile has."""
        numbers = self.numbers(s)
        return [TOP_OF[place] for place in range(len(PRICES)) if numbers[place]]

    def weights(self, s: AugsburgState) -> list[int]:
        """How many cards of the pile have it."""
        return [number for number in self.numbers(s) if number]

    def numbers(self, s: AugsburgState) -> list[int]:
        """How many cards of the draw pile have each price."""
        low = s.draw.low
        high = s.draw.high
        found: list[int] = []
        for place in range(len(PRICES)):
            found.append(int(count(low & s.box.low_at[place]) + count(high & s.box.high_at[place])))
        found[s.box.price_class[JOKER]] += int(s.draw.jokers)
        return found

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Everybody sees it."""
        s.top_price = move.a
        if s.notes is not None:
            s.note(E_TOP, move.args)
        return ALL

    def deal(self, s: AugsburgState, rng: Rng) -> int:
        """The same choice without a list of moves."""
        s.top_price = rng.weighted(self.numbers(s))
        return 1


class Buy(Asked):
    """Everybody secretly chooses which cards of the offer to buy, one after the other. [AUG-2.9, AUG-9.5, AUG-D1]"""

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Each offered card that comes later than the last one and can be paid, or done."""
        side = s.sides[seat]
        price = s.box.price
        last = side.last
        money = side.money()
        found: list[Move] = []
        for card in side.offer.kinds():
            if (card > last or card == JOKER) and price[card] <= money:
                found.append(BUY_OF[card])
        found.append(DONE)
        return found

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Only the buyer knows."""
        if move.verb == V_DONE:
            finished(s, seat)
        else:
            side = s.sides[seat]
            card = move.a
            side.offer.take(card)
            side.spent += s.box.price[card]
            side.pick(card)
        return BIT[seat]

    def close(self, s: AugsburgState) -> None:
        """Bought cards join the hands; how many is public, which and for how much is not. [AUG-R44, AUG-R56]"""
        for seat, side in enumerate(s.sides):
            number = side.chosen
            if s.notes is not None:
                s.note(E_BOUGHT, (seat, int(number)))
                s.note(E_PAID, (seat, s.box.cost(side.picked), int(side.money())), BIT[seat])
            side.bought += number
            side.bought_last = number
            side.floor = side.floor - 400 * number if side.floor > 400 * number else 0
            side.hand.pour(side.picked)
            side.forget_choice()
        s.choosing = 0 if s.draw.empty() or unwanted(s).empty() else 1  # always asked: a card comes to light [AUG-R58]

    def face(self, move: Move) -> int:
        """That a card was bought, or that it was the last; not which."""
        return -10 - int(move.verb)


class OnTop(Step[AugsburgState]):
    """Several cards are discarded at one moment; NATURE says which of them ends on top. [AUG-R58, AUG-C5]"""

    def heap(self, s: AugsburgState) -> Cards:
        """The cards that are being discarded."""
        raise NotImplementedError

    def actors(self, s: AugsburgState) -> list[Seat]:
        """NATURE, where they are not reshuffled at once."""
        return NATURE_ALONE if s.choosing else NOBODY

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Each different card."""
        return [ON_TOP_OF[card] for card in self.heap(s).kinds()]

    def weights(self, s: AugsburgState) -> list[int]:
        """As many as there are."""
        return weights_of(self.heap(s))

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Everybody sees the top card."""
        s.choosing = 0
        s.top_discard = move.a
        if s.notes is not None:
            s.note(E_ON_TOP, move.args)
        return ALL

    def deal(self, s: AugsburgState, rng: Rng) -> int:
        """The same choice without a list of moves."""
        s.choosing = 0
        s.top_discard = random_card(self.heap(s), rng)
        return 1


class Unwanted(OnTop):
    """Cards nobody bought are discarded by all at the same moment. [AUG-9.5, AUG-R66]"""

    def heap(self, s: AugsburgState) -> Cards:
        """All offers."""
        return unwanted(s)

    def close(self, s: AugsburgState) -> None:
        """What each seat declined it alone knows, but for the top card; then the check for a reshuffle. [AUG-R47]"""
        for seat, side in enumerate(s.sides):
            for card in side.offer.kinds():
                if card != JOKER:
                    s.whereabouts[card] = DISCARDED if card == s.top_discard else DECLINED + seat
            s.discard.pour(side.offer)
        s.reshuffle()
        s.look_at_top()


def unwanted(s: AugsburgState) -> Cards:
    """All offers together."""
    heap = Cards()
    for side in s.sides:
        heap.low |= side.offer.low
        heap.high |= side.offer.high
        heap.jokers += side.offer.jokers
    return heap


def weights_of(heap: Cards) -> list[int]:
    """How many there are of each kind, in the order of `kinds`."""
    weights = [1] * int(heap.reals())
    if heap.jokers:
        weights.append(int(heap.jokers))
    return weights
