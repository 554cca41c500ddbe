"""docs/examples/learn.py learns: weights change, a seed repeats everything, and only legal moves are played."""

from __future__ import annotations

import runpy
from itertools import islice
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"
NAMES = runpy.run_path(str(SCRIPT))
Learner, games = NAMES["Learner"], NAMES["games"]


def table() -> Any:
    return gymnasium.make("hoftag.adapters.gymnasium:hoftag/tallinn-v0", rivals=["random"])


@pytest.fixture(scope="module")
def learnt() -> Any:
    learner = Learner(table(), seed=3, batch=8)
    learner.learn(total_timesteps=300)
    return learner


def test_the_script_is_short() -> None:
    assert len(SCRIPT.read_text().splitlines()) < 60


def test_learning_changes_the_weights(learnt: Any) -> None:
    before = Learner(table(), seed=3, batch=8)
    assert not np.array_equal(learnt.weights[0], before.weights[0])
    changed = np.flatnonzero(learnt.weights[1].any(1))
    assert 5 < len(changed) < 100
    assert all(np.isfinite(weights).all() for weights in learnt.weights)


def test_a_seed_repeats_everything(learnt: Any) -> None:
    again = Learner(table(), seed=3, batch=8)
    again.learn(total_timesteps=300)
    other = Learner(table(), seed=4, batch=8)
    other.learn(total_timesteps=300)
    for mine, same, different in zip(learnt.weights, again.weights, other.weights, strict=True):
        assert np.array_equal(mine, same)
        assert not np.array_equal(mine, different)


def test_moves_are_legal(learnt: Any) -> None:
    for steps in islice(games(table(), learnt.predict, 5), 20):
        for _, mask, action, reward in steps:
            assert mask[action]
            assert reward in (0.0, 0.5, 1.0)  # -1 is for what is not legal


def test_what_went_well_becomes_more_likely() -> None:
    """Two legal moves, one of which always wins."""
    learner = Learner(table(), seed=1)
    rows, masks = np.full((20, learner.weights[0].shape[0]), 0.25), np.zeros((20, len(learner.weights[1])), bool)
    masks[:, [10, 30]] = True
    actions = np.array([10, 30] * 10)
    learner.update(rows, masks, actions, (actions == 30).astype(float))
    assert learner.predict(4 * rows[0], action_masks=masks[0]) == (30, None)
    drawn = [learner.predict(4 * rows[0], masks[0], deterministic=False)[0] for _ in range(200)]
    assert drawn.count(30) > 110
    assert set(drawn) == {10, 30}
