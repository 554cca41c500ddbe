"""Plots of a report on balance: narrow enough for a phone, two beside each other on a desk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final, NamedTuple

from hoftag.lab.balance_stats import Figures
from hoftag.lab.plots import ACCENT, FAINT, INK, Plot

WIDTH: Final = 4.8  # inches
LABEL: Final = 26  # letters of a label in one line
DASHES: Final = ("-", "--", ":", "-.", (0, (1, 3)))


class Line(NamedTuple):
    """A row of a plot: its label, and the values of some companies."""

    label: str
    values: Sequence[Figures | None]
    middle: float = 0.0


def slim(svg: str) -> str:
    """The same picture in fewer letters: fonts of the page, a tenth of a point, and no names that nobody uses."""
    used = set(re.findall(r"#([\w.-]+)", svg))
    svg = re.sub(r"<!--.*?-->|<style.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"-?\d+\.\d{2,}", lambda found: f"{float(found[0]):.1f}".removesuffix(".0"), svg)
    svg = re.sub(r' id="([\w.-]+)"', lambda found: found[0] if found[1] in used else "", svg)
    svg = re.sub(r"font-family: [^;\"]*;? ?", "", svg)
    svg = re.sub(r' transform="rotate\(-0 [^"]*\)"', "", svg)
    svg = re.sub(r'<path [^>]*style="fill: none"/>', "", svg)
    svg = re.sub(r">\s+<", "><", re.sub(r"\s*\n\s*", " ", svg))
    while (less := svg.replace("<g></g>", "").replace("<defs></defs>", "")) != svg:
        svg = less
    return svg


def dots(lines: Sequence[Line], axis: str, name: str, title: str, scale: float = 1.0) -> str:
    """Values with their intervals, one under the other; the first company is filled, the second one is hollow."""
    labels = ["\n".join(wrap(line.label, LABEL)) for line in lines]
    heights = [
        0.30 + 0.17 * label.count("\n") + 0.09 * (len(line.values) > 1)
        for label, line in zip(labels, lines, strict=True)
    ]
    plot = Plot(WIDTH, 0.65 + sum(heights))
    places: list[float] = []
    top = 0.0
    for line, height in zip(lines, heights, strict=True):
        place = top - height / 2
        places.append(place)
        for number, value in enumerate(line.values):
            if value is not None:
                _dot(plot.axes, value, place + (0.055 - 0.11 * number) * (len(line.values) > 1), number, scale)
        plot.axes.plot([scale * line.middle] * 2, [top - height, top], color=INK, linewidth=0.8, linestyle="--")
        top -= height
    plot.axes.set_yticks(places, labels)
    plot.axes.tick_params(axis="y", length=0, labelsize=9)
    plot.axes.set_ylim(top, 0)
    plot.axes.set_xlabel(axis)
    return slim(plot.svg(name, title))


def _dot(axes: Any, value: Figures, place: float, number: int, scale: float) -> None:
    """One value with its interval."""
    colour = INK if number else ACCENT
    axes.plot(
        [scale * value["low"], scale * value["high"]], [place, place], color=colour, linewidth=1.2 if number else 2
    )
    fill = {"markerfacecolor": "none"} if number else {}
    axes.plot([scale * value["mean"]], [place], "o", color=colour, markersize=4, **fill)


def scores(told: Figures, name: str) -> str:
    """Points by place, as shares of the seats with that place."""
    plot = Plot(WIDTH, 2.3)
    edges = told["edges"]
    for number, row in enumerate(told["places"]):
        shares = [100 * count / row["seats"] for count in row["counts"]]
        colour = INK if number else ACCENT
        if not number:
            plot.axes.stairs(shares, edges, fill=True, color=ACCENT, alpha=0.3)
        plot.axes.stairs(
            shares, edges, color=colour, linestyle=DASHES[number], linewidth=1.2, label=f"place {row['place']}"
        )
    plot.axes.legend(frameon=False, fontsize=9, labelcolor=INK)
    plot.axes.set_xlabel("points")
    plot.axes.set_ylabel("percent of seats")
    return slim(plot.svg(name, "Points by place"))


def margins(told: Figures, name: str) -> str:
    """How far winners are ahead."""
    plot = Plot(WIDTH, 2.0)
    whole = sum(told["counts"])
    plot.axes.stairs([100 * count / whole for count in told["counts"]], told["edges"], fill=True, color=ACCENT)
    plot.axes.set_xlabel("points between first and second")
    plot.axes.set_ylabel("percent of games")
    return slim(plot.svg(name, "Winning margins"))


def split(rows: Sequence[tuple[str, Figures]], name: str) -> str:
    """What the deal explains, and what it does not."""
    plot = Plot(WIDTH, 0.8 + 0.42 * len(rows))
    for place, (_, value) in enumerate(reversed(rows)):
        mean = 100 * value["mean"]
        plot.axes.barh(place, mean, height=0.5, color=ACCENT)
        plot.axes.barh(place, 100 - mean, left=mean, height=0.5, color=FAINT, alpha=0.35)
        plot.axes.plot([100 * value["low"], 100 * value["high"]], [place, place], color=INK, linewidth=1.5)
    plot.axes.set_yticks(range(len(rows)), ["\n".join(wrap(label, LABEL)) for label, _ in reversed(rows)])
    plot.axes.tick_params(axis="y", length=0, labelsize=9)
    plot.axes.set_xlim(0, 100)
    plot.axes.set_xlabel("percent of the variance")
    return slim(plot.svg(name, "What the deal explains"))
