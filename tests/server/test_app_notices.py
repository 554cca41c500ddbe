"""Notices go out by webhook and by e-mail; a receiver that fails hurts nobody; without settings nothing is sent."""

from __future__ import annotations

import contextlib
import email
import json
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from hoftag.games import registry
from hoftag.server.config import Mail

Guest = Callable[..., Any]
GAME = registry.ids()[0]
PATIENCE = 10.0


class Letters(list[Any]):
    """What a receiver has got."""

    def wait(self, count: int) -> None:
        limit = time.monotonic() + PATIENCE
        while len(self) < count:
            assert time.monotonic() < limit, f"{len(self)} notices came, not {count}"
            time.sleep(0.02)


@contextlib.contextmanager
def receiving(server: socketserver.TCPServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield int(server.server_address[1])
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def http_receiver(got: Letters, status: int = 200) -> HTTPServer:
    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append((self.path, self.headers["Content-Type"], json.loads(body)))
            self.send_response(status)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    return HTTPServer(("127.0.0.1", 0), Receiver)


def mail_receiver(got: Letters) -> socketserver.TCPServer:
    """As much of SMTP as a letter needs."""

    class Receiver(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 here")
            letter: dict[str, Any] = {"to": []}
            while line := self.rfile.readline().decode().strip():
                word = line.split()[0].upper()
                if word == "RCPT":
                    letter["to"].append(line.partition("<")[2].rstrip(">"))
                if word == "DATA":
                    self.say("354 go on")
                    lines = iter(lambda: self.rfile.readline().decode(), ".\r\n")
                    got.append({**letter, "letter": email.message_from_string("".join(lines))})
                self.say("221 bye" if word == "QUIT" else "250 ok")
                if word == "QUIT":
                    return

        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    return socketserver.TCPServer(("127.0.0.1", 0), Receiver)


def asked_while_away(table: Any, guest: Guest, login: str | None = None) -> tuple[str, Any, Any]:
    """A table at which Bob is asked and not there; Anna sits there and looks on."""
    anna, bob = guest("Anna Secretname", table.url), guest("Bob Secretname", table.url)
    if login is not None:
        bob.post("/api/account", {"login": login, "password": "correct horse"})
    opened = anna.open(GAME, [{"kind": "me"}, {"kind": "open"}])
    id = opened["match"]["id"]
    seat = anna.sit(id, 0)
    seat.first()
    bob.post("/api/join", {"invitation": opened["invitations"]["1"]})
    return id, seat, anna


def test_a_webhook_is_told_once_and_no_secret(start: Callable[..., Any], guest: Guest) -> None:
    got = Letters()
    with receiving(http_receiver(got)) as port, start(webhook=f"http://127.0.0.1:{port}/hook") as table:
        id, seat, _ = asked_while_away(table, guest)
        got.wait(1)
        seat.ask(type="chat", text="nobody is told of this")
        time.sleep(0.2)
        link = f"{table.url}/#/match/{id}"
        told = {"type": "asked", "match": id, "game": GAME, "seat": 1, "link": link}
        assert got == [("/hook", "application/json", told)]
        seat.leave()


def test_a_letter_is_sent_to_who_has_an_address(start: Callable[..., Any], guest: Guest) -> None:
    got = Letters()
    with receiving(mail_receiver(got)) as port:
        mail = Mail("127.0.0.1", port, "table@example.org", tls=False)
        with start(mail=mail) as table:
            _, seat, _ = asked_while_away(table, guest)  # no login, and so no address
            seat.leave()
            id, seat, _ = asked_while_away(table, guest, "bob@example.org")
            got.wait(1)
            seat.leave()
            seat = None
    assert len(got) == 1
    letter = got[0]["letter"]
    assert got[0]["to"] == ["bob@example.org"]
    assert (letter["From"], letter["To"]) == ("table@example.org", "bob@example.org")
    text = letter.as_string()
    assert f"/#/match/{id}" in text.replace("=\n", "").replace("=3D", "=")
    assert "Secretname" not in text


def test_a_receiver_that_fails_hurts_nobody(start: Callable[..., Any], guest: Guest) -> None:
    """Neither one that refuses, nor one that sends elsewhere, nor one that never answers."""
    got = Letters()
    for status in (500, 307):
        with receiving(http_receiver(got, status)) as port, start(webhook=f"http://127.0.0.1:{port}/") as table:
            _, seat, _ = asked_while_away(table, guest)
            got.wait(1)
            assert seat.ask(type="chat", text="still here")["type"] == "ack"
            seat.leave()
        assert [path for path, _, _ in got] == ["/"]
        got.clear()

    class Silent(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            got.append("asked")
            self.request.recv(1 << 16)
            self.request.settimeout(PATIENCE)
            self.request.recv(1)

    silent = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Silent)
    silent.daemon_threads, silent.block_on_close = True, False
    with receiving(silent) as port, start(webhook=f"http://127.0.0.1:{port}/") as table:
        _, seat, anna = asked_while_away(table, guest)
        got.wait(1)
        begun = time.monotonic()
        for n in range(20):
            assert seat.ask(type="chat", text=f"still here {n}")["type"] == "ack"
        assert time.monotonic() - begun < 5
        assert anna.get("/readyz")
        seat.leave()


def test_nothing_is_sent_unless_asked_for(start: Callable[..., Any], guest: Guest) -> None:
    with start() as table:
        assert not table.hall.notices.wanted()
        _, seat, _ = asked_while_away(table, guest, "bob@example.org")
        seat.ask(type="chat", text="hello?")
        assert table.hall.notices._queue.empty()
        seat.leave()
