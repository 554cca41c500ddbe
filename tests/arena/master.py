"""Master against strong in all games: by default at a tenth of their time, with --full at all of it."""

import sys

from tests.arena.bars import Bar, main

LOWER = {2: 57, 3: 40, 4: 31, 5: 25}
COUNTS = {"tallinn": (2, 3, 4), "augsburg": (2, 3, 4, 5), "staufer": (2, 3, 4, 5)}
BARS = [
    Bar(game, players, "master@200ms", "strong@30ms", LOWER[players], blocks=100)
    for game, counts in COUNTS.items()
    for players in counts
]
FULL = [Bar(bar.game, bar.players, "master@2000ms", "strong@300ms", bar.lower) for bar in BARS]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:], FULL))
