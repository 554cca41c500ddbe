"""Looking back: the table as it was, through one's own eyes, and after the end through anybody's."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Query, Request

from hoftag.server import lobby
from hoftag.server.access import looked_at
from hoftag.server.models import MOST_SEATS
from hoftag.server.routes.answers import StrictRoute, hall_of, known
from hoftag.server.routes.play import OneOfMine
from hoftag.server.strict import bad
from hoftag.server.updates import facts, scores
from hoftag.table.match import Match
from hoftag.table.past import OPEN, Past, Traced, begun, traced

router = APIRouter(route_class=StrictRoute)
Eyes = Annotated[int | None, Query(alias="as", ge=OPEN, lt=MOST_SEATS)]
Place = Annotated[int, Query(ge=1, le=10**9)]


class Memory:
    """What is kept of a match that somebody looks back at; one fold at a time."""

    def __init__(self, match: Match) -> None:
        """Nothing yet."""
        self.past = Past(match.game, match.record.header)
        self.lock = asyncio.Lock()
        self._streams: dict[int, Traced] = {}

    def stream(self, match: Match, viewer: int) -> Traced:
        """The items of a viewer with their places. Called under the room's lock."""
        stream = self._streams.setdefault(viewer, traced(viewer))
        stream.follow(match)
        return stream


_MEMORIES: Final[WeakKeyDictionary[Match, Memory]] = WeakKeyDictionary()  # gone with the match


def _memory(match: Match) -> Memory:
    """What is kept of a match."""
    memory = _MEMORIES.get(match)
    if memory is None:
        memory = _MEMORIES[match] = Memory(match)
    return memory


@router.get("/api/matches/{id}/at")
async def at(
    request: Request,
    id: str,
    i: Place,
    seat: OneOfMine = None,
    eyes: Eyes = None,
    outlook: bool = False,
    asked: bool = False,
) -> dict[str, Any]:
    """The table after an item of a stream; after the end also what a seat was asked then."""
    who = await known(request)
    room = await lobby.room_of(hall_of(request), id)
    async with room.lock:
        match, viewer = looked_at(room, who, seat, eyes)
        memory = _memory(match)
        stream = memory.stream(match, viewer)
        if i > len(stream.places):
            raise bad(f"there are {len(stream.places)} items so far", "i")
        entries = match.record.entries[: stream.places[i - 1]]
        asked = asked and match.over and viewer >= 0
    told: dict[str, Any] = {"i": i, "view": None, "question": None, **({"facts": None} if outlook else {})}
    if begun(entries):
        async with memory.lock:
            told["view"] = await asyncio.to_thread(memory.past.view, entries, viewer)
            if asked:
                told["question"] = await asyncio.to_thread(memory.past.question, entries, viewer)
        if outlook:
            told["facts"] = await asyncio.to_thread(facts, room, match, told["view"], told["question"])
    return told


@router.get("/api/matches/{id}/items")
async def items(request: Request, id: str, seat: OneOfMine = None, eyes: Eyes = None) -> dict[str, Any]:
    """The whole stream of a viewer; after the end also which entries of the record its items belong to."""
    who = await known(request)
    room = await lobby.room_of(hall_of(request), id)
    async with room.lock:
        match, viewer = looked_at(room, who, seat, eyes)
        stream = _memory(match).stream(match, viewer)
        return {"items": list(stream.items), "entries": list(stream.places) if match.over else None}


@router.get("/api/matches/{id}/result")
async def result(request: Request, id: str, seat: OneOfMine = None) -> dict[str, Any]:
    """How a match ended; nothing before the end."""
    who = await known(request)
    room = await lobby.room_of(hall_of(request), id)
    async with room.lock:
        match, _ = looked_at(room, who, seat, None)
        return {"scores": scores(match)}
