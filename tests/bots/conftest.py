"""Positions to try bots on: every question of seeded random games, with every option."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from hoftag.core.contract import Decision
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry

OPTIONS = [
    {"legate": legate, "chronicle": chronicle, "towers": towers, "chronicle-start-card": start}
    for legate, chronicle, towers, start in product((0, 1), repeat=4)
    if chronicle or not start
]

Question = tuple[Any, Decision]
Questions = Callable[[int, int], Iterator[Question]]


def questions(seed: int, games: int) -> Iterator[Question]:
    """Every question of random games, with its state; 36 games have every option with every number of seats."""
    game = registry.game("tallinn")
    for n in range(games):
        rng = Rng(seed + n)
        block, option = divmod(n, len(OPTIONS))
        s = game.setup(2 + (option + block) % 3, OPTIONS[option])
        deal(game, s, rng)
        while asked := game.pending(s):
            for decision in asked:
                yield s, decision
                game.apply(s, decision.seat, decision.moves[rng.below(len(decision.moves))])
            deal(game, s, rng)


@pytest.fixture(name="questions")
def questions_fixture() -> Questions:
    return questions


@pytest.fixture(name="options")
def options_fixture() -> list[dict[str, int]]:
    return OPTIONS
