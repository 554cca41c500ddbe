"""Strong against random moves, two players."""

import sys

from tests.arena.bars import Bar, main

LOWER = {"tallinn": 83, "augsburg": 95, "staufer": 98}
BARS = [Bar(game, 2, "strong", "random", lower) for game, lower in LOWER.items()]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
