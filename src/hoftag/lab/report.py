"""Reports: what one or more runs have shown, as a page, as rows of Markdown, or as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from hoftag.lab import page, plots
from hoftag.lab.errors import LabError
from hoftag.lab.plan import DUEL
from hoftag.lab.results import hero_margins, in_order
from hoftag.lab.shards import RunFolder, find_runs
from hoftag.lab.summary import running_share, summarize


def open_runs(paths: Sequence[Path]) -> list[RunFolder]:
    """The runs in these folders, or right below them, in the order they are told."""
    found = find_runs(paths)
    empty = [run for run in found if not run.done()]
    if empty:
        raise LabError(f"{empty[0].path}: nothing has been played yet; go on with hoftag arena resume {empty[0].path}")
    return sorted(found, key=lambda run: (run.plan.kind, run.plan.game, run.plan.matchup, run.plan.seats))


def json_text(runs: Sequence[RunFolder]) -> str:
    """All figures; what cannot be reckoned is null."""
    return json.dumps(without_nan([summarize(run) for run in runs]), indent=1) + "\n"


def markdown(runs: Sequence[RunFolder]) -> str:
    """A table of duels and one of leagues, as far as there are any."""
    told = [summarize(run) for run in runs]
    parts: list[str] = []
    duels = [run for run in told if "share" in run]
    if duels:
        rows = ["| game | players | hero | rivals | win share (95 %) | by chance | margin | games | pairing gain |"]
        rows.append("|---|---|---|---|---|---|---|---|---|")
        rows += [
            f"| {run['game']} | {run['players']} | {run['bots'][0]} | {', '.join(run['bots'][1:])} "
            f"| {page.percent(run['share'])} | {100 * run['chance']:.1f} % | {page.points(run['margin'])} "
            f"| {run['games']} | {page.figure(run['pairing_gain'], '.2f')} |"
            for run in duels
        ]
        parts.append("\n".join(rows))
    leagues = [run for run in told if "league" in run]
    if leagues:
        rows = ["| game | players | bot | win share of a seat (95 %) | blocks |", "|---|---|---|---|---|"]
        rows += [
            f"| {run['game']} | {run['players']} | {row['bot']} | {page.percent(row['share'])} | {row['blocks']} |"
            for run in leagues
            for row in run["league"]
        ]
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"


def write_page(runs: Sequence[RunFolder], path: Path) -> Path:
    """The page, and the same figures as JSON beside it."""
    text = page_text(runs)
    path.write_text(text, encoding="utf-8")
    path.with_suffix(".json").write_text(json_text(runs), encoding="utf-8")
    return path


def page_text(runs: Sequence[RunFolder]) -> str:
    """One page with all tables and plots."""
    told = [summarize(run, ratings=True) for run in runs]
    duels = [run for run in told if "share" in run]
    parts = [page.HEAD, "<h1>Hoftag arena</h1>\n", f"<p>{page.READING}</p>\n"]
    if duels:
        rows = [(f"{run['game']} {run['players']}p {run['matchup']}", run["share"], run["chance"]) for run in duels]
        parts += [page.overview(duels), plots.intervals(rows, "all")]
    for number, (folder, figures) in enumerate(zip(runs, told, strict=True)):
        parts.append(_section(folder, figures, f"run{number}"))
    parts.append("</body>\n</html>\n")
    return "".join(parts)


def _section(folder: RunFolder, figures: dict[str, Any], name: str) -> str:
    """One run."""
    plan = folder.plan
    parts = [f"<h2>{escape(plan.game)}, {plan.seats} players: {escape(plan.matchup)}</h2>\n", page.facts(figures)]
    if plan.kind == DUEL:
        blocks = in_order(folder.done())
        margins = [float(margin) for margin in hero_margins(blocks).ravel()]
        parts += [
            f"<p>Win share {page.percent(figures['share'])}, by chance {100 * figures['chance']:.1f} %.</p>\n",
            "<h3>As the run went on</h3>\n",
            plots.running(*running_share(blocks), figures["chance"], f"{name}-running"),
            "<h3>Margins</h3>\n",
            plots.histogram(margins, f"{name}-margins"),
            "<h3>Seats</h3>\n",
            page.seats(figures),
        ]
    else:
        rows = [(row["bot"], row["share"], figures["chance"]) for row in figures["league"]]
        parts += [page.league(figures), plots.intervals(rows, f"{name}-league")]
        parts.append(
            '<p class="small">Ratings depend on the order of games, which the seed fixes; they decide nothing.</p>\n'
        )
    parts += ["<h3>Time for a decision</h3>\n", page.thinking(figures)]
    return "".join(parts)


def without_nan(told: Any) -> Any:
    """The same data, with null for what is no number: JSON has no other word for it."""
    if isinstance(told, dict):
        return {key: without_nan(value) for key, value in told.items()}
    if isinstance(told, list):
        return [without_nan(value) for value in told]
    return None if isinstance(told, float) and math.isnan(told) else told
