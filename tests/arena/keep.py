"""Keep the figures of finished runs: a small file each in docs/strength, table and picture of docs/strength.md.

    PYTHONPATH=src python -m tests.arena.keep build/arena

What is kept for the same game, players and bots is replaced; `--tables` only writes table and picture anew.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.arena import (
    against_random,
    augsburg_steps,
    characters,
    master,
    net_greedy,
    openspiel,
    options,
    staufer_steps,
    tallinn_steps,
)
from tests.arena.bars import Bar

from hoftag.bots.registry import make_bot
from hoftag.games import registry
from hoftag.lab.plan import option_names
from hoftag.lab.players import fingerprint
from hoftag.lab.plots import intervals
from hoftag.lab.shards import RunFolder
from hoftag.lab.summary import summarize

DOCS = Path(__file__).parents[2] / "docs"
KEPT = DOCS / "strength"
PAGE = DOCS / "strength.md"
BEGIN, END = "<!-- kept figures -->\n", "<!-- end of kept figures -->\n"
STEPS = (tallinn_steps, augsburg_steps, staufer_steps, master)
SCRIPTS = (*STEPS, against_random, net_greedy, characters, options, openspiel)
PLAYED_FOR = {(bar.game, bar.options, bar.players, f"{bar.hero} - {bar.rival}"): bar for s in SCRIPTS for bar in s.BARS}
TITLES = ["game", "players", "hero - rivals", "share (95 %)", "bar", "blocks", "hero's p95", "nets", "program"]
LEARNT = ("strong", "master", "net")  # bots that judge by a net


def kept() -> list[dict[str, Any]]:
    """All figures that are kept, in the order of their names."""
    return [json.loads(file.read_text()) for file in sorted(KEPT.glob("*.json"))]


def keep(run: Path) -> None:
    """Write down the figures of a finished run."""
    figures = summarize(RunFolder.open(run))
    if not figures["finished"]:
        print(f"{run.name}: not finished", file=sys.stderr)
        return
    name = " ".join([figures["game"], special(figures), str(figures["players"]), *figures["bots"]])
    file = KEPT / (re.sub(r"[^a-z0-9]+", "-", name) + ".json")
    KEPT.mkdir(exist_ok=True)
    file.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n")


def special(figures: dict[str, Any]) -> str:
    """The options that are not the usual ones, as a bar writes them."""
    played, usual = figures["options"], option_names(registry.game(figures["game"]), {})
    return " ".join(f"{key}={played[key]}" for key in usual if played[key] != usual[key])


def title(figures: dict[str, Any]) -> str:
    """The game and its special options."""
    return f"{figures['game']} {special(figures)}".strip()


def bar_of(figures: dict[str, Any]) -> Bar | None:
    """The bar that a run was played for; some are played for none."""
    return PLAYED_FOR.get((figures["game"], special(figures), figures["players"], figures["matchup"]))


def row(figures: dict[str, Any]) -> str:
    """One line of the table."""
    share = {name: 100 * value for name, value in figures["share"].items()}
    bar = bar_of(figures)
    verdict = "" if bar is None else f"{bar.lower:g} %, {'met' if share['low'] >= bar.lower else '**missed**'}"
    p95 = figures["thinking"][0]["p95_ms"]
    cells = [
        title(figures),
        str(figures["players"]),
        figures["matchup"],
        f"{share['mean']:.1f} ({share['low']:.1f} to {share['high']:.1f})",
        verdict,
        str(figures["blocks"]),
        "" if p95 is None else f"{p95:.0f} ms" if p95 >= 10 else f"{p95:.2g} ms",
        nets(figures),
        figures["program"][:8],
    ]
    return line(cells)


def nets(figures: dict[str, Any]) -> str:
    """Whether those who judge by a net had the one that comes along now; rows without such bots have none."""
    names = [bot.partition("@")[0].partition("+")[0] for bot in figures["bots"]]
    played = {name: weights for name, weights in zip(names, figures["weights"], strict=True) if name in LEARNT}
    if not played:
        return ""
    now = {name: fingerprint(make_bot(name, figures["game"]), figures["players"]) for name in played}
    return "these" if played == now else "earlier"


def line(cells: list[str]) -> str:
    """Cells side by side."""
    return f"| {' | '.join(cells)} |\n"


def table(runs: Iterable[dict[str, Any]]) -> str:
    """All lines."""
    return line(TITLES) + "|---" * len(TITLES) + "|\n" + "".join(row(figures) for figures in runs)


def picture(runs: Iterable[dict[str, Any]]) -> str:
    """Shares with their intervals, as a file of its own."""
    rows = [(f"{title(run)} {run['players']}: {run['matchup']}", run["share"], run["chance"]) for run in runs]
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    colours = 'style="color:#2b211a;--faint:#8a7a66;--accent:#9c2f23;background:#fbf6ea"'
    return intervals(rows, "shares").replace("<svg", f"<svg {names} {colours}", 1) + "\n"


def main(words: list[str]) -> int:
    """Keep what is named, write table and picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", nargs="*", type=Path, help="folders of runs, or of folders of runs")
    parser.add_argument("--tables", action="store_true", help="only write table and picture anew")
    args = parser.parse_args(words)
    if not args.runs and not args.tables:
        parser.error("name folders of runs, or say --tables")
    for place in args.runs:
        for plan in sorted(place.rglob("plan.json")):
            keep(plan.parent)
    runs = kept()
    before, _, rest = PAGE.read_text().partition(BEGIN)
    PAGE.write_text(before + BEGIN + table(runs) + END + rest.partition(END)[2])
    (KEPT / "shares.svg").write_text(picture(runs))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
