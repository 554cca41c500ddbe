"""The only list of bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hoftag.bots.augsburg import AugsburgBot
from hoftag.bots.contract import Bot
from hoftag.bots.levels import LEVELS, TASTES, YARDSTICKS, LevelBot
from hoftag.bots.simple import RandomBot
from hoftag.bots.staufer import StauferBot
from hoftag.bots.tallinn import TallinnBot
from hoftag.core.errors import SetupError
from hoftag.games import registry

Maker = Callable[[], Bot]
EVERY_GAME: Final[dict[str, Maker]] = {"random": RandomBot}
THUMBS: Final[dict[str, Maker]] = {"tallinn": TallinnBot, "augsburg": AugsburgBot, "staufer": StauferBot}
WITH: Final = "+"  # a level and a character: strong+bold
USUAL: Final = "casual"  # who sits down where nobody chose
HINTING: Final = "strong"  # who is asked for hints


def bots_for(game_id: str) -> list[str]:
    """The names of the bots that people can choose for a game, the weakest first."""
    _require(game_id)
    return ["random", *LEVELS.get(game_id, {})]


def known_bots(game_id: str) -> list[str]:
    """All bots that can sit at a table, also those that are not offered: rules of thumb, levels with a character."""
    characters = [f"{level}{WITH}{taste}" for level, tastes in characters_for(game_id).items() for taste in tastes]
    return [*bots_for(game_id), "thumb", *characters]


def characters_for(game_id: str) -> dict[str, list[str]]:
    """The characters of each level; only those that search have any."""
    return {
        name: [taste for taste in TASTES if taste] for name, level in LEVELS.get(game_id, {}).items() if level.nodes
    }


def make_bot(name: str, game_id: str) -> Bot:
    """The bot with this name for this game; a level can have a character, as in strong+bold."""
    _require(game_id)
    plain, _, taste = name.partition(WITH)
    known = _known(game_id)
    if plain not in known:
        raise SetupError(f"{game_id} has no bot '{name}'; it has {', '.join(known)}")
    if name != plain:
        if name not in known_bots(game_id):
            characters = ", ".join(taste for taste in TASTES if taste)
            raise SetupError(
                f"there is no bot '{name}'; levels that search, and only they, have characters: {characters}"
            )
        return LevelBot(game_id, LEVELS[game_id][plain], TASTES[taste])
    return known[plain]()


def _known(game_id: str) -> dict[str, Maker]:
    """The bots of a game by name."""
    levels = LEVELS.get(game_id, {}) | (YARDSTICKS if game_id in LEVELS else {})
    made: dict[str, Maker] = {name: partial(LevelBot, game_id, level) for name, level in levels.items()}
    return {**EVERY_GAME, "thumb": THUMBS[game_id], **made}


def _require(game_id: str) -> None:
    """There must be such a game."""
    if game_id not in registry.ids():
        raise SetupError(f"there is no game '{game_id}'; there is {', '.join(registry.ids())}")
