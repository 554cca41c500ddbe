"""A run from its plan to its end: what is there is kept, what is missing is played, and progress is shown."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import takewhile

import numpy as np
from rich.console import Console

from hoftag.lab.blocks import Block
from hoftag.lab.plan import DUEL, Plan
from hoftag.lab.results import hero_shares, in_order
from hoftag.lab.screen import Screen
from hoftag.lab.shards import Played, RunFolder
from hoftag.lab.stats import UNDECIDED, Numbers, Verdict, quick_interval, sprt

Crew = Callable[[Plan, Sequence[int]], Generator[Played]]  # plays these shards, in any order


def play_run(folder: RunFolder, crew: Crew, console: Console | None = None) -> list[Block]:
    """Play what is missing, and say what there is then. Whatever stops it, shards that are written stay."""
    plan = folder.plan
    folder.require_same_program()
    tally = Tally(plan, folder.done())
    missing = [number for number in range(plan.shards) if number not in tally.shards]
    if missing and not tally.decided():
        at_work = crew(plan, missing)
        try:
            with Screen(plan.title, plan.blocks * plan.seats, tally.games, console) as screen:
                for played in at_work:
                    tally.add(played.number, folder.save(played))
                    screen.show(tally.games, tally.running_share())
                    if tally.decided():
                        break
        finally:
            at_work.close()
    return in_order(tally.shards)


class Tally:
    """The shards of a run so far; for a duel with the hero's share in each block, reckoned once."""

    def __init__(self, plan: Plan, shards: dict[int, list[Block]]) -> None:
        """`shards` are those that are there."""
        self.plan = plan
        self.shards: dict[int, list[Block]] = {}
        self._means: dict[int, Numbers] = {}
        for number, blocks in shards.items():
            self.add(number, blocks)

    def add(self, number: int, blocks: list[Block]) -> None:
        """One shard more."""
        self.shards[number] = blocks
        if self.plan.kind == DUEL:
            self._means[number] = hero_shares(blocks).mean(axis=1)

    @property
    def games(self) -> int:
        """How many games are played."""
        return sum(len(blocks) for blocks in self.shards.values()) * self.plan.seats

    def means(self) -> Numbers:
        """The hero's share in each block."""
        return np.concatenate([np.empty(0), *self._means.values()])

    def running_share(self) -> str:
        """The hero's share so far, for the screen."""
        if self.plan.kind != DUEL:
            return ""
        found = quick_interval(self.means())
        return f", share {100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"

    def verdict(self) -> Verdict:
        """How the sequential test stands: it looks at the blocks up to the first one that is missing."""
        first = list(takewhile(self._means.__contains__, range(self.plan.shards)))
        means = np.concatenate([np.empty(0), *[self._means[number] for number in first]])
        return sprt(means, self.plan.seats, self.plan.blocks)

    def decided(self) -> bool:
        """Whether a run may stop early."""
        return self.plan.sprt and self.verdict().said != UNDECIDED
