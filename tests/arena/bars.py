"""Bars of strength: a bot must have a win share whose lower bound is above the bar.

The scripts beside this one hold the bars. They play for minutes to hours, so pytest does not run them:

    PYTHONPATH=src python -m tests.arena.tallinn_steps [--players 2] [--blocks 400] [--workers 2] [--out DIR] [--list]

What is interrupted goes on when it is called again. Exit code 0: all bars met; 1: one missed; 2: one cannot be run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hoftag.cli.playing import parse_options
from hoftag.core.errors import HoftagError
from hoftag.games import registry
from hoftag.lab.arena import play_run
from hoftag.lab.local import Pool, here
from hoftag.lab.plan import DUEL, Plan, make_plan
from hoftag.lab.players import parse_player
from hoftag.lab.shards import RunFolder
from hoftag.lab.summary import summarize

OUT = Path(__file__).parents[2] / "build" / "arena"
BLOCKS = 400
SEED = 1520


@dataclass(frozen=True)
class Bar:
    """One hero among equal rivals; players are written with their budget, as in `strong@30ms` or `strong@800`."""

    game: str
    players: int
    hero: str
    rival: str
    lower: float  # percent that the lower bound of the win share must reach
    blocks: int = BLOCKS
    p95_ms: float | None = None  # the hero must answer 95 of 100 questions in this time
    options: str = ""  # of the game, as in `legate=on chronicle=on`

    def plan(self) -> Plan:
        """What is played for it; an unknown bot is an error."""
        players = [parse_player(self.hero, "hero"), parse_player(self.rival, "rival")]
        options = parse_options(registry.game(self.game), self.options.split())
        return make_plan(self.game, DUEL, players, self.players, self.blocks, SEED, options)

    @property
    def title(self) -> str:
        """What is played."""
        return f"{' '.join([self.game, self.options]).strip()}, {self.players} players, {self.hero} - {self.rival}"


def ladder(game: str, bars: dict[int, float], steps: Sequence[tuple[str, str]]) -> list[Bar]:
    """The same bars, by number of players, for each step from a level to the next."""
    return [Bar(game, players, hero, rival, lower) for hero, rival in steps for players, lower in bars.items()]


STEPS = [("casual", "novice"), ("strong", "casual")]


def judge(bar: Bar, figures: dict[str, Any], seconds: float) -> tuple[bool, str]:
    """Whether a bar is met, and everything about it in one line."""
    share = {name: 100 * value for name, value in figures["share"].items()}
    room = share["low"] - bar.lower
    met = room >= 0
    told = f"{share['mean']:.1f} % ({share['low']:.1f} to {share['high']:.1f}), bar {bar.lower:g} %"
    told += f": {'met' if met else 'missed'} by {abs(room):.1f}; {figures['games']} games, {seconds:.0f} s of play"
    p95 = figures["thinking"][0]["p95_ms"]
    if p95 is not None:
        told += f", hero's p95 {p95:.3g} ms"
    if bar.p95_ms is not None and p95 is not None and p95 > bar.p95_ms:
        met, told = False, f"{told}: missed, {bar.p95_ms:g} is the most"
    return met, f"{'MET   ' if met else 'MISSED'} {bar.title}: {told}"


def run(bar: Bar, out: Path, workers: int) -> tuple[bool, str]:
    """Play what is missing for a bar, and judge it."""
    plan = bar.plan()
    folder = RunFolder.begin(out / plan.folder, plan)
    play_run(folder, Pool(workers) if workers else here)
    return judge(bar, summarize(folder), sum(float(shard["seconds"]) for shard in folder.times()))


def main(bars: Sequence[Bar], arguments: Sequence[str]) -> int:
    """The command line of a script."""
    parser = argparse.ArgumentParser(description="Run bars of strength.")
    parser.add_argument("--blocks", type=int, help="deals for each bar, instead of its own number")
    parser.add_argument("--players", type=int, action="append", help="only bars with so many players")
    parser.add_argument("--game", action="append", help="only bars of this game")
    parser.add_argument("--hero", action="append", help="only bars of this bot, as `--list` writes it")
    parser.add_argument("--workers", type=int, default=2, help="processes; 0 plays in this one")
    parser.add_argument("--out", type=Path, default=OUT, help="where the runs are kept")
    parser.add_argument("--list", action="store_true", help="only print the bars")
    given = parser.parse_args(arguments)
    wanted = [
        bar if given.blocks is None else replace(bar, blocks=given.blocks)
        for bar in bars
        if (given.players is None or bar.players in given.players)
        and (given.game is None or bar.game in given.game)
        and (given.hero is None or bar.hero in given.hero)
    ]
    if not wanted:
        print("there is no such bar", file=sys.stderr)
        return 2
    if given.list:
        for bar in wanted:
            print(f"{bar.title}: {bar.lower:g} %, {bar.blocks} blocks")
        return 0
    try:
        for bar in wanted:
            bar.plan()  # all bars can be run, before the first one is
        missed = 0
        for bar in wanted:
            met, line = run(bar, given.out, given.workers)
            print(line, flush=True)
            missed += not met
    except HoftagError as error:
        print(f"cannot be run: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; the same command goes on", file=sys.stderr)
        return 130
    print(f"{len(wanted) - missed} of {len(wanted)} bars met")
    return 1 if missed else 0
