"""How long the levels think, by game and number of players, against the most that 95 of 100 decisions may take.

    OPENBLAS_NUM_THREADS=1 PYTHONPATH=src python -m tests.arena.times [--game augsburg] [--players 4] [--decisions 100]

Every level is asked the same questions, drawn from whole games that the net plays against itself. One process, one
core; prints lines of the table in docs/strength.md. Exit code 1: a level was too slow.
"""

from __future__ import annotations

import argparse
import sys
import time

from hoftag.bots.contract import Budget
from hoftag.bots.levels import LEVELS, warm_up
from hoftag.bots.registry import make_bot
from hoftag.core.contract import Decision, State, View
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.lab.players import LIMITS

ONE_OF = 8  # decisions of a game of which one is asked


def questions(game_id: str, players: int, wanted: int, seed: int = 1520) -> list[tuple[View, Decision, State]]:
    """Decisions with a choice, drawn from as many games as are needed, each with what really was."""
    game, net, rng = registry.game(game_id), make_bot("net", game_id), Rng(seed)
    drawn: list[tuple[View, Decision, State]] = []
    while len(drawn) < wanted:
        s = game.setup(players)
        deal(game, s, rng)
        while pending := game.pending(s):
            for decision in pending:
                view = game.view(s, decision.seat)
                if len(decision.moves) > 1 and rng.below(ONE_OF) == 0:
                    drawn.append((view, decision, s.clone()))
                game.play(s, decision.seat, net.choose(view, decision, rng, Budget()))
            deal(game, s, rng)
    return drawn[:wanted]


def thinking(game_id: str, level: str, asked: list[tuple[View, Decision, State]]) -> tuple[float, float, float]:
    """Milliseconds: of half of the decisions, of 95 %, of the longest."""
    bot = make_bot(level, game_id)
    taken: list[float] = []
    for n, (view, decision, _) in enumerate(asked):
        begun = time.perf_counter()
        bot.choose(view, decision, Rng(n), Budget())
        taken.append(1000 * (time.perf_counter() - begun))
    taken.sort()
    return taken[len(taken) // 2], taken[len(taken) * 95 // 100], taken[-1]


def main(words: list[str]) -> int:
    """One line for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=sorted(LEVELS))
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--decisions", type=int, default=100)
    args = parser.parse_args(words)
    late = 0
    print(f"| game | players | {' | '.join(LIMITS)} |", "|---" * (2 + len(LIMITS)) + "|", sep="\n")
    for game_id in args.game or LEVELS:
        game = registry.game(game_id)
        warm_up(game_id)
        for players in args.players or range(game.min_seats, game.max_seats + 1):
            asked = questions(game_id, players, args.decisions)
            cells = []
            for level, limit in LIMITS.items():
                half, p95, longest = thinking(game_id, level, asked)
                cells.append(", ".join(f"{ms:.0f}" if ms >= 10 else f"{ms:.2g}" for ms in (half, p95, longest)))
                late += p95 > 1000 * limit
            print(f"| {game_id} | {players} | {' | '.join(cells)} |", flush=True)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
