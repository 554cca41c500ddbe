"""Why a move is not legal now: the rule that speaks against it."""

from __future__ import annotations

from typing import Final

from hoftag.core.bits import BIT, MEMBERS
from hoftag.core.contract import NATURE, Seat
from hoftag.core.reason import Reason
from hoftag.core.words import Move
from hoftag.games.tallinn.box import OUT_OF_REACH
from hoftag.games.tallinn.scoring import fewest_estates
from hoftag.games.tallinn.side import NONE
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.chronicle import current_task, persons_of
from hoftag.games.tallinn.words import (
    CHRONICLE_CARDS,
    DEAL,
    DRAW,
    EXCHANGE,
    LEGATE,
    ORDERS,
    PAYMENT,
    SELECT,
    SHIELD_CONTEST,
    SHIELDS_AT_END,
    TOWER_IN_ORDER,
    TOWER_ORDER,
    TOWERS,
    V_ADD,
    V_CHRONICLE,
    V_CONTEST,
    V_EXCHANGE,
    V_LAY,
    V_LOT,
    V_NO_PAYMENT,
    V_NO_TOWER,
    V_PAY,
    V_PLAY,
    V_START,
    V_TURN,
)

# For each verb the steps that ask for it, the rule that says when, and the rule that makes it one sealed choice.
ASKED_BY: Final[list[tuple[list[int], str, str]]] = [
    ([SELECT], "TAL-3.2", "TAL-3.4"),  # play
    ([TOWERS, TOWER_IN_ORDER], "TAL-6.1", "TAL-R8"),  # no-tower
    ([TOWERS, TOWER_IN_ORDER], "TAL-6.1", "TAL-R8"),  # turn
    ([TOWERS, TOWER_IN_ORDER], "TAL-6.1", "TAL-R8"),  # lay
    ([EXCHANGE], "TAL-12.2", "TAL-R28"),  # exchange
    ([SHIELD_CONTEST], "TAL-12.4", "TAL-R27"),  # contest
    ([SHIELDS_AT_END], "TAL-12.7", "TAL-12.7"),  # add
    ([PAYMENT], "TAL-13.4", "TAL-R41"),  # no-payment
    ([PAYMENT], "TAL-13.4", "TAL-R41"),  # pay
    ([DEAL], "TAL-2.3", ""),  # start
    ([DRAW], "TAL-7.1", ""),  # draw
    ([TOWER_ORDER], "TAL-6.8", ""),  # lot
    ([CHRONICLE_CARDS], "TAL-13.1", ""),  # chronicle
]


def refusal(s: TallinnState, seat: Seat, move: Move) -> Reason:
    """The first rule against a move that is not legal."""
    verb = int(move.verb)
    steps, rule, once = ASKED_BY[verb]
    if s.top < 0:
        return Reason("TAL-8.1", "game-over")
    if seat != NATURE and not 0 <= seat < s.seats:
        return Reason("TAL-2.1", "no-such-seat", (seat,))
    if verb >= V_START and seat != NATURE:
        return Reason(rule, "nature-only")
    if verb < V_START and seat == NATURE:
        return Reason(rule, "not-nature")
    if verb in (V_EXCHANGE, V_CONTEST, V_ADD) and not s.legate:
        return Reason("TAL-12.1", "no-legate")
    if verb in (V_NO_PAYMENT, V_PAY, V_CHRONICLE) and not s.chronicle:
        return Reason("TAL-13.1", "no-chronicle")
    if s.step() not in steps:
        return Reason(rule, "not-now")
    if seat == NATURE:
        return _refuse_nature(s, move)
    if s.sides[seat].sealed is not None:
        return Reason(once, "already-chosen")
    return _refuse_seat(s, seat, move)


def _refuse_seat(s: TallinnState, seat: Seat, move: Move) -> Reason:
    """The right step, but not for this seat or not this card."""
    side = s.sides[seat]
    verb = int(move.verb)
    if verb == V_PLAY:
        if side.hand == 0:
            return Reason("TAL-3.5", "no-cards")
        return _not_in_hand(s, int(move.a) >> 1, "TAL-3.2")
    if verb == V_EXCHANGE:
        missing = [card for card in ORDERS[int(move.a)] if not side.hand & BIT[card]]
        return _not_in_hand(s, missing[0], "TAL-12.2")
    if verb == V_CONTEST:
        return Reason("TAL-12.4", "no-shields")
    if verb in (V_NO_TOWER, V_TURN, V_LAY):
        return _refuse_tower(s, seat, move)
    if verb in (V_NO_PAYMENT, V_PAY):
        return _refuse_payment(s, seat, move)
    if not side.shown_b & BIT[LEGATE]:
        return Reason("TAL-12.7", "no-shields")
    if int(move.a) not in fewest_estates(side.persons):
        return Reason("TAL-12.7", "not-fewest", move.args)
    return Reason("TAL-12.7", "not-tied")


def _not_in_hand(s: TallinnState, card: int, rule: str) -> Reason:
    """The card is elsewhere, or not in the game at all."""
    if card == LEGATE and not s.legate:
        return Reason("TAL-12.1", "no-legate")
    return Reason(rule, "not-in-hand", (card,))


def _refuse_tower(s: TallinnState, seat: Seat, move: Move) -> Reason:
    """No contest, not the turn, or not a card one can use. [TAL-6]"""
    side = s.sides[seat]
    if side.contest == NONE:
        return Reason("TAL-6.1", "no-contest")
    if s.step() == TOWER_IN_ORDER and s.whose() != seat:
        return Reason("TAL-6.8", "not-your-turn", (s.whose(),))
    card = int(move.a)
    if move.verb == V_LAY:
        return _not_in_hand(s, card, "TAL-6.3")
    if side.towers() & BIT[card]:
        return Reason("TAL-6.5", "is-tower", (card,))
    return Reason("TAL-6.2", "not-in-display", (card,))


def _refuse_payment(s: TallinnState, seat: Seat, move: Move) -> Reason:
    """A set that is not there, too small, or with a card too many. [TAL-13.7, TAL-R42, TAL-R43]"""
    side = s.sides[seat]
    task = current_task(s)
    need = task.single if task.single != OUT_OF_REACH else task.double
    if move.verb == V_PAY:
        cards = MEMBERS[move.a + 1]
        persons = 0
        for card in cards:
            if not side.display() & BIT[card]:
                return Reason("TAL-R43", "not-in-display", (card,))
            persons += int(persons_of(s, side, card, task.estate))
        if persons < need:
            return Reason("TAL-13.7", "too-few-paid", (task.estate, persons, need))
        level = task.double if persons >= task.double else need
        for card in cards:
            if persons - persons_of(s, side, card, task.estate) >= level:
                return Reason("TAL-R42", "too-many-paid", (card,))
    return Reason("TAL-13.7", "cannot-pay", (task.estate, need))


def _refuse_nature(s: TallinnState, move: Move) -> Reason:
    """NATURE can only deal what is there, to who is next."""
    verb = int(move.verb)
    if verb == V_LOT:
        return Reason("TAL-6.8", "not-tied-for-order", move.args)
    if verb == V_CHRONICLE:
        if move.a == 1 and s.left_task == NONE:
            return Reason("TAL-13.1", "not-now")
        if (s.left_task if move.a == 0 else s.right_task) != NONE:
            return Reason("TAL-13.1", "task-laid", (int(move.a),))
        return Reason("TAL-13.1", "chronicle-taken", (int(move.b),))
    if move.a >= s.seats:
        return Reason("TAL-2.1", "no-such-seat", (int(move.a),))
    side = s.sides[move.a]
    if verb == V_START:
        if move.b in [other.start for other in s.sides]:
            return Reason("TAL-2.3", "start-taken", (int(move.b),))
        return Reason("TAL-2.3", "has-start", (int(move.a),))
    card = int(move.b)
    if card in side.under_cards() and side.pile:
        return Reason("TAL-R47", "lies-under", (card,))
    if card == LEGATE and not s.legate:
        return Reason("TAL-12.1", "no-legate")
    if not side.pile & BIT[card] and card not in side.under_cards():
        return Reason("TAL-2.5", "not-in-pile", (card,))
    if card in side.under_cards() and card != side.under_cards()[0]:
        return Reason("TAL-R47", "lies-under", (card,))
    return Reason("TAL-7.1", "not-due", (int(move.a),))
