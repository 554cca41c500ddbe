"""Positions to try bots on: every question of seeded random games, with every option."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from hoftag.core.contract import Decision
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry

OPTIONS = {
    "tallinn": [
        {"legate": legate, "chronicle": chronicle, "towers": towers, "chronicle-start-card": start}
        for legate, chronicle, towers, start in product((0, 1), repeat=4)
        if chronicle or not start
    ],
    "augsburg": [{"start-player": start, "hand-sizes": sizes} for start, sizes in product((0, 1), repeat=2)],
    "staufer": [{"privileges": number} for number in range(7)],
}

Question = tuple[Any, Decision]
Questions = Callable[[str, int, int], Iterator[Question]]


def questions(game_id: str, seed: int, games: int) -> Iterator[Question]:
    """Every question of random games, with its state; enough games have every option with every number of seats."""
    game = registry.game(game_id)
    options = OPTIONS[game_id]
    counts = game.max_seats - game.min_seats + 1
    for n in range(games):
        rng = Rng(seed + n)
        block, option = divmod(n, len(options))
        s = game.setup(game.min_seats + (option + block) % counts, options[option])
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
def options_fixture() -> dict[str, list[dict[str, int]]]:
    return OPTIONS
