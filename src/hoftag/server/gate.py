"""The gate before every request: hosts, origins, how often an address connects, and the headers of every answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hoftag.server.config import Config, host_of
from hoftag.server.limits import Buckets
from hoftag.table.refusal import Refused

RECORDS: Final = "/api/records"  # may be longer than other requests
SAFE: Final = ("GET", "HEAD", "OPTIONS")
COOKIE: Final = "hoftag"
SECURE_COOKIE: Final = "__Host-hoftag"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
LASTING: Final = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """Wraps the whole application; whoever does not pass never reaches it."""

    def __init__(self, app: ASGIApp, config: Config, connects: Buckets) -> None:
        """`connects` counts sockets by address."""
        self._app = app
        self._hosts = config.hosts()
        self._origins = config.origins()
        self._connects = connects
        url = config.public_url or ""
        self._secure_host = host_of(url) if url.startswith("https:") else None
        self._longest = {RECORDS: config.limits.record}
        self._usual = config.limits.body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then pass on."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = grouped(scope)
        longest = self._longest.get(scope["path"], self._usual)
        host = _host(headers)
        secure = host is not None and host == self._secure_host
        below = getattr(send, "__self__", None)  # uvicorn's side of the connection
        told = {"secure": secure, "host": host, "break_off": _break_off(below), "wire": below}
        scope["state"] = {**scope.get("state", {}), **told}
        answer = self._with_headers(send, scope)
        if host is None or host not in self._hosts:
            await _refuse(scope, answer, 400, "bad-request", "this server is not known by that name")
        elif not _short(headers, longest):
            await _refuse(scope, answer, 413, "too-long", f"a request has at most {longest} bytes")
        elif not self._may_act(scope, headers):
            await _refuse(scope, answer, 403, "not-found", "this page may not do that here")
        elif scope["type"] == "websocket" and (seconds := self._connects.take(address(scope))):
            await _refuse(scope, answer, 429, "busy", "too many connections at a time", max(1, round(seconds)))
        else:
            await self._app(scope, _limited(receive, longest), answer)

    def _may_act(self, scope: Scope, headers: dict[bytes, list[bytes]]) -> bool:
        """Whether the page behind a request may do what it asks for: an exact list of origins, or a bearer token."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        if bearer(headers) is not None:
            return True
        origins = [value.decode("latin-1") for value in headers.get(b"origin", [])]
        if not origins and scope["type"] == "websocket" and not _has_cookie(headers):
            return True  # somebody unknown, who will be told so
        return len(origins) == 1 and origins[0] in self._origins

    def _with_headers(self, send: Send, scope: Scope) -> Send:
        """Add our headers to every answer."""
        lasting = [LASTING] if scope["state"]["secure"] else []
        private = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = {**message, "headers": [*message.get("headers", []), *HEADERS, *lasting, *private]}
            await send(message)

        return answer


def _limited(receive: Receive, longest: int) -> Receive:
    """Read no more of a body than is allowed."""
    heard = 0

    async def limited() -> Message:
        nonlocal heard
        message = await receive()
        heard += len(message.get("body", b""))
        if message["type"] == "http.request" and heard > longest:
            raise Refused("too-long", f"a request has at most {longest} bytes")
        return message

    return limited


def _break_off(below: object) -> Callable[[], None]:
    """Ends a connection at once, whatever the other side has not read yet."""
    transport = getattr(below, "transport", None)
    return transport.abort if transport is not None else lambda: None


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def bearer(headers: dict[bytes, list[bytes]]) -> str | None:
    """The bearer token of a request."""
    values = headers.get(b"authorization", [])
    if len(values) != 1 or values[0][:7].lower() != b"bearer ":
        return None
    return values[0][7:].strip().decode("latin-1")


def cookie(headers: dict[bytes, list[bytes]], secure: bool) -> str | None:
    """The session's token in the cookie that counts for this host."""
    wanted = SECURE_COOKIE if secure else COOKIE
    for value in headers.get(b"cookie", []):
        for part in value.decode("latin-1").split(";"):
            name, _, token = part.strip().partition("=")
            if name == wanted:
                return token
    return None


def grouped(scope: Scope) -> dict[bytes, list[bytes]]:
    """The headers of a request by name."""
    found: dict[bytes, list[bytes]] = {}
    for name, value in scope["headers"]:
        found.setdefault(name.lower(), []).append(value)
    return found


def _short(headers: dict[bytes, list[bytes]], longest: int) -> bool:
    """Whether a body is announced that is not too long, or none."""
    values = headers.get(b"content-length", [])
    return all(value.isdigit() and int(value[:12]) <= longest for value in values)


def _has_cookie(headers: dict[bytes, list[bytes]]) -> bool:
    """Whether a request brings a session, of whichever kind."""
    return cookie(headers, True) is not None or cookie(headers, False) is not None


def _host(headers: dict[bytes, list[bytes]]) -> str | None:
    """The host a request names, without its port; None where that is no plain name."""
    values = headers.get(b"host", [])
    if len(values) != 1:
        return None
    text = values[0].decode("latin-1").lower()
    name, bracket, port = text.partition("]")
    if bracket:
        name += "]"
        port = port.removeprefix(":")
    else:
        name, _, port = text.partition(":")
    return name if port.isdecimal() or not port else None


async def _refuse(scope: Scope, send: Send, status: int, code: str, said: str, seconds: int = 0) -> None:
    """An answer without asking the application."""
    told: dict[str, object] = {"type": "error", "code": code, "message": said}
    headers = [(b"content-type", b"application/json")]
    if seconds:
        told["seconds"] = seconds
        headers.append((b"retry-after", str(seconds).encode()))
    prefix = "websocket." if scope["type"] == "websocket" else ""
    await send({"type": f"{prefix}http.response.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}http.response.body", "body": json.dumps(told).encode()})
