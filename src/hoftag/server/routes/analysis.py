"""The analysis of a finished match: begin it, and see how far it is."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from hoftag.server import lobby
from hoftag.server.access import finished
from hoftag.server.gate import address
from hoftag.server.people import Who, known_user
from hoftag.server.routes.answers import StrictRoute, check_empty, hall_of, known
from hoftag.table.match import Match

router = APIRouter(route_class=StrictRoute)
Seen = Annotated[int, Query(ge=-1, le=10**6)]


async def _finished(request: Request, id: str, who: Who) -> Match:
    """The match, if whoever asks may look at all of it."""
    room = await lobby.room_of(hall_of(request), id)
    async with room.lock:
        return finished(room, who)


@router.post("/api/matches/{id}/analysis")
async def begin(request: Request, id: str) -> dict[str, Any]:
    """Begin the analysis of a match, or join it."""
    await check_empty(request)
    hall = hall_of(request)
    who = await known(request)
    known_user(who)
    match = await _finished(request, id, who)
    hall.newcomers.check(address(request.scope))
    await hall.desk.start(match)
    return await hall.desk.told(match, -1)


@router.get("/api/matches/{id}/analysis")
async def look(request: Request, id: str, seen: Seen = -1) -> dict[str, Any]:
    """How far it is; `seen` says how many tasks who asks knows the answers of."""
    return await hall_of(request).desk.told(await _finished(request, id, await known(request)), seen)
