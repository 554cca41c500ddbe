"""Master against strong in all games.

With a tenth of its time or less against a strong that has all of its own (`--hero master@200ms --hero master@100`),
which takes minutes to an hour; and as both play at the table (`--hero master`), which takes hours, and days with
`--blocks 400`. Tallinn has time instead of iterations: it has more of them for its last cards than for the others.
"""

import sys

from tests.arena.bars import Bar, main

LOWER = {2: 57, 3: 40, 4: 31, 5: 25}
COUNTS = {"tallinn": (2, 3, 4), "augsburg": (2, 3, 4, 5), "staufer": (2, 3, 4, 5)}
BRIEF = {"tallinn": "master@200ms", "augsburg": "master@100", "staufer": "master@100"}
BARS = [
    Bar(game, players, hero, "strong", LOWER[players], blocks=100)
    for game, counts in COUNTS.items()
    for hero in (BRIEF[game], "master")
    for players in counts
]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
