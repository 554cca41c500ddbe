"""The commands `hoftag serve` and `hoftag verify`."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hoftag.core.errors import HoftagError, RecordError, SetupError
from hoftag.core.record import read_record
from hoftag.games import registry

if TYPE_CHECKING:
    from hoftag.server.config import Config, Mail
    from hoftag.server.running import TableServer

NO_PAGE: Final = "The page for browsers is not installed here; script/page in a copy of the sources builds it."


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """What was asked for on the command line."""

    host: str
    port: int
    database: str | None
    workers: int
    allow_hosts: list[str]
    public_url: str | None
    proxy: str | None = None
    webhook: str | None = None
    bot_delay: float = 0.6
    connects: float = 10.0
    open_metrics: bool = False
    editions: list[Path] = field(default_factory=list)
    open: bool = False
    analysis: bool = True


def serve(options: ServeOptions) -> None:
    """Print the link and serve until told to stop."""
    from hoftag.server import logs
    from hoftag.server.routes import page
    from hoftag.server.running import bound, make_server

    config = config_of(options)
    listening = bound(config)
    config = replace(config, port=listening.getsockname()[1])  # port 0 is any that is free
    try:
        server = make_server(config)
    except BaseException:
        listening.close()
        raise
    logs.configure()
    print(f"Hoftag: {config.link()}", flush=True)
    if not page.is_there():
        print(NO_PAGE, flush=True)
    elif options.open and has_browser():
        threading.Thread(target=_open, args=(server, config.link()), daemon=True).start()
    server.run(sockets=[listening])


def has_browser(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser can show itself; one that would take over this terminal is not opened."""
    screen = sys.platform != "linux" or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    return bool(screen or environment.get("BROWSER"))


def _open(server: TableServer, link: str) -> None:
    """Open the link as soon as somebody answers there."""
    while not (server.started or server.should_exit):
        time.sleep(0.05)
    if server.started and not webbrowser.open(link):
        print("No browser could be opened; open the link yourself.", flush=True)


def config_of(options: ServeOptions) -> Config:
    """The configuration asked for; every mistake names its option."""
    from hoftag.server.config import Config, Limits, checked_url
    from hoftag.store.places import database_url

    if not 0 <= options.port < 65536:
        raise SetupError(f"--port should be from 1 to 65535, or 0 for any that is free, not {options.port}")
    if not 0 < options.workers <= 64:
        raise SetupError(f"--workers should be from 1 to 64, not {options.workers}")
    for name in options.allow_hosts:
        if not name or not all(sign.isalnum() or sign in "-.[]:" for sign in name) or "://" in name:
            raise SetupError(f"--allow-host should be a name such as table.example, not '{name}'")
    return Config(
        database=database_url(options.database),
        host=options.host,
        port=options.port,
        allow_hosts=tuple(options.allow_hosts),
        public_url=checked_url(options.public_url, "--public-url") if options.public_url else None,
        proxy=options.proxy,
        workers=options.workers,
        bot_delay=max(0.0, options.bot_delay),
        metrics_open=options.open_metrics,
        editions=tuple(options.editions),
        analysis=options.analysis,
        webhook=checked_url(options.webhook, "--webhook") if options.webhook else None,
        mail=_mail(),
        limits=Limits(connects=max(1.0, options.connects)),
    )


def _mail() -> Mail | None:
    """Where notices go out as e-mail, from the environment: a password does not belong on a command line."""
    from hoftag.server.config import Mail

    host = os.environ.get("HOFTAG_SMTP_HOST")
    if not host:
        return None
    sender = os.environ.get("HOFTAG_SMTP_FROM")
    port = os.environ.get("HOFTAG_SMTP_PORT", "587")
    if not sender:
        raise SetupError("HOFTAG_SMTP_HOST needs HOFTAG_SMTP_FROM, the address that notices come from")
    if not port.isdecimal():
        raise SetupError(f"HOFTAG_SMTP_PORT should be a number, not '{port}'")
    user, password = os.environ.get("HOFTAG_SMTP_USER", ""), os.environ.get("HOFTAG_SMTP_PASSWORD", "")
    return Mail(host, int(port), sender, user, password, os.environ.get("HOFTAG_SMTP_TLS") != "off")


def verify(file: Path, edition: Path | None, draws: Path | None = None) -> str:
    """Deal a finished match anew and compare; says how many draws were checked.

    `draws` is a file to write, before anything is compared: what NATURE was asked, for a verifier of one's own.
    """
    from hoftag.table.deals import dealt_from
    from hoftag.table.deals import draws as asked
    from hoftag.table.deals import verify as verify_deals

    try:
        record = read_record(file.read_text(encoding="utf-8"))
        game = registry.game(record.header.game, edition)
        if draws is not None:
            lines = [json.dumps(draw.dump()) + "\n" for draw in asked(game, record)]
            draws.write_text("".join(lines), encoding="utf-8")
        checked = verify_deals(game, record)
    except HoftagError as error:
        raise RecordError(f"{file}: {error}") from error
    first = dealt_from(record)
    taken = f"; entries before {first} were taken over from another match" if first > 1 else ""
    return f"{file}: {checked} draws were checked, all as the table had committed to{taken}"
