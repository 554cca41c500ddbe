"""JSON from strangers: objects only, no twins among the keys, no depths, no numbers but whole ones of usual size."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from hoftag.table.refusal import Refused

DEEPEST: Final = 8
LONGEST_NUMBER: Final = 15  # digits: every client can represent it exactly
_UNWRITABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


def read_object(text: str | bytes) -> dict[str, Any]:
    """The object a text holds; anything else is refused as a bad request."""
    try:
        data = _DECODER.decode(text if isinstance(text, str) else text.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise bad("this is not JSON in UTF-8") from error
    if not isinstance(data, dict):
        raise bad("this should be a JSON object")
    _check(data, 1)
    return data


def bad(said: str, field: str = "") -> Refused:
    """A bad request; the field is named where there is one."""
    return Refused("bad-request", said, {"field": field})


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys are all different."""
    made = dict(pairs)
    if len(made) != len(pairs):
        raise bad("a key is given twice")
    return made


def _whole(digits: str) -> int:
    """A whole number of usual size."""
    if len(digits) > LONGEST_NUMBER:
        raise bad("a number is too large")
    return int(digits)


def _no_number(_told: str) -> NoReturn:
    """Fractions, NaN and the like."""
    raise bad("numbers are whole numbers")


def _check(value: object, depth: int) -> None:
    """Refuse what is too deep, and texts with signs that no text needs."""
    if depth > DEEPEST:
        raise bad("this is nested too deeply")
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, dict):
        for key, part in value.items():
            _check_text(key)
            _check(part, depth + 1)
    elif isinstance(value, list):
        for part in value:
            _check(part, depth + 1)


def _check_text(text: str) -> None:
    """Refuse control characters and halves of characters."""
    if _UNWRITABLE.search(text):
        raise bad("a text holds a sign that cannot be written")


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=_no_number, parse_int=_whole, parse_constant=_no_number
)
