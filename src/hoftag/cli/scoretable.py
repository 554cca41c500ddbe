"""The score as a table: lines as in the rule book, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from hoftag.core.contract import Score
from hoftag.texts.catalogue import Texts

BETWEEN: Final = 3  # columns between two numbers of a line
LEAST: Final = 5  # letters of a name that are always shown
MOST: Final = 14


def score_table(scores: Sequence[Score], texts: Texts, names: Sequence[str], over: bool, width: int) -> Table:
    """Every line, the total and, at the end, the place; the best number of a line is underlined."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="rubric")
    table.add_column("", no_wrap=True)
    labels = [texts.score_item(item.key) for item in scores[0].items]
    room = (width - 2 - max(len(label) for label in [*labels, *_tie_labels(scores, texts, over)])) // len(scores)
    for name in fitted([names[score.seat] for score in scores], room - BETWEEN):
        table.add_column(Text(name), justify="right", no_wrap=True)
    for row, item in enumerate(scores[0].items):
        points = [score.items[row].points for score in scores]
        table.add_row(Text(texts.score_item(item.key)), *_cells(points, max(points)))
    table.add_section()
    totals = [score.total for score in scores]
    table.add_row(Text(texts.text("score-total"), "bold"), *_cells(totals, max(totals), "bold"))
    if over:
        for place, label in enumerate(_tie_labels(scores, texts, over)):
            table.add_row(Text(label), *_cells([score.ties[place] for score in scores], None))
        table.add_row(Text(texts.text("score-place"), "bold"), *_cells([score.place for score in scores], 1, "bold"))
    return table


def _tie_labels(scores: Sequence[Score], texts: Texts, over: bool) -> list[str]:
    """The names of the tie-breaks, where some of them are needed."""
    if not over or len({score.total for score in scores}) == len(scores):
        return []
    keys = [f"tie-{place}" for place in range(len(scores[0].ties))]
    return [texts.text(key if texts.has(key) else "score-tie-break") for key in keys]


def fitted(names: Sequence[str], room: int) -> list[str]:
    """Names of at most so many letters, still different: long ones lose their middle, or all get a number."""
    room = min(max(room, LEAST), MOST)
    tail = (room - 1) // 2
    short = [name if len(name) <= room else f"{name[: room - 1 - tail]}…{name[-tail:]}" for name in names]
    if len(set(short)) == len(names):
        return short
    return [f"{number} {name}"[: room - 1] + "…" for number, name in enumerate(names, 1)]


def _cells(numbers: Sequence[int], best: int | None, style: str = "") -> list[Text]:
    """Numbers in one column each; the best is underlined where not all are the same."""
    underline = best is not None and len(set(numbers)) > 1
    return [Text(str(number), f"{style} underline" if underline and number == best else style) for number in numbers]


def winners_line(scores: Sequence[Score], texts: Texts, names: Sequence[str], me: int) -> str:
    """Who won: one, or several who share the victory."""
    winners = [score for score in scores if score.place == 1]
    if len(winners) > 1:
        together = join_names([names[score.seat] for score in winners], texts)
        return texts.text("shared-victory", seats=together, number=winners[0].total)
    winner = winners[0]
    you = "seat" if winner.seat == me else "nobody"
    return texts.text("victory", you=you, seat=names[winner.seat], number=winner.total)


def join_names(names: Sequence[str], texts: Texts) -> str:
    """Names in a row, the last after an `and`."""
    if len(names) < 2:
        return "".join(names)
    return texts.text("list-and", head=", ".join(names[:-1]), tail=names[-1])
