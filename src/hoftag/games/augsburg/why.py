"""Why a move is not legal now: the rule that speaks against it."""

from __future__ import annotations

from typing import Final

from hoftag.core.bits import BIT
from hoftag.core.contract import NATURE, Seat
from hoftag.core.reason import Reason
from hoftag.core.words import Move
from hoftag.games.augsburg.numbers import STAGE_FOR, STAGE_FOR_MONEY, TOP_STAGE
from hoftag.games.augsburg.side import NONE
from hoftag.games.augsburg.state import AugsburgState
from hoftag.games.augsburg.steps.auction import at_high_bid
from hoftag.games.augsburg.steps.certificates import receiver
from hoftag.games.augsburg.words import (
    AUCTION,
    BUY,
    CARDS,
    CHURCH,
    COMPENSATION,
    DEAL,
    DISCARD,
    DISPLAY,
    DRAW,
    FACTORY,
    GIVE,
    JOKER,
    LETTER,
    MAXIMILIAN,
    MONEY,
    NOBILITY,
    OFFICE,
    PAY_BID,
    PRESTIGE_6,
    SHOW,
    STARTER,
    TAKE,
    TOP_PRICE,
    UNWANTED,
    USE,
    V_ADVANCE,
    V_BID,
    V_BUILD,
    V_BUY,
    V_COLLECT,
    V_DEAL,
    V_DISCARD,
    V_DONE,
    V_DRAW_TWO,
    V_END,
    V_EXTRA,
    V_FACTORY_MONEY,
    V_LAPSE,
    V_ON_TOP,
    V_OPEN,
    V_PASS,
    V_PRESTIGE,
    V_RIGHT,
    V_SEIZE,
    V_SHOW,
    V_STARTER,
    V_TAKE,
    V_TOP,
)

# For each verb the steps that ask for it and the rule that says when.
ASKED_BY: Final[list[tuple[list[int], str]]] = [
    ([BUY], "AUG-9.5"),  # buy
    ([BUY], "AUG-9.5"),  # done
    ([AUCTION], "AUG-4.2.3"),  # pass
    ([AUCTION], "AUG-4.2.2"),  # bid
    ([SHOW], "AUG-4.3.2"),  # show
    ([TAKE], "AUG-4.3.6"),  # take
    ([USE], "AUG-5.3.1"),  # collect
    ([USE], "AUG-5.3.2"),  # prestige
    ([USE], "AUG-5.3.3"),  # draw-two
    ([USE], "AUG-5.3.5"),  # advance
    ([USE], "AUG-5.3.5"),  # seize
    ([USE], "AUG-7.7"),  # factory-money
    ([USE], "AUG-7.1"),  # right
    ([USE], "AUG-8.1"),  # build
    ([USE], "AUG-5.2.1"),  # lapse
    ([USE], "AUG-7.6"),  # extra
    ([USE], "AUG-7.6"),  # end
    ([COMPENSATION], "AUG-6.5"),  # compensation
    ([DISCARD], "AUG-5.3.3"),  # discard
    ([GIVE], "AUG-9.8"),  # give
    ([STARTER], "AUG-2.4"),  # starter
    ([DISPLAY], "AUG-2.3"),  # open
    ([DEAL, DRAW], "AUG-9.4"),  # deal
    ([TOP_PRICE], "AUG-5.3.4"),  # top
    ([UNWANTED, PAY_BID], "AUG-R58"),  # on-top
]
CATEGORY_OF: Final = [NOBILITY, NOBILITY, OFFICE, OFFICE, OFFICE, OFFICE]  # by right


def refusal(s: AugsburgState, seat: Seat, move: Move) -> Reason:
    """The first rule against a move that is not legal."""
    verb = int(move.verb)
    steps, rule = ASKED_BY[verb]
    if s.top < 0:
        return Reason("AUG-11.1", "game-over")
    if seat != NATURE and not 0 <= seat < s.seats:
        return Reason("AUG-1.2", "no-such-seat", (seat,))
    if verb >= V_STARTER and seat != NATURE:
        return Reason(rule, "nature-only")
    if verb < V_STARTER and seat == NATURE:
        return Reason(rule, "not-nature")
    if s.step() not in steps:
        return Reason(rule, "not-now")
    if seat == NATURE:
        return _refuse_nature(s, move)
    if verb in (V_BUY, V_DONE):
        return _refuse_purchase(s, seat, move)
    if verb in (V_PASS, V_BID):
        return _refuse_bid(s, seat, move)
    if verb == V_SHOW:
        return _refuse_show(s, seat, int(move.a))
    if V_TAKE <= verb <= V_END:
        return _refuse_winner(s, seat, move)
    return _refuse_card(s, seat, move)


def _refuse_purchase(s: AugsburgState, seat: Seat, move: Move) -> Reason:
    """Not offered, out of order or too dear. [AUG-9.5, AUG-D1]"""
    side = s.sides[seat]
    if not s.waiting & BIT[seat]:
        return Reason("AUG-R44", "already-chosen")
    card = int(move.a)
    if not side.offer.has(card):
        return Reason("AUG-9.5", "not-offered", (card,))
    if s.box.price[card] > side.money():
        return Reason("AUG-9.5", "too-dear", (s.box.price[card], int(side.money())))
    return Reason("AUG-D1", "out-of-order", (card,))


def _refuse_bid(s: AugsburgState, seat: Seat, move: Move) -> Reason:
    """Out of turn, too low or above the ceiling. [AUG-4.1, AUG-4.2]"""
    if seat != s.turn:
        if s.passed & BIT[seat]:
            return Reason("AUG-R11", "passed-already")
        if seat == s.setter:
            return Reason("AUG-4.2.5", "own-bid")
        return Reason("AUG-4.2.3", "not-your-turn", (int(s.turn),))
    if move.a + 1 < s.high:
        return Reason("AUG-4.2.3", "below-bid", (int(s.high) - 1,))
    ceiling = int(s.sides[seat].hand.ceiling(s.noble))
    if ceiling == 0:
        return Reason("AUG-4.1.3", "no-certificate", (int(s.noble),))
    return Reason("AUG-4.1.4", "above-ceiling", (ceiling,))


def _refuse_show(s: AugsburgState, seat: Seat, card: int) -> Reason:
    """Not a card that can still be part of the set. [AUG-4.1, AUG-D3]"""
    side = s.sides[seat]
    if not at_high_bid(s) & BIT[seat]:
        return Reason("AUG-4.3.2", "not-in-showdown")
    if not s.waiting & BIT[seat]:
        return Reason("AUG-4.3.2", "enough-shown")
    if not side.hand.has(card):
        return Reason("AUG-4.3.2", "not-in-hand", (card,))
    if card != JOKER and s.noble != MAXIMILIAN and card // 17 != s.noble:
        return Reason("AUG-4.1.1", "not-matching", (card, int(s.noble)))
    if card == JOKER and not side.chosen:
        return Reason("AUG-4.1.3", "needs-real")
    later = side.last == NONE or (side.last != JOKER and _comes_later(card, int(side.last)))
    if card != JOKER and not later:
        return Reason("AUG-D3", "out-of-order", (card,))
    return Reason("AUG-D3", "too-few-left", (int(s.high - side.chosen),))


def _comes_later(card: int, last: int) -> bool:
    """Whether a real certificate is shown after another one."""
    return (card % 17, card // 17) < (last % 17, last // 17)


def _refuse_winner(s: AugsburgState, seat: Seat, move: Move) -> Reason:
    """Only the winner takes and executes a card. [AUG-5]"""
    if seat != s.beginner:
        return Reason("AUG-4.3.6", "not-your-turn", (int(s.beginner),))
    verb = int(move.verb)
    if verb == V_TAKE:
        return Reason("AUG-5.1", "not-on-display", move.args)
    if verb == V_EXTRA:
        return _refuse_extra(s, seat, int(move.a))
    if verb == V_END:
        return Reason("AUG-5.2", "uses-left", (int(s.uses),))
    if not s.uses:
        return Reason("AUG-5.2", "no-uses-left")
    symbol = _symbol_for(move)
    if not s.shows(symbol):
        rule = "AUG-5.3.6" if symbol <= OFFICE else ASKED_BY[verb][1]
        return Reason(rule, "no-symbol", (symbol,))
    if verb == V_DRAW_TWO:
        return Reason("AUG-R25", "no-cards")
    if verb in (V_ADVANCE, V_SEIZE):
        return _refuse_advance(s, seat, move)
    if verb == V_FACTORY_MONEY:
        return Reason("AUG-7.7", "needs-stage", (STAGE_FOR_MONEY - 1,))
    return _refuse_right(s, seat, int(move.a) + (CHURCH if verb == V_BUILD else 0))


def _symbol_for(move: Move) -> int:
    """The symbol a privilege needs."""
    verb = int(move.verb)
    if verb == V_COLLECT:
        return MONEY
    if verb == V_PRESTIGE:
        return PRESTIGE_6 + int(move.a)
    if verb == V_DRAW_TWO:
        return CARDS
    if verb in (V_ADVANCE, V_SEIZE):
        return int(move.a)
    if verb == V_RIGHT:
        return NOBILITY if move.a <= LETTER else OFFICE
    if verb == V_BUILD:
        return OFFICE
    assert verb in (V_FACTORY_MONEY, V_LAPSE)
    return FACTORY


def _refuse_advance(s: AugsburgState, seat: Seat, move: Move) -> Reason:
    """No higher stage, or the tile is not where one wants to take it from. [AUG-6.1, AUG-6.3]"""
    category = int(move.a)
    stage = int(s.sides[seat].stage(category)) + 1
    if stage > TOP_STAGE:
        return Reason("AUG-R22", "highest-stage", (category,))
    tile = 4 * category + stage - 1
    if s.tiles_left(category, stage):
        return Reason("AUG-R28", "tile-displayed", (tile,))
    if move.verb == V_ADVANCE:
        return Reason("AUG-6.3", "tile-not-displayed", (tile,))
    if move.b >= s.seats:
        return Reason("AUG-1.2", "no-such-seat", (int(move.b),))
    return Reason("AUG-R29", "not-holder", (int(move.b), tile))


def _refuse_right(s: AugsburgState, seat: Seat, right: int) -> Reason:
    """Owned, not on that stage, or too dear. [AUG-7.1, AUG-7.3, AUG-8.1]"""
    side = s.sides[seat]
    category = CATEGORY_OF[right]
    if side.right(right):
        return Reason("AUG-7.3", "owned", (right,))
    if side.stage(category) < STAGE_FOR[right]:
        return Reason("AUG-7.1", "needs-stage", (4 * category + STAGE_FOR[right] - 1,))
    return Reason("AUG-8.1", "too-dear", (int(s.stack_top(right)), int(side.money())))


def _refuse_extra(s: AugsburgState, seat: Seat, building: int) -> Reason:
    """The master builder's extra build. [AUG-7.6, AUG-R36]"""
    if not s.sides[seat].builder:
        return Reason("AUG-7.6", "no-builder")
    if not s.extra:
        return Reason("AUG-R36", "extra-used")
    return _refuse_right(s, seat, building + CHURCH)


def _refuse_card(s: AugsburgState, seat: Seat, move: Move) -> Reason:
    """Compensation, discarding and giving."""
    step = s.step()
    if step == COMPENSATION:
        return Reason("AUG-6.5", "not-robbed")
    if not s.waiting & BIT[seat]:
        if step == DISCARD:
            return Reason("AUG-5.3.3", "not-your-turn", (int(s.beginner),))
        if s.sides[seat].chosen:
            return Reason("AUG-R50", "already-chosen")
        return Reason("AUG-R48", "no-hand")
    rule = "AUG-5.3.3" if move.verb == V_DISCARD else "AUG-9.8"
    return Reason(rule, "not-in-hand", (int(move.a),))


def _refuse_nature(s: AugsburgState, move: Move) -> Reason:
    """NATURE can only deal and open what is there."""
    verb = int(move.verb)
    thing = int(move.a)
    if verb == V_STARTER:
        return Reason("AUG-1.2", "no-such-seat", (thing,))
    if verb == V_OPEN:
        return Reason("AUG-2.3", "opened-already", (thing,))
    if verb == V_TOP:
        return Reason("AUG-5.3.4", "no-such-price", (thing,))
    if verb == V_ON_TOP:
        return Reason("AUG-R58", "not-discarded", (thing,))
    assert verb == V_DEAL
    if thing >= s.seats:
        return Reason("AUG-1.2", "no-such-seat", (thing,))
    rule = "AUG-9.4" if s.round else "AUG-2.8"
    if thing != receiver(s):
        return Reason(rule, "not-due", (thing,))
    card = int(move.b)
    if s.draw.has(card):
        return Reason("AUG-5.3.4", "top-has-price", (int(s.top_price),))
    return Reason(rule, "not-in-pile", (card,))
