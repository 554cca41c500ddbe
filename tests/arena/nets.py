"""Two nets without search against each other, as after a training that was repeated from scratch.

    PYTHONPATH=src python -m tests.arena.nets tallinn training/tallinn-2/tallinn-2.net [--players 2] [--blocks 1000]

The rival sits in all other seats: by default the net that comes with the program, else another file or a bot.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

from hoftag.bots.judges import NETS
from hoftag.lab.stats import share_interval
from hoftag.lab.trials import Bout, play_bout


def main(words: list[str]) -> int:
    """Exit code 1 where the interval lies below an equal share."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("net", type=Path, help="the file of a net")
    parser.add_argument("--rival", help="the file of another net, or a bot")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--blocks", type=int, default=1000, help="deals, each played once with the net in every seat")
    args = parser.parse_args(words)
    seats: int = args.players
    rival = args.rival or str(NETS / f"{args.game}-{seats}.net")
    bouts = (Bout(args.game, seats, seats, block, str(args.net), rival) for block in range(args.blocks))
    share = share_interval(np.array([play_bout(bout) for bout in bouts]))
    even = 1 / seats
    told = ", ".join(f"{100 * part:.1f} %" for part in share)
    print(f"{args.game}, {seats} players, {args.blocks} blocks: mean, low and high {told}; even is {100 * even:.1f} %")
    return 0 if share.high >= even else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
