"""Databases that are unsafe, unknown or in use are refused for a clear reason; files are private."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import CheckConstraint, Connection, create_engine, inspect
from tests.store.conftest import a_match, begin, finish, move

from hoftag.store import open_store, schema
from hoftag.store.contract import Store, StoreRefused
from hoftag.store.guard import file_system, refuse_network
from hoftag.store.places import database_url, default_database, sqlite_file
from hoftag.store.sqlite import SqliteStore
from hoftag.store.tables import metadata


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_files_are_readable_by_their_owner_only(file: str, opened: Callable[[str], Store]) -> None:
    before = os.umask(0)
    try:
        store = opened(file)
        store.create_match(a_match("m"), [])
    finally:
        os.umask(before)
    folder = Path(file.removeprefix("sqlite:///")).parent
    names = ["hoftag.sqlite", "hoftag.sqlite-shm", "hoftag.sqlite-wal", "hoftag.sqlite.lock"]
    assert modes(folder) == dict.fromkeys(names, 0o600)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_second_server_is_refused(file: str, opened: Callable[[str], Store]) -> None:
    store = opened(file)
    told = f"another Hoftag server (process {os.getpid()}) uses this database"
    (line,) = finish(begin("refused", file))
    assert line.startswith("REFUSED")
    assert told in line
    with pytest.raises(StoreRefused, match="uses this database"):
        open_store(file)  # nor twice in one process
    store.create_match(a_match("m"), [])
    store.close()
    assert finish(begin("refused", file)) == ["OPENED"]


def test_a_child_that_outlives_its_server_keeps_no_lock(file: str, opened: Callable[[str], Store]) -> None:
    code = (
        "import os, sys, time; from hoftag.store import open_store; store = open_store(sys.argv[1]);"
        "child = os.fork();"
        "(os.close(1), os.close(2), time.sleep(60)) if child == 0 else (print(child, flush=True), os._exit(0))"
    )
    done = subprocess.run([sys.executable, "-c", code, file], capture_output=True, text=True, timeout=60, check=True)
    child = int(done.stdout)
    try:
        opened(file)
        os.kill(child, 0)  # it still lives
    finally:
        os.kill(child, 9)


def test_a_newer_schema_is_refused_and_left_alone(url: str, opened: Callable[[str], Store]) -> None:
    store = opened(url)
    store.create_match(a_match("m"), [])
    store.close()
    statement = "UPDATE alembic_version SET version_num = '9999'"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(sqlite_file(url) or "")) as raw, raw:
            raw.execute(statement)
    else:
        with psycopg.connect(url) as connection:
            connection.execute(statement)
    with pytest.raises(StoreRefused, match=r"revision 9999.*newer Hoftag"):
        open_store(url)
    with pytest.raises(StoreRefused, match="9999"):  # the first try has changed nothing
        open_store(url)


def test_other_databases_and_files_are_refused_and_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as raw:
        raw.execute("CREATE TABLE cats (name TEXT)")
    text = tmp_path / "notes.txt"
    text.write_text("These are my notes about the game. " * 100)
    for path, told in [(other, "another program"), (text, "not a database"), (tmp_path, "cannot be used")]:
        before = path.read_bytes() if path.is_file() else b""
        with pytest.raises(StoreRefused, match=told):
            open_store(f"sqlite:///{path}")
        assert (path.read_bytes() if path.is_file() else b"") == before
    assert {path.name for path in tmp_path.iterdir()} >= {"other.sqlite", "notes.txt"}
    assert not list(tmp_path.glob("*-wal"))


def test_a_database_of_another_program_is_refused_by_postgres_too(database: str) -> None:
    with psycopg.connect(database) as connection:
        connection.execute("CREATE TABLE cats (name TEXT)")
    with pytest.raises(StoreRefused, match="another program"):
        open_store(database)


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "mysql://x/y", "postgresql://[", "cat"]
)
def test_urls_that_are_none_are_refused(url: str) -> None:
    with pytest.raises(StoreRefused):
        open_store(url)


def test_an_unreachable_server_is_refused() -> None:
    with pytest.raises(StoreRefused, match="cannot be used"):
        open_store("postgresql://nobody:x@/none?host=/nonexistent")


@pytest.mark.parametrize("setting", ["fsync=off", "full_page_writes=off", "synchronous_commit=off"])
def test_an_unsafe_postgres_is_refused(
    database: str, setting: str, opened: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(database).close()
    name = setting.partition("=")[0]
    if name == "synchronous_commit":
        told = f"{database}%20-c{setting}"
    else:  # a setting of the whole server: pretend
        told = database
        monkeypatch.setitem(__import__("hoftag.store.postgres").store.postgres.DURABLE, name, ("other",))
    with pytest.raises(StoreRefused, match=f"PostgreSQL has {name}"):
        open_store(told)


def test_settings_are_read_back(file: str, opened: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened(file)
    assert isinstance(store, SqliteStore)
    assert store.version() == f"SQLite {sqlite3.sqlite_version}"
    store.close()
    for name in ("journal_mode", "synchronous"):
        with monkeypatch.context() as patched:
            patched.setitem(__import__("hoftag.store.sqlite").store.sqlite.SETTINGS, name, "other")
            with pytest.raises(StoreRefused, match=f"SQLite has {name}"):
                open_store(file)
    opened(file)


def test_network_file_systems_are_refused(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(
        "/dev/sda / ext4 rw 0 0\nserver:/x /mnt/far\\040away nfs4 rw 0 0\n/dev/sdb /mnt/far\\040away/near xfs rw 0 0\n"
        "//nas/x /mnt/nas cifs rw 0 0\n"
    )
    for path, kind in {
        "/home/x.sqlite": "ext4",
        "/mnt/far away/x.sqlite": "nfs4",
        "/mnt/far away/near/x.sqlite": "xfs",
        "/mnt/nas/deep/x.sqlite": "cifs",
        "/mnt/nasty/x.sqlite": "ext4",
    }.items():
        assert file_system(Path(path), mounts) == kind
        if kind in ("nfs4", "cifs"):
            with pytest.raises(StoreRefused, match=rf"network file system \({kind}\)"):
                refuse_network(Path(path), mounts)
        else:
            refuse_network(Path(path), mounts)
    refuse_network(Path("/x"), tmp_path / "missing")


def tables_of(connection: Connection) -> set[str]:
    """The names of the check constraints, which Alembic does not compare, and of the foreign keys."""
    view = inspect(connection)
    found = set()
    for table in metadata.tables:
        found |= {str(check["name"]) for check in view.get_check_constraints(table)}
        found |= {str(key["name"]) for key in view.get_foreign_keys(table)}
    return found


def test_the_migrations_lead_to_the_tables(url: str, opened: Callable[[str], Store]) -> None:
    opened(url).close()
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == schema.newest()
        wanted = {
            str(constraint.name)
            for table in metadata.tables.values()
            for constraint in table.constraints
            if isinstance(constraint, CheckConstraint) or "fk_" in str(constraint.name)
        }
        assert tables_of(connection) == wanted
    engine.dispose()


def test_the_default_place(tmp_path: Path) -> None:
    home = Path.home() / ".local" / "share" / "hoftag" / "hoftag.sqlite"
    assert default_database({}) == home
    assert default_database({"XDG_DATA_HOME": "/d"}) == Path("/d/hoftag/hoftag.sqlite")
    assert default_database({"XDG_DATA_HOME": "/d", "HOFTAG_DATA": "/own"}) == Path("/own/hoftag.sqlite")
    assert sqlite_file(database_url(None, {"HOFTAG_DATA": "/own"})) == Path("/own/hoftag.sqlite")
    assert sqlite_file(database_url("x/y.sqlite")) == Path.cwd() / "x" / "y.sqlite"
    assert database_url("sqlite:///a") == "sqlite:///a"


def test_readers_cannot_write(file: str, opened: Callable[[str], Store]) -> None:
    store = opened(file)
    assert isinstance(store, SqliteStore)
    store.create_match(a_match("m"), [])
    with store._read() as connection, pytest.raises(Exception, match="readonly"):
        connection.exec_driver_sql("DELETE FROM matches")
    store.append("m", [move(1)])
