"""What a seat knows of the table, and what it would bring now: the ground on which its row of numbers stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import BIT, MEMBERS, bit, mask_of
from hoftag.core.contract import FRAME_SHIFT, Seat
from hoftag.games.tallinn.box import ANY_ESTATE, UNIT, Task
from hoftag.games.tallinn.scoring import (
    CONTEST_TIE,
    CONTEST_WIN,
    SHIELD_PERSONS,
    compare,
    fewest_estates,
    final_points,
)
from hoftag.games.tallinn.side import NONE, Side, stacked
from hoftag.games.tallinn.state import FIRST_PILE, TallinnState
from hoftag.games.tallinn.steps.chronicle import current_task, persons_for_task, persons_of, task_points
from hoftag.games.tallinn.words import (
    ESTATES,
    LEGATE,
    ORDERS,
    PAYMENT,
    SELECT,
    SHIELDS,
    TOWER_IN_ORDER,
    TOWER_ORDER,
    V_ADD,
    V_CONTEST,
    V_EXCHANGE,
    V_LAY,
    V_PAY,
    V_PLAY,
    V_TURN,
)

FINE: Final = 840  # parts of a point, so that dividing by the number of halves loses next to nothing


def as_answered(s: TallinnState, side: Side) -> Side:
    """The side as it will lie when its sealed answer is carried out."""
    move = side.sealed
    if move is None:
        return side
    after = side.clone()
    verb, thing = move.verb, move.a
    if verb == V_PLAY:
        _show(s, after, thing)
    elif verb == V_TURN:
        _take_away(s, after, bit(thing))
        after.turned |= bit(thing)
    elif verb == V_LAY:
        after.hand &= ~bit(thing)
        after.laid |= bit(thing)
    elif verb == V_CONTEST:
        after.contest = thing
    elif verb == V_ADD:
        after.added = thing
        after.persons += SHIELD_PERSONS * UNIT[thing]
    elif verb == V_PAY:
        task = current_task(s)
        persons: i64 = 0
        for card in MEMBERS[thing + 1]:
            persons += persons_of(s, side, card, task.estate)
        after.points += task_points(s, task, persons)
        _take_away(s, after, thing + 1)
        after.paid |= thing + 1
    elif verb == V_EXCHANGE:
        cards = ORDERS[thing]
        after.hand &= ~mask_of(cards)
        after.under = stacked(cards)
        after.exchanged = after.due = len(cards)
        after.points -= len(cards)
    return after


def _show(s: TallinnState, side: Side, half: i64) -> None:
    """A hand card joins the display."""
    card = BIT[half >> 1]
    side.hand &= ~card
    if half & 1:
        side.shown_b |= card
    else:
        side.shown_a |= card
    side.persons += s.box.on_half[half]
    side.played = half
    side.contest = s.box.contests[half]


def _take_away(s: TallinnState, side: Side, cards: i64) -> None:
    """Cards leave the display."""
    for card in MEMBERS[cards]:
        side.persons -= s.box.on_half[2 * card + (1 if side.shown_b & bit(card) else 0)]
    side.shown_a &= ~cards
    side.shown_b &= ~cards


def as_known(s: TallinnState, seat: Seat) -> list[Side]:
    """The sides as far as a seat knows them: own answer given, rivals' towers from the hand missing. Do not look into
    the rivals' hands and piles."""
    sides: list[Side] = []
    for n, side in enumerate(s.sides):
        if n == seat:
            sides.append(as_answered(s, side))
        elif side.laid:
            known = side.clone()
            known.laid = 0
            sides.append(known)
        else:
            sides.append(side)
    return sides


def points_now(s: TallinnState, known: list[Side]) -> list[int]:
    """Everybody's points if the game ended here, as far as known."""
    if s.over:
        return [side.points for side in known]
    sides: list[Side] = []
    for side in known:
        if side.shown_b & bit(LEGATE) and side.added == NONE:  # [TAL-12.7]
            ended = side.clone()
            ended.persons += SHIELD_PERSONS * UNIT[fewest_estates(side.persons)[0]]
            sides.append(ended)
        else:
            sides.append(side)
    end = TallinnState(
        s.seats, s.top, s.stack, 0, None, s.box, s.legate, s.chronicle, s.leader_first, s.start_counts,
        s.round, s.waiting, s.due, s.left_task, s.right_task, s.order, 1, sides,
    )  # fmt: skip
    return [points.total() + sides[n].points for n, points in enumerate(final_points(end))]


def answering(s: TallinnState) -> i64:
    """The seats that have to answer the open question, whether they have done so or not; in the variant, still to."""
    step = s.top >> FRAME_SHIFT
    asked: i64 = 0
    if step == TOWER_IN_ORDER:
        order: i64 = s.order
        while order:
            asked |= bit((order & 15) - 1)
            order >>= 4
        return asked
    for seat, side in enumerate(s.sides):
        if side.sealed is not None or (step == TOWER_ORDER and side.contest != NONE):
            asked |= bit(seat)
    return asked | s.waiting


def earlier(s: TallinnState, seat: Seat) -> i64:
    """The seats that decide on their towers before this one does. [TAL-6.8]"""
    before: i64 = 0
    order: i64 = s.order
    while order and (order & 15) - 1 != seat:
        before |= bit((order & 15) - 1)
        order >>= 4
    return before if order else 0


def contest_outlook(s: TallinnState, known: list[Side], seat: Seat) -> i64:
    """The own contest ahead, in half points; each rival first adds a half not seen yet, all equally likely."""
    own = known[seat]
    if own.contest != ANY_ESTATE:
        return _outlook_of(s, known, seat, own.contest)
    best: i64 = 0
    for estate in ESTATES:
        halves = _outlook_of(s, known, seat, estate)
        if halves > best:
            best = halves
    return best


def _outlook_of(s: TallinnState, known: list[Side], seat: Seat, estate: i64) -> i64:
    """The same for one estate."""
    shift: i64 = 8 * estate
    own: i64 = ((known[seat].persons >> shift) & 255) + (SHIELD_PERSONS if known[seat].played == SHIELDS else 0)
    hidden = s.top >> FRAME_SHIFT == SELECT
    total: i64 = 0
    for rival, side in enumerate(known):
        if rival == seat:
            continue
        theirs: i64 = (side.persons >> shift) & 255
        if not hidden or side.hand == 0:
            total += FINE * compare(own, theirs, CONTEST_WIN, CONTEST_TIE)
            continue
        points: i64 = 0
        unseen = MEMBERS[unseen_of(s, side)]
        for card in unseen:
            on: i64 = (s.box.on_half[2 * card] >> shift) & 255
            points += compare(own, theirs + on, CONTEST_WIN, CONTEST_TIE)
            on = (s.box.on_half[2 * card + 1] >> shift) & 255
            points += compare(own, theirs + on, CONTEST_WIN, CONTEST_TIE)
        total += FINE * points // (2 * len(unseen))
    return (4 * total + FINE) // (2 * FINE)


def unseen_of(s: TallinnState, side: Side) -> int:
    """The cards of a seat that nobody else has seen."""
    return int(s.full_set() & ~(side.shown_a | side.shown_b | side.turned | side.paid))


def coins_in(s: TallinnState, hand: i64) -> i64:
    """Coin halves in a hand by estate, packed."""
    coins: i64 = 0
    for card in MEMBERS[hand]:
        contest = s.box.contests[2 * card]
        if 0 <= contest < ANY_ESTATE:
            coins += UNIT[contest]
        contest = s.box.contests[2 * card + 1]
        if 0 <= contest < ANY_ESTATE:
            coins += UNIT[contest]
    return coins


def task_ahead(s: TallinnState, seat: Seat, interim: i64) -> Task | None:
    """The task of an interim scoring that is still to come for a seat. [TAL-13.5]"""
    card: i64 = s.right_task if interim else s.left_task
    last: i64 = FIRST_PILE + (s.second_pile() if interim else 0)
    if card == NONE or s.round > last:
        return None
    if s.round == last and s.top >> FRAME_SHIFT == PAYMENT and s.waiting & bit(seat) == 0:
        return None
    return s.box.tasks[interim][card]


def persons_ahead(s: TallinnState, side: Side, task: Task) -> i64:
    """Persons that count for a task; the start card is never paid with. [TAL-R43]"""
    persons = persons_for_task(s, side, task.estate)
    if task.pay and s.start_counts:
        persons -= (s.box.on_start[side.start] >> (8 * task.estate)) & 255
    return persons


def level_of(task: Task, persons: i64) -> i64:
    """0 for nothing, 1 for single, 2 for double points."""
    if persons >= task.double:
        return 2
    return 1 if persons >= task.single else 0
