"""A player of Tallinn by rules of thumb: points now, and what the table then promises for the end."""

from __future__ import annotations

from functools import cache
from math import sqrt, tanh
from typing import Final, NamedTuple

from hoftag.bots.contract import Bot, Budget
from hoftag.core.bits import BIT, COUNT, MEMBERS
from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.tallinn import scoring as rules
from hoftag.games.tallinn import words
from hoftag.games.tallinn.box import ANY_ESTATE, NO_CONTEST, UNIT, Box
from hoftag.games.tallinn.view import SideView, TallinnView
from hoftag.games.tallinn.words import ESTATES, LEGATE, SHIELDS

INTERIMS: Final = [[4, 7], [4, 8]]  # rounds that end with an interim scoring, without and with the Legate [TAL-13.5]

# The thumb: found by letting versions of this bot play each other.
CERTAIN: Final = 0.15  # a lead that is safe when nothing is to come
ESTATE_DOUBT: Final = 1.0  # persons of lead it takes to feel safe, for each root of a card to come
TOWER_DOUBT: Final = 1.6  # the same for tower strength
TASK_DOUBT: Final = 0.5  # the same for a task of the Chronicle
TASK_PACE: Final = 0.8  # persons a round one can bring in for a task
PAY_SHARE: Final = 0.6  # part of a paid task's points that is gain: the persons paid are missing later
HIDDEN_TOWER: Final = 3.0  # strength to expect of a rival's tower that was laid from the hand


class Position(NamedTuple):
    """What one choice can change on the own side."""

    persons: int  # in the display, packed
    shields: bool  # active in the display
    towers: int  # set of cards
    cards: int  # cards still to play, in hand and pile


class Outlook:
    """What positions are worth to one seat, in points, while the rivals' sides stay as they are."""

    def __init__(self, view: TallinnView, step: int) -> None:
        self.view = view
        self.step = step
        self.box: Box = view.box
        self.own = own = view.sides[view.seat]
        self.rivals = [side for seat, side in enumerate(view.sides) if seat != view.seat]
        self.seats = int(view.seats)
        self.full = words.LEGATE_SET if view.legate else words.BASE_SET
        towers = int(own.turned | own.laid)
        to_play = int(self.full & ~(own.shown_a | own.shown_b | towers | own.paid))
        self.now = Position(int(own.persons), bool(own.shown_b & BIT[LEGATE]), towers, to_play)
        self.rivalry = self.seats / (self.seats - 1)  # a comparison won is also points that the rival does not get
        self.estate_points = cache(self._estate_points)
        self.contest_points = cache(self._contest_points)

    def worth(self, position: Position) -> float:
        """All points to come; a card still to play counts as if its better half came into today's displays."""
        display = self.display(position)
        total = display + self.towers(position.towers) + self.tasks(position.persons)
        for card in MEMBERS[position.cards]:
            later = [played(self.box, position, half) for half in (2 * card, 2 * card + 1)]
            best = max(self.display(after) + self.contest(after, 2 * card + n) for n, after in enumerate(later))
            total += best - display
        return total

    def display(self, position: Position) -> float:
        """The final estate scoring; active shields help the fewest estate. [TAL-9.2, TAL-12.7]"""
        persons = position.persons
        if position.shields:
            persons += rules.SHIELD_PERSONS * UNIT[rules.fewest_estates(persons)[0]]
        return sum(self.estate_points(estate, of(persons, estate)) for estate in ESTATES)

    def towers(self, towers: int) -> float:
        """The final tower scoring. [TAL-9.7, TAL-9.8]"""
        strength = strength_of(self.box, towers)
        total = 0.0
        for side in self.rivals:
            theirs = strength_of(self.box, int(side.turned)) + HIDDEN_TOWER * int(side.laid_number)
            if strength or theirs or self.now.cards:  # a first tower can still come
                total += rules.TOWERS_WIN * chance(strength - theirs, self._doubt(side, TOWER_DOUBT))
        return self.rivalry * total

    def tasks(self, persons: int) -> float:
        """The interim scorings ahead. [TAL-13.6 to TAL-13.8]"""
        if not self.view.chronicle:
            return 0.0
        if not self.view.start_counts:
            persons -= self.box.on_start[self.own.start]
        total = 0.0
        for interim, card in enumerate([self.view.left_task, self.view.right_task]):
            rounds = INTERIMS[self.view.legate][interim] - int(self.view.round)
            if rounds < 0 or (rounds == 0 and self.step == words.PAYMENT):
                continue
            task = self.box.tasks[interim][card]
            have = of(persons, task.estate) + TASK_PACE * rounds + 0.5
            points = self.seats * (PAY_SHARE if task.pay else 1.0)
            for need in (task.single, task.double):
                total += points * chance(have - need, CERTAIN + TASK_DOUBT * sqrt(rounds))
        return total

    def contest(self, position: Position, half: int) -> float:
        """Points of the contest a half triggers, none for a plain half. [TAL-5.4, TAL-12.4]"""
        estate = self.box.contests[half]
        if estate == NO_CONTEST:
            return 0.0
        if estate == ANY_ESTATE:
            return max(self.contest_points(each, of(position.persons, each) + rules.SHIELD_PERSONS) for each in ESTATES)
        return self.contest_points(estate, of(position.persons, estate))

    def _estate_points(self, estate: int, own: int) -> float:
        """The final comparisons of one estate, with the payments. [TAL-9.2, TAL-9.3, TAL-9.5]"""
        total = 0.0
        for side in self.rivals:
            theirs = of(int(side.persons), estate)
            doubt = self._doubt(side, ESTATE_DOUBT)
            if own or theirs:
                total += rules.ESTATE_WIN * chance(own - theirs, doubt)
            total += rules.PAYMENT * chance(own - theirs - rules.LEAD_FOR_PAYMENT + 0.5, doubt)
            total -= rules.PAYMENT * chance(theirs - own - rules.LEAD_FOR_PAYMENT + 0.5, doubt)
        return self.rivalry * total

    def _contest_points(self, estate: int, own: int) -> float:
        """A contest in which each rival first adds a half of a card not seen yet, each equally likely."""
        total = 0.0
        for side in self.rivals:
            seen = side.shown_a | side.shown_b | side.turned | side.paid
            unseen = MEMBERS[self.full & ~seen] if side.hand_size else []
            added = [of(self.box.on_half[2 * card + n], estate) for card in unseen for n in (0, 1)] or [0]
            total += sum(contest_points(own, of(int(side.persons), estate) + n) for n in added) / len(added)
        return total

    def _doubt(self, side: SideView, for_each_root: float) -> float:
        """How much can still change between a rival and this seat."""
        return CERTAIN + for_each_root * sqrt(COUNT[self.now.cards] + int(side.hand_size + side.pile_size))


def of(persons: int, estate: int) -> int:
    """How many there are of one estate."""
    return persons >> 8 * estate & 255


def chance(lead: float, doubt: float) -> float:
    """How likely a lead lasts: one half when level, nearly certain when it is well above the doubt."""
    return 0.5 + 0.5 * tanh(lead / doubt)


def contest_points(own: int, theirs: int) -> int:
    """Points of one comparison in a contest. [TAL-5.4]"""
    return int(rules.compare(own, theirs, rules.CONTEST_WIN, rules.CONTEST_TIE))


@cache
def strength_of(box: Box, towers: int) -> int:
    """Tower strength of a set of cards, the Legate's two persons included. [TAL-9.6, TAL-12.8]"""
    persons = sum(box.on_card[card] for card in MEMBERS[towers])
    if towers & BIT[LEGATE]:
        persons += rules.SHIELD_PERSONS * UNIT[rules.fewest_estates(persons)[0]]
    return int(rules.tower_strength(persons))


def active_half(side: SideView, card: int) -> int:
    """The half of a face-up card that counts."""
    return 2 * card + (1 if side.shown_b & BIT[card] else 0)


def played(box: Box, position: Position, half: int) -> Position:
    """The position with a card played."""
    persons, shields, towers, cards = position
    return Position(persons + box.on_half[half], shields or half == SHIELDS, towers, cards & ~BIT[half >> 1])


def turned(box: Box, position: Position, half: int) -> Position:
    """The position with a face-up card turned into a tower."""
    persons, shields, towers, cards = position
    return Position(persons - box.on_half[half], shields and half != SHIELDS, towers | BIT[half >> 1], cards)


def laid(position: Position, card: int) -> Position:
    """The position with a hand card laid as a tower."""
    return position._replace(towers=position.towers | BIT[card], cards=position.cards & ~BIT[card])


class TallinnBot(Bot):
    """Plays the move whose points, and the worth of what it leaves, are most."""

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """Moves of equal value are drawn."""
        if not isinstance(view, TallinnView):
            raise TypeError("this bot plays Tallinn only")
        outlook = Outlook(view, decision.step)
        values = [value_of(outlook, int(move.verb), int(move.a)) for move in decision.moves]
        most = max(values)
        best = [move for move, value in zip(decision.moves, values, strict=True) if value == most]
        return best[rng.below(len(best))]


def value_of(outlook: Outlook, verb: int, thing: int) -> float:
    """Points a move brings, and the worth of what it leaves."""
    now = outlook.now
    if verb == words.V_PLAY:
        return value_of_half(outlook, thing)
    if verb == words.V_TURN:
        return outlook.worth(turned(outlook.box, now, active_half(outlook.own, thing)))
    if verb == words.V_LAY:
        return outlook.worth(laid(now, thing))
    if verb == words.V_EXCHANGE:
        return value_of_exchange(outlook, words.ORDERS[thing])
    if verb == words.V_CONTEST:  # all cards are revealed: the points are certain
        persons = of(now.persons, thing) + rules.SHIELD_PERSONS
        return sum(contest_points(persons, of(int(side.persons), thing)) for side in outlook.rivals)
    if verb == words.V_ADD:
        return outlook.display(Position(now.persons + rules.SHIELD_PERSONS * UNIT[thing], False, 0, 0))
    if verb == words.V_PAY:
        return value_of_payment(outlook, MEMBERS[thing + 1])
    return outlook.worth(now)  # no tower, no payment


def value_of_half(outlook: Outlook, half: int) -> float:
    """A contest brings points and the right to a tower: the best one is counted in."""
    box, own = outlook.box, outlook.own
    after = played(box, outlook.now, half)
    if box.contests[half] == NO_CONTEST:
        return outlook.worth(after)
    shown = [active_half(own, card) for card in MEMBERS[own.shown_a | own.shown_b]]
    left = [turned(box, after, up) for up in [*shown, half]]
    left += [laid(after, card) for card in MEMBERS[own.hand & ~BIT[half >> 1]]]
    return outlook.contest(after, half) + max(outlook.worth(position) for position in [after, *left])


def value_of_exchange(outlook: Outlook, cards: list[int]) -> float:
    """A hand that cannot start a contest gives away its card with the fewest persons; any other hand is kept."""
    contests = outlook.box.contests
    idle = all(contests[2 * card] == contests[2 * card + 1] == NO_CONTEST for card in MEMBERS[outlook.own.hand])
    if len(cards) != (1 if idle else 0):
        return -10.0
    return -float(sum(of(outlook.box.on_card[card], estate) for card in cards for estate in ESTATES))


def value_of_payment(outlook: Outlook, cards: list[int]) -> float:
    """The points of the task against the persons that leave the display. [TAL-13.7, TAL-13.8]"""
    view, tasks = outlook.view, outlook.box.tasks
    task = tasks[0][view.left_task] if view.round == INTERIMS[0][0] else tasks[1][view.right_task]
    persons = sum(outlook.box.on_half[active_half(outlook.own, card)] for card in cards)
    points = outlook.seats * (2 if of(persons, task.estate) >= task.double else 1)
    return points + outlook.worth(outlook.now._replace(persons=outlook.now.persons - persons))
