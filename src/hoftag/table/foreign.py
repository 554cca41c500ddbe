"""A record from elsewhere, before it is believed: what stands beside the moves, and that it tells a whole game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from hoftag.core.contract import NATURE
from hoftag.core.errors import RecordError
from hoftag.core.record import MOVE, RESULT, TABLE, UNDO, Entry, Record
from hoftag.table.match import RESIGNED, Match
from hoftag.table.settings import LONGEST_TEXT

MOST_ENTRIES: Final = 5000
MOST_UNDOS: Final = 300  # each one folds the game anew
LONGEST_WORD: Final = 100

Check = Callable[[object], bool]


def _word(value: object) -> bool:
    """A short text."""
    return isinstance(value, str) and len(value) <= LONGEST_WORD and value.isprintable()


def _line(value: object) -> bool:
    """What somebody said."""
    return isinstance(value, str) and len(value) <= LONGEST_TEXT and value.isprintable()


def _number(value: object) -> bool:
    """A whole number."""
    return type(value) is int and 0 <= value <= MOST_ENTRIES


def _switch(value: object) -> bool:
    """Yes or no."""
    return type(value) is bool


def _hex(digits: int) -> Check:
    """So many hexadecimal digits."""
    return lambda value: isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{digits}}}", value) is not None


def _by_seat(check: Check) -> Check:
    """An object with a value for some seats."""
    return lambda value: (
        isinstance(value, dict) and all(re.fullmatch("[0-9]", key) and check(part) for key, part in value.items())
    )


def _branch(value: object) -> bool:
    """Where a match has branched off."""
    parts = {"match": _word, "entry": _number, "moves": _number}
    return isinstance(value, dict) and value.keys() == parts.keys() and all(parts[key](value[key]) for key in parts)


def _words(value: object) -> bool:
    """A list of short texts."""
    return isinstance(value, list) and all(_word(part) for part in value)


# What each kind of entry must have, and may have; the first of them are written by nobody's seat.
TABLES: Final[dict[str, tuple[dict[str, Check], dict[str, Check]]]] = {
    "commit": ({"match": _word, "commit": _hex(64)}, {}),
    "begin": ({"bots": _by_seat(_word)}, {"lesson": _number, "branch": _branch}),
    "ended": ({"why": _word, "places": _by_seat(_number)}, {}),
    "reveal": ({"secret": _hex(64)}, {}),
    "entropy": ({"nonce": _hex(32)}, {}),
    "chat": ({"text": _line}, {}),
    "takeover": ({"bot": _word, "why": _word}, {}),
    "handback": ({}, {}),
    "hint": ({}, {}),
    "ask-undo": ({"target": _number}, {}),
    "answer-undo": ({"yes": _switch}, {}),
}
NOBODYS: Final = ("commit", "begin", "ended", "reveal")


def check_entries(record: Record) -> None:
    """Refuse what no table writes, and more than a game can need; the error names the line."""
    if len(record.entries) > MOST_ENTRIES:
        raise RecordError(f"a record has at most {MOST_ENTRIES} entries, this one has {len(record.entries)}")
    if sum(entry.kind == UNDO for entry in record.entries) > MOST_UNDOS:
        raise RecordError(f"a record takes back at most {MOST_UNDOS} times")
    for name in [*record.header.seats, record.header.engine]:
        if not _word(name):
            raise RecordError(f"line 1: a name has at most {LONGEST_WORD} letters that can be written", 1)
    for entry in record.entries:
        if entry.kind == TABLE:
            _check_table(entry, len(record.header.seats))


def _check_table(entry: Entry, seats: int) -> None:
    """Refuse an entry beside the moves that no table writes."""
    line = entry.n + 1
    data: dict[str, Any] = dict(entry.data)
    if entry.seat == NATURE and list(data) == ["sitters"] and _words(data["sitters"]):
        return
    what = data.pop("what", None)
    if not isinstance(what, str) or what not in TABLES:
        raise RecordError(f"line {line}: 'what' should be one of {', '.join(TABLES)}", line)
    if not (entry.seat == NATURE if what in NOBODYS else 0 <= entry.seat < seats):
        raise RecordError(f"line {line}: 'seat' cannot be {entry.seat} here", line)
    needed, more = TABLES[what]
    known = {**needed, **more}
    for key, value in data.items():
        if key not in known or not known[key](value):
            raise RecordError(f"line {line}: '{key}' is not known here, or not of this form", line)
    for key in needed:
        if key not in data:
            raise RecordError(f"line {line}: '{key}' is missing", line)
    for named in [*data.get("bots", {}), *data.get("places", {})]:
        if int(named) >= seats:
            raise RecordError(f"line {line}: there is no seat {named}", line)


def check_finished(match: Match) -> None:
    """Refuse a match that is not over, or whose end is not as the table says."""
    if not match.over:
        raise RecordError("the game is not finished; only whole records of finished games can be opened here")
    if match.ended is not None:
        places = {str(seat): 1 + (seat in match.resigned) for seat in range(match.seats)}
        if match.ended.get("places") != places or match.seats - len(match.resigned) != 1:
            raise RecordError(f"the match ended by '{RESIGNED}', but not all others have given up")
        return
    entries = match.record.entries
    results = [entry.n for entry in entries if entry.kind == RESULT]
    if len(results) != 1 or results[0] < max(entry.n for entry in entries if entry.kind == MOVE):
        raise RecordError("the result is missing, or not at the end")
