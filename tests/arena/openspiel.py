"""Strong against the searches of OpenSpiel, two players.

    PYTHONPATH=src python -m tests.arena.openspiel [--game tallinn] [--kind time] [--blocks 100] [--out DIR] [--list]

- time: 300 ms for each decision, against OpenSpiel's `ISMCTSBot`, which searches information sets
- nodes: 1 000 simulations for each decision, against the same
- peek: 1 000 simulations, against OpenSpiel's `MCTSBot`, which is given the true state with all that is hidden. It is
  no fair opponent: what it wins is what cheating brings, so there is no bar

Rivals are treated well: their random games are played by the compiled engine, the worlds of `ISMCTSBot` are those of
our own search, and it uses all of its time, while strong stops where it has searched as much as it wants to. Time is
the processor's for both, so that a busy machine takes nothing away from anybody.

What is interrupted goes on when it is called again. Exit code 0: all bars met; 1: one missed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Generator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from open_spiel.python.algorithms.mcts import MCTSBot
from tests.arena.bars import OUT, Bar, run

from hoftag.adapters.openspiel import SEEDS
from hoftag.adapters.openspiel_bots import EXPLORE, SIMULATIONS, IsmctsBot, Playouts, game_for
from hoftag.adapters.openspiel_rules import PREFIX
from hoftag.bots.contract import Bot, Budget
from hoftag.bots.registry import EVERY_GAME
from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.lab.arena import play_run
from hoftag.lab.blocks import Block, seated
from hoftag.lab.chance import Nature, seed_of
from hoftag.lab.game import Outcome
from hoftag.lab.plan import Plan
from hoftag.lab.players import bot_of
from hoftag.lab.shards import Played, RunFolder, shard_text, times_text
from hoftag.lab.summary import summarize

GAMES = ["tallinn", "augsburg", "staufer"]
BLOCKS = {"tallinn": 100, "augsburg": 30, "staufer": 30}  # a game of the larger ones takes minutes


class Peeking(Bot):
    """A name for OpenSpiel's `MCTSBot` at our tables; it cannot be asked like a bot, because a view is not enough."""

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        raise NotImplementedError("it wants to see everything")


if __name__ in ("__main__", "__mp_main__"):  # also in processes that are started from here
    time.perf_counter = time.process_time  # the clock that all searches look at
    EVERY_GAME.update({"ismcts": IsmctsBot, "peeking": Peeking})

KINDS = {
    "time": [Bar(game, 2, "strong@300ms", "ismcts@300ms", 70, BLOCKS[game]) for game in GAMES],
    "nodes": [Bar(game, 2, "strong@1000", "ismcts@1000", 58, BLOCKS[game]) for game in GAMES],
    "peek": [Bar(game, 2, "strong@1000", "peeking@1000", 0, BLOCKS[game]) for game in GAMES],
}
BARS = [*KINDS["time"], *KINDS["nodes"]]


def peeked_at(plan: Plan, numbers: Sequence[int]) -> Generator[Played]:
    """Play shards in which the rival sees everything."""
    for number in numbers:
        begun = time.perf_counter()
        blocks = [
            Block(n, plan.table(n), [peeked_game(plan, n, rotation) for rotation in range(plan.seats)])
            for n in plan.blocks_of(number)
        ]
        yield Played(number, shard_text(plan, number, blocks), times_text(plan, blocks, time.perf_counter() - begun))


def peeked_game(plan: Plan, block: int, rotation: int) -> Outcome:
    """One game: the hero is shown its view, the rival the state itself."""
    game = game_for(PREFIX + plan.game, plan.seats)
    state = game.new_initial_state()
    nature = Nature(game.rules.game, seed_of("deal", plan.seed, block))
    table = seated(plan.table(block), rotation)
    hero, rival = plan.players
    bot = bot_of(hero, plan.game, "hero")
    seconds: list[list[float]] = [[] for _ in table]
    while (decision := state.position.decision) is not None:
        seat = decision.seat
        if state.is_chance_node():
            state.apply_action(nature.draw(state.position.state, decision).index)
            continue
        rng = Rng(seed_of("bot", plan.seed, block, rotation, seat, len(seconds[seat])))
        begun = time.perf_counter()
        if table[seat] == 0:
            action = bot.choose(state.position.view(seat), decision, rng, hero.budget).index
        else:
            chance = np.random.RandomState(int(rng.below(SEEDS)))
            search = MCTSBot(game, EXPLORE, rival.nodes or SIMULATIONS, Playouts(rng), random_state=chance)
            action = search.step(state)
        seconds[seat].append(time.perf_counter() - begun)
        state.apply_action(action)
    scores = sorted(game.rules.game.score(state.position.state), key=lambda score: score.seat)
    asked = [len(times) for times in seconds]
    return Outcome([score.total for score in scores], [score.place for score in scores], asked, seconds)


def report(bar: Bar, out: Path) -> str:
    """Play what is missing against the one that peeks; what came of it."""
    plan = bar.plan()
    folder = RunFolder.begin(out / plan.folder, plan)
    play_run(folder, peeked_at)
    share = {name: 100 * value for name, value in summarize(folder)["share"].items()}
    told = f"{share['mean']:.1f} % ({share['low']:.1f} to {share['high']:.1f}) of {2 * bar.blocks} games"
    return f"       {bar.game}, 2 players, {bar.hero} - {bar.rival}: {told}"


def main(words: list[str]) -> int:
    """Run what is asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    parser.add_argument("--kind", action="append", choices=list(KINDS), help="only this comparison")
    parser.add_argument("--blocks", type=int, help="deals for each, played from both seats, instead of its own number")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 plays in this one")
    parser.add_argument("--out", type=Path, default=OUT, help="where the runs are kept")
    parser.add_argument("--list", action="store_true", help="only print what there is")
    args = parser.parse_args(words)
    missed = 0
    for kind in args.kind or list(KINDS):
        for own in [bar for bar in KINDS[kind] if bar.game in (args.game or GAMES)]:
            bar = own if args.blocks is None else replace(own, blocks=args.blocks)
            if args.list:
                print(f"{kind}: {bar.game}, {bar.hero} - {bar.rival}: {bar.lower:g} %, {bar.blocks} blocks")
            elif kind == "peek":
                print(report(bar, args.out), flush=True)
            else:
                met, line = run(bar, args.out, args.workers)
                print(line, flush=True)
                missed += not met
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
