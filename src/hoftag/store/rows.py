"""Between rows of the contract and rows of the tables: JSON as text, and no text a database could refuse."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import RowMapping

from hoftag.store.contract import MatchRow, SeatRow, SessionRow, StoredEntry, StoreError, UserRow

AnyRow = TypeVar("AnyRow", MatchRow, SeatRow, UserRow, SessionRow)
_JSON = ("header", "settings", "data")


def values_of(row: MatchRow | SeatRow | UserRow | SessionRow) -> dict[str, object]:
    """The columns of a row; what cannot be stored is an error."""
    found: dict[str, object] = {}
    for field in fields(row):
        value = getattr(row, field.name)
        found[field.name] = as_json(value) if field.name in _JSON else plain(value, field.name)
    return found


def row_of(kind: type[AnyRow], found: RowMapping | None) -> AnyRow | None:
    """A stored row, or None where nothing was found."""
    return None if found is None else made(kind, found)


def made(kind: type[AnyRow], found: RowMapping) -> AnyRow:
    """A row of a kind from the columns of its table."""
    values: dict[str, Any] = {
        field.name: from_json(found[field.name]) if field.name in _JSON else found[field.name] for field in fields(kind)
    }
    return kind(**values)


def entry_of(found: RowMapping) -> StoredEntry:
    """A stored entry."""
    return StoredEntry(found["seq"], found["move_id"], found["at"], from_json(found["data"]))


def as_json(data: dict[str, object]) -> str:
    """An object as ASCII text, which every database keeps unchanged."""
    try:
        return json.dumps(data, ensure_ascii=True, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise StoreError(f"this cannot be stored as JSON: {error}") from error


def from_json(text: str) -> dict[str, object]:
    """The object in a text that `as_json` wrote; anything else was not written by this program."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StoreError(f"a stored object is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise StoreError("a stored object is no JSON object")
    return data


def plain(value: object, name: str) -> object:
    """A value as it is; a text with a character that a database could refuse is an error."""
    if isinstance(value, str) and ("\0" in value or not _encodable(value)):
        raise StoreError(f"'{name}' holds a character that cannot be stored")
    return value


def _encodable(text: str) -> bool:
    """Whether a text is valid Unicode: a lone surrogate is not."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
