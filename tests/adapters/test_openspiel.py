"""OpenSpiel's own tests and algorithms on all games, and what they do not ask."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot
from open_spiel.python.policy import UniformRandomPolicy

from hoftag.adapters.openspiel import resample
from hoftag.adapters.openspiel_bots import IsmctsBot, Playouts
from hoftag.bots.contract import Budget
from hoftag.core.errors import IllegalMove, SetupError
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.lab import solving
from hoftag.lab.game import Chance, Sitter, play_game
from hoftag.lab.reduced import payoff, small

SMALL = "hoftag_tallinn_small"
TABLES = [
    SMALL,
    "hoftag_tallinn_larger",
    "hoftag_tallinn",
    "hoftag_tallinn(players=3,legate=on)",
    "hoftag_tallinn(players=4,legate=on,chronicle=on,chronicle-start-card=on,towers=leader-first)",
    "hoftag_augsburg(players=2)",
    "hoftag_augsburg(players=3,hand-sizes=shown,start-player=first-seat)",
    "hoftag_staufer(players=2)",
    "hoftag_staufer(players=4,privileges=random)",
]
GAMES = [SMALL, "hoftag_tallinn_larger", "hoftag_tallinn", "hoftag_augsburg", "hoftag_staufer"]


def moved_on(state, rng, moves):
    """Play so many moves at random, chance's as likely as they are; an answer of a seat comes last."""
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
        moves -= 1
    return state


def looks(state, seat):
    """Everything OpenSpiel can ask of what a seat sees."""
    return [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat) if state.current_player() == seat else None,
    ]


# ---------------------------------------------------------------------- OpenSpiel's own tests


@pytest.mark.parametrize("table", TABLES)
def test_random_games(table):
    """Clones, serialization, masks, bounds and sums of returns."""
    game = pyspiel.load_game(table)
    pyspiel.random_sim_test(game, 1, True, False)
    assert game.max_chance_nodes_in_history() > 0


@pytest.mark.parametrize("table", GAMES)
def test_playthroughs(table):
    told = generate_playthrough.playthrough(table, None, seed=3)
    assert f'ToString() = "{pyspiel.load_game(table)}"' in told
    assert 'InformationStateString(1) = "seat 1' in told
    assert "IsTerminal() = True" in told
    if table == SMALL:
        assert told == generate_playthrough.playthrough(table, None, seed=3)


def test_chance_is_as_likely_as_the_engine_says():
    """The first of two cards, in ascending order, out of three."""
    state = pyspiel.load_game(SMALL).new_initial_state()
    found = {state.action_to_string(-1, action): likely for action, likely in state.chance_outcomes()}
    assert found == pytest.approx({"draw 0 1": 2 / 3, "draw 0 4": 1 / 3})


def test_the_registry_lets_python_end():
    done = subprocess.run([sys.executable, "-c", "import hoftag.adapters.openspiel"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# ---------------------------------------------------------------------- secrets


@pytest.mark.parametrize("table", [*GAMES[2:], "hoftag_tallinn(players=3,legate=on,towers=leader-first)", SMALL])
def test_twin_worlds_look_the_same(table):
    """Dealt anew from what a seat sees, everything looks the same to it, and the game can be played on."""
    game = pyspiel.load_game(table)
    rng = Rng(7)
    others = 0
    for moves in (0, 1, 2, 5, 9, 14, 20, 33):
        state = moved_on(game.new_initial_state(), rng, moves)
        for seat in range(game.num_players()):
            if state.is_terminal():
                continue
            twin = resample(state, seat, rng)
            assert looks(twin, seat) == looks(state, seat)
            others += str(twin) != str(state)
            again = [resample(world, seat, Rng(moves)) for world in (state, twin)]
            assert str(again[0]) == str(again[1])  # nothing is taken from the true state but what the seat sees
            for player in range(game.num_players()):
                assert looks(again[0], player) == looks(again[1], player)
                known = f"seat {player}\n{state.position.shown[-1]}knows "  # what everybody was shown
                assert player == seat or twin.information_state_string(player).startswith(known)
            if seat == moves % game.num_players():
                assert moved_on(twin.clone(), rng, 10**6).is_terminal()
                stored = pyspiel.serialize_game_and_state(game, twin)
                assert looks(pyspiel.deserialize_game_and_state(stored)[1], seat) == looks(state, seat)
    assert others > 3


@pytest.mark.parametrize(
    ("table", "faces"),
    [
        (SMALL, 4),  # four halves of cards
        ("hoftag_tallinn(players=3)", 6),
        ("hoftag_tallinn(legate=on)", 4),  # others learn how many cards were exchanged
        ("hoftag_augsburg(players=3)", 2),  # and how many were bought
    ],
)
def test_sealed_answers_do_not_show(table, faces):
    """Whatever the first seat answers, the others see the same until all have answered, and then what they may."""
    first = moved_on(pyspiel.load_game(table).new_initial_state(), Rng(3), 0)
    seat = first.current_player()
    others = [other for other in range(first.num_players()) if other != seat]
    before = [looks(first, other)[:4] for other in others]
    shown, guessed = set(), set()
    for action in first.legal_actions():
        state = first.child(action)
        while state.current_player() == seat:  # one card is bought after the other
            state.apply_action(first.string_to_action("done"))
        assert [looks(state, other)[:4] for other in others] == before
        guessed.add(all_answered(resample(state, others[0], Rng(1)), others[0], seat))
        shown.add(all_answered(state, others[0], seat))
    assert len(shown) == faces
    assert len(guessed) == 1


def all_answered(state, viewer, seat):
    """Let everybody answer; what a viewer is then shown of a seat's answer."""
    while not (lines := [line for line in state.information_state_string(viewer).splitlines() if line[0] == str(seat)]):
        state.apply_action(state.legal_actions()[-1])
    return tuple(lines)


def test_all_that_was_shown_is_remembered():
    """In every position of small Tallinn: texts grow, tell own moves, and tell what is seen and can be done now."""
    known = {}
    state = pyspiel.load_game(SMALL).new_initial_state()
    while state.is_chance_node():
        state = state.child(state.legal_actions()[0])

    def walk(state, before):
        texts = [state.information_state_string(seat) for seat in (0, 1)]
        for text, old in zip(texts, before, strict=True):
            assert text.startswith(old)
        if state.is_terminal():
            return
        seat = state.current_player()
        seen = (state.observation_string(seat), state.legal_actions())
        assert known.setdefault(texts[seat], seen) == seen
        for action in state.legal_actions():
            after = state.child(action)
            assert f"{seat} {state.action_to_string(seat, action)}\n" in after.information_state_string(seat)
            walk(after, texts)

    walk(state, ["", ""])
    assert len(known) > 100


# ---------------------------------------------------------------------- algorithms


def test_its_solution_agrees_with_ours():
    """OpenSpiel's best responses and CFR on small Tallinn."""
    game = pyspiel.load_game(SMALL)
    reduced = small()
    tree = solving.Tree(reduced.game, reduced.start(), payoff)
    ours = solving.uniform(tree, 0), solving.uniform(tree, 1)
    uniform = exploitability.nash_conv(game, UniformRandomPolicy(game), return_only_nash_conv=False)
    assert uniform.nash_conv / 2 == pytest.approx(solving.exploitability(tree, ours))
    best = [solving.best_response(tree, seat, ours[1 - seat]) for seat in (0, 1)]
    worth = solving.value(tree, ours)
    assert uniform.player_improvements == pytest.approx([best[0] - worth, best[1] + worth])
    solver = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) / 2 < 0.9 * uniform.nash_conv / 2


def played(table, bots, seed=1):
    """One game of OpenSpiel's bots; its returns."""
    rng = Rng(seed)
    state = moved_on(pyspiel.load_game(table).new_initial_state(), rng, 0)
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moved_on(state, rng, 0)
    return state.returns()


@pytest.mark.parametrize("table", [SMALL, "hoftag_tallinn"])
def test_its_bots_play(table):
    """One searches the true state, the others information sets: with its own way to our resampler, and by callback."""
    game = pyspiel.load_game(table)
    rng = Rng(5)
    chance = np.random.RandomState(1)
    peeking = MCTSBot(game, 1.4, 8, Playouts(rng), random_state=chance)
    honest = [ISMCTSBot(game, Playouts(rng), 1.4, 8, random_state=chance) for _ in range(2)]
    honest[1].set_resampler(lambda state, player: resample(state, player, rng))
    assert sum(played(table, [honest[0], honest[1]])) == 0
    assert sum(played(table, [honest[1], peeking])) == 0
    watching = ISMCTSBot(game, Playouts(rng), 1.4, 8, random_state=chance, use_observation_string=True)
    assert sum(played(table, [honest[0], watching])) == 0


@pytest.mark.parametrize("game_id", ["tallinn", "augsburg", "staufer"])
def test_its_search_sits_at_our_tables(game_id):
    """Limited by simulations it plays the same game again; a limit of time is one, too."""
    limits = [Budget(nodes=3), Budget(nodes=5)]
    sitters = [Sitter("ismcts", IsmctsBot(), limit) for limit in limits]
    games = [play_game(registry.game(game_id), {}, sitters, Chance(1, (1, 0))) for _ in range(2)]
    assert games[0].scores == games[1].scores
    game = registry.game(game_id)
    state = game.setup(2)
    rng = Rng(1)
    while len((decision := game.pending(state)[0]).moves) == 1 or decision.seat < 0:
        game.apply(state, decision.seat, decision.moves[rng.below(len(decision.moves))])
    view = game.view(state, decision.seat)
    assert IsmctsBot().choose(view, decision, rng, Budget(seconds=0.01)) in decision.moves


# ---------------------------------------------------------------------- returns, errors


def test_the_victory_is_what_counts():
    for table, possible in ((SMALL, {-1.0, 0.0, 1.0}), ("hoftag_tallinn(players=3)", {-1 / 3, 1 / 6, 2 / 3, 0.0})):
        game = pyspiel.load_game(table)
        found = set()
        for seed in range(6):
            state = game.new_initial_state()
            assert state.returns() == [0.0] * game.num_players()
            returns = moved_on(state, Rng(seed), 10**6).returns()
            assert sum(returns) == pytest.approx(0)
            found |= {round(worth, 9) for worth in returns}
        assert found <= {round(worth, 9) for worth in possible}
        assert len(found) > 1


def test_illegal_actions_name_the_rule_and_change_nothing():
    state = moved_on(pyspiel.load_game("hoftag_tallinn").new_initial_state(), Rng(1), 0)
    before = str(state)
    wrong = next(action for action in range(20) if action not in state.legal_actions())
    with pytest.raises(IllegalMove, match="TAL-"):
        state.apply_action(wrong)
    assert str(state) == before


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("hoftag_tallinn(players=6)", "2 to 4 seats"),
        ("hoftag_tallinn_small(players=3)", "2 seats, not 3"),
        ("hoftag_tallinn(legate=perhaps)", "'legate' is one of off, on"),
        ("hoftag_tallinn(chronicle-start-card=on)", "needs 'chronicle'"),
    ],
)
def test_settings_that_do_not_exist_are_refused(table, told):
    with pytest.raises(SetupError, match=told):
        pyspiel.load_game(table)


def test_observers_are_as_openspiel_wants_them():
    game = pyspiel.load_game("hoftag_tallinn")
    assert game.observation_tensor_shape() == [len(registry.game("tallinn").features)]
    public = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(public) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"wide": 1})
