"""`hoftag bench`: both builds and OpenSpiel's medium set, measured in turns in one run."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from hoftag.bench.batches import BatchFigures, batches_json, measure_batches, ours, show_batches
from hoftag.bench.child import Child
from hoftag.bench.figures import COMPILED, COSTS, EVERYTHING, OPENSPIEL, PLAIN, PLAYOUTS, Figures, Measure
from hoftag.bench.openspiel import MEDIUM_SET
from hoftag.bench.report import as_json, show, write_json
from hoftag.bench.timing import in_turns
from hoftag.build import build
from hoftag.core.errors import HoftagError, SetupError
from hoftag.games import registry

SLICE: Final = 0.5  # seconds of one measurement of playouts; a cost takes a quarter of it
QUICK_SLICE: Final = 0.15
QUICK_ROUNDS: Final = 5  # at most
USUAL_SEATS: Final = 4
WARM_UP: Final = 0.1  # part of a slice, before the first round, that is not counted


@dataclass(frozen=True, slots=True)
class BenchOptions:
    """What the command line asks for."""

    games: list[str] = field(default_factory=list)  # ids; none: all games
    players: int | None = None  # None: as many as each game allows
    rounds: int = 5
    quick: bool = False
    json_path: str | None = None  # "-" is stdout, which then carries nothing else
    batches: bool = False  # games side by side instead


def run(options: BenchOptions, slice_seconds: float | None = None) -> int:
    """Measure, show the table, write the JSON; returns the exit code. Tests give a tiny slice."""
    players = {id: seats_of(id, options.players) for id in options.games or registry.ids()}
    if options.rounds < 1:
        raise SetupError(f"a benchmark needs at least one round, not {options.rounds}")
    if options.json_path is not None and not Path(options.json_path).absolute().parent.is_dir():
        raise SetupError(f"{options.json_path} cannot be written: there is no such folder")
    rounds = min(options.rounds, QUICK_ROUNDS) if options.quick else options.rounds
    seconds = slice_seconds or (QUICK_SLICE if options.quick else SLICE)
    console = Console(stderr=options.json_path == "-")
    if options.batches:
        return run_batches(options, rounds, seconds, console)
    figures = measure(Figures(build(), players), rounds, seconds)
    show(figures, console)
    if options.json_path is not None:
        write_json(as_json(figures), options.json_path)
    return 0


def run_batches(options: BenchOptions, rounds: int, seconds: float, console: Console) -> int:
    """The same for games side by side."""
    status = Console(stderr=True)
    with status.status("starting") as line:
        measures = ours(options.games, options.players)
        figures = measure_batches(BatchFigures(build()), measures, rounds, seconds, line.update)
    show_batches(figures, console)
    if options.json_path is not None:
        write_json(batches_json(figures), options.json_path)
    return 0


def seats_of(id: str, players: int | None) -> int:
    """How many seats a game is measured with; four where nothing is said, or as many as it is for."""
    game = registry.game(id)
    if players is None:
        return min(USUAL_SEATS, game.max_seats)
    game.setup(players)  # refuses a number the game is not for
    return players


def measure(figures: Figures, rounds: int, seconds: float) -> Figures:
    """Fill the figures: in every round every measurement once, in turns between us and OpenSpiel."""
    with ExitStack() as stack:
        children = {PLAIN: stack.enter_context(Child("ours", plain=True))}
        if figures.build == COMPILED:
            children[COMPILED] = stack.enter_context(Child("ours"))
        for name, child in children.items():
            running = child.ask("hello")["build"]
            if running != name:
                raise HoftagError(f"the {name} worker of the benchmark runs the {running} engine")
        openspiel = stack.enter_context(Child("openspiel"))
        if openspiel.ask("hello")["openspiel"]:
            children[OPENSPIEL] = openspiel
            figures.peers = list(MEDIUM_SET)
        order = in_turns(our_measures(figures, children), their_measures(figures))
        bar = stack.enter_context(progress((rounds + WARM_UP) * len(order)))
        task = bar.task_ids[0]
        for measure in order:
            take(children, measure, seconds * WARM_UP)
            bar.advance(task, WARM_UP)
        for n in range(rounds):
            bar.update(task, description=f"round {n + 1} of {rounds}")
            for measure in order if n % 2 == 0 else reversed(order):
                figures.add(measure, take(children, measure, seconds))
                bar.advance(task)
        for id, players in figures.players.items():
            for name, child in children.items():
                if name != OPENSPIEL:
                    sample = child.ask("memory", game=id, players=players)
                    figures.add(Measure(name, "memory", id, players), sample)
    return figures


def our_measures(figures: Figures, children: dict[str, Child]) -> list[Measure]:
    """What is measured of our games: one thing in both builds, then the next."""
    workers = [name for name in children if name != OPENSPIEL]
    return [
        Measure(worker, what, id, players)
        for id, players in figures.players.items()
        for what in [*PLAYOUTS, EVERYTHING, *COSTS]
        for worker in workers
    ]


def their_measures(figures: Figures) -> list[Measure]:
    """What is measured of OpenSpiel's games: nothing when it is not there."""
    measures = [Measure(OPENSPIEL, what, peer) for what in PLAYOUTS for peer in figures.peers]
    return [*measures, Measure(OPENSPIEL, "clone", "hearts")] if measures else []


def take(children: dict[str, Child], measure: Measure, seconds: float) -> dict[str, float]:
    """One sample from the worker."""
    particulars: dict[str, object] = {
        "game": measure.game,
        "seconds": seconds / 4 if measure.what in COSTS else seconds,
    }
    if measure.players:
        particulars["players"] = measure.players
    return children[measure.worker].ask(measure.what, **particulars)


def progress(total: float) -> Progress:
    """A bar on stderr that leaves no trace; nothing where nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())
    bar.add_task("warming up", total=total)
    return bar
