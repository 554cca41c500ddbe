"""What a viewer is sent: his own items, his own view, his own question. Everything goes out through here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import orjson

from hoftag.core.contract import SPECTATOR
from hoftag.core.record import RESULT, Header, read_header, redact, write_record
from hoftag.server.listening import Told
from hoftag.store.contract import MatchRow, SeatRow
from hoftag.table.bundle import open_bundle, sealed_bundle
from hoftag.table.deals import commitment
from hoftag.table.match import Match
from hoftag.table.refusal import Refused
from hoftag.table.settings import OFF
from hoftag.table.stream import Stream

if TYPE_CHECKING:
    from hoftag.server.room import Room

UPLOAD: Final = "upload"  # a record that was played elsewhere
BRANCH: Final = "branch"  # another way on from a finished match


def as_json(data: object) -> str:
    """Compact JSON."""
    return orjson.dumps(data).decode()


class Common:
    """What all who see a match are told alike, made once for a round of updates; JSON already where it is long."""

    def __init__(self, room: Room, match: Match | None) -> None:
        """`match` is what they may see of it."""
        running = match is not None and match.dealer is not None
        self.match = match
        self.asked = [] if match is None else match.asked()
        self.clock = match.clock.dump() if match is not None and running else None
        self.scores = scores(match) if match is not None and running else None
        self.created = room.row.created
        self.summary = orjson.dumps(common_summary(room, match, self.asked))


def news(room: Room, told: Told, common: Common) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """All items of a viewer, and the rest of an update as it is now."""
    viewer = told.viewer
    match = common.match
    stream = None if match is None else match.stream(viewer)
    own = orjson.dumps(own_summary(stream, viewer if viewer != SPECTATOR else None, told.owner, common.created))
    rest: dict[str, Any] = {
        "view": None,
        "question": None,
        "asked": [],
        "undo": None,
        "offer": None,
        "clock": common.clock,
        "summary": orjson.Fragment(own[:-1] + b"," + common.summary[1:]),
        "scores": common.scores,
    }
    if match is None or stream is None:
        return [], rest
    if match.dealer is not None:
        rest["view"] = match.game.view(match.recorder.state, viewer).dump()
        rest["question"] = question(match, viewer)
        rest["asked"] = common.asked
        rest["undo"] = stream.undo_from(match) if match.settings.undo != OFF else None
        rest["offer"] = offer(match, viewer)
        if told.outlook:
            rest["facts"] = facts(room, match, rest["view"], rest["question"])
    return stream.items, rest


def facts(room: Room, match: Match, view: dict[str, Any], asked: dict[str, Any] | None) -> dict[str, Any] | None:
    """What lies ahead of a viewer, from what he is shown anyway."""
    try:
        return room.outlook(match).facts(view, [] if asked is None else asked["moves"])
    except Exception as error:  # a table whose outlook fails can still be played at
        room.hall.trouble("outlook", error, match=room.id)
        return None


def message(items: list[dict[str, Any]], since: int, rest: str, now: int) -> str:
    """An update with the items after a number; `rest` is JSON already."""
    return f'{{"type":"update","now":{now},"items":{as_json(items[since:])},{rest[1:]}'


def question(match: Match, viewer: int) -> dict[str, Any] | None:
    """What a seat is asked; nothing while a bot sits in for it."""
    if viewer < 0 or match.over or match.driven(viewer):
        return None
    decision = match.game.decision(match.recorder.state, viewer)
    if decision is None:
        return None
    return {
        "q": match.stream(viewer).question,
        "step": match.game.words.steps[decision.step],
        "moves": [move.text for move in decision.moves],
    }


def offer(match: Match, viewer: int) -> dict[str, Any] | None:
    """Who asks to take back what, in the viewer's own numbers."""
    if match.offer is None:
        return None
    return {
        "seat": match.offer["seat"],
        "i": match.stream(viewer).number_of(match.offer["target"]),
        "agreed": sorted(match.offer["agreed"]),
    }


def scores(match: Match) -> dict[str, Any] | None:
    """The result, once there is one."""
    if not match.over:
        return None
    if match.ended is not None:
        places: Any = match.ended["places"]
        return {seat: {"place": place} for seat, place in places.items()}
    return next((entry.data for entry in reversed(match.record.entries) if entry.kind == RESULT), None)


def summary(room: Room, you: int | None, owner: bool, match: Match | None) -> dict[str, Any]:
    """A match in the lobby; `match` is what the viewer may see of it."""
    stream = None if match is None else match.stream(SPECTATOR if you is None else you)
    own = own_summary(stream, you, owner, room.row.created)
    return own | common_summary(room, match, [] if match is None else match.asked())


def own_summary(stream: Stream | None, you: int | None, owner: bool, created: int) -> dict[str, Any]:
    """What a summary tells one viewer: others' sealed answers change nothing here."""
    changed = stream.items[-1]["at"] if stream is not None and stream.items else created
    return {"changed": changed, "owner": owner, "you": you}


def common_summary(room: Room, match: Match | None, asked: list[int]) -> dict[str, Any]:
    """What a summary tells everybody."""
    told = row_summary(room.row, room.seats, room.commitment)
    told["asked"] = asked
    here = room.all_here()
    for n, seat in enumerate(told["seats"]):
        seat["here"] = seat["kind"] == "bot" or n in here
        if match is not None:
            seat["driver"] = match.drivers[n]
            seat["resigned"] = n in match.resigned
    return told


def row_summary(row: MatchRow, seats: list[SeatRow], commit: str | None = None) -> dict[str, Any]:
    """What the rows alone tell of a match; `commit` if it has been reckoned already."""
    settings = dict(row.settings)
    public = bool(settings.pop("public", False))
    origin = origin_of(row)
    foreign = origin is not None and origin["kind"] == UPLOAD
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "options": row.header.get("options", {}),
        "edition": row.header.get("edition", ""),
        "settings": settings,
        "commit": None if foreign else commit or commitment(row.id, row.secret),
        "seats": [_seat(seat) for seat in seats],
        "asked": [],
        "public": public,
        "origin": origin,
    }


def _seat(seat: SeatRow) -> dict[str, Any]:
    """One seat for clients."""
    return {
        "seat": seat.seat,
        "kind": "open" if seat.kind == "empty" else seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "taken": seat.kind != "empty",
        "here": seat.kind == "bot",
        "resigned": False,
        "driver": None,
    }


def origin_of(row: MatchRow) -> dict[str, Any] | None:
    """Where a match comes from, if it was not opened at a table of its own."""
    told = row.header.get("origin")
    return told if isinstance(told, dict) else None


def header_of(row: MatchRow) -> Header:
    """The header of a match."""
    return read_header(row.header)


def record_text(room: Room, viewer: int) -> str:
    """The record as a viewer may know it: his own items, or the whole of it after the end."""
    if room.frozen is not None:
        return "".join(as_json(line) + "\n" for line in redact(room.frozen, viewer))
    match = room.shown(viewer)
    if match is not None and match.over:
        return write_record(match.record)
    items = [] if match is None else match.stream(viewer).items
    return "".join(as_json(line) + "\n" for line in [header_of(room.row).dump(), *items])


def report(room: Room, viewer: int) -> dict[str, Any]:
    """A report of trouble: what the viewer knows, the rest sealed; all of it after the end."""
    match = room.shown(viewer)
    if match is None or match.dealer is None:
        raise Refused("not-running", "there is nothing to report yet; the record tells what there is")
    return open_bundle(match.recorder) if match.over else sealed_bundle(match, viewer)
