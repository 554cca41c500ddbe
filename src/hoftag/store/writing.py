"""Group commit for SQLite: one connection writes for all threads, and writes that wait together share one sync."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from typing import Generic, TypeVar, cast

from sqlalchemy import Connection, Engine, Transaction
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from hoftag.store.contract import StorageFailed, StoreError
from hoftag.store.sql import refusal
from hoftag.store.tables import metadata

T = TypeVar("T")


class _Job(Generic[T]):
    """What one caller wants written, and what became of it."""

    __slots__ = ("done", "error", "result", "run")

    def __init__(self, run: Callable[[Connection], T]) -> None:
        """Nothing happens before `GroupWriter.submit`."""
        self.run = run
        self.result: T | None = None
        self.error: Exception | None = None
        self.done = False


class GroupWriter:
    """Callers queue; whoever gets the turn writes all that is queued in one transaction, a savepoint for each.

    After trouble with the storage nothing is written any more: what SQLite would accept then, it may have lost.
    """

    def __init__(self, engine: Engine) -> None:
        """`engine` has the one connection that writes."""
        self.trouble = ""  # why nothing can be written until the store is opened anew
        self.locked_out = False  # whether another program had locked the database at the last try
        self._engine = engine
        self._connection: Connection | None = None  # kept: only one job writes at a time
        self._change = threading.Condition()
        self._leading = False  # whether a caller writes just now
        self._queue: list[_Job[object]] = []

    def submit(self, run: Callable[[Connection], T]) -> T:
        """Run a job in a transaction that is synced when this returns."""
        job = _Job(run)
        with self._change:
            self._queue.append(cast("_Job[object]", job))
            self._change.wait_for(lambda: job.done or not self._leading)
            if not job.done:
                self._leading = True
                batch, self._queue = self._queue, []
        if not job.done:
            self._commit(batch)
        if job.error is not None:
            raise job.error
        return cast("T", job.result)

    def close(self) -> None:
        """Wait for the write under way; let no other begin."""
        with self._change:
            self.trouble = self.trouble or "the store is closed"
            self._change.wait_for(lambda: not self._leading)
        if self._connection is not None:
            self._connection.close()

    def _commit(self, batch: list[_Job[object]]) -> None:
        """Write a batch; each job has its own outcome unless the whole transaction fails."""
        failure = self.trouble or "the write was broken off"
        try:
            if not self.trouble:
                failure = self._transact(batch)
        except BaseException as error:
            self.trouble = failure = f"the write was broken off: {error!r}"
            raise
        finally:
            with self._change:
                for job in batch:
                    if failure:
                        job.error = StorageFailed(failure)
                    job.done = True
                self._leading = False
                self._change.notify_all()

    def _transact(self, batch: list[_Job[object]]) -> str:
        """Run a batch in one transaction; says what failed, empty if nothing did."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            if len(batch) == 1:
                _attempt(self._connection, batch[0], self._connection.begin)
            else:
                with self._connection.begin():
                    for job in batch:
                        _attempt(self._connection, job, self._connection.begin_nested)
        except (DBAPIError, sqlite3.Error) as error:
            self.locked_out = is_busy(error)
            if self.locked_out:  # only the beginning can meet a lock, so nothing was written
                return "another program has locked the database"
            self.trouble = f"the storage failed, nothing is written until the server starts anew: {cause(error)}"
            return self.trouble
        self.locked_out = False
        return ""


def _attempt(connection: Connection, job: _Job[object], transaction: Callable[[], Transaction]) -> None:
    """Run one job in a transaction or savepoint; what it did wrong itself is undone and concerns nobody else."""
    try:
        with transaction():
            job.result = job.run(connection)
    except (IntegrityError, sqlite3.IntegrityError) as error:
        job.error = refusal(broken_constraint(error))
    except (DataError, sqlite3.DataError) as error:
        job.error = StoreError(f"this cannot be stored: {cause(error)}")
    except (DBAPIError, sqlite3.Error):
        raise
    except Exception as error:
        job.error = error


def cause(error: DBAPIError | sqlite3.Error) -> BaseException | None:
    """What SQLite itself said."""
    return error.orig if isinstance(error, DBAPIError) else error


def is_busy(error: DBAPIError | sqlite3.Error) -> bool:
    """Whether another connection had locked the database."""
    code: int = getattr(cause(error), "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY


def broken_constraint(error: DBAPIError | sqlite3.Error) -> str:
    """The name of the constraint SQLite tells by its columns; it does not tell which foreign key."""
    kind, _, told = str(cause(error)).partition(" constraint failed")
    told = told.removeprefix(": ")
    if kind != "UNIQUE":
        return told or kind.lower()
    columns = {part.strip() for part in told.split(",")}
    for table in metadata.tables.values():
        for constraint in table.constraints:
            named = {f"{table.name}.{column.name}" for column in getattr(constraint, "columns", ())}
            if named == columns and constraint.name is not None:
                return str(constraint.name)
    return told
