"""How far what search thinks that others hold is from what they do hold: in worlds as they are dealt, and as believed.

    OPENBLAS_NUM_THREADS=1 PYTHONPATH=src python -m tests.arena.beliefs augsburg --players 4 [--positions 400]

At positions of games that the net plays against itself, where one seat is asked, every rival's row of features is
compared with what it would be in worlds that this seat thinks possible. Prints a line for each of the features that are
off most, in standard deviations of the real ones: its mean as it really is, as dealt, and as believed; then the mean
distance of all.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from tests.arena.times import questions

from hoftag.bots.judges import belief_for, table_of
from hoftag.bots.search.worlds import likelihoods, spread
from hoftag.core.rng import Rng
from hoftag.games import registry

WORLDS = 512  # dealt at each position
SELDOM = 0.01  # features that hardly ever change tell nothing


def compared(game_id: str, players: int, positions: int, seed: int) -> list[np.ndarray]:
    """Means of all features as they really are, as dealt and as believed, and how much the real ones vary."""
    game, belief, rng = registry.game(game_id), belief_for(game_id, players), Rng(seed)
    if belief is None:
        raise LookupError(f"there is no belief for {game_id} with {players} players")
    real, dealt, believed = [], [], []
    for view, decision, s in questions(game_id, players, positions, seed):
        if len(game.pending(s)) > 1:
            continue  # some may have answered, and search asks them again
        seat = decision.seat
        others = [other for other in range(players) if other != seat]
        worlds = [game.reopened(view, rng) for _ in range(WORLDS)]
        kept = spread(worlds, likelihoods(game, seat, worlds, belief), rng)
        for found, states in ((real, [s]), (dealt, worlds), (believed, kept)):
            rows = [game.observed(state, other) for state in states for other in others]
            found.append(table_of(rows, len(game.features)).mean(axis=0))
    return [np.mean(real, axis=0), np.mean(dealt, axis=0), np.mean(believed, axis=0), np.std(real, axis=0)]


def main(words: list[str]) -> int:
    """The features that are off most."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--features", type=int, default=10, help="how many are printed")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    try:
        real, dealt, believed, width = compared(args.game, args.players, args.positions, args.seed)
    except LookupError as error:
        parser.error(str(error))
    told = np.flatnonzero(width > SELDOM)
    off = np.abs(dealt - real)[told] / width[told]
    print("| feature of a rival | really | dealt | believed |\n|---|---|---|---|")
    for n in told[np.argsort(-off)][: args.features]:
        print(f"| {registry.game(args.game).features[n]} | {real[n]:.2f} | {dealt[n]:.2f} | {believed[n]:.2f} |")
    near = np.abs(believed - real)[told] / width[told]
    print(f"all {len(told)} features: off by {off.mean():.3f} as dealt, by {near.mean():.3f} as believed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
