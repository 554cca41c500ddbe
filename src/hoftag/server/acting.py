"""One message of a seat, from the limit to the answer: for sockets and for requests alike."""

from __future__ import annotations

import secrets
import time
from typing import Any

from hoftag.bots.contract import Budget
from hoftag.bots.registry import HINTING
from hoftag.server import models
from hoftag.server.commands import Tell
from hoftag.server.hall import Hall
from hoftag.server.keeping import asked_of
from hoftag.server.room import Room
from hoftag.table.refusal import Refused


async def act(hall: Hall, room: Room, seat: int, message: models.AnyMessage, tell: Tell) -> None:
    """Do what a message asks for and tell the answer, as soon as there is one; what is not done is a refusal."""
    admit(hall, room, seat)
    await hall.whole(carry_out(hall, room, seat, message, tell))
    if isinstance(message, models.Hint):
        tell(await _hint(hall, room, seat, message.id))


def admit(hall: Hall, room: Room, seat: int) -> None:
    """Refuse a message of a seat that sends too many, or while too much is under way."""
    hall.seats.check((room.id, seat))
    hall.check_load()


async def carry_out(hall: Hall, room: Room, seat: int, message: models.AnyMessage, tell: Tell) -> None:
    """Do what a message asks for and acknowledge it; not to be broken off."""
    begun = time.perf_counter()
    if not room.loaded:
        await hall.rooms.get(room.id)
    room.touch(seat)
    await room.command(seat, message, tell)
    hall.metrics.answer.observe(time.perf_counter() - begun)


async def _hint(hall: Hall, room: Room, seat: int, id: str) -> dict[str, Any]:
    """What a bot would do in a seat, knowing what the seat knows."""
    async with room.lock:
        match = room.playable()
        if seat not in match.asked():
            raise Refused("not-asked", "this seat is not asked now")
        _, view, decision = asked_of(match, seat)
    budget = Budget(seconds=hall.config.bot_seconds)
    answer = await hall.thinkers.choose(match.game, HINTING, view, decision, secrets.randbits(62), budget)
    hall.metrics.bots.labels("hint").inc()
    return {"type": "hint", "id": id, "move": answer.move.text}


def error_of(hall: Hall, refused: Refused, id: object = None) -> dict[str, Any]:
    """A refusal for clients."""
    hall.metrics.errors.labels(refused.code).inc()
    told: dict[str, Any] = {"type": "error"}
    if isinstance(id, str) and id:
        told["id"] = id
    return told | {"code": refused.code, "message": str(refused)} | refused.more
