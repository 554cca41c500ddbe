"""Run a server until it is told to stop: then it takes nothing new, finishes, says goodbye, and is gone in time."""

from __future__ import annotations

import gc
import signal
import socket
from types import FrameType
from typing import Final

import uvicorn

from hoftag.core.errors import SetupError
from hoftag.server.app import build
from hoftag.server.config import Config
from hoftag.server.hall import Hall
from hoftag.server.wire import Wire

STOPS: Final = 1001
RESTARTS: Final = 1012
SELDOM: Final = (20_000, 20, 50)  # how many new things the search for rings of garbage waits for


class TableServer(uvicorn.Server):
    """uvicorn, with a goodbye."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        """`hall` says goodbye to all who listen."""
        super().__init__(config)
        self.hall = hall
        self._code = STOPS

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: stop; a second interrupt does not wait for anything."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self._code = RESTARTS if sig == signal.SIGTERM else STOPS
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nothing new, say goodbye, then the usual."""
        for server in self.servers:
            server.close()
        await self.hall.say_goodbye(self._code)
        await super().shutdown(sockets)


def make_server(config: Config) -> TableServer:
    """A server whose store is open; what is unsafe is refused now."""
    hall = Hall(config)
    hall.open_store()
    gc.collect()
    gc.freeze()  # what is there now stays; looking through it again and again would only make people wait
    gc.set_threshold(*SELDOM)
    return TableServer(
        uvicorn.Config(
            build(hall),
            host=config.host,
            port=config.port,
            ws=Wire,
            ws_max_size=config.limits.frame,
            ws_ping_interval=None,  # `Socket` asks whether somebody is there
            ws_per_message_deflate=False,
            proxy_headers=config.proxy is not None,
            forwarded_allow_ips=config.proxy or "",
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            lifespan="on",
            timeout_graceful_shutdown=2,
            limit_concurrency=config.limits.connections,
            backlog=512,
        ),
        hall,
    )


def bound(config: Config) -> socket.socket:
    """A socket at the server's address, or an error that says why not."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # without the protocol, small answers wait
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((config.host, config.port))
    except (OSError, OverflowError) as error:
        made.close()
        said = error.strerror if isinstance(error, OSError) else "there is no such port"
        raise SetupError(f"cannot serve at {config.host} port {config.port}: {said}") from error
    return made
