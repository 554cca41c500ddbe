"""Augsburg 1520: each level against the level below."""

import sys

from tests.arena.bars import STEPS, ladder, main

BARS = ladder("augsburg", {2: 64, 3: 47, 4: 37, 5: 31}, STEPS)

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
