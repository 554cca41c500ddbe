"""Backups taken while a server writes; restoring; replaying all matches of a database."""

from __future__ import annotations

import json
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Run, new_game, play_on
from tests.cli.conftest import run as run
from tests.store.conftest import a_match, move

from hoftag.store import open_store
from hoftag.store.backup import copy_database
from hoftag.store.contract import NewEntry, Store, StoreError, StoreRefused
from hoftag.store.reading import ReadingStore


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def fill(store: Store, id: str, game: str = "tallinn", moves: int = 10_000) -> int:
    """Play a game at random into a store; says how many entries it has."""
    recorder = new_game(3, game_id=game)
    play_on(recorder, 5, moves)
    record = recorder.record
    store.create_match(a_match(id, game=game, header=record.header.dump()), [])
    store.append(id, [NewEntry(entry.n, None, entry.dump()) for entry in record.entries])
    return len(record.entries)


def change(url: str, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path_of(url))) as raw, raw:
        assert raw.execute(statement, values).rowcount == 1


def test_a_backup_under_writes_holds_all_acknowledged(
    file: str, opened: Callable[[str], Store], tmp_path: Path
) -> None:
    store = opened(file)
    for number in range(4):
        store.create_match(a_match(f"m{number}"), [])
        store.append(f"m{number}", [move(seq, text="x" * 400) for seq in range(1, 2_000)])
    acknowledged = dict.fromkeys((f"m{number}" for number in range(4)), 1_999)
    stop = threading.Event()

    def write(match: str) -> None:
        while not stop.is_set():
            store.append(match, [move(acknowledged[match] + 1)])
            acknowledged[match] += 1

    threads = [threading.Thread(target=write, args=(match,)) for match in acknowledged]
    for thread in threads:
        thread.start()
    steps: list[tuple[int, int]] = []
    try:
        for number in range(5):
            before = dict(acknowledged)
            target = tmp_path / f"backup{number}"
            if number:
                store.backup(target)
            else:
                copy_database(path_of(file), target, lambda done, total: steps.append((done, total)))
            assert stat.S_IMODE(target.stat().st_mode) == 0o600
            copy = ReadingStore(f"sqlite:///{target}")
            for match, last in before.items():
                found = [entry.seq for entry in copy.entries(match)]
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= last
            copy.close()
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert min(acknowledged.values()) > 1_999, "nothing was written during the backups"
    assert len(steps) > 2
    assert steps == sorted(steps)
    assert not [path.name for path in tmp_path.iterdir() if path.name.endswith((".part", "-wal", "-journal"))]


def test_backup_and_restore_by_command(
    run: Run, file: str, opened: Callable[[str], Store], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opened(file)
    length = fill(store, "m", moves=40)
    saved = tmp_path / "saved.sqlite"
    done = run("backup", "--database", path_of(file), saved)  # beside the open store
    assert (done.code, done.err) == (0, "")
    assert "checked" in done.out
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    again = run("backup", "--database", file, saved)
    assert again.code == 2
    assert "is there already" in again.err

    over = run("restore", saved, "--database", file)
    assert over.code == 2
    assert "uses this database" in over.err
    store.close()
    over = run("restore", saved, "--database", file)
    assert over.code == 2
    assert "never overwrites" in over.err

    monkeypatch.setenv("HOFTAG_DATA", str(tmp_path / "new" / "place"))
    assert run("restore", saved).code == 0
    target = tmp_path / "new" / "place" / "hoftag.sqlite"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert run("validate-db").code == 0
    restored = opened(f"sqlite:///{target}")
    assert len(restored.entries("m")) == length
    restored.append("m", [move(length + 1)])


def test_a_damaged_or_strange_backup_is_not_restored(
    run: Run, file: str, opened: Callable[[str], Store], tmp_path: Path
) -> None:
    store = opened(file)
    store.create_match(a_match("m"), [])
    store.append("m", [move(seq, text="x" * 500) for seq in range(1, 400)])
    saved = tmp_path / "saved"
    store.backup(saved)
    damaged = tmp_path / "damaged"
    data = saved.read_bytes()
    damaged.write_bytes(data[:30_000] + b"\x55" * 3_000 + data[33_000:])
    lossy = tmp_path / "lossy"  # every page can be read, but one belongs to nothing
    lossy.write_bytes(data)
    with closing(sqlite3.connect(lossy)) as raw, raw:
        raw.execute("PRAGMA writable_schema=ON")
        raw.execute("DELETE FROM sqlite_master WHERE name = 'ix_matches_owner'")
    newer = tmp_path / "newer"
    newer.write_bytes(data)
    change(f"sqlite:///{newer}", "UPDATE alembic_version SET version_num = '9999'")
    text = tmp_path / "text"
    text.write_text("no database " * 1000)
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    torn = tmp_path / "torn"
    torn.write_bytes(data[: len(data) // 2])
    target = tmp_path / "fresh" / "x.sqlite"
    for source in [damaged, lossy, newer, text, empty, torn, tmp_path / "missing"]:
        done = run("restore", source, "--database", target)
        assert (done.code, done.out) == (2, ""), source
        assert str(source) in done.err
        assert not target.exists()
    assert run("restore", saved, "--database", target).code == 0


def test_a_backup_over_another_file_or_from_nothing_is_refused(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("precious")
    with pytest.raises(StoreRefused, match="no such database"):
        copy_database(tmp_path / "missing", tmp_path / "copy")
    open_store(f"sqlite:///{tmp_path}/x.sqlite").close()
    with pytest.raises(StoreError, match="already"):
        copy_database(tmp_path / "x.sqlite", there)
    assert there.read_text() == "precious"


def test_postgres_is_left_to_its_own_programs(
    run: Run, database: str, opened: Callable[[str], Store], tmp_path: Path
) -> None:
    with pytest.raises(StoreRefused, match="pg_dump"):
        opened(database).backup(tmp_path / "x")
    assert "pg_dump" in run("backup", tmp_path / "x", "--database", database).err
    assert "pg_restore" in run("restore", tmp_path / "x", "--database", database).err


def test_all_matches_replay(run: Run, url: str, opened: Callable[[str], Store]) -> None:
    store = opened(url)
    for game in ("tallinn", "augsburg", "staufer"):
        fill(store, f"{game}-done", game)
        fill(store, f"{game}-begun", game, 30)
    store.create_match(a_match("new", header={}), [])
    done = run("validate-db", "--database", url)  # beside the open store
    assert (done.code, done.err) == (0, "")
    assert "7 matches: all well" in done.out
    assert "tallinn-begun: ok" in done.out
    with pytest.raises(StoreRefused):
        ReadingStore(url.replace("hoftag.sqlite", "missing").replace("host=/", "host=/missing/"))


def test_broken_matches_are_named_with_their_line(run: Run, file: str, opened: Callable[[str], Store]) -> None:
    store = opened(file)
    for id in ("good", "illegal", "gap", "header", "json", "other"):
        fill(store, id, moves=30)
    store.close()
    illegal = json.dumps({"n": 20, "seat": 0, "move": "no such move"})
    change(file, "UPDATE entries SET data = ? WHERE match = 'illegal' AND seq = 20", illegal)
    change(file, "DELETE FROM entries WHERE match = 'gap' AND seq = 7")
    change(file, "UPDATE matches SET header = '{}' WHERE id = 'header'")
    change(file, "UPDATE entries SET data = '[' WHERE match = 'json' AND seq = 3")
    change(file, "UPDATE matches SET game = 'staufer' WHERE id = 'other'")
    before = path_of(file).read_bytes()
    done = run("validate-db", "--database", file)
    assert done.code == 1
    told = dict(line.split(": ", 1) for line in done.out.splitlines())
    assert told["good"] == "ok"
    assert told["illegal"].startswith("broken: line 21:")
    assert told["gap"] == "broken: line 8: entry 7 is missing"
    assert told["header"].startswith("broken: line 1:")
    assert "not JSON" in told["json"]
    assert told["other"].startswith("broken: line 1:")
    assert told["6 matches"] == "5 broken"
    assert path_of(file).read_bytes() == before
