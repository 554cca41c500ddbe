"""What the workers count, checked against games counted another way."""

import pytest

from hoftag.bench import openspiel, ours
from hoftag.bench.child import Child
from hoftag.core.playout import playouts
from hoftag.core.rng import Rng
from hoftag.games import registry


def test_driven_and_inside_play_the_same_kind_of_game():
    """Four seats make ten cards each; every seat draws all ten and gets a start card: 44 chance moves a game."""
    game = registry.game("tallinn")
    driven, chance = ours.drive(game, 4, Rng(1), 200)
    inside, drawn = playouts(game, 4, {}, Rng(2), 200)
    assert chance == drawn == 200 * 44
    assert abs(driven - inside) < 0.05 * inside


def test_halfway_is_a_sound_position_in_the_middle():
    game = registry.game("tallinn")
    s = ours.halfway(game, 4)
    assert s.audit() == []
    assert 3 <= s.round <= 8
    assert game.pending(s)


def test_costs_and_memory_are_told():
    for what in ("clone", "determinize", "view", "observation"):
        assert ours.MEASURES[what](game="tallinn", players=4, seconds=0.001)["us"] > 0
    held = ours.memory(game="tallinn", players=2)
    assert held["clones_10k_bytes"] > 10_000 * 100
    assert held["peak_bytes"] >= 0


def test_openspiel_decisions_and_chance_moves_are_counted_apart():
    decisions, chance = openspiel.drive(openspiel._game("goofspiel"), 3)
    assert (decisions, chance) == (3 * 48, 3 * 12)  # four cards a point card; the last round plays itself
    assert openspiel.average("goofspiel") == (48, 12)
    assert openspiel.average("spades")[1] == 52


def test_hearts_is_cloned_in_the_middle():
    state = openspiel.halfway("hearts")
    assert not state.is_terminal()
    made = [action for action in state.full_history() if action.player >= 0]
    assert len(made) >= 24


def test_a_worker_that_fails_says_what_it_was_asked_for(capfd):
    with pytest.raises(RuntimeError, match="asked for 'driven'"), Child("ours") as child:
        child.ask("driven", game="chess", players=2, seconds=0.001)
    assert "no game 'chess'" in capfd.readouterr().err
