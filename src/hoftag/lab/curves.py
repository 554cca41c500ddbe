"""Pictures of a training run: how the loss falls and the strength grows."""

from __future__ import annotations

from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from hoftag.lab.train import Run


def draw_curves(run: Run) -> None:
    """Write `curves.svg` into the folder of the run."""
    log = run.log()
    figure = Figure(figsize=(9, 3.4), layout="constrained")
    left, right = figure.subplots(1, 2)
    told = "cross entropy" if run.recipe.belief else "loss above its least"
    games = [line["games"] for line in log]
    left.plot(games, [line["loss"] for line in log], color="#7a3b2e")
    left.set(xlabel="games", ylabel=told, title=f"{run.recipe.game}, {run.recipe.seats} players")
    if run.recipe.belief:
        right.remove()  # it does not play
    else:
        draw_strength(right, run.recipe.seats, log)
    figure.savefig(run.folder / "curves.svg")


def draw_strength(right: Axes, seats: int, log: list[dict[str, Any]]) -> None:
    """Shares of wins against each rival."""
    trials = [line for line in log if line["shares"]]
    for rival in sorted({rival for line in trials for rival in line["shares"]}):
        points = [(line["games"], line["shares"][rival]) for line in trials if rival in line["shares"]]
        right.plot([x for x, _ in points], [y for _, y in points], marker="o", label=f"against {rival}")
    right.axhline(1 / seats, color="#999999", linewidth=0.8)
    right.set(xlabel="games", ylabel="share of wins without search", ylim=(0, 1))
    if trials:
        right.legend()
