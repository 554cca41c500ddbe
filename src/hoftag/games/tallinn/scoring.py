"""Points of contests, estates and towers; the itemised score; the score card. [TAL-5, TAL-9 to TAL-11]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import BIT, members
from hoftag.core.contract import Item, Score, rank_scores
from hoftag.games.tallinn.box import UNIT
from hoftag.games.tallinn.side import START_POINTS, Side, unpacked
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.words import (
    E_FINAL_ESTATE,
    E_PAYMENT,
    E_TOWERS,
    E_TOWERS_UP,
    E_WINNER,
    ESTATE,
    ESTATES,
    LEGATE,
)

CONTEST_WIN: Final = 2  # [TAL-5.4]
CONTEST_TIE: Final = 1
ESTATE_WIN: Final = 4  # [TAL-9.2]
ESTATE_TIE: Final = 2
LEAD_FOR_PAYMENT: Final = 5  # [TAL-9.3]
PAYMENT: Final = 1
TOWERS_WIN: Final = 6  # [TAL-9.7]
TOWERS_TIE: Final = 3
SHIELD_PERSONS: Final = 2  # [TAL-12.4, TAL-12.7, TAL-12.8]


def fewest_estates(persons: i64) -> list[int]:
    """The estates with the fewest persons; none at all can be the fewest. [TAL-R33]"""
    counts = unpacked(persons)
    fewest = min(counts)
    return [estate for estate in ESTATES if counts[estate] == fewest]


def tower_persons(s: TallinnState, side: Side) -> i64:
    """Persons on both halves of all towers, packed; the Legate adds two to the fewest. [TAL-9.6, TAL-12.8, TAL-R32]"""
    towers = side.turned | side.laid
    total: i64 = 0
    for card in members(towers):
        total += s.box.on_card[card]
    if towers & BIT[LEGATE]:
        total += SHIELD_PERSONS * UNIT[fewest_estates(total)[0]]
    return total


def tower_strength(persons: i64) -> i64:
    """The largest of the three sums. [TAL-9.6, TAL-R19]"""
    strength: i64 = persons & 255
    knights: i64 = (persons >> 8) & 255
    if knights > strength:
        strength = knights
    monks: i64 = persons >> 16
    return monks if monks > strength else strength


def compare(own: i64, theirs: i64, win: i64, tie: i64) -> i64:
    """Points of one comparison; a tie at nothing gives nothing. [TAL-9.2, TAL-9.5, TAL-9.7, TAL-9.8]"""
    if own > theirs:
        return win
    return tie if own == theirs and own > 0 else 0


@final
class FinalPoints:
    """One seat's points of the final scoring."""

    __slots__ = ("estates", "payments", "towers")

    def __init__(self, estates: i64, payments: i64, towers: i64) -> None:
        """`estates` are the points of merchants, knights and monks, packed like persons."""
        self.estates = estates
        self.payments = payments
        self.towers = towers

    def total(self) -> i64:
        """All of them."""
        return (self.estates & 255) + ((self.estates >> 8) & 255) + (self.estates >> 16) + self.payments + self.towers


def final_points(s: TallinnState) -> list[FinalPoints]:
    """What every seat gets in the final scoring, pair by pair. [TAL-9]"""
    strengths: list[int] = [tower_strength(tower_persons(s, side)) for side in s.sides]
    found: list[FinalPoints] = []
    for seat, side in enumerate(s.sides):
        points = FinalPoints(0, 0, 0)
        for rival, theirs in enumerate(found):
            compare_estates(side.persons, s.sides[rival].persons, points, theirs)
            points.towers += compare(strengths[seat], strengths[rival], TOWERS_WIN, TOWERS_TIE)
            theirs.towers += compare(strengths[rival], strengths[seat], TOWERS_WIN, TOWERS_TIE)
        found.append(points)
    return found


def compare_estates(persons: i64, others: i64, points: FinalPoints, theirs: FinalPoints) -> None:
    """Compare merchants, knights and monks of two displays; both get their points. [TAL-9.2]"""
    shift: i64 = 0
    unit: i64 = 1
    while shift < 24:
        own: i64 = (persons >> shift) & 255
        lead: i64 = own - ((others >> shift) & 255)
        if lead > 0:
            points.estates += unit * ESTATE_WIN
        elif lead < 0:
            theirs.estates += unit * ESTATE_WIN
        elif own:  # a tie at nothing gives nothing [TAL-9.5]
            points.estates += unit * ESTATE_TIE
            theirs.estates += unit * ESTATE_TIE
        if lead >= LEAD_FOR_PAYMENT:  # one point, however large the lead, even below zero [TAL-9.3, TAL-9.4]
            points.payments += PAYMENT
            theirs.payments -= PAYMENT
        elif -lead >= LEAD_FOR_PAYMENT:
            points.payments -= PAYMENT
            theirs.payments += PAYMENT
        shift += 8
        unit *= 256


def note_final_scoring(s: TallinnState, points: list[FinalPoints]) -> None:
    """Tell the final scoring in the printed order. [TAL-9.1, TAL-R22]"""
    for estate in ESTATES:
        persons = [int((side.persons >> (8 * estate)) & 255) for side in s.sides]
        for seat in range(len(s.sides)):
            s.note(E_FINAL_ESTATE, (seat, estate, persons[seat], unpacked(points[seat].estates)[estate]))
            for rival in range(len(s.sides)):
                if persons[seat] >= persons[rival] + LEAD_FOR_PAYMENT:
                    s.note(E_PAYMENT, (rival, seat, estate))
    for seat, side in enumerate(s.sides):
        if side.towers():
            s.note(E_TOWERS_UP, (seat, int(side.towers()) - 1))
    for seat, side in enumerate(s.sides):
        s.note(E_TOWERS, (seat, int(tower_strength(tower_persons(s, side))), int(points[seat].towers)))
    for score in itemised(s):
        if score.place == 1:
            s.note(E_WINNER, (score.seat, score.total))


def itemised(s: TallinnState) -> list[Score]:
    """Every point by its origin; ties are broken by persons on towers. [TAL-10, TAL-R23]"""
    final = final_points(s)
    scores: list[Score] = []
    for seat, side in enumerate(s.sides):
        items = [Item("start", START_POINTS)]
        if s.legate:
            items.append(Item("exchange", -int(side.exchanged)))
        for estate in ESTATES:
            items.append(Item(f"contest-{ESTATE.names[estate]}", unpacked(side.contest_points)[estate]))
        if s.chronicle:
            items.append(Item("interim-i", unpacked(side.task_points)[0]))
            items.append(Item("interim-ii", unpacked(side.task_points)[1]))
        if s.over:
            for estate in ESTATES:
                items.append(Item(f"final-{ESTATE.names[estate]}", unpacked(final[seat].estates)[estate]))
            items.append(Item("payments", int(final[seat].payments)))
            items.append(Item("towers", int(final[seat].towers)))
        ties = [sum(unpacked(tower_persons(s, side)))] if s.over else []
        scores.append(Score(seat, items, ties))
    return rank_scores(scores)


@final
class ScoreCard:
    """How points lie on the score card: which side is up, which field, which coins. [TAL-11]"""

    __slots__ = ("back", "field", "gold", "silver")

    def __init__(self, back: bool, field: int, gold: bool, silver: bool) -> None:
        """`field` is 1 to 30; 0 means beside the card."""
        self.back = back
        self.field = field
        self.gold = gold
        self.silver = silver


def score_card(points: int) -> ScoreCard:
    """Silver up to 30, gold up to 60, both above; fields 1 to 15 are in front. [TAL-11.1 to TAL-11.3]"""
    if points <= 0:
        return ScoreCard(False, 0, False, True)
    if points > 90:
        return ScoreCard(False, 0, True, True)
    field = (points - 1) % 30 + 1
    return ScoreCard(field > 15, field, points > 30, points <= 30 or points > 60)
