"""A real server on a free port of this machine, and small clients that speak its protocol."""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hoftag.server.config import Config, Limits
from hoftag.server.running import TableServer, bound, make_server

PATIENCE = 10.0
MANY = 100_000
GENEROUS = Limits(
    seat_burst=MANY, socket_messages=1_000_000, connects=MANY, newcomers=MANY, waiting=1000, records=MANY
)  # fmt: skip


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Table:
    """A running server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.url = f"http://127.0.0.1:{config.port}"
        listening = bound(config)
        self.server: TableServer = make_server(config)
        self.hall = self.server.hall
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listening]})
        self._thread.start()
        limit = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < limit
            assert self._thread.is_alive()
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


class Person:
    """A guest with a cookie."""

    def __init__(self, url: str, name: str | None = "Anna") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE)
        if name is not None:
            self.user = self.post("/api/me", {"name": name})["user"]

    def post(self, path: str, body: dict[str, Any] | None = None, status: int = 200) -> dict[str, Any]:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def get(self, path: str, status: int = 200) -> dict[str, Any]:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        return self.post("/api/matches", {"game": game, "seats": seats, **more})

    def sit(self, match: str, seat: int | None = None, since: int = 0, **headers: str) -> Seat:
        query = f"?since={since}" + ("" if seat is None else f"&seat={seat}")
        uri = f"{self.url}/api/matches/{match}/socket{query}".replace("http:", "ws:")
        told = {"Origin": self.url, "Cookie": self.cookie(), **headers}
        return Seat(uri, {name: value for name, value in told.items() if value})


class Seat:
    """An open socket; collects what it hears."""

    ids = itertools.count(1)

    def __init__(self, uri: str, headers: dict[str, str]) -> None:
        self._open = contextlib.ExitStack()
        opening = connect(uri, additional_headers=headers, compression=None, open_timeout=PATIENCE, close_timeout=1)
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.items: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        self.raw: list[str] = []

    def hear(self, seconds: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            for item in message["items"]:
                assert item["i"] == len(self.items) + 1
                self.items.append(item)
            self.last = message
        return message

    def until(self, done: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE) -> dict[str, Any]:
        limit = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, limit - time.monotonic()))
            if done(message):
                return message

    def first(self) -> dict[str, Any]:
        return self.until(lambda message: message["type"] == "update")

    def say(self, **message: Any) -> str:
        id = message.setdefault("id", f"c{next(self.ids)}")
        self.socket.send(json.dumps(message))
        return str(id)

    def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and hear the answer to it."""
        id = self.say(**message)
        return self.until(lambda heard: heard["type"] in ("ack", "error", "hint", "why") and heard.get("id") == id)

    def closed(self, seconds: float = PATIENCE) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.hear(seconds)
        except ConnectionClosed as error:
            self.leave()
            return error.rcvd.code if error.rcvd is not None else 1006

    def leave(self) -> None:
        self._open.close()


@pytest.fixture(scope="session", autouse=True)
def _quiet() -> None:
    only_errors()


def only_errors() -> None:
    """Of the servers in this process only errors are logged, and never into what pytest captures of one test."""
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
        logger_factory=structlog.PrintLoggerFactory(sys.__stderr__),
    )


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    folder = tmp_path_factory.mktemp("table")
    with running(folder, limits=GENEROUS) as started:
        yield started


@contextlib.contextmanager
def running(folder: Path, **more: Any) -> Iterator[Table]:
    more.setdefault("database", f"sqlite:///{folder / 'table.sqlite'}")
    more.setdefault("bot_delay", 0.0)
    config = Config(port=free_port(), **more)
    started = Table(config)
    try:
        yield started
    finally:
        started.stop()


@pytest.fixture
def start(tmp_path: Path) -> Callable[..., contextlib.AbstractContextManager[Table]]:
    """Start a server of its own; two calls in a row use the same database."""
    return lambda **more: running(tmp_path, **more)


@pytest.fixture
def guest(table: Table) -> Iterator[Callable[..., Person]]:
    """Make guests of the common server, or of another one."""
    made: list[Person] = []

    def make(name: str | None = "Anna", url: str | None = None) -> Person:
        made.append(Person(url or table.url, name))
        return made[-1]

    yield make
    for person in made:
        person.http.close()
