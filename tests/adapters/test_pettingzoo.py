"""PettingZoo's own tests for all games, and what they do not ask."""

from __future__ import annotations

import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from hoftag.adapters.pettingzoo import augsburg_v0, staufer_v0, tallinn_v0
from hoftag.core.errors import IllegalMove, SetupError

MAKERS = [tallinn_v0, augsburg_v0, staufer_v0]
TABLES = [(tallinn_v0, 2), (tallinn_v0, 3), (tallinn_v0, 4), (augsburg_v0, 2), (augsburg_v0, 5), (staufer_v0, 5)]
OPTIONS = {"tallinn": {"legate": "on", "chronicle": "on"}, "augsburg": {}, "staufer": {"privileges": "random"}}


def named(value):
    return value.game if hasattr(value, "game") else str(value)


@pytest.fixture(autouse=True)
def _its_warnings():
    """PettingZoo warns of observations that are dictionaries, as its own games with masks have them."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", module=r"pettingzoo\.test")
        yield


@pytest.mark.parametrize(("maker", "players"), TABLES, ids=named)
def test_agents_in_turn(maker, players, capsys):
    api_test(maker.env(players=players, options=OPTIONS[maker.game]), num_cycles=120)
    seed_test(lambda: maker.env(players=players), num_cycles=40)


@pytest.mark.parametrize(("maker", "players"), TABLES, ids=named)
def test_cycles(maker, players, capsys):
    parallel_api_test(maker.parallel_env(players=players), num_cycles=60)
    parallel_seed_test(lambda: maker.parallel_env(players=players), num_cycles=30)


@pytest.mark.parametrize("maker", MAKERS, ids=named)
def test_games_can_be_cut(maker):
    max_cycles_test(
        SimpleNamespace(
            parallel_env=maker.parallel_env, env=lambda **settings: parallel_to_aec(maker.parallel_env(**settings))
        )
    )
    env = maker.env(max_cycles=3)
    env.reset(seed=1)
    acted = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
        acted[agent] += not done
        assert not terminated
    assert max(acted.values()) == 3


@pytest.mark.parametrize("maker", MAKERS, ids=named)
def test_tables_are_shown(maker, capsys):
    render_test(maker.env)
    env = maker.env(render_mode="ansi", players=3)
    env.reset(seed=1)
    assert "seat 2" in env.render()


def test_its_speed_is_measured(capsys):
    performance_benchmark(tallinn_v0.env())
    assert "turns per second" in capsys.readouterr().out


def finished(env, seed):
    """Play at random to the end; the rewards that agents were told, and their points."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    won, points = {}, {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        if terminated:
            won[agent], points[agent] = reward, info["points"]
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return won, points


@pytest.mark.parametrize("maker", MAKERS, ids=named)
def test_the_victory_is_the_reward(maker):
    for seed in range(3):
        won, points = finished(maker.env(players=3), seed)
        assert sum(won.values()) == pytest.approx(1.0)
        assert {agent for agent, share in won.items() if share} <= {
            agent for agent in points if points[agent] == max(points.values())
        }


def test_an_agent_sees_no_answer_before_all_have_answered():
    """Another answer of the first agent changes nothing for the second one."""
    rows = []
    for choice in (0, -1):
        env = tallinn_v0.raw_env(players=2)
        env.reset(seed=5)
        first = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[choice]))
        assert env.agent_selection != first
        rows.append(env.observe(env.agent_selection))
    assert np.array_equal(rows[0]["observation"], rows[1]["observation"])
    assert np.array_equal(rows[0]["action_mask"], rows[1]["action_mask"])


def test_illegal_actions_name_the_rule_and_change_nothing():
    env = tallinn_v0.raw_env()
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="TAL-"):
        env.step(wrong)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], seen["observation"])
    with pytest.raises(SetupError, match="no action 99999"):
        env.episode.answer(0, 99999)
    checked = tallinn_v0.env()
    checked.reset(seed=1)
    loser = checked.agent_selection
    checked.step(wrong)
    assert checked.terminations[loser]
    assert checked.rewards[loser] == -1


def test_in_cycles_a_mistake_is_told_and_mended():
    env = tallinn_v0.parallel_env(players=2)
    seen, _ = env.reset(seed=1)
    right = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
    _, _, _, _, infos = env.step({"seat_0": right, "seat_1": env.episode.actions})
    assert infos == {"seat_0": {}, "seat_1": {"illegal": env.episode.actions}}


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"players": 6}, "2 to 4 seats"),
        ({"options": {"lgate": "on"}}, "no option 'lgate'"),
        ({"options": {"legate": "perhaps"}}, "'legate' is one of off, on"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings, told):
    with pytest.raises(SetupError, match=told):
        tallinn_v0.env(**settings)
