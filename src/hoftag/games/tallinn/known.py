"""What a seat knows of the table, and what it would bring now: the ground on which its row of numbers stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import BIT, MEMBERS, bit, mask_of
from hoftag.core.contract import FRAME_SHIFT, Seat
from hoftag.games.tallinn.box import ANY_ESTATE, UNIT, Box, Task
from hoftag.games.tallinn.scoring import (
    CONTEST_TIE,
    CONTEST_WIN,
    ESTATE_TIE,
    ESTATE_WIN,
    LEAD_FOR_PAYMENT,
    SHIELD_PERSONS,
    TOWERS_TIE,
    TOWERS_WIN,
    compare,
    tower_strength,
)
from hoftag.games.tallinn.scoring import PAYMENT as LEAD_PAID
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

BELOW_ZERO: Final = 256  # added to each seat's points while they are packed in 16 bits each: they can be below zero
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
    """The sides with the own answer given. Do not look into the rivals' hands and piles, nor at towers they laid."""
    if s.sides[seat].sealed is None:
        return s.sides
    sides = s.sides[:]
    sides[seat] = as_answered(s, sides[seat])
    return sides


@final
class Sums:
    """What sets of cards of an edition amount to, by set."""

    __slots__ = ("coins", "strengths", "towers")

    def __init__(self, box: Box) -> None:
        """Add up every set."""
        self.coins: list[int] = []  # coin halves by estate, packed
        self.towers: list[int] = []  # persons as towers, packed
        for cards in MEMBERS:
            coins = 0
            persons: i64 = 0
            for card in cards:
                for contest in box.contests[2 * card : 2 * card + 2]:
                    coins += UNIT[contest] if 0 <= contest < ANY_ESTATE else 0
                persons += box.on_card[card]
            self.coins.append(coins)
            self.towers.append(int(persons + SHIELD_PERSONS * UNIT[fewest(persons)] if LEGATE in cards else persons))
        self.strengths = [int(tower_strength(persons)) for persons in self.towers]


_SUMS: Final[dict[str, Sums]] = {}  # by edition


def sums_of(box: Box) -> Sums:
    """The sums of an edition, made when they are first needed."""
    sums = _SUMS.get(box.edition.hash)
    if sums is None:
        sums = Sums(box)
        _SUMS[box.edition.hash] = sums
    return sums


def fewest(persons: i64) -> i64:
    """The first estate of those with the fewest persons. [TAL-R33]"""
    merchants: i64 = persons & 255
    knights: i64 = (persons >> 8) & 255
    monks: i64 = persons >> 16
    if knights < merchants:
        return 1 if knights <= monks else 2
    return 2 if monks < merchants else 0


def points_now(s: TallinnState, known: list[Side], seat: i64, sums: Sums) -> i64:
    """Everybody's points if the game ended here, as far as the seat knows: packed, for `points_of`."""
    points: i64 = 0
    n: i64 = 0
    while n < s.seats:
        side = known[n]
        unit = bit(16 * n)
        points += (side.points + BELOW_ZERO) * unit
        if not s.over:
            persons = persons_at_end(side)
            strength: i64 = sums.strengths[side.turned | side.laid if n == seat else side.turned]
            rival: i64 = 0
            while rival < n:
                other = known[rival]
                theirs: i64 = sums.strengths[other.turned | other.laid if rival == seat else other.turned]
                points += estates_between(persons, persons_at_end(other), unit, bit(16 * rival))
                points += towers_between(strength, theirs, unit, bit(16 * rival))
                rival += 1
        n += 1
    return points


def points_of(points: i64, seat: i64) -> i64:
    """One seat's points of all that are packed."""
    return ((points >> (16 * seat)) & 65535) - BELOW_ZERO


def persons_at_end(side: Side) -> i64:
    """The persons of a display, with those its shields add. [TAL-12.7]"""
    persons: i64 = side.persons
    if side.shown_b & bit(LEGATE) and side.added == NONE:
        persons += SHIELD_PERSONS * UNIT[fewest(persons)]
    return persons


def estates_between(persons: i64, others: i64, unit: i64, their_unit: i64) -> i64:
    """What two displays bring against each other in the final scoring, with payments. [TAL-9.2 to TAL-9.5]"""
    points: i64 = 0
    shift: i64 = 0
    while shift < 24:
        own: i64 = (persons >> shift) & 255
        lead: i64 = own - ((others >> shift) & 255)
        if lead > 0:
            points += ESTATE_WIN * unit
            if lead >= LEAD_FOR_PAYMENT:
                points += LEAD_PAID * (unit - their_unit)
        elif lead < 0:
            points += ESTATE_WIN * their_unit
            if -lead >= LEAD_FOR_PAYMENT:
                points += LEAD_PAID * (their_unit - unit)
        elif own:
            points += ESTATE_TIE * (unit + their_unit)
        shift += 8
    return points


def towers_between(strength: i64, theirs: i64, unit: i64, their_unit: i64) -> i64:
    """The same for towers. [TAL-9.7, TAL-9.8]"""
    if strength > theirs:
        return TOWERS_WIN * unit
    if strength < theirs:
        return TOWERS_WIN * their_unit
    return TOWERS_TIE * (unit + their_unit) if strength else 0


def coin_points(known: list[Side], seat: Seat) -> i64:
    """What a contest of each estate would bring with one person more, packed."""
    own: i64 = known[seat].persons
    points: i64 = 0
    for rival, side in enumerate(known):
        if rival != seat:
            theirs: i64 = side.persons
            points += compare((own & 255) + 1, theirs & 255, CONTEST_WIN, CONTEST_TIE)
            points += compare(((own >> 8) & 255) + 1, (theirs >> 8) & 255, CONTEST_WIN, CONTEST_TIE) * 256
            points += compare((own >> 16) + 1, theirs >> 16, CONTEST_WIN, CONTEST_TIE) * 65536
    return points


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
