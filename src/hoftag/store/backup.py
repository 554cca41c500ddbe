"""Copies of an SQLite database: taken while a server writes, checked before they count, never over another file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from hoftag.store import schema
from hoftag.store.contract import StorageFailed, StoreError, StoreRefused
from hoftag.store.guard import FileLock, make_private, refuse_network, sync_folder

PAGES: Final = 512  # copied at a time
VERSION: Final = "alembic_version"
Progress = Callable[[int, int], None]  # pages done, pages in all


def copy_database(source: Path, target: Path, progress: Progress | None = None) -> None:
    """Copy a database as it is at this moment into a new, private file; it is checked before it gets its name."""
    if not source.is_file():
        raise StoreRefused(f"{source}: there is no such database")
    if target.exists():
        raise StoreError(f"{target}: is there already; give another name")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with _storage(source), closing(reading_connection(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.execute("BEGIN")  # one snapshot: without it the copy would begin anew with every write
            live.execute("SELECT count(*) FROM sqlite_master").fetchall()
            live.backup(copy, pages=PAGES, progress=_told(progress))
            live.rollback()
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            _require_sound(copy, target)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        if target.exists():
            raise StoreError(f"{target}: is there already; give another name")
        part.replace(target)
        sync_folder(target.parent)
    finally:
        part.unlink(missing_ok=True)


def restore_database(source: Path, target: Path, progress: Progress | None = None) -> None:
    """Make a database from a backup, where none is; the backup is checked first."""
    refuse_network(target)
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = FileLock(target)
    try:
        for path in (target, target.with_name(target.name + "-wal"), target.with_name(target.name + "-journal")):
            if path.exists():
                raise StoreRefused(f"{path}: is there already; a restore never overwrites, so move it away first")
        check_database(source)
        copy_database(source, target, progress)
    finally:
        lock.release()


def check_database(path: Path) -> None:
    """Refuse a file that is damaged, or no database this version knows."""
    if not path.is_file():
        raise StoreRefused(f"{path}: there is no such database")
    with _storage(path), closing(reading_connection(path)) as raw:
        _require_sound(raw, path)
        names = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        found = [told for (told,) in raw.execute("SELECT version_num FROM alembic_version")] if VERSION in names else []
    try:
        schema.require_known(found)
    except StoreRefused as error:
        raise StoreRefused(f"{path}: {error}") from error


def _require_sound(raw: sqlite3.Connection, path: Path) -> None:
    """SQLite's own check of every page and every reference."""
    found = [str(row[0]) for row in raw.execute("PRAGMA integrity_check(3)")]
    if found != ["ok"]:
        raise StoreRefused(f"{path}: is damaged: {'; '.join(found)}")
    if raw.execute("PRAGMA foreign_key_check").fetchone():
        raise StoreRefused(f"{path}: is damaged: rows refer to others that are missing")


def reading_connection(path: Path) -> sqlite3.Connection:
    """A connection that cannot write."""
    place = f"{path.absolute().as_uri()}?mode=ro"
    raw = sqlite3.connect(place, uri=True, timeout=5, isolation_level=None, check_same_thread=False)
    raw.execute("PRAGMA query_only=ON")
    return raw


def _told(progress: Progress | None) -> Callable[[int, int, int], None] | None:
    """SQLite's report of its progress as ours."""
    if progress is None:
        return None
    return lambda _, remaining, total: progress(total - remaining, total)


@contextmanager
def _storage(path: Path) -> Iterator[None]:
    """Tell SQLite's errors as ours."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CANTOPEN):
            raise StoreRefused(f"{path}: cannot be read as a database: {error}") from error
        raise StorageFailed(f"{path}: {error}") from error
