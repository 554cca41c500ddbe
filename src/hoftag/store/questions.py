"""What can be asked of the tables, in SQLAlchemy Core; both databases answer alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from contextlib import AbstractContextManager
from typing import Final

from sqlalchemy import Connection, Table, func, or_, select

from hoftag.store import tables
from hoftag.store.contract import MatchRow, SeatRow, SessionRow, StoredEntry, UserRow
from hoftag.store.rows import AnyRow, entry_of, made, row_of

AT_ONCE: Final = 500  # values in one statement


class Questions(ABC):
    """The reading half of a store; who inherits says where to read."""

    @abstractmethod
    def _read(self) -> AbstractContextManager[Connection]:
        """A connection to read from."""

    def match(self, id: str) -> MatchRow | None:
        """One match."""
        return self._find(MatchRow, tables.matches, "id", id)

    def ids(self) -> list[str]:
        """All matches, the oldest first."""
        query = select(tables.matches.c.id).order_by(tables.matches.c.created, tables.matches.c.id)
        with self._read() as connection:
            return list(connection.execute(query).scalars())

    def seats(self, id: str) -> list[SeatRow]:
        """The seats of a match in their order."""
        query = select(tables.seats).where(tables.seats.c.match == id).order_by(tables.seats.c.seat)
        with self._read() as connection:
            return [made(SeatRow, found) for found in connection.execute(query).mappings()]

    def entries(self, match: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a match behind a number, in their order."""
        query = (
            select(tables.entries)
            .where(tables.entries.c.match == match, tables.entries.c.seq > after)
            .order_by(tables.entries.c.seq)
        )
        with self._read() as connection:
            return [entry_of(found) for found in connection.execute(query).mappings()]

    def move(self, match: str, move_id: str) -> StoredEntry | None:
        """The entry that was stored under a sender's id."""
        query = select(tables.entries).where(tables.entries.c.match == match, tables.entries.c.move_id == move_id)
        with self._read() as connection:
            found = connection.execute(query).mappings().first()
        return None if found is None else entry_of(found)

    # ------------------------------------------------------------------ lists and lookups

    def matches(
        self, status: list[str] | None = None, user: str | None = None, limit: int = 100, before: int | None = None
    ) -> list[MatchRow]:
        """Matches, the newest change first: of these statuses, of a user who owns it or sits, changed earlier than."""
        query = select(tables.matches).order_by(tables.matches.c.changed.desc(), tables.matches.c.id).limit(limit)
        if status is not None:
            query = query.where(tables.matches.c.status.in_(status))
        if before is not None:
            query = query.where(tables.matches.c.changed < before)
        if user is not None:
            sitting = select(tables.seats.c.match).where(tables.seats.c.user == user)
            query = query.where(or_(tables.matches.c.owner == user, tables.matches.c.id.in_(sitting)))
        with self._read() as connection:
            return [made(MatchRow, found) for found in connection.execute(query).mappings()]

    def changed_since(self, ms: int) -> list[tuple[str, int]]:
        """Matches changed at a time or later and their last seq (0: none)."""
        last = (
            select(func.max(tables.entries.c.seq))
            .where(tables.entries.c.match == tables.matches.c.id)
            .scalar_subquery()
        )
        query = (
            select(tables.matches.c.id, func.coalesce(last, 0))
            .where(tables.matches.c.changed >= ms)
            .order_by(tables.matches.c.changed)
        )
        with self._read() as connection:
            return [(id, seq) for id, seq in connection.execute(query)]

    def seat_by_invite(self, hash: str) -> SeatRow | None:
        """The seat an invitation is for."""
        return self._find(SeatRow, tables.seats, "invite", hash)

    def seat_by_token(self, hash: str) -> SeatRow | None:
        """The seat a program may play with a token."""
        return self._find(SeatRow, tables.seats, "token", hash)

    def _find(self, kind: type[AnyRow], table: Table, column: str, value: str) -> AnyRow | None:
        """The row with a value in a column that has every value once."""
        with self._read() as connection:
            query = select(table).where(table.c[column] == value)
            return row_of(kind, connection.execute(query).mappings().first())

    def user(self, id: str) -> UserRow | None:
        """One user."""
        return self._find(UserRow, tables.users, "id", id)

    def user_by_secret(self, hash: str) -> UserRow | None:
        """The user of a device secret."""
        return self._find(UserRow, tables.users, "secret", hash)

    def user_by_login(self, login: str) -> UserRow | None:
        """The user with a login."""
        return self._find(UserRow, tables.users, "login", login)

    def session(self, token: str) -> SessionRow | None:
        """The session of a token's hash."""
        return self._find(SessionRow, tables.sessions, "token", token)

    def known(self, hashes: Collection[str]) -> set[str]:
        """Those among some hashes that are a session's or a seat's token."""
        asked = sorted(hashes)
        found: set[str] = set()
        with self._read() as connection:
            for first in range(0, len(asked), AT_ONCE):
                for column in (tables.sessions.c.token, tables.seats.c.token):
                    query = select(column).where(column.in_(asked[first : first + AT_ONCE]))
                    found.update(connection.execute(query).scalars())
        return found
