"""Changes the two databases make alike, in SQLAlchemy Core."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from sqlalchemy import Connection, Delete, Executable, Insert, Update, bindparam, delete, insert, select, update

from hoftag.store import tables
from hoftag.store.contract import (
    LoginTaken,
    MatchChanged,
    MatchRow,
    MoveIdTaken,
    NewEntry,
    SeatChanged,
    SeatRow,
    SeqTaken,
    SessionRow,
    Store,
    StoredEntry,
    StoreError,
    UserRow,
)
from hoftag.store.questions import Questions
from hoftag.store.rows import as_json, plain, values_of

T = TypeVar("T")
TOLD: Final = {
    "fk_entries_match": "there is no such match",
    "fk_seats_match": "there is no such match",
    "fk_seats_user": "there is no such user",
    "fk_matches_owner": "there is no such user",
    "fk_sessions_user": "there is no such user",
    "foreign key": "there is no such match or user",
    "ck_matches_status": "there is no such status",
    "ck_seats_kind": "there is no such kind of seat",
    "ck_entries_seq": "entries are numbered from 1",
}
# What every move needs, built once; a store may keep it as text for its database.
HAS_ENTRY: Final = select(tables.entries.c.seq).where(
    tables.entries.c.match == bindparam("of"), tables.entries.c.seq == bindparam("number")
)
ADD_ENTRY: Final = insert(tables.entries)
_CHANGE: Final = update(tables.matches).where(tables.matches.c.id == bindparam("of"))
TOUCH_MATCH: Final = _CHANGE.values(changed=bindparam("changed"))
SET_STATUS: Final = _CHANGE.values(changed=bindparam("changed"), status=bindparam("status"))
PER_MOVE: Final = (HAS_ENTRY, ADD_ENTRY, TOUCH_MATCH, SET_STATUS)
Ask = Callable[[Executable, Mapping[str, object]], int]  # runs one of these: how many rows were found or changed


def refusal(constraint: str) -> StoreError:
    """The error for a broken constraint."""
    if constraint == "pk_entries":
        return SeqTaken("another writer was first with this entry")
    if constraint == "uq_entries_move":
        return MoveIdTaken("this move is stored already")
    if constraint == "uq_users_login":
        return LoginTaken("another user has this login")
    return StoreError(TOLD.get(constraint, f"this is stored already or does not fit ({constraint})"))


def _entry_row(match: str, entry: NewEntry) -> dict[str, object]:
    """An entry as its columns, but for its time."""
    return {
        "match": match,
        "seq": entry.seq,
        "move_id": plain(entry.move_id, "move_id"),
        "data": as_json(entry.data),
    }


class SqlStore(Questions, Store):
    """A store on tables; who inherits says how to read and how to write."""

    @abstractmethod
    def _write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction; it is synced when this returns. A StoreError of the job undoes only the job."""

    @abstractmethod
    def _clock(self, connection: Connection) -> int:
        """Milliseconds since the epoch."""

    def _asking(self, connection: Connection) -> Ask:
        """How to run the statements of PER_MOVE."""

        def ask(statement: Executable, values: Mapping[str, object]) -> int:
            result = connection.execute(statement, values)
            return len(result.all()) if result.returns_rows else result.rowcount

        return ask

    # ------------------------------------------------------------------ matches

    def create_match(self, match: MatchRow, seats: list[SeatRow], entries: Sequence[NewEntry] = ()) -> None:
        """Store a new match with its seats, and with entries that were made before, all or nothing."""
        values = values_of(match)
        sitting = [values_of(seat) for seat in seats]
        if any(seat.match != match.id for seat in seats):
            raise StoreError("a seat belongs to another match")
        if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
            raise StoreError("the entries of a new match are numbered from 1 without a gap")
        rows = [_entry_row(match.id, entry) for entry in entries]

        def job(connection: Connection) -> None:
            connection.execute(insert(tables.matches), values)
            if sitting:
                connection.execute(insert(tables.seats), sitting)
            if rows:
                at = self._clock(connection)
                connection.execute(ADD_ENTRY, [{**row, "at": at} for row in rows])

        self._write(job)

    def set_seat(self, seat: SeatRow, expected: SeatRow | None = None) -> None:
        """Change a seat; with `expected` only if it still is so, else SeatChanged."""
        values = values_of(seat)
        known = {} if expected is None else values_of(expected)
        change = update(tables.seats).where(tables.seats.c.match == seat.match, tables.seats.c.seat == seat.seat)
        change = change.where(*[tables.seats.c[name].is_not_distinct_from(value) for name, value in known.items()])

        def job(connection: Connection) -> None:
            if not connection.execute(change, values).rowcount:
                raise StoreError("there is no such seat") if expected is None else SeatChanged("the seat has changed")
            self._touch(connection, seat.match, {})

        self._write(job)

    def set_status(self, id: str, status: str) -> None:
        """Change the status of a match."""
        self._write(lambda connection: self._touch(connection, id, {"status": status}))

    def set_header(self, id: str, header: dict[str, object], expected: dict[str, object]) -> None:
        """Change the header of a match, if it still is as expected; else MatchChanged."""
        change = update(tables.matches).where(tables.matches.c.id == id, tables.matches.c.header == as_json(expected))
        values = {"header": as_json(header)}

        def job(connection: Connection) -> None:
            if not connection.execute(change, {**values, "changed": self._clock(connection)}).rowcount:
                raise MatchChanged("the header of the match has changed, or there is no such match")

        self._write(job)

    def _touch(self, connection: Connection, id: str, values: dict[str, str]) -> None:
        """Change a match and remember when."""
        change = update(tables.matches).where(tables.matches.c.id == id)
        if not connection.execute(change, {**values, "changed": self._clock(connection)}).rowcount:
            raise StoreError("there is no such match")

    # ------------------------------------------------------------------ entries

    def append(self, match: str, entries: list[NewEntry], status: str | None = None) -> list[StoredEntry]:
        """Store entries all or none, synced when this returns; they go on after the last stored without a gap."""
        if not entries:
            raise StoreError("there is nothing to append")
        first = entries[0].seq
        if [entry.seq for entry in entries] != list(range(first, first + len(entries))):
            raise StoreError("entries are appended in their order and without a gap")
        rows = [_entry_row(match, entry) for entry in entries]

        def job(connection: Connection) -> list[StoredEntry]:
            at = self._clock(connection)
            for row in rows:
                row["at"] = at
            ask = self._asking(connection)
            if first > 1 and not ask(HAS_ENTRY, {"of": match, "number": first - 1}):
                raise StoreError(f"there is no entry {first - 1} that entry {first} could follow")
            for row in rows:
                ask(ADD_ENTRY, row)
            change = {"of": match, "changed": at}
            if status is None:
                touched = ask(TOUCH_MATCH, change)
            else:
                touched = ask(SET_STATUS, {**change, "status": status})
            if not touched:
                raise StoreError("there is no such match")
            return [StoredEntry(entry.seq, entry.move_id, at, entry.data) for entry in entries]

        try:
            return self._write(job)
        except SeqTaken as error:  # the same move, sent twice, often breaks both constraints
            if any(entry.move_id is not None and self.move(match, entry.move_id) for entry in entries):
                raise refusal("uq_entries_move") from error
            raise

    # ------------------------------------------------------------------ users and sessions

    def add_user(self, user: UserRow) -> None:
        """Store a new user; LoginTaken if another one has this login."""
        self._execute(insert(tables.users).values(values_of(user)))

    def set_user(self, user: UserRow) -> None:
        """Change a user; LoginTaken if another one has this login."""
        change = update(tables.users).where(tables.users.c.id == user.id).values(values_of(user))
        if not self._execute(change):
            raise StoreError("there is no such user")

    def add_session(self, session: SessionRow) -> None:
        """Store a new session."""
        self._execute(insert(tables.sessions).values(values_of(session)))

    def touch_session(self, token: str, seen: int) -> None:
        """Remember when a session was last used; one that is gone stays gone."""
        self._execute(update(tables.sessions).where(tables.sessions.c.token == token).values(seen=seen))

    def drop_session(self, token: str) -> None:
        """End a session."""
        self._execute(delete(tables.sessions).where(tables.sessions.c.token == token))

    def drop_sessions(self, user: str) -> None:
        """End all sessions of a user."""
        self._execute(delete(tables.sessions).where(tables.sessions.c.user == user))

    def _execute(self, statement: Insert | Update | Delete) -> int:
        """Run one statement in a transaction of its own; says how many rows it changed."""
        return self._write(lambda connection: connection.execute(statement).rowcount)
