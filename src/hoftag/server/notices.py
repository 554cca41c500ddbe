"""Notices for slow games: somebody is asked and not here. Off unless configured; the text holds no secret."""

from __future__ import annotations

import asyncio
import json
import smtplib
import ssl
import urllib.request
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any, Final

from hoftag.server.config import Config, Mail

PATIENCE: Final = 10.0  # seconds
MOST_WAITING: Final = 1000


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody is asked."""

    match: str
    game: str
    seat: int
    address: str | None  # for e-mail

    def dump(self, link: str) -> dict[str, object]:
        """For the webhook."""
        return {"type": "asked", "match": self.match, "game": self.game, "seat": self.seat, "link": link}


class Notices:
    """Sends one after the other, so that a slow receiver holds up nothing else."""

    def __init__(self, config: Config, log: Any) -> None:
        """Without webhook and mail nothing is ever sent."""
        self._webhook = config.webhook
        self._mail = config.mail
        self._link = config.link()
        self._log = log
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)

    def wanted(self) -> bool:
        """Whether anything would be sent."""
        return self._webhook is not None or self._mail is not None

    def add(self, notice: Notice) -> None:
        """Send this soon; if too much waits, it is left out, and the log tells."""
        if self._queue.full():
            self._log.warning("notice-left-out", match=notice.match, seat=notice.seat)
        else:
            self._queue.put_nowait(notice)

    async def work(self) -> None:
        """Send what comes."""
        while True:
            notice = await self._queue.get()
            link = f"{self._link.rstrip('/')}/#/match/{notice.match}"
            try:
                if self._webhook is not None:
                    await asyncio.to_thread(post, self._webhook, notice.dump(link))
                if self._mail is not None and notice.address:
                    await asyncio.to_thread(mail, self._mail, notice.address, link)
            except (OSError, smtplib.SMTPException, ValueError) as error:
                self._log.warning("notice-failed", match=notice.match, seat=notice.seat, error=type(error).__name__)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The webhook is the configured one and no other."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        """Never."""
        return


def post(url: str, data: dict[str, object]) -> None:
    """POST JSON to a URL."""
    body = json.dumps(data).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json", "User-Agent": "hoftag"})
    with urllib.request.build_opener(_NoRedirects).open(request, timeout=PATIENCE) as answer:
        answer.read(1024)


def mail(settings: Mail, address: str, link: str) -> None:
    """Send an e-mail that says no more than that somebody is asked."""
    message = EmailMessage()
    message["From"] = settings.sender
    message["To"] = address
    message["Subject"] = "Hoftag: it is your turn"
    message.set_content(f"Your table waits for you:\n\n{link}\n")
    with smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE) as server:
        if settings.tls:
            server.starttls(context=ssl.create_default_context())
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(message)
