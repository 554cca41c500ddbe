"""What contracts are worth at the end. [STA-11.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.games.staufer.box import BEYOND, FIRST_LADDER, FIRST_PATTERN, MOST, Box
from hoftag.games.staufer.packed import LEFT, RIGHT_SHIFT, total
from hoftag.games.staufer.ranking import ranking
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.words import OFFICES, PER_REGION

FIRST: Final = 12  # region contracts [STA-11.3.1]
SECOND: Final = 6
PAIR: Final = 8  # [STA-11.3.5]
SERIES: Final = 15  # [STA-11.3.6]
PAIR_CONTRACT: Final = 16
ANY_COST: Final = 3  # the fourth ladder counts every office
ANY: Final = 0


def contract_points(s: StauferState, seat: i64, contract: i64) -> int:
    """What a contract brings a seat as things stand."""
    if contract < FIRST_PATTERN:
        return region_points(s, seat, contract)
    if contract < FIRST_LADDER:
        pattern = contract - FIRST_PATTERN
        return int(fulfilments(s.box, pattern, figures_round_the_ring(s, seat))) * s.box.pattern_points[pattern]
    by_cost = figures_by_cost(s, seat)
    if contract < PAIR_CONTRACT:
        ladder = contract - FIRST_LADDER
        return climbed(s.box.ladders[ladder], of_cost(by_cost, ANY if ladder == ANY_COST else 3 + ladder))
    if contract == PAIR_CONTRACT:
        return PAIR * sum([of_cost(by_cost, cost) // 2 for cost in range(3, MOST + 1)])
    return SERIES * min(of_cost(by_cost, 3), of_cost(by_cost, 4), of_cost(by_cost, 5))


def region_points(s: StauferState, seat: i64, region: i64) -> int:
    """The ranking of the region decides; with two players only the first place counts. [STA-11.3.1, STA-R53]"""
    order = ranking(s, region)
    if order & 15 == seat + 1:
        return FIRST
    return SECOND if (order >> 4) & 15 == seat + 1 and s.seats > 2 else 0


def figures_round_the_ring(s: StauferState, seat: i64) -> i64:
    """Own figures on seats, a nibble for each place on the ring; a noble counts once. [STA-11.3.7, STA-R39]"""
    counts: i64 = 0
    for region in range(6):
        if (s.taken >> (PER_REGION * region)) & 31:
            number: i64 = 0
            for n in range(PER_REGION):
                number += own_figures(s, seat, PER_REGION * region + n)
            counts += number * bit(4 * s.place_of(region))
    return counts


def figures_by_cost(s: StauferState, seat: i64) -> i64:
    """Own figures on seats, a byte for each printed cost, the lowest for all. [STA-11.3.3]"""
    counts: i64 = 0
    for office in range(OFFICES):
        number = own_figures(s, seat, office)
        if number:
            counts += number + number * bit(8 * s.layout.costs[office])
    return counts


def of_cost(by_cost: i64, cost: i64) -> int:
    """How many of the figures stand on seats of a cost, or of ANY."""
    return int((by_cost >> (8 * cost)) & 255)


def own_figures(s: StauferState, seat: i64, office: i64) -> i64:
    """How many figures of a seat stand on an office."""
    number: i64 = 0
    if not s.taken & bit(office):
        return number
    figures: i64 = s.seated[office]
    while figures:
        if ((figures & LEFT) - 1) >> 1 == seat:
            number += 1
        figures >>= RIGHT_SHIFT
    return number


def climbed(ladder: list[int], number: int) -> int:
    """The points of so many figures; beyond the ladder five more each. [STA-11.3.3, STA-11.3.4, STA-R45]"""
    last = len(ladder) - 1
    return ladder[number] if number <= last else ladder[last] + BEYOND * (number - last)


def fulfilments(box: Box, pattern: i64, counts: i64) -> i64:
    """The largest number of times a pattern fits, each figure serving once. [STA-11.3.2, STA-R38]"""
    places = box.patterns[pattern]
    return _packed_best(places, 0, counts, total(places[0]))


def _packed_best(places: list[int], first: i64, counts: i64, size: i64) -> i64:
    """The best packing with the places from `first` on: each is used as often as it may, or less often."""
    best: i64 = 0
    most: i64 = total(counts) // size  # more there cannot be
    while first < len(places) and best < most:
        place: i64 = places[first]
        first += 1
        left = counts
        times: i64 = 0
        while present(left) & place == place:
            left -= place
            times += 1
        while times and best < most:  # without this place: the loop goes on
            found = times + _packed_best(places, first, left, size)
            if found > best:
                best = found
            left += place
            times -= 1
    return best


def present(counts: i64) -> i64:
    """1 in every nibble that is not 0."""
    found = counts | (counts >> 1)
    return (found | (found >> 2)) & 0x111111
