"""What a bot is: it is asked one question at a time and knows what its seat knows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision; None sets no limit. Bots that do not search ignore it."""

    nodes: int | None = None  # positions looked at: the same answer on every machine
    seconds: float | None = None


class Bot(ABC):
    """A program in a seat. It keeps no memory between decisions, so one bot can serve several seats and games."""

    @abstractmethod
    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """One of the decision's moves; all chance comes from the generator."""
