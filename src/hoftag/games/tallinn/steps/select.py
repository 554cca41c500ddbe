"""Phases 1 and 2: the round opens, everybody selects a card and a half, all are revealed. [TAL-3, TAL-4]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import BIT, bit
from hoftag.core.contract import Seat, Step
from hoftag.core.words import Move
from hoftag.games.tallinn.box import ANY_ESTATE
from hoftag.games.tallinn.scoring import fewest_estates
from hoftag.games.tallinn.side import NONE
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.contests import hold_contests
from hoftag.games.tallinn.steps.sealed import Sealed
from hoftag.games.tallinn.words import (
    E_PLAYED,
    E_ROUND,
    FINAL_SCORING,
    LEGATE,
    PLAY,
    SELECT,
    SHIELD_CONTEST,
    SHIELDS_AT_END,
)


class Round(Step[TallinnState]):
    """A new round begins, or the game ends when nobody has cards left. [TAL-3.1, TAL-8.1]"""

    def close(self, s: TallinnState) -> None:
        """Everybody with cards selects; piles are empty when all hands are. [TAL-7.4]"""
        holders: i64 = 0
        for seat, side in enumerate(s.sides):
            side.played = NONE
            side.contest = NONE
            if side.hand:
                holders |= BIT[seat]
        if holders:
            s.round += 1
            if s.notes is not None:
                s.note(E_ROUND, (int(s.round),))
            s.ask(SELECT, holders)
        else:
            s.then(FINAL_SCORING)
            s.ask(SHIELDS_AT_END, _shield_owners_with_a_tie(s))


def _shield_owners_with_a_tie(s: TallinnState) -> i64:
    """Seats with active shields and more than one fewest estate. [TAL-12.7]"""
    seats: i64 = 0
    if s.legate:
        for seat, side in enumerate(s.sides):
            if side.shown_b & bit(LEGATE) and len(fewest_estates(side.persons)) > 1:
                seats |= BIT[seat]
    return seats


class Select(Sealed):
    """Phase 1: everybody who holds cards chooses one and which half will be active. [TAL-3.2, TAL-D2]"""

    def moves(self, s: TallinnState, seat: Seat) -> list[Move]:
        """Each hand card with either half; nobody can pass."""
        return PLAY[s.sides[seat].hand]

    def close(self, s: TallinnState) -> None:
        """Phase 2, then the contests; shields ask for the estate first. [TAL-R27]"""
        askers = reveal_cards(s)
        if askers:
            s.ask(SHIELD_CONTEST, askers)
        else:
            hold_contests(s)


def reveal_cards(s: TallinnState) -> i64:
    """Phase 2: all chosen cards are turned up and join the displays, active half only. [TAL-4.1, TAL-4.2]

    A coin triggers a contest by itself; says which seats revealed shields. [TAL-5.1, TAL-R5]
    """
    askers: i64 = 0
    box = s.box
    for seat, side in enumerate(s.sides):
        move = side.sealed
        if move is None:
            continue
        half = move.a
        card = BIT[half >> 1]
        side.sealed = None
        side.hand &= ~card
        if half & 1:
            side.shown_b |= card
        else:
            side.shown_a |= card
        side.persons += box.on_half[half]
        side.played = half
        contest = box.contests[half]
        side.contest = contest
        if contest == ANY_ESTATE:
            askers |= BIT[seat]
        if s.notes is not None:
            s.note(E_PLAYED, (seat, int(half)))
    return askers
