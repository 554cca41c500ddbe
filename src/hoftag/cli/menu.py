"""The menu: choose a language, a game, players, options and opponents, or go on with a saved game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from hoftag.bots.registry import USUAL, bots_for
from hoftag.cli.leaving import Left
from hoftag.cli.playing import PlayOptions, play
from hoftag.cli.store import data_folder, load_record, saved_games
from hoftag.cli.terminal import Terminal, shown_name
from hoftag.core.contract import Game
from hoftag.core.errors import HoftagError
from hoftag.core.record import RESULT
from hoftag.games import registry
from hoftag.texts.catalogue import Texts
from hoftag.texts.languages import languages

SAVED_SHOWN = 9


class Menu:
    """Numbered questions, answered by a line each; an empty line takes what is marked."""

    def __init__(self, terminal: Terminal, language: str) -> None:
        """Begin in a language; it can be changed."""
        self.terminal = terminal
        self.texts = Texts(None, language)

    def run(self) -> None:
        """Show the menu until somebody quits; the end of the input is a polite way to leave."""
        try:
            while self._once():
                pass
        except (EOFError, KeyboardInterrupt):
            self.terminal.console.print()
        except Left as left:
            self.terminal.console.print()
            self.terminal.say(str(left), "faint")
        self.terminal.say(self.texts.text("goodbye"))

    def _once(self) -> bool:
        """One choice of the main menu; False to leave."""
        games = [registry.game(id) for id in registry.ids()]
        saved = _unfinished(saved_games(data_folder(os.environ)))
        titles = [
            self.texts.text("menu-play", game=Texts(game, self.texts.language).text("game-title")) for game in games
        ]
        titles.append(self.texts.text("menu-resume", number=len(saved)))
        titles += [self.texts.text("menu-language"), self.texts.text("menu-quit")]
        self.terminal.heading("Hoftag")
        choice = self._pick("", titles, 0) - len(games)
        if choice < 0:
            self._attempt(self._new_game(games[choice + len(games)]))
        elif choice == 0 and saved:
            self._resume(saved)
        elif choice == 0:
            self.terminal.say(self.texts.text("menu-nothing-saved"), "warn")
        elif choice == 1:
            names = [Texts(None, language).text("language-name") for language in languages()]
            self.texts = Texts(None, languages()[self._pick("menu-which-language", names, 0)])
        return choice < 2

    def _new_game(self, game: Game[Any, Any]) -> PlayOptions:
        """Ask for everything a new game needs."""
        texts = Texts(game, self.texts.language)
        self.terminal.say(texts.text("game-description"))
        options = PlayOptions(game.id, self.texts.language)
        options.players = self._count("menu-how-many-players", game.min_seats, game.max_seats)
        human = self._count("menu-how-many-people", 1, options.players)
        options.humans = ",".join(str(seat) for seat in range(human))
        if human < options.players:
            bots = bots_for(game.id)
            kinds = [self.texts.text(f"bot-{bot}") for bot in bots]
            options.bots = bots[self._pick("menu-which-bots", kinds, bots.index(USUAL))]
        values: dict[str, str] = {}
        for option in game.options:
            if option.needs and values.get(option.needs) in (None, "off"):
                continue
            self.terminal.say(texts.text(f"option-{option.key}-help"), "faint")
            choices = [texts.text(f"option-{option.key}-{choice}") for choice in option.shown()]
            number = self._pick("", choices, option.default, texts.text(f"option-{option.key}"))
            values[option.key] = option.choices[number]
        options.options = [f"{key}={choice}" for key, choice in values.items()]
        return options

    def _resume(self, saved: list[tuple[Path, str, list[str]]]) -> None:
        """Choose one of the saved games and go on with it."""
        shown = saved[:SAVED_SHOWN]
        titles = [f"{path.stem}: {', '.join(shown_name(name) for name in names)}" for path, _, names in shown]
        path, game_id, _ = shown[self._pick("menu-which-saved", titles, 0)]
        self._attempt(PlayOptions(game_id, self.texts.language, resume=path))

    def _attempt(self, options: PlayOptions) -> None:
        """Play, and come back to the menu whatever happens."""
        try:
            play(options, self.terminal)
        except HoftagError as error:
            self.terminal.say(str(error), "warn")

    def _pick(self, question: str, choices: Sequence[str], default: int, title: str = "") -> int:
        """Ask for one of some choices; the number counts from 0."""
        if question or title:
            self.terminal.say(title or self.texts.text(question), "bold gold")
        for number, choice in enumerate(choices, 1):
            line = Text()
            line.append(f"  {number} ", "bold gold")
            line.append(choice)
            if number == default + 1:
                line.append(f"  ({self.texts.text('menu-default')})", "faint")
            self.terminal.show(line)
        return self.terminal.choose("> ", 1, len(choices), default + 1, self.texts) - 1

    def _count(self, question: str, least: int, most: int) -> int:
        """Ask how many; an empty line takes the least."""
        self.terminal.say(self.texts.text(question), "bold gold")
        prompt = self.texts.text("ask-count", least=least, most=most, default=least)
        return self.terminal.choose(f"  {prompt} ", least, most, least, self.texts)


def _unfinished(paths: list[Path]) -> list[tuple[Path, str, list[str]]]:
    """The saved games that can go on: file, game and names. What cannot be read is left out here."""
    found: list[tuple[Path, str, list[str]]] = []
    for path in paths:
        try:
            record = load_record(path)
        except (HoftagError, OSError):
            continue
        if record.header.game in registry.ids() and not any(entry.kind == RESULT for entry in record.entries):
            found.append((path, record.header.game, record.header.seats))
    return found
