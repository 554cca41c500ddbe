"""What was acknowledged is never lost, whatever is killed, cut or full; and nothing is acknowledged after a failure."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from tests.store.conftest import a_match, begin, finish, move

from hoftag.store.contract import StorageFailed, Store

KILLS = 25
CUTS = 5


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def check_gapless(store: Store, match: str, acknowledged: int) -> None:
    """Entries 1, 2, 3, ... at least as far as acknowledged."""
    found = store.entries(match)
    assert [entry.seq for entry in found] == list(range(1, len(found) + 1))
    assert [entry.data["n"] for entry in found] == [entry.seq for entry in found]
    assert len(found) >= acknowledged


def test_killed_writers_lose_nothing_acknowledged(file: str, opened: Callable[[str], Store]) -> None:
    acks = [line.split() for line in finish(begin("killed", file, KILLS))]
    assert len(acks) > KILLS
    store = opened(file)
    for match in {match for match, _ in acks}:
        numbers = [int(seq) for other, seq in acks if other == match]
        check_gapless(store, match, max(numbers))
        assert len(set(numbers)) == len(numbers), "an entry was acknowledged twice"
        assert all(store.move(match, f"{match}-{seq - 1}") for seq in numbers[-50:])
    store.close()
    with closing(sqlite3.connect(path_of(file))) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_full_disk_ends_the_acknowledging(file: str, opened: Callable[[str], Store]) -> None:
    lines = finish(begin("starved", file, 120))
    kinds = [line.split()[0] for line in lines]
    failed = kinds.index("FAILED")
    assert failed > 5
    assert kinds[:failed] == ["ACK"] * failed
    assert kinds[failed:-1] == ["FAILED"] * (120 - failed), "acknowledged after a failure, though there was room again"
    assert lines[-1] == "HEALTHY False"
    store = opened(file)
    assert store.healthy()
    check_gapless(store, "m0", failed)
    store.append("m0", [move(len(store.entries("m0")) + 1)])


def test_a_lock_of_another_program_is_waited_for_and_passes(
    file: str, opened: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hoftag.store.sqlite.PATIENCE", 0.3)
    store = opened(file)
    store.create_match(a_match("m"), [])
    with closing(sqlite3.connect(path_of(file), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed, match="locked"):
            store.append("m", [move(1)])
        assert not store.healthy()
        assert store.entries("m") == []
        other.execute("ROLLBACK")
    assert store.healthy()
    store.append("m", [move(1)])
    check_gapless(store, "m", 1)


def test_a_damaged_file_ends_the_acknowledging(file: str, opened: Callable[[str], Store]) -> None:
    store = opened(file)
    store.create_match(a_match("m"), [])
    store.append("m", [move(seq, text="x" * 500) for seq in range(1, 400)])
    store.close()
    path = path_of(file)
    damaged = path.read_bytes()
    path.write_bytes(damaged[:8192] + b"\x55" * (len(damaged) - 8192))
    again = opened(file)
    with pytest.raises(StorageFailed):
        again.entries("m")
    assert not again.healthy()
    with pytest.raises(StorageFailed):
        again.set_status("m", "over")


def test_an_unforeseen_error_in_a_write_concerns_only_itself(file: str, opened: Callable[[str], Store]) -> None:
    store = opened(file)
    store.create_match(a_match("m"), [])
    with pytest.raises(OverflowError):
        store.append("m", [move(2**70)])
    store.append("m", [move(1)])


def test_a_write_broken_off_by_force_ends_the_acknowledging(
    file: str, opened: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opened(file)
    store.create_match(a_match("m"), [])

    def interrupt(connection: object) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(store, "_clock", interrupt)
        with pytest.raises(KeyboardInterrupt):
            store.append("m", [move(1)])
    assert not store.healthy()
    with pytest.raises(StorageFailed, match="broken off"):
        store.append("m", [move(1)])
    assert store.entries("m") == []


def cut_all(database: str) -> int:
    """End all other connections to a database; says how many there were."""
    with psycopg.connect(database, autocommit=True) as admin:
        query = (
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        row = admin.execute(query).fetchone()
    assert row is not None
    return int(row[0])


def test_cut_connections_lose_nothing_and_double_nothing(database: str, opened: Callable[[str], Store]) -> None:
    process = begin("counted", database, CUTS, 5_000)
    assert process.stdout is not None
    assert process.stdout.readline() == "READY\n"
    until = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < until:
        time.sleep(0.02)
        cut_all(database)
    lines = finish(process)
    done = [int(line.split()[1]) for line in lines if not line.startswith("FAILED")]
    assert done == list(range(1, len(done) + 1))
    assert len(lines) - len(done) >= CUTS, "too few cuts met a write"
    store = opened(database)
    check_gapless(store, "m0", len(done))
    assert len(store.entries("m0")) == len(done)


def test_a_connection_lost_at_the_commit_leaves_the_outcome_unknown(
    database: str, opened: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit arrives, its answer does not: not acknowledged, but known by its id."""
    store = opened(database)
    store.create_match(a_match("m"), [])
    commit = psycopg.Connection.commit

    def lost(connection: psycopg.Connection[object]) -> None:
        commit(connection)
        connection.close()
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    with monkeypatch.context() as patched:
        patched.setattr(psycopg.Connection, "commit", lost)
        with pytest.raises(StorageFailed, match="unknown"):
            store.append("m", [move(1, "a")])
    found = store.move("m", "a")
    assert found is not None
    assert found.seq == 1
    assert store.healthy()
    store.append("m", [move(2, "b")])


def test_a_store_out_of_reach_is_not_healthy_and_comes_back(
    database: str, opened: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opened(database)
    store.create_match(a_match("m"), [])

    def nowhere(*words: object, **named: object) -> None:
        raise psycopg.OperationalError("connection refused")

    cut_all(database)
    with monkeypatch.context() as patched:
        patched.setattr(psycopg, "connect", nowhere)
        assert not store.healthy()
        with pytest.raises(StorageFailed):
            store.append("m", [move(1)])
        with pytest.raises(StorageFailed):
            store.match("m")
    assert store.healthy()
    store.append("m", [move(1)])


def test_two_processes_race_and_one_wins_each_entry(database: str, opened: Callable[[str], Store]) -> None:
    store = opened(database)
    for number in range(4):
        store.create_match(a_match(f"m{number}"), [])
    racers = [begin("raced", database, name, 40) for name in "ab"]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "READY\n"
    begins = time.time() + 0.3
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write(f"{begins}\n")
        racer.stdin.flush()
    won = [line.split()[1:] for racer in racers for line in finish(racer)]
    assert sorted(int(seq) for seq, _ in won) == list(range(1, 41))
    stored = [(entry.seq, entry.data["by"]) for entry in store.entries("m0")]
    assert stored == sorted((int(seq), who) for seq, who in won)
    assert {who[0] for _, who in won} == {"a", "b"}, "one process was never first: this was no race"
