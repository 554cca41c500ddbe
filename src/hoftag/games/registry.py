"""The only list of games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from hoftag.core.contract import Game
from hoftag.core.errors import SetupError
from hoftag.games.augsburg.game import Augsburg
from hoftag.games.staufer.game import Staufer
from hoftag.games.tallinn.game import Tallinn

GAMES: Final[dict[str, Callable[[Path | None], Game[Any, Any]]]] = {
    "tallinn": Tallinn,
    "augsburg": Augsburg,
    "staufer": Staufer,
}
_BUILTIN: Final[dict[str, Game[Any, Any]]] = {}


def ids() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def game(id: str, edition: Path | None = None) -> Game[Any, Any]:
    """The game with this id, with the cards of an edition file or the built-in ones."""
    if id not in GAMES:
        raise SetupError(f"there is no game '{id}'; there is {', '.join(GAMES)}")
    if edition is not None:
        return GAMES[id](edition)
    if id not in _BUILTIN:
        _BUILTIN[id] = GAMES[id](None)
    return _BUILTIN[id]
