"""What the samples amount to: medians, and ratios taken within each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final, NamedTuple

from hoftag.bench.timing import Sample

COMPILED: Final = "compiled"
PLAIN: Final = "plain"
OPENSPIEL: Final = "openspiel"
PLAYOUTS: Final = ["driven", "inside"]
EVERYTHING: Final = "everything"  # inside, with the last choice of every option
COSTS: Final = ["clone", "determinize", "view", "observation"]
PREFIX: Final = {COMPILED: "", PLAIN: "plain_"}  # of the keys in the report

Number = float | None


class Measure(NamedTuple):
    """One thing that is measured once in every round."""

    worker: str  # COMPILED, PLAIN or OPENSPIEL
    what: str  # "driven", "inside", "everything", "memory" or one of COSTS
    game: str
    players: int = 0  # 0 for OpenSpiel: the game says


class Ratio(NamedTuple):
    """A ratio over all rounds: its median and how far it moved."""

    median: float
    low: float
    high: float


@dataclass
class Figures:
    """All samples of a run, in the order of the rounds."""

    build: str
    players: dict[str, int]  # by game
    peers: list[str] = field(default_factory=list)  # OpenSpiel's games; none without OpenSpiel
    samples: dict[Measure, list[Sample]] = field(default_factory=dict)

    def add(self, measure: Measure, sample: Sample) -> None:
        """Keep one sample."""
        self.samples.setdefault(measure, []).append(sample)

    def series(self, worker: str, what: str, game: str, steps: bool = False) -> list[float]:
        """One number a round: decisions a second, or microseconds; with `steps` chance moves count as well."""
        samples = self.samples.get(Measure(worker, what, game, self.players.get(game, 0)), [])
        return [_number(sample, steps) for sample in samples]

    def middle(self, worker: str, what: str, game: str) -> Number:
        """The median over the rounds."""
        return _median(self.series(worker, what, game))

    def chance_share(self, worker: str, game: str) -> Number:
        """Chance moves for each decision in the driven games."""
        samples = self.samples.get(Measure(worker, "driven", game, self.players.get(game, 0)), [])
        decisions = sum(sample["decisions"] for sample in samples)
        return sum(sample["chance"] for sample in samples) / decisions if decisions else None

    def decisions_per_game(self, worker: str, game: str) -> Number:
        """Decisions of an average driven game."""
        samples = self.samples.get(Measure(worker, "driven", game, self.players.get(game, 0)), [])
        games = sum(sample["games"] for sample in samples)
        return sum(sample["decisions"] for sample in samples) / games if games else None

    def memory(self, worker: str, game: str, what: str) -> Number:
        """Bytes, measured once."""
        samples = self.samples.get(Measure(worker, "memory", game, self.players[game]), [])
        return samples[0][what] or None if samples else None

    # ------------------------------------------------------------------ the medium set

    def set_series(self, what: str, steps: bool = False) -> list[float]:
        """The median over OpenSpiel's games, for each round."""
        by_game = [self.series(OPENSPIEL, what, peer, steps) for peer in self.peers]
        return [median(rates) for rates in zip(*by_game, strict=True)]

    def set_middle(self, what: str) -> Number:
        """The median over OpenSpiel's games of each game's median over the rounds."""
        return _median([median(self.series(OPENSPIEL, what, peer)) for peer in self.peers])

    def hearts_clone(self) -> list[float]:
        """Microseconds of a clone of hearts, for each round."""
        return self.series(OPENSPIEL, "clone", "hearts")

    # ------------------------------------------------------------------ ratios

    def ratios(self, game: str) -> dict[str, Ratio | None]:
        """How a game compares, each ratio taken within the rounds."""

        def ours(worker: str, what: str, steps: bool = False) -> list[float]:
            return self.series(worker, what, game, steps)

        return {
            "driven": ratio(ours(COMPILED, "driven"), self.set_series("driven")),
            "inside": ratio(ours(COMPILED, "inside"), self.set_series("inside")),
            "inside_vs_plain": ratio(ours(COMPILED, "inside"), ours(PLAIN, "inside")),
            "plain_driven": ratio(ours(PLAIN, "driven"), self.set_series("driven")),
            "clone_vs_hearts": ratio(ours(COMPILED, "clone"), self.hearts_clone()),
            "everything_vs_inside": ratio(ours(COMPILED, EVERYTHING), ours(COMPILED, "inside")),
            "determinize_vs_clone": ratio(ours(COMPILED, "determinize"), ours(COMPILED, "clone")),
            "driven_steps": ratio(ours(COMPILED, "driven", True), self.set_series("driven", True)),
            "inside_steps": ratio(ours(COMPILED, "inside", True), self.set_series("inside", True)),
        }


def ratio(above: Sequence[float], below: Sequence[float]) -> Ratio | None:
    """The ratio of every round; nothing when one side was not measured."""
    found = [a / b for a, b in zip(above, below, strict=False)]
    return Ratio(median(found), min(found), max(found)) if found else None


def _median(numbers: Sequence[float]) -> Number:
    """The median, nothing of nothing."""
    return median(numbers) if numbers else None


def _number(sample: Sample, steps: bool) -> float:
    """What a sample says: microseconds, or how many a second."""
    if "us" in sample:
        return sample["us"]
    return (sample["decisions"] + (sample["chance"] if steps else 0)) / sample["seconds"]
