"""Master against strong in all games.

As both play at the table (`--hero master`), which takes hours, and days with `--blocks 400`; in Augsburg 1520 and Die
Staufer also with a tenth of the iterations that master has time for, against a strong that has all of its own.
"""

import sys

from tests.arena.bars import Bar, main

LOWER = {2: 57, 3: 40, 4: 31, 5: 25}
COUNTS = {"tallinn": (2, 3, 4), "augsburg": (2, 3, 4, 5), "staufer": (2, 3, 4, 5)}
TENTHS = {"augsburg": {2: 400, 3: 400, 4: 400, 5: 400}, "staufer": {2: 400, 3: 200, 4: 140, 5: 100}}
BARS = [
    Bar(game, players, hero, "strong", LOWER[players], blocks=100)
    for game, counts in COUNTS.items()
    for players in counts
    for hero in ([f"master@{TENTHS[game][players]}"] if game in TENTHS else []) + ["master"]
]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
