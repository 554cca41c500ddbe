"""What goes over the wire is what other programs would send, and what comes in parts comes in order."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from hoftag.games import registry
from hoftag.server.wire import framed

Guest = Callable[..., Any]
GAME = registry.ids()[0]
ME: dict[str, Any] = {"kind": "me"}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_message_is_framed_as_by_the_library(size: int) -> None:
    data = ("ä" * (size // 2) + "x" * (size % 2)).encode()
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_messages_at_once_and_in_parts_are_answered_in_their_order(guest: Guest) -> None:
    anna = guest()
    seat = anna.sit(anna.open(GAME, [ME, ME])["match"]["id"], 0)
    seat.first()
    count = 40  # more than may wait before no more are read
    for n in range(count):
        text = json.dumps({"type": "chat", "id": f"c{n}", "text": f"line {n}"})
        seat.socket.send([text[:9], text[9:]] if n % 3 == 1 else text)
    acks: list[str] = []
    while len(acks) < count:
        told = json.loads(seat.socket.recv(timeout=10))
        assert told["type"] in ("ack", "update"), told
        if told["type"] == "ack":
            acks.append(told["id"])
    assert acks == [f"c{n}" for n in range(count)]
    seat.leave()


def test_a_text_that_is_no_text_closes_the_socket(guest: Guest) -> None:
    anna = guest()
    seat = anna.sit(anna.open(GAME, [ME, ME])["match"]["id"], 0)
    seat.first()
    seat.socket.send(b"\xff\xfe", text=True)
    assert seat.closed() == 1007
