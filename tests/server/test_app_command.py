"""`hoftag serve` and `hoftag verify` as commands: start, stop in time, logs without secrets, errors in one line."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from hoftag.cli.main import guarded
from hoftag.games import registry

Guest = Callable[..., Any]
GAME = registry.ids()[0]


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "hoftag.cli", *words]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[str, Any]]:
    port = free_port()
    database = str(folder / "new" / "table.sqlite")
    log = (folder / "log").open("wb")
    process = subprocess.Popen(
        command("serve", "--port", str(port), "--database", database, "--bot-delay", "0", *words),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
    )
    assert process.stdout is not None
    url = f"http://127.0.0.1:{port}"
    try:
        assert process.stdout.readline() == f"Hoftag: {url}/\n"
        limit = time.monotonic() + 10
        while True:
            try:
                assert httpx.get(f"{url}/readyz").status_code == 200
                break
            except httpx.TransportError:
                assert time.monotonic() < limit
                time.sleep(0.02)
        yield url, process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        log.close()


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*words), env=environment(), capture_output=True, text=True, timeout=30, check=False)


def test_a_server_from_start_to_stop(tmp_path: Path, guest: Guest) -> None:
    with served(tmp_path) as (url, process):
        anna = guest("Annabelle Secretname", url)
        opened = anna.open(GAME, [{"kind": "me"}, {"kind": "open"}])
        id = opened["match"]["id"]
        bob = guest("Bob", url)
        bob.post("/api/join", {"invitation": opened["invitations"]["1"]})
        token = anna.post(f"/api/matches/{id}/token", {"seat": 0})["token"]
        seat = anna.sit(id, 0)
        update = seat.first()
        while update["question"] is None:
            update = seat.first()
        question = update["question"]
        seat.ask(type="move", q=question["q"], move=question["moves"][0])
        seat.ask(type="chat", text="a quiet word")
        seat.ask(type="resign")
        record = tmp_path / "record.jsonl"
        record.write_text(anna.http.get(f"/api/matches/{id}/record").text, encoding="utf-8")
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        assert seat.closed() == 1012
        assert process.wait(5) == 0
        assert time.monotonic() - begun < 5
    log = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"open", "match-opened", "match-begun", "closed"} <= {line["event"] for line in lines}
    cookie = anna.cookie().partition("=")[2]
    for secret in (cookie, token, opened["invitations"]["1"], "Annabelle", "quiet", question["moves"][0]):
        assert secret not in log
    checked = run("verify", str(record))
    assert checked.returncode == 0
    assert "draws were checked" in checked.stdout
    text = record.read_text(encoding="utf-8").replace("a quiet word", "a loud word")
    record.write_text(text, encoding="utf-8")
    assert run("verify", str(record)).returncode == 2


def test_mistakes_are_told_in_one_line(tmp_path: Path, capsys: Any) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        wrong = [
            (["--port", port, "--database", str(tmp_path / "a.sqlite")], "port"),
            (["--port", str(free_port()), "--database", str(tmp_path)], str(tmp_path)),
            (["--port", "70000"], "--port"),
            (["--workers", "0"], "--workers"),
            (["--database", "mysql://x"], "mysql"),
            (["--public-url", "table"], "--public-url"),
            (["--allow-host", "https://table"], "--allow-host"),
            (["--edition", str(tmp_path / "none.toml"), "--database", str(tmp_path / "b.sqlite")], "none.toml"),
        ]
        for words, named in wrong:
            assert guarded(["serve", *words]) == 2, words
            told = capsys.readouterr()
            assert told.err.startswith("hoftag: ")
            assert len(told.err.splitlines()) == 1
            assert named in told.err
            assert told.out == ""
