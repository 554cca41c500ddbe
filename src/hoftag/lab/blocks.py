"""Blocks: one deal, played as often as there are seats, so that everybody at the table sits everywhere once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from hoftag.core.contract import Game
from hoftag.core.errors import SetupError
from hoftag.lab.chance import seed_of
from hoftag.lab.errors import LabError
from hoftag.lab.game import Chance, Outcome, Sitter, play_game


@dataclass(slots=True)
class Block:
    """One deal and its games, one for each rotation. The table names players by number, in the order they sit."""

    number: int
    table: list[int]
    games: list[Outcome]


def seated(table: Sequence[int], rotation: int) -> list[int]:
    """Who sits in each seat: the whole table moves on by one seat with each rotation."""
    n = len(table)
    return [table[(seat - rotation) % n] for seat in range(n)]


def duel_tables(rivals: int, seats: int) -> list[list[int]]:
    """The hero, player 0, against the same rival in all other seats, or against a list of them."""
    if rivals == 1:
        return [[0] + [1] * (seats - 1)]
    if rivals != seats - 1:
        raise SetupError(f"--rival: give one bot, or {seats - 1} for the other seats of {seats}; not {rivals}")
    return [list(range(seats))]


def league_tables(bots: int, seats: int) -> list[list[int]]:
    """All tables of a league, in turn: every company that is as mixed as can be, in every order around the table."""
    if bots < 2:
        raise SetupError("--bots: a league needs two bots at least, as in novice,casual")
    if bots >= seats:
        companies = [list(company) for company in combinations(range(bots), seats)]
    else:
        times, more = divmod(seats, bots)
        companies = [sorted([*range(bots)] * times + list(extra)) for extra in combinations(range(bots), more)]
    orders = [_orders(company) for company in companies]
    rows = max(len(found) for found in orders)
    return [found[row % len(found)] for row in range(rows) for found in orders]


def _orders(company: list[int]) -> list[list[int]]:
    """Every order around a table that no rotation turns into another one."""
    found: dict[tuple[int, ...], list[int]] = {}
    for rest in permutations(company[1:]):
        table = [company[0], *rest]
        found.setdefault(min(tuple(seated(table, turn)) for turn in range(len(table))), table)
    return list(found.values())


def play_block(
    game: Game[Any, Any], options: dict[str, int], players: Sequence[Sitter], table: list[int], seed: int, number: int
) -> Block:
    """Play all rotations of one deal; `seed` is that of the run."""
    deal = seed_of("deal", seed, number)
    games: list[Outcome] = []
    for rotation in range(len(table)):
        sitters = [players[player] for player in seated(table, rotation)]
        try:
            games.append(play_game(game, options, sitters, Chance(deal, (seed, number, rotation))))
        except LabError as error:
            raise LabError(f"{game.id}, seed {seed}, block {number}, rotation {rotation}: {error}") from error
    return Block(number, table, games)
