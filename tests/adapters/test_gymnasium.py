"""Gymnasium's own check for all games, and what it does not ask."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hoftag.adapters.gymnasium import SeatEnv
from hoftag.core.errors import SetupError
from hoftag.games import registry


def played(env, seed, pick):
    """A whole game; the reward."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        _, reward, over, _, info = env.step(pick(np.flatnonzero(info["action_mask"]), rng))
        if over:
            return reward


def anything(legal, rng):
    return int(rng.choice(legal))


@pytest.mark.parametrize("game", registry.ids())
def test_the_check_of_gymnasium(game, capsys):
    check_env(gymnasium.make(f"hoftag/{game}-v0", render_mode="rgb_array").unwrapped)
    check_env(SeatEnv(game, rivals=["random", "casual"], seat=1), skip_render_check=True)


@pytest.mark.parametrize("game", registry.ids())
def test_a_bot_beats_random_moves(game):
    env = SeatEnv(game, rivals=["casual"])
    rewards = [played(env, seed, anything) for seed in range(12)]
    assert sum(rewards) <= 4
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


def test_bots_that_search_keep_to_their_limit():
    assert played(SeatEnv("tallinn", rivals=["strong"], nodes=3), 1, anything) in (0.0, 0.5, 1.0)


def test_an_illegal_action_ends_the_game():
    env = SeatEnv("tallinn")
    _, info = env.reset(seed=1)
    row, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut) == (-1.0, True, False)
    assert "TAL-" in info["illegal"]
    assert row.shape == (len(env.features),)


def test_seats_and_bots_that_do_not_exist_are_refused():
    with pytest.raises(SetupError, match="no seat 4"):
        SeatEnv("tallinn", seat=4)
    with pytest.raises(SetupError, match="no bot 'grandmaster'"):
        SeatEnv("tallinn", rivals=["grandmaster"])
