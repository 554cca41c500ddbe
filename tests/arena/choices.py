"""What a way of searching is worth at single decisions, in games that the net plays against itself.

    OPENBLAS_NUM_THREADS=1 PYTHONPATH=src python -m tests.arena.choices staufer --players 5 --positions 400 \\
        --way nodes=400 --way "nodes=160 further=16"

Every way is a level, `master` unless told otherwise, with something changed. All are asked the same questions. Where
they choose different moves, these are played out to the end in the same worlds with the same luck, everybody playing as
the net likes. Prints for each way how long it took and how much more reward, half for winning and half for points, its
moves bring than those of the first way. What the net plays out is not what the levels play: this tells what is worth
trying in games, no more.

They are worlds that the seat thinks possible, dealt as search deals them, so they cannot tell whether search thinks of
the right ones. With `--real` moves are played out in the position as it really was, which only luck can blur.

With `--search 4000` nothing is played out: what the first way says after so many iterations, without a race, is taken
for what the moves bring. That has far less luck in it, but tells only how near a way comes to what more time shows.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np
from tests.arena.times import questions

from hoftag.analysis.figures import WIDTH
from hoftag.analysis.playing import Playouts, seed_of
from hoftag.bots.contract import Budget
from hoftag.bots.levels import LEVELS, Level, Thinker, warm_up
from hoftag.core.contract import Decision, State, View
from hoftag.core.errors import SetupError
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry


def way_of(level: Level, text: str) -> Level:
    """A level with something changed, as in `nodes=160 further=16 paired=off`."""
    changed: dict[str, Any] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        usual = getattr(level, name, None)
        try:
            changed[name] = {"on": True, "off": False}[value] if isinstance(usual, bool) else type(usual)(value)
        except (KeyError, TypeError, ValueError):
            raise SetupError(f"'{word}' is nothing that a level can have; write as in nodes=160 paired=off") from None
    return replace(level, **changed)


class Comparison:
    """Ways of searching one game, compared question by question."""

    def __init__(
        self, game_id: str, players: int, ways: list[Level], worlds: int, seed: int, search: int = 0, real: bool = False
    ) -> None:
        """`worlds` in which different moves are played out, or how often in the real one; or the iterations asked."""
        self._game = registry.game(game_id)
        self._playouts = Playouts(self._game, players)
        self._thinkers = [(Thinker(self._game, way), Budget(nodes=way.nodes)) for way in ways]
        self._longer = (Thinker(self._game, replace(ways[0], sure=0.0)), Budget(nodes=search)) if search else None
        self._worlds = worlds
        self._real = real
        self._seed = seed
        self.seconds = [0.0] * len(ways)
        self.gains: list[list[float]] = []  # by question: how much better than the first way's each move is

    def ask(self, view: View, decision: Decision, real: State) -> None:
        """Put one question to all."""
        number = len(self.gains)
        chosen: list[Move] = []
        for n, (thinker, budget) in enumerate(self._thinkers):
            begun = time.perf_counter()
            chosen.append(thinker.choose(view, decision, Rng(seed_of(self._seed, "choice", number)), budget))
            self.seconds[n] += time.perf_counter() - begun
        apart = list(dict.fromkeys(chosen))
        brought = self._brought(view, decision, real, apart, number) if len(apart) > 1 else {apart[0]: 0.0}
        self.gains.append([brought[move] - brought[chosen[0]] for move in chosen])

    def _brought(
        self, view: View, decision: Decision, real: State, moves: list[Move], number: int
    ) -> dict[Move, float]:
        """What moves bring: in the mean when played out, or by what a longer search says."""
        if self._longer is None:
            return {move: self._played_out(view, real, decision.seat, move, number) for move in moves}
        thinker, budget = self._longer
        found = thinker.think(view, decision, Rng(seed_of(self._seed, "longer", number)), budget)
        said = dict(zip(found.moves, found.values, strict=True))
        return {move: said[move] for move in moves}

    def _played_out(self, view: View, real: State, seat: int, move: Move, number: int) -> float:
        """The mean reward of a move."""
        whole = 0.0
        for world in range(self._worlds):
            seed = seed_of(self._seed, "world", number, world)
            s = real.clone() if self._real else self._game.reopened(view, Rng(seed))
            whole += self._playouts.rewards(s, seed, {seat: [move]})[seat]
        return whole / self._worlds

    def lines(self, names: list[str]) -> list[str]:
        """What came of it so far, a line for each way."""
        gains = np.array(self.gains)
        told = []
        for n, name in enumerate(names):
            gain, half = gains[:, n].mean(), WIDTH * gains[:, n].std() / sqrt(len(gains))
            ms, other = 1000 * self.seconds[n] / len(gains), 100 * np.mean(gains[:, n] != 0.0)
            told.append(f"{name}: {gain:+.4f} ±{half:.4f}, {ms:.0f} ms, {other:.0f} % other moves")
        return told


def main(words: list[str]) -> int:
    """Ask all questions; figures as they come, on a terminal, and at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(LEVELS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="master", choices=["strong", "master"])
    parser.add_argument("--way", action="append", required=True, help="what is changed, as in `nodes=160 further=16`")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=60, help="in which different moves are played out")
    parser.add_argument("--search", type=int, default=0, help="iterations that say what moves bring, instead")
    parser.add_argument("--real", action="store_true", help="play out in the position as it really was")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    try:
        ways = [way_of(LEVELS[args.game][args.level], text) for text in args.way]
    except SetupError as error:
        parser.error(str(error))
    warm_up(args.game)
    comparison = Comparison(args.game, args.players, ways, args.worlds, args.seed, args.search, args.real)
    for number, question in enumerate(questions(args.game, args.players, args.positions, args.seed), 1):
        comparison.ask(*question)
        if sys.stderr.isatty():
            print(f"\r{number} of {args.positions}", end="", file=sys.stderr)
        elif number % 50 == 0:
            print(
                f"{number} of {args.positions}:", *comparison.lines(args.way), sep="\n  ", file=sys.stderr, flush=True
            )
    print(f"{args.game}, {args.players} players, {args.positions} positions", *comparison.lines(args.way), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
