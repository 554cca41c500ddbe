"""Durable storage of matches, seats, users and sessions: SQLite for one server, PostgreSQL for several."""

from hoftag.store.opening import open_store

__all__ = ["open_store"]
