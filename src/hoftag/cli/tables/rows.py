"""Lines of a table in text: a label, and beside it things in a row that are never broken in two."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

BETWEEN = " · "

Row = tuple[Text, Sequence[Text]]


def flow(things: Sequence[Text], width: int) -> list[Text]:
    """Things in a row, on as few lines as fit."""
    lines = [Text()]
    for thing in things:
        if lines[-1].plain and lines[-1].cell_len + len(BETWEEN) + thing.cell_len > width:
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append(BETWEEN, "faint")
        lines[-1].append_text(thing)
    return lines


def labelled(rows: Sequence[Row], width: int, least: int = 0) -> Text:
    """Rows with their labels in one column, at least so wide."""
    column = max([least, *[label.cell_len for label, _ in rows]]) + 1
    block: list[Text] = []
    for label, things in rows:
        for number, line in enumerate(flow(things, width - column)):
            head = label.copy() if number == 0 else Text()
            head.append(" " * (column - head.cell_len))
            head.append_text(line)
            block.append(head)
    return Text("\n").join(block)


def align(rows: Sequence[Sequence[Text]], width: int) -> None:
    """Make the things of each column equally wide, if the rows then still fit on a line."""
    columns = list(zip(*rows, strict=True))
    widths = [max(thing.cell_len for thing in column) for column in columns]
    if sum(widths) + len(BETWEEN) * (len(widths) - 1) > width:
        return
    for column, widest in zip(columns, widths, strict=True):
        for thing in column:
            thing.pad_right(widest - thing.cell_len)
