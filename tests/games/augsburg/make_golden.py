"""Make the golden games anew: `python tests/games/augsburg/make_golden.py`. Only with a new rules version of the game.

One random game for every player count, one with both options, and one of five players who pass nearly always and buy
all they can, because that is how a shortage comes about. [AUG-9.8]
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hoftag.core.contract import Decision
from hoftag.core.record import new_header, write_record
from hoftag.core.recorder import start
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.registry import game

FOLDER = Path(__file__).parent / "golden"
AUGSBURG = game("augsburg")


def at_random(decision: Decision, rng: Rng) -> Move:
    """Any legal move."""
    return decision.moves[rng.below(len(decision.moves))]


def hoarding(decision: Decision, rng: Rng) -> Move:
    """Pass nearly always, buy all that can be paid; else at random."""
    step = AUGSBURG.words.steps[decision.step]
    if step == "buy" or (step == "auction" and rng.below(8)):
        return decision.moves[0]
    return at_random(decision, rng)


def play(name: str, seats: int, options: dict[str, int], policy: Callable[[Decision, Rng], Move], seed: int) -> None:
    """Play one game and write its record."""
    rng = Rng(seed)
    recorder = start(AUGSBURG, new_header(AUGSBURG, options, [f"golden {n}" for n in range(seats)], "golden"))
    while True:
        recorder.deal(rng)
        decisions = AUGSBURG.pending(recorder.state)
        if not decisions:
            break
        decision = decisions[rng.below(len(decisions))]
        recorder.play(decision.seat, policy(decision, rng))
    recorder.finish()
    (FOLDER / f"{name}.jsonl").write_text(write_record(recorder.record))


def main() -> None:
    """All golden games."""
    FOLDER.mkdir(exist_ok=True)
    for seats, seed in ((2, 129), (3, 129), (4, 118), (5, 115)):  # together these have every rare move: see the test
        play(f"{seats}-random", seats, {}, at_random, seed)
    play("3-first-seat-hand-sizes", 3, {"start-player": 1, "hand-sizes": 1}, at_random, 110)
    play("5-hoarding", 5, {}, hoarding, 120)


if __name__ == "__main__":
    main()
