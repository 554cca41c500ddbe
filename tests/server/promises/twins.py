"""Nobody is sent what he may not know: many pairs of worlds that a viewer cannot tell apart, with every option set.

All that a match would send is compared, byte for byte, and of every tenth pair all that the server makes of it.
"""

from __future__ import annotations

import itertools

from tests.server.promises.sent import Sent
from tests.table.twinned import Window, Worlds, pairs

from hoftag.check.games import option_sets
from hoftag.games.registry import game, ids

FAST, SOAK = 20, 10_000  # pairs of each title; the usual 500 are in tests/table/test_secrets.py
SERVED = 10
FIRST = 100_000  # seed: other games than the tests have
Figures = dict[str, float]


def run(wanted: int = FAST) -> Figures:
    figures: Figures = dict.fromkeys(("pairs", "by the server", "unseen answers", "told apart"), 0)
    for id in ids():
        for number, pair in enumerate(pairs(id, wanted, FIRST, option_sets(game(id)))):
            ways: list[Window] = [Window(), *itertools.repeat(Sent(), number % SERVED == 0)]
            for window in ways:
                worlds = Worlds(pair, window)
                if found := worlds.difference():
                    print(found)
                    figures["told apart"] += 1
            figures["pairs"] += 1
            figures["by the server"] += len(ways) - 1
            figures["unseen answers"] += worlds.unseen
    return figures


def broken(figures: Figures) -> list[str]:
    return [f"told apart: {figures['told apart']:.0f} pairs"] if figures["told apart"] else []
