"""One game of bots: each is asked with its seat's view only, and nobody's answer waits for another one's."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hoftag.bots.contract import Bot, Budget
from hoftag.core.contract import NATURE, Decision, Game, View
from hoftag.core.errors import IllegalMove
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.lab.chance import Nature, seed_of
from hoftag.lab.errors import LabError


@dataclass(frozen=True, slots=True)
class Sitter:
    """A bot in a seat."""

    label: str
    bot: Bot
    budget: Budget


class Chance(NamedTuple):
    """What all chance of a game is told by."""

    deal: int  # the seed of the deal: the same in all rotations of a block
    bots: tuple[int, ...]  # run seed, block and rotation


@dataclass(slots=True)
class Outcome:
    """How a game ended, by seat."""

    scores: list[int]
    places: list[int]  # 1 is best; equal places are shared
    decisions: list[int]  # how often the seat had a choice
    seconds: list[list[float]]  # for each of these decisions


def shares(places: Sequence[int]) -> list[float]:
    """The win of one game, split between all who have the first place."""
    won = [place == 1 for place in places]
    return [1 / sum(won) if mine else 0.0 for mine in won]


def play_game(game: Game[Any, Any], options: dict[str, int], sitters: Sequence[Sitter], chance: Chance) -> Outcome:
    """Play one game from the setup to the end. Who can answer in one way only is not asked."""
    state = game.setup(len(sitters), options)
    nature = Nature(game, chance.deal)
    seconds: list[list[float]] = [[] for _ in sitters]
    while pending := game.pending(state):
        if pending[0].seat == NATURE:
            game.apply(state, NATURE, nature.draw(state, pending[0]))
            continue
        answers: list[tuple[int, Move]] = []
        for decision in pending:
            seat, move = decision.seat, decision.moves[0]
            if len(decision.moves) > 1:
                rng = Rng(seed_of("bot", *chance.bots, seat, len(seconds[seat])))
                begun = time.perf_counter()
                move = _answer(sitters[seat], game.view(state, seat), decision, rng)
                seconds[seat].append(time.perf_counter() - begun)
            answers.append((seat, move))
        for seat, move in answers:
            try:
                game.play(state, seat, move)
            except IllegalMove as error:
                raise LabError(f"bot {sitters[seat].label}: {error}") from error
    scores = sorted(game.score(state), key=lambda score: score.seat)
    return Outcome(
        [score.total for score in scores],
        [score.place for score in scores],
        [len(times) for times in seconds],
        seconds,
    )


def _answer(sitter: Sitter, view: View, decision: Decision, rng: Rng) -> Move:
    """The bot's move; whatever it raises is told in one line."""
    try:
        return sitter.bot.choose(view, decision, rng, sitter.budget)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise LabError(f"bot {sitter.label} failed in seat {decision.seat} at '{told}'") from error
