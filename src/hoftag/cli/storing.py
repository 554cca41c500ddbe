"""`hoftag backup`, `hoftag restore` and `hoftag validate-db`: looking after the server's database."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hoftag.cli.terminal import Terminal
from hoftag.core.errors import HoftagError, RecordError
from hoftag.core.record import Record, read_entry, read_header
from hoftag.core.recorder import resume
from hoftag.games import registry
from hoftag.store.backup import copy_database, restore_database
from hoftag.store.contract import MatchRow, StorageFailed, StoredEntry, StoreRefused
from hoftag.store.places import database_url, sqlite_file
from hoftag.store.reading import ReadingStore

Advance = Callable[[int, int], None]  # done, in all


def back_up(database: str | None, file: Path, terminal: Terminal) -> None:
    """Copy the database into a new file, also while a server uses it."""
    with _progress("backup") as advance:
        copy_database(_file_of(database, "backed up with pg_dump"), file, advance)
    terminal.line(f"{file}: {file.stat().st_size:,} bytes, checked")


def restore(file: Path, database: str | None, terminal: Terminal) -> None:
    """Make a database from a backup, where there is none."""
    target = _file_of(database, "restored with pg_restore")
    with _progress("restore") as advance:
        restore_database(file, target, advance)
    terminal.line(f"{target}: restored, checked")


def validate(database: str | None, edition: Path | None, terminal: Terminal) -> int:
    """Replay every match of a database without changing anything; 1 if one is broken, else 0."""
    store = ReadingStore(database_url(database))
    broken = 0
    try:
        ids = store.ids()
        with _progress("matches") as advance:
            for number, id in enumerate(ids, 1):
                told = _validate_match(store, id, edition)
                broken += bool(told)
                terminal.line(f"{id if id.isprintable() else ascii(id)}: {told or 'ok'}", "warn" if told else "")
                advance(number, len(ids))
    finally:
        store.close()
    terminal.say(f"{len(ids)} matches: " + (f"{broken} broken" if broken else "all well"), "bold")
    return 1 if broken else 0


def _validate_match(store: ReadingStore, id: str, edition: Path | None) -> str:
    """What is wrong with a match, empty if nothing is; trouble with the storage itself raises."""
    try:
        row = store.match(id)
        if row is not None:
            replay(row, store.entries(id), edition)
    except StorageFailed:
        raise
    except HoftagError as error:
        return f"broken: {error}"
    return ""


def replay(row: MatchRow, entries: list[StoredEntry], edition: Path | None = None) -> None:
    """Replay a stored match strictly; what does not fit is an error naming the line of its record."""
    if not row.header and not entries:
        return  # not begun
    record = Record(read_header(row.header), [])
    if record.header.game != row.game:
        raise RecordError(f"line 1: the match is of {row.game}, its header of {record.header.game}", 1)
    for line, entry in enumerate(entries, 2):
        if entry.seq != line - 1:
            raise RecordError(f"line {line}: entry {line - 1} is missing", line)
        record.entries.append(read_entry(entry.data, line))
    resume(registry.game(row.game, edition), record)


def _file_of(database: str | None, otherwise: str) -> Path:
    """The file of an SQLite database; for PostgreSQL it is told what to use instead."""
    path = sqlite_file(database_url(database))
    if path is None:
        raise StoreRefused(f"a PostgreSQL database is {otherwise}")
    return path


@contextmanager
def _progress(what: str) -> Iterator[Advance]:
    """A bar on stderr, where somebody looks at it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
