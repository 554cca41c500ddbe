"""Figures come to the court: from the province, else from a payment area. [STA-4.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.core.contract import ALL, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.staufer.costs import can_occupy
from hoftag.games.staufer.side import NONE, Side
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.words import (
    E_FETCHED,
    E_GOT,
    E_WITHOUT,
    ENVOY,
    FETCH,
    FETCH_OF,
    GO_WITHOUT,
    NOBLE,
    V_GO_WITHOUT,
)

ALONE: Final = [[seat] for seat in range(5)]


def gain(s: StauferState, seat: i64, envoys: i64, nobles: i64) -> None:
    """So many figures are due to a seat; what lies in the province comes without a choice. [STA-R11]"""
    side = s.sides[seat]
    s.player = seat
    if at_hand(side, envoys, nobles):
        side.province_envoys -= envoys
        side.court_envoys += envoys
        side.province_nobles -= nobles
        side.court_nobles += nobles
        if s.notes is not None:
            note_gain(s, seat, ENVOY, envoys)
            note_gain(s, seat, NOBLE, nobles)
        return
    side.due_envoys = envoys
    side.due_nobles = nobles
    hand_out(s)


def at_hand(side: Side, envoys: i64, nobles: i64) -> bool:
    """Whether so many figures lie in the province, so that nobody has to choose."""
    return envoys <= side.province_envoys and nobles <= side.province_nobles


def note_gain(s: StauferState, seat: i64, kind: int, number: i64) -> None:
    """Tell who got figures from the province."""
    if number:
        s.note(E_GOT, (int(seat), kind, int(number)))


def hand_out(s: StauferState) -> None:
    """One by one, envoys before nobles, until somebody has to choose. [STA-4.5.1 to STA-4.5.3, STA-R11]"""
    side = s.sides[s.player]
    while side.due_envoys or side.due_nobles:
        kind = due_kind(s)
        if kind == NOBLE and side.province_nobles:
            side.province_nobles -= 1
            side.court_nobles += 1
        elif kind == ENVOY and side.province_envoys:
            side.province_envoys -= 1
            side.court_envoys += 1
        elif laid_out(side, kind):
            region = first_area(side, kind)
            if laid_out(side, kind) >> (4 * region + 4) or may_go_without(s):
                s.waiting = 1
                s.then(FETCH)
                return
            fetch_from(s, kind, region)
            continue
        else:
            kind = NONE
        if s.notes is not None:
            if kind == NONE:
                s.note(E_WITHOUT, (int(s.player), ENVOY if side.due_envoys else NOBLE))
            else:
                note_gain(s, s.player, int(kind), 1)
        one_less_due(s)


def due_kind(s: StauferState) -> i64:
    """The kind that is taken next: an envoy for a noble that is neither in the province nor laid out. [STA-4.5.2]"""
    side = s.sides[s.player]
    if side.due_envoys:
        return ENVOY
    return NOBLE if side.province_nobles or side.paid_nobles else ENVOY


def laid_out(side: Side, kind: i64) -> i64:
    """Figures of a kind in the payment areas, a nibble for each region."""
    return side.paid_nobles if kind == NOBLE else side.paid_envoys


def first_area(side: Side, kind: i64) -> i64:
    """The first region in whose payment area such a figure lies."""
    laid = laid_out(side, kind)
    region: i64 = 0
    while not (laid >> (4 * region)) & 15:
        region += 1
    return region


def one_less_due(s: StauferState) -> None:
    """The next figure has been dealt with."""
    side = s.sides[s.player]
    if side.due_envoys:
        side.due_envoys -= 1
    else:
        side.due_nobles -= 1


def may_go_without(s: StauferState) -> bool:
    """Whether a figure may be declined: the track's envoy only if the placement stays affordable. [STA-R11, STA-R12]"""
    return s.target == NONE or can_occupy(s, s.player, s.target, 0)


def fetch_from(s: StauferState, kind: i64, region: i64) -> None:
    """A figure comes from a payment area to the court. [STA-4.5.1]"""
    side = s.sides[s.player]
    if kind == NOBLE:
        side.paid_nobles -= bit(4 * region)
        side.court_nobles += 1
    else:
        side.paid_envoys -= bit(4 * region)
        side.court_envoys += 1
    if s.notes is not None:
        s.note(E_FETCHED, (int(s.player), int(kind), int(region)))
    one_less_due(s)


class Fetch(Step[StauferState]):
    """The province has none: take one from a payment area, or go without. [STA-4.5.1, STA-4.5.2, STA-R11, STA-D22]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """Who gets the figure."""
        return ALONE[s.player] if s.waiting else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Each payment area with such a figure; going without only if the placement stays affordable. [STA-R12]"""
        laid = laid_out(s.sides[seat], due_kind(s))
        found = [FETCH_OF[region] for region in range(6) if (laid >> (4 * region)) & 15]
        if may_go_without(s):
            found.append(GO_WITHOUT)
        return found

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """One figure, then the next."""
        kind = due_kind(s)
        side = s.sides[seat]
        s.waiting = 0
        if move.verb == V_GO_WITHOUT:
            if s.notes is not None:
                s.note(E_WITHOUT, (seat, ENVOY if side.due_envoys else NOBLE))
            one_less_due(s)
        else:
            fetch_from(s, kind, move.a)
        return ALL

    def close(self, s: StauferState) -> None:
        """What else is due."""
        hand_out(s)
