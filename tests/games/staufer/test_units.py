"""Small parts: packed lists, ranking, patterns against brute force, ladders, costs."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoftag.games.registry import game
from hoftag.games.staufer.box import load_box, placing_figures
from hoftag.games.staufer.contracts import climbed, figures_by_cost, figures_round_the_ring, fulfilments, of_cost
from hoftag.games.staufer.costs import movement, needed
from hoftag.games.staufer.packed import length, stacked, total, turned, unstacked, without
from hoftag.games.staufer.ranking import ranked, strength
from hoftag.games.staufer.scoring import brown_points, turquoise_points
from hoftag.games.staufer.side import SCORING_KINDS, Side, first_side
from hoftag.games.staufer.steps.scoring import second_region
from hoftag.games.staufer.words import (
    CONDITION,
    OFFICE,
    OWN_SETS,
    REGION,
    REGIONS,
    SETS,
    TURQUOISE,
)

BOX = load_box()
STAUFER = game("staufer")
SHAPES = [(0, 1), (0, 2), (0, 3), (0, 1, 2), (0, 1, 3), (0, 2, 4)]


def position(seats: int, **table: Any) -> Any:
    return STAUFER.position(seats, {}, {"sides": [{} for _ in range(seats)], **table})


# ---------------------------------------------------------------------- packed lists


@given(st.lists(st.integers(0, 14), max_size=15))
def test_a_packed_list_comes_back(numbers: list[int]) -> None:
    assert unstacked(stacked(numbers)) == numbers
    assert length(stacked(numbers)) == len(numbers)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(0, 14), max_size=15))
def test_lists_are_turned_and_shortened(numbers: list[int]) -> None:
    assert unstacked(turned(stacked(numbers))) == numbers[::-1]
    for number in numbers:
        left = numbers.copy()
        left.remove(number)
        assert unstacked(without(stacked(numbers), number)) == left
    assert total(sum((number + 1) * 16**n for n, number in enumerate(numbers[:6]))) == sum(numbers[:6]) + len(
        numbers[:6]
    )


# ---------------------------------------------------------------------- patterns


def places_of(shape: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Turned and mirrored, worked out here anew."""
    return sorted({tuple(sorted((t + s * x) % 6 for x in shape)) for t in range(6) for s in (1, -1)})


def nibbles(counts: Iterable[int]) -> int:
    """Counts round the ring as the engine packs them."""
    return sum(number * 16**n for n, number in enumerate(counts))


@cache
def brute_force(pattern: int, counts: tuple[int, ...]) -> int:
    """The best packing by trying every single place next."""
    best = 0
    for place in places_of(SHAPES[pattern]):
        if all(counts[n] for n in place):
            left = tuple(number - (n in place) for n, number in enumerate(counts))
            best = max(best, 1 + brute_force(pattern, left))
    return best


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 5), st.lists(st.integers(0, 4), min_size=6, max_size=6))
def test_patterns_are_packed_as_well_as_can_be(pattern: int, counts: list[int]) -> None:
    """STA-11.3.2"""
    if sum(counts) <= 14:
        assert fulfilments(BOX, pattern, nibbles(counts)) == brute_force(pattern, tuple(counts))


@pytest.mark.parametrize("pattern", range(6))
def test_every_arrangement_of_up_to_two_figures_in_each_region(pattern: int) -> None:
    """STA-11.3.2, STA-R38"""
    for counts in itertools.product(range(3), repeat=6):
        assert fulfilments(BOX, pattern, nibbles(counts)) == brute_force(pattern, counts)


def test_the_places_of_the_patterns() -> None:
    """STA-R38: mirroring matters for the mixed shape only."""
    assert [len(places) for places in BOX.patterns] == [6, 6, 3, 6, 12, 2]
    for pattern, shape in enumerate(SHAPES):
        assert BOX.patterns[pattern] == sorted(sum(16**n for n in place) for place in places_of(shape))
    assert BOX.pattern_points == [7, 7, 8, 13, 12, 15]


def test_eighteen_figures_are_packed_too() -> None:
    assert fulfilments(BOX, 0, nibbles([3, 3, 3, 3, 3, 3])) == 9
    assert fulfilments(BOX, 5, nibbles([15, 0, 3, 0, 2, 0])) == 2
    assert fulfilments(BOX, 4, nibbles([0, 0, 0, 0, 0, 0])) == 0


# ---------------------------------------------------------------------- ladders


def test_the_brown_ladder() -> None:
    """STA-W16"""
    assert [brown_points(n) for n in range(11)] == [0, 2, 5, 9, 14, 20, 22, 25, 29, 34, 40]


def test_ladders_go_on_by_five() -> None:
    """STA-11.3.3, STA-11.3.4, STA-R45"""
    for ladder in BOX.ladders[:3]:
        assert [climbed(ladder, n) for n in range(8)] == [0, 3, 7, 12, 17, 22, 27, 32]
    assert [climbed(BOX.ladders[3], n) for n in range(10)] == [0, 1, 2, 4, 7, 11, 15, 20, 25, 30]


def test_turquoise_chests_count_one_each() -> None:
    side = first_side()
    for n, kind in enumerate(TURQUOISE):
        side.change_chests(kind, n + 1)
        assert side.chests_of(kind) == n + 1
    assert turquoise_points(side) == 15


# ---------------------------------------------------------------------- ranking

FIGURE_LISTS = st.lists(
    st.lists(st.tuples(st.integers(0, 4), st.sampled_from(["envoy", "noble"])), max_size=2), min_size=5, max_size=5
)


def ranked_here(offices: list[list[tuple[int, str]]]) -> list[int]:
    """STA-6.2, STA-6.3, worked out here anew."""
    strength: dict[int, int] = {}
    first: dict[int, tuple[int, int]] = {}
    for n, figures in enumerate(offices):
        for slot, (seat, kind) in enumerate(figures):
            strength[seat] = strength.get(seat, 0) + (2 if kind == "noble" else 1)
            first.setdefault(seat, (n, slot))
    return sorted(strength, key=lambda seat: (-strength[seat], first[seat]))


@settings(max_examples=150, deadline=None)
@given(FIGURE_LISTS)
def test_ranking_by_strength_then_leftmost_figure(offices: list[list[tuple[int, str]]]) -> None:
    """STA-6.2, STA-6.3, STA-R34"""
    offices[0] = [(seat, "noble") for seat, _ in offices[0]]  # the first seat of Aachen is for nobles
    for seat in range(5):
        if [figure for figures in offices for figure in figures].count((seat, "noble")) > 3:
            return
    named = {f"aachen-{n + 1}": {"figures": [f"{s} {k}" for s, k in figures]} for n, figures in enumerate(offices)}
    s = position(5, offices=named, sides=[{"court": [0, 0]} for _ in range(5)])
    assert ranked(s, 0) == ranked_here(offices)
    strengths = [strength(s, 0, seat) for seat in ranked(s, 0)]
    assert strengths == sorted(strengths, reverse=True)
    assert sum(strengths) == sum(2 if kind == "noble" else 1 for figures in offices for _, kind in figures)
    assert ranked(s, 1) == []


def test_figures_are_counted_by_place_and_cost() -> None:
    """STA-11.3.7, STA-R39"""
    s = position(
        3,
        ring=["palermo", "aachen", "milano", "augsburg", "strasbourg", "nijmegen"],
        offices={
            "aachen-5": {"figures": ["0 envoy", "0 envoy"]},
            "palermo-1": {"figures": ["0 noble", "1 noble"]},
            "milano-1": {"figures": ["1 envoy", "0 envoy"]},
        },
    )
    assert figures_round_the_ring(s, 0) == 0x121
    assert figures_round_the_ring(s, 2) == 0
    assert [of_cost(figures_by_cost(s, 0), cost) for cost in range(8)] == [4, 0, 0, 2, 0, 0, 1, 1]


@given(st.permutations(REGION.names), st.lists(st.integers(0, 2), min_size=6, max_size=6), st.integers(0, 5))
@settings(max_examples=60, deadline=None)
def test_the_second_region_goes_clockwise_from_the_king(ring: list[str], numbers: list[int], king: int) -> None:
    """STA-6.6.2 to STA-6.6.4"""
    offices = {
        f"{name}-3": {"figures": ["0 envoy"] * numbers[n], "chests": ["violet"] * numbers[n]}
        for n, name in enumerate(REGION.names)
    }
    s = position(3, ring=list(ring), king=ring[king], offices=offices, sides=[{"court": [0, 0]}, {}, {}])
    clockwise = [REGION.find(ring[(king + n) % 6]) for n in range(6)]
    most = max(clockwise, key=lambda region: numbers[region])  # the first of equals
    fewest = min(clockwise, key=lambda region: numbers[region])
    assert second_region(s, CONDITION.find("kings-region")) == clockwise[0]
    assert second_region(s, CONDITION.find("most-offices")) == most
    assert second_region(s, CONDITION.find("fewest-chests")) == fewest


# ---------------------------------------------------------------------- costs


def moves_here(held: set[int], d: int) -> list[int]:
    """STA-10.30 word for word."""
    if d == 0 or (12 in held and d in (1, 5)) or held >= {10, 11}:
        return []
    if 10 in held:
        return [d]
    return list(range(3 if 11 in held else 1, d + 1))


def figures_here(held: set[int], cost: int) -> int:
    """STA-10.30 word for word."""
    if held >= {4, 5}:
        return 2
    if 4 in held:
        return 3
    return cost - 1 if 5 in held else cost


@pytest.mark.parametrize("number", range(32))
def test_costs_with_every_combination_of_discounts(number: int) -> None:
    """STA-10.30, STA-R31, STA-R32"""
    held = {kind for n, kind in enumerate((4, 5, 10, 11, 12)) if number >> n & 1}
    sides = [{"privileges": sorted(held)}, {}, {}]
    s = position(3, king="nijmegen", privileges=[4, 5, 10, 11, 12], sides=sides)
    side = s.sides[0]
    for d in range(6):
        assert movement(side.privileges, d, 0) == moves_here(held, d)
        assert movement(side.privileges, d, 1) == movement(side.privileges, d, 3) == []
    for office in s.layout.offices:
        moves = moves_here(held, int(s.distance(office // 5)))
        figures = figures_here(held, s.layout.costs[office])
        assert [needed(s, side, office, aids) for aids in range(4)] == [
            len(moves) + figures, figures, len(moves) + 1, 1,
        ]  # fmt: skip


def test_the_table_of_placing() -> None:
    """STA-10.4, STA-10.5, STA-R31"""
    costs = range(3, 8)
    assert [[placing_figures(held, cost) for cost in costs] for held in range(5)] == [
        [3, 4, 5, 6, 7], [3, 3, 3, 3, 3], [2, 3, 4, 5, 6], [2, 2, 2, 2, 2], [1, 1, 1, 1, 1],
    ]  # fmt: skip


# ---------------------------------------------------------------------- sides and sets


def test_points_are_kept_by_origin() -> None:
    side = first_side()
    for round in range(1, 6):
        side.score_round(round, 10 * round)
    for n, kind in enumerate(SCORING_KINDS):
        side.score_privilege(kind + 1, n + 1)
    side.by_bonus, side.by_orange = 100, 200
    side.score += 300
    assert [side.round_points(round) for round in range(1, 6)] == [10, 20, 30, 40, 50]
    assert [side.privilege_points(kind + 1) for kind in SCORING_KINDS] == [1, 2, 3, 4, 5, 6]
    assert side.earned() == side.score == 150 + 21 + 300


def test_a_side_clones_and_pickles_field_by_field() -> None:
    side = Side(*range(1, 21))
    for twin in (side.clone(), pickle.loads(pickle.dumps(side))):
        assert twin.__reduce__() == side.__reduce__()
        assert twin.__reduce__()[1] == tuple(range(1, 21))
        twin.score += 1
    assert side.score == 7


def test_there_is_every_set_of_six_kinds_once() -> None:
    """STA-10.20"""
    assert len(OWN_SETS) == 8008
    assert len(set(SETS)) == len(SETS) == 8015
    assert SETS[7] == "1+2+3+4+5+6"
    assert STAUFER.chosen_kinds(SETS.index("2+3+6+9+11+12")) == sum(2 ** (n - 1) for n in (2, 3, 6, 9, 11, 12))


def test_offices_go_by_region() -> None:
    assert [OFFICE.names[5 * region] for region in REGIONS] == [f"{name}-1" for name in REGION.names]
