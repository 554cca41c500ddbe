"""Die Staufer: each level against the level below."""

import sys

from tests.arena.bars import STEPS, ladder, main

BARS = ladder("staufer", {2: 70, 3: 54, 4: 44, 5: 37}, STEPS)

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
