"""Random full states that agree with what a seat knows. [AUG-R57]

Cards the viewer cannot place are dealt anew among hands, offers and piles; each certificate that others have bought
had any of the prices, as far as they could pay that. A deal in which somebody could not have made the bids of this
auction, or in which the top card's price is missing from the draw pile, is dealt again; should that fail too often,
these cards come first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.contract import FRAME_SHIFT
from hoftag.core.rng import Rng
from hoftag.games.augsburg.box import PRICES, Box
from hoftag.games.augsburg.cards import Cards
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.state import DISCARDED, AugsburgState
from hoftag.games.augsburg.view import AugsburgView, SideView
from hoftag.games.augsburg.words import AUCTION, JOKER, JOKERS, MAXIMILIAN, SHOW

TRIES: Final = 16  # plain deals before bids and the top price are served first, and guesses of what others paid


def determined(view: AugsburgView, rng: Rng) -> AugsburgState:
    """A random state with this view; hidden answers to the open question are left to the caller."""
    s = AugsburgState(
        view.seats, view.top, view.agenda.copy(), view.closings, None, view.box, view.show_hand_sizes,
        view.first_seat_starts, view.round, view.noble, view.beginner, view.turn, view.high, view.setter, view.passed,
        view.waiting, view.display, view.opened, view.taken, view.symbols, view.uses, view.extra, view.tiles,
        view.stacks, view.due, view.top_price, view.top_discard, view.choosing, view.short, view.over, Cards(),
        Cards(), view.whereabouts.copy(), [_side_like(seen, rng) for seen in view.sides],
    )  # fmt: skip
    pool = place_known(view, s)
    hands, offers = _room(view, s)
    discards = view.discard_size - s.discard.size()
    for attempt in range(TRIES + 1):
        left = pool
        if attempt == TRIES:
            left = _serve_needs(view, s, pool, hands, rng)
        else:
            rng.shuffle(pool)
        _deal_out(s, left, hands, offers, discards)
        if fits(view, s):
            break
        assert attempt < TRIES, "no world fits the view"
        _take_back(view, s)
    return s


def _side_like(seen: SideView, rng: Rng) -> Side:
    """A side that looks like this one; certificates of others are still missing, their money is a guess."""
    spent = seen.spent if seen.own else _paid(seen, rng)
    rights = seen.rights
    origins = seen.origins
    side = Side(
        seen.stages, rights[0], rights[1], rights[2], rights[3], rights[4], rights[5], seen.prestige, origins[0],
        origins[1], origins[2], origins[3], origins[4], origins[5], seen.earned, spent, seen.floor, seen.bought,
        seen.bought_last, seen.due_free, seen.due_offer, seen.bid, seen.chosen, seen.last, Cards(), Cards(), Cards(),
    )  # fmt: skip
    return side


def _paid(seen: SideView, rng: Rng) -> i64:
    """What another side may have paid for its certificates: one price each or, should that seldom fit, any sum."""
    most = seen.most_spent()
    for _ in range(TRIES):
        paid: i64 = 0
        for _ in range(seen.bought):
            paid += PRICES[rng.below(len(PRICES))]
        if paid <= most:
            return paid
    least = seen.least_spent()
    return least + 50 * rng.below((most - least) // 50 + 1)


def place_known(view: AugsburgView, s: AugsburgState) -> list[int]:
    """Put every certificate where the viewer knows it to be; says which are left over."""
    known = Cards()
    for n, seen in enumerate(view.sides):
        side = s.sides[n]
        if seen.hand is not None and seen.offer is not None and seen.picked is not None:
            side.hand = seen.hand.clone()
            side.offer = seen.offer.clone()
            side.picked = seen.picked.clone()
        elif seen.shown is not None:
            side.picked = seen.shown.clone()
            side.chosen = side.picked.size()
        known.pour(side.hand.clone())
        known.pour(side.offer.clone())
        known.pour(side.picked.clone())
    left: list[int] = []
    for card in range(JOKER):
        place = view.whereabouts[card]
        if place >= DISCARDED:
            s.discard.add(card)
        elif place != NONE:
            if not known.has(card):
                s.sides[place].hand.add(card)
        elif not known.has(card):
            left.append(card)
    jokers = JOKERS - known.jokers
    if view.top_discard == JOKER:
        s.discard.add(JOKER)
        jokers -= 1
    for _ in range(jokers):
        left.append(JOKER)
    return left


def _room(view: AugsburgView, s: AugsburgState) -> tuple[list[int], list[int]]:
    """How many unknown cards each hand and each offer has."""
    hands: list[int] = []
    offers: list[int] = []
    for n, seen in enumerate(view.sides):
        hands.append(0 if seen.own else int(seen.hand_size - s.sides[n].hand.size()))
        offers.append(0 if seen.own else int(seen.offer_size))
    return hands, offers


def _deal_out(s: AugsburgState, pool: list[int], hands: list[int], offers: list[int], discards: i64) -> None:
    """Fill hands, offers, discards and draw pile with the cards of the pool, in its order."""
    n: i64 = 0
    for seat, side in enumerate(s.sides):
        missing: i64 = hands[seat]
        while missing > 0:
            side.hand.add(pool[n])
            n += 1
            missing -= 1
        missing = offers[seat]
        while missing > 0:
            side.offer.add(pool[n])
            n += 1
            missing -= 1
    while discards > 0:
        s.discard.add(pool[n])
        n += 1
        discards -= 1
    while n < len(pool):
        s.draw.add(pool[n])
        n += 1


def fits(view: AugsburgView, s: AugsburgState) -> bool:
    """Whether every bid of this auction could be made, and the draw pile has a card of the price on its top."""
    if view.top_price != NONE and not has_price(s.box, s.draw, view.top_price):
        return False
    return all(side.hand.ceiling(s.noble) >= bid_to_back(view, seat) for seat, side in enumerate(s.sides))


def bid_to_back(view: AugsburgView, seat: int) -> i64:
    """The bid an unknown hand has to allow: that of the auction under way. [AUG-4.1.4]"""
    step = view.top >> FRAME_SHIFT
    if view.sides[seat].own or (step != AUCTION and step != SHOW):
        return 0
    return view.sides[seat].bid


def has_price(box: Box, heap: Cards, place: i64) -> bool:
    """Whether a heap has a card of a price class."""
    if heap.low & box.low_at[place] or heap.high & box.high_at[place]:
        return True
    return heap.jokers > 0 and place == box.price_class[JOKER]


def _take_back(view: AugsburgView, s: AugsburgState) -> None:
    """Undo a deal that does not fit: only what the viewer knows stays."""
    for n, seen in enumerate(view.sides):
        if not seen.own:
            s.sides[n].hand = Cards()
            s.sides[n].offer = Cards()
            s.sides[n].picked = Cards()
    s.draw = Cards()
    s.discard = Cards()
    place_known(view, s)


def _serve_needs(view: AugsburgView, s: AugsburgState, pool: list[int], hands: list[int], rng: Rng) -> list[int]:
    """Give the draw pile its top price and every bidder enough matching cards; says what is left to deal.

    The top price is served with a card that matches least: no noble's own before a joker before a matching real one.
    Then each bidder gets a real matching card before any gets a second one. In this order needs never block each other.
    """
    rng.shuffle(pool)
    left = pool.copy()
    if view.top_price != NONE:
        s.draw.add(_pull(left, _harmless(view, left)))
    for need_real in (True, False):
        for seat, side in enumerate(s.sides):
            bid = bid_to_back(view, seat)
            least = 1 if need_real and bid else bid
            while side.hand.ceiling(s.noble) < least:
                n = 0
                while not (matches(left[n], s.noble) or (left[n] == JOKER and not need_real)):
                    n += 1
                side.hand.add(_pull(left, n))
                hands[seat] -= 1
    return left


def matches(card: i64, noble: i64) -> bool:
    """Whether a real certificate matches a noble. [AUG-4.1.1, AUG-4.1.2]"""
    return card != JOKER and (noble == MAXIMILIAN or card // 17 == noble)


def _harmless(view: AugsburgView, left: list[int]) -> int:
    """The place of the card of the top price that bidders need least."""
    best = -1
    least = 3
    for n, card in enumerate(left):
        if view.box.price_class[card] == view.top_price:
            harm = 2 if matches(card, view.noble) else 1 if card == JOKER else 0
            if harm < least:
                best = n
                least = harm
    return best


def _pull(cards: list[int], n: int) -> int:
    """Take the card at a place out of a list."""
    card = cards[n]
    del cards[n]
    return card
