"""A database that is only read, beside a running server or without one; nothing in it is changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from hoftag.store import schema
from hoftag.store.backup import reading_connection
from hoftag.store.contract import StorageFailed, StoreRefused
from hoftag.store.places import sqlite_file
from hoftag.store.questions import Questions


class ReadingStore(Questions):
    """All that can be asked of a store, and no changes."""

    def __init__(self, url: str) -> None:
        """Connect; a database that is missing or has other tables than this version is refused."""
        path = sqlite_file(url)
        self._engine = _postgres(url) if path is None else _sqlite(path)
        try:
            with self._engine.connect() as connection:
                schema.require_newest(connection)
        except BaseException as error:
            self.close()
            if isinstance(error, DBAPIError):
                raise StoreRefused(f"the database cannot be read: {error.orig}") from error
            raise

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        """A connection that cannot write."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except DBAPIError as error:
            raise StorageFailed(f"the database cannot be read: {error.orig}") from error

    def close(self) -> None:
        """Let go of the connections."""
        self._engine.dispose()


def _sqlite(path: Path) -> Engine:
    """Connections to a file that cannot write."""
    if not path.is_file():
        raise StoreRefused(f"{path}: there is no such database")
    return create_engine("sqlite://", creator=lambda: reading_connection(path), poolclass=NullPool)


def _postgres(url: str) -> Engine:
    """Connections to PostgreSQL that cannot write."""
    from hoftag.store.postgres import engine_of

    return engine_of(url, read_only=True)
