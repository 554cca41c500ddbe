"""The table as text and as a picture: what everybody sees, as the terminal shows it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color_triplet import ColorTriplet
from rich.console import Console, Group, RenderableType
from rich.style import Style

from hoftag.cli.tables import renderer
from hoftag.cli.terminal import THEME
from hoftag.core.contract import SPECTATOR, Game, State
from hoftag.texts.catalogue import Texts

COLUMNS: Final = 110
SIZE: Final = 15  # of letters, in pixels
PAPER: Final = (251, 246, 234)
INK: Final = (43, 33, 26)
EDGE: Final = 12


class Painter:
    """Shows a game's table to a spectator."""

    def __init__(self, game: Game[Any, Any], language: str = "en") -> None:
        """Texts in one of the languages of the program."""
        self._game = game
        self._renderer = renderer(Texts(game, language))
        self._font: Any = None

    def text(self, s: State, names: list[str]) -> str:
        """Lines for a terminal, without colours."""
        console = Console(file=StringIO(), width=COLUMNS, no_color=True, highlight=False, theme=THEME)
        console.print(self._drawn(s, names))
        written = console.file
        assert isinstance(written, StringIO)
        return written.getvalue()

    def picture(self, s: State, names: list[str]) -> NDArray[np.uint8]:
        """The same as an array of pixels: height, width, red green and blue."""
        console = Console(
            file=StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor", highlight=False, theme=THEME
        )
        lines = console.render_lines(self._drawn(s, names), pad=False)
        font = self._letters()
        wide, high = round(font.getlength("M")), SIZE + 4
        image = Image.new("RGB", (2 * EDGE + wide * COLUMNS, 2 * EDGE + high * len(lines)), PAPER)
        draw = ImageDraw.Draw(image)
        for n, line in enumerate(lines):
            column = 0
            for segment in line:
                place = (EDGE + wide * column, EDGE + high * n)
                ground = segment.style.bgcolor if segment.style else None
                if ground is not None and not ground.is_default:
                    size = (place[0] + wide * segment.cell_length, place[1] + high)
                    draw.rectangle((place, size), fill=tuple(ground.get_truecolor()))
                for offset, letter in enumerate(segment.text):
                    draw.text((place[0] + wide * offset, place[1]), letter, _ink(segment.style), font)
                column += segment.cell_length
        return np.asarray(image, np.uint8)

    def _drawn(self, s: State, names: list[str]) -> RenderableType:
        return Group(self._renderer.render(self._game.view(s, SPECTATOR), names, COLUMNS))

    def _letters(self) -> Any:
        """A font with equally wide letters, which matplotlib brings along."""
        if self._font is None:
            file = Path(mpl.get_data_path(), "fonts", "ttf", "DejaVuSansMono.ttf")
            self._font = ImageFont.truetype(str(file), SIZE)
        return self._font


def _ink(style: Style | None) -> tuple[int, int, int]:
    """The colour of letters; faint ones are half way to the paper."""
    colour = style.color if style else None
    triplet = colour.get_truecolor() if colour is not None and not colour.is_default else ColorTriplet(*INK)
    if style is not None and style.dim:
        return ((triplet[0] + PAPER[0]) // 2, (triplet[1] + PAPER[1]) // 2, (triplet[2] + PAPER[2]) // 2)
    return (triplet[0], triplet[1], triplet[2])
