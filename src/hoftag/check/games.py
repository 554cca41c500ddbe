"""Random games, recorded: what every law plays."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Final

from hoftag.core.contract import NATURE, Decision, Game
from hoftag.core.record import new_header
from hoftag.core.recorder import Recorder, start
from hoftag.core.rng import Rng
from hoftag.core.words import Move

AnyGame = Game[Any, Any]
LONGEST: Final = 2000  # entries after which a game is taken not to end


class LawBroken(AssertionError):
    """A law does not hold; the message says where."""


def require(holds: bool, what: str) -> None:
    """Raise LawBroken unless something holds."""
    if not holds:
        raise LawBroken(what)


def option_sets(game: AnyGame) -> list[dict[str, int]]:
    """Every combination of listed option values the game accepts."""
    found: list[dict[str, int]] = []
    for values in itertools.product(*[range(option.listed) for option in game.options]):
        options = {option.key: value for option, value in zip(game.options, values, strict=True)}
        if all(not options[o.key] or not o.needs or options[o.needs] for o in game.options):
            found.append(options)
    return found


def pick(decisions: list[Decision], rng: Rng) -> tuple[int, Move]:
    """A random seat among those asked and a random legal move of it, NATURE's by its weights."""
    decision = decisions[rng.below(len(decisions))]
    if decision.seat == NATURE:
        return NATURE, decision.moves[rng.weighted(decision.weights)]
    return decision.seat, decision.moves[rng.below(len(decision.moves))]


def new_game(game: AnyGame, seats: int, options: dict[str, int]) -> Recorder[Any, Any]:
    """A recorded game that takes notes."""
    recorder = start(game, new_header(game, options, [f"seat {n}" for n in range(seats)], "laws"))
    recorder.state.notes = []
    return recorder


def positions(
    game: AnyGame, seats: int, options: dict[str, int], rng: Rng
) -> Iterator[tuple[Recorder[Any, Any], list[Decision]]]:
    """A random game, position by position with its open questions; the last one has none."""
    recorder = new_game(game, seats, options)
    for _ in range(LONGEST):
        decisions = game.pending(recorder.state)
        yield recorder, decisions
        if not decisions:
            return
        recorder.play(*pick(decisions, rng))
    raise LawBroken(f"the game does not end within {LONGEST} moves")


def random_game(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> Recorder[Any, Any]:
    """A complete random game with its result."""
    for recorder, decisions in positions(game, seats, options, Rng(seed)):
        if not decisions:
            recorder.finish()
            return recorder
    raise AssertionError
