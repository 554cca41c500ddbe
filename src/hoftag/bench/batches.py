"""Games stepped side by side: ours against pgx's and OpenSpiel's, measured in turns in one run.

Every step chooses a legal action for each game at random, plays it and has the observations, the masks of legal actions
and the rewards of all games; a game that ends is followed by the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from statistics import median
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from hoftag.bench.child import Child
from hoftag.bench.figures import PLAIN, Ratio, ratio
from hoftag.bench.openspiel import SIDE_BY_SIDE
from hoftag.bench.pgx import PGX_GAMES
from hoftag.bench.report import short, spread, whole
from hoftag.bench.timing import Sample, in_turns

OURS: Final = "ours"
PEERS: Final = {"pgx": PGX_GAMES, "openspiel": list(SIDE_BY_SIDE)}
USUAL: Final = "tallinn"
USUAL_SEATS: Final = [2, 4]


class Batching(NamedTuple):
    """One thing that is measured once in every round."""

    side: str  # "ours", "pgx" or "openspiel"
    game: str
    players: int = 0  # 0 for others' games: the game says
    workers: int = 1
    observe: bool = True  # with observations and masks; else bare, with the numbers of the legal actions only

    def named(self) -> str:
        """For tables and as a key."""
        if self.side != OURS:
            return f"{self.side} {self.game}"
        processes = "1 process" if self.workers == 1 else f"{self.workers} processes"
        return f"{self.game} ({self.players}), {processes}{'' if self.observe else ', bare'}"


@dataclass
class BatchFigures:
    """All samples of a run, in the order of the rounds."""

    build: str
    missing: list[str] = field(default_factory=list)  # libraries that are not installed
    samples: dict[Batching, list[Sample]] = field(default_factory=dict)

    def series(self, measure: Batching, clock: str = "seconds") -> list[float]:
        """Decisions a second, one number a round; by the clock "processor" for each second of processor time."""
        return [sample["decisions"] / sample[clock] for sample in self.samples[measure]]

    def middle(self, measure: Batching, clock: str = "seconds") -> float | None:
        """The median; nothing for processor time that was spent in other processes."""
        return None if clock == "processor" and measure.workers > 1 else median(self.series(measure, clock))

    def sides(self, ours: bool) -> list[Batching]:
        """What was measured of ours, or of theirs."""
        return [measure for measure in self.samples if (measure.side == OURS) == ours]

    def against(self, measure: Batching, peer: Batching) -> Ratio | None:
        """How many times as fast, within each round: by processor time, for several processes by the wall clock."""
        clock = "processor" if measure.workers == 1 else "seconds"
        return ratio(self.series(measure, clock), self.series(peer, clock))


def ours(games: list[str], players: int | None) -> list[Batching]:
    """What is measured of our games."""
    return [
        Batching(OURS, game, seats, workers, observe)
        for game in games or [USUAL]
        for seats in ([players] if players else USUAL_SEATS)
        for observe in (True, False)
        for workers in (1, 2)
    ]


def measure_batches(
    figures: BatchFigures, measures: list[Batching], rounds: int, seconds: float, told: Callable[[str], None]
) -> BatchFigures:
    """Fill the figures: in every round every measurement once, forwards and backwards in turns."""
    with ExitStack() as stack:
        children = {OURS: stack.enter_context(Child(OURS))}
        theirs: list[Batching] = []
        for side, games in PEERS.items():
            child = stack.enter_context(Child(side))
            if child.ask("hello")[side]:
                children[side] = child
                theirs += [Batching(side, game) for game in games]
            else:
                figures.missing.append(side)
        order = in_turns(measures, theirs)
        figures.samples = {measure: [] for measure in [*measures, *theirs]}
        for measure in order:
            told(f"warming up {measure.named()}")
            take(children, measure, 0.0)
        for n in range(rounds):
            told(f"round {n + 1} of {rounds}")
            for measure in order if n % 2 == 0 else reversed(order):
                figures.samples[measure].append(take(children, measure, seconds))
    return figures


def take(children: dict[str, Child], measure: Batching, seconds: float) -> Sample:
    """One sample from the worker."""
    if measure.side != OURS:
        return children[measure.side].ask("batch", game=measure.game, seconds=seconds)
    wanted = {"game": measure.game, "players": measure.players, "workers": measure.workers, "observe": measure.observe}
    return children[OURS].ask("batch", **wanted, seconds=seconds)


# ------------------------------------------------------------------ what it amounts to


def batches_json(figures: BatchFigures) -> dict[str, object]:
    """Everything as plain data: decisions a second, and ratios with their spread."""
    ratios: dict[str, dict[str, object]] = {}
    for measure in figures.sides(ours=True):
        found = {peer.named(): figures.against(measure, peer) for peer in figures.sides(ours=False)}
        ratios[measure.named()] = {key: [short(n) for n in value] for key, value in found.items() if value}
    return {
        "build": figures.build,
        "missing": figures.missing,
        "decisions": {measure.named(): whole(figures.middle(measure)) for measure in figures.samples},
        "decisions_processor": {m.named(): whole(figures.middle(m, "processor")) for m in figures.samples},
        "ratios": ratios,
    }


def show_batches(figures: BatchFigures, console: Console) -> None:
    """The tables, and one line for each thing that is missing."""
    rates = Table(title="Games side by side, decisions a second (median, least and most)", title_justify="left")
    rates.add_column("games", no_wrap=True)
    for heading in ("wall clock", "least", "most", "processor"):
        rates.add_column(heading, justify="right")
    for measure in figures.samples:
        series = figures.series(measure)
        numbers = [median(series), min(series), max(series), figures.middle(measure, "processor")]
        rates.add_row(measure.named(), *map(in_full, numbers), style="bold" if measure.side == OURS else "")
    console.print(rates)
    mine = [measure for measure in figures.sides(ours=True) if measure.observe]
    if figures.sides(ours=False):
        ratios = Table(title="Ratios (median, least to most over the rounds)", title_justify="left")
        ratios.add_column("ours / theirs")
        for measure in mine:
            ratios.add_column(measure.named(), justify="right")
        for peer in figures.sides(ours=False):
            ratios.add_row(peer.named(), *[spread(figures.against(measure, peer)) for measure in mine])
        console.print(ratios)
    if figures.build == PLAIN:
        console.print("The engine runs plain: there is no compiled build here.", soft_wrap=True)
    for side in figures.missing:
        extra = "bench" if side == "openspiel" else side
        console.print(
            f"{side} is missing, so there is nothing to compare with: install the extra `{extra}`.", soft_wrap=True
        )


def in_full(number: float | None) -> str:
    """A rate, with all its digits."""
    return "-" if number is None else f"{number:,.0f}"
