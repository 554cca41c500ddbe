"""Secrets for people and programs, from the operating system; only their sums are stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 32
ID_BYTES: Final = 16


def new_token() -> str:
    """256 bits that fit in a URL."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A public id of 128 bits that nobody can guess."""
    return secrets.token_hex(ID_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
