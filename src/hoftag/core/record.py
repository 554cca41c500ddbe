"""The record: one JSON object a line, a header and numbered entries. Storage, export, replay and bug report at once."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from hoftag.core.bits import BIT
from hoftag.core.contract import ALL, Game, Score, State, View
from hoftag.core.errors import RecordError

FORMAT: Final = 1
MOVE: Final = "move"
UNDO: Final = "undo"
RESULT: Final = "result"
TABLE: Final = "table"  # chat, clock, resignation: beside the moves, never undone
_HEADER_KEYS: Final = ["hoftag", "game", "rules", "edition", "hash", "options", "seats", "engine"]


@final
class Header:
    """What a game was played with."""

    __slots__ = ("edition", "engine", "game", "hash", "options", "rules", "seats")

    def __init__(
        self, game: str, rules: str, edition: str, hash: str, options: dict[str, str], seats: list[str], engine: str
    ) -> None:
        """`options` by name; `seats` are the names of who sits where; `engine` is the version that wrote the record."""
        self.game = game
        self.rules = rules
        self.edition = edition
        self.hash = hash
        self.options = options
        self.seats = seats
        self.engine = engine

    def dump(self) -> dict[str, object]:
        """The header as plain data."""
        return {
            "hoftag": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "hash": self.hash,
            "options": self.options,
            "seats": self.seats,
            "engine": self.engine,
        }


@final
class Entry:
    """One numbered line after the header."""

    __slots__ = ("data", "everybody", "kind", "move", "n", "opens", "seat", "seen", "target")

    def __init__(self, n: int, seat: int, kind: str) -> None:
        """An entry of a kind; the other fields are filled in by who makes it."""
        self.n = n  # 1, 2, 3, ...
        self.seat = seat
        self.kind = kind
        self.move = ""  # notation
        self.seen = ALL  # mask of who may see the move at once
        self.opens: list[int] = []  # sealed entries that everybody may see from here on
        self.target = 0  # an undo takes back this entry and what came after it
        self.everybody = False  # an undo by consent takes back the moves of all seats, else only one's own
        self.data: dict[str, object] = {}  # of a result or a table entry

    def dump(self) -> dict[str, object]:
        """The entry as plain data, secrets included."""
        data: dict[str, object] = {"n": self.n, "seat": self.seat}
        if self.kind == MOVE:
            data["move"] = self.move
            if self.seen != ALL:
                data["seen"] = self.seen
            if self.opens:
                data["opens"] = self.opens
        elif self.kind == UNDO:
            data["undo"] = self.target
            if self.everybody:
                data["all"] = True
        else:
            data[self.kind] = self.data
        return data


@final
class Record:
    """A header and its entries."""

    __slots__ = ("entries", "header")

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        """Entries are numbered from 1 without gaps."""
        self.header = header
        self.entries = entries

    def append(self, seat: int, kind: str) -> Entry:
        """A new last entry."""
        entry = Entry(len(self.entries) + 1, seat, kind)
        self.entries.append(entry)
        return entry


def new_header(game: Game[State, View], options: dict[str, int], seats: list[str], engine: str) -> Header:
    """The header of a game that begins now; options are written by the names of their values."""
    values = game.checked_options(options)
    named = {option.key: option.choices[value] for option, value in zip(game.options, values, strict=True)}
    return Header(game.id, game.rules, game.edition.id, game.edition.hash, named, seats, engine)


def live(entries: list[Entry]) -> list[Entry]:
    """The moves that count: all but those taken back. The state is the fold of these."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == UNDO:
            moves = [m for m in moves if m.n < entry.target or not (entry.everybody or m.seat == entry.seat)]
    return moves


def redact(record: Record, seat: int) -> list[dict[str, object]]:
    """The record as a seat may see it: what it could not see is `hidden` until opened. Secrets leave only here."""
    opened = {n for entry in record.entries for n in entry.opens}
    texts = {entry.n: entry.move for entry in record.entries}
    lines: list[dict[str, object]] = [record.header.dump()]
    for entry in record.entries:
        data = entry.dump()
        if entry.kind == MOVE:
            data.pop("seen", None)
            if not (may_see(entry.seen, seat) or entry.n in opened):
                del data["move"]
                data["hidden"] = True
            if entry.opens:
                data["opens"] = {str(n): texts[n] for n in entry.opens}
        lines.append(data)
    return lines


def may_see(seen: int, seat: int) -> bool:
    """Whether a mask lets a seat, or a spectator, see something."""
    return seen == ALL or (seat >= 0 and seen & BIT[seat] != 0)


def result_of(scores: list[Score]) -> dict[str, object]:
    """The result as plain data: total, place and items of every seat."""
    return {
        str(score.seat): {
            "total": score.total,
            "place": score.place,
            "items": {item.key: item.points for item in score.items},
        }
        for score in scores
    }


# ---------------------------------------------------------------------- text


def write_record(record: Record) -> str:
    """The record as text. Each line carries a sum over all before it, so that a change anywhere is noticed."""
    lines: list[str] = []
    chain = ""
    for data in [record.header.dump(), *[entry.dump() for entry in record.entries]]:
        chain = _sum(chain, data)
        lines.append(_json({**data, "sum": chain}))
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Read a record strictly; every error names its line."""
    lines = text.splitlines()
    if not lines:
        raise RecordError("line 1: the record is empty", 1)
    chain = ""
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        data = _object(line, number)
        told = data.pop("sum", None)
        chain = _sum(chain, data)
        if told != chain:
            raise RecordError(f"line {number}: the sum does not fit: this or an earlier line was changed", number)
        if record is None:
            record = Record(read_header(data), [])
        else:
            record.entries.append(read_entry(data, number))
    assert record is not None
    return record


def _object(line: str, number: int) -> dict[str, object]:
    """One line as a JSON object."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line {number}: is not JSON; was the file cut off?", number) from error
    if not isinstance(data, dict):
        raise RecordError(f"line {number}: should be a JSON object", number)
    return data


def read_header(data: dict[str, object]) -> Header:
    """The first line."""
    for key in _HEADER_KEYS:
        if key not in data:
            raise RecordError(f"line 1: the header lacks '{key}'", 1)
    if data["hoftag"] != FORMAT:
        raise RecordError(f"line 1: record format {data['hoftag']} is not known", 1)
    options = data["options"]
    seats = data["seats"]
    if not isinstance(options, dict) or not isinstance(seats, list):
        raise RecordError("line 1: options should be an object and seats a list", 1)
    return Header(
        str(data["game"]),
        str(data["rules"]),
        str(data["edition"]),
        str(data["hash"]),
        {str(key): str(value) for key, value in options.items()},
        [str(name) for name in seats],
        str(data["engine"]),
    )


def read_entry(data: dict[str, object], number: int) -> Entry:
    """Any other line of a record, with its number; the entries are numbered without gaps."""
    kinds = [kind for kind in (MOVE, UNDO, RESULT, TABLE) if kind in data]
    if len(kinds) != 1:
        raise RecordError(f"line {number}: an entry is a move, an undo, a result or a table entry", number)
    if data.get("n") != number - 1:
        raise RecordError(f"line {number}: this should be entry {number - 1}, not {data.get('n')}", number)
    entry = Entry(number - 1, _number(data, "seat", number), kinds[0])
    allowed = ["n", "seat", entry.kind]
    body = data[entry.kind]
    if entry.kind == MOVE:
        allowed += ["seen", "opens"]
        entry.move = str(body)
        if "seen" in data:
            entry.seen = _number(data, "seen", number)
        opens = data.get("opens", [])
        if not isinstance(opens, list) or not all(type(n) is int and 0 < n <= entry.n for n in opens):
            raise RecordError(f"line {number}: 'opens' should be a list of entries up to this one", number)
        entry.opens = opens
    elif entry.kind == UNDO:
        allowed += ["all"]
        entry.target = _number(data, UNDO, number)
        entry.everybody = data.get("all") is True
        if not 0 < entry.target < entry.n:
            raise RecordError(f"line {number}: there is no entry {entry.target} to take back", number)
    else:
        if not isinstance(body, dict):
            raise RecordError(f"line {number}: '{entry.kind}' should be an object", number)
        entry.data = body
    for key in data:
        if key not in allowed:
            raise RecordError(f"line {number}: '{key}' is not known here", number)
    return entry


def _number(data: dict[str, object], key: str, number: int) -> int:
    """A whole number of an entry."""
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"line {number}: '{key}' should be a whole number", number)
    return value


def _json(data: dict[str, object]) -> str:
    """Plain data as compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _sum(chain: str, data: dict[str, object]) -> str:
    """The sum of a line and all before it."""
    canonical = json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256((chain + canonical).encode()).hexdigest()[:12]
