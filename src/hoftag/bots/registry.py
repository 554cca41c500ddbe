"""The only list of bots."""

from __future__ import annotations

from typing import Final

from hoftag.bots.augsburg import AugsburgBot
from hoftag.bots.contract import Bot
from hoftag.bots.simple import RandomBot
from hoftag.bots.staufer import StauferBot
from hoftag.bots.tallinn import TallinnBot
from hoftag.core.errors import SetupError
from hoftag.games import registry

EVERY_GAME: Final[dict[str, type[Bot]]] = {"random": RandomBot}
BY_GAME: Final[dict[str, dict[str, type[Bot]]]] = {  # thumb: rules of thumb
    "tallinn": {"thumb": TallinnBot},
    "augsburg": {"thumb": AugsburgBot},
    "staufer": {"thumb": StauferBot},
}


def bots_for(game_id: str) -> list[str]:
    """The names of the bots that play a game, the weakest first."""
    return list(_known(game_id))


def make_bot(name: str, game_id: str) -> Bot:
    """The bot with this name for this game."""
    known = _known(game_id)
    if name not in known:
        raise SetupError(f"{game_id} has no bot '{name}'; it has {', '.join(known)}")
    return known[name]()


def _known(game_id: str) -> dict[str, type[Bot]]:
    """The bots of a game by name."""
    if game_id not in registry.ids():
        raise SetupError(f"there is no game '{game_id}'; there is {', '.join(registry.ids())}")
    return EVERY_GAME | BY_GAME.get(game_id, {})
