"""What the server said instead of doing something."""

from __future__ import annotations

from typing import Any

from hoftag.core.errors import HoftagError


class Refusal(HoftagError):
    """The server has changed nothing; `code` says why, `told` is its whole answer."""

    def __init__(self, told: dict[str, Any]) -> None:
        """From an error as the server sends it."""
        super().__init__(f"{told.get('code')}: {told.get('message')}")
        self.code = str(told.get("code"))
        self.told = told


class Lost(HoftagError):
    """The connection is gone for good: closed here, refused by the server, or not coming back in time."""
