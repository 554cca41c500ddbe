"""What there is: the games with their options, and what an edition holds."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from hoftag.bots.registry import bots_for
from hoftag.cli.tables.grounds import render_grounds
from hoftag.cli.terminal import Terminal
from hoftag.games import registry
from hoftag.texts.catalogue import Texts


def list_games(terminal: Terminal, language: str) -> None:
    """Each game with players, description, options and bots."""
    for id in registry.ids():
        game = registry.game(id)
        texts = Texts(game, language)
        terminal.heading(f"{id}: {texts.text('game-title')}")
        terminal.say(texts.text("game-description"))
        terminal.say(texts.text("games-players", least=game.min_seats, most=game.max_seats))
        for option in game.options:
            choices = [f"{choice}{'*' if n == option.default else ''}" for n, choice in enumerate(option.shown())]
            for line in choice_lines(f"  --option {option.key}=", choices, terminal.console.width):
                terminal.say(line, "gold")
            needs = f" ({texts.text('games-needs', option=option.needs)})" if option.needs else ""
            help = Text(f"{texts.text(f'option-{option.key}-help')}{needs} [{option.rule}]")
            terminal.show(Padding(help, (0, 0, 0, 6)))
        for line in choice_lines("  --bots ", bots_for(id), terminal.console.width):
            terminal.say(line, "gold")


def choice_lines(head: str, choices: Sequence[str], width: int) -> list[str]:
    """Choices behind their head; what does not fit goes on below the first one, never in the middle of a word."""
    lines = [head]
    for number, choice in enumerate(choices):
        part = choice if number == len(choices) - 1 else f"{choice}|"
        if number and len(lines[-1]) + len(part) > width:
            lines.append(" " * len(head))
        lines[-1] += part
    return lines


def show_edition(file: Path, terminal: Terminal, language: str) -> None:
    """Read an edition with all its tables and tell its id, hash and grounds."""
    game = registry.game(_game_named(file), file)
    texts = Texts(game, language)
    terminal.say(texts.text("edition-good", file=file.name, game=texts.text("game-title")), "bold")
    terminal.show(render_grounds(texts))


def _game_named(file: Path) -> str:
    """The game an edition says it is for; where it does not say, the first game tells what is wrong."""
    try:
        named = tomllib.loads(file.read_bytes().decode("utf-8"))["edition"]["game"]
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError):
        return registry.ids()[0]
    return str(named)
