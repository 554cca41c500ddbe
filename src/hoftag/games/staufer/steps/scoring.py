"""Region scoring: which regions, ranks and points, then the region's bonus. [STA-6, STA-7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit, members
from hoftag.core.contract import ALL, NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.staufer.packed import length, set_of, unstacked, without
from hoftag.games.staufer.ranking import ranking, strength
from hoftag.games.staufer.side import NONE, ROUNDS
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.steps.chests import FromPile, note_privilege, take_chests
from hoftag.games.staufer.steps.gains import ALONE, gain
from hoftag.games.staufer.words import (
    AACHEN,
    AUGSBURG,
    BONUS,
    CLEANUP,
    E_BONUS_POINTS,
    E_DISCARDED,
    E_NOBODY,
    E_RANK,
    E_REVEALED,
    E_SCORING,
    FEWEST_CHESTS,
    FINAL,
    KINGS_REGION,
    MILANO,
    NIJMEGEN,
    PALERMO,
    PICK,
    PICK_OF,
    REVEAL,
    SCORE_REGION,
    STRASBOURG,
)

BY_RANK: Final = [3, 2, 1]  # privilege 14 [STA-10.14]
PRESENT: Final = 2  # privilege 15 [STA-10.15]
FIRST_TWO: Final = 255  # of a packed ranking
AUGSBURG_CHESTS: Final = 2  # [STA-7.1]
STRASBOURG_ENVOYS: Final = [2, 1]  # [STA-7.3]
NIJMEGEN_ENVOYS: Final = 1  # [STA-7.4]
PALERMO_POINTS: Final = [3, 1]  # [STA-7.5]
MILANO_POINTS: Final = 2  # [STA-7.6]


class Scoring(Step[StauferState]):
    """The A region, then the B region, fixed before anything is scored. [STA-6.1, STA-R35, STA-D50]"""

    def close(self, s: StauferState) -> None:
        """A region that is both is scored once; then clean-up, after the last round the end. [STA-3.1, STA-11.1]"""
        first = (s.row_regions & 15) - 1
        second = second_region(s, (s.row_conditions & 15) - 1)
        s.scored = first + 1 if first == second else first + 1 + 16 * (second + 1)
        s.scoring = 0
        s.then(CLEANUP if s.round < ROUNDS else FINAL)
        s.then(SCORE_REGION)


def second_region(s: StauferState, condition: i64) -> i64:
    """The region the B tile names; ties go clockwise from the king's region on. [STA-6.6, STA-R36]"""
    best = s.king
    if condition == KINGS_REGION:
        return best
    most: i64 = -1000
    place = s.place_of(s.king)
    for steps in range(6):
        region = s.region_at(place + steps)
        number: i64 = 0
        for office in s.layout.by_region[region]:
            if condition == FEWEST_CHESTS:  # each chest of a stack counts [STA-6.6.2]
                number -= length(s.chests[office])
            else:  # figures, a noble counting once [STA-6.6.3]
                number += length(s.seated[office])
        if number > most:
            best = region
            most = number
    return best


class ScoreRegion(Step[StauferState]):
    """Ranks, points, privileges 14 and 15, then the bonus. [STA-6.2 to STA-6.5]"""

    def close(self, s: StauferState) -> None:
        """One region after the other."""
        region: i64 = ((s.scored >> (4 * s.scoring)) & 15) - 1
        if region < 0:
            return
        s.scoring += 1
        s.then(SCORE_REGION)
        if s.notes is not None:
            s.note(E_SCORING, (int(region),))
        order = ranking(s, region)
        if not order:  # nothing is revealed or given [STA-7.8]
            if s.notes is not None:
                s.note(E_NOBODY, (int(region),))
            return
        award_points(s, region, order)
        begin_bonus(s, region, order)


def award_points(s: StauferState, region: i64, order: i64) -> None:
    """The numbers of the point tile by rank; then the privileges. [STA-6.4, STA-10.14, STA-10.15, STA-R09]"""
    tile = s.box.point_tiles[((s.tiles >> (4 * region)) & 15) - 1]
    seats = unstacked(order)
    for place, seat in enumerate(seats):
        points = tile[place] if place < s.layout.ranks else 0
        s.sides[seat].score_round(s.round, points)
        if s.notes is not None:
            s.note(E_RANK, (seat, place + 1, strength(s, region, seat), points))
    for place, seat in enumerate(seats):
        side = s.sides[seat]
        if side.has(14) and place < (1 if s.seats == 2 else len(BY_RANK)):
            side.score_privilege(14, BY_RANK[place])
            note_privilege(s, seat, 14, BY_RANK[place])
        if side.has(15):
            side.score_privilege(15, PRESENT)
            note_privilege(s, seat, 15, PRESENT)


def begin_bonus(s: StauferState, region: i64, order: i64) -> None:
    """In rank order: chests are revealed and picked, figures and points are given. [STA-7]"""
    s.bonus = region
    s.ranked = order
    if region in (AUGSBURG, STRASBOURG, PALERMO):
        s.ranked &= FIRST_TWO
    if region in (AUGSBURG, AACHEN):
        s.to_reveal = AUGSBURG_CHESTS if region == AUGSBURG else s.seats
        s.need_chest()
        s.then(PICK)
        s.then(REVEAL)
    else:
        s.last = 0  # the place of who is next
        s.then(BONUS)


class Bonus(Step[StauferState]):
    """Envoys or points for who is next. [STA-7.3 to STA-7.6, STA-D53]"""

    def close(self, s: StauferState) -> None:
        """In rank order, because a payment area may have to be chosen."""
        if not s.ranked:
            s.last = NONE
            return
        seat = (s.ranked & 15) - 1
        place = s.last
        s.ranked >>= 4
        s.last += 1
        s.then(BONUS)
        if s.bonus == NIJMEGEN:
            gain(s, seat, NIJMEGEN_ENVOYS, 0)
        elif s.bonus == STRASBOURG:
            gain(s, seat, STRASBOURG_ENVOYS[place], 0)
        else:
            points = MILANO_POINTS if s.bonus == MILANO else PALERMO_POINTS[place]
            side = s.sides[seat]
            side.score += points
            side.by_bonus += points
            if s.notes is not None:
                s.note(E_BONUS_POINTS, (int(seat), int(s.bonus), points))


class Reveal(FromPile):
    """NATURE reveals the chests of Augsburg or Aachen. [STA-7.1, STA-7.2, STA-R40, STA-D51]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, while some are missing and the pile has any."""
        return NATURE_ALONE if s.to_reveal and s.pile.total else NOBODY

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """Revealed chests are not part of a reshuffle."""
        s.pile.take(move.a)
        s.revealed |= (move.a + 1) * bit(4 * length(s.revealed))
        s.to_reveal -= 1
        if s.notes is not None:
            s.note(E_REVEALED, move.args)
        if s.to_reveal:
            s.need_chest()
        return ALL

    def close(self, s: StauferState) -> None:
        """As many as there are."""
        s.to_reveal = 0


class Pick(Step[StauferState]):
    """Everybody entitled picks a chest in rank order; the rest is discarded. [STA-7.1, STA-7.2, STA-D52]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """The next in rank, where there is a choice."""
        first: i64 = s.revealed & 15
        rest: i64 = s.revealed >> 4
        while s.ranked and rest:
            if rest & 15 != first:
                return ALONE[(s.ranked & 15) - 1]
            rest >>= 4
        return NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Each different chest."""
        return [PICK_OF[kind] for kind in members(set_of(s.revealed))]

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """It is carried out before the next one picks. [STA-7.7]"""
        pick_chest(s, move.a)
        return ALL

    def close(self, s: StauferState) -> None:
        """Without a choice the chest is simply taken; without a taker it is discarded. [STA-7.8, STA-R37]"""
        if s.ranked and s.revealed:
            s.then(PICK)
            pick_chest(s, (s.revealed & 15) - 1)
            return
        while s.revealed:
            kind = (s.revealed & 15) - 1
            s.discard_chest(kind)
            if s.notes is not None:
                s.note(E_DISCARDED, (int(kind),))
            s.revealed >>= 4
        s.ranked = 0


def pick_chest(s: StauferState, kind: i64) -> None:
    """The next in rank takes a chest."""
    seat = (s.ranked & 15) - 1
    s.ranked >>= 4
    s.revealed = without(s.revealed, kind)
    take_chests(s, seat, kind + 1)
