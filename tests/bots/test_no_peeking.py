"""A bot's choice hangs on the view alone: in another world that looks the same to its seat it chooses the same."""

from collections.abc import Callable
from typing import Any

import pytest

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.registry import bots_for, make_bot
from hoftag.build import build
from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry

POSITIONS = 2000 if build() == "compiled" else 20  # the sources alone are slow; they are the same
ROUNDS_OF_GAMES = 1000  # more than are ever needed
BOTS = [(game_id, name) for game_id in registry.ids() for name in ("thumb", *bots_for(game_id), "strong+rival")]
NODES = 6  # iterations of search: enough to meet the others' cards
Show = Callable[[Any, int], View]


def differing_choices(game_id: str, bot: Bot, show: Show, questions) -> tuple[int, int]:
    """In how many of the questions the bot chooses otherwise when what its seat cannot know is dealt anew."""
    game = registry.game(game_id)
    differing = asked = 0
    for s, decision in questions(game_id, 500, ROUNDS_OF_GAMES):
        if len(decision.moves) == 1:
            continue
        twin = game.determinize(game.view(s, decision.seat), Rng(asked))
        same = game.decision(twin, decision.seat)
        assert same is not None
        assert same.moves == decision.moves
        here = bot.choose(show(s, decision.seat), decision, Rng(asked), Budget(NODES))
        there = bot.choose(show(twin, same.seat), same, Rng(asked), Budget(NODES))
        differing += here is not there
        asked += 1
        if asked == POSITIONS:
            break
    return differing, asked


@pytest.mark.parametrize(("game_id", "name"), BOTS)
def test_a_bot_does_not_peek(game_id, name, questions):
    bot, show = make_bot(name, game_id), registry.game(game_id).view
    differing, asked = differing_choices(game_id, bot, show, questions)
    assert asked == POSITIONS
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


@pytest.mark.parametrize("game_id", registry.ids())
def test_the_check_finds_a_bot_that_peeks(game_id, questions):
    differing, asked = differing_choices(game_id, PeekingBot(), LeakyView, questions)
    assert differing > asked // 4
