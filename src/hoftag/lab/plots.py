"""Plots as SVG inside a page; their colours are those of the page, light or dark."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from hoftag.lab.errors import LabError

INK: Final = "#010203"  # stand-ins that no plot uses by itself; the page's own colours take their place
FAINT: Final = "#040506"
ACCENT: Final = "#070809"
STYLE: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "hoftag",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": FAINT,
    "grid.alpha": 0.4,
}


class Plot:
    """One picture: an axes to draw on, and its text in the end."""

    def __init__(self, width: float, height: float) -> None:
        """Inches, of 72 points."""
        try:
            self._matplotlib: Any = import_module("matplotlib")
            figure = import_module("matplotlib.figure").Figure
        except ImportError as error:
            raise LabError("a page with plots needs matplotlib: install hoftag with the extra 'lab'") from error
        with self._matplotlib.rc_context(STYLE):
            self._figure = figure(figsize=(width, height), layout="constrained")
            self.axes: Any = self._figure.add_subplot()
            self.axes.spines[["top", "right"]].set_visible(False)
            self.axes.grid(axis="x", linewidth=0.5)

    def svg(self, name: str, title: str) -> str:
        """The picture as an element of a page; its name keeps its ids apart from those of others."""
        written = io.StringIO()
        with self._matplotlib.rc_context(STYLE):
            self._figure.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        text = written.getvalue()
        text = text[text.index("<svg") :]
        text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
        text = re.sub(r'\bid="', f'id="{name}-', text)
        text = re.sub(r"url\(#", f"url(#{name}-", text)
        text = re.sub(r'href="#', f'href="#{name}-', text)
        text = text.replace(' xmlns="http://www.w3.org/2000/svg"', "").replace(
            ' xmlns:xlink="http://www.w3.org/1999/xlink"', ""
        )
        for stand_in, colour in ((INK, "currentColor"), (FAINT, "var(--faint)"), (ACCENT, "var(--accent)")):
            text = text.replace(stand_in, colour)
        return text.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)


def intervals(rows: Sequence[tuple[str, dict[str, float], float]], name: str) -> str:
    """Shares with their intervals, one under the other; a short line marks what chance would give."""
    plot = Plot(7, 0.9 + 0.34 * len(rows))
    for row, (_, share, chance) in enumerate(reversed(rows)):
        plot.axes.plot([100 * share["low"], 100 * share["high"]], [row, row], color=ACCENT, linewidth=2.5)
        plot.axes.plot([100 * share["mean"]], [row], "o", color=ACCENT, markersize=6, clip_on=False)
        plot.axes.plot([100 * chance] * 2, [row - 0.35, row + 0.35], color=INK, linewidth=1, linestyle="--")
    plot.axes.set_yticks(range(len(rows)), [label for label, _, _ in reversed(rows)])
    plot.axes.set_ylim(-0.6, len(rows) - 0.4)
    plot.axes.set_xlim(0, 100)
    plot.axes.set_xlabel("win share, percent")
    return plot.svg(name, "Win shares with their intervals")


def running(counts: list[int], mean: list[float], low: list[float], high: list[float], chance: float, name: str) -> str:
    """The share as the run went on, with its interval."""
    plot = Plot(7, 2.6)
    plot.axes.fill_between(counts, [100 * n for n in low], [100 * n for n in high], color=ACCENT, alpha=0.25)
    plot.axes.plot(counts, [100 * n for n in mean], color=ACCENT, linewidth=1.5)
    plot.axes.axhline(100 * chance, color=INK, linewidth=1, linestyle="--")
    plot.axes.set_ylim(0, 100)
    plot.axes.xaxis.get_major_locator().set_params(integer=True)
    plot.axes.set_xlabel("blocks")
    plot.axes.set_ylabel("win share, percent")
    return plot.svg(name, "Win share as the run went on")


def histogram(values: Sequence[float], name: str) -> str:
    """How far the hero was ahead or behind at the end of each game."""
    plot = Plot(7, 2.4)
    low, high = min(values), max(values)
    width = max(1, round((high - low) / 40))
    bins = [low - 0.5 + width * n for n in range(int((high - low) // width) + 2)]
    plot.axes.hist(values, bins=bins, color=ACCENT)
    plot.axes.axvline(0, color=INK, linewidth=1, linestyle="--")
    plot.axes.xaxis.get_major_locator().set_params(integer=True)
    plot.axes.set_xlabel("points ahead of the best other seat")
    plot.axes.set_ylabel("games")
    return plot.svg(name, "Margins of all games")
