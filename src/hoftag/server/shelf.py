"""The games of this server with their editions."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hoftag.bots.registry import USUAL, bots_for, characters_for, known_bots
from hoftag.core.contract import Game
from hoftag.core.errors import EditionError, HoftagError, RecordError
from hoftag.core.option import Option
from hoftag.core.record import Header
from hoftag.games import registry
from hoftag.server.strict import bad


class Shelf:
    """Built-in games at once ready, editions as the host has given them."""

    def __init__(self, editions: Iterable[Path]) -> None:
        """Read the edition files; an error names file and key."""
        self._games: dict[tuple[str, str], Game[Any, Any]] = {}
        for id in registry.ids():
            game = registry.game(id)
            self._games[id, game.edition.id] = game
        self._files: dict[tuple[str, str], Path] = {}
        for path in editions:
            game = registry.game(_game_of(path), path)
            self._games[game.id, game.edition.id] = game
            self._files[game.id, game.edition.id] = path.absolute()

    def game(self, id: str, edition: str | None) -> Game[Any, Any]:
        """A game somebody asks for."""
        if id not in registry.ids():
            raise bad(f"there is no such game; there is {', '.join(registry.ids())}", "game")
        if edition is None:
            return registry.game(id)
        if (id, edition) not in self._games:
            known = [other for game, other in self._games if game == id]
            raise bad(f"there is no such edition; there is {', '.join(known)}", "edition")
        return self._games[id, edition]

    def game_of(self, header: Header) -> Game[Any, Any]:
        """The game a match was begun with; a RecordError if rules or cards are others now."""
        game = self._games.get((header.game, header.edition))
        if game is None or game.edition.hash != header.hash:
            raise RecordError(f"edition {header.edition} ({header.hash}) is not here")
        if game.rules != header.rules:
            raise RecordError(f"the match follows rules {header.rules}; this program has rules {game.rules}")
        return game

    def file_of(self, game: Game[Any, Any]) -> Path | None:
        """The file of a game's edition; None of a built-in one."""
        return self._files.get((game.id, game.edition.id))

    def bots(self, game: str) -> list[str]:
        """All bots that play a game, also those that are not offered."""
        return known_bots(game)

    def dump(self) -> list[dict[str, object]]:
        """All games for clients."""
        return [self._dump(registry.game(id)) for id in registry.ids()]

    def _dump(self, game: Game[Any, Any]) -> dict[str, object]:
        """One game for clients."""
        grounds = game.edition.grounds
        return {
            "id": game.id,
            "rules": game.rules,
            "seats": {"least": game.min_seats, "most": game.max_seats},
            "options": [_option(option) for option in game.options],
            "bots": bots_for(game.id),
            "usual": USUAL,
            "characters": characters_for(game.id),
            "edition": {"id": game.edition.id, "hash": game.edition.hash},
            "editions": [edition for id, edition in self._games if id == game.id],
            "reconstructed": [{"table": g.table, "why": g.why} for g in grounds if g.source == "reconstructed"],
        }


def _option(option: Option) -> dict[str, object]:
    """One option for clients."""
    return {
        "key": option.key,
        "rule": option.rule,
        "choices": option.shown(),
        "others": option.listed < len(option.choices),
        "default": option.choices[option.default],
        "needs": option.needs or None,
    }


def options_of(game: Game[Any, Any], named: dict[str, str]) -> dict[str, int]:
    """Options by the names of their choices; every mistake names its field."""
    known = {option.key: option for option in game.options}
    values: dict[str, int] = {}
    for key, choice in named.items():
        if key not in known:
            raise bad("there is no such option", f"options.{key}")
        if choice not in known[key].choices:
            raise bad(f"this option is one of {known[key].told()}", f"options.{key}")
        values[key] = known[key].choices.index(choice)
    try:
        game.checked_options(values)
    except HoftagError as error:
        raise bad(str(error), "options") from error
    return values


def _game_of(path: Path) -> str:
    """The game an edition file is for."""
    try:
        return str(tomllib.loads(path.read_text(encoding="utf-8"))["edition"]["game"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise EditionError(f"{path}: is not an edition") from error
