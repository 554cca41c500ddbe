"""Master against strong in all games.

As both play at the table (`--hero master`), which takes hours, and days with `--blocks 400`; in Augsburg 1520 and Die
Staufer also with a tenth of master's iterations against a strong that has all of its own (`--hero master@400`).
"""

import sys

from tests.arena.bars import Bar, main

LOWER = {2: 57, 3: 40, 4: 31, 5: 25}
COUNTS = {"tallinn": (2, 3, 4), "augsburg": (2, 3, 4, 5), "staufer": (2, 3, 4, 5)}
BRIEF = ("master@400", "master")
HEROES = {"tallinn": ("master",), "augsburg": BRIEF, "staufer": BRIEF}
BARS = [
    Bar(game, players, hero, "strong", LOWER[players], blocks=100)
    for game, counts in COUNTS.items()
    for hero in HEROES[game]
    for players in counts
]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
