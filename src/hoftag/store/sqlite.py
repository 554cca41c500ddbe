"""SQLite: one process, one writing connection, WAL with a sync at every commit."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, QueuePool, StaticPool, create_engine, event
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hoftag.store import schema
from hoftag.store.backup import copy_database
from hoftag.store.contract import StorageFailed, StoreRefused
from hoftag.store.guard import FileLock, make_private, refuse_network
from hoftag.store.sql import PER_MOVE, Ask, SqlStore
from hoftag.store.writing import GroupWriter, is_busy

T = TypeVar("T")
PATIENCE: Final = 5.0  # seconds to wait for another program's lock
READERS: Final = 16
_TEXTS: Final[dict[Executable, str]] = {
    made: str(made.compile(dialect=sqlite_dialect(paramstyle="named"))) for made in PER_MOVE
}
SETTINGS: Final = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


class SqliteStore(SqlStore):
    """A database file that this process alone writes."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; what is unsafe is refused."""
        self.path = path.absolute()
        refuse_network(self.path)
        self._closed = False
        self._lock = _locked(self.path)
        self._writing = engine_of(self.path, writing=True)
        self._reading = engine_of(self.path, writing=False)
        self._writer = GroupWriter(self._writing)
        try:
            make_private(self.path)
            self._prepare()
        except BaseException as error:
            self.close()
            if isinstance(error, DBAPIError):
                raise StoreRefused(f"{self.path}: cannot be used as a database: {error.orig}") from error
            if isinstance(error, StoreRefused):
                raise StoreRefused(f"{self.path}: {error}") from error
            raise

    def _prepare(self) -> None:
        """Know the database before changing it; then set the journal, migrate, and read the settings back."""
        with self._writing.begin() as connection:
            schema.revision(connection)
        raw = self._writing.raw_connection()
        try:
            raw.cursor().execute("PRAGMA journal_mode=WAL").close()
        finally:
            raw.close()
        with self._writing.begin() as connection:
            schema.upgrade(connection)
        with self._writing.connect() as connection:
            for name, wanted in SETTINGS.items():
                found = connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                if found != wanted:
                    raise StoreRefused(f"SQLite has {name} {found}, not {wanted}: it could lose what was acknowledged")

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        """A connection that cannot write."""
        if self._closed:
            raise StorageFailed("the store is closed")
        try:
            with self._reading.connect() as connection:
                yield connection
        except DBAPIError as error:
            if not is_busy(error):
                self._writer.trouble = self._writer.trouble or f"the storage failed: {error.orig}"
            raise StorageFailed(f"the database cannot be read: {error.orig}") from error
        except PoolTimeout as error:
            raise StorageFailed("too many are reading the database at once") from error

    def _write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the next transaction."""
        return self._writer.submit(job)

    def _clock(self, connection: Connection) -> int:
        """Milliseconds since the epoch, by this machine."""
        return self.now()

    def _asking(self, connection: Connection) -> Ask:
        """Every move needs these statements: as text, by the driver itself, they cost a tenth."""
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)

        def ask(statement: Executable, values: Mapping[str, object]) -> int:
            cursor = raw.execute(_TEXTS[statement], values)
            return cursor.rowcount if cursor.description is None else len(cursor.fetchall())

        return ask

    def now(self) -> int:
        """Milliseconds since the epoch, by this machine."""
        return time.time_ns() // 1_000_000

    def backup(self, target: Path) -> None:
        """Copy the whole database into a new file while it is in use."""
        copy_database(self.path, target)

    def healthy(self) -> bool:
        """Whether a write could be acknowledged now."""
        if self._writer.trouble:
            return False
        try:
            if self._writer.locked_out:
                self._writer.submit(lambda connection: connection.in_transaction())
            with self._read() as connection:
                connection.exec_driver_sql("SELECT 1 FROM matches LIMIT 1").all()
        except StorageFailed:
            return False
        return True

    def version(self) -> str:
        """SQLite and its version. One before 3.51.3 can damage a log that two connections write; here only one does."""
        return f"SQLite {sqlite3.sqlite_version}"

    def close(self) -> None:
        """Let go of the file; the writing connection goes last and puts the log into the database."""
        self._closed = True
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Nothing: no other process writes."""

    def announce(self, match: str, seq: int) -> None:
        """Nothing: no other process listens."""


def _locked(path: Path) -> FileLock:
    """The lock of a database file, in a folder that is made if it is missing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        return FileLock(path)
    except OSError as error:
        raise StoreRefused(f"{error.filename or path}: {error.strerror}") from error


def engine_of(path: Path, writing: bool) -> Engine:
    """Connections to a database file: a single one that writes, or some that can only read."""

    def connect() -> sqlite3.Connection:
        raw = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        raw.execute("PRAGMA foreign_keys=ON")
        if writing:
            raw.execute("PRAGMA synchronous=FULL")
            raw.execute("PRAGMA fullfsync=ON")  # macOS does not reach the disk without
            raw.execute("PRAGMA journal_size_limit=16777216")
        else:
            raw.execute("PRAGMA query_only=ON")
        return raw

    if not writing:
        return create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=4, max_overflow=READERS - 4)
    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)
    event.listen(engine, "begin", lambda connection: connection.connection.driver_connection.execute("BEGIN IMMEDIATE"))
    return engine
