"""Make the golden games anew: `python tests/games/tallinn/make_golden.py`. Only with a new rules version of the game.

One game for every player count and option set, played by the rule-of-thumb bot and the random bot in turn, and two in
which everybody lays hand cards as towers, because these are the shortest games there can be. [TAL-8.4]
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hoftag.bots.contract import Budget
from hoftag.bots.registry import make_bot
from hoftag.check.games import option_sets
from hoftag.core.contract import Decision
from hoftag.core.record import new_header, write_record
from hoftag.core.recorder import start
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.registry import game

FOLDER = Path(__file__).parent / "golden"
TALLINN = game("tallinn")


def bots(view: Any, decision: Decision, rng: Rng) -> Move:
    """Even seats play by the rule of thumb, odd seats at random."""
    name = "random" if decision.seat % 2 else "thumb"
    return make_bot(name, "tallinn").choose(view, decision, rng, Budget())


def layers(view: Any, decision: Decision, rng: Rng) -> Move:
    """Everybody triggers contests and lays hand cards as long as it goes."""
    laying = [move for move in decision.moves if move.text.startswith("lay")]
    contests = [move for move in decision.moves if move.text.startswith("play") and _has_coin(move)]
    moves = laying or contests or decision.moves
    return moves[rng.below(len(moves))]


def _has_coin(move: Move) -> bool:
    return any(key in ("coin", "shield") for key, _ in TALLINN.printed("half", int(move.a)))


def play(name: str, seats: int, options: dict[str, int], policy: Any, seed: int) -> None:
    """Play one game and write its record."""
    rng = Rng(seed)
    recorder = start(TALLINN, new_header(TALLINN, options, [f"golden {n}" for n in range(seats)], "golden"))
    while True:
        recorder.deal(rng)
        decisions = TALLINN.pending(recorder.state)
        if not decisions:
            break
        decision = decisions[rng.below(len(decisions))]
        view = TALLINN.view(recorder.state, decision.seat)
        recorder.play(decision.seat, policy(view, decision, rng))
    recorder.finish()
    (FOLDER / f"{name}.jsonl").write_text(write_record(recorder.record))


def main() -> None:
    """All golden games."""
    FOLDER.mkdir(exist_ok=True)
    for seats in (2, 3, 4):
        for number, options in enumerate(option_sets(TALLINN)):
            words = "-".join(key for key, on in options.items() if on) or "base"
            play(f"{seats}-{words}", seats, options, bots, 100 * seats + number)
    play("2-short", 2, {}, layers, 3)
    play("2-short-legate", 2, {"legate": 1}, layers, 3)


if __name__ == "__main__":
    main()
