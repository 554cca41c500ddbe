"""A bot's choice hangs on the view alone: in another world that looks the same to its seat it chooses the same."""

from collections.abc import Callable
from typing import Any

import pytest

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.registry import bots_for, make_bot
from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry

GAMES = {"tallinn": 24, "augsburg": 8, "staufer": 4}
BOTS = [(game_id, name) for game_id in GAMES for name in bots_for(game_id)]
Show = Callable[[Any, int], View]


def differing_choices(game_id: str, bot: Bot, show: Show, questions) -> tuple[int, int]:
    """In how many of the questions the bot chooses otherwise when what its seat cannot know is dealt anew."""
    game = registry.game(game_id)
    differing = asked = 0
    for s, decision in questions(game_id, 500, GAMES[game_id]):
        twin = game.determinize(game.view(s, decision.seat), Rng(asked))
        same = game.decision(twin, decision.seat)
        assert same is not None
        assert same.moves == decision.moves
        here = bot.choose(show(s, decision.seat), decision, Rng(asked), Budget())
        there = bot.choose(show(twin, same.seat), same, Rng(asked), Budget())
        differing += here is not there
        asked += 1
    return differing, asked


@pytest.mark.parametrize(("game_id", "name"), BOTS)
def test_a_bot_does_not_peek(game_id, name, questions):
    bot, show = make_bot(name, game_id), registry.game(game_id).view
    differing, asked = differing_choices(game_id, bot, show, questions)
    assert asked >= 300
    assert differing == 0


class LeakyView(View):
    """A view with a planted fault: a rival's hand is left in it."""

    def __init__(self, s: Any, seat: int) -> None:
        super().__init__(seat)
        rival = s.sides[(seat + 1) % len(s.sides)]
        hand = rival.hand if hasattr(rival, "hand") else sum(rival.contracts())
        self.rival_hand = hand if isinstance(hand, int) else int(hand.low + hand.high + hand.jokers)


class PeekingBot(Bot):
    """Uses the leak."""

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        assert isinstance(view, LeakyView)
        return decision.moves[view.rival_hand % len(decision.moves)]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_check_finds_a_bot_that_peeks(game_id, questions):
    differing, asked = differing_choices(game_id, PeekingBot(), LeakyView, questions)
    assert differing > asked // 4
