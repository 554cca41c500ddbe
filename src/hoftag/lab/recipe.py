"""What decides how a net is trained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TASKS: Final = 8  # parts of a round, so that all processes have something to do


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
    warm: int = 0  # games of a teacher to learn from before the first round
    teacher: str = "casual"  # a bot
    expert: int = 0  # rounds at the end whose moves are searched for, see `nodes`
    nodes: int = 48  # iterations of search for each of these moves
    share: int = 8  # such a round has fewer games: one of so many
    start: str = ""  # fingerprint of the net to begin with
    trial: int = 200  # games of a trial against each rival
    every: int = 10  # rounds between two trials
    rivals: tuple[str, ...] = ("thumb",)
    belief: bool = False  # learns which hands others have, by what they do; the nets that come along play

    @property
    def name(self) -> str:
        """What the net is called."""
        return f"{self.game}-{self.seats}{'-belief' if self.belief else ''}"

    def searched(self, round: int) -> bool:
        """Whether the moves of a round are searched for."""
        return round > self.rounds - self.expert

    def played(self, round: int) -> int:
        """How many games a round has."""
        return self.games // self.share if self.searched(round) else self.games

    def learnt_from(self, round: int) -> int:
        """The first round whose games a round learns from; those with search learn from their own kind only."""
        first = max(1, round - self.window + 1)
        return max(first, self.rounds - self.expert + 1) if self.searched(round) else first
