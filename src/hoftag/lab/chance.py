"""Chance that can be repeated: every question has a generator of its own, told by what the question is."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any, Final

from hoftag.core.contract import Decision, Game, State
from hoftag.core.rng import Rng
from hoftag.core.words import Move

SEED_BYTES: Final = 8


def seed_of(*parts: object) -> int:
    """A seed that is told by its parts and by nothing else, the same in every process and on every machine."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=SEED_BYTES).digest(), "big")


class Nature:
    """NATURE's luck in one deal.

    The n-th draw of a step for a seat uses the same random number in every game with this deal, however the games go.
    So the hero gets in each seat what the others got there before.
    """

    def __init__(self, game: Game[Any, Any], deal: int) -> None:
        """`deal` is the seed of the deal."""
        self._verbs = game.words.verbs
        self._deal = deal
        self._asked: Counter[tuple[int, int]] = Counter()

    def draw(self, state: State, decision: Decision) -> Move:
        """The next draw, as likely as the decision's weights say."""
        key = (decision.step, self._receiver(state, decision))
        rng = Rng(seed_of("nature", self._deal, *key, self._asked[key]))
        self._asked[key] += 1
        return decision.moves[rng.weighted(decision.weights)]

    def _receiver(self, state: State, decision: Decision) -> int:
        """The seat that is drawn for, where all the moves name the same one; else that of the frame."""
        first, last = decision.moves[0], decision.moves[-1]
        domains = self._verbs[first.verb].domains
        if domains and domains[0].id == "seat" and first.args[0] == last.args[0]:
            return first.args[0]
        return state.whose()
