"""The lobby."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request

from hoftag.core.contract import SPECTATOR
from hoftag.server import lobby
from hoftag.server.access import owns, viewer_of
from hoftag.server.gate import address
from hoftag.server.hall import Hall
from hoftag.server.models import Invitation, Join, NewMatch, OneSeat
from hoftag.server.people import Who, known_user
from hoftag.server.room import Room
from hoftag.server.routes.answers import StrictRoute, check_empty, hall_of, known
from hoftag.server.strict import bad
from hoftag.server.updates import row_summary, summary
from hoftag.store.contract import STATUSES, MatchRow, SeatRow
from hoftag.table.refusal import Refused

router = APIRouter(route_class=StrictRoute)
PAGE: Final = 100
PAGES: Final = 5  # that are looked through for public matches


async def told(room: Room, who: Who) -> dict[str, Any]:
    """The summary of a match for somebody who may see it."""
    async with room.lock:
        viewer = viewer_of(room, who, None)
        return summary(room, None if viewer == SPECTATOR else viewer, owns(room, who), room.shown(viewer))


@router.get("/api/matches")
async def matches(
    request: Request,
    status: str = "open,running",
    mine: bool = False,
    before: Annotated[int | None, Query(ge=0, lt=10**15)] = None,
) -> dict[str, Any]:
    """The lobby, or one's own matches."""
    hall = hall_of(request)
    who = await known(request)
    wanted = status.split(",")
    if any(word not in STATUSES for word in wanted):
        raise bad(f"a status is one of {', '.join(STATUSES)}", "status")
    user = known_user(who).id if mine else None
    found = await hall.run(_listed, hall, wanted, user, before)
    return {"matches": [await _line(hall, who, row, seats) for row, seats in found]}


def _listed(
    hall: Hall, status: list[str], user: str | None, before: int | None
) -> list[tuple[MatchRow, list[SeatRow]]]:
    """Rows of the lobby, in a thread: one's own, or the public ones among the newest."""
    found: list[MatchRow] = []
    for _ in range(1 if user is not None else PAGES):
        rows = hall.store.matches(status, user, PAGE, before)
        found += [row for row in rows if user is not None or row.settings.get("public")]
        if len(rows) < PAGE or len(found) >= PAGE:
            break
        before = rows[-1].changed
    return [(row, hall.store.seats(row.id)) for row in found[:PAGE]]


async def _line(hall: Hall, who: Who, row: MatchRow, seats: list[SeatRow]) -> dict[str, Any]:
    """One match in a list; who is asked is told to those who sit there."""
    mine = who.seats(row.id, seats)
    owner = who.user is not None and row.owner == who.user.id
    own = {"changed": row.changed, "owner": owner, "you": mine[0] if mine else None}
    line = own | row_summary(row, seats)
    if mine and row.status == "running":
        line["asked"] = await hall.rooms.asked(row)
    return line


@router.post("/api/matches")
async def open_match(request: Request, body: NewMatch) -> dict[str, Any]:
    """Open a table."""
    hall = hall_of(request)
    who = await known(request)
    user = known_user(who)
    hall.newcomers.check(address(request.scope))
    room, invitations = await lobby.open_table(hall, user, body)
    return {"match": await told(room, who), "invitations": invitations, "tokens": {}}


@router.post("/api/invitation")
async def look(request: Request, body: Invitation) -> dict[str, Any]:
    """What an invitation is for; it stays good."""
    room, seat = await lobby.invited(hall_of(request), body.invitation)
    async with room.lock:
        return {"match": summary(room, None, False, None), "seat": seat}


@router.post("/api/join")
async def join_by_invitation(request: Request, body: Invitation) -> dict[str, Any]:
    """Take the seat of an invitation."""
    who = await known(request)
    known_user(who)
    room, _ = await lobby.invited(hall_of(request), body.invitation)
    seat = await lobby.join(room, who, body.invitation, None, body.nonce)
    return {"match": await told(room, who), "seat": seat}


@router.get("/api/matches/{id}")
async def match(request: Request, id: str) -> dict[str, Any]:
    """One match."""
    return await told(await lobby.room_of(hall_of(request), id), await known(request))


@router.post("/api/matches/{id}/join")
async def join(request: Request, id: str, body: Join) -> dict[str, Any]:
    """Take a seat."""
    who = await known(request)
    known_user(who)
    room = await lobby.room_of(hall_of(request), id)
    seat = await lobby.join(room, who, body.invitation, body.seat, body.nonce)
    return {"match": await told(room, who), "seat": seat}


@router.post("/api/matches/{id}/leave")
async def leave(request: Request, id: str) -> dict[str, Any]:
    """Give up one's seats of a match that has not begun."""
    await check_empty(request)
    who = await known(request)
    room = await lobby.room_of(hall_of(request), id)
    await lobby.leave(room, who)
    try:
        return {"match": await told(room, who)}
    except Refused:
        return {"match": None}  # a table that is not shown to who does not sit there


@router.post("/api/matches/{id}/invite")
async def invite(request: Request, id: str, body: OneSeat) -> dict[str, str]:
    """A new invitation to a seat."""
    who = await known(request)
    return {"invitation": await lobby.invite(await lobby.room_of(hall_of(request), id), who, body.seat)}


@router.post("/api/matches/{id}/token")
async def token(request: Request, id: str, body: OneSeat) -> dict[str, str]:
    """A token for a program in one's own seat."""
    who = await known(request)
    return {"token": await lobby.seat_token(await lobby.room_of(hall_of(request), id), who, body.seat)}


@router.post("/api/matches/{id}/close")
async def close(request: Request, id: str) -> dict[str, Any]:
    """Close a match that does not run."""
    await check_empty(request)
    who = await known(request)
    room = await lobby.room_of(hall_of(request), id)
    await lobby.close_table(room, who)
    return {"match": await told(room, who)}
