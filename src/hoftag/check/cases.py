"""Case files: examples of the rules in TOML, read strictly.

    [[case]]
    rule = ["TAL-5.4"]                    # the rules it shows
    title = "a tie in a contest brings one point"
    seats = 2
    options = { towers = "leader-first" }       # by name of choice; what is not named is as usual
    given = { ... }                       # a position as the game reads it; without it the setup
    nature = ["draw 0 3"]                 # what chance does; where nothing here is legal, its first move
    play = ["0: play 3b", "1: play 1a"]         # in order; -1 is NATURE
    then = { "sides.0.points" = 5 }       # paths into the dump of the state, "none" being None

Looked at before `play`: `legal` (by seat, complete, in any order; an empty list: not asked), `refused` (a reason may
name its particulars: "not-in-hand 4") and `weights` (NATURE's). After it: `legal_after`, `refused_after`,
`weights_after`, `step`, `over`, `then`, `score` (by seat: total, place, ties or the key of a line), `view` (by seat:
paths into its view), `absent` (by seat: paths its view must not have), `told` and `untold` (by seat: events in order).
`then_after` looks at the state after so many moves. `until` and `until_after` name the step at whose question to NATURE
the looking starts; otherwise NATURE plays until a seat is asked. `impossible` is what the game says when it cannot even
begin. Beside cases a file may hold `[[law]]` and `[[no-behaviour]]`, for rules that no case can show.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hoftag.core.errors import EditionError, HoftagError
from hoftag.core.tables import Table

ASSERTIONS: Final = (
    "legal", "legal_after", "refused", "refused_after", "weights", "weights_after", "step", "over", "then",
    "then_after", "score", "view", "absent", "told", "untold", "impossible",
)  # fmt: skip


class CaseError(HoftagError):
    """A case file that cannot be read; the message names the file, the case and the key."""


@dataclass(frozen=True)
class Refusal:
    """A move that has to be refused, and the rule and reason to be given."""

    seat: int
    move: str
    rule: str
    reason: str


@dataclass(frozen=True)
class Case:
    """One example: how to get there, what to play, and everything that has to be true."""

    file: str
    title: str
    rules: list[str]
    seats: int
    options: dict[str, str]
    given: dict[str, object] | None
    nature: list[str]
    play: list[tuple[int, str]]
    until: str
    until_after: str
    legal: dict[int, list[str]]
    legal_after: dict[int, list[str]]
    refused: list[Refusal]
    refused_after: list[Refusal]
    weights: list[int]
    weights_after: list[int]
    then: dict[str, object]
    then_after: list[tuple[int, dict[str, object]]]
    score: dict[int, dict[str, object]]
    view: dict[int, dict[str, object]]
    absent: dict[int, list[str]]
    told: dict[int, list[str]]
    untold: dict[int, list[str]]
    step: str
    over: bool | None
    impossible: str


@dataclass(frozen=True)
class Claim:
    """Rules that no case shows: a law checks them, or, where `law` is empty, they ask nothing of an engine."""

    file: str
    rules: list[str]
    law: str
    why: str


def load_cases(path: Path) -> list[Case]:
    """The cases of a file, or of all files of a folder."""
    return [_case(row) for file in _files(path) for row in _rows(file, "case")]


def load_claims(path: Path) -> list[Claim]:
    """What the `[[law]]` and `[[no-behaviour]]` tables of a file or folder say."""
    claims: list[Claim] = []
    for file in _files(path):
        claims += [_claim(row, True) for row in _rows(file, "law")]
        claims += [_claim(row, False) for row in _rows(file, "no-behaviour")]
    return claims


def read_cases(text: str, name: str) -> list[Case]:
    """The cases of a text in the format of a case file; `name` is used in messages."""
    return [_case(row) for row in _parsed(text, name, "case")]


def _files(path: Path) -> list[Path]:
    """The file itself, or the case files of a folder by name."""
    return sorted(path.glob("*.toml")) if path.is_dir() else [path]


def _rows(path: Path, key: str) -> list[Table]:
    """The tables of one kind in a file."""
    try:
        return _parsed(path.read_text(encoding="utf-8"), path.name, key)
    except OSError as error:
        raise CaseError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CaseError(f"{path}: is not a text in UTF-8") from error


def _parsed(text: str, name: str, key: str) -> list[Table]:
    """The tables of one kind in a text; other kinds than the three known ones are errors."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CaseError(f"{name}: is not TOML: {error}") from error
    for kind in data:
        if kind not in ("case", "law", "no-behaviour"):
            raise CaseError(f"{name}: {kind}: is not known here")
    entries = data.get(key, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise CaseError(f"{name}: {key}: should be tables, each headed [[{key}]]")
    rows: list[Table] = []
    for number, entry in enumerate(entries, 1):
        rows.append(Table(name, f"{key} '{entry.get('title', number)}'", entry))
    return rows


def _claim(row: Table, by_law: bool) -> Claim:
    """One law or absence of behaviour, with its reason."""
    try:
        claim = Claim(row.file, _texts(row, "rule"), row.text("law") if by_law else "", row.text("why"))
        row.done()
    except EditionError as error:
        raise CaseError(str(error)) from error
    return claim


def _case(row: Table) -> Case:
    """One case, read strictly."""
    try:
        case = Case(
            file=row.file,
            title=row.text("title"),
            rules=_texts(row, "rule"),
            seats=row.integer("seats", 1, 14),
            options={key: str(value) for key, value in _table(row, "options").items()},
            given=_table(row, "given") if row.has("given") else None,
            nature=_texts(row, "nature"),
            play=[_seat_move(row, "play", text) for text in _texts(row, "play")],
            until=row.text("until") if row.has("until") else "",
            until_after=row.text("until_after") if row.has("until_after") else "",
            legal=_texts_by_seat(row, "legal"),
            legal_after=_texts_by_seat(row, "legal_after"),
            refused=_refusals(row, "refused"),
            refused_after=_refusals(row, "refused_after"),
            weights=_whole_numbers(row, "weights"),
            weights_after=_whole_numbers(row, "weights_after"),
            then=flattened(_table(row, "then")),
            then_after=_stages(row),
            score=_paths_by_seat(row, "score"),
            view=_paths_by_seat(row, "view"),
            absent=_texts_by_seat(row, "absent"),
            told=_texts_by_seat(row, "told"),
            untold=_texts_by_seat(row, "untold"),
            step=row.text("step") if row.has("step") else "",
            over=row.flag("over") if row.has("over") else None,
            impossible=row.text("impossible") if row.has("impossible") else "",
        )
        row.done()
        if not case.rules:
            raise row.error("rule", "names no rule")
        if not any(row.has(key) and row.value(key) not in ({}, []) for key in ASSERTIONS):
            raise row.error("", "asserts nothing")
    except EditionError as error:
        raise CaseError(str(error)) from error
    return case


def flattened(table: dict[str, object], above: str = "") -> dict[str, object]:
    """Tables in tables as dotted paths: `sides.0.points`."""
    flat: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            flat.update(flattened(value, f"{above}{key}."))
        else:
            flat[above + key] = value
    return flat


def _table(row: Table, key: str) -> dict[str, object]:
    """A table as plain data; a missing one is empty."""
    if not row.has(key):
        return {}
    value = row.value(key)
    if not isinstance(value, dict):
        raise row.error(key, "should be a table")
    return value


def _texts(row: Table, key: str) -> list[str]:
    """A list of texts; a missing one is empty."""
    return _list_of_texts(row, key, row.value(key)) if row.has(key) else []


def _list_of_texts(row: Table, key: str, value: object) -> list[str]:
    """The value itself, if it is a list of texts."""
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise row.error(key, "should be a list of texts")
    return value


def _whole_numbers(row: Table, key: str) -> list[int]:
    """A list of whole numbers; a missing one is empty."""
    value = row.value(key) if row.has(key) else []
    if not isinstance(value, list) or not all(isinstance(number, int) for number in value):
        raise row.error(key, "should be a list of whole numbers")
    return value


def _seat(row: Table, key: str, text: str) -> int:
    """The number of a seat; -1 is NATURE, -2 a spectator."""
    if not text.removeprefix("-").isdigit():
        raise row.error(key, f"'{text}' is no seat")
    return int(text)


def _seat_move(row: Table, key: str, text: str) -> tuple[int, str]:
    """A move with its seat before it: `0: play 3b`."""
    seat, colon, move = text.partition(": ")
    if not colon:
        raise row.error(key, f"'{text}' should be SEAT: MOVE")
    return _seat(row, key, seat), move


def _texts_by_seat(row: Table, key: str) -> dict[int, list[str]]:
    """A table of lists of texts by seat."""
    return {_seat(row, key, seat): _list_of_texts(row, key, texts) for seat, texts in _table(row, key).items()}


def _paths_by_seat(row: Table, key: str) -> dict[int, dict[str, object]]:
    """A table of values by path, by seat."""
    found: dict[int, dict[str, object]] = {}
    for seat, paths in _table(row, key).items():
        if not isinstance(paths, dict) or not paths:
            raise row.error(key, f"'{seat}' should be a table that says something")
        found[_seat(row, key, seat)] = flattened(paths)
    return found


def _refusals(row: Table, key: str) -> list[Refusal]:
    """Moves that have to be refused."""
    found: list[Refusal] = []
    for entry in row.tables(key, -1) if row.has(key) else []:
        seat, move = _seat_move(row, key, entry.text("move"))
        found.append(Refusal(seat, move, entry.text("rule"), entry.text("reason")))
        entry.done()
    return found


def _stages(row: Table) -> list[tuple[int, dict[str, object]]]:
    """What has to be true on the way: after so many moves these values."""
    stages: list[tuple[int, dict[str, object]]] = []
    for stage in _stage_tables(row):
        values = dict(stage)
        after = values.pop("after", None)
        if not isinstance(after, int) or not values:
            raise row.error("then_after", "should be tables with `after` and something that is then true")
        stages.append((after, flattened(values)))
    return stages


def _stage_tables(row: Table) -> list[dict[str, object]]:
    """The tables of `then_after` as plain data."""
    value = row.value("then_after") if row.has("then_after") else []
    if not isinstance(value, list) or not all(isinstance(stage, dict) for stage in value):
        raise row.error("then_after", "should be a list of tables")
    return value
