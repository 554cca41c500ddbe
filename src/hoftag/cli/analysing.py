"""`hoftag analyse`: what a recorded game tells about chances, mistakes and luck."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from hoftag.cli.leaving import Left
from hoftag.core.errors import RecordError, SetupError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hoftag.analysis.jobs import Settings
    from hoftag.cli.terminal import Terminal
    from hoftag.core.contract import Game
    from hoftag.core.record import Record

QUICK: Final = 3  # a quick analysis plays one game in so many
PLAYOUTS: Final = 48  # these are the defaults of `Settings`, told here without loading what it needs
WORLDS: Final = 32
NODES: Final = 200


@dataclass(frozen=True, slots=True)
class AnalyseOptions:
    """Everything `hoftag analyse` can be told."""

    file: Path
    language: str
    settings: Settings
    seat: int | None = None
    edition: Path | None = None
    workers: int = 1
    out: Path | None = None
    json: str | None = None  # a file; - is the screen, which then carries nothing else


def analyse(options: AnalyseOptions, terminal: Terminal) -> None:
    """Do what is not done yet, then tell it."""
    from hoftag.analysis.jobs import assemble
    from hoftag.cli.analysistable import Page

    if options.json not in (None, "-") and not Path(options.json).absolute().parent.is_dir():
        raise SetupError(f"{options.json} cannot be written: there is no such folder")
    text, game, record = _read(options)
    done = _worked(options, text, game, record)
    told = assemble(game, record, options.settings, done)
    if options.seat is not None:
        told["decisions"] = [line for line in told["decisions"] if line["seat"] == options.seat]
    if options.json is not None:
        dumped = json.dumps(told, ensure_ascii=False, indent=1) + "\n"
        if options.json == "-":
            sys.stdout.write(dumped)
            return
        Path(options.json).write_text(dumped, encoding="utf-8")
    Page(told, game, record, options.language, options.seat).show(terminal)


def _read(options: AnalyseOptions) -> tuple[str, Game[Any, Any], Record]:
    """The record, verified; an error names its file."""
    from hoftag.cli.store import load_record, read_text
    from hoftag.core.recorder import resume
    from hoftag.games import registry

    record = load_record(options.file)
    game = registry.game(record.header.game, options.edition)
    try:
        resume(game, record)
    except RecordError as error:
        raise RecordError(f"{options.file}: {error}", error.line) from error
    seats = len(record.header.seats)
    if options.seat is not None and not 0 <= options.seat < seats:
        raise SetupError(f"there is no seat {options.seat}; the seats are 0 to {seats - 1}")
    return read_text(options.file), game, record


def _worked(options: AnalyseOptions, text: str, game: Game[Any, Any], record: Record) -> dict[str, dict[str, Any]]:
    """All results; those kept from before are not done again. Of others' decisions a seat's analysis needs nothing."""
    from hoftag.analysis.crew import work_off
    from hoftag.analysis.jobs import tasks
    from hoftag.analysis.kept import Kept
    from hoftag.core.record import live

    foreign = {f"decision {entry.n}" for entry in live(record.entries) if entry.seat != options.seat}
    names = [name for name in tasks(game, record) if options.seat is None or name not in foreign]
    kept = None if options.out is None else Kept(options.out, text, options.settings)
    done = {} if kept is None else {name: kept.done[name] for name in names if name in kept.done}
    left = [name for name in names if name not in done]
    if not left:
        return done
    with _bar(len(names), len(done)) as advance:
        try:
            with closing(work_off(text, options.settings, options.edition, left, options.workers)) as results:
                for name, result in results:
                    done[name] = result
                    if kept is not None:
                        kept.add(name, result)
                    advance()
        except KeyboardInterrupt as error:
            again = "; the same command goes on" if kept is not None else ""
            raise Left(f"stopped after {len(done)} of {len(names)} pieces of work{again}") from error
    return done


@contextmanager
def _bar(total: int, done: int) -> Iterator[Callable[[], None]]:
    """A bar on stderr that is gone afterwards, where somebody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda: bar.advance(task)


def analyse_command(
    record: Annotated[Path, typer.Argument(help="A record (*.jsonl).")],
    seat: Annotated[int | None, typer.Option(help="Only the decisions of this seat.")] = None,
    playouts: Annotated[int, typer.Option(min=2, help="Games played from each position.")] = PLAYOUTS,
    worlds: Annotated[int, typer.Option(min=2, help="Worlds in which two moves are compared.")] = WORLDS,
    nodes: Annotated[int, typer.Option(min=1, help="Iterations of search for a decision.")] = NODES,
    quick: Annotated[bool, typer.Option("--quick", help="A third of all this: rougher, and sooner done.")] = False,
    workers: Annotated[
        int | None, typer.Option(min=0, help="Processes; else one for each core; 0 works in this one.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same analysis.")] = 1,
    edition: Annotated[
        Path | None,
        typer.Option("--edition", metavar="FILE", help="Component data other than the built-in ones (TOML)."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep results there: the same command goes on with them.")
    ] = None,
    json: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the analysis as JSON; - is the screen.")
    ] = None,
    lang: Annotated[
        str | None,
        typer.Option("--lang", metavar="LANG", help="Language: en, de or it; else HOFTAG_LANG, else the system's."),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Leave out colours.")] = False,
) -> None:
    """Tell what a recorded game was about: everybody's chances, decisions that cost something, luck, turning points."""
    from hoftag.analysis.jobs import Settings
    from hoftag.cli.terminal import Terminal
    from hoftag.texts.languages import choose_language

    part = QUICK if quick else 1
    settings = Settings(max(2, playouts // part), max(2, worlds // part), max(1, nodes // part), seed)
    crew = (os.cpu_count() or 1) if workers is None else workers
    language = choose_language(lang, os.environ)
    analyse(AnalyseOptions(record, language, settings, seat, edition, crew, out, json), Terminal(plain))
