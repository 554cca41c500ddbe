"""The Chronicle's interim scorings. [TAL-13.4 to TAL-13.9, TAL-14.3]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import BIT, MEMBERS, bit
from hoftag.core.contract import Seat, Step
from hoftag.core.words import Move
from hoftag.games.tallinn.box import UNIT, Task
from hoftag.games.tallinn.side import Side
from hoftag.games.tallinn.state import FIRST_PILE, TallinnState
from hoftag.games.tallinn.steps.sealed import Sealed
from hoftag.games.tallinn.words import (
    E_NOT_PAID,
    E_PAID,
    E_TASK_MISSED,
    E_TASK_SCORED,
    NO_PAYMENT,
    PAYMENT,
    ROUND,
    V_PAY,
    WORDS,
)


def interim_now(s: TallinnState) -> int:
    """Which interim scoring is held at the end of this round: 0 for I, 1 for II, -1 for none. [TAL-13.4, TAL-13.5]"""
    left = s.sides[0].pile_size()
    drawn = FIRST_PILE + s.second_pile() - left
    if drawn != s.round:  # nobody drew in this round
        return -1
    if drawn == FIRST_PILE:
        return 0
    return 1 if left == 0 else -1


def current_task(s: TallinnState) -> Task:
    """The task of the interim scoring held now."""
    interim = interim_now(s)
    return s.box.tasks[interim][s.right_task if interim else s.left_task]


def persons_of(s: TallinnState, side: Side, card: int, estate: int) -> i64:
    """Persons of an estate on the active half of a face-up card; shields show none. [TAL-R29]"""
    half = 2 * card + (1 if side.shown_b & bit(card) else 0)
    return (s.box.on_half[half] >> (8 * estate)) & 255


def persons_for_task(s: TallinnState, side: Side, estate: int) -> i64:
    """Persons on the influence cards of a display; the start card only by option. [TAL-13.6, TAL-R39]"""
    total: i64 = (side.persons >> (8 * estate)) & 255
    if not s.start_counts:
        total -= (s.box.on_start[side.start] >> (8 * estate)) & 255
    return total


def task_points(s: TallinnState, task: Task, persons: i64) -> i64:
    """The points of the best level reached. [TAL-13.8, TAL-R40]"""
    if persons >= task.double:
        return 2 * s.seats
    return s.seats if persons >= task.single else 0


def award_task(s: TallinnState, seat: Seat, points: i64) -> None:
    """Each seat scores by itself. [TAL-13.9]"""
    side = s.sides[seat]
    side.points += points
    side.task_points += points * UNIT[interim_now(s)]


class InterimScoring(Step[TallinnState]):
    """When the last card of the first or second pile was drawn, its task is scored. [TAL-13.4]"""

    def close(self, s: TallinnState) -> None:
        """ "Have" scores by itself; "pay" asks who can pay. Then the next round. [TAL-13.6, TAL-13.7, TAL-R45]"""
        s.then(ROUND)
        interim = interim_now(s)
        if interim < 0:
            return
        task = current_task(s)
        if task.pay:
            payers: i64 = 0
            for seat, side in enumerate(s.sides):
                if payable(s, side, task):
                    payers |= BIT[seat]
                elif s.notes is not None:
                    s.note(E_TASK_MISSED, (seat, interim))
            s.ask(PAYMENT, payers)
            return
        for seat, side in enumerate(s.sides):
            points = task_points(s, task, persons_for_task(s, side, task.estate))
            award_task(s, seat, points)
            if s.notes is None:
                continue
            if points:
                s.note(E_TASK_SCORED, (seat, interim, int(points)))
            else:
                s.note(E_TASK_MISSED, (seat, interim))


def payable(s: TallinnState, side: Side, task: Task) -> list[int]:
    """Sets of face-up cards that reach a level and from which no card could be left out. [TAL-R42, TAL-R43]

    Each such set once, as bits: first those of the lower level, smaller cards first.
    """
    found: list[int] = []
    cards = [card for card in MEMBERS[side.display()] if persons_of(s, side, card, task.estate)]
    for need in (task.single, task.double):
        _grow(s, side, task.estate, need, cards, 0, 0, 0, 99, found)
    return found


def _grow(
    s: TallinnState,
    side: Side,
    estate: int,
    need: i64,
    cards: list[int],
    start: i64,
    chosen: i64,
    persons: i64,
    least: i64,
    found: list[int],
) -> None:
    """Add cards in ascending order until the need is met; `least` is the smallest number on a chosen card."""
    n: i64 = start
    while n < len(cards):
        card = cards[n]
        on_card = persons_of(s, side, card, estate)
        smallest: i64 = on_card if on_card < least else least
        together: i64 = persons + on_card
        with_card: i64 = chosen | bit(card)
        n += 1
        if together < need:
            _grow(s, side, estate, need, cards, n, with_card, together, smallest, found)
        elif together - smallest < need and with_card not in found:
            found.append(int(with_card))


class Payment(Sealed):
    """Who can may return face-up cards to the box for points. [TAL-13.7, TAL-D5]"""

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Nothing, or one of the sets that pay a level."""
        return [NO_PAYMENT, *[WORDS.move(V_PAY, (mask - 1,)) for mask in payable(s, s.sides[seat], current_task(s))]]

    def close(self, s: TallinnState) -> None:
        """All pay together; the cards leave the game openly. [TAL-R44]"""
        task = current_task(s)
        for seat, side in enumerate(s.sides):
            move = side.sealed
            side.sealed = None
            if move is None:
                continue
            if move.verb != V_PAY:
                if s.notes is not None:
                    s.note(E_NOT_PAID, (seat,))
                continue
            mask = move.a + 1
            persons: i64 = 0
            for card in MEMBERS[mask]:
                persons += persons_of(s, side, card, task.estate)
                side.persons -= s.box.on_half[2 * card + (1 if side.shown_b & bit(card) else 0)]
            side.shown_a &= ~mask
            side.shown_b &= ~mask
            side.paid |= mask
            points = task_points(s, task, persons)
            award_task(s, seat, points)
            if s.notes is not None:
                s.note(E_PAID, (seat, int(move.a), int(points)))
