"""Characters want something else and are about as strong: at most 100 Elo, 36 % of two, below the level without one."""

import sys

from tests.arena.bars import Bar, main

from hoftag.bots.levels import LEVELS, TASTES

BARS = [Bar(game, 2, f"strong+{taste}", "strong", 36, blocks=100) for game in LEVELS for taste in TASTES if taste]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
