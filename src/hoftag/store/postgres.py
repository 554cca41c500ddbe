"""PostgreSQL: several processes may write; the UNIQUE constraints decide who was first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, NullPool, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hoftag.store import schema
from hoftag.store.contract import StorageFailed, StoreError, StoreRefused
from hoftag.store.notices import Announcer, Listener
from hoftag.store.sql import SqlStore, refusal

T = TypeVar("T")
DURABLE: Final = {
    "fsync": ("on",),
    "full_page_writes": ("on",),
    "synchronous_commit": ("on", "remote_write", "remote_apply"),
}
_CLOCK: Final = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
_MIGRATING: Final = 0x486F6674  # the advisory lock under which one process migrates


class PostgresStore(SqlStore):
    """A PostgreSQL database at READ COMMITTED; after trouble with a connection it goes on with new ones."""

    def __init__(self, url: str) -> None:
        """Connect, check that commits are durable, and migrate; what is unsafe is refused."""
        self._engine = engine_of(url)
        self._single = engine_of(url, pooled=False)
        self._listeners: list[Listener] = []
        self._announcer = Announcer(self._single)
        try:
            with self._engine.begin() as connection:
                require_durable(connection)
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
                schema.upgrade(connection)
        except BaseException as error:
            self.close()
            if isinstance(error, DBAPIError):
                raise StoreRefused(f"the PostgreSQL database cannot be used: {error.orig}") from error
            raise

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        """A connection of the pool."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except (DBAPIError, PoolTimeout) as error:
            raise _failed(error) from error

    def _write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction; a connection lost at the commit leaves its outcome unknown."""
        try:
            with self._engine.begin() as connection:
                return job(connection)
        except IntegrityError as error:
            raise refusal(broken_constraint(error)) from error
        except DataError as error:
            raise StoreError(f"this cannot be stored: {error.orig}") from error
        except (DBAPIError, PoolTimeout) as error:
            raise _failed(error) from error

    def _clock(self, connection: Connection) -> int:
        """Milliseconds since the epoch, by the database's machine: one clock for all processes."""
        return int(connection.execute(_CLOCK).scalar_one())

    def now(self) -> int:
        """Milliseconds since the epoch, by the database's machine."""
        with self._read() as connection:
            return self._clock(connection)

    def backup(self, target: Path) -> None:
        """Refused: PostgreSQL has its own programs for that."""
        raise StoreRefused("a PostgreSQL database is backed up with pg_dump and restored with pg_restore")

    def healthy(self) -> bool:
        """Whether the database answers and takes writes."""
        try:
            with self._read() as connection:
                return not connection.execute(text("SELECT pg_is_in_recovery()")).scalar_one()
        except StorageFailed:
            return False

    def version(self) -> str:
        """PostgreSQL and its version."""
        with self._read() as connection:
            return f"PostgreSQL {connection.execute(text('SHOW server_version')).scalar_one()}"

    def close(self) -> None:
        """End the threads and all connections."""
        for listener in self._listeners:
            listener.stop()
        self._listeners = []
        self._announcer.stop()
        self._engine.dispose()
        self._single.dispose()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(match, seq)` for what any process announces, in a thread of its own."""
        listener = Listener(self, self._single, heard)
        self._listeners.append(listener)
        listener.start()

    def announce(self, match: str, seq: int) -> None:
        """Tell all listeners, from another thread and connection."""
        self._announcer.announce(match, seq)


def engine_of(url: str, pooled: bool = True, read_only: bool = False) -> Engine:
    """Connections to a database, pooled or each for itself; none of them waits for ever."""
    parsed = make_url(url).set(drivername="postgresql+psycopg")
    own = parsed.query.get("options", "")
    options = f"{own if isinstance(own, str) else ' '.join(own)} -c statement_timeout=30s -c lock_timeout=10s"
    options += " -c idle_in_transaction_session_timeout=60s"
    arguments: dict[str, object] = {
        "application_name": "hoftag",
        "connect_timeout": 3,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 15_000,
        "options": options + (" -c default_transaction_read_only=on" if read_only else ""),
    }
    if not pooled:
        return create_engine(parsed, connect_args=arguments, poolclass=NullPool)
    return create_engine(
        parsed,
        connect_args=arguments,
        isolation_level="READ COMMITTED",
        pool_pre_ping=True,
        pool_size=8,
        max_overflow=8,
        pool_timeout=10,
    )


def require_durable(connection: Connection) -> None:
    """Refuse a database that could lose what it has committed."""
    for name, allowed in DURABLE.items():
        found = connection.execute(text(f"SHOW {name}")).scalar_one()
        if found not in allowed:
            raise StoreRefused(f"PostgreSQL has {name} {found}, not {allowed[0]}: it could lose what was acknowledged")


def broken_constraint(error: IntegrityError) -> str:
    """The name of a broken constraint."""
    return str(getattr(getattr(error.orig, "diag", None), "constraint_name", None))


def _failed(error: DBAPIError | PoolTimeout) -> StorageFailed:
    """Trouble with the database or on the way to it."""
    told = error.orig if isinstance(error, DBAPIError) else "all connections are in use"
    return StorageFailed(f"PostgreSQL failed, the outcome is unknown: {told}")
