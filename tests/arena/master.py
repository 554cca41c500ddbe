"""Master against strong in all games, as they play at the table; 100 blocks take hours, `--blocks 400` a day."""

import sys

from tests.arena.bars import Bar, main

LOWER = {2: 57, 3: 40, 4: 31, 5: 25}
COUNTS = {"tallinn": (2, 3, 4), "augsburg": (2, 3, 4, 5), "staufer": (2, 3, 4, 5)}
BARS = [
    Bar(game, players, "master", "strong", LOWER[players], blocks=100)
    for game, counts in COUNTS.items()
    for players in counts
]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
