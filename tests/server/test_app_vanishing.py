"""Whoever does not read, does not answer or comes in a crowd: his connection ends, and nobody else notices."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.server.promises.silent import BlackHole

from hoftag.games import registry
from hoftag.server.config import Limits

Guest = Callable[..., Any]
GAME = registry.ids()[0]
ME: dict[str, Any] = {"kind": "me"}
PATIENCE = 10.0


def wait(until: Callable[[], object], what: str, seconds: float = PATIENCE) -> float:
    begun = time.monotonic()
    while not until():
        assert time.monotonic() < begun + seconds, what
        time.sleep(0.02)
    return time.monotonic() - begun


def test_a_stream_nobody_reads_is_broken_off(start: Callable[..., Any], guest: Guest) -> None:
    limits = Limits(seat_burst=10_000, socket_messages=100_000, queue_messages=8, connects=100)
    with start(limits=limits) as table:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, ME])["match"]["id"]
        quick = anna.sit(id, 0)
        quick.first()
        with silent_stream(table, f"/api/matches/{id}/stream?seat=1", anna.cookie()) as asleep:
            room = table.hall.rooms._rooms[id]
            wait(lambda: any(one.viewer == 1 for one in room.listeners), "the stream is not there")
            listener = next(one for one in room.listeners if one.viewer == 1)
            loop = table.server.servers[0].get_loop()
            for n in range(200):
                loop.call_soon_threadsafe(listener.put, "x" * 100_000)
                assert quick.ask(type="chat", text=f"still quick {n}")["type"] == "ack"
                if listener.code is not None:
                    break
            assert listener.code == 1013
            wait(lambda: listener not in room.listeners, "the stream is still listened to")
            wait(lambda: table.server.server_state.connections, "no connection is left at all")
            wait(lambda: len(table.server.server_state.connections) <= 2, "the connection is still there")
            assert ended(asleep)
        assert table.hall.metrics.slow._value.get() == 1
        quick.leave()


def ended(connection: socket.socket) -> bool:
    """Read on: whether the connection is over, with a goodbye or without one."""
    try:
        while connection.recv(1 << 20):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@contextmanager
def silent_stream(table: Any, path: str, cookie: str) -> Iterator[socket.socket]:
    """A request for the stream of which nothing is read."""
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.settimeout(PATIENCE)
        made.connect(("127.0.0.1", table.config.port))
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{table.config.port}", f"Cookie: {cookie}", "", ""]
        made.sendall("\r\n".join(lines).encode())
        yield made


def test_a_reader_who_reads_gets_the_last_lines(start: Callable[..., Any], guest: Guest) -> None:
    """A stream that the server ends is ended properly, after all that was queued."""
    with start() as table:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, {"kind": "open"}])["match"]["id"]
        with anna.http.stream("GET", f"/api/matches/{id}/stream") as stream:
            lines = stream.iter_lines()
            assert '"update"' in next(lines)
            anna.post(f"/api/matches/{id}/close")
            assert '"closed"' in list(lines)[-1]


def test_a_peer_that_vanishes_is_found_within_two_pings(
    start: Callable[..., Any], guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hoftag.server.sockets.PING", 0.5)
    monkeypatch.setattr("hoftag.server.sockets.ANSWER", 0.5)
    with start() as table, black_hole(table.config.port) as hole:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, ME])["match"]["id"]
        here = anna.sit(id, 0)
        here.first()
        cookie, url = anna.cookie(), anna.url
        anna.url = hole.url
        gone = anna.sit(id, 1, Origin=url, Cookie=cookie)
        gone.first()
        room = table.hall.rooms._rooms[id]
        assert room.presence.seats() == {0, 1}
        hole.swallowing = True
        told = []
        while room.presence.seats() != {0}:
            begun = time.monotonic()
            here.socket.send('{"type":"pong"}')
            assert here.ask(type="chat", text=f"line {len(told)}")["type"] == "ack"
            told.append(time.monotonic() - begun)
            assert sum(told) + 0.05 * len(told) < 5, "the dead connection is still believed"
            time.sleep(0.05)
        while here.last["summary"]["seats"][1]["here"]:  # unless it was told before the last answer
            here.hear()
        assert max(told) < 1
        here.leave()
        gone.socket.socket.close()
        gone.leave()


def test_whoever_listens_with_a_token_that_was_withdrawn_is_sent_away(
    start: Callable[..., Any], guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hoftag.server.people.RECHECK", 0.3)
    with start() as table:
        anna, ben = guest("Anna", table.url), guest("Ben", table.url)
        id = anna.open(GAME, [ME, {"kind": "open"}], public=True)["match"]["id"]
        ben.post(f"/api/matches/{id}/join", {"seat": 1})
        here, gone = anna.sit(id, 0), ben.sit(id, 1)
        here.first()
        gone.first()
        table.hall.store.drop_sessions(ben.user["id"])  # as another process would
        assert gone.closed() == 4401
        time.sleep(0.5)
        assert here.ask(type="chat", text="still here")["type"] == "ack"
        here.leave()


@contextmanager
def black_hole(port: int) -> Iterator[BlackHole]:
    """The proxy that swallows, in a thread of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    hole = BlackHole(port)
    asyncio.run_coroutine_threadsafe(hole.__aenter__(), loop).result(PATIENCE)
    try:
        yield hole
    finally:
        asyncio.run_coroutine_threadsafe(hole.__aexit__(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_more_connections_than_allowed_are_refused_at_once(start: Callable[..., Any], guest: Guest) -> None:
    with start(limits=Limits(connections=8)) as table:
        idle = [socket.create_connection(("127.0.0.1", table.config.port)) for _ in range(10)]
        wait(lambda: len(table.server.server_state.connections) == 10, "the connections are not there")
        late = http.client.HTTPConnection("127.0.0.1", table.config.port, timeout=PATIENCE)
        begun = time.monotonic()
        late.request("GET", "/healthz", headers={"Host": "127.0.0.1"})
        assert late.getresponse().status == 503
        assert time.monotonic() - begun < 2
        late.close()
        for one in idle:
            one.close()
        wait(lambda: len(table.server.server_state.connections) <= 1, "the connections stay")
        assert guest("Anna", table.url).get("/healthz") == {"status": "ok"}
