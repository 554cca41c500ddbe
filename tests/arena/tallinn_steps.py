"""Tallinn: each level against the level below."""

import sys

from tests.arena.bars import STEPS, ladder, main

BARS = ladder("tallinn", {2: 60, 3: 43, 4: 33}, STEPS)

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
