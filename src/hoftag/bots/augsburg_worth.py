"""What a side of Augsburg promises its owner, in points at the end, and what a privilege card adds to it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from hoftag.core.bits import BIT, COUNT, MEMBERS
from hoftag.core.words import Move
from hoftag.games.augsburg import words
from hoftag.games.augsburg.box import Box, symbols_of
from hoftag.games.augsburg.numbers import (
    COLLECTED,
    FOR_A_LAPSE,
    FROM_FACTORY,
    STAGE_FOR,
    STAGE_FOR_MONEY,
    TOP_STAGE,
    USES,
    barrier_of,
)
from hoftag.games.augsburg.side import NONE
from hoftag.games.augsburg.view import AugsburgView
from hoftag.games.augsburg.words import (
    BUILDER,
    CARDS,
    CATEGORIES,
    CATHEDRAL,
    CHURCH,
    COAT,
    FACTORY,
    LETTER,
    MAXIMILIAN,
    MINT,
    MONEY,
    NOBILITY,
    OFFICE,
    PRESTIGE_6,
    PRESTIGE_7,
    RIGHTS,
)

SAFE: Final = 2  # the highest stage that nobody can take away [AUG-6.7]
AUCTIONS: Final = MAXIMILIAN + 1  # of a round
GOOD_ORDER: Final = [MONEY, FACTORY, NOBILITY, OFFICE, CARDS, PRESTIGE_6, PRESTIGE_7]
ALL_CARDS: Final = BIT[len(words.PRIVILEGE.names)] - 1  # the set of all privilege cards

# The thumb: found by letting versions of this bot play each other.
KEEP: Final = 0.85  # how much of a stage that can be seized is still there a round later
ROUND_POINTS: Final = 3  # points of privileges to expect in each further round
GET: Final = 1.3  # chance to get a privilege card that one needs for building, shared by the seats
SHORT: Final = 0.2  # part of it that is left when a few gulden are missing
FAR: Final = 700.0  # gulden missing that leave no chance
GULDEN: Final = 0.008  # points that a gulden brings by certificates
SAVED: Final = 0.5  # part of that which is left of a gulden not spent at a purchase
ENOUGH: Final = 1300.0  # gulden for one purchase; what is more counts half
OFFERED: Final = 1.0  # points that one more card to choose from brings
FREE: Final = 2.5  # points that a certificate without payment brings
HARM: Final = 0.6  # part of a rival's loss that is gain, shared by the rivals


class Position(NamedTuple):
    """What privileges can change on the own side."""

    stages: tuple[int, int, int]
    rights: tuple[int, ...]  # as in the view: what is printed on each, 0 if not owned
    prestige: int
    money: int
    display: int  # privilege cards that can be won before the next end of a round
    other: float = 0.0  # points that come otherwise: certificates drawn, harm to rivals


class Outlook:
    """What positions are worth to one seat while all else stays as it is."""

    def __init__(self, view: AugsburgView) -> None:
        self.view = view
        self.box: Box = view.box
        self.seats = int(view.seats)
        own = view.sides[view.seat]
        stages = stages_of(view, view.seat)
        self.now = Position(stages, tuple(own.rights), int(own.prestige), int(own.money), display_of(view))
        visiting = view.noble != NONE
        self.phases = int(view.rounds - view.round) + visiting  # ends of rounds to come
        self.gulden = 0.0 if self.phases == 1 else GULDEN if visiting else GULDEN * SAVED
        self.buys = self.phases - 1  # purchases after them: none after the last [AUG-R52]
        self.visits = int(MAXIMILIAN - view.noble)  # auctions after this one and before the next end of a round
        self.tops = [0 if own.rights[right] else int(view.stack_top(right)) for right in RIGHTS]
        self._worths: dict[Position, float] = {}

    def worth(self, position: Position) -> float:
        """All points to expect at the end."""
        known = self._worths.get(position)
        if known is None:
            factory, _, office = position.stages
            known = self.points(position) + self.cash(position) + FREE * position.rights[MINT] * self.buys
            known += yields_of(self.box, FACTORY, factory, self.phases)
            known += yields_of(self.box, OFFICE, office, self.phases) + position.other
            self._worths[position] = known
        return known

    def points(self, position: Position) -> float:
        """The score at the end, as far as the barriers let it come. [AUG-8, AUG-9.3]"""
        rights = position.rights
        gains = gains_of(self.box, position.stages[NOBILITY], rights[COAT] + rights[LETTER], self.phases)
        building = CATHEDRAL if rights[CHURCH] else CHURCH
        missing = 0 if rights[building] else self.tops[building] - position.money
        income = self.box.money[position.stages[FACTORY] - 1]
        builders = ALL_CARDS if rights[BUILDER] else office_cards(self.box)
        open_now = COUNT[position.display & builders] / (2 if position.display == ALL_CARDS else 1)
        now = 1 - (1 - GET / self.seats * affordable(missing)) ** open_now
        later = 1 - (1 - GET / self.seats * affordable(missing - income)) ** (COUNT[builders] / 2)
        cost = self.gulden * self.tops[building]
        return final_points(position.prestige, rights[CHURCH] > 0, rights[CATHEDRAL] > 0, gains, now, later, cost)

    def cash(self, position: Position) -> float:
        """What money brings by buying certificates."""
        to_come = yields_of(self.box, FACTORY, position.stages[FACTORY], self.phases) / GULDEN
        more = max(0.0, position.money - max(0.0, ENOUGH * self.buys - to_come))
        return self.gulden * (position.money - more / 2)

    def card_gain(self, card: int) -> float:
        """What a privilege card of the display adds."""
        left = self.now._replace(display=self.now.display & ~BIT[card])
        symbols = in_good_order(self.box.symbols[card])
        return self.plan(left, symbols, USES, True)[0] - self.worth(self.now)

    def best_gain(self) -> float:
        """What the best privilege card of the display adds."""
        return max(self.card_gain(card) for card in MEMBERS[self.view.display])

    def plan(self, position: Position, symbols: list[int], uses: int, extra: bool) -> tuple[float, Move]:
        """The worth of the best way to use what is left of a privilege card, and its first use.

        The symbols come in a good order, so uses in this order are enough. A seizure counts as an advance.
        """
        most, best = -1.0, words.END
        if uses:
            for n, symbol in enumerate(symbols):
                for use, after in self.uses_of(position, symbol):
                    value = self.plan(after, symbols[n + 1 :], uses - 1, extra)[0]
                    if value > most:
                        most, best = value, use
            value = self.plan(self.gaining(position, FOR_A_LAPSE), [], uses - 1, extra)[0]
            if value > most:
                most, best = value, words.LAPSE
        else:
            most = self.worth(position)
        if extra and position.rights[BUILDER]:
            for place, after in self.buildings(position):
                value = self.plan(after, symbols, uses, False)[0]
                if value > most:
                    most, best = value, words.EXTRA_OF[place]
        return most, best

    def uses_of(self, position: Position, symbol: int) -> list[tuple[Move, Position]]:
        """Every way to use one symbol. [AUG-5.3]"""
        if symbol == MONEY:
            return [(words.COLLECT, position._replace(money=position.money + COLLECTED))]
        if symbol in (PRESTIGE_6, PRESTIGE_7):
            place = symbol - PRESTIGE_6
            return [(words.PRESTIGE_OF[place], self.gaining(position, int(words.POINTS.names[place])))]
        if symbol == CARDS:
            drawn = FREE if self.visits or self.buys else 0.0
            return [(words.DRAW_TWO, position._replace(other=position.other + drawn))] if self.view.draw_size else []
        found = self.rights_of(position, symbol)
        if position.stages[symbol] < TOP_STAGE:
            found.append((words.ADVANCE_OF[symbol], self.advancing(position, symbol)))
        return found

    def rights_of(self, position: Position, category: int) -> list[tuple[Move, Position]]:
        """Every right that the stage allows. [AUG-7.1]"""
        stage = position.stages[category]
        found: list[tuple[Move, Position]] = []
        if category == FACTORY:
            if stage >= STAGE_FOR_MONEY:
                richer = position._replace(money=position.money + FROM_FACTORY)
                found.append((words.FACTORY_MONEY, richer))
            return found
        for right in (COAT, LETTER) if category == NOBILITY else (MINT, BUILDER):
            if not position.rights[right] and stage >= STAGE_FOR[right]:
                found.append((words.RIGHT_OF[right], self.owning(position, right, 0)))
        if category == OFFICE:
            for place, after in self.buildings(position):
                found.append((words.BUILD_OF[place], after))
        return found

    def buildings(self, position: Position) -> list[tuple[int, Position]]:
        """Church and cathedral, if missing and affordable. [AUG-8.1]"""
        return [
            (building - CHURCH, self.owning(position, building, self.tops[building]))
            for building in (CHURCH, CATHEDRAL)
            if not position.rights[building] and self.tops[building] <= position.money
        ]

    def owning(self, position: Position, right: int, cost: int) -> Position:
        """With the top tile of a stack. [AUG-7.1]"""
        rights = (*position.rights[:right], self.tops[right], *position.rights[right + 1 :])
        return position._replace(rights=rights, money=position.money - cost)

    def advancing(self, position: Position, category: int) -> Position:
        """One stage up, with a tile from the display or, if it has none, from a rival. [AUG-6.1, AUG-6.3]"""
        stages = list(position.stages)
        stages[category] += 1
        stage = stages[category]
        harm = 0.0
        if not self.view.tiles_left(category, stage):
            loss = yields_of(self.box, category, stage, self.phases)
            loss -= yields_of(self.box, category, stage - 1, self.phases)
            harm = HARM * loss / (self.seats - 1)
        return position._replace(stages=(stages[0], stages[1], stages[2]), other=position.other + harm)

    def gaining(self, position: Position, points: int) -> Position:
        """With points, as far as the barrier lets them come. [AUG-8.4]"""
        barrier = barrier_of(position.rights[CHURCH] > 0, position.rights[CATHEDRAL] > 0)
        return position._replace(prestige=min(barrier, position.prestige + points))


def stages_of(view: AugsburgView, seat: int) -> tuple[int, int, int]:
    """A seat's stages in all categories."""
    factory, nobility, office = (int(view.stage(seat, category)) for category in CATEGORIES)
    return factory, nobility, office


def display_of(view: AugsburgView) -> int:
    """The privilege cards of this round, at a purchase those of the next: all ten if any five can come. [AUG-10.3]"""
    if view.display or view.noble != NONE:
        return int(view.display)
    return ALL_CARDS & ~int(view.opened) if view.round & 1 else ALL_CARDS


@cache
def in_good_order(symbols: int) -> list[int]:
    """Symbols one by one: money comes before buildings, these before points."""
    return sorted(symbols_of(symbols), key=GOOD_ORDER.index)


@cache
def office_cards(box: Box) -> int:
    """The privilege cards that let build."""
    return sum(BIT[card] for card, symbols in enumerate(box.symbols) if OFFICE in symbols_of(symbols))


def affordable(missing: int) -> float:
    """How much of the chance to build is left when so many gulden are missing."""
    return 1.0 if missing <= 0 else max(0.0, SHORT * (1 - missing / FAR))


@lru_cache(maxsize=4096)
def yields_of(box: Box, category: int, stage: int, phases: int) -> float:
    """What a stage brings until the end. [AUG-1.10]"""
    buys = phases - 1
    if category == FACTORY:
        return GULDEN * lasting(box.money, stage, buys)
    if category == NOBILITY:
        return lasting(box.prestige, stage, phases)
    return OFFERED * lasting(box.offer, stage, buys) + FREE * lasting(box.free, stage, buys)


def lasting(yields: list[int], stage: int, rounds: int) -> float:
    """What a stage yields in some rounds; of what is not safe rivals take a part every round. [AUG-6.3]"""
    safe = yields[min(stage, SAFE) - 1]
    more = yields[stage - 1] - safe
    return safe * rounds + more * (1 - KEEP**rounds) / (1 - KEEP)


@lru_cache(maxsize=4096)
def gains_of(box: Box, nobility: int, rights: int, phases: int) -> tuple[int, ...]:
    """The points to expect from one end of a round to the next. [AUG-9.3]"""
    safe = box.prestige[min(nobility, SAFE) - 1]
    more = box.prestige[nobility - 1] - safe
    return tuple(round(safe + rights + more * KEEP**n) + (ROUND_POINTS if n else 0) for n in range(phases))


@lru_cache(maxsize=65536)
def final_points(
    prestige: int, church: bool, cathedral: bool, gains: tuple[int, ...], now: float, later: float, cost: float
) -> float:
    """The score to expect after all gains, if before each there is a chance to build what is missing, at a cost."""
    barrier = barrier_of(church, cathedral)
    if prestige + sum(gains) <= barrier:
        return prestige + sum(gains)
    stays = final_points(min(barrier, prestige + gains[0]), church, cathedral, gains[1:], later, later, cost)
    cathedral = cathedral or church  # the church comes first
    barrier = barrier_of(True, cathedral)
    built = final_points(min(barrier, prestige + gains[0]), True, cathedral, gains[1:], later, later, cost) - cost
    return now * max(stays, built) + (1 - now) * stays
