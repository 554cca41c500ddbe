"""A socket below the application: messages are handed over as they come, and sent without a task in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

LINGER: Final = 5.0  # seconds a closed socket has to take its last bytes
_TEXT: Final = 0x81  # a whole message of text, not masked, as servers send it
_SHORT, _MIDDLE = 126, 65536  # below these lengths the length has one byte, or three


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol of a socket; it does not wait for ever for a reader who has stopped reading."""

    ear: Callable[[str], None] | None = None  # takes whole messages of text; before there is one, they are queued

    def say(self, text: str) -> bool:
        """Send a message at once; False if the other side has to be waited for, or is gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(text.encode()))
        return True

    def hold(self) -> None:
        """Read no more until `go_on`."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def handle_text(self, event: Frame) -> None:
        """A message, or the first part of one; what is queued comes before it."""
        if event.fin and self.ear is not None and self.queue.empty() and not self.close_sent:
            try:
                text = str(event.data, "utf-8")
            except UnicodeDecodeError:
                super().handle_text(event)  # which closes the socket
            else:
                self.ear(text)
        else:
            super().handle_text(event)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with the socket."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self.transport.abort)


def framed(data: bytes) -> bytes:
    """A message of text as it goes over the wire."""
    size = len(data)
    if size < _SHORT:
        return bytes((_TEXT, size)) + data
    if size < _MIDDLE:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + data
