"""Bots answer every question with one of its moves."""

import pytest

from hoftag.bots.contract import Budget
from hoftag.bots.registry import bots_for, make_bot
from hoftag.core.contract import View
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.games.tallinn.words import WORDS

GAMES = 36  # every combination of options with 2, 3 and 4 seats
STEPS = {"exchange", "select", "shield-contest", "towers", "tower-in-order", "payment", "shields-at-end"}


@pytest.mark.parametrize("name", bots_for("tallinn"))
def test_every_question_of_every_step_and_option_gets_a_listed_move(name, questions):
    game = registry.game("tallinn")
    bot = make_bot(name, "tallinn")
    rng = Rng(3)
    steps = set()
    for s, decision in questions(100, GAMES):
        move = bot.choose(game.view(s, decision.seat), decision, rng, Budget())
        assert any(move is listed for listed in decision.moves)
        steps.add(WORDS.steps[decision.step])
    assert steps == STEPS


@pytest.mark.parametrize("name", bots_for("tallinn"))
def test_the_same_seed_gives_the_same_move(name, questions):
    game = registry.game("tallinn")
    bot = make_bot(name, "tallinn")
    for n, (s, decision) in enumerate(questions(7, 2)):
        view = game.view(s, decision.seat)
        first = bot.choose(view, decision, Rng(n), Budget())
        assert bot.choose(view, decision, Rng(n), Budget()) is first


def test_the_random_bot_takes_every_move(questions):
    game = registry.game("tallinn")
    bot = make_bot("random", "tallinn")
    s, decision = next(questions(1, 1))
    rng = Rng(5)
    view = game.view(s, decision.seat)
    assert {bot.choose(view, decision, rng, Budget()) for _ in range(200)} == set(decision.moves)


def test_the_bot_for_tallinn_refuses_another_view(questions):
    _, decision = next(questions(1, 1))
    with pytest.raises(TypeError, match="Tallinn only"):
        make_bot("thumb", "tallinn").choose(View(0), decision, Rng(1), Budget())
