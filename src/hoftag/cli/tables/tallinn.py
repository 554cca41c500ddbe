"""The table of Tallinn in text: a panel for each seat with persons, display and towers; the Chronicle; the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hoftag.cli.tables import Renderer
from hoftag.cli.tables.tallinn_cards import SYMBOLS, TOWER, Cards
from hoftag.core.contract import View
from hoftag.games.tallinn.box import Task
from hoftag.games.tallinn.state import FIRST_PILE, HAND_SIZE
from hoftag.games.tallinn.words import CARD, CHRONICLE, ESTATE, HALF, INTERIM, START
from hoftag.texts.catalogue import Texts

PANEL_WIDTH: Final = 56  # where two such panels fit, they stand side by side

Data = dict[str, Any]  # a part of the view's dump: plain data with names


class TableRenderer(Renderer):
    """Draws what the view's dump tells, which is what a client in the browser gets, too."""

    def __init__(self, texts: Texts) -> None:
        """The cards know the edition."""
        super().__init__(texts)
        self.cards = Cards(texts)

    def render(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Round and step, the seats' panels, the Chronicle."""
        data = view.dump()
        sides = _sides(data)
        most = [max(side["persons"][estate] for side in sides) for estate in range(3)]
        in_row = 2 if width >= 2 * PANEL_WIDTH else 1
        panel_width = (width - (in_row - 1)) // in_row
        panels = [self._panel(side, data, seat, names[seat], most, panel_width) for seat, side in enumerate(sides)]
        grid = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        for first in range(0, len(panels), in_row):
            grid.add_row(*panels[first : first + in_row])
        parts: list[RenderableType] = [self._headline(data), self.cards.legend(data["legate"] is True), grid]
        if data["tasks"]:
            parts.append(self._chronicle(data, names, width))
        return Group(*parts)

    def render_hand(self, view: View, width: int) -> RenderableType | None:
        """The hand as two-halved cards side by side."""
        data = view.dump()
        sides = _sides(data)
        seat = cast(int, data["seat"])
        hand = sides[seat].get("hand") if 0 <= seat < len(sides) else None
        return self.cards.hand(hand) if hand else None

    def render_reference(self, width: int) -> RenderableType:
        """All cards of the edition."""
        return self.cards.reference()

    def _headline(self, data: Data) -> RenderableType:
        """The game, the round and the step."""
        parts = [self.texts.text("game-title")]
        if data["over"]:
            parts.append(self.texts.text("table-over"))
        else:
            round = data["round"]
            rounds = _set_size(data)
            parts.append(self._text("round", round=round, rounds=rounds) if round else self._text("setup"))
            parts.append(self.texts.text(f"step-{data['step']}-title"))
        return Rule(Text(" · ".join(parts), style="rubric"), style="faint", align="left")

    # ------------------------------------------------------------------ one seat

    def _panel(self, side: Data, data: Data, seat: int, name: str, most: list[int], width: int) -> Panel:
        """One seat: points and score card, persons, display, card of this round, towers, hand and pile."""
        own = seat == data["seat"]
        title = Text(f"{name} · {self.texts.text('points', number=side['points'])}", "bold not dim default")
        title.append(f" · {self._score_card(side['scoreCard'])}", "not bold")
        rows = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        rows.add_row(Text(self._text("display"), "faint"), self._display(side))
        this_round = self._this_round(side, data, seat)
        if this_round:
            rows.add_row(Text(self._text("this-round"), "faint"), this_round)
        if side["turned"] or side["laidNumber"] or side["paid"]:
            rows.add_row(Text(self._text("towers"), "faint"), self._towers(side, own and not data["over"]))
        return Panel(
            Group(self._persons(side, most, width - 4), rows),
            title=title,
            title_align="left",
            subtitle=Text(self._cards_left(side, own), "not dim default"),
            subtitle_align="right",
            box=box.HEAVY if own else box.ROUNDED,
            border_style="gold" if own else "faint",
            width=width,
        )

    def _score_card(self, card: Data) -> str:
        """Coins and field of the score card."""
        return self._text("-".join(card["coins"]), field=card["field"]) if card["field"] else self._text("beside")

    def _persons(self, side: Data, most: list[int], width: int) -> Text:
        """Three bars of heads, each with its letter and number; the highest number of the table is underlined."""
        line = Text()
        room = width // 3
        for estate, name in enumerate(ESTATE.names):
            symbol, style = SYMBOLS[f"person-{name}"]
            number = side["persons"][estate]
            heads = symbol * number if number <= room - 6 else symbol * (room - 7) + "+"
            line.append(f"{self.cards.mark(name)} ", style)
            line.append(" " * (2 - len(str(number))))
            line.append(str(number), "bold underline" if number and number == most[estate] else "bold")
            line.append(f" {heads}", style)
            line.append(" " * (room * (estate + 1) - len(line)))
        line.rstrip()
        return line

    def _display(self, side: Data) -> Text:
        """The start card and all active halves, each with its symbols; this round's card is underlined."""
        line = Text()
        if side["start"] is None:
            return Text(self._text("none"), "faint")
        line.append(side["start"].upper(), "bold")
        line.append_text(self.cards.symbols("start", START.find(side["start"])))
        for half in side["display"]:
            line.append("  ")
            line.append(self.cards.short(half), "bold underline" if half == side["played"] else "bold")
            line.append_text(self.cards.symbols("half", HALF.find(half)))
        return line

    def _this_round(self, side: Data, data: Data, seat: int) -> Text:
        """The card revealed in this round and its contest, or how far the choice is."""
        if side["played"] is not None:
            line = Text()
            line.append(self.cards.short(side["played"]), "bold")
            line.append_text(self.cards.symbols("half", HALF.find(side["played"])))
            if side["contest"] is not None:
                estate = self.texts.text(f"estate-{side['contest']}")
                line.append(f"  {self._text('contest', estate=estate)}")
            return line
        if data["step"] == "select" and seat in data["waiting"]:
            return Text(self._text("choosing"), "faint")
        if data["step"] == "select" and side["answered"]:
            return Text(self._text("sealed"), "faint")
        return Text()

    def _towers(self, side: Data, secret: bool) -> Text:
        """Towers turned from the display by name, those laid from the hand face down; then cards paid."""
        towers = [f"{TOWER} {self.cards.short(card)}" for card in side["turned"]]
        hidden = f" ({self._text('hidden')})" if secret else ""
        if "laid" in side:
            towers += [f"{TOWER} {self.cards.short(card)}{hidden}" for card in side["laid"]]
        else:
            towers += [f"{TOWER} ?"] * side["laidNumber"]
        line = Text("  ".join(towers) if towers else self._text("none"))
        if side["paid"]:
            line.append(f"   {self._text('paid')} ", "faint")
            line.append(" ".join(self.cards.short(card) for card in side["paid"]))
        return line

    def _cards_left(self, side: Data, own: bool) -> str:
        """How many cards are in hand and pile; what is known to lie under the pile is named to its owner."""
        line = f"{self._text('hand')} {side['handSize']} · {self._text('pile')} {side['pileSize']}"
        if side["underSize"]:
            under = ", ".join(self.cards.short(card) for card in side["under"]) if own else str(side["underSize"])
            line += f" ({self._text('under')} {under})"
        return line

    # ------------------------------------------------------------------ the Chronicle

    def _chronicle(self, data: Data, names: Sequence[str], width: int) -> Panel:
        """The two tasks, when they are scored, and how far everybody is."""
        sides = _sides(data)
        lines: list[RenderableType] = []
        for interim, card in enumerate(data["tasks"]):
            after = [FIRST_PILE, _set_size(data) - HAND_SIZE][interim]
            task = self.cards.game.box.tasks[interim][CHRONICLE.find(card)]
            done = data["round"] > after or data["over"]
            line = Text()
            line.append(f"{INTERIM.names[interim].upper():<3}", "bold")
            line.append(self.texts.text("task-after", round=after) + ": ", "faint")
            line.append_text(self.cards.task(task, len(sides)))
            progress = []
            for seat, side in enumerate(sides):
                number = f"+{side['taskPoints'][interim]}" if done else str(self._persons_for(task, side, data))
                progress.append(f"{names[seat]}: {number}")
            lines += [line, Text("   " + " · ".join(progress), "faint" if done else "")]
        title = Text(self.texts.text("option-chronicle"), "bold not dim default")
        return Panel(Group(*lines), title=title, title_align="left", border_style="faint", width=width)

    def _persons_for(self, task: Task, side: Data, data: Data) -> int:
        """Persons on the face-up influence cards; the start card only where it counts."""
        game = self.cards.game
        key = f"person-{ESTATE.names[task.estate]}"
        printed = [game.printed("half", HALF.find(half)) for half in side["display"]]
        if data["startCounts"] and not task.pay and side["start"] is not None:
            printed.append(game.printed("start", START.find(side["start"])))
        return sum(count for parts in printed for part, count in parts if part == key)

    def _text(self, key: str, **places: str | int) -> str:
        """A text of the table."""
        return self.texts.text(f"table-{key}", **places)


def _sides(data: Data) -> list[Data]:
    """The seats' sides of a dump."""
    return cast(list[Data], data["sides"])


def _set_size(data: Data) -> int:
    """How many influence cards everybody has, which is how many rounds there are at most."""
    return len(CARD.names) if data["legate"] else len(CARD.names) - 1
