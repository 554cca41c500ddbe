"""Open a store by its URL."""

from __future__ import annotations

from hoftag.store.contract import Store
from hoftag.store.places import sqlite_file
from hoftag.store.sqlite import SqliteStore


def open_store(url: str) -> Store:
    """Open `sqlite:///FILE` or `postgresql://...` and bring its tables up to date; what is unsafe is refused."""
    path = sqlite_file(url)
    if path is not None:
        return SqliteStore(path)
    from hoftag.store.postgres import PostgresStore

    return PostgresStore(url)
