"""The page of a report: one file without anything from elsewhere, for light and dark screens."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

Figures = dict[str, Any]

HEAD: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hoftag arena</title>
<style>
:root { --ground: #fdfcf9; --ink: #22201c; --faint: #6f6a5f; --line: #ddd6c8; --accent: #8a5a00;
  color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1b1a18; --ink: #eae5da; --faint: #a39c8d; --line: #3d3a34; --accent: #e0a83a }
}
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem }
h2 { font-size: 1.2rem; margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem }
h3 { font-size: 1rem; margin-bottom: .3rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid var(--line); white-space: nowrap }
th { font-weight: 600 } th:first-child, td:first-child { text-align: left; white-space: normal }
svg { max-width: 100%; height: auto; color: var(--ink) }
.small { color: var(--faint); font-size: .875rem }
</style>
</head>
<body>
"""
READING: Final = (
    "A block is one deal, played once in every rotation of the seats. The win share is the mean over blocks; a tie is "
    "split. In brackets: the interval of 95 percent, from 10,000 draws of blocks. A claim holds when the lower bound "
    "is above it. The dashed line is what chance would give."
)


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table; its first column names things, the others hold figures."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody></table></div>\n'


def percent(interval: dict[str, float]) -> str:
    """A share with its interval."""
    mean, low, high = (100 * interval[name] for name in ("mean", "low", "high"))
    return f"{mean:.1f} % ({low:.1f} to {high:.1f})"


def points(interval: dict[str, float]) -> str:
    """Points with their interval."""
    return f"{interval['mean']:+.1f} ({interval['low']:+.1f} to {interval['high']:+.1f})"


def figure(number: float | None, form: str) -> str:
    """A figure, or a dash where there is none."""
    return "-" if number is None or number != number else format(number, form)


def overview(runs: Sequence[Figures]) -> str:
    """All duels in one table."""
    rows = [
        [
            f"{run['game']}, {run['players']} players: {run['matchup']}",
            percent(run["share"]),
            f"{100 * run['chance']:.1f} %",
            points(run["margin"]),
            run["games"],
            figure(run["pairing_gain"], ".2f"),
            run["sprt"]["said"] if "sprt" in run else "-",
        ]
        for run in runs
    ]
    heads = ["match", "win share", "by chance", "margin in points", "games", "pairing gain", "sequential test"]
    return table(heads, rows)


def seats(run: Figures) -> str:
    """The shares seat by seat."""
    rows = [[row["seat"], percent(row["hero"]), percent(row["anybody"])] for row in run["seats"]]
    return table(["seat", "hero there", "anybody there"], rows)


def thinking(run: Figures) -> str:
    """Times of decisions against the limits."""
    rows = [
        [
            row["bot"],
            row["decisions"],
            figure(row["p50_ms"], ".3g"),
            figure(row["p95_ms"], ".3g"),
            figure(row["longest_ms"], ".3g"),
            figure(row["limit_ms"], "g"),
            row["late"] if row["limit_ms"] is not None else "-",
        ]
        for row in run["thinking"]
    ]
    return table(["bot", "decisions", "p50 ms", "p95 ms", "longest ms", "limit ms", "over twice the limit"], rows)


def league(run: Figures) -> str:
    """Shares and ratings of a league."""
    rows = [
        [
            row["bot"],
            percent(row["share"]),
            row["blocks"],
            figure(row.get("mu"), ".2f"),
            figure(row.get("sigma"), ".2f"),
        ]
        for row in run["league"]
    ]
    return table(["bot", "win share of a seat", "blocks", "openskill mu", "sigma"], rows)


def facts(run: Figures) -> str:
    """What was played, in one small line."""
    options = ", ".join(f"{key} {value}" for key, value in run["options"].items())
    weights = ", ".join(f"{bot} {hash}" for bot, hash in zip(run["bots"], run["weights"], strict=True) if hash)
    state = "" if run["finished"] else f" (unfinished: {run['blocks']} of {run['blocks_planned']} blocks)"
    told = f"{run['blocks']} blocks{state}, seed {run['seed']}, rules {run['rules']}"
    told += f", program {run['program']}, edition {run['edition']}, {options or 'no options'}, hoftag {run['hoftag']}"
    return f'<p class="small">{escape(told + (f", weights {weights}" if weights else ""))}</p>\n'
