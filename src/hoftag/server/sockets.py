"""One socket: a reader, a writer and a ping, until one of them ends."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hoftag.core.contract import SPECTATOR
from hoftag.server.acting import act, error_of
from hoftag.server.hall import Hall
from hoftag.server.limits import Window
from hoftag.server.listening import TOO_SLOW, Listener
from hoftag.server.models import ID_PATTERN, read_message
from hoftag.server.people import still_known
from hoftag.server.room import NOT_SAVED, Room
from hoftag.server.strict import read_object
from hoftag.server.updates import as_json
from hoftag.store.contract import StorageFailed
from hoftag.table.refusal import Refused

PING: Final = 15.0  # seconds of silence after which somebody is asked whether he is there
ANSWER: Final = 10.0  # seconds until he has to answer
RECHECK: Final = 60.0  # seconds after which it is asked again whether he may be
RULE_BROKEN: Final = 1008
NOT_KNOWN: Final = 4401
NO_MATCH: Final = 4404
GOODBYE: Final = 3.0  # seconds a slow reader has to take the close frame


class Socket:
    """A socket that has been let in."""

    def __init__(self, hall: Hall, room: Room, socket: WebSocket, listener: Listener) -> None:
        """Before anything was sent."""
        self._hall = hall
        self._room = room
        self._socket = socket
        self._listener = listener
        self._window = Window(hall.limits.socket_messages, hall.limits.socket_seconds)
        self._heard = time.monotonic()

    async def run(self) -> None:
        """Until it is closed, by whomever."""
        try:
            async with self._room.lock:
                self._room.attach(self._listener)
        except Refused as refused:
            await self._socket.send_text(as_json(error_of(self._hall, refused)))
            await self._socket.close(TOO_SLOW)
            return
        parts = [asyncio.create_task(part()) for part in (self._read, self._write, self._ping, self._overdue)]
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.detach(self._listener)
            for part in parts:
                part.cancel()
            ended = await asyncio.gather(*parts, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                self._hall.trouble("socket", error, match=self._room.id)
        await self._close()

    async def _close(self) -> None:
        """Say why it is closed, if the other side still listens."""
        code = self._listener.code or 1000
        if code == TOO_SLOW:
            self._hall.metrics.slow.inc()
        if WebSocketState.DISCONNECTED not in (self._socket.application_state, self._socket.client_state):
            try:
                await asyncio.wait_for(self._socket.close(code), GOODBYE)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                self._hall.log.info("socket-gone", match=self._room.id, code=code)

    async def _write(self) -> None:
        """Send what is queued; ends when the listener is closed."""
        while (text := await self._listener.get()) is not None:
            try:
                await self._socket.send_text(text)
            except RuntimeError:
                return  # uvicorn has closed it meanwhile, because of a frame that breaks the protocol

    async def _overdue(self) -> None:
        """Do not wait for ever until somebody takes his last messages."""
        await self._listener.overdue(GOODBYE)

    async def _ping(self) -> None:
        """Ask again and again whether somebody is there, and whether he may still be."""
        checked = time.monotonic()
        while True:
            await asyncio.sleep(max(0.05, min(self._heard + PING, checked + RECHECK) - time.monotonic()))
            now = time.monotonic()
            if now >= checked + RECHECK:
                checked = now
                if not await self._may_stay():
                    self._listener.close(NOT_KNOWN)
                    return
            if now >= self._heard + PING:
                self._listener.put('{"type":"ping"}')
                await asyncio.sleep(ANSWER)
                if self._heard < now:
                    self._listener.close(TOO_SLOW)
                    return

    async def _may_stay(self) -> bool:
        """Whether the token still counts; while the store cannot say, it does."""
        try:
            return self._listener.key is None or await still_known(self._hall, self._listener.key)
        except StorageFailed:
            self._hall.storage_failed()
            return True

    async def _read(self) -> None:
        """Take messages one after the other; ends when the other side goes, or breaks a rule."""
        while self._listener.code is None:
            told = await self._socket.receive()
            if told["type"] == "websocket.disconnect":
                return
            self._heard = time.monotonic()
            text = told.get("text")
            if text is None:
                self._listener.close(RULE_BROKEN)  # bytes
                return
            await self._answer(text)

    def _tell(self, reply: dict[str, Any]) -> None:
        """Queue an answer."""
        self._listener.put(as_json(reply))

    async def _answer(self, text: str) -> None:
        """Do what one message asks for, and answer it; a pong has no answer."""
        id: object = None
        try:
            data = read_object(text)
            if data == {"type": "pong"}:
                return
            if self._window.take(self._heard):
                self._listener.close(RULE_BROKEN)
                return
            id = data.get("id") if re.fullmatch(ID_PATTERN, str(data.get("id"))) else None
            message = read_message(data)
            seat = self._listener.viewer
            if seat == SPECTATOR:
                raise Refused("not-yours", "who watches does not play")
            await act(self._hall, self._room, seat, message, self._tell)
        except Refused as refused:
            if id is None and self._window.take(self._heard):
                self._listener.close(RULE_BROKEN)
            self._tell(error_of(self._hall, refused, id))
        except StorageFailed:
            self._hall.storage_failed()
            self._tell(error_of(self._hall, Refused("not-saved", NOT_SAVED), id))
