"""Cards of Tallinn in text: symbols, the hand as two-halved cards, and the reference of all cards.

Persons are symbols of different shape; the letters beside them tell them apart without colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hoftag.cli.tables.grounds import render_grounds
from hoftag.games.tallinn.box import OUT_OF_REACH, Task
from hoftag.games.tallinn.game import Tallinn
from hoftag.games.tallinn.words import CARD, CHRONICLE, ESTATE, INTERIM, START
from hoftag.texts.catalogue import Texts

SYMBOLS: Final = {
    "person-merchant": ("◆", "merchant"),
    "person-knight": ("▲", "knight"),
    "person-monk": ("●", "monk"),
    "coin": ("◎", "coin"),
    "shield": ("▼", "shield"),
}
TOWER: Final = "▣"
CARD_WIDTH: Final = 20


class Cards:
    """Draws the cards of the texts' edition."""

    def __init__(self, texts: Texts) -> None:
        """The game of the texts is Tallinn."""
        assert isinstance(texts.game, Tallinn)
        self.texts = texts
        self.game: Tallinn = texts.game

    def short(self, name: str) -> str:
        """A card or half in few letters: `6`, `6b`; the Legate by its name."""
        card = name.partition("-")[0]
        return (self.texts.short(f"card-{card}") or card) if card in CARD.names else name

    def mark(self, estate: str) -> str:
        """The letter of an estate."""
        return self.texts.text(f"mark-{estate}")

    def symbols(self, domain: str, thing: int) -> Text:
        """What is printed on something, as symbols."""
        line = Text()
        for key, count in self.game.printed(domain, thing):
            symbol, style = SYMBOLS[key]
            line.append(symbol * count, style)
        return line

    def legend(self, shields: bool) -> Text:
        """What the symbols and letters mean."""
        line = Text()
        for estate in ESTATE.names:
            symbol, style = SYMBOLS[f"person-{estate}"]
            line.append(f"{symbol} {self.mark(estate)} ", style)
            line.append(self.texts.text(f"estate-{estate}") + "   ", "faint")
        for key in ["coin", "shield"] if shields else ["coin"]:
            symbol, style = SYMBOLS[key]
            line.append(f"{symbol} ", style)
            line.append(self.texts.text(f"legend-{key}") + "   ", "faint")
        line.append(f"{TOWER} ")
        line.append(self.texts.text("legend-tower"), "faint")
        return line

    def task(self, task: Task, seats: int = 0) -> Text:
        """A task in words: what to have or pay and, for a number of seats, what each level brings."""
        name = ESTATE.names[task.estate]
        symbol, style = SYMBOLS[f"person-{name}"]
        levels = [
            self.texts.text("task-level", need=int(need), points=points) if seats else str(need)
            for need, points in ((task.single, seats), (task.double, 2 * seats))
            if need != OUT_OF_REACH
        ]
        line = Text()
        line.append(f"{symbol} ", style)
        verb = "task-pay" if task.pay else "task-have"
        line.append(self.texts.text(verb, estate=self.texts.text(f"estate-{name}")))
        line.append(f": {', '.join(levels)}")
        return line

    # ------------------------------------------------------------------ the hand

    def hand(self, cards: Sequence[str]) -> RenderableType:
        """Cards side by side."""
        drawn = [self._card(card) for card in cards]
        return Group(Text(self.texts.text("table-your-hand"), "rubric"), Columns(drawn, padding=(0, 1)))

    def _card(self, card: str) -> Panel:
        """A card with half a above and half b below."""
        number = CARD.find(card)
        halves = [self._half(letter, 2 * number + side) for side, letter in enumerate("ab")]
        return Panel(
            Group(halves[0], Rule(style="faint"), halves[1]),
            title=Text(self.short(card), "bold"),
            box=box.ROUNDED,
            border_style="gold",
            width=CARD_WIDTH,
        )

    def _half(self, letter: str, half: int) -> Text:
        """A half: its letter, its symbols, and the persons in letters."""
        line = Text()
        line.append(f"{letter} ", "bold")
        line.append_text(self.symbols("half", half))
        marks = [
            f"{count}{self.mark(key.removeprefix('person-'))}"
            for key, count in self.game.printed("half", half)
            if key.startswith("person-")
        ]
        line.append(" " + " ".join(marks), "faint")
        return line

    # ------------------------------------------------------------------ the reference

    def reference(self) -> RenderableType:
        """All cards of the edition and the grounds of their values."""
        influence = self._table("reference-influence", ["a", "b"])
        for number, card in enumerate(CARD.names):
            halves = [self._with_parts("half", 2 * number + side) for side in (0, 1)]
            influence.add_row(self.short(card), *halves)
        start = self._table("reference-start", [""])
        for number, name in enumerate(START.names):
            start.add_row(name.upper(), self._with_parts("start", number))
        chronicle = self._table("reference-chronicle", [name.upper() for name in INTERIM.names])
        for number, name in enumerate(CHRONICLE.names):
            tasks = [self.task(self.game.box.tasks[interim][number]) for interim in (0, 1)]
            chronicle.add_row(name.upper(), *tasks)
        levels = Text(self.texts.text("reference-levels"), "faint")
        return Group(influence, start, chronicle, levels, Text(), render_grounds(self.texts))

    def _table(self, title: str, columns: Sequence[str]) -> Table:
        """An empty table of cards."""
        heading = Text(self.texts.text(title), "rubric")
        table = Table(title=heading, box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False)
        for column in [self.texts.text("reference-card"), *columns]:
            table.add_column(Text(column))
        return table

    def _with_parts(self, domain: str, thing: int) -> Text:
        """Symbols and words of what is printed on something."""
        line = self.symbols(domain, thing)
        line.append(f" {self.texts.parts(domain, thing)}")
        return line
