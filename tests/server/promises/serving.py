"""Real servers for the promises: started quickly, killed by their own pid, started again with the same store.

One process loads all modules once and forks a server for each request, so that fifty restarts take seconds.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
import traceback
import urllib.error
import urllib.request
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import hoftag

SOURCES = Path(hoftag.__file__).parents[1]  # the build the tests run on
PATIENCE = 30.0  # seconds
PLENTY = {  # limits that let tests do in seconds what people do in hours
    "seat_burst": 10**6,
    "seat_rate": 1e6,
    "socket_messages": 10**6,
    "connects": 1e6,
    "sockets": 64,
    "waiting": 10**6,
    "newcomers": 10**6,
    "newcomer_rate": 1e6,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Nursery:
    """The process that forks servers."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONDONTWRITEBYTECODE": "1"}
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__)), "nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
        atexit.register(self.close)

    def fork(self, wanted: dict[str, Any]) -> int:
        """A new server; its process id."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(wanted).encode() + b"\n")
        self._process.stdin.flush()
        return int(self._line())

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        if not select.select([self._process.stdout], [], [], PATIENCE)[0]:
            raise TimeoutError("the process that starts servers does not answer")
        return self._process.stdout.readline()

    def close(self) -> None:
        """End it, and with it what it has started."""
        atexit.unregister(self.close)
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


@cache
def nursery() -> Nursery:
    """The one of this process."""
    return Nursery()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Server:
    """One server process with its port, its store and its log."""

    def __init__(self, folder: Path, database: str | None = None, name: str = "server", **config: Any) -> None:
        self.port = free_port()
        self.database = database or f"sqlite:///{folder / 'hoftag.db'}"
        self.log = folder / f"{name}.log"
        limits = {**PLENTY, **config.pop("limits", {})}
        self._wanted = {"database": self.database, "port": self.port, "bot_delay": 0.01, "bot_seconds": 0.2}
        self._wanted |= {**config, "limits": limits, "log": str(self.log)}
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start and wait until it can save."""
        self.pid = nursery().fork(self._wanted)
        until = time.monotonic() + PATIENCE
        while not self._ready():
            if not alive(self.pid) or time.monotonic() > until:
                told = self.log.read_text()[-2000:] if self.log.exists() else "nothing"
                raise RuntimeError(f"the server did not start; its log: {told}")
            time.sleep(0.02)

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """SIGKILL to the server's own pid."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop and wait."""
        self._end(signal.SIGTERM)

    def _end(self, with_signal: signal.Signals) -> None:
        if not self.pid:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, with_signal)
        until = time.monotonic() + PATIENCE
        while alive(self.pid):
            if time.monotonic() > until:
                raise TimeoutError("the server does not end")
            time.sleep(0.005)
        self.pid = 0

    def metric(self, name: str) -> float:
        """A figure of the server's metrics, summed over its labels."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith((f"{name} ", f"{name}{{")))

    def troubles(self) -> list[str]:
        """What the log tells of errors that never should happen."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if "Traceback" in line or '"trouble"' in line or "event=trouble" in line]


# ---------------------------------------------------------------------- in the other processes


def _serve(wanted: dict[str, Any]) -> None:
    """Be a server until the end."""
    from hoftag.server import logs
    from hoftag.server.config import Config, Limits
    from hoftag.server.running import bound, make_server

    log = os.open(wanted.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    logs.configure()
    limits = replace(Limits(), **wanted.pop("limits"))
    config = Config(**wanted, limits=limits)
    listening = bound(config)
    make_server(config).run(sockets=[listening])


def _nurse() -> None:
    """Fork a server for every line on the standard input."""
    import hoftag.server.running  # noqa: F401

    signal.signal(signal.SIGCHLD, lambda *_: _reap())
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                _serve(json.loads(line))
            except BaseException:
                traceback.print_exc()
                raise
            finally:
                sys.stderr.flush()
                os._exit(1)
        print(pid, flush=True)


def _reap() -> None:
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


if __name__ == "__main__" and sys.argv[1:] == ["nursery"]:
    _nurse()
