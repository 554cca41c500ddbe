"""Make the golden games anew: `python tests/games/staufer/make_golden.py`. Only with a new rules version of the game.

One random game for every player count with the privileges of the first game; one for every other named set and one with
a set of one's own, of players who exchange and leave whatever they can; and one of players who hoard figures. Together
they have every rare move, every privilege and every chest: see the test.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hoftag.core.contract import Decision
from hoftag.core.record import new_header, write_record
from hoftag.core.recorder import Recorder, start
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.registry import game
from hoftag.games.staufer.words import SETS

FOLDER = Path(__file__).parent / "golden"
STAUFER = game("staufer")
Policy = Callable[[Decision, Rng], Move]


def at_random(decision: Decision, rng: Rng) -> Move:
    """Any legal move."""
    return decision.moves[rng.below(len(decision.moves))]


def eager(decision: Decision, rng: Rng) -> Move:
    """Always exchange, pick violet chests and let figures stay, if that can be done; else at random."""
    wanted = [move for move in decision.moves if move.text.split()[0] in ("exchange", "leave")]
    wanted += [move for move in decision.moves if move.text == "pick violet"]
    return wanted[rng.below(len(wanted))] if wanted else at_random(decision, rng)


def hoarding(decision: Decision, rng: Rng) -> Move:
    """Take figures two turns out of three and never place cheaply, which ends in a shortage."""
    supply = [move for move in decision.moves if move.text.startswith("supply ")]
    if supply and rng.below(3):
        return supply[rng.below(len(supply))]
    dear = [move for move in decision.moves if move.text.startswith("occupy ") or move.text == "aid none"]
    return dear[rng.below(len(dear))] if dear else eager(decision, rng)


# name, player count, set of privileges, how they play, seed
GAMES: list[tuple[str, int, str, Policy, int]] = [
    ("2-first-game", 2, "first-game", at_random, 1),
    ("3-first-game", 3, "first-game", at_random, 2),
    ("4-first-game", 4, "first-game", at_random, 3),
    ("5-first-game", 5, "first-game", at_random, 4),
    ("3-alternative", 3, "alternative", eager, 5),
    ("4-synergies", 4, "synergies", eager, 6),
    ("5-point-rain", 5, "point-rain", eager, 7),
    ("2-quantity", 2, "quantity", eager, 8),
    ("4-publisher", 4, "publisher", eager, 9),
    ("3-random", 3, "random", eager, 10),
    ("5-own-choice", 5, "2+3+6+9+11+12", eager, 11),
    ("4-hoarding", 4, "4+7+10+13+14+15", hoarding, 14),
]


def played(seats: int, privileges: str, policy: Policy, seed: int) -> Recorder:
    """One complete game."""
    rng = Rng(seed)
    options = {"privileges": SETS.index(privileges)}
    recorder = start(STAUFER, new_header(STAUFER, options, [f"golden {n}" for n in range(seats)], "golden"))
    while True:
        recorder.deal(rng)
        decisions = STAUFER.pending(recorder.state)
        if not decisions:
            break
        decision = decisions[rng.below(len(decisions))]
        recorder.play(decision.seat, policy(decision, rng))
    recorder.finish()
    return recorder


def main() -> None:
    """All golden games."""
    FOLDER.mkdir(exist_ok=True)
    for name, seats, privileges, policy, seed in GAMES:
        (FOLDER / f"{name}.jsonl").write_text(write_record(played(seats, privileges, policy, seed).record))


if __name__ == "__main__":
    main()
