"""Starting and resuming games from the options of the command line or the menu."""

from __future__ import annotations

import os
import secrets
import shlex
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from hoftag.cli.leaving import Left, Quit
from hoftag.cli.match import Match
from hoftag.cli.seating import Seating, read_seating, seat_people, split_list, write_seating
from hoftag.cli.store import RecordFile, data_folder, new_path
from hoftag.cli.terminal import Terminal
from hoftag.core.contract import Game
from hoftag.core.errors import RecordError, SetupError
from hoftag.core.record import Record, new_header
from hoftag.core.recorder import resume, start
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.texts.catalogue import Texts
from hoftag.version import __version__


@dataclass
class PlayOptions:
    """Everything `hoftag play` can be told."""

    game: str
    language: str
    players: int | None = None
    seat: int | None = None
    humans: str | None = None
    bots: str | None = None
    names: str | None = None
    options: list[str] = field(default_factory=list)
    edition: Path | None = None
    seed: int | None = None
    record: Path | None = None
    resume: Path | None = None


def play(options: PlayOptions, terminal: Terminal) -> None:
    """Play a game to its end, or until somebody leaves; what was played is kept in its record."""
    game = registry.game(options.game, options.edition)
    texts = Texts(game, options.language)
    match = _resumed(game, texts, options, terminal) if options.resume else _started(game, texts, options, terminal)
    try:
        match.run()
    except Quit:
        terminal.line(texts.text("record-saved", file=str(match.file.path)))
        command = ["hoftag", "play", game.id, "--resume", str(match.file.path)]
        if options.edition is not None:
            command += ["--edition", str(options.edition)]
        terminal.line(texts.text("resume-with", command=shlex.join(command)), "faint")
    except (EOFError, KeyboardInterrupt) as error:
        raise Left(f"stopped; the game is saved in {match.file.path}") from error


def _started(game: Game[Any, Any], texts: Texts, options: PlayOptions, terminal: Terminal) -> Match:
    """A new game and its file."""
    seating = seat_people(game, texts, options.players, options.seat, options.humans, options.bots, options.names)
    header = new_header(game, parse_options(game, options.options), seating.names, __version__)
    recorder = start(game, header)
    write_seating(recorder.record, seating)
    path = options.record or new_path(data_folder(os.environ), game.id, datetime.now())
    return Match(recorder, seating, RecordFile.create(path), terminal, texts, _rng(options.seed))


def _resumed(game: Game[Any, Any], texts: Texts, options: PlayOptions, terminal: Terminal) -> Match:
    """A saved game; --seat, --humans and --bots may put others on the seats."""
    assert options.resume is not None
    if options.record is not None or options.players is not None or options.options or options.names is not None:
        raise SetupError("--resume goes on with a saved game: leave out --record, --players, --option and --names")
    file, record, torn = RecordFile.reopen(options.resume)
    try:
        recorder = resume(game, record)
    except RecordError as error:
        raise RecordError(f"{options.resume}: {error}", error.line) from error
    seating = _reseated(game, texts, options, record)
    if torn:
        terminal.say(texts.text("record-torn"), "warn")
    terminal.line(texts.text("resumed", file=str(options.resume)), "faint")
    return Match(recorder, seating, file, terminal, texts, _rng(options.seed))


def _reseated(game: Game[Any, Any], texts: Texts, options: PlayOptions, record: Record) -> Seating:
    """Who sits where in a saved game, by the record or by the options."""
    kept = read_seating(game, record)
    if options.seat is None and options.humans is None and options.bots is None:
        return kept
    seats = len(record.header.seats)
    fresh = seat_people(game, texts, seats, options.seat, options.humans, options.bots)
    return Seating(kept.names, fresh.sitters)


def _rng(seed: int | None) -> Rng:
    """Chance by a seed, so that a game can be repeated; without one nobody can foresee it."""
    return Rng(secrets.randbits(96) if seed is None else seed)


def parse_options(game: Game[Any, Any], given: list[str]) -> dict[str, int]:
    """Options such as `legate=on` by the names of their choices; `legate` alone switches on."""
    known = {option.key: option for option in game.options}
    values: dict[str, int] = {}
    for text in given:
        for part in split_list(text):
            key, equals, choice = part.partition("=")
            if key not in known:
                raise SetupError(f"{game.id} has no option '{key}'; it has {', '.join(known)}")
            choices = known[key].choices
            choice = choice if equals else "on"
            if choice not in choices:
                raise SetupError(f"option '{key}' is one of {known[key].told()}, not '{choice}'")
            if key in values:
                raise SetupError(f"option '{key}' is given twice")
            values[key] = choices.index(choice)
    return values
