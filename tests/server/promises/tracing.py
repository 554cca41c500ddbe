"""A running server under strace: what it writes, syncs and sends, in order; or calls that are made to fail."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

STRACE = shutil.which("strace")
PATIENCE = 20.0  # seconds until strace has found all threads
CALL = re.compile(r"(\d+) +(\w+)\((\d+)<([^>]*)>")
GOES_ON = re.compile(r"(\d+) +<\.\.\. (\w+) resumed>.*= (-?\d+)")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
PLACE = re.compile(r", (\d+), (\d+)(?:\)| <unfinished)")
LENGTH = re.compile(r">, (\d+)\)")


@cache
def traces() -> bool:
    """Whether strace is there and may look at other processes."""
    if STRACE is None:
        return False
    with subprocess.Popen(["sleep", "20"]) as sleeper:
        try:
            attached = subprocess.Popen([STRACE, "-p", str(sleeper.pid)], stderr=subprocess.PIPE, text=True)
            assert attached.stderr is not None
            return "attached" in attached.stderr.readline()
        finally:
            sleeper.kill()
            attached.wait(10)
            attached.stderr.close()


@contextlib.contextmanager
def traced(pid: int, to: Path, *words: str) -> Iterator[None]:
    """strace on a process and all its threads, for as long as this lasts."""
    assert STRACE is not None
    command = [STRACE, "-f", "-y", "-xx", "-s", "4200", "-o", str(to), *words, "-p", str(pid)]
    errors = to.with_suffix(".errors")
    with errors.open("wb") as told:
        process = subprocess.Popen(command, stderr=told)
    try:
        until = time.monotonic() + PATIENCE
        while "attached" not in errors.read_text():
            assert process.poll() is None, errors.read_text()
            assert time.monotonic() < until, "strace does not find the server"
            time.sleep(0.02)
        time.sleep(0.2)  # the other threads
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Call(NamedTuple):
    """One thing that happened."""

    kind: str  # write, truncate, sync, send
    path: str
    data: bytes = b""
    offset: int = 0


def calls(file: Path) -> list[Call]:
    """What a trace tells: writes and sends when they began, syncs when they had succeeded."""
    found: list[Call] = []
    waiting: dict[str, str] = {}  # files being synced, by thread
    for line in file.read_text().splitlines():
        if resumed := GOES_ON.match(line):
            thread, name, result = resumed.groups()
            if name in ("fsync", "fdatasync") and result == "0":
                found.append(Call("sync", waiting.pop(thread)))
            continue
        if (call := CALL.match(line)) is None:
            continue
        thread, name, _, path = call.groups()
        path = bytes.fromhex(path.replace("\\x", "")).decode() if path.startswith("\\x") else path
        if name in ("fsync", "fdatasync"):
            if "unfinished" in line:
                waiting[thread] = path
            elif line.endswith("= 0"):
                found.append(Call("sync", path))
        elif name == "pwrite64":
            data, place = TEXT.search(line), PLACE.search(line)
            assert data is not None
            assert place is not None, line[-100:]
            found.append(Call("write", path, _bytes(data[1]), int(place[2])))
        elif name == "ftruncate":
            length = LENGTH.search(line)
            assert length is not None, line
            found.append(Call("truncate", path, b"", int(length[1])))
        else:
            found += [Call("send", path, _bytes(text)) for text in TEXT.findall(line)]
    return found


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))
