"""How far what the nets say is from what comes of it, at the boundaries of games that a net plays against itself.

    OPENBLAS_NUM_THREADS=1 PYTHONPATH=src python -m tests.arena.calibration [--game augsburg] [--players 4]

Prints lines of a table: the mean squared error of a guess that is the same for everybody, of what the net of master
says of each seat, and of the same made to add up to 1 (`Level.shared`), with what that saves; by how much its words for
all seats miss 1 in the mean; then, by what was said in tenths of the reward, what came in the mean.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt

import numpy as np

from hoftag.analysis.figures import WIDTH, Numbers
from hoftag.analysis.playing import HEAT
from hoftag.bots.levels import LEVELS, judge_for
from hoftag.bots.measures import measure_of, still_steps
from hoftag.bots.search.judge import Judge
from hoftag.bots.search.selfplay import Judging, self_play
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry

TENTHS = np.linspace(0.0, 1.0, 11)


class Listening(Judge):
    """A judge whose words at boundaries are written down: there it is asked about one row, seat by seat."""

    def __init__(self, judge: Judge) -> None:
        """Nothing was said yet."""
        self.judging = judge
        self.heard: list[float] = []

    def judge(self, rows: list[bytearray]) -> list[float]:
        """As the other one; a choice has several rows."""
        told = self.judging.judge(rows)
        if len(rows) == 1:
            self.heard += told
        return told


def played(game_id: str, players: int, games: int) -> list[tuple[Numbers, Numbers]]:
    """By game: what was said at each boundary of each seat, and their rewards."""
    game = registry.game(game_id)
    net, rng = judge_for(game, LEVELS[game_id]["master"].judge, players), Rng(1520)
    found = []
    for _ in range(games):
        judge, s = Listening(net), game.setup(players)
        deal(game, s, rng)
        seats = [Judging(judge, HEAT) for _ in range(players)]
        course = self_play(game, [*seats], s, still_steps(game), measure_of(game).steepness, rng)
        found.append((np.array(judge.heard).reshape(-1, players), np.array(course.rewards)))
    return found


def line(game_id: str, players: int, found: list[tuple[Numbers, Numbers]]) -> str:
    """Errors, and what came of each tenth."""
    even, own, shared = (np.zeros(len(found)) for _ in range(3))
    for n, (said, reward) in enumerate(found):
        even[n] = ((1 / players - reward) ** 2).mean()
        own[n] = ((said - reward) ** 2).mean()
        shared[n] = ((said / said.sum(axis=1, keepdims=True) - reward) ** 2).mean()
    saved = own - shared
    words = np.concatenate([said.ravel() for said, _ in found])
    came = np.concatenate([np.broadcast_to(reward, said.shape).ravel() for said, reward in found])
    where = np.digitize(words, TENTHS[1:-1])
    tenths = [f"{came[where == n].mean():.2f}" if (where == n).any() else "-" for n in range(10)]
    errors = f"{even.mean():.4f} | {own.mean():.4f} | {shared.mean():.4f}"
    half = WIDTH * saved.std() / sqrt(len(found))
    missed = np.concatenate([abs(said.sum(axis=1) - 1.0) for said, _ in found]).mean()
    return f"| {game_id} | {players} | {errors} | {saved.mean():.4f} ±{half:.4f} | {missed:.2f} | {' '.join(tenths)} |"


def main(words: list[str]) -> int:
    """One line for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=sorted(LEVELS))
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args(words)
    titles = [
        "game",
        "players",
        "everybody alike",
        "net",
        "added up",
        "saved",
        "misses 1 by",
        "what came, by tenths said",
    ]
    print(f"| {' | '.join(titles)} |", "|---" * len(titles) + "|", sep="\n")
    for game_id in args.game or LEVELS:
        game = registry.game(game_id)
        for players in args.players or range(game.min_seats, game.max_seats + 1):
            print(line(game_id, players, played(game_id, players, args.games)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
