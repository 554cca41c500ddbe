"""Under strace: a sync lies before every acknowledgement, and none comes after a sync that failed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.store.conftest import TRACED, a_match, begin, finish

from hoftag.store.contract import Store


def trace(tmp_path: Path, url: str, number: int, *more: str) -> tuple[list[str], list[str]]:
    """What a traced writer printed, and its system calls in order: log (a write to it), sync, or a printed line."""
    calls = tmp_path / "calls"
    words = (*TRACED, "-y", "-o", str(calls), *more)
    printed = finish(begin("traced", url, number, before=words), 120)
    return printed, [kind for kind in map(kind_of, calls.read_text().splitlines()) if kind]


def kind_of(line: str) -> str:
    if re.search(r"(pwrite64|write)\(\d+<[^>]*-wal>", line):
        return "log"
    if re.search(r"f(data)?sync\(\d+<[^>]*-wal>\) += 0", line):
        return "sync"
    told = re.search(r'write\(1<[^>]*>, "((?:ACK|READY|FAILED)[^"]*?)\\n"', line)
    return told[1] if told else ""


def unsynced(kinds: list[str]) -> list[str]:
    """The acknowledgements before which the log was not written, or not synced after its last writing."""
    found = []
    since: list[str] = []
    for kind in kinds:
        if kind.startswith("ACK") and ("log" not in since or since[-1] != "sync"):
            found.append(kind)
        since = [*since, kind] if kind in ("log", "sync") else []
    return found


def test_every_acknowledgement_comes_after_a_sync(file: str, tmp_path: Path) -> None:
    printed, kinds = trace(tmp_path, file, 100)
    assert printed == ["READY", *[f"ACK {seq}" for seq in range(1, 101)], "HEALTHY True"]
    assert sum(kind.startswith("ACK") for kind in kinds) == 100
    assert unsynced(kinds) == []


@pytest.mark.parametrize("nth", [1, 4])
def test_nothing_is_acknowledged_after_a_failed_sync(
    file: str, tmp_path: Path, nth: int, opened: Callable[[str], Store]
) -> None:
    """One sync fails, all later ones would succeed."""
    store = opened(file)  # made beforehand, so that the traced start syncs nothing of its own
    for number in range(4):
        store.create_match(a_match(f"m{number}"), [])
    store.close()
    printed, _ = trace(tmp_path, file, 12, "-e", f"inject=fsync,fdatasync:error=EIO:when={nth}")
    kinds = [line.split()[0] for line in printed]
    assert "(INJECTED)" in (tmp_path / "calls").read_text()
    failed = kinds.index("FAILED")
    assert kinds == ["READY", *["ACK"] * (failed - 1), *["FAILED"] * (13 - failed), "HEALTHY"]
    assert printed[-1] == "HEALTHY False"
    store = opened(file)
    stored = [entry.seq for entry in store.entries("m0")]
    assert stored == list(range(1, len(stored) + 1))
    assert len(stored) >= failed - 1
