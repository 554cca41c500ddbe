"""Any game in text: the view as a list of names and values."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from hoftag.cli.tables import Renderer
from hoftag.cli.tables.grounds import render_grounds
from hoftag.core.contract import View
from hoftag.texts.catalogue import domains


class TableRenderer(Renderer):
    """Shows everything and draws nothing."""

    def render(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Every field of the view on a line of its own; long ones are broken by the console."""
        return Text("\n".join(_lines(view.dump(), "")))

    def render_hand(self, view: View, width: int) -> RenderableType | None:
        """Nothing: the view shows all there is."""
        return None

    def render_reference(self, width: int) -> RenderableType:
        """Every component on which something is printed."""
        game = self.texts.game
        assert game is not None
        lines: list[str] = []
        for id, domain in domains(game).items():
            for value, name in enumerate(domain.names):
                parts = self.texts.parts(id, value)
                if parts:
                    lines.append(f"{id} {name}: {parts}")
        return Group(Text("\n".join(lines)), render_grounds(self.texts))


def _lines(data: object, indent: str) -> list[str]:
    """Plain data as indented lines; lists of single values stay on one line."""
    lines: list[str] = []
    if isinstance(data, dict):
        for key, value in data.items():
            if _nested(value):
                lines += [f"{indent}{key}:", *_lines(value, indent + "  ")]
            else:
                lines.append(f"{indent}{key}: {_plain(value)}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            lines += [f"{indent}{number}:", *_lines(value, indent + "  ")]
    else:
        lines.append(f"{indent}{_plain(data)}")
    return lines


def _nested(value: object) -> bool:
    """Whether a value needs lines of its own."""
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, dict | list) for v in value))


def _plain(value: object) -> str:
    """A single value, or a list of them."""
    if isinstance(value, list):
        return " ".join(str(v) for v in value) or "-"
    return "-" if value is None else str(value)
