"""Bots by name."""

import pytest

from hoftag.bots.augsburg import AugsburgBot
from hoftag.bots.registry import bots_for, make_bot
from hoftag.bots.simple import RandomBot
from hoftag.bots.tallinn import TallinnBot
from hoftag.core.errors import SetupError


@pytest.mark.parametrize("game_id", ["tallinn", "augsburg", "staufer"])
def test_names(game_id):
    assert bots_for(game_id) == ["random", "thumb"]


def test_bots_are_made_by_name():
    assert isinstance(make_bot("random", "tallinn"), RandomBot)
    assert isinstance(make_bot("thumb", "tallinn"), TallinnBot)
    assert isinstance(make_bot("random", "augsburg"), RandomBot)
    assert isinstance(make_bot("thumb", "augsburg"), AugsburgBot)


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(SetupError, match="tallinn has no bot 'deep'; it has random, thumb"):
        make_bot("deep", "tallinn")


def test_an_unknown_game_is_refused_with_the_known_ones():
    with pytest.raises(SetupError, match="there is no game 'chess'; there is tallinn, augsburg"):
        bots_for("chess")
