"""Random games: the smoke test of every engine, the yardstick of speed, and the rollout of search."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from hoftag.core.contract import FRAME_SHIFT, NATURE, Game, State, View, close_step
from hoftag.core.rng import Rng

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def deal(game: Game[S, V], s: S, rng: Rng) -> int:
    """Let NATURE play until somebody else is asked or the game is over; says how many moves that were."""
    drawn: i64 = 0
    actors = game.settle(s)
    while actors and actors[0] == NATURE:
        drawn += game.steps[s.top >> FRAME_SHIFT].deal(s, rng)
        actors = game.settle(s)
    return int(drawn)


def asked(game: Game[S, V], s: S, rng: Rng) -> list[int]:
    """Who is asked once NATURE has played all it has to; nobody when the game is over."""
    actors = game.settle(s)
    while actors and actors[0] == NATURE:
        game.steps[s.top >> FRAME_SHIFT].deal(s, rng)
        actors = game.settle(s)
    return actors


def playouts(game: Game[S, V], seats: int, options: dict[str, int], rng: Rng, games: int) -> tuple[int, int]:
    """Many random games from the setup on; says how many decisions the seats and how many NATURE made in all."""
    decisions = 0
    drawn = 0
    for _ in range(games):
        made, dealt = playout(game, game.setup(seats, options), rng)
        decisions += made
        drawn += dealt
    return decisions, drawn


def playout(game: Game[S, V], s: S, rng: Rng) -> tuple[int, int]:
    """Play at random to the end; says how many decisions the seats and how many NATURE made.

    Each step in turn asks until nobody is left to ask, then closes: `Game.settle`, with one look-up for each step.
    """
    decisions: i64 = 0
    drawn: i64 = 0
    steps = game.steps
    while s.top >= 0:
        frame = s.top
        step = steps[frame >> FRAME_SHIFT]
        while s.top == frame:  # until the step closes or an answer puts another one on top
            actors = step.actors(s)
            if not actors:
                close_step(s, step)
                break
            seat = actors[0]
            if seat == NATURE:
                drawn += step.deal(s, rng)
            else:
                moves = step.moves(s, seat)
                step.play(s, seat, moves[rng.below(len(moves))])
                decisions += 1
    return int(decisions), int(drawn)
