"""Rules of thumb beat chance."""

import pytest

from hoftag.bots.contract import Budget
from hoftag.bots.registry import make_bot
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry


def winners(game, bots, options, seed):
    rng = Rng(seed)
    s = game.setup(len(bots), options)
    deal(game, s, rng)
    while asked := game.pending(s):
        chosen = [bots[d.seat].choose(game.view(s, d.seat), d, rng, Budget()) for d in asked]
        for decision, move in zip(asked, chosen, strict=True):
            game.play(s, decision.seat, move)
        deal(game, s, rng)
    return [score.seat for score in game.score(s) if score.place == 1]


@pytest.mark.parametrize(
    ("game_id", "seats", "share"),
    [
        ("tallinn", 2, 0.8),
        ("tallinn", 3, 0.8),
        ("tallinn", 4, 0.8),
        ("augsburg", 2, 0.9),
        ("augsburg", 3, 0.9),
        ("augsburg", 4, 0.9),
        ("augsburg", 5, 0.9),
        ("staufer", 3, 0.9),
    ],
)
def test_the_rule_of_thumb_bot_beats_random_bots(game_id, seats, share, options):
    """It wins 98 of 100 games of Tallinn and nearly all of the others; the rest is room for new rules of thumb."""
    game = registry.game(game_id)
    games = len(options[game_id]) * seats
    won = 0.0
    for n in range(games):
        seat = n % seats  # every seat with every option
        bots = [make_bot("random", game_id)] * seats
        bots[seat] = make_bot("thumb", game_id)
        first = winners(game, bots, options[game_id][n // seats], n)
        won += (seat in first) / len(first)
    assert won >= share * games
