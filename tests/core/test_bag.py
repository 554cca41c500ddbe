"""Bags: multisets that NATURE draws from."""

import pickle

import pytest

from hoftag.core.bag import Bag
from hoftag.core.rng import Rng


def test_kinds_and_weights_go_together() -> None:
    bag = Bag([2, 0, 3])
    assert (bag.kinds(), bag.weights(), bag.total) == ([0, 2], [2, 3], 5)
    bag.take(0)
    bag.take(0)
    bag.put(1)
    assert (bag.kinds(), bag.weights(), bag.total) == ([1, 2], [1, 3], 4)


def test_what_is_not_there_cannot_be_taken() -> None:
    bag = Bag([1, 0])
    with pytest.raises(ValueError, match="kind 1"):
        bag.take(1)
    assert bag.total == 1
    with pytest.raises(ValueError, match="less than nothing"):
        Bag([-1])


def test_a_clone_is_independent() -> None:
    bag = Bag([1, 2])
    twin = bag.clone()
    again: Bag = pickle.loads(pickle.dumps(bag))
    bag.take(1)
    assert (twin.counts, again.counts, bag.counts) == ([1, 2], [1, 2], [1, 1])


def test_samples_follow_the_counts_and_leave_the_bag_alone() -> None:
    bag, rng = Bag([1, 0, 3]), Rng(5)
    drawn = [bag.sample(rng) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 900 < drawn.count(0) < 1100
    assert bag.total == 4
