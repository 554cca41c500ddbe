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

GAMES = 24  # every combination of options twice
Show = Callable[[Any, int], View]


def differing_choices(bot: Bot, show: Show, questions) -> tuple[int, int]:
    """In how many of the questions the bot chooses otherwise when what its seat cannot know is dealt anew."""
    game = registry.game("tallinn")
    differing = asked = 0
    for s, decision in questions(500, GAMES):
        twin = game.determinize(game.view(s, decision.seat), Rng(asked))
        same = game.decision(twin, decision.seat)
        assert same is not None
        assert same.moves == decision.moves
        here = bot.choose(show(s, decision.seat), decision, Rng(asked), Budget())
        there = bot.choose(show(twin, same.seat), same, Rng(asked), Budget())
        differing += here is not there
        asked += 1
    return differing, asked


@pytest.mark.parametrize("name", bots_for("tallinn"))
def test_a_bot_does_not_peek(name, questions):
    differing, asked = differing_choices(make_bot(name, "tallinn"), registry.game("tallinn").view, questions)
    assert asked >= 300
    assert differing == 0


class LeakyView(View):
    """A view with a planted fault: a rival's hand is left in it."""

    def __init__(self, s: Any, seat: int) -> None:
        super().__init__(seat)
        self.rival_hand = int(s.sides[(seat + 1) % len(s.sides)].hand)


class PeekingBot(Bot):
    """Uses the leak."""

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        assert isinstance(view, LeakyView)
        return decision.moves[view.rival_hand % len(decision.moves)]


def test_the_check_finds_a_bot_that_peeks(questions):
    differing, asked = differing_choices(PeekingBot(), LeakyView, questions)
    assert differing > asked // 4
