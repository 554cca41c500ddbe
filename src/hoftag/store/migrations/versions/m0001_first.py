"""The first tables: users, sessions, matches, seats, entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make the tables."""
    _people()
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_matches_owner"),
        sa.CheckConstraint("status IN ('open', 'running', 'over', 'frozen', 'closed')", name=op.f("ck_matches_status")),
    )
    op.create_index("ix_matches_changed", "matches", ["changed"])
    op.create_index("ix_matches_owner", "matches", ["owner"])
    op.create_index("ix_matches_status", "matches", ["status", "changed"])
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("user", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("invite", sa.Text),
        sa.Column("token", sa.Text),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_seats_user"),
        sa.UniqueConstraint("invite", name="uq_seats_invite"),
        sa.UniqueConstraint("token", name="uq_seats_token"),
        sa.CheckConstraint("kind IN ('empty', 'human', 'bot')", name=op.f("ck_seats_kind")),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "entries",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("move_id", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_entries_match"),
        sa.UniqueConstraint("match", "move_id", name="uq_entries_move"),
        sa.CheckConstraint("seq > 0", name=op.f("ck_entries_seq")),
        sqlite_with_rowid=False,
    )


def _people() -> None:
    """Make the tables of users and sessions."""
    op.create_table(
        "users",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("secret", name="uq_users_secret"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("user", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sessions_user"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])


def downgrade() -> None:
    """Remove the tables."""
    for name in ("entries", "seats", "matches", "sessions", "users"):
        op.drop_table(name)
