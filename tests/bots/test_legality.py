"""Bots answer every question with one of its moves."""

from collections import Counter

import pytest

from hoftag.bots.contract import Budget
from hoftag.bots.registry import bots_for, make_bot
from hoftag.core.contract import View
from hoftag.core.rng import Rng
from hoftag.games import registry

GAMES = {"tallinn": 36, "augsburg": 16, "staufer": 7}  # every combination of options
NODES = 2  # iterations of search
MOST = {"strong": 8, "master": 4}  # questions of a step, for those who think long
BOTS = [(game_id, name) for game_id in GAMES for name in ("thumb", *bots_for(game_id))]
STEPS = {
    "tallinn": {"exchange", "select", "shield-contest", "towers", "tower-in-order", "payment", "shields-at-end"},
    "augsburg": {"buy", "auction", "show", "take", "use", "compensation", "discard"},  # a shortage is too rare
    "staufer": {"turn", "swap", "aid", "figures", "second", "fetch", "resolve", "pick", "leave"},
}


@pytest.mark.parametrize(("game_id", "name"), BOTS)
def test_every_question_of_every_step_and_option_gets_a_listed_move(game_id, name, questions):
    game = registry.game(game_id)
    bot = make_bot(name, game_id)
    rng = Rng(3)
    steps = Counter()
    for s, decision in questions(game_id, 100, GAMES[game_id]):
        if steps[game.words.steps[decision.step]] >= MOST.get(name, 10_000):
            continue
        move = bot.choose(game.view(s, decision.seat), decision, rng, Budget(NODES))
        assert any(move is listed for listed in decision.moves)
        steps[game.words.steps[decision.step]] += 1
    assert set(steps) == STEPS[game_id]


@pytest.mark.parametrize(("game_id", "name"), BOTS)
def test_the_same_seed_gives_the_same_move(game_id, name, questions):
    game = registry.game(game_id)
    bot = make_bot(name, game_id)
    for n, (s, decision) in enumerate(questions(game_id, 7, 2)):
        view = game.view(s, decision.seat)
        first = bot.choose(view, decision, Rng(n), Budget(NODES))
        assert bot.choose(view, decision, Rng(n), Budget(NODES)) is first


@pytest.mark.parametrize("game_id", GAMES)
def test_the_random_bot_takes_every_move(game_id, questions):
    game = registry.game(game_id)
    bot = make_bot("random", game_id)
    s, decision = next(questions(game_id, 1, 1))
    rng = Rng(5)
    view = game.view(s, decision.seat)
    assert {bot.choose(view, decision, rng, Budget()) for _ in range(200)} == set(decision.moves)


@pytest.mark.parametrize(
    ("game_id", "says"), [("tallinn", "Tallinn"), ("augsburg", "Augsburg"), ("staufer", "Staufer")]
)
def test_a_bot_for_one_game_refuses_another_view(game_id, says, questions):
    _, decision = next(questions(game_id, 1, 1))
    with pytest.raises(TypeError, match=f"{says} only"):
        make_bot("thumb", game_id).choose(View(0), decision, Rng(1), Budget())
