"""What contracts are worth at the end. [STA-11.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.games.staufer.box import BEYOND, FIRST_LADDER, FIRST_PATTERN, Box
from hoftag.games.staufer.packed import LEFT, RIGHT_SHIFT
from hoftag.games.staufer.ranking import ranked
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.words import PER_REGION

FIRST: Final = 12  # region contracts [STA-11.3.1]
SECOND: Final = 6
PAIR: Final = 8  # [STA-11.3.5]
SERIES: Final = 15  # [STA-11.3.6]
PAIR_CONTRACT: Final = 16
ANY_COST: Final = 3  # the fourth ladder counts every office


def contract_points(s: StauferState, seat: i64, contract: i64) -> int:
    """What a contract brings a seat as things stand."""
    if contract < FIRST_PATTERN:
        return region_points(s, seat, contract)
    if contract < FIRST_LADDER:
        pattern = contract - FIRST_PATTERN
        return fulfilments(s.box, pattern, figures_round_the_ring(s, seat)) * s.box.pattern_points[pattern]
    by_cost = figures_by_cost(s, seat)
    if contract < PAIR_CONTRACT:
        ladder = contract - FIRST_LADDER
        return climbed(s.box.ladders[ladder], sum(by_cost) if ladder == ANY_COST else by_cost[3 + ladder])
    if contract == PAIR_CONTRACT:
        return PAIR * sum([number // 2 for number in by_cost])
    return SERIES * min(by_cost[3], by_cost[4], by_cost[5])


def region_points(s: StauferState, seat: i64, region: i64) -> int:
    """The ranking of the region decides; with two players only the first place counts. [STA-11.3.1, STA-R53]"""
    order = ranked(s, region)
    if order and order[0] == seat:
        return FIRST
    if len(order) > 1 and order[1] == seat and s.seats > 2:
        return SECOND
    return 0


def figures_round_the_ring(s: StauferState, seat: i64) -> list[int]:
    """Own figures on seats, by place on the ring; a noble counts once. [STA-11.3.7, STA-R39]"""
    counts = [0] * 6
    for office in s.layout.offices:
        number = own_figures(s, seat, office)
        if number:
            counts[s.place_of(office // PER_REGION)] += int(number)
    return counts


def figures_by_cost(s: StauferState, seat: i64) -> list[int]:
    """Own figures on seats, by printed cost. [STA-11.3.3]"""
    counts = [0] * 8
    for office in s.layout.offices:
        number = own_figures(s, seat, office)
        if number:
            counts[s.layout.costs[office]] += int(number)
    return counts


def own_figures(s: StauferState, seat: i64, office: i64) -> i64:
    """How many figures of a seat stand on an office."""
    number: i64 = 0
    figures: i64 = s.offices[office] & 255
    while figures:
        if ((figures & LEFT) - 1) >> 1 == seat:
            number += 1
        figures >>= RIGHT_SHIFT
    return number


def climbed(ladder: list[int], number: int) -> int:
    """The points of so many figures; beyond the ladder five more each. [STA-11.3.3, STA-11.3.4, STA-R45]"""
    last = len(ladder) - 1
    return ladder[number] if number <= last else ladder[last] + BEYOND * (number - last)


def fulfilments(box: Box, pattern: i64, counts: list[int]) -> int:
    """The largest number of times a pattern fits, each figure serving once. [STA-11.3.2, STA-R38]

    Every answer is remembered in the box, so that search pays for each arrangement once.
    """
    key = 0
    for number in counts:
        key = 16 * key + number
    solved = box.solved[pattern]
    if key not in solved:
        solved[key] = _packed_best(box.patterns[pattern], 0, counts)
    return solved[key]


def _packed_best(places: list[list[int]], first: int, counts: list[int]) -> int:
    """The best packing with the places from `first` on: each is used as often as it may, or less often."""
    most: i64 = 0
    while first < len(places):
        most = min([counts[n] for n in places[first]])
        if most:
            break
        first += 1
    if not most:
        return 0
    place = places[first]
    limit: i64 = sum(counts) // len(place)  # more there cannot be
    best: i64 = 0
    times: i64 = most
    while times >= 0 and best < limit:
        left = counts.copy()
        for n in place:
            left[n] -= int(times)
        found: i64 = times + _packed_best(places, first + 1, left)
        if found > best:
            best = found
        times -= 1
    return int(best)
