"""A seat's moves tried one by one: what it sees after each, and what the judge says of that."""

from __future__ import annotations

from typing import Any, final

from hoftag.bots.search.judge import Judge, felt
from hoftag.core.contract import Game, State, Step
from hoftag.core.words import Move


@final
class Trial:
    """All moves of one question."""

    __slots__ = ("rows", "worths")

    def __init__(
        self,
        game: Game[Any, Any],
        judge: Judge,
        s: State,
        step: Step[Any],
        seat: int,
        moves: list[Move],
        sealed: bool,
        taste: int,
    ) -> None:
        """Nothing comes to light that the seat cannot know when it chooses.

        So where several are asked at once (`sealed`), or the game would end, its own move is all that is seen.
        """
        self.rows: list[bytearray] = []  # what the seat sees after each move
        for move in moves:
            after: State = s.clone()
            step.play(after, seat, move)
            if not sealed:
                game.settle(after)
                if after.top < 0:
                    after = s.clone()
                    step.play(after, seat, move)
            self.rows.append(game.observed(after, seat))
        self.worths = [felt(worth, taste) for worth in judge.judge(self.rows)]
