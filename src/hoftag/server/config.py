"""What a server is told before it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from hoftag.core.errors import SetupError

LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "[::1]")
USUAL_PORT: Final = 8520


@dataclass(frozen=True, slots=True)
class Limits:
    """How much anybody may ask of the server."""

    frame: int = 16 * 1024  # bytes of one message on a socket
    body: int = 64 * 1024  # bytes of one request
    record: int = 512 * 1024  # bytes of a record that somebody brings
    records: int = 20  # that one address brings at once
    record_rate: float = 0.1  # and then a second
    seat_burst: int = 20  # messages of one seat at once
    seat_rate: float = 5.0  # and then a second
    socket_messages: int = 100  # of one socket
    socket_seconds: float = 20.0  # in so many seconds
    connects: float = 10.0  # sockets a second from one address
    sockets: int = 4  # open at a time for one seat
    watchers: int = 64  # at one table
    waiting: int = 20  # tables of one person that have not begun
    newcomers: int = 120  # guests and tables from one address at once
    newcomer_rate: float = 1.0  # and then a second
    logins: int = 10  # tries for one login from one address
    login_seconds: float = 900.0  # in so many seconds
    queue_messages: int = 64  # waiting for one reader
    queue_bytes: int = 1 << 20
    analyses: int = 8  # that wait for their turn
    under_way: int = 256  # messages being answered at the same time
    connections: int = 4000


@dataclass(frozen=True, slots=True)
class Mail:
    """Where notices go out as e-mail."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = True


@dataclass(frozen=True, slots=True)
class Config:
    """One server."""

    database: str  # its URL
    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    allow_hosts: tuple[str, ...] = ()
    public_url: str | None = None  # what people type, where a proxy stands before the server
    proxy: str | None = None  # the address of that proxy: only its forwarded addresses are believed
    workers: int = 1  # processes in which bots think
    bot_delay: float = 0.6  # seconds, about, that a bot waits before it answers
    bot_seconds: float = 2.0  # that a bot may think
    metrics_open: bool = False  # show the metrics to other machines
    editions: tuple[Path, ...] = ()  # component data beside the built-in ones
    webhook: str | None = None
    mail: Mail | None = None
    analysis: bool = True  # let finished matches be analysed, in a process of its own
    idle: float = 60.0  # seconds after which a room nobody uses is forgotten
    limits: Limits = field(default_factory=Limits)

    def hosts(self) -> set[str]:
        """The names under which the server may be asked, in lower case."""
        known = {*LOCAL_HOSTS, *self._names()}
        if self.public_url:
            known.add(host_of(self.public_url))
        return known

    def _names(self) -> list[str]:
        """The names the host has given, and the address itself where it is one of this machine's."""
        own = [] if self.host in ("0.0.0.0", "::") else [f"[{self.host}]" if ":" in self.host else self.host]
        return [name.lower() for name in [*own, *self.allow_hosts]]

    def origins(self) -> set[str]:
        """The origins of pages that may act here, exactly as browsers name them."""
        known = {origin("http", name, self.port) for name in [*LOCAL_HOSTS, *self._names()]}
        known |= {origin("https", name, 443) for name in self._names()}
        if self.public_url:
            parts = urlsplit(self.public_url)
            known.add(f"{parts.scheme}://{parts.netloc}".lower())
        return known

    def link(self) -> str:
        """What people open in a browser."""
        if self.public_url:
            return self.public_url
        host = f"[{self.host}]" if ":" in self.host else self.host
        return origin("http", "localhost" if host in ("0.0.0.0", "[::]") else host, self.port) + "/"


def origin(scheme: str, host: str, port: int) -> str:
    """An origin as browsers write it: without the port where that is the usual one."""
    usual = {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{host.lower()}" + ("" if port == usual else f":{port}")


def host_of(url: str) -> str:
    """The host of a URL in lower case, an IPv6 address in brackets."""
    host = urlsplit(url).hostname or ""
    return f"[{host}]" if ":" in host else host


def checked_url(url: str, option: str) -> str:
    """A URL of http or https with a host; the error names the option."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        usable = False
    if not usable or parts.username or parts.query or parts.fragment:
        raise SetupError(f"{option} should be a URL such as https://table.example, not '{url}'")
    return url
