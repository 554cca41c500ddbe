"""Ratings: they order bots of known strength, and the seed fixes them."""

import random

import pytest

from hoftag.lab import ratings
from hoftag.lab.errors import LabError


def standings(strengths, games, seats):
    """Tables at random; the stronger, the better the place, with luck."""
    chance = random.Random(4)
    found = []
    for _ in range(games):
        table = [chance.randrange(len(strengths)) for _ in range(seats)]
        luck = [strengths[player] + chance.gauss(0, 1) for player in table]
        found.append((table, [1 + sum(other > mine for other in luck) for mine in luck]))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_order_is_that_of_the_strengths(seats):
    table = ratings.rate(3, standings([0.0, 2.0, 1.0], 300, seats), seed=1)
    assert [row.player for row in table] == [1, 2, 0]
    assert table[0].mu - table[1].mu > table[1].sigma
    assert sum(row.games for row in table) > 300


def test_the_seed_fixes_the_order_of_updates():
    games = standings([0.0, 1.0], 60, 2)
    assert ratings.rate(2, games, 1) == ratings.rate(2, games, 1)
    assert ratings.rate(2, games, 1) != ratings.rate(2, games, 2)


def test_without_openskill_the_extra_is_named(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(ratings, "import_module", missing)
    with pytest.raises(LabError, match="install hoftag with the extra 'lab'"):
        ratings.rate(2, [], 1)
