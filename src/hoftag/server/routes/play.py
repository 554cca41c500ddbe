"""At the table: the view, the record, acts, the stream for programs, and the socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from hoftag.server import lobby
from hoftag.server.access import owns, seat_of, viewer_of
from hoftag.server.acting import act
from hoftag.server.hall import Hall
from hoftag.server.listening import TOO_SLOW, Listener, Told
from hoftag.server.models import MOST_SEATS, Body
from hoftag.server.people import who_is
from hoftag.server.room import Room
from hoftag.server.routes.answers import StrictRoute, hall_of, known
from hoftag.server.sockets import GOODBYE, NO_MATCH, NOT_KNOWN, PING, Socket
from hoftag.server.updates import record_text, report
from hoftag.server.wire import Wire
from hoftag.store.contract import StorageFailed
from hoftag.table.refusal import Refused

router = APIRouter(route_class=StrictRoute)
OneOfMine = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]
Since = Annotated[int, Query(ge=0, le=10**9)]
LINES: Final = "application/x-ndjson"


@router.get("/api/matches/{id}/view")
async def view(request: Request, id: str, seat: OneOfMine = None, since: Since = 0, outlook: bool = False) -> Response:
    """One update."""
    hall = hall_of(request)
    who = await known(request)
    room = await lobby.room_of(hall, id)
    async with room.lock:
        viewer = viewer_of(room, who, seat)
        if viewer >= 0:
            room.touch(viewer)
        told = Told(viewer, owns(room, who), outlook)
        return Response(room.update(told, since), media_type="application/json")


@router.get("/api/matches/{id}/parts")
async def parts(request: Request, id: str, seat: OneOfMine = None) -> dict[str, Any]:
    """What is printed on the things of a match."""
    who = await known(request)
    room = await lobby.room_of(hall_of(request), id)
    async with room.lock:
        viewer_of(room, who, seat)
        return {"parts": room.outlook(room.playable()).parts()}


@router.get("/api/matches/{id}/record")
async def record(request: Request, id: str, seat: OneOfMine = None) -> Response:
    """The record as this viewer may know it; the whole of it after the end."""
    who = await known(request)
    room = await lobby.room_of(hall_of(request), id)
    async with room.lock:
        return Response(record_text(room, viewer_of(room, who, seat)), media_type=LINES)


@router.get("/api/matches/{id}/report")
async def trouble(request: Request, id: str, seat: OneOfMine = None) -> dict[str, Any]:
    """A report of trouble that `hoftag check` reproduces; what the viewer may not know is sealed."""
    who = await known(request)
    room = await lobby.room_of(hall_of(request), id)
    async with room.lock:
        return report(room, viewer_of(room, who, seat))


@router.post("/api/matches/{id}/act")
async def do(request: Request, id: str, body: Body, seat: OneOfMine = None) -> dict[str, Any]:
    """Do one thing at the table."""
    hall = hall_of(request)
    who = await known(request)
    room = await lobby.room_of(hall, id)
    told: dict[str, Any] = {}
    await act(hall, room, seat_of(room, who, seat), body, told.update)
    return told


@router.get("/api/matches/{id}/stream")
async def stream(request: Request, id: str, seat: OneOfMine = None, since: Since = 0) -> Response:
    """Update after update, one a line."""
    hall = hall_of(request)
    who = await known(request)
    room = await lobby.room_of(hall, id)
    told = Told(viewer_of(room, who, seat), owns(room, who), outlook=False)
    listener = Listener(told, who.key, hall.limits, since)
    async with room.lock:
        room.attach(listener)
    return Lines(room, listener)


class Lines(StreamingResponse):
    """What a listener hears, line by line, until he goes."""

    def __init__(self, room: Room, listener: Listener) -> None:
        """The listener is attached already."""
        super().__init__(_lines(listener), media_type=LINES)
        self._room = room
        self._listener = listener

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send; whoever reads too slowly is broken off; whatever happens, the listener is gone afterwards."""
        sending = asyncio.ensure_future(super().__call__(scope, receive, send))
        late = asyncio.ensure_future(self._listener.overdue(GOODBYE))
        try:
            await asyncio.wait([sending, late], return_when=asyncio.FIRST_COMPLETED)
            if not sending.done():
                if self._listener.code == TOO_SLOW:
                    self._room.hall.metrics.slow.inc()
                scope["state"]["break_off"]()
                await asyncio.wait([sending], timeout=GOODBYE)
        finally:
            self._room.detach(self._listener)
            late.cancel()
            sending.cancel()
        if sending.done():
            sending.result()


async def _lines(listener: Listener) -> AsyncIterator[str]:
    """What a listener hears, with a ping where nothing happens."""
    while True:
        try:
            text = await asyncio.wait_for(listener.get(), PING)
        except TimeoutError:
            text = '{"type":"ping"}'
        if text is None:
            return
        yield text + "\n"


@router.websocket("/api/matches/{id}/socket")
async def socket(websocket: WebSocket, id: str) -> None:
    """The socket of a seat or a spectator."""
    hall: Hall = websocket.app.state.hall
    await websocket.accept()
    since, seat = (_number(websocket.query_params.get(name)) for name in ("since", "seat"))
    try:
        who = await who_is(hall, websocket)
        if who.key is None:
            await websocket.close(NOT_KNOWN)
            return
        room = await lobby.room_of(hall, id)
        viewer = viewer_of(room, who, seat)
    except Refused as refused:
        await websocket.close(NO_MATCH if refused.code == "not-found" else 1013)
        return
    except StorageFailed:
        hall.storage_failed()
        await websocket.close(1013)
        return
    told = Told(viewer, owns(room, who), websocket.query_params.get("outlook") == "true")
    wire: Wire = websocket.scope["state"]["wire"]
    listener = Listener(told, who.key, hall.limits, since or 0, wire.say)
    await Socket(hall, room, websocket, wire, listener).run()


def _number(text: str | None) -> int | None:
    """A number of the query; what is none counts as a seat nobody has."""
    if text is None:
        return None
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 10**9
