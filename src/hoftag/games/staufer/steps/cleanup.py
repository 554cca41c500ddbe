"""Clean-up: who stays, clear the seats, refill chests, the king's journey, the new order; the end. [STA-8, STA-11]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import bit, members
from hoftag.core.contract import ALL, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.staufer.packed import LEFT, RIGHT_SHIFT, length, total, turned, unstacked
from hoftag.games.staufer.scoring import note_final, score_final
from hoftag.games.staufer.side import NONE, Side
from hoftag.games.staufer.state import FIELD_PLACES, StauferState
from hoftag.games.staufer.steps.chests import begin_refill
from hoftag.games.staufer.steps.gains import ALONE
from hoftag.games.staufer.words import (
    CLEAR,
    E_CLEARED,
    E_JOURNEY,
    E_LEFT,
    E_ORDER,
    E_RETURNED,
    JOURNEY_STEP,
    LEAVE,
    LEAVE_FIGURE,
    LEAVE_OF,
    NO_LEAVE,
    NOBLE,
    REFILL,
    ROUND,
    V_NO_LEAVE,
)


class Cleanup(Step[StauferState]):
    """After rounds 1 to 4. [STA-8]"""

    def close(self, s: StauferState) -> None:
        """First those who may leave figures decide, in the order of the next round. [STA-R41]"""
        s.kept = 0
        s.last = NONE
        s.then(CLEAR)
        order = next_order(s)
        asked: i64 = 0
        while order:
            seat = (order & 15) - 1
            order >>= 4
            if not asked & bit(seat):
                asked |= bit(seat)
                if can_leave(s, seat):
                    s.leavers += (seat + 1) * bit(4 * length(s.leavers))
        if s.leavers:
            s.then(LEAVE)


def next_order(s: StauferState) -> i64:
    """The supply track from top to bottom, then the placement track, the last placer first. [STA-8.5]"""
    return s.supply_track + turned(s.place_track) * bit(4 * length(s.supply_track))


def can_leave(s: StauferState, seat: i64) -> bool:
    """Whether a seat has a chest for it and a figure in a region scored this round. [STA-9.3.5]"""
    return s.sides[seat].chests_of(LEAVE_FIGURE) > 0 and own_places(s, seat) != 0


def own_places(s: StauferState, seat: i64) -> i64:
    """A seat's figures on offices of the regions scored, as bits of places: 2 x office, + 1 for the right slot."""
    found: i64 = 0
    for region in unstacked(s.scored):
        for office in s.layout.by_region[region]:
            packed: i64 = s.seated[office]
            left = packed & LEFT
            right = packed >> RIGHT_SHIFT
            if left and (left - 1) >> 1 == seat:
                found |= bit(2 * office)
            if right and (right - 1) >> 1 == seat:
                found |= bit(2 * office + 1)
    return found


class Leave(Step[StauferState]):
    """Who has such chests may let figures stay, one for each, one after the other. [STA-9.3.5, STA-R41, STA-D60]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """The next one who may."""
        return ALONE[(s.leavers & 15) - 1] if s.leavers else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Each own figure in a scored region that comes later than the last one, or none."""
        found = [LEAVE_OF[place] for place in members(own_places(s, seat)) if place > s.last]
        found.append(NO_LEAVE)
        return found

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """Earlier decisions are visible."""
        side = s.sides[seat]
        if move.verb != V_NO_LEAVE:
            side.change_chests(LEAVE_FIGURE, -1)
            s.discard_chest(LEAVE_FIGURE)
            s.kept |= bit(move.a)
            s.last = move.a
            if s.notes is not None:
                figure = (s.seated[move.a // 2] >> (RIGHT_SHIFT if move.a & 1 else 0)) & LEFT
                s.note(E_LEFT, (seat, (figure - 1) & 1, int(move.a) // 2))
            if side.chests_of(LEAVE_FIGURE) and own_places(s, seat) >> (s.last + 1):
                return ALL
        s.leavers >>= 4
        s.last = NONE
        return ALL


class Clear(Step[StauferState]):
    """Seats of the scored regions are cleared, then chests are laid out anew. [STA-8.1, STA-8.2]"""

    def close(self, s: StauferState) -> None:
        """A regions's offices first, then the fields."""
        places: list[int] = []
        for region in unstacked(s.scored):
            for office in s.layout.by_region[region]:
                if s.seated[office]:
                    clear_office(s, office)
            places += s.layout.by_region[region]
            if s.notes is not None:
                s.note(E_CLEARED, (region,))
        places += FIELD_PLACES[: s.layout.fields]
        s.kept = 0
        s.scored = 0
        s.scoring = 0
        s.then(JOURNEY_STEP)
        s.then(REFILL)
        begin_refill(s, places)


def clear_office(s: StauferState, office: int) -> None:
    """Figures that are not kept go to the province, with privilege 13 to the court. [STA-8.1, STA-10.13, STA-R42]"""
    figures: i64 = s.seated[office]
    place: i64 = 2 * office
    stay: i64 = 0
    while figures:
        figure = figures & LEFT
        if not s.kept & bit(place):
            go_home(s.sides[(figure - 1) >> 1], (figure - 1) & 1)
        elif stay:
            stay |= figure << RIGHT_SHIFT
        else:  # who stays alone stands on the left [STA-R34]
            stay = figure
        figures >>= RIGHT_SHIFT
        place += 1
    s.seat_figures(office, stay)


def go_home(side: Side, kind: i64) -> None:
    """A figure leaves its seat, with privilege 13 for the court. [STA-10.13]"""
    if side.has(13):
        if kind == NOBLE:
            side.court_nobles += 1
        else:
            side.court_envoys += 1
    elif kind == NOBLE:
        side.province_nobles += 1
    else:
        side.province_envoys += 1


class Journey(Step[StauferState]):
    """The king travels, figures return to their courts, the next row is due, a new order. [STA-8.3 to STA-8.5]"""

    def close(self, s: StauferState) -> None:
        """In every region he enters all figures of the payment area go home."""
        steps = s.row_journeys & 15
        place = s.place_of(s.king)
        for step in range(1, steps + 1):
            region = s.region_at(place + step)
            if s.notes is not None:
                s.note(E_JOURNEY, (int(region),))
            send_home(s, region)
            s.king = region
        s.row_regions >>= 4
        s.row_conditions >>= 4
        s.row_journeys >>= 4
        s.order = next_order(s)
        s.supply_track = 0
        s.place_track = 0
        if s.notes is not None:
            for seat in unstacked(s.order):
                s.note(E_ORDER, (seat,))
        s.then(ROUND)


def send_home(s: StauferState, region: i64) -> None:
    """All figures of a payment area go back to the courts. [STA-8.3]"""
    for seat, side in enumerate(s.sides):
        envoys = s.envoys_in(region, seat)
        nobles = s.nobles_in(region, seat)
        side.court_envoys += envoys
        side.court_nobles += nobles
        side.paid_envoys -= envoys * bit(4 * region)
        side.paid_nobles -= nobles * bit(4 * region)
        if s.notes is not None and envoys + nobles:
            s.note(E_RETURNED, (seat, int(envoys + nobles), int(region)))


class FinalScoring(Step[StauferState]):
    """After round 5: payment areas are cleared, contracts and chests are scored. [STA-11, STA-D70]"""

    def close(self, s: StauferState) -> None:
        """Figures of the payment areas have no further use. [STA-11.2, STA-R43]"""
        for side in s.sides:
            side.province_envoys += total(side.paid_envoys)
            side.province_nobles += total(side.paid_nobles)
            side.paid_envoys = 0
            side.paid_nobles = 0
        s.over = 1
        score_final(s)
        if s.notes is not None:
            note_final(s)
