"""What a store promises: rows, errors and the interface that SQLite and PostgreSQL both keep.

An entry is acknowledged only after `append` has returned: then it is synced to the disk. Nothing here knows rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hoftag.core.errors import HoftagError

STATUSES: Final = ("open", "running", "over", "frozen", "closed")
KINDS: Final = ("empty", "human", "bot")


class StoreError(HoftagError):
    """A store cannot do what was asked; nothing was changed unless a subclass says otherwise."""


class SeqTaken(StoreError):
    """Another writer has this (match, seq); nothing was stored."""


class MoveIdTaken(StoreError):
    """This (match, move_id) is stored already, by this or another writer; it wins over SeqTaken. Nothing was stored."""


class LoginTaken(StoreError):
    """Another user has this login."""


class SeatChanged(StoreError):
    """A seat is not any more as the caller expected it; nothing was stored."""


class MatchChanged(StoreError):
    """A match is not any more as the caller expected it; nothing was stored."""


class StorageFailed(StoreError):
    """Disk or connection trouble, or an unknown outcome: nothing may be acknowledged. Resolve it by the move_id."""


class StoreRefused(StoreError):
    """An unsafe or unknown database, for a clear reason: the server must not start."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to append; `move_id` is the sender's own id of a move, None for what nobody sent."""

    seq: int
    move_id: str | None
    data: dict[str, object]


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as stored; `at` is in milliseconds since the epoch."""

    seq: int
    move_id: str | None
    at: int
    data: dict[str, object]


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One match; `secret` (hex) makes its deals and never leaves the server."""

    id: str
    game: str
    created: int
    changed: int
    status: str
    header: dict[str, object]
    settings: dict[str, object]
    secret: str
    owner: str | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat; `invite` and `token` are SHA-256 (hex) of an invitation and of a token for programs."""

    match: str
    seat: int
    kind: str
    user: str | None
    name: str
    bot: str | None
    invite: str | None
    token: str | None


@dataclass(frozen=True, slots=True)
class UserRow:
    """One user; `secret` is the SHA-256 (hex) of a device secret, `password` an Argon2 string."""

    id: str
    name: str
    secret: str
    login: str | None
    password: str | None
    created: int


@dataclass(frozen=True, slots=True)
class SessionRow:
    """One signed-in device; `token` is a SHA-256 (hex)."""

    token: str
    user: str
    created: int
    seen: int


class Store(ABC):
    """Safe to use from several threads. Every method may raise StorageFailed; each write is one synced transaction."""

    # ------------------------------------------------------------------ matches

    @abstractmethod
    def create_match(self, match: MatchRow, seats: list[SeatRow], entries: Sequence[NewEntry] = ()) -> None:
        """Store a new match with its seats, and with entries that were made before, all or nothing."""

    @abstractmethod
    def match(self, id: str) -> MatchRow | None:
        """One match."""

    @abstractmethod
    def seats(self, id: str) -> list[SeatRow]:
        """The seats of a match in their order."""

    @abstractmethod
    def set_seat(self, seat: SeatRow, expected: SeatRow | None = None) -> None:
        """Change a seat; with `expected` only if it still is so, else SeatChanged."""

    @abstractmethod
    def set_status(self, id: str, status: str) -> None:
        """Change the status of a match."""

    @abstractmethod
    def set_header(self, id: str, header: dict[str, object], expected: dict[str, object]) -> None:
        """Change the header of a match, if it still is as expected; else MatchChanged."""

    @abstractmethod
    def append(self, match: str, entries: list[NewEntry], status: str | None = None) -> list[StoredEntry]:
        """Store entries all or none, synced when this returns; they go on after the last stored without a gap."""

    @abstractmethod
    def entries(self, match: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a match behind a number, in their order."""

    @abstractmethod
    def move(self, match: str, move_id: str) -> StoredEntry | None:
        """The entry that was stored under a sender's id."""

    @abstractmethod
    def matches(
        self, status: list[str] | None = None, user: str | None = None, limit: int = 100, before: int | None = None
    ) -> list[MatchRow]:
        """Matches, the newest change first: of these statuses, of a user who owns it or sits, changed earlier than."""

    @abstractmethod
    def seat_by_invite(self, hash: str) -> SeatRow | None:
        """The seat an invitation is for."""

    @abstractmethod
    def seat_by_token(self, hash: str) -> SeatRow | None:
        """The seat a program may play with a token."""

    # ------------------------------------------------------------------ users and sessions

    @abstractmethod
    def add_user(self, user: UserRow) -> None:
        """Store a new user; LoginTaken if another one has this login."""

    @abstractmethod
    def user(self, id: str) -> UserRow | None:
        """One user."""

    @abstractmethod
    def user_by_secret(self, hash: str) -> UserRow | None:
        """The user of a device secret."""

    @abstractmethod
    def user_by_login(self, login: str) -> UserRow | None:
        """The user with a login."""

    @abstractmethod
    def set_user(self, user: UserRow) -> None:
        """Change a user; LoginTaken if another one has this login."""

    @abstractmethod
    def add_session(self, session: SessionRow) -> None:
        """Store a new session."""

    @abstractmethod
    def session(self, token: str) -> SessionRow | None:
        """The session of a token's hash."""

    @abstractmethod
    def known(self, hashes: Collection[str]) -> set[str]:
        """Those among some hashes that are a session's or a seat's token."""

    @abstractmethod
    def touch_session(self, token: str, seen: int) -> None:
        """Remember when a session was last used; one that is gone stays gone."""

    @abstractmethod
    def drop_session(self, token: str) -> None:
        """End a session."""

    @abstractmethod
    def drop_sessions(self, user: str) -> None:
        """End all sessions of a user."""

    # ------------------------------------------------------------------ the store itself

    @abstractmethod
    def backup(self, target: Path) -> None:
        """Copy the whole database into a new file while it is in use."""

    @abstractmethod
    def healthy(self) -> bool:
        """Whether a write could be acknowledged now."""

    @abstractmethod
    def version(self) -> str:
        """The database program and its version."""

    @abstractmethod
    def now(self) -> int:
        """The store's own clock, by which `at` and `changed` are stamped."""

    @abstractmethod
    def close(self) -> None:
        """Let go of files, connections and threads."""

    # ------------------------------------------------------------------ several processes

    @abstractmethod
    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(match, seq)`, in a thread of its own, for what any process announces; it must not raise."""

    @abstractmethod
    def announce(self, match: str, seq: int) -> None:
        """Tell all listeners, after `append` has returned. It never waits and may be lost: poll `changed_since` too."""

    @abstractmethod
    def changed_since(self, ms: int) -> list[tuple[str, int]]:
        """Matches changed at a time or later and their last seq (0: none).

        Ask from some seconds before the last time asked: a change takes effect a little later than it is stamped.
        """
