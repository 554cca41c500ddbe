"""Many games as arrays: views, masks, rewards, and the same games in several processes."""

from __future__ import annotations

import multiprocessing

import numpy as np
import pytest

from hoftag.adapters.vector import VectorEnv
from hoftag.core.batch import Batch
from hoftag.core.errors import IllegalMove, SetupError
from hoftag.games import registry


def parts(env):
    """Everything there is to see, copied."""
    return [array.copy() for array in (env.rows, env.asked, env.mask, env.rewards, env.done, env.counts, env.legal)]


def same(one, other):
    return all(np.array_equal(a, b) for a, b in zip(parts(one), parts(other), strict=True))


def legal_sets(env):
    """By game, its legal actions as `legal` and `counts` tell them."""
    return [set(actions.tolist()) for actions in np.split(env.legal, np.cumsum(env.counts)[:-1])]


@pytest.mark.parametrize("game", registry.ids())
def test_arrays_tell_what_the_batch_tells(game):
    env = VectorEnv(game, players=3, size=5, seed=8)
    batch = Batch(registry.game(game), 3, {}, 5, 8)
    chance = np.random.default_rng(1)
    for _ in range(40):
        actions = env.sample(chance)
        env.step(actions)
        batch.step(actions.tolist())
        assert env.rows.tobytes() == bytes(batch.rows)
        assert env.asked.tobytes() == bytes(batch.asked)
        assert env.rewards.tobytes() == bytes(batch.rewards)
        assert env.done.tobytes() == bytes(batch.done)
        assert env.legal.tobytes() == batch.legal
        assert [set(np.flatnonzero(row)) for row in env.mask] == legal_sets(env)
    assert env.rows.shape == (5, len(env.features))
    assert env.mask.shape == (5, env.actions)


def test_arrays_are_the_same_ones_after_every_step():
    env = VectorEnv("tallinn", size=4)
    before = [id(array) for array in (env.rows, env.asked, env.mask, env.rewards, env.done, env.counts)]
    rows = env.rows
    seen = rows.copy()
    env.step(env.sample(np.random.default_rng(1)))
    assert [id(array) for array in (env.rows, env.asked, env.mask, env.rewards, env.done, env.counts)] == before
    assert not np.array_equal(rows, seen)


def test_rewards_come_with_the_end_and_go_with_the_next_step():
    env = VectorEnv("tallinn", players=2, size=16, options={"legate": "on"})
    chance = np.random.default_rng(3)
    ended = 0
    for _ in range(60):
        env.step(env.sample(chance))
        assert np.allclose(env.rewards.sum(axis=1), env.done)
        ended += int(env.done.sum())
    assert ended >= 16


def test_all_legal_actions_are_sampled():
    env = VectorEnv("tallinn", size=8, seed=2)
    chance = np.random.default_rng(1)
    seen = [set() for _ in range(8)]
    for _ in range(200):
        for n, action in enumerate(env.sample(chance).tolist()):
            seen[n].add(action)
    assert seen == legal_sets(env)


def test_rows_and_masks_can_be_left_out():
    whole, bare = VectorEnv("staufer", size=3), VectorEnv("staufer", size=3, observe=False, masks=False)
    for _ in range(20):
        actions = whole.sample(np.random.default_rng(1))
        whole.step(actions)
        bare.step(actions)
        assert np.array_equal(whole.legal, bare.legal)
    assert (bare.rows.shape, bare.mask.shape) == ((3, 0), (3, 0))


def test_workers_play_the_same_games_and_refuse_the_same_actions():
    alone = VectorEnv("tallinn", players=3, size=7, seed=5)
    with VectorEnv("tallinn", players=3, size=7, seed=5, workers=2) as env:
        assert same(env, alone)
        chance = np.random.default_rng(2)
        for _ in range(40):
            actions = alone.sample(chance)
            alone.step(actions)
            env.step(actions)
            assert same(env, alone)
        alone.reset(6)
        env.reset(6)
        assert same(env, alone)
        before = parts(env)
        for game in (1, 6):
            for wrong in (3000, 5000):
                actions = alone.sample(chance)
                actions[game] = wrong
                for each in (alone, env):
                    with pytest.raises((IllegalMove, SetupError), match=rf"game {game}: .*action {wrong}") as caught:
                        each.step(actions)
                    assert caught.type is (IllegalMove if wrong == 3000 else SetupError)
        with pytest.raises(SetupError, match="6 actions for 7 games"):
            env.step(actions[:6])
        assert all(np.array_equal(a, b) for a, b in zip(before, parts(env), strict=True))
        actions = alone.sample(chance)
        alone.step(actions)
        env.step(actions)
        assert same(env, alone)
    assert not multiprocessing.active_children()


def test_wrong_wishes_are_refused():
    with pytest.raises(SetupError, match="2 games cannot be shared out among 3 workers"):
        VectorEnv("tallinn", size=2, workers=3)
    with pytest.raises(SetupError, match="2 to 4 seats, not 6"):
        VectorEnv("tallinn", players=6, workers=2)
    with pytest.raises(SetupError, match="no game 'chess'"):
        VectorEnv("chess")
    with pytest.raises(SetupError, match="whole numbers, not float64"):
        VectorEnv("tallinn", size=2).step(np.zeros(2))
