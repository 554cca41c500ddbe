"""LISTEN and NOTIFY between processes, and the polling that finds what a notice missed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import psycopg
import pytest
from tests.store.conftest import a_match, move

from hoftag.store.contract import Store


class Heard:
    """What a listener was told."""

    def __init__(self) -> None:
        self.last: dict[str, int] = {}
        self.count = 0
        self._changed = threading.Condition()

    def __call__(self, match: str, seq: int) -> None:
        with self._changed:
            self.last[match] = seq
            self.count += 1
            self._changed.notify_all()

    def wait(self, match: str, seq: int, seconds: float = 10) -> bool:
        with self._changed:
            return self._changed.wait_for(lambda: self.last.get(match, 0) >= seq, seconds)


def listeners(database: str, kill: bool = False) -> int:
    """How many connections listen; they can be cut."""
    with psycopg.connect(database, autocommit=True) as admin:
        what = "pg_terminate_backend(pid)" if kill else "pid"
        query = f"SELECT {what} FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        return len(admin.execute(query).fetchall())


def test_another_store_hears_what_was_committed(database: str, opened: Callable[[str], Store]) -> None:
    writer, reader = opened(database), opened(database)
    heard = Heard()
    visible: list[bool] = []

    def check(match: str, seq: int) -> None:
        visible.append(len(reader.entries(match)) >= seq)
        heard(match, seq)

    reader.listen(check)
    writer.create_match(a_match("m"), [])
    for seq in range(1, 21):
        writer.append("m", [move(seq)])
        writer.announce("m", seq)
    assert heard.wait("m", 20)
    assert all(visible), "heard of an entry that was not there"


def test_notices_that_wait_together_become_one(database: str, opened: Callable[[str], Store]) -> None:
    writer, reader = opened(database), opened(database)
    heard = Heard()
    reader.listen(heard)
    for seq in range(1, 2001):
        writer.announce("m", seq)
    writer.announce("n", 5)
    assert heard.wait("m", 2000)
    assert heard.wait("n", 5)
    assert heard.count < 1000


def test_announcing_waits_for_nobody(
    database: str, opened: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opened(database)

    def slow(*words: object, **named: object) -> None:
        time.sleep(0.5)
        raise psycopg.OperationalError("no way")

    with monkeypatch.context() as patched:
        patched.setattr(psycopg, "connect", slow)
        began = time.monotonic()
        for seq in range(1, 100):
            store.announce("m", seq)
        assert time.monotonic() - began < 0.4
        time.sleep(0.6)  # the first try fails
    heard = Heard()
    store.listen(heard)
    assert heard.wait("m", 99), "the announcer did not come back with what waited"


def test_a_cut_listener_misses_nothing(
    database: str, opened: Callable[[str], Store], caplog: pytest.LogCaptureFixture
) -> None:
    """Entries stored while nobody listens, and never announced, are found by polling, and by the listener itself."""
    writer, reader = opened(database), opened(database)
    heard = Heard()
    reader.listen(heard)
    writer.create_match(a_match("m"), [])
    polled = reader.now()
    assert listeners(database) == 1
    assert listeners(database, kill=True) == 1
    writer.append("m", [move(1), move(2)])
    assert reader.changed_since(polled - 10_000) == [("m", 2)]
    assert heard.wait("m", 2), "the listener did not ask what it had missed"
    writer.append("m", [move(3)])
    writer.announce("m", 3)
    assert heard.wait("m", 3), "the listener did not come back"
    assert "made anew" in caplog.text


def test_a_failing_hearer_does_not_end_the_listening(
    database: str, opened: Callable[[str], Store], caplog: pytest.LogCaptureFixture
) -> None:
    store = opened(database)
    heard = Heard()

    def fail(match: str, seq: int) -> None:
        heard(match, seq)
        raise ValueError("planted")

    store.listen(fail)
    for seq in (1, 2):
        store.announce("m", seq)
        assert heard.wait("m", seq)
    assert "planted" in caplog.text


def test_without_other_processes_nothing_is_heard(file: str, opened: Callable[[str], Store]) -> None:
    store = opened(file)
    heard = Heard()
    store.listen(heard)
    store.announce("m", 1)
    assert heard.count == 0


def test_closing_ends_the_threads(database: str, opened: Callable[[str], Store]) -> None:
    before = threading.enumerate()  # a server of other tests may still be running
    store = opened(database)
    store.listen(Heard())
    store.announce("m", 1)
    store.close()
    assert not [thread.name for thread in threading.enumerate() if thread not in before]
    assert listeners(database) == 0
