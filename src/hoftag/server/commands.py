"""Messages of clients as commands of a match, and whether a message is the repetition of a stored one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hoftag.core.contract import NATURE
from hoftag.core.errors import NotationError
from hoftag.core.record import MOVE, TABLE, UNDO, Entry
from hoftag.server import models
from hoftag.server.strict import bad
from hoftag.table.match import ABANDONED, ASKED, RESIGNED, Match
from hoftag.table.refusal import Refused

MayTake = Callable[[int], None]  # refuses if a bot may not yet take over that seat
Tell = Callable[[dict[str, Any]], None]  # takes the answer to a message, once


class By(NamedTuple):
    """Who asks for a change: a seat, by a message, that is told the number of its entry as soon as it is saved."""

    seat: int
    move_id: str
    acknowledge: Callable[[int], None]


def perform(match: Match, seat: int, message: models.AnyMessage, now: int, may_take: MayTake) -> list[Entry]:
    """Do what a message asks for; the new entries, or a refusal that changes nothing."""
    if isinstance(message, models.Chat):
        return match.chat(seat, message.text, now)
    if isinstance(message, models.Resign):
        return match.resign(seat, now)
    if isinstance(message, models.TakeOver):
        return _take_over(match, seat, message.seat, now, may_take)
    if isinstance(message, models.HandBack):
        return match.hand_back(seat, now)
    if match.driven(seat):
        raise Refused("taken", "a bot plays for this seat; ask for it back first")
    if isinstance(message, models.Move):
        return match.play(seat, message.move, message.q, now)
    if isinstance(message, models.AnswerUndo):
        return match.answer_undo(seat, message.yes, now)
    if isinstance(message, models.Hint):
        if seat not in match.asked():
            raise Refused("not-asked", "this seat is not asked now")
        return match.hint(seat, now)
    if isinstance(message, models.Undo | models.AskUndo):
        target = match.stream(seat).entry_of(message.i)
        if target is None:
            raise Refused("no-undo", "there is no such item that could be taken back")
        return (match.undo if isinstance(message, models.Undo) else match.ask_undo)(seat, target, now)
    raise bad("this message changes nothing", "type")


def _take_over(match: Match, seat: int, other: int, now: int, may_take: MayTake) -> list[Entry]:
    """A bot sits in for oneself, or for somebody who has been away for too long."""
    if other >= match.seats:
        raise bad("there is no such seat", "seat")
    if other != seat and match.dealer is not None and not match.over and not match.driven(other):
        may_take(other)
    return match.take_over(other, match.settings.bot, ASKED if other == seat else ABANDONED, now)


def repeats(match: Match, seat: int, message: models.AnyMessage, entry: Entry) -> bool:
    """Whether a message asks for just what an entry stored under its id has done."""
    if isinstance(message, models.Move):
        return entry.kind == MOVE and _notation(match, message.move) == entry.move
    if isinstance(message, models.Undo):
        return entry.kind == UNDO and match.stream(seat).shown_as(entry.target) == message.i
    data: dict[str, Any] = entry.data if entry.kind == TABLE else {}
    what = data.get("what")
    if isinstance(message, models.AskUndo):
        return what == "ask-undo" and match.stream(seat).shown_as(int(data["target"])) == message.i
    if isinstance(message, models.AnswerUndo):
        return what == "answer-undo" and data["yes"] is message.yes
    if isinstance(message, models.Chat):
        return what == "chat" and data["text"] == " ".join(message.text.split())
    if isinstance(message, models.Resign):
        return what == "takeover" and data["why"] == RESIGNED
    if isinstance(message, models.TakeOver):
        return what == "takeover" and data["why"] != RESIGNED and entry.seat == message.seat
    if isinstance(message, models.HandBack):
        return what == "handback"
    return isinstance(message, models.Hint) and what == "hint"


def _notation(match: Match, text: str) -> str | None:
    """A move in its usual notation."""
    try:
        return match.game.words.parse(text).text
    except NotationError:
        return None


def why(match: Match, seat: int, message: models.Why) -> dict[str, object]:
    """Which rule speaks against a move; none if it is legal."""
    move_text = _notation(match, message.move)
    if move_text is None:
        raise Refused("unknown-move", "this is no move of the game", {"field": "move"})
    if match.dealer is None or match.over:
        raise Refused("not-running", "the match is not running")
    move = match.game.words.parse(move_text)
    state = match.recorder.state
    decision = match.game.decision(state, seat)
    told: dict[str, object] = {"type": "why", "id": message.id, "rule": None, "reason": None, "args": []}
    if seat != NATURE and (decision is None or not any(listed is move for listed in decision.moves)):
        reason = match.game.why_not(state, seat, move)
        told |= {"rule": reason.rule, "reason": reason.key, "args": list(reason.args)}
    return told
