"""Draw the picture in the README anew: `python tests/docs/make_picture.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from hoftag.cli.tables import renderer
from hoftag.cli.terminal import THEME
from hoftag.core.record import MOVE, Record, read_record
from hoftag.core.recorder import resume
from hoftag.games.registry import game
from hoftag.texts.catalogue import Texts

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "table.svg"
GOLDEN = ROOT / "tests" / "games" / "tallinn" / "golden" / "3-legate-chronicle.jsonl"
ROUND = 6
PARCHMENT = TerminalTheme(
    (250, 244, 230),
    (54, 42, 30),
    [
        (54, 42, 30),
        (158, 42, 43),
        (74, 110, 58),
        (160, 115, 20),
        (42, 82, 135),
        (120, 60, 110),
        (40, 115, 115),
        (110, 98, 82),
    ],
)


def picture() -> str:
    """The table of a golden game, as seat 0 sees it when it chooses a card in round 6."""
    tallinn = game("tallinn")
    record = read_record(GOLDEN.read_text())
    replayed = resume(tallinn, Record(record.header, []))
    for entry in record.entries:
        if entry.kind == MOVE:
            replayed.play(entry.seat, tallinn.words.parse(entry.move))
        if replayed.state.round == ROUND and tallinn.decision(replayed.state, 0) is not None:
            break
    texts = Texts(tallinn, "en")
    names = ["You", "Berta", "Konrad"]
    view = tallinn.view(replayed.state, 0)
    draw = renderer(texts)
    hand = draw.render_hand(view, 96)
    assert hand is not None
    console = Console(file=io.StringIO(), record=True, width=96, theme=THEME, force_terminal=True)
    console.print(Group(draw.render(view, names, 96), hand, Text()))
    drawn = console.export_svg(title="hoftag play tallinn", theme=PARCHMENT, unique_id="table")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->", "", drawn, flags=re.DOTALL)  # no font from elsewhere


if __name__ == "__main__":
    PICTURE.write_text(picture())
