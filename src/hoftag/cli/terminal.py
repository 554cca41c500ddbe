"""Where people read and type: one console for output, lines for input."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from unicodedata import combining, normalize

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

if TYPE_CHECKING:
    from hoftag.texts.catalogue import Texts

# Middle tones, legible on dark and light grounds. Gold means: you may act here. Rubric structures.
THEME: Final = Theme(
    {
        "gold": "#af8700",
        "rubric": "#d75f5f",
        "faint": "dim",
        "merchant": "#af8700",
        "knight": "#d7005f",
        "monk": "#5f87d7",
        "coin": "bold #af8700",
        "shield": "bold #875faf",
        "factory": "#af8700",
        "nobility": "#d7875f",
        "office": "#875faf",
        "warn": "#d7005f",
    }
)
NAME_WIDTH: Final = 20


class Terminal:
    """A console and its keyboard. Nothing printed here is read as markup."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        """`plain` leaves out colours."""
        self.console = console or Console(
            no_color=True if plain else None, markup=False, emoji=False, highlight=False, theme=THEME
        )
        self.interactive = sys.stdin is not None and sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):  # line editing, where the system has it
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        """How many columns a picture may take; wider ones are hard to read."""
        return min(self.console.width, 120)

    def show(self, *things: RenderableType) -> None:
        """Print pictures and plain lines."""
        for thing in things:
            self.console.print(thing, width=None if isinstance(thing, str | Text) else self.width)

    def say(self, text: str, style: str = "") -> None:
        """Print one line of text in a style."""
        self.console.print(Text(text, style=style))

    def tell(self, text: str, head: str = "  ") -> None:
        """Print one sentence of a list behind its head; what does not fit on its line is set in."""
        inset = " " * (len(head) + 2)
        lines = Text(text).wrap(self.console, max(self.console.width - len(inset), 1))
        self.console.print(Text(f"\n{inset}").join([Text(head) + lines[0], *lines[1:]]))

    def line(self, text: str, style: str = "") -> None:
        """Print one line and never break it, so that a path in it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def heading(self, text: str) -> None:
        """Print a heading across the screen."""
        self.console.rule(Text(text, style="rubric"), style="faint", characters="─", align="left")

    def ask(self, prompt: str) -> str:
        """Read one line; the end of the input is an EOFError."""
        line = input(prompt)
        if not self.interactive:
            self.say(line)  # so that a transcript shows what was answered
        return line.strip()

    def choose(self, prompt: str, least: int, most: int, default: int, texts: Texts) -> int:
        """Ask for a number, again and again; an empty line takes the default."""
        while True:
            answer = self.ask(prompt)
            if not answer:
                return default
            number = number_of(answer)
            if least <= number <= most:
                return number
            self.say(texts.text("ask-number", least=least, most=most), "warn")

    def agree(self, prompt: str, texts: Texts) -> bool:
        """Ask a question that is answered with yes or no."""
        yes = {"yes", bare(texts.text("answer-yes"))}
        no = {"no", bare(texts.text("answer-no"))}
        while True:
            answer = bare(self.ask(prompt))
            if answer in yes | {word[0] for word in yes}:
                return True
            if answer in no | {word[0] for word in no}:
                return False
            self.say(texts.text("ask-yes-no"), "warn")

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to; where there is no screen, draw a line."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.rule(style="faint")


def bare(word: str) -> str:
    """A word in small letters without accents, as it may be typed in a hurry."""
    return "".join(letter for letter in normalize("NFKD", word.lower()) if not combining(letter))


def number_of(text: str) -> int:
    """The number a text is, or -1; no number that matters has more than six digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else -1


def shown_name(name: str) -> str:
    """A name as it may be printed: one short line without control characters."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in name).strip() or "?"
    return clean if len(clean) <= NAME_WIDTH else clean[: NAME_WIDTH - 1] + "…"
