"""Counts of move sequences: they change when the legality of anything changes."""

from __future__ import annotations

from typing import Any

from hoftag.core.contract import Game


def perft(game: Game[Any, Any], s: Any, depth: int) -> int:
    """How many sequences of exactly so many moves there are, NATURE's included; simultaneous answers by seat."""
    if depth == 0:
        return 1
    decisions = game.pending(s)
    if not decisions:
        return 0
    seat, moves = decisions[0].seat, decisions[0].moves
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = s.clone()
        game.apply(after, seat, move)
        total += perft(game, after, depth - 1)
    return total
