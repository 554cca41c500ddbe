"""Records to analyse, and settings that are soon done."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hoftag.analysis.jobs import Settings, tasks
from hoftag.core.contract import NATURE
from hoftag.core.record import Record, new_header, write_record
from hoftag.core.recorder import Recorder, start
from hoftag.core.rng import Rng
from hoftag.games import registry

TINY = Settings(playouts=3, worlds=2, nodes=4, seed=7)
NAMES = ["Anna", "Bruno", "Clara", "Dino", "Elsa"]
Done = dict[str, dict[str, Any]]


def new_game(game_id: str, seats: int) -> Recorder[Any, Any]:
    """A game that begins."""
    game = registry.game(game_id)
    return start(game, new_header(game, {}, NAMES[:seats], "test"))


def play_on(recorder: Recorder[Any, Any], rng: Rng, moves: int = 10_000) -> None:
    """Play at random, chance included, to the end or for so many moves."""
    for _ in range(moves):
        pending = recorder.game.pending(recorder.state)
        if not pending:
            recorder.finish()
            return
        decision = pending[int(rng.below(len(pending)))]
        chance = decision.seat == NATURE
        number = rng.weighted(decision.weights) if chance else rng.below(len(decision.moves))
        recorder.play(decision.seat, decision.moves[int(number)])


def random_record(game_id: str, seats: int, seed: int, moves: int = 10_000) -> Record:
    """A game played at random, or its first moves."""
    recorder = new_game(game_id, seats)
    play_on(recorder, Rng(seed), moves)
    return recorder.record


def pretended(record: Record, playouts: int, seed: int) -> Done:
    """Results of all pieces of work as if they had been done: any winners, any losses."""
    chance = random.Random(seed)
    seats = len(record.header.seats)
    done: Done = {}
    for name in tasks(registry.game(record.header.game), record):
        if name.startswith("decision"):
            loss = chance.random() - 0.3
            done[name] = {"best": "", "loss": loss, "half": 0.1, "worlds": 2, "first": [loss, 0.1], "others": []}
        else:
            done[name] = {"won": [chance.randrange(1, 1 << seats) for _ in range(playouts)]}
    return done


@pytest.fixture(scope="session")
def small() -> Callable[[], Record]:
    """A short finished game of two in Tallinn, made anew each time."""
    return lambda: random_record("tallinn", 2, 11)


@pytest.fixture(scope="session")
def small_text() -> str:
    """The same as text."""
    return write_record(random_record("tallinn", 2, 11))
