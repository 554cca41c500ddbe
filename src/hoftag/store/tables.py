"""The tables. A change here needs a migration script beside it; the tests compare the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

from hoftag.store.contract import KINDS, STATUSES

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _one_of(column: str, values: tuple[str, ...]) -> str:
    """The condition that a column has one of some values."""
    return f"{column} IN ({', '.join(repr(value) for value in values)})"


users: Final = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("secret", Text, nullable=False, unique=True),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("status", Text, nullable=False),
    Column("header", Text, nullable=False),  # JSON, as are `settings` and `entries.data`
    Column("settings", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("owner", Text, ForeignKey("users.id"), index=True),
    CheckConstraint(_one_of("status", STATUSES), name="status"),
    Index("ix_matches_status", "status", "changed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("user", Text, ForeignKey("users.id"), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("invite", Text, unique=True),
    Column("token", Text, unique=True),
    PrimaryKeyConstraint("match", "seat"),
    CheckConstraint(_one_of("kind", KINDS), name="kind"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("move_id", Text),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
    UniqueConstraint("match", "move_id", name="uq_entries_move"),
    CheckConstraint("seq > 0", name="seq"),
    sqlite_with_rowid=False,
)
