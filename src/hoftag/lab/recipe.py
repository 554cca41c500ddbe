"""What decides how a net is trained."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """Everything that decides what comes out; the same recipe always gives the same net."""

    game: str
    seats: int
    rounds: int = 60
    games: int = 400  # in a round
    seed: int = 1
    hidden: tuple[int, int] = (64, 32)
    memory: float = 0.8  # lambda
    heat: float = 0.04  # of the moves in the first round; falls to a quarter
    rate: float = 0.001  # of learning in the first round; falls to a tenth
    window: int = 8  # rounds whose rows are learnt from
    passes: int = 2  # through these rows in a round
    varied: float = 0.5  # share of games with options drawn at random
    warm: int = 0  # games of the casual level to learn from before the first round
    start: str = ""  # fingerprint of the net to begin with
    trial: int = 200  # games of a trial against each rival
    every: int = 10  # rounds between two trials
    rivals: tuple[str, ...] = ("thumb",)
