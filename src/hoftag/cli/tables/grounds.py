"""Which values of an edition are certain and which are reconstructed."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from hoftag.texts.catalogue import Texts


def render_grounds(texts: Texts) -> RenderableType:
    """The edition, and the ground of each of its tables; the reasons are in the edition's own language."""
    game = texts.game
    assert game is not None
    lines: list[RenderableType] = [Text(texts.text("edition-line", edition=game.edition.id, hash=game.edition.hash))]
    for ground in game.edition.grounds:
        line = Text()
        line.append(f"{ground.table}: ", "bold")
        line.append(texts.text(f"ground-{ground.source}"), "warn" if ground.source == "reconstructed" else "")
        lines += [line, Padding(Text(ground.why, "faint"), (0, 0, 0, 4))]
    return Group(*lines)
