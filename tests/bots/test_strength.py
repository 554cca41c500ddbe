"""Rules of thumb beat chance."""

import pytest

from hoftag.bots.contract import Budget
from hoftag.bots.registry import make_bot
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry


def winners(bots, options, seed):
    game = registry.game("tallinn")
    rng = Rng(seed)
    s = game.setup(len(bots), options)
    deal(game, s, rng)
    while asked := game.pending(s):
        chosen = [bots[d.seat].choose(game.view(s, d.seat), d, rng, Budget()) for d in asked]
        for decision, move in zip(asked, chosen, strict=True):
            game.play(s, decision.seat, move)
        deal(game, s, rng)
    return [score.seat for score in game.score(s) if score.place == 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rule_of_thumb_bot_beats_random_bots(seats, options):
    """It wins about 98 of 100 games; 80 leave room for bad luck and for new rules of thumb."""
    games = len(options) * seats
    won = 0.0
    for n in range(games):
        seat = n % seats  # every seat with every option
        bots = [make_bot("random", "tallinn")] * seats
        bots[seat] = make_bot("thumb", "tallinn")
        first = winners(bots, options[n // seats], n)
        won += (seat in first) / len(first)
    assert won >= 0.8 * games
