"""The gate: origins, hosts, headers, limits; and what the logs and metrics tell."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus

from hoftag.games import registry
from hoftag.server.config import Config, Limits
from hoftag.server.routes import page

Guest = Callable[..., Any]
GAME = registry.ids()[0]
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot"}


def raw(table: Any, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> tuple[int, dict[str, str]]:
    """A request just as it is told."""
    connection = http.client.HTTPConnection("127.0.0.1", table.config.port, timeout=5)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.endheaders(body or None)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}


def wrong_origins(port: int) -> list[str]:
    return [
        "null",
        "",
        f"http://127.0.0.1:{port + 1}",
        "http://127.0.0.1",
        f"https://127.0.0.1:{port}",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://evil.example#http://127.0.0.1:{port}",
        f"http://evil.example/http://127.0.0.1:{port}",
        f"http://user@127.0.0.1:{port}",
        f"http://127.0.0.1:{port}/",
        f"HTTP://127.0.0.1:{port}",
        f"http://LOCALHOST:{port}",
        f"http://localhost.:{port}",
        f"http://xn--lcalhost-54a:{port}",
        f"http://127.1:{port}",
        f"http://2130706433:{port}",
        f"http://0.0.0.0:{port}",
        f"ws://127.0.0.1:{port}",
        "file://",
        "http://evil.example",
        f"http://127.0.0.1:{port} http://evil.example",
    ]


def test_only_our_own_pages_may_act(table: Any, guest: Guest) -> None:
    anna = guest("Anna")
    id = anna.open(GAME, [ME, BOT])["match"]["id"]
    port = table.config.port
    for origin in wrong_origins(port):
        assert anna.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin}).status_code == 403, origin
        with pytest.raises(InvalidStatus) as refused:
            anna.sit(id, 0, Origin=origin or "x")
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        anna.sit(id, 0, Origin="")  # none at all
    del anna.http.headers["Origin"]
    assert anna.http.post("/api/me", json={"name": "Eve"}).status_code == 403
    for name in ("127.0.0.1", "localhost", "[::1]"):
        answer = anna.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": f"http://{name}:{port}"})
        assert answer.status_code == 200
        seat = anna.sit(id, 0, Origin=f"http://{name}:{port}")
        seat.first()
        seat.leave()
    assert anna.get("/api/me")["user"]["name"] == "Anna"


def test_sockets_need_somebody_known(table: Any, guest: Guest) -> None:
    anna = guest("Anna")
    id = anna.open(GAME, [ME, BOT])["match"]["id"]
    nobody = guest(None)
    assert nobody.sit(id).closed() == 4401
    assert nobody.sit(id, Origin="").closed() == 4401
    assert nobody.sit(id, Origin="", Authorization="Bearer " + "x" * 43).closed() == 4401
    assert anna.sit("0" * 32, 0).closed() == 4404
    assert anna.sit("nonsense", 0).closed() == 4404
    assert anna.sit(id, 1).closed() == 4404
    token = anna.post(f"/api/matches/{id}/token", {"seat": 0})["token"]
    program = nobody.sit(id, Origin="", Authorization=f"Bearer {token}")
    assert program.first()["summary"]["you"] == 0
    program.leave()
    other = anna.open(GAME, [ME, BOT])["match"]["id"]
    assert nobody.sit(other, Origin="", Authorization=f"Bearer {token}").closed() == 4404


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1?", "127.0.0.1/", "127.0.0.1#", "x@127.0.0.1", "", "127.0.0.1:x"]
)
def test_other_hosts_are_refused(table: Any, host: str) -> None:
    assert raw(table, "GET", "/healthz", {"Host": host})[0] == 400
    assert raw(table, "GET", "/healthz", {})[0] == 400


def test_every_answer_has_the_headers(table: Any, guest: Guest) -> None:
    host = {"Host": f"localhost:{table.config.port}"}
    paths = ["/", "/healthz", "/readyz", "/metrics", "/api/games", "/api/me", "/openapi.json", "/docs", "/nowhere"]
    for method, path in [*[("GET", path) for path in paths], ("POST", "/api/me"), ("DELETE", "/api/me")]:
        status, headers = raw(table, method, path, host)
        assert status < 500
        policy = headers["content-security-policy"]
        for part in ("default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
            assert part in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
        if path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"
    assert raw(table, "GET", "/docs", host)[0] == 404
    assert raw(table, "GET", "/redoc", host)[0] == 404


def test_the_cookie_is_for_this_site_alone(table: Any, guest: Guest) -> None:
    answer = httpx.post(f"{table.url}/api/me", json={"name": "Anna"}, headers={"Origin": table.url})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("hoftag=")
    for part in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert part in cookie
    config = Config(database="sqlite:////x", public_url="https://table.example")
    assert "https://table.example" in config.origins()
    assert "table.example" in config.hosts()


def test_over_https_the_cookie_is_bound_to_the_host(start: Callable[..., Any]) -> None:
    with start(public_url="https://table.example") as table:
        headers = {"Host": "table.example", "Origin": "https://table.example"}
        answer = httpx.post(f"{table.url}/api/me", json={"name": "Anna"}, headers=headers)
        assert answer.headers["set-cookie"].startswith("__Host-hoftag=")
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        token = answer.headers["set-cookie"].split("=", 1)[1].split(";")[0]
        for name, known in (("__Host-hoftag", True), ("hoftag", False)):
            me = httpx.get(f"{table.url}/api/me", headers={**headers, "Cookie": f"{name}={token}"}).json()
            assert (me["user"] is not None) is known


def test_metrics_are_for_this_machine(table: Any, guest: Guest) -> None:
    text = guest(None).http.get("/metrics").text
    for name in ("hoftag_moves_total", "hoftag_append_seconds_sum", "hoftag_loop_lag_seconds", "hoftag_sockets"):
        assert name in text
    assert guest(None).http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404


def test_bodies_are_short_and_strict(table: Any, guest: Guest) -> None:
    anna = guest("Anna")
    for body, status in [
        (b"{" + b" " * 65536 + b"}", 413),
        (b'{"name": "A", "name": "B"}', 422),
        (b'{"name": NaN}', 422),
        (b'{"name": "\xff"}', 422),
        (b"[" * 20000, 422),
        (b"", 422),
        (b"null", 422),
    ]:
        answer = anna.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == status, body[:20]
        assert answer.json()["type"] == "error"

    def endless() -> Any:
        for _ in range(100):
            yield b" " * 1024

    answer = anna.http.post("/api/me", content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert anna.get("/api/me")["user"]["name"] == "Anna"
    assert anna.http.delete("/api/me").status_code == 405


def test_limits_of_sockets(start: Callable[..., Any], guest: Guest) -> None:
    with start(limits=Limits(connects=12, socket_messages=60)) as table:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, BOT])["match"]["id"]
        sockets = [anna.sit(id, 0) for _ in range(4)]
        for seat in sockets:
            seat.first()
        fifth = anna.sit(id, 0)
        assert fifth.hear()["code"] == "busy"
        assert fifth.closed() == 1013
        replies = [sockets[0].ask(type="chat", text=str(n)) for n in range(25)]
        assert [reply["type"] for reply in replies[:20]] == ["ack"] * 20
        assert replies[-1]["code"] == "busy"
        assert replies[-1]["seconds"] >= 1
        sockets[1].socket.send("x" * 16385)
        assert sockets[1].closed() == 1009
        sockets[2].socket.send(b"bytes")
        assert sockets[2].closed() == 1008
        for n in range(70):
            sockets[3].socket.send(json.dumps({"type": "why", "id": f"w{n}", "move": "x"}))
        assert sockets[3].closed() == 1008
        sockets[0].leave()
        with pytest.raises(InvalidStatus) as refused:
            come_and_go(anna, id)
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["Retry-After"]


def come_and_go(anna: Any, id: str) -> None:
    for _ in range(30):
        anna.sit(id, 0).leave()


def test_whoever_reads_too_slowly_is_sent_away(start: Callable[..., Any], guest: Guest) -> None:
    limits = Limits(seat_burst=10_000, socket_messages=100_000, queue_messages=8, connects=100)
    with start(limits=limits) as table:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, ME])["match"]["id"]
        quick = anna.sit(id, 0)
        quick.first()
        with silent_socket(table, f"/api/matches/{id}/socket?seat=1", anna.cookie()):
            quick.until(lambda heard: heard["type"] == "update" and heard["summary"]["seats"][1]["here"])
            listener = next(one for one in table.hall.rooms._rooms[id].listeners if one.viewer == 1)
            loop = table.server.servers[0].get_loop()
            for n in range(200):
                loop.call_soon_threadsafe(listener.put, "x" * 100_000)
                assert quick.ask(type="chat", text=f"still quick {n}")["type"] == "ack"
                if listener.code is not None:
                    break
            assert listener.code == 1013
            for n in range(100):
                if not quick.last["summary"]["seats"][1]["here"]:
                    break
                assert quick.ask(type="chat", text=f"is he gone {n}")["type"] == "ack"
            assert not quick.last["summary"]["seats"][1]["here"]
        quick.leave()


@contextlib.contextmanager
def silent_socket(table: Any, path: str, cookie: str) -> Iterator[None]:
    """A socket that opens and then reads nothing."""
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", table.config.port))
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{table.config.port}", f"Origin: {table.url}"]
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
        made.sendall("\r\n".join(lines).encode())
        yield


def test_the_page_is_served_if_it_is_there(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "assets" / "x.js").write_text("1")
    app = FastAPI()
    page.add_page(app, tmp_path)

    async def get(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
            return await client.get(path)

    index, script, outside = (asyncio.run(get(path)) for path in ("/", "/assets/x.js", "/..%2f..%2fetc/passwd"))
    assert index.text == "<p>the page</p>"
    assert index.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert outside.status_code == 404


def test_the_openapi_file_lists_the_paths(guest: Guest) -> None:
    told = guest(None).get("/openapi.json")
    for path in ("/api/me", "/api/matches", "/api/matches/{id}/act", "/api/matches/{id}/stream", "/api/join"):
        assert path in told["paths"]
