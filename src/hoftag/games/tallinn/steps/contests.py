"""Phase 3, first part: contests. [TAL-5, TAL-12.4, TAL-12.5]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import BIT
from hoftag.core.contract import Seat
from hoftag.core.words import Move
from hoftag.games.tallinn.box import UNIT
from hoftag.games.tallinn.scoring import CONTEST_TIE, CONTEST_WIN, SHIELD_PERSONS
from hoftag.games.tallinn.side import NONE
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.sealed import Sealed
from hoftag.games.tallinn.words import (
    CONTEST,
    DRAW,
    E_COMPARED,
    E_CONTEST,
    E_NAMED,
    INTERIM_SCORING,
    ROUND,
    SHIELDS,
    TOWER_ORDER,
    TOWERS,
)


class ShieldContest(Sealed):
    """Who activated the shields names the estate of the contest. [TAL-12.4, TAL-D3]"""

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Any estate; the contest cannot be declined. [TAL-R26]"""
        return CONTEST

    def close(self, s: TallinnState) -> None:
        """The estates are named together."""
        for seat, side in enumerate(s.sides):
            move = side.sealed
            if move is not None:
                side.contest = move.a
                side.sealed = None
                if s.notes is not None:
                    s.note(E_NAMED, (seat, int(move.a)))
        hold_contests(s)


def hold_contests(s: TallinnState) -> None:
    """Each contest compares one estate with every other display; only its owner scores. [TAL-5.3 to TAL-5.8]

    Seat by seat; the order has no effect. Then towers, then phase 4. [TAL-R2, TAL-6.1]
    """
    builders: i64 = 0
    for seat, side in enumerate(s.sides):
        if side.contest != NONE:
            builders |= BIT[seat]
            side.contests += 1
            hold_contest(s, seat)
    s.then(INTERIM_SCORING if s.chronicle else ROUND)
    make_draws_due(s)
    s.then(DRAW)
    if builders:
        s.ask(TOWER_ORDER if s.leader_first and builders & (builders - 1) else TOWERS, builders)


def hold_contest(s: TallinnState, seat: Seat) -> None:
    """More persons 2 points, as many 1 point, fewer none, against each other seat. [TAL-5.4, TAL-5.10]"""
    side = s.sides[seat]
    estate: i64 = side.contest
    shift: i64 = 8 * estate
    own: i64 = (side.persons >> shift) & 255
    if side.played == SHIELDS:
        own += SHIELD_PERSONS  # in this one contest only [TAL-12.5]
    won: i64 = 0
    for rival, other in enumerate(s.sides):
        if rival == seat:
            continue
        theirs: i64 = (other.persons >> shift) & 255
        points: i64 = 0
        if own > theirs:
            points = CONTEST_WIN
        elif own == theirs:
            points = CONTEST_TIE
        won += points
        if s.notes is not None:
            s.note(E_COMPARED, (seat, rival, int(estate), int(own), int(theirs), int(points)))
    side.points += won
    side.contest_points += won * UNIT[estate]
    if s.notes is not None:
        s.note(E_CONTEST, (seat, int(estate), int(won)))


def make_draws_due(s: TallinnState) -> None:
    """In phase 4 everybody draws one card while there are piles; they all have one size. [TAL-7.1, TAL-7.2, TAL-7.3]"""
    first = s.sides[0]
    if first.pile or first.under:
        s.due = BIT[s.seats] - 1
        for side in s.sides:
            side.due = 1
