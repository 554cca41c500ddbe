"""One socket: what comes is done one after the other, what is told is sent at once, and silence is asked about."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hoftag.core.contract import SPECTATOR
from hoftag.server import models
from hoftag.server.acting import act, admit, carry_out, error_of
from hoftag.server.hall import Hall
from hoftag.server.limits import Window
from hoftag.server.listening import TOO_SLOW, Listener
from hoftag.server.models import ID_PATTERN, read_message
from hoftag.server.room import NOT_SAVED, Room
from hoftag.server.strict import read_object
from hoftag.server.updates import as_json
from hoftag.server.wire import Wire
from hoftag.store.contract import StorageFailed
from hoftag.table.refusal import Refused

PING: Final = 15.0  # seconds of silence after which somebody is asked whether he is there
ANSWER: Final = 10.0  # seconds until he has to answer
RULE_BROKEN: Final = 1008
NOT_KNOWN: Final = 4401
NO_MATCH: Final = 4404
GOODBYE: Final = 3.0  # seconds a slow reader has to take the close frame
WAITING: Final = 16  # messages that wait before no more are read
PONG: Final = '{"type":"pong"}'


class Socket:
    """A socket that has been let in."""

    def __init__(self, hall: Hall, room: Room, socket: WebSocket, wire: Wire, listener: Listener) -> None:
        """Before anything was sent."""
        self._hall = hall
        self._room = room
        self._socket = socket
        self._wire = wire
        self._listener = listener
        self._window = Window(hall.limits.socket_messages, hall.limits.socket_seconds)
        self._heard = time.monotonic()
        self._pinged = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._at_work = False  # whether something is done that a message asks for
        self._hint: asyncio.Task[None] | None = None  # the last that was asked for
        self._waiting: deque[str] = deque()  # messages that came meanwhile

    async def run(self) -> None:
        """Until it is closed, by whomever."""
        try:
            async with self._room.lock:
                self._room.attach(self._listener)
        except Refused as refused:
            await self._socket.send_text(as_json(error_of(self._hall, refused)))
            await self._socket.close(TOO_SLOW)
            return
        parts = [asyncio.create_task(part()) for part in (self._read, self._write, self._overdue)]
        self._wire.ear = self._hear
        self._look()
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._wire.ear = None
            self._waiting.clear()
            for pending in (self._timer, self._hint):
                if pending is not None:
                    pending.cancel()
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

    def _look(self) -> None:
        """Ask again and again whether somebody silent is there; who has not answered in time is sent away."""
        now = time.monotonic()
        if self._heard < self._pinged:
            self._listener.close(TOO_SLOW)
            return
        if now >= self._heard + PING:
            self._pinged = now
            self._listener.put('{"type":"ping"}')
        due = now + ANSWER if self._pinged == now else self._heard + PING
        self._timer = asyncio.get_running_loop().call_later(max(0.05, due - now), self._look)

    # ------------------------------------------------------------------ what comes

    async def _read(self) -> None:
        """Wait until the other side goes, or breaks a rule; messages in several parts come here too."""
        while self._listener.code is None:
            told = await self._socket.receive()
            if told["type"] == "websocket.disconnect":
                return
            text = told.get("text")
            if text is None:
                self._listener.close(RULE_BROKEN)  # bytes
                return
            self._hear(text)

    def _hear(self, text: str) -> None:
        """Take a message; those that come while one is at work wait for their turn."""
        self._heard = time.monotonic()
        if text == PONG or self._listener.code is not None:
            return
        if not self._at_work:
            self._begin(text)
            return
        self._waiting.append(text)
        if len(self._waiting) >= WAITING:
            self._wire.hold()

    def _begin(self, text: str) -> None:
        """Begin what one message asks for; a pong has no answer."""
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
            if self._listener.viewer == SPECTATOR:
                raise Refused("not-yours", "who watches does not play")
            self._start(message)
        except Refused as refused:
            if id is None and self._window.take(self._heard):
                self._listener.close(RULE_BROKEN)
            self._tell(error_of(self._hall, refused, id))
        except Exception as error:
            self._give_up(error)

    def _start(self, message: models.AnyMessage) -> None:
        """Let a task do what a message asks for, to its end even if the socket is closed; only a hint is broken off."""
        told = (self._hall, self._room, self._listener.viewer, message, self._tell)
        if isinstance(message, models.Hint):
            task = self._hint = asyncio.get_running_loop().create_task(self._work(act(*told), message.id))
        else:
            admit(self._hall, self._room, self._listener.viewer)
            task = self._hall.start(self._work(carry_out(*told), message.id))
        self._at_work = True
        task.add_done_callback(self._go_on)

    async def _work(self, job: Coroutine[Any, Any, None], id: str) -> None:
        """Do one job; what is not done is told."""
        try:
            await job
        except Refused as refused:
            self._tell(error_of(self._hall, refused, id))
        except StorageFailed:
            self._hall.storage_failed()
            self._tell(error_of(self._hall, Refused("not-saved", NOT_SAVED), id))
        except Exception as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        """Close the socket because of something that never should happen."""
        self._hall.trouble("socket", error, match=self._room.id)
        self._listener.close(1000)

    def _go_on(self, _done: asyncio.Task[None]) -> None:
        """Begin with the next message that waits."""
        self._at_work = False
        while self._waiting and not self._at_work and self._listener.code is None:
            self._begin(self._waiting.popleft())
        if not self._waiting:
            self._wire.go_on()

    def _tell(self, reply: dict[str, Any]) -> None:
        """Send an answer."""
        self._listener.put(as_json(reply))
