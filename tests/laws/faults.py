"""Games with one planted fault: a law that does not find it is no law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hoftag.check import laws
from hoftag.check.games import LawBroken
from hoftag.core.contract import Game, Step
from hoftag.core.reason import Reason

Fault = Callable[..., Any]


class Wrapped(Game[Any, Any]):
    """A game, with single questions answered differently."""

    def __init__(self, game: Game[Any, Any], **faults: Fault) -> None:
        self.game = game
        self.faults = faults
        self.id, self.rules, self.words, self.edition = game.id, game.rules, game.words, game.edition
        self.options, self.min_seats, self.max_seats = game.options, game.min_seats, game.max_seats
        self.steps = list(game.steps)

    def begin(self, seats: int, options: list[int]) -> Any:
        return self.game.begin(seats, options)

    def view(self, s: Any, seat: int) -> Any:
        return self.faults.get("view", self.game.view)(s, seat)

    def determinize(self, view: Any, rng: Any) -> Any:
        return self.faults.get("determinize", self.game.determinize)(view, rng)

    def score(self, s: Any) -> Any:
        return self.faults.get("score", self.game.score)(s)

    def why_not(self, s: Any, seat: int, move: Any) -> Reason:
        return self.faults.get("why_not", self.game.why_not)(s, seat, move)


class FaultyStep(Step[Any]):
    """A step, with single questions answered differently."""

    def __init__(self, step: Step[Any], **faults: Fault) -> None:
        self.step = step
        self.faults = faults

    def actors(self, s: Any) -> list[int]:
        return self.faults.get("actors", self.step.actors)(s)

    def moves(self, s: Any, seat: int) -> Any:
        return self.faults.get("moves", self.step.moves)(s, seat)

    def weights(self, s: Any) -> list[int]:
        return self.faults.get("weights", self.step.weights)(s)

    def play(self, s: Any, seat: int, move: Any) -> int:
        return self.faults.get("play", self.step.play)(s, seat, move)

    def close(self, s: Any) -> None:
        self.faults.get("close", self.step.close)(s)

    def deal(self, s: Any, rng: Any) -> int:
        return self.faults.get("deal", self.step.deal)(s, rng)

    def face(self, move: Any) -> int:
        return self.faults.get("face", self.step.face)(move)


def with_step(game: Game[Any, Any], number: int, **faults: Fault) -> Wrapped:
    wrapped = Wrapped(game)
    wrapped.steps[number] = FaultyStep(game.steps[number], **faults)
    return wrapped


def leaking(game: Game[Any, Any], change: Callable[[Any, Any, int], None]) -> Wrapped:
    """A game whose view is spoilt: `change(state, view, seat)`."""

    def view(s: Any, seat: int) -> Any:
        v = game.view(s, seat)
        change(s, v, seat)
        return v

    return Wrapped(game, view=view)


def finds(law: str, game: Game[Any, Any], option_sets: list[dict[str, int]], games: int = 40) -> str:
    """Run a law on some games until it finds the fault; says what it found."""
    for seed in range(games):
        for seats in range(game.min_seats, game.max_seats + 1):
            for options in option_sets:
                try:
                    laws.LAWS[law](game, seats, options, seed)
                except LawBroken as found:
                    return str(found)
    return ""
