"""Telling other processes of new entries with PostgreSQL's LISTEN and NOTIFY, never inside a move's transaction.

Within it NOTIFY would make all commits wait for each other. A notice may be lost; `changed_since` finds what it told.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from hoftag.store.contract import StorageFailed, Store

CHANNEL: Final = "hoftag"
LOOK: Final = 0.25  # seconds between looks at whether to stop
PAUSE: Final = 0.5  # seconds before a lost connection is made anew
OVERLAP: Final = 10_000  # milliseconds asked for once more after a lost connection
log = logging.getLogger(__name__)


@contextmanager
def _connected(engine: Engine) -> Iterator[psycopg.Connection[tuple[object, ...]]]:
    """A connection of its own that commits every statement."""
    raw = engine.raw_connection()
    try:
        connection = raw.driver_connection
        assert isinstance(connection, psycopg.Connection)
        connection.autocommit = True
        yield connection
    finally:
        raw.invalidate()  # closed without asking a connection that may be gone


class Listener:
    """A thread that hears what any process announces; after a lost connection it asks what it may have missed."""

    def __init__(self, store: Store, engine: Engine, heard: Callable[[str, int], None]) -> None:
        """`heard(match, seq)` is called in the thread."""
        self._store = store
        self._engine = engine
        self._heard = heard
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._alive = time.monotonic()
        self._thread = threading.Thread(target=self._run, name="hoftag-listener", daemon=True)

    def start(self) -> None:
        """Begin, and wait a little until the database knows of it."""
        self._thread.start()
        self._ready.wait(5)

    def stop(self) -> None:
        """End the thread."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        """Listen, and connect anew as often as needed."""
        while not self._stop.is_set():
            try:
                with _connected(self._engine) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self._catch_up()
                    self._ready.set()
                    self._hear(connection)
            except (psycopg.Error, DBAPIError, StorageFailed) as error:
                log.warning("the connection that listens was lost and is made anew: %s", error)
                self._stop.wait(PAUSE)

    def _hear(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        """Pass on notices until the end."""
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=LOOK):
                seq, _, match = notice.payload.partition(" ")
                self._tell(match, int(seq))
                if self._stop.is_set():
                    return
            self._alive = time.monotonic()

    def _catch_up(self) -> None:
        """Tell all that changed since the connection was last known to live."""
        away = int((time.monotonic() - self._alive) * 1000)
        for match, seq in self._store.changed_since(self._store.now() - away - OVERLAP):
            self._tell(match, seq)

    def _tell(self, match: str, seq: int) -> None:
        """Call who wants to hear; an error there is logged and does not end the listening."""
        try:
            self._heard(match, seq)
        except Exception:
            log.exception("a listener failed on match %s", match)


class Announcer:
    """A thread that sends notices; of a match only the last entry is told if several wait."""

    def __init__(self, engine: Engine) -> None:
        """The thread begins with the first notice."""
        self._engine = engine
        self._pending: dict[str, int] = {}
        self._changed = threading.Condition()
        self._stopped = False
        self._thread: threading.Thread | None = None

    def announce(self, match: str, seq: int) -> None:
        """Take over a notice, without waiting."""
        with self._changed:
            self._pending[match] = max(seq, self._pending.get(match, 0))
            if self._thread is None and not self._stopped:
                self._thread = threading.Thread(target=self._run, name="hoftag-announcer", daemon=True)
                self._thread.start()
            self._changed.notify()

    def stop(self) -> None:
        """End the thread; what waits is sent if the connection lives."""
        with self._changed:
            self._stopped = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        """Send, and connect anew as often as needed."""
        while not self._stopped:
            try:
                with _connected(self._engine) as connection:
                    while self._send(connection):
                        pass
            except (psycopg.Error, DBAPIError) as error:
                log.warning("the connection that announces was lost and is made anew: %s", error)
                with self._changed:
                    self._changed.wait_for(lambda: self._stopped, PAUSE)

    def _send(self, connection: psycopg.Connection[tuple[object, ...]]) -> bool:
        """Send all that waits in one statement; False at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._pending or self._stopped)
            taken, self._pending = self._pending, {}
        if not taken:
            return False
        try:
            payloads = [f"{seq} {match}" for match, seq in taken.items()]
            connection.execute("SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told", (CHANNEL, payloads))
        except psycopg.Error:
            with self._changed:
                for match, seq in taken.items():
                    self._pending[match] = max(seq, self._pending.get(match, 0))
            raise
        return True
