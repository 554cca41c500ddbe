"""Bringing a record, and playing on from a place of a finished match."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from hoftag.server import lobby, records
from hoftag.server.access import finished
from hoftag.server.gate import address
from hoftag.server.models import NewBranch
from hoftag.server.people import known_user
from hoftag.server.routes.answers import StrictRoute, hall_of, known
from hoftag.server.routes.matches import told
from hoftag.server.strict import bad

router = APIRouter(route_class=StrictRoute)
texts = APIRouter()  # its body is no JSON object


@texts.post("/api/records")
async def bring(request: Request) -> dict[str, Any]:
    """The match of a whole record of a finished game."""
    hall = hall_of(request)
    who = await known(request)
    user = known_user(who)
    hall.newcomers.check(address(request.scope))
    hall.records.check(address(request.scope))
    body = await request.body()
    if not body:
        raise bad("the body should be the text of a record", "record")
    return {"match": await told(await records.take_in(hall, user, body), who)}


@router.post("/api/matches/{id}/branch")
async def branch(request: Request, id: str, body: NewBranch) -> dict[str, Any]:
    """A new match that goes on from there."""
    hall = hall_of(request)
    who = await known(request)
    user = known_user(who)
    room = await lobby.room_of(hall, id)
    async with room.lock:
        match = finished(room, who)
    hall.newcomers.check(address(request.scope))
    made, entry = await records.branch_off(hall, user, match, body)
    return {"match": await told(made, who), "seat": body.seat, "entry": entry}
