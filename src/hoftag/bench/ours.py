"""Our side of the benchmark: random playouts, the costs of clone, determinize, view and observation, and memory."""

from __future__ import annotations

import importlib
import sys
import tracemalloc
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from hoftag.bench.timing import BATCH, Sample, cost, rate, stepping
from hoftag.build import build
from hoftag.core.contract import NATURE_ALONE, Game
from hoftag.core.playout import deal, playouts
from hoftag.core.rng import Rng
from hoftag.games import registry

CLONES_HELD: Final = 10_000
_RNG: Final = Rng(1520)  # goes on from slice to slice, so that no two play the same games


def drive(game: Game[Any, Any], players: int, rng: Rng, games: int) -> tuple[int, int]:
    """Random games through the public interface, as a program that uses the package would play them."""
    decisions = chance = 0
    below, pending, answer = rng.below, game.pending, game.answer
    for _ in range(games):
        s = game.setup(players)
        chance += deal(game, s, rng)
        while asked := pending(s):
            chosen = []
            for question in asked:
                moves = question.moves
                chosen.append(moves[below(len(moves))])
            decisions += len(asked)
            if answer(s, chosen) == NATURE_ALONE:
                chance += deal(game, s, rng)
    return decisions, chance


def driven(game: str, players: int, seconds: float) -> Sample:
    """Playouts whose loop runs in Python."""
    rules = registry.game(game)
    return rate(lambda games: drive(rules, players, _RNG, games), seconds)


def inside(game: str, players: int, seconds: float) -> Sample:
    """Playouts whose loop runs in the engine."""
    rules = registry.game(game)
    return rate(lambda games: playouts(rules, players, {}, _RNG, games), seconds)


def everything(game: str, players: int, seconds: float) -> Sample:
    """The same with the last choice of every option: all expansions, privileges drawn from all."""
    rules = registry.game(game)
    options = {option.key: option.listed - 1 for option in rules.options}
    return rate(lambda games: playouts(rules, players, options, _RNG, games), seconds)


def halfway(game: Game[Any, Any], players: int) -> Any:
    """The state of a random game, always the same one, after half its decisions."""
    total = drive(game, players, Rng(1), 1)[0]
    rng = Rng(1)
    s = game.setup(players)
    deal(game, s, rng)
    made = 0
    while made < total // 2:
        for decision in game.pending(s):
            game.apply(s, decision.seat, decision.moves[rng.below(len(decision.moves))])
            made += 1
        deal(game, s, rng)
    return s


def clone(game: str, players: int, seconds: float) -> Sample:
    """One copy of a state in the middle of a game."""
    return cost(halfway(registry.game(game), players).clone, seconds)


def determinize(game: str, players: int, seconds: float) -> Sample:
    """One random full state that agrees with a view."""
    rules = registry.game(game)
    view = rules.view(halfway(rules, players), 0)
    return cost(lambda: rules.determinize(view, _RNG), seconds)


def view(game: str, players: int, seconds: float) -> Sample:
    """One view of a seat."""
    rules = registry.game(game)
    s = halfway(rules, players)
    return cost(lambda: rules.view(s, 0), seconds)


def observation(game: str, players: int, seconds: float) -> Sample:
    """One view of a seat as plain data, as a client gets it."""
    rules = registry.game(game)
    s = halfway(rules, players)
    return cost(lambda: rules.view(s, 0).dump(), seconds)


@cache
def stepper(game: str, players: int, workers: int, observe: bool) -> Callable[[], int]:
    """A function that steps a batch of games once, at random, through the arrays that learners use."""
    numpy = importlib.import_module("numpy")
    vector = importlib.import_module("hoftag.adapters.vector")  # lies above this package, and is only measured
    size = BATCH * workers
    env = vector.VectorEnv(game, players, size=size, seed=1520, observe=observe, masks=observe, workers=workers)
    chance = numpy.random.default_rng(1520)

    def step() -> int:
        env.step(env.sample(chance))
        return size

    return step


def batch(game: str, players: int, workers: int, observe: bool, seconds: float) -> Sample:
    """Games side by side."""
    return stepping(stepper(game, players, workers, observe), seconds)


def memory(game: str, players: int) -> Sample:
    """The most this process has held so far, and what many clones of one state hold, in bytes."""
    peak = peak_bytes()
    s = halfway(registry.game(game), players)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = [s.clone() for _ in range(CLONES_HELD)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del held
    return {"peak_bytes": peak, "clones_10k_bytes": after - before}


def peak_bytes() -> float:
    """The peak of this process's resident memory; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    status = Path("/proc/self/status")
    if status.exists():  # ru_maxrss would begin with what the process that started this one held
        return 1024 * float(status.read_text().split("VmHWM:")[1].split()[0])
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def hello() -> dict[str, str]:
    """Which build this process runs."""
    return {"build": build()}


MEASURES: Final[dict[str, Callable[..., Sample]]] = {
    "driven": driven,
    "inside": inside,
    "everything": everything,
    "clone": clone,
    "determinize": determinize,
    "view": view,
    "observation": observation,
    "memory": memory,
    "batch": batch,
}
