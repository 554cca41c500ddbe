"""What the server makes of a match for its viewers: its own updates, answers and records, without a running server."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

from tests.table.twinned import Window

from hoftag.core.contract import SPECTATOR
from hoftag.core.rng import Rng
from hoftag.server import models
from hoftag.server.commands import perform, why
from hoftag.server.listening import Told
from hoftag.server.room import Room
from hoftag.server.updates import Common, as_json, news, record_text, report
from hoftag.store.contract import MatchRow, SeatRow
from hoftag.table.deals import commitment
from hoftag.table.match import Match
from hoftag.table.refusal import Refused

OUTLOOKS: dict[tuple[str, int], Any] = {}
MESSAGES = ["move", "undo", "ask-undo", "answer-undo", "hint", "why", "hand-back"]


def room_of(match: Match, now: int) -> Room:
    """A room as its updates look at it; the secret is the same in both worlds, for it makes the commitment."""
    names = match.record.header.seats
    header: dict[str, object] = match.record.header.dump()
    hall: Any = SimpleNamespace(now=lambda: now, trouble=_trouble)
    room = Room(hall, "m1")
    room.row = MatchRow("m1", match.game.id, 1, now, match.status(), header, {"public": False}, "5a" * 32, None)
    room.seats = [SeatRow("m1", n, "human", "u", name, None, None, None) for n, name in enumerate(names)]
    room.match = match
    room.loaded = True
    room.commitment = commitment("m1", "5a" * 32)
    room.shown = lambda viewer: match  # type: ignore[method-assign]
    key = (match.game.id, match.seats)
    if key not in OUTLOOKS:
        OUTLOOKS[key] = room.outlook(match)
    room._outlook = OUTLOOKS[key]
    return room


def _trouble(where: str, error: Exception, **_: object) -> None:
    raise error


class Sent(Window):
    """The server's own way."""

    def update(self, match: Match, viewer: int, since: int, now: int, rng: Rng) -> dict[str, Any]:
        room = room_of(match, now)
        items, made = news(room, Told(viewer, False, outlook=True), Common(room, match))
        rest = json.loads(as_json(made))
        told = {"items": items[since:], "count": len(items), "size": len(json.dumps(rest)), **rest}
        told["record"] = record_text(room, viewer)[-400:]
        if not match.over:
            reported = report(room, viewer)
            told["report"] = {key: value for key, value in reported.items() if key not in ("salt", "seal")}
        if viewer != SPECTATOR and not match.over:
            told["answers"] = [self.answer(match, viewer, kind, rng) for kind in MESSAGES]
        return told

    def answer(self, match: Match, viewer: int, kind: str, rng: Rng) -> Any:
        """What a message that must be refused is answered; one that would be done is left out."""
        words, count = match.game.words, len(match.stream(viewer).items)
        message: dict[str, Any] = {"type": kind, "id": "a"}
        if kind in ("move", "why"):
            message["move"] = words.moves[rng.below(len(words.moves))].text
        if kind == "move":
            message["q"] = match.stream(viewer).question - int(rng.below(2))
        if "undo" in kind:
            message |= {"yes": True} if kind == "answer-undo" else {"i": int(rng.below(count + 2))}
        if self._would_be_done(match, viewer, message):
            return None
        read = models.read_message(message)
        if isinstance(read, models.Why):
            return why(match, viewer, read)
        try:
            perform(match, viewer, read, 9, lambda seat: None)
        except Refused as refused:
            return [refused.code, str(refused), refused.more]
        raise AssertionError(f"{message} was done")

    def _would_be_done(self, match: Match, viewer: int, message: dict[str, Any]) -> bool:
        kind, stream = message["type"], match.stream(viewer)
        if kind == "move":
            decision = match.game.decision(match.recorder.state, viewer)
            listed = decision is not None and message["move"] in [move.text for move in decision.moves]
            return listed and message["q"] == stream.question
        if kind == "undo":
            return (stream.undo_from(match) or 1 << 30) <= message["i"]
        if kind == "ask-undo":
            own = any(item["i"] == message["i"] and item["seat"] == viewer for item in stream.items)
            return match.offer is None and own
        if kind == "answer-undo":
            return match.offer is not None and viewer not in match.offer["agreed"]
        return kind == "hand-back" or (kind == "hint" and viewer in match.asked())

    def export(self, match: Match, viewer: int) -> Any:
        return record_text(room_of(match, 5000), viewer)
