"""A player of Augsburg by rules of thumb: what a side promises, against what certificates and gulden are worth."""

from __future__ import annotations

from hoftag.bots.augsburg_cards import DENIED, Auction, worth_of
from hoftag.bots.augsburg_worth import Outlook, in_good_order, stages_of
from hoftag.bots.contract import Bot, Budget
from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.augsburg import words
from hoftag.games.augsburg.cards import rank_of
from hoftag.games.augsburg.numbers import barrier_of
from hoftag.games.augsburg.view import AugsburgView
from hoftag.games.augsburg.words import JOKER


class AugsburgBot(Bot):
    """Plays the move that promises most points."""

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """Moves of equal value are drawn."""
        if not isinstance(view, AugsburgView):
            raise TypeError("this bot plays Augsburg only")
        if len(decision.moves) == 1:
            return decision.moves[0]
        values = values_of(Outlook(view), decision.step, decision.moves)
        most = max(values)
        best = [move for move, value in zip(decision.moves, values, strict=True) if value == most]
        return best[rng.below(len(best))]


def values_of(outlook: Outlook, step: int, moves: list[Move]) -> list[float]:
    """A value for every move of a question."""
    if step == words.BUY:
        return values_to_buy(outlook, moves)
    if step == words.AUCTION:
        return values_to_bid(outlook, moves)
    if step == words.SHOW:
        return values_to_show(outlook, moves)
    if step == words.TAKE:
        return [outlook.card_gain(int(move.a)) for move in moves]
    if step == words.USE:
        return values_to_use(outlook, moves)
    if step == words.COMPENSATION:
        return values_of_amends(outlook, moves)
    size = int(outlook.view.sides[outlook.view.seat].hand_size)
    return [-worth_of(int(move.a), outlook, size) for move in moves]  # discard, give


def values_to_buy(outlook: Outlook, moves: list[Move]) -> list[float]:
    """Of the cards worth buying the first in order, or done."""
    own = outlook.view.sides[outlook.view.seat]
    assert own.offer is not None
    offer = [int(move.a) for move in moves if move.verb == words.V_BUY]
    if JOKER in offer:
        offer += [JOKER] * (int(own.offer.jokers) - 1)
    chosen = purchase(outlook, offer, int(own.hand_size + own.chosen))
    wanted = words.BUY_OF[min(chosen)] if chosen else words.DONE
    return [float(move is wanted) for move in moves]


def purchase(outlook: Outlook, offer: list[int], size: int) -> list[int]:
    """Again and again the card that is worth most above what its price is, as long as there is one."""
    left = outlook.now
    chosen: list[int] = []
    while True:
        best, most = -1, 0.0
        for card in offer:
            price = outlook.box.price[card]
            if price <= left.money:
                paid = outlook.worth(left) - outlook.worth(left._replace(money=left.money - price))
                gain = worth_of(card, outlook, size + len(chosen) + 1) - paid
                if gain > most:
                    best, most = card, gain
        if best < 0:
            return chosen
        chosen.append(best)
        offer.remove(best)
        left = left._replace(money=left.money - outlook.box.price[best])


def values_to_bid(outlook: Outlook, moves: list[Move]) -> list[float]:
    """A pass brings nothing; a privilege card brings its points, and the rivals do not get it."""
    auction = Auction(outlook)
    gain = outlook.best_gain() * (1 + DENIED / (outlook.seats - 1))
    return [0.0 if move is words.PASS else auction.value(int(move.a) + 1, gain) for move in moves]


def values_to_show(outlook: Outlook, moves: list[Move]) -> list[float]:
    """Cards are shown in descending order: the first one decides, the others are the cheapest.

    Where a single rival is known to hold more, the second place is certain with the lowest cards as well.
    """
    view = outlook.view
    own = view.sides[view.seat]
    auction = Auction(outlook)
    auction.rivals = [rival for rival in auction.rivals if rival.bid == view.high]
    number = int(view.high)
    if own.chosen:
        last = rank_of(own.last) if own.last != JOKER else 0
        cards = [card for card in auction.cheapest if card == JOKER or rank_of(card) < last][: number - int(own.chosen)]
    else:
        lost = len(auction.rivals) == 1 and auction.rivals[0].beats == 1.0
        cards = auction.payment(number, bool(auction.rivals) and not lost)
    wanted = words.SHOW_OF[max((card for card in cards if card != JOKER), key=rank_of, default=JOKER)]
    return [float(move is wanted) for move in moves]


def values_to_use(outlook: Outlook, moves: list[Move]) -> list[float]:
    """The first use of the best plan; a tile is seized from the rival who stands best."""
    view = outlook.view
    symbols = in_good_order(int(view.symbols))
    _, wanted = outlook.plan(outlook.now, symbols, int(view.uses), view.extra != 0)
    return [
        1.0 + standing(outlook, int(move.b))
        if move.verb == words.V_SEIZE and words.ADVANCE_OF[move.a] is wanted
        else float(move is wanted)
        for move in moves
    ]


def standing(outlook: Outlook, seat: int) -> float:
    """The points a seat will have if nothing changes."""
    side = outlook.view.sides[seat]
    stage = stages_of(outlook.view, seat)[words.NOBILITY]
    gain = outlook.box.prestige[stage - 1] + side.rights[words.COAT] + side.rights[words.LETTER]
    return float(side.prestige + outlook.phases * gain)


def values_of_amends(outlook: Outlook, moves: list[Move]) -> list[float]:
    """Money, as long as there is something to buy or the point would be lost at a barrier. [AUG-6.5]"""
    rights, prestige = outlook.now.rights, outlook.now.prestige
    lost = prestige >= barrier_of(rights[words.CHURCH] > 0, rights[words.CATHEDRAL] > 0)
    wanted = words.COMPENSATIONS[0 if outlook.buys or lost else 1]
    return [float(move is wanted) for move in moves]
