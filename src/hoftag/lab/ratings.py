"""A table of ratings for a league, by openskill's Plackett-Luce model: to look at, never to decide by."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from hoftag.lab.errors import LabError


@dataclass(frozen=True)
class Rating:
    """A player's rating: its strength lies within mu +- 2 sigma, if the model is right."""

    player: int
    mu: float
    sigma: float
    games: int


def rate(players: int, standings: Sequence[tuple[Sequence[int], Sequence[int]]], seed: int) -> list[Rating]:
    """The ratings after these games, the best first; each is told as players and their places.

    Ratings depend on the order of the games: the seed fixes it. Two seats with the same player play as one team each,
    and the player takes the mean of what they have learnt.
    """
    try:
        model = import_module("openskill.models").PlackettLuce()
    except ImportError as error:
        raise LabError("ratings need openskill: install hoftag with the extra 'lab'") from error
    order = list(standings)
    random.Random(seed).shuffle(order)
    now = [model.rating() for _ in range(players)]
    games = [0] * players
    for seats, places in order:
        rated = model.rate([[now[player]] for player in seats], ranks=[float(place) for place in places])
        for player in set(seats):
            mine = [team[0] for team, who in zip(rated, seats, strict=True) if who == player]
            mu, sigma = (sum(getattr(one, name) for one in mine) / len(mine) for name in ("mu", "sigma"))
            now[player] = model.create_rating([mu, sigma])
            games[player] += 1
    table = [Rating(player, now[player].mu, now[player].sigma, games[player]) for player in range(players)]
    return sorted(table, key=lambda row: -row.mu)
