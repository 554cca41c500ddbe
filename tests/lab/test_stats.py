"""Statistics, tried on coins whose truth is known."""

import math

import numpy as np
import pytest

from hoftag.lab import stats


def coin_blocks(rng, share, blocks, seats=2):
    """Block means of independent games."""
    return (rng.random((blocks, seats)) < share).mean(axis=1)


@pytest.mark.parametrize(("share", "seats"), [(0.5, 2), (0.8, 2), (0.33, 4)])
def test_the_interval_holds_the_truth_in_95_of_100_runs(share, seats):
    rng = np.random.default_rng(5)
    held = 0
    for run in range(400):
        found = stats.bootstrap(coin_blocks(rng, share, 100, seats), seed=run, resamples=1000)
        assert found.low <= found.mean <= found.high
        held += found.low <= share <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_the_interval_is_the_same_each_time_and_uses_ten_thousand_draws():
    values = np.random.default_rng(1).random(50)
    assert stats.bootstrap(values, 3) == stats.bootstrap(values, 3)
    assert stats.bootstrap(values, 3) != stats.bootstrap(values, 4)
    assert stats.RESAMPLES >= 10_000


@pytest.mark.parametrize("different", [2, 3, 200])
def test_the_interval_is_that_of_blocks_drawn_one_by_one(different):
    rng = np.random.default_rng(1)
    values = rng.integers(0, different, 500) / (different - 1)
    means = values[rng.integers(0, 500, (4000, 500))].mean(axis=1)
    found = stats.bootstrap(values)
    assert [found.low, found.high] == pytest.approx(np.percentile(means, [2.5, 97.5]).tolist(), abs=0.004)


def test_a_perfect_run_proves_no_more_than_its_length():
    assert stats.share_interval(np.ones(10), resamples=100).low == pytest.approx(0.025 ** (1 / 10))
    assert stats.share_interval(np.ones(400), resamples=100).low > 0.99
    lost = stats.share_interval(np.zeros(10), resamples=100)
    assert (lost.low, lost.high) == (0, pytest.approx(1 - 0.025 ** (1 / 10)))


def test_nothing_played_tells_nothing():
    assert math.isnan(stats.bootstrap(np.array([])).mean)


def test_pairing_gain():
    rng = np.random.default_rng(2)
    apart = (rng.random((4000, 2)) < 0.5).astype(float)
    assert stats.pairing_gain(apart) == pytest.approx(1, abs=0.1)
    luck = rng.random(4000) < 0.5  # who has the good cards wins: hero and rival have them once each
    mirrored = np.stack([luck, ~luck], axis=1).astype(float)
    assert math.isnan(stats.pairing_gain(mirrored))  # block means do not vary at all
    mixed = np.where(rng.random((4000, 1)) < 0.5, mirrored, apart)
    assert stats.pairing_gain(mixed) == pytest.approx(2, rel=0.15)
    together = np.repeat(apart[:, :1], 2, axis=1)
    assert stats.pairing_gain(together) == pytest.approx(0.5, rel=0.1)


def verdicts(share, seats, runs=300):
    rng = np.random.default_rng(11)
    blocks = stats.sprt_blocks(seats)
    return [stats.sprt(coin_blocks(rng, share, blocks, seats), seats).said for _ in range(runs)]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_sequential_test_errs_as_rarely_as_it_says(seats):
    by_chance = verdicts(1 / seats, seats)
    better = verdicts(1 / seats + 0.03, seats)
    assert by_chance.count(stats.BETTER) / 300 <= 0.08
    assert better.count(stats.NOT_BETTER) / 300 <= 0.08
    assert by_chance.count(stats.NOT_BETTER) / 300 >= 0.88
    assert better.count(stats.BETTER) / 300 >= 0.88


def test_the_sequential_test_is_quick_where_it_is_clear():
    rng = np.random.default_rng(3)
    found = stats.sprt(coin_blocks(rng, 0.7, 2000), 2)
    assert (found.said, found.blocks < 200) == (stats.BETTER, True)
    found = stats.sprt(coin_blocks(rng, 0.3, 2000), 2)
    assert (found.said, found.blocks < 200) == (stats.NOT_BETTER, True)


def test_the_sequential_test_does_not_look_at_what_comes_after_its_verdict():
    rng = np.random.default_rng(3)
    values = coin_blocks(rng, 0.7, 2000)
    found = stats.sprt(values, 2)
    assert stats.sprt(np.concatenate([values[: found.blocks], np.zeros(500)]), 2) == found
    assert stats.sprt(values[: found.blocks - 1], 2).said == stats.UNDECIDED


def test_the_sequential_test_gives_up():
    values = np.tile([0.0, 1.0, 0.5, 0.56], 20)  # half of the gain: neither
    assert stats.sprt(values, 2, cap=80).said == stats.NO_EVIDENCE
    assert stats.sprt(values[:79], 2, cap=80).said == stats.UNDECIDED
    assert stats.sprt(np.array([]), 2).said == stats.UNDECIDED


def test_the_expected_lengths_are_those_of_the_protocol():
    games = [seats * stats.sprt_blocks(seats) / stats.PATIENCE for seats in (2, 3, 4, 5)]
    assert games == pytest.approx([1500, 1300, 1100, 950], rel=0.04)
    assert stats.sprt_bounds() == pytest.approx((-2.94, 2.94), abs=0.01)


def test_equal_bots_that_always_split_a_block_are_not_better():
    assert stats.sprt(np.full(100, 0.5), 2).said == stats.NOT_BETTER
    assert stats.quick_interval(np.full(3, 0.5)) == (0.5, 0.5, 0.5)
