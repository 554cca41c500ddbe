"""What a run has shown so far, as rows of numbers: from blocks to shares, margins and places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from hoftag.lab.blocks import Block, seated
from hoftag.lab.game import shares
from hoftag.lab.stats import Numbers


def in_order(shards: dict[int, list[Block]]) -> list[Block]:
    """The blocks of all shards by their numbers."""
    return [block for number in sorted(shards) for block in shards[number]]


def hero_shares(blocks: Sequence[Block]) -> Numbers:
    """The hero's win share by block and rotation; the hero sits in seat r in rotation r."""
    return np.array([[shares(game.places)[r] for r, game in enumerate(block.games)] for block in blocks], dtype=float)


def hero_margins(blocks: Sequence[Block]) -> Numbers:
    """The hero's points less those of the best other seat, by block and rotation."""
    return np.array(
        [
            [game.scores[r] - max(game.scores[:r] + game.scores[r + 1 :]) for r, game in enumerate(block.games)]
            for block in blocks
        ],
        dtype=float,
    )


def seat_shares(blocks: Sequence[Block]) -> Numbers:
    """The win share of each seat by block, whoever sat there: a fact of the game and its players."""
    return np.array([np.mean([shares(game.places) for game in block.games], axis=0) for block in blocks], dtype=float)


def player_shares(blocks: Iterable[Block], player: int) -> Numbers:
    """A player's mean win share in each block it took part in."""
    found: list[float] = []
    for block in blocks:
        mine = [
            share
            for rotation, game in enumerate(block.games)
            for who, share in zip(seated(block.table, rotation), shares(game.places), strict=True)
            if who == player
        ]
        if mine:
            found.append(float(np.mean(mine)))
    return np.array(found, dtype=float)


def standings(blocks: Iterable[Block]) -> list[tuple[list[int], list[int]]]:
    """For each game the players by seat, and their places."""
    return [(seated(block.table, r), game.places) for block in blocks for r, game in enumerate(block.games)]
