"""Reduced Tallinn and its exact solution."""

from __future__ import annotations

import numpy as np
import pytest

from hoftag.core.playout import playout
from hoftag.core.rng import Rng
from hoftag.lab.reduced import larger, payoff, small
from hoftag.lab.solving import (
    Solver,
    Tree,
    best_response,
    exploitability,
    outcomes,
    purified,
    tabulated,
    uniform,
    value,
)


@pytest.fixture(scope="module")
def tree():
    reduced = small()
    return Tree(reduced.game, reduced.start(), payoff)


@pytest.fixture(scope="module")
def solution(tree):
    return Solver(tree).run(400)


def test_it_is_the_real_game_with_few_cards():
    for reduced in (small(), small(towers=True), larger(), larger(towers=True)):
        asked = set()
        for seed in range(20):
            s = reduced.start()
            rng = Rng(seed)
            while decisions := reduced.game.pending(s):
                asked.add(reduced.game.words.steps[decisions[0].step])
                decision = decisions[rng.below(len(decisions))]
                reduced.game.apply(s, decision.seat, decision.moves[rng.below(len(decision.moves))])
            assert s.over
            assert not any(side.hand | side.pile for side in s.sides)
            assert payoff(reduced.game, s) in (-1.0, 0.0, 1.0)
        assert ("towers" in asked) == ("towers" in reduced.name)


def test_its_worlds_agree_with_the_views():
    reduced = small(towers=True)
    rng = Rng(1)
    s = reduced.start()
    while decisions := reduced.game.pending(s):
        for decision in decisions:
            if decision.seat >= 0:
                view = reduced.game.view(s, decision.seat)
                world = reduced.game.reopened(view, rng)
                assert reduced.game.observed(world, decision.seat) == reduced.game.observed(s, decision.seat)
                playout(reduced.game, world, rng)
                assert world.over
        decision = decisions[0]
        reduced.game.apply(s, decision.seat, decision.moves[rng.below(len(decision.moves))])


def test_the_tree_has_every_deal_and_every_end(tree):
    reduced = small()
    deals = outcomes(reduced.game, reduced.start())
    assert sum(chance for chance, _ in deals) == pytest.approx(1.0)
    assert tree.roots.tolist() == pytest.approx([1 / 9] * 9)
    assert tree.size()[1] == 36 * 16 * 4  # pairs of first plays, of second ones, of last ones
    assert [asked is not None for ply in tree.plies for asked in ply.seats[0].asked].count(True) == tree.size()[0]


def test_the_solution_can_hardly_be_exploited(tree, solution):
    assert exploitability(tree, solution) <= 0.002
    assert value(tree, solution) == pytest.approx(0.0, abs=0.001)
    assert best_response(tree, 0, solution[1]) == pytest.approx(best_response(tree, 1, solution[0]), abs=0.002)


def test_playing_at_random_is_exploited(tree):
    """And no strategy is worth more than the best one against it."""
    profile = uniform(tree, 0), uniform(tree, 1)
    assert value(tree, profile) == pytest.approx(0.0, abs=1e-9)
    assert exploitability(tree, profile) == pytest.approx(0.729, abs=0.001)


def test_the_solution_has_to_be_mixed(tree, solution):
    """Who always plays the likeliest move of the solution is beaten nearly always: bots have to draw their moves."""
    pure = purified(tree, 0, solution[0]), purified(tree, 1, solution[1])
    assert exploitability(tree, pure) > 0.5


def test_no_strategy_does_better_than_the_best_response(tree, solution):
    loser = uniform(tree, 1)
    most = best_response(tree, 0, loser)
    assert 0.0 < value(tree, (solution[0], loser)) <= most <= 1.0


def test_policies_are_asked_in_every_information_set(tree):
    asked = []

    def first_move(view, decision):
        asked.append((view.seat, decision.step))
        return [1.0] + [0.0] * (len(decision.moves) - 1)

    table = tabulated(tree, 0, first_move)
    assert len(asked) == tree.size()[0]
    assert {seat for seat, _ in asked} == {0}
    for ply, chances in zip(tree.plies, table, strict=True):
        assert np.bincount(ply.seats[0].owner, chances) == pytest.approx(1.0)


def after_a_laid_tower(reduced, other):
    """Seat 0 held card 1 and another one, played 1b and laid the other one as a tower."""
    s = reduced.start()
    for text in [f"draw 0 {min('1', other)}", f"draw 0 {max('1', other)}", "draw 1 1", "draw 1 4"]:
        reduced.game.play(s, -1, reduced.game.words.parse(text))
    for seat, text in [(0, "play 1b"), (1, "play 1a"), (0, f"lay {other}")]:
        reduced.game.play(s, seat, reduced.game.words.parse(text))
    return s


def test_towers_from_the_hand_stay_hidden():
    reduced = small(towers=True)
    one, two = (after_a_laid_tower(reduced, other) for other in ("4", "5"))
    assert one.sides[0].laid != two.sides[0].laid
    assert reduced.game.view(one, 1).dump() == reduced.game.view(two, 1).dump()
