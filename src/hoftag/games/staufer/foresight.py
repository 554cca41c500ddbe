"""What lies ahead as things stand: regions to be scored, points there, figures on their way home, contracts.

Nothing here decides a rule: it asks the rules' own functions and tables what they would say now.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from hoftag.core.bits import bit, mask_of
from hoftag.core.contract import FRAME_SHIFT, Game, Step, close_step
from hoftag.games.staufer.box import FIRST_LADDER, MOST
from hoftag.games.staufer.contracts import (
    ANY,
    ANY_COST,
    PAIR,
    PAIR_CONTRACT,
    SERIES,
    climbed,
    fulfilments,
    of_cost,
    own_figures,
    present,
)
from hoftag.games.staufer.packed import total
from hoftag.games.staufer.ranking import WIDTH, standings
from hoftag.games.staufer.scoring import brown_points, turquoise_points
from hoftag.games.staufer.side import ROUNDS
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.steps.scoring import BY_RANK, MILANO_POINTS, PALERMO_POINTS, PRESENT, second_region
from hoftag.games.staufer.words import (
    AID,
    FETCH,
    FIGURES,
    FINAL,
    LEAVE,
    MILANO,
    PALERMO,
    PER_REGION,
    REFILL,
    SECOND,
    SWAP,
)

UNDER_WAY: Final[i64] = mask_of([SWAP, AID, FIGURES, SECOND, FETCH, LEAVE, REFILL])  # questions about half an action
LAST_IS_USUAL: Final[i64] = mask_of([SWAP, LEAVE])  # where the usual answer, to use no chest, is listed last
STANDING: Final = 1023  # of one seat in packed standings


def carried_out(game: Game[StauferState, Any], s: StauferState) -> StauferState:
    """The table once the action under way has been carried out in the usual way; the table itself between actions.

    A clean-up goes on to the next round, though without the chests that NATURE has still to lay out; the last round
    goes on to the final scoring, which is left to come.
    """
    if s.top < 0 or not UNDER_WAY & bit(s.top >> FRAME_SHIFT):
        return s
    after = s.clone()
    _settle(game, after)  # an answer may have been the last one
    while after.top >= 0 and UNDER_WAY & bit(after.top >> FRAME_SHIFT):
        number = after.top >> FRAME_SHIFT
        if number == REFILL:
            after.to_fill = []
        else:
            step: Step[StauferState] = game.steps[number]
            seat = step.actors(after)[0]
            moves = step.moves(after, seat)
            step.play(after, seat, moves[-1] if LAST_IS_USUAL & bit(number) else moves[0])
        _settle(game, after)
    return after


def _settle(game: Game[StauferState, Any], s: StauferState) -> None:
    """Close steps until somebody is asked, but never the final scoring: it would turn up the contracts."""
    while s.top >= 0 and s.top >> FRAME_SHIFT != FINAL:
        step: Step[StauferState] = game.steps[s.top >> FRAME_SHIFT]
        if step.actors(s):
            return
        close_step(s, step)


# ---------------------------------------------------------------------- regions


def scored_first(s: StauferState) -> i64:
    """The region of this round's A tile while it is still to be scored, else -1. [STA-6.1]"""
    return -1 if s.over or s.scoring else (s.row_regions & 15) - 1


def scored_second(s: StauferState) -> i64:
    """The region that the B tile names now, or has named, while it is still to be scored, else -1. [STA-6.6]"""
    if s.over:
        return -1
    if s.scored:
        return ((s.scored >> 4) & 15) - 1 if s.scoring < 2 else -1
    region = second_region(s, (s.row_conditions & 15) - 1)
    return -1 if region == (s.row_regions & 15) - 1 else region


def all_standings(s: StauferState) -> list[int]:
    """The packed standings of every region."""
    found: list[int] = []
    for region in range(6):
        taken = (s.taken >> (PER_REGION * region)) & 31
        found.append(int(standings(s, region)) if taken else 0)
    return found


def rank_in(stands: i64, seat: i64, seats: i64) -> i64:
    """How many seats are ahead of a seat in a region with these standings; -1 without a figure there. [STA-6.3]"""
    own = (stands >> (WIDTH * seat)) & STANDING
    if not own:
        return -1
    ahead: i64 = 0
    for other in range(seats):
        if (stands >> (WIDTH * other)) & STANDING > own:
            ahead += 1
    return ahead


def points_in(s: StauferState, region: i64, stands: i64, seat: i64) -> i64:
    """The points of a seat if the region were scored now, bonus included. [STA-6.4, STA-6.5, STA-7.5, STA-7.6]"""
    place = rank_in(stands, seat, s.seats)
    if place < 0:
        return 0
    points: i64 = 0
    if place < s.layout.ranks:
        points += s.box.point_tiles[((s.tiles >> (4 * region)) & 15) - 1][place]
    side = s.sides[seat]
    if side.has(14) and place < (1 if s.seats == 2 else len(BY_RANK)):
        points += BY_RANK[place]
    if side.has(15):
        points += PRESENT
    if region == PALERMO and place < len(PALERMO_POINTS):
        points += PALERMO_POINTS[place]
    elif region == MILANO:
        points += MILANO_POINTS
    return points


def agenda_of_regions(s: StauferState) -> list[int]:
    """All regions: that of this round, those of the coming rounds in order, then the others clockwise from the king."""
    found: list[int] = []
    rows = s.row_regions
    laid: i64 = 0
    n: i64 = s.round
    while n <= ROUNDS:
        region = (rows & 15) - 1
        found.append(int(region))
        laid |= bit(region)
        rows >>= 4
        n += 1
    king = s.place_of(s.king)
    for steps in range(6):
        region = s.region_at(king + steps)
        if not laid & bit(region):
            found.append(int(region))
    return found


def cleared(s: StauferState, second: i64) -> i64:
    """The regions whose seats will be cleared before the end, as bits: scored in a round before the last. [STA-8.1]"""
    found: i64 = 0
    if s.round >= ROUNDS:
        return found
    rows = s.row_regions
    n: i64 = s.round
    while n < ROUNDS:
        found |= bit((rows & 15) - 1)
        rows >>= 4
        n += 1
    if second >= 0:
        found |= bit(second)
    return found


# ---------------------------------------------------------------------- figures on their way home


def arrivals(s: StauferState) -> i64:
    """By region, a nibble each: with which of the king's coming journeys its payment area is emptied, 0 with none.

    [STA-8.3]
    """
    found: i64 = 0
    for region in range(6):
        distance = s.distance(region)
        if not distance:
            distance = 6  # he has to come round
        journeys = s.row_journeys
        gone: i64 = 0
        number: i64 = 0
        while journeys and gone < distance:
            gone += journeys & 15
            journeys >>= 4
            number += 1
        if gone >= distance:
            found += number * bit(4 * region)
    return found


def returning(paid: i64, coming: i64) -> i64:
    """How many of the figures laid out return with the next journey, the one after it, and a later one: a nibble each.

    At most 15, as nobody has more envoys.
    """
    number: i64 = 0
    while paid:
        when = coming & 15
        if when:
            number += (paid & 15) * (1 if when == 1 else 16 if when == 2 else 256)
        paid >>= 4
        coming >>= 4
    return number


# ---------------------------------------------------------------------- points


def points_held(s: StauferState, seat: i64) -> i64:
    """Points so far and those of the chests held, were it the end. [STA-11.4]"""
    side = s.sides[seat]
    if s.over:
        return side.score
    return side.score + brown_points(side.brown) + turquoise_points(side) + side.violet


@final
class Figures:
    """Own figures on seats as `figures_by_cost` and `figures_round_the_ring` count them, also without some regions."""

    __slots__ = ("by_cost", "lasting_by_cost", "lasting_on_ring", "on_ring")

    def __init__(self, s: StauferState, seat: i64, leaving: i64) -> None:
        """`leaving` are the regions whose figures are not among the lasting ones, as bits."""
        self.by_cost: i64 = 0
        self.on_ring: i64 = 0
        self.lasting_by_cost: i64 = 0
        self.lasting_on_ring: i64 = 0
        for office in s.layout.offices:
            number = own_figures(s, seat, office)
            if number:
                region: i64 = office // PER_REGION
                here = number + number * bit(8 * s.layout.costs[office])
                place = number * bit(4 * s.place_of(region))
                self.by_cost += here
                self.on_ring += place
                if not leaving & bit(region):
                    self.lasting_by_cost += here
                    self.lasting_on_ring += place


def pattern_worth(s: StauferState, pattern: i64, counts: i64) -> i64:
    """What a pattern brings with these figures round the ring. [STA-11.3.2]"""
    return fulfilments(s.box, pattern, counts) * s.box.pattern_points[pattern] if counts else 0


def pattern_begun(s: StauferState, pattern: i64, counts: i64) -> i64:
    """How many regions of a pattern are taken where most of them are."""
    here = present(counts)
    most: i64 = 0
    for place in s.box.patterns[pattern]:
        number = total(here & place)
        if number > most:
            most = number
    return most


def seats_worth(s: StauferState, contract: i64, by_cost: i64) -> i64:
    """What a seat contract brings with these figures. [STA-11.3.3 to STA-11.3.6]"""
    if contract < PAIR_CONTRACT:
        ladder = contract - FIRST_LADDER
        return climbed(s.box.ladders[ladder], of_cost(by_cost, ANY if ladder == ANY_COST else 3 + ladder))
    if contract == PAIR_CONTRACT:
        pairs: i64 = 0
        for cost in range(3, MOST + 1):
            pairs += of_cost(by_cost, cost) // 2
        return PAIR * pairs
    return SERIES * fewest(by_cost)


def fewest(by_cost: i64) -> i64:
    """Of seats of cost 3, 4 and 5 the number of the rarest. [STA-11.3.6]"""
    least: i64 = of_cost(by_cost, 3)
    for cost in range(4, 6):
        number: i64 = of_cost(by_cost, cost)
        if number < least:
            least = number
    return least


def seats_begun(contract: i64, by_cost: i64) -> i64:
    """How many figures wait for a partner: of a pair, or of a series."""
    number: i64 = 0
    if contract == PAIR_CONTRACT:
        for cost in range(3, MOST + 1):
            number += of_cost(by_cost, cost) & 1
    elif contract > PAIR_CONTRACT:
        least = fewest(by_cost)
        for cost in range(3, 6):
            if of_cost(by_cost, cost) > least:
                number += 1
    return number


# ---------------------------------------------------------------------- all together


@final
class Sight:
    """What several parts of a row need."""

    __slots__ = ("coming", "first", "now", "second", "stands")

    def __init__(self, s: StauferState) -> None:
        """Asked of the rules once."""
        self.stands: list[int] = all_standings(s)
        self.first: i64 = scored_first(s)
        self.second: i64 = scored_second(s)
        self.coming: i64 = arrivals(s)
        self.now: list[int] = []  # by seat: points if the round were scored now
        for seat in range(s.seats):
            points: i64 = 0
            if self.first >= 0:
                points += points_in(s, self.first, self.stands[self.first], seat)
            if self.second >= 0:
                points += points_in(s, self.second, self.stands[self.second], seat)
            self.now.append(int(points))
