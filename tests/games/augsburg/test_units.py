"""Small parts: heaps of certificates, sides, symbols, the track."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoftag.games.augsburg.box import load_box, symbols_of
from hoftag.games.augsburg.cards import BY_RANK, Cards, heap_of, rank_of
from hoftag.games.augsburg.side import Side, first_side
from hoftag.games.augsburg.steps.certificates import weights_of
from hoftag.games.augsburg.view import field_shown
from hoftag.games.augsburg.words import (
    CARD,
    CATHEDRAL,
    CHURCH,
    FACTORY,
    JOKER,
    LEO,
    MARIA,
    MAXIMILIAN,
    NOBILITY,
    OFFICE,
    RIGHTS,
)  # fmt: skip

REALS = st.lists(st.integers(0, JOKER - 1), unique=True)
EDGES = [[], [0], [33], [34], [67], [10, 11], [21, 22, 33, 34], [44, 45, 55, 56, 67], [16, 17, 50, 51], list(range(68))]


def number(name: str) -> int:
    return CARD.names.index(name)


# ---------------------------------------------------------------------- heaps


@pytest.mark.parametrize("cards", EDGES, ids=lambda cards: f"{cards[:5]}")
def test_kinds_and_nth_real_at_the_edges_of_integers(cards: list[int]) -> None:
    heap = heap_of(cards)
    assert heap.kinds() == cards
    assert [heap.nth_real(n) for n in range(len(cards))] == cards
    assert heap.reals() == heap.size() == len(cards)
    assert heap.empty() == (cards == [])


@given(REALS, st.integers(0, 12))
def test_a_heap_is_what_was_put_into_it(cards: list[int], jokers: int) -> None:
    heap = heap_of(cards + [JOKER] * jokers)
    assert heap.kinds() == sorted(cards) + [JOKER] * (jokers > 0)
    assert [heap.nth_real(n) for n in range(len(cards))] == sorted(cards)
    assert (heap.size(), heap.reals(), heap.jokers) == (len(cards) + jokers, len(cards), jokers)
    assert [card for card in range(JOKER + 1) if heap.has(card)] == heap.kinds()
    assert heap.names() == [CARD.names[card] for card in sorted(cards)] + ["joker"] * jokers
    assert weights_of(heap) == [1] * len(cards) + [jokers] * (jokers > 0)


@given(REALS, st.integers(0, 12))
def test_a_heap_is_empty_after_everything_was_taken(cards: list[int], jokers: int) -> None:
    heap = heap_of(cards + [JOKER] * jokers)
    for card in cards + [JOKER] * jokers:
        assert heap.has(card)
        heap.take(card)
        assert card == JOKER or not heap.has(card)
    assert heap.empty()
    assert (heap.low, heap.high, heap.jokers) == (0, 0, 0)


@given(REALS, st.integers(0, 12), st.integers(0, 4))
def test_ceiling_is_reals_and_jokers_but_nothing_without_a_real(cards: list[int], jokers: int, noble: int) -> None:
    """AUG-4.1.5"""
    matching = [card for card in cards if noble == MAXIMILIAN or card // 17 == noble]
    heap = heap_of(cards + [JOKER] * jokers)
    assert heap.ceiling(noble) == (len(matching) + jokers if matching else 0)


@given(REALS, st.integers(0, 2))
def test_best_is_the_highest_value_then_the_later_noble(cards: list[int], jokers: int) -> None:
    """AUG-4.3.2, AUG-4.3.5"""
    heap = heap_of(cards + [JOKER] * jokers)
    best = max(((card % 17 + 1, card // 17) for card in cards), default=None)
    assert heap.best() == (-1 if best is None else 4 * best[0] + best[1])


def test_ranks_are_one_to_one_and_named_cards_rank_as_the_rules_say() -> None:
    ranks = sorted(rank_of(card) for card in range(JOKER))
    assert ranks == list(range(4, 72))
    assert all(BY_RANK[rank_of(card)] == card for card in range(JOKER))
    order = ["maria-15", "leo-15", "louise-15", "philipp-15", "maria-14", "philipp-1"]
    assert sorted(order, key=lambda name: -rank_of(number(name))) == order


def test_the_values_of_one_noble() -> None:
    heap = heap_of([number("leo-1"), number("leo-17"), number("maria-2"), number("louise-17")])
    assert heap.of_noble(LEO) == 1 + 2**16
    assert heap.of_noble(MARIA) == 2
    assert heap.of_noble(0) == 0
    assert heap.of_noble(1) == 2**16


def test_pouring_moves_every_card() -> None:
    one = heap_of([0, 40, JOKER])
    two = heap_of([1, 67, JOKER, JOKER])
    one.pour(two)
    assert two.empty()
    assert one.names() == ["philipp-1", "philipp-2", "leo-7", "maria-17", "joker", "joker", "joker"]


def test_a_clone_and_a_pickle_are_independent() -> None:
    heap = heap_of([3, 50, JOKER])
    for twin in (heap.clone(), pickle.loads(pickle.dumps(heap)), copy.deepcopy(heap)):
        assert twin.names() == heap.names()
        twin.take(3)
        twin.add(JOKER)
    assert heap.names() == ["philipp-4", "leo-17", "joker"]


def test_the_cost_of_a_heap() -> None:
    box = load_box()
    cards = [number(name) for name in ("philipp-3", "louise-4", "leo-10", "maria-14", "maria-15")]
    assert box.cost(heap_of([*cards, JOKER, JOKER])) == 200 + 250 + 300 + 350 + 400 + 800
    assert box.cost(Cards()) == 0


# ---------------------------------------------------------------------- sides


def test_a_side_owns_what_it_is_given_and_nothing_else() -> None:
    for right in RIGHTS:
        side = first_side()
        side.own(right, 3)
        assert [side.right(other) for other in RIGHTS] == [3 if other == right else 0 for other in RIGHTS]


def test_barriers_by_buildings() -> None:
    """AUG-8.4"""
    side = first_side()
    assert side.barrier() == 25
    side.own(CATHEDRAL, 1100)
    assert side.barrier() == 25
    side.own(CHURCH, 900)
    assert side.barrier() > 1000
    side.own(CATHEDRAL, 0)
    assert side.barrier() == 45


def test_stages_change_by_category() -> None:
    side = first_side()
    side.change_stage(NOBILITY, 3)
    side.change_stage(OFFICE, 1)
    side.change_stage(NOBILITY, -1)
    assert [side.stage(category) for category in (FACTORY, NOBILITY, OFFICE)] == [1, 3, 2]


def test_money_spent_is_not_money_known() -> None:
    """AUG-R57: what others know at least falls by 400 for every card bought elsewhere, here by public payments only."""
    side = first_side()
    side.receive(100)
    assert (side.money(), side.floor) == (1600, 1600)
    side.spent = 1000
    side.floor = 300
    side.receive(-500)
    assert (side.money(), side.floor) == (100, 0)


def test_gross_points_are_all_origins() -> None:
    side = first_side()
    side.from_stages, side.from_coat, side.from_letter = 1, 2, 4
    side.from_privileges, side.from_lapses, side.from_amends = 8, 16, 32
    assert side.gross() == 63


def test_a_side_clones_and_pickles_field_by_field() -> None:
    side = Side(*range(1, 25), heap_of([1]), heap_of([2]), heap_of([3]))
    for twin in (side.clone(), pickle.loads(pickle.dumps(side))):
        assert twin.dump() == side.dump()
        assert twin.__reduce__()[1][:24] == side.__reduce__()[1][:24] == tuple(range(1, 25))
        twin.hand.add(60)
    assert side.hand.names() == ["philipp-2"]


# ---------------------------------------------------------------------- printed things


def test_symbols_are_unpacked_in_order_doubles_twice() -> None:
    box = load_box()
    assert [symbols_of(packed) for packed in box.symbols[:5]] == [
        [0, 3, 4], [2, 2, 4], [1, 1, 3], [0, 2, 6], [0, 0, 6],
    ]  # fmt: skip


@pytest.mark.parametrize(("points", "field"), [(0, 0), (25, 25), (44, 44), (45, 0), (46, 1), (90, 0), (134, 44)])
def test_the_track_is_a_circle(points: int, field: int) -> None:
    """AUG-1.11"""
    assert field_shown(points) == field
