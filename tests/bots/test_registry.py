"""Bots by name."""

import pytest

from hoftag.bots.augsburg import AugsburgBot
from hoftag.bots.contract import Bot
from hoftag.bots.levels import LevelBot
from hoftag.bots.registry import HINTING, USUAL, bots_for, known_bots, make_bot
from hoftag.bots.simple import RandomBot
from hoftag.bots.tallinn import TallinnBot
from hoftag.core.errors import SetupError


@pytest.mark.parametrize("game_id", ["tallinn", "augsburg", "staufer"])
def test_names(game_id):
    assert bots_for(game_id) == ["random", "novice", "casual", "strong", "master"]


def test_bots_are_made_by_name():
    assert isinstance(make_bot("random", "tallinn"), RandomBot)
    assert isinstance(make_bot("thumb", "tallinn"), TallinnBot)
    assert isinstance(make_bot("random", "augsburg"), RandomBot)
    assert isinstance(make_bot("thumb", "augsburg"), AugsburgBot)
    assert isinstance(make_bot("strong+bold", "staufer"), LevelBot)


@pytest.mark.parametrize("name", ["strong+", "thumb+bold", "strong+sly"])
def test_only_levels_have_characters(name):
    with pytest.raises(SetupError, match=r"no bot|characters"):
        make_bot(name, "tallinn")


@pytest.mark.parametrize("game_id", ["tallinn", "augsburg", "staufer"])
def test_every_known_bot_can_be_made(game_id):
    names = known_bots(game_id)
    assert {"random", "thumb", "master", "strong+rival", "strong+bold", "strong+careful"} <= {*names}
    assert all(isinstance(make_bot(name, game_id), Bot) for name in names)
    assert USUAL in bots_for(game_id)
    assert HINTING in bots_for(game_id)


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(SetupError, match="tallinn has no bot 'deep'; it has random, thumb, novice"):
        make_bot("deep", "tallinn")


def test_an_unknown_game_is_refused_with_the_known_ones():
    with pytest.raises(SetupError, match="there is no game 'chess'; there is tallinn, augsburg"):
        bots_for("chess")
