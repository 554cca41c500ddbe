"""A person at the server, by HTTP: a name, tables, seats and tokens for programs. Needs httpx."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Final

import httpx

from hoftag.client.refusal import Refusal

PATIENCE: Final = 20.0  # seconds for an answer


class Guest:
    """One user, known by his cookie."""

    def __init__(self, url: str, timeout: float = PATIENCE) -> None:
        """`url` is the server's, such as http://127.0.0.1:8520."""
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, headers={"Origin": self.url}, timeout=timeout, trust_env=False)

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The cookie as a header holds it."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def get(self, path: str, **params: str | int) -> dict[str, Any]:
        """A JSON object by GET."""
        return _answer(await self.http.get(path, params=params))

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A JSON object by POST."""
        return _answer(await self.http.post(path, json=body))

    async def enter(self, name: str) -> dict[str, Any]:
        """Become a guest with a name."""
        return await self.post("/api/me", {"name": name})

    async def open_match(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A new table; `more` may hold options, edition, settings and public."""
        return await self.post("/api/matches", {"game": game, "seats": seats, **more})

    async def join(self, match: str, **how: Any) -> dict[str, Any]:
        """Take a seat, with an invitation or by its number."""
        return await self.post(f"/api/matches/{match}/join", how)

    async def token(self, match: str, seat: int) -> str:
        """A token for a program in one's own seat."""
        return str((await self.post(f"/api/matches/{match}/token", {"seat": seat}))["token"])

    async def act(self, match: str, message: dict[str, Any], **params: str | int) -> dict[str, Any]:
        """Send one message without a socket."""
        return _answer(await self.http.post(f"/api/matches/{match}/act", json=message, params=params))

    async def record(self, match: str, **params: str | int) -> str:
        """The record as one may know it, one JSON object a line."""
        answer = await self.http.get(f"/api/matches/{match}/record", params=params)
        if answer.status_code != httpx.codes.OK:
            raise _refusal(answer)
        return answer.text


def _answer(answer: httpx.Response) -> dict[str, Any]:
    """The JSON object of an answer, or a refusal."""
    if answer.status_code >= httpx.codes.BAD_REQUEST:
        raise _refusal(answer)
    told: dict[str, Any] = answer.json() if answer.content else {}
    return told


def _refusal(answer: httpx.Response) -> Refusal:
    """An error as the server sends it; of a proxy before it only the status is known."""
    told: Any = None
    if answer.headers.get("content-type", "").startswith("application/json"):
        told = answer.json()
    if not isinstance(told, dict) or "code" not in told:
        told = {"code": f"http-{answer.status_code}", "message": answer.text[:200]}
    return Refusal({**told, "status": answer.status_code})
