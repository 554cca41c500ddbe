"""Strength for time: the net without search, in 3 ms, against a search with random rollouts that has 300 ms."""

import sys

from tests.arena.bars import Bar, main

BARS = [Bar(game, 2, "net@3ms", "rollouts@300ms", 50, p95_ms=3) for game in ("staufer", "augsburg")]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
