"""Matches that are made of a record: one that was played elsewhere, and another way on from a finished one."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any, Final

from hoftag.bots.registry import bots_for
from hoftag.core.contract import Game
from hoftag.core.errors import RecordError
from hoftag.core.record import TABLE, Header, Record, read_record, write_record
from hoftag.core.recorder import resume
from hoftag.games import registry
from hoftag.server import lobby
from hoftag.server.hall import Hall
from hoftag.server.models import NewBranch
from hoftag.server.room import Room
from hoftag.server.strict import bad
from hoftag.server.tokens import new_id
from hoftag.server.updates import BRANCH, UPLOAD
from hoftag.store.contract import MatchRow, NewEntry, SeatRow, StoreError, UserRow
from hoftag.table.branch import branch_at
from hoftag.table.deals import new_nonce, new_secret
from hoftag.table.foreign import check_entries, check_finished
from hoftag.table.match import Match, load_match
from hoftag.table.refusal import Refused
from hoftag.table.settings import Settings
from hoftag.version import __version__

DOMAIN: Final = "hoftag record 1\n"

# ---------------------------------------------------------------------- played elsewhere


async def take_in(hall: Hall, user: UserRow, body: bytes) -> Room:
    """The match of a record that somebody brings; the same record is the same match."""
    async with hall.reading:
        match = await hall.run(_read, hall, body)
    await hall.run(_keep, hall, match, user)
    room = await lobby.room_of(hall, match.id)
    async with room.lock:
        if room.row.status == "closed":  # who brings it wants to see it again
            await hall.run(hall.store.set_status, match.id, "over")
            room.row = replace(room.row, status="over")
    return room


def _read(hall: Hall, body: bytes) -> Match:
    """The finished match a text tells of, in a thread; what is wrong with it is named with its line."""
    try:
        record = _whole(body)
        check_entries(record)
        game = _game(hall, record.header)
        resume(game, record)
        id = hashlib.sha256((DOMAIN + write_record(record)).encode()).hexdigest()[:32]
        entries = [(entry.dump(), 0) for entry in record.entries]
        match = load_match(id, game, record.header, Settings(), new_secret(), entries, foreign=True)
        check_finished(match)
    except RecordError as error:
        raise Refused("bad-request", str(error), {"field": "record", "line": error.line}) from error
    return match


def _whole(body: bytes) -> Record:
    """The record in a text; one that hides something is told apart from one that was changed."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("this is no text in UTF-8") from error
    first = text.partition("\n")[0]
    if first.lstrip().startswith("{") and '"hoftag"' in first and '"sum"' not in first:
        raise RecordError("line 1: this is what one seat has seen of a match; only a whole record has sums", 1)
    return read_record(text)


def _game(hall: Hall, header: Header) -> Game[Any, Any]:
    """The game of a record, with just these rules and cards."""
    if header.game not in registry.ids():
        raise RecordError(f"line 1: there is no game '{header.game}' here; there is {', '.join(registry.ids())}", 1)
    try:
        return hall.shelf.game_of(header)
    except RecordError as error:
        raise RecordError(f"line 1: {error}", 1) from error


def _keep(hall: Hall, match: Match, user: UserRow) -> None:
    """Store a match, unless it is there, in a thread."""
    if hall.store.match(match.id) is not None:
        return
    record = match.record
    bots: dict[str, str] = {}
    for entry in record.entries:
        told: Any = entry.data.get("bots", {}) if entry.kind == TABLE else {}
        bots |= told
    seats = [
        SeatRow(match.id, n, "bot" if str(n) in bots else "human", None, name, bots.get(str(n)), None, None)
        for n, name in enumerate(record.header.seats)
    ]
    now = hall.now()
    header = {**record.header.dump(), "origin": {"kind": UPLOAD}}
    agreed: dict[str, object] = {**match.settings.dump(), "public": False}
    row = MatchRow(match.id, match.game.id, now, now, "over", header, agreed, match.secret, user.id)
    try:
        hall.store.create_match(row, seats, [NewEntry(entry.n, None, entry.dump()) for entry in record.entries])
    except StoreError:
        if hall.store.match(match.id) is None:  # else somebody was faster with the same record
            raise
    else:
        hall.log.info("record-taken", match=match.id, game=match.game.id)


# ---------------------------------------------------------------------- another way on


async def branch_off(hall: Hall, user: UserRow, match: Match, asked: NewBranch) -> tuple[Room, int]:
    """A new match that goes on from a place of a finished one, with bots in all other seats; and that place."""
    if asked.seat >= match.seats:
        raise bad("there is no such seat", "seat")
    if asked.bots not in hall.shelf.bots(match.game.id):
        raise bad(f"there is no such bot; there is {', '.join(bots_for(match.game.id))}", "bots")
    if asked.entry > len(match.record.entries):
        raise bad(f"there are {len(match.record.entries)} entries", "entry")
    id, entry = await hall.run(_branched, hall, user, match, asked)
    return await lobby.room_of(hall, id), entry


def _branched(hall: Hall, user: UserRow, match: Match, asked: NewBranch) -> tuple[str, int]:
    """Make and store a branch, in a thread; a finished match does not change meanwhile."""
    id = new_id()
    old = match.record.header
    branch = branch_at(match.id, match.game, match.record, asked.entry)
    header = Header(old.game, old.rules, old.edition, old.hash, old.options, old.seats, __version__)
    settings = Settings(bot=asked.bots)
    made = Match(id, match.game, header, settings, new_secret())
    bots = {seat: asked.bots for seat in range(match.seats) if seat != asked.seat}
    now = hall.now()
    entries = made.begin([new_nonce() for _ in range(match.seats)], bots, now, branch)
    seats = [
        SeatRow(id, n, "bot" if n in bots else "human", None if n in bots else user.id, name, bots.get(n), None, None)
        for n, name in enumerate(old.seats)
    ]
    origin = {"kind": BRANCH, "match": match.id, "entry": branch.entry}
    agreed: dict[str, object] = {**settings.dump(), "public": False}
    row = MatchRow(
        id, old.game, now, now, made.status(), {**header.dump(), "origin": origin}, agreed, made.secret, user.id
    )
    hall.store.create_match(row, seats, [NewEntry(entry.n, None, entry.dump()) for entry in entries])
    hall.log.info("match-branched", match=id, game=old.game)
    return id, branch.entry
