"""The score as a table: lines as in the rule book, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from hoftag.core.contract import Score
from hoftag.texts.catalogue import Texts


def score_table(scores: Sequence[Score], texts: Texts, names: Sequence[str], over: bool) -> Table:
    """Every line, the total and, at the end, the place; the best number of a line is underlined."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="rubric")
    table.add_column("")
    for score in scores:
        table.add_column(Text(names[score.seat]), justify="right", max_width=14)
    for row, item in enumerate(scores[0].items):
        points = [score.items[row].points for score in scores]
        table.add_row(Text(texts.score_item(item.key)), *_cells(points, max(points)))
    table.add_section()
    totals = [score.total for score in scores]
    table.add_row(Text(texts.text("score-total"), "bold"), *_cells(totals, max(totals), "bold"))
    if over:
        if len({score.total for score in scores}) < len(scores):
            for place in range(len(scores[0].ties)):
                key = f"tie-{place}" if texts.has(f"tie-{place}") else "score-tie-break"
                table.add_row(Text(texts.text(key)), *_cells([score.ties[place] for score in scores], None))
        table.add_row(Text(texts.text("score-place"), "bold"), *_cells([score.place for score in scores], 1, "bold"))
    return table


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
