"""Draw pile and discards in random games: what is always true of them when somebody decides."""

from __future__ import annotations

import pytest

from hoftag.check.games import positions
from hoftag.core.contract import NATURE
from hoftag.core.rng import Rng
from hoftag.games.augsburg.box import PRICES
from hoftag.games.augsburg.words import DEAL, DRAW, GIVE
from hoftag.games.registry import game

AUGSBURG = game("augsburg")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_decides_can_read_a_price_on_top_of_the_pile(seats: int) -> None:
    """AUG-5.3.4, AUG-R67: and the pile really has such a card."""
    asked = 0
    for recorder, decisions in positions(AUGSBURG, seats, {}, Rng(seats)):
        s = recorder.state
        if decisions and decisions[0].seat != NATURE:
            prices = {s.box.price[card] for card in s.draw.kinds()}
            assert (s.top_price < 0) == (not prices)
            assert not prices or PRICES[s.top_price] in prices
            asked += 1
    assert asked > 50


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_draw_pile_is_empty_only_without_discards(seats: int) -> None:
    """AUG-R47: nobody ever decides in front of discards that should have been reshuffled."""
    reshuffled = 0
    for seed in range(3):
        for recorder, decisions in positions(AUGSBURG, seats, {}, Rng(seed)):
            s = recorder.state
            heard = [AUGSBURG.words.events[note.event].key for note in s.take_notes()]
            reshuffled += "reshuffled" in heard
            if decisions and decisions[0].step != GIVE and not s.choosing:
                assert not s.draw.empty() or s.discard.empty()
    assert reshuffled or seats == 2


@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_first_card_dealt_has_a_price_known_before(seats: int) -> None:
    """AUG-R67"""
    first = later = 0
    before = -1
    for recorder, decisions in positions(AUGSBURG, seats, {}, Rng(seats)):
        s = recorder.state
        step = decisions[0].step if decisions else -1
        if step in (DEAL, DRAW) and before == step:
            assert s.top_price < 0
            assert sum(decisions[0].weights) == s.draw.size()
            later += 1
        elif step in (DEAL, DRAW) and s.round:
            assert {s.box.price[move.b] for move in decisions[0].moves} == {PRICES[s.top_price]}
            first += 1
        before = step
    assert first >= 2
    assert later > 20
