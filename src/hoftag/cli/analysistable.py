"""An analysis as people read it: a curve for each seat, decisions in words, where the changes come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from hoftag.cli.scoretable import fitted
from hoftag.cli.terminal import Terminal, shown_name
from hoftag.core.contract import NATURE, Game
from hoftag.core.record import Record
from hoftag.texts.catalogue import Texts

BARS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 48  # columns of a curve
MARK_STYLES: Final = {"blunder": "bold warn", "mistake": "warn", "inaccuracy": "gold"}


class Page:
    """One analysis in one language."""

    def __init__(
        self, told: dict[str, Any], game: Game[Any, Any], record: Record, language: str, seat: int | None
    ) -> None:
        """`told` is what `assemble` gives."""
        self._told = told
        self._game = game
        self._texts = Texts(game, language)
        self._names = [shown_name(name) for name in record.header.seats]
        self._moves = {entry.n: entry.move for entry in record.entries}
        self._seat = seat

    def show(self, terminal: Terminal) -> None:
        """All of it."""
        text = self._texts.text
        terminal.heading(text("analysis-chances"))
        terminal.show(self._curves())
        if not self._told["finished"]:
            terminal.say(text("analysis-unfinished"), "faint")
        terminal.heading(text("analysis-decisions"))
        marked = [line for line in self._told["decisions"] if line["mark"]]
        if marked:
            terminal.show(self._decisions(marked))
        else:
            terminal.say(text("analysis-no-mark"))
        terminal.heading(text("analysis-split"))
        terminal.show(self._split())
        terminal.heading(text("analysis-turning"))
        for line in self._told["turning"]:
            terminal.tell(self._turn(line))
        if not self._told["turning"]:
            terminal.say(text("analysis-no-turning"))
        terminal.say(text("analysis-note"), "faint")

    def _curves(self) -> Table:
        """Every seat's chance along the game, with its first and last value."""
        chances = self._told["chances"]
        table = self._table(["", "analysis-begin", "", "analysis-end"], "lrlr")
        for seat, name in enumerate(fitted(self._names, 14)):
            points = [(int(line["n"]), float(line["mean"][seat])) for line in chances]
            ends = [f"{_hundred(line['mean'][seat])} ± {_hundred(line['half'][seat])}" for line in chances]
            table.add_row(Text(name), ends[0], Text(curve(points, CURVE), "gold"), ends[-1])
        return table

    def _decisions(self, marked: Sequence[dict[str, Any]]) -> Table:
        """The decisions that surely cost something."""
        heads = ["analysis-entry", "analysis-who", "analysis-played", "analysis-better", "analysis-loss", ""]
        table = self._table(heads, "rlllrl")
        for line in marked:
            table.add_row(
                str(line["n"]),
                Text(self._names[line["seat"]]),
                Text(self._move(line["move"])),
                Text(self._move(line["best"])),
                f"{_hundred(line['loss'])} ± {_hundred(line['half'])}",
                Text(self._mark(line["mark"]), MARK_STYLES[line["mark"]]),
            )
        return table

    def _mark(self, mark: str) -> str:
        """The word for a mark."""
        keys = {"blunder": "analysis-blunder", "mistake": "analysis-mistake", "inaccuracy": "analysis-inaccuracy"}
        return self._texts.text(keys[mark])

    def _split(self) -> Table:
        """Luck, own decisions and those of others, which add up; and what one's decisions have cost."""
        heads = ["", "analysis-luck", "analysis-own", "analysis-rivals", "analysis-sum", "analysis-losses"]
        table = self._table(heads, "lrrrrr")
        for line in self._told["split"]:
            seat = line["seat"]
            cells = [f"{_signed(line[part])} ± {_hundred(line[f'{part}_half'])}" for part in ("luck", "own", "rivals")]
            weighed = self._seat is None or seat == self._seat
            lost = f"{_hundred(line['loss'])} ± {_hundred(line['loss_half'])}" if weighed else ""
            whole = _signed(line["luck"] + line["own"] + line["rivals"])
            table.add_row(Text(self._names[seat]), *cells, whole, lost)
        return table

    def _turn(self, line: dict[str, Any]) -> str:
        """A turning point in a sentence: what happened, and whose chance went where."""
        if line["seat"] == NATURE:
            what = self._texts.text("analysis-dealt")
        else:
            move = self._game.words.parse(self._moves[line["n"]])
            what = self._texts.did(line["seat"], move, self._names)
        changes = [
            f"{name} {_signed(change)}"
            for name, change in zip(self._names, line["change"], strict=True)
            if abs(change) >= 0.005
        ]
        return f"{line['n']}: {what} ({', '.join(changes)})"

    def _move(self, notation: str) -> str:
        """A move in words."""
        return self._texts.move(self._game.words.parse(notation), self._names)

    def _table(self, heads: Sequence[str], sides: str) -> Table:
        """An empty table; `sides` say where each column is set, left or right."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="rubric")
        for head, side in zip(heads, sides, strict=True):
            title = Text(self._texts.text(head) if head else "")
            table.add_column(title, justify="right" if side == "r" else "left", overflow="fold")
        return table


def curve(points: Sequence[tuple[int, float]], width: int) -> str:
    """Chances as a row of bars: in each column the last one known up to there, by the number of the entry."""
    last = points[-1][0]
    drawn = []
    for column in range(width):
        there = last * column / max(1, width - 1)
        chance = [chance for n, chance in points if n <= there][-1]
        drawn.append(BARS[min(len(BARS) - 1, int(chance * len(BARS)))])
    return "".join(drawn)


def _hundred(part: float) -> str:
    """A part in hundredths."""
    return f"{round(100 * part)}".replace("-", "−")


def _signed(part: float) -> str:
    """The same with its sign."""
    return f"{round(100 * part):+}".replace("-", "−")
