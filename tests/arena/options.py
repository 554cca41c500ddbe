"""Strong against casual with the options of the games, two players, by the bars of the games without them."""

import sys

from tests.arena import augsburg_steps, staufer_steps, tallinn_steps
from tests.arena.bars import Bar, main

from hoftag.games.staufer.words import NAMED_SETS

CHOICES = {
    "tallinn": ["legate=on", "chronicle=on", "legate=on chronicle=on", "towers=leader-first"],
    "augsburg": ["hand-sizes=shown"],
    "staufer": [f"privileges={name}" for name in NAMED_SETS[1:]],
}
LOWER = {
    bar.game: bar.lower
    for script in (tallinn_steps, augsburg_steps, staufer_steps)
    for bar in script.BARS
    if bar.players == 2
}
BARS = [
    Bar(game, 2, "strong", "casual", LOWER[game], blocks=100, options=options)
    for game, choices in CHOICES.items()
    for options in choices
]

if __name__ == "__main__":
    sys.exit(main(BARS, sys.argv[1:]))
