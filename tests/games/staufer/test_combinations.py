"""Privileges and chests that the rules name together are shown together by a case of that rule."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hoftag.check.cases import Case, load_cases
from hoftag.check.runner import run_case
from hoftag.games.registry import game
from hoftag.games.staufer.words import CHEST, ORANGE

STAUFER = game("staufer")
CASES = load_cases(Path(__file__).parent / "cases")

# a rule, and what it names together: privileges by number, chests by kind, `orange` for any orange one
NAMED = [
    ("STA-4.6", "7 8 9"),
    ("STA-5.9", "3 6"),
    ("STA-5.9", "3 6 orange"),
    ("STA-5.10", "2 3"),
    ("STA-6.5", "14 15"),
    ("STA-8.1", "13 leave-figure"),
    ("STA-9.3.6", "free-move cheap-place"),
    ("STA-10.4", "4 5"),
    ("STA-10.5", "4 5"),
    ("STA-10.6", "3 6"),
    ("STA-10.10", "10 11"),
    ("STA-10.11", "10 11"),
    ("STA-10.16", "16 orange"),
    ("STA-10.30", "4 5"),
    ("STA-10.30", "4 cheap-place"),
    ("STA-10.30", "5 cheap-place"),
    ("STA-10.30", "10 11"),
    ("STA-10.30", "10 12"),
    ("STA-10.30", "11 12"),
    ("STA-10.30", "10 free-move"),
    ("STA-10.30", "11 free-move"),
    ("STA-10.30", "12 free-move"),
    ("STA-R10", "7"),
    ("STA-R16", "space-one"),
    ("STA-R22", "16 orange violet"),
    ("STA-R23", "2 leave-figure"),
    ("STA-R26", "7 violet"),
    ("STA-R26", "8 violet"),
    ("STA-R26", "9 violet"),
    ("STA-R27", "8 16 orange"),
    ("STA-R27", "8 violet"),
    ("STA-R28", "7 8 9"),
    ("STA-R28", "8 violet"),
    ("STA-R29", "2 3"),
    ("STA-R30", "2 3"),
    ("STA-R31", "4 5 cheap-place"),
    ("STA-R32", "10 11"),
    ("STA-R32", "10 12"),
    ("STA-R32", "11 12"),
    ("STA-R33", "4"),
    ("STA-R33", "free-move"),
    ("STA-R35", "14 violet"),
    ("STA-R35", "15 violet"),
    ("STA-R41", "13 leave-figure"),
    ("STA-R48", "16 orange"),
    ("STA-R49", "free-move cheap-place"),
    ("STA-R49", "space-one supply"),
    ("STA-R49", "space-one free-move"),
    ("STA-R49", "space-one cheap-place"),
    ("STA-R51", "2 6"),
    ("STA-R51", "3 6"),
    ("STA-W20", "4 5"),
    ("STA-W20", "10 11"),
    ("STA-W20", "3 6"),
    ("STA-W22", "free-move cheap-place"),
    ("STA-D26", "8 orange"),
    ("STA-D30", "2 free-move cheap-place"),
    ("STA-D31", "free-move cheap-place"),
    ("STA-D31", "11 free-move"),
    ("STA-D41", "16 orange"),
    ("STA-D50", "14 15"),
]


def sides(case: Case) -> list[dict[str, Any]]:
    given: dict[str, Any] = case.given or {}
    return given.get("sides", [])


def texts(data: object) -> Iterator[str]:
    """Every text in lists and tables, however deep."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from texts(value)


def lying_about(case: Case) -> set[str]:
    """Chests under fields and offices, and those that chance brings."""
    given = case.given or {}
    found = {text.removeprefix("chest ") for text in case.nature}
    found |= {text for key in ("fields", "offices") for text in texts(given.get(key)) if CHEST.find(text) >= 0}
    return found | ({"orange"} if found & set(CHEST.names[:ORANGE]) else set())


def owned(case: Case, seat: int) -> set[str]:
    """What a seat has from the start."""
    side = sides(case)[seat]
    return {str(number) for number in side.get("privileges", [])} | set(side.get("turquoise", []))


def at_hand(case: Case, seat: int) -> set[str]:
    """What a seat has from the start, gets by an exchange, or finds."""
    gained = {text.removeprefix("exchange ") for who, text in case.play if who == seat and text.startswith("exchange ")}
    return owned(case, seat) | gained | lying_about(case)


def without(case: Case, seat: int, piece: str) -> Case:
    """The same case in which a seat lacks a privilege or all chests of a kind."""
    given: dict[str, Any] = copy.deepcopy(case.given or {})
    side = given["sides"][seat]
    for key in ("privileges", "turquoise"):
        side[key] = [thing for thing in side.get(key, []) if str(thing) != piece]
    return dataclasses.replace(case, given=given)


def shows(case: Case, seat: int, pieces: set[str]) -> bool:
    """Whether a seat of a case has all these, and whether each one it owns makes a difference to the case."""
    return pieces <= at_hand(case, seat) and all(
        run_case(STAUFER, without(case, seat, piece)) for piece in pieces & owned(case, seat)
    )


@pytest.mark.parametrize(("rule", "pieces"), NAMED)
def test_what_a_rule_names_together_is_shown_together(rule: str, pieces: str) -> None:
    wanted = set(pieces.split())
    cases = [case for case in CASES if rule in case.rules]
    assert any(shows(case, seat, wanted) for case in cases for seat in range(len(sides(case))))


@pytest.mark.parametrize("number", range(1, 17))
def test_every_privilege_is_at_work_in_a_case_of_its_own_rule(number: int) -> None:
    rule = f"STA-10.{number}"
    cases = [case for case in CASES if rule in case.rules]
    assert any(shows(case, seat, {str(number)}) for case in cases for seat in range(len(sides(case))))


def test_a_piece_without_which_the_case_passes_as_well_shows_nothing() -> None:
    """The table would be worthless if it were enough to mention a privilege."""
    (case,) = [case for case in CASES if case.title == "7: one more envoy after a Supply action, without a question"]
    assert shows(case, 0, {"7"})
    assert case.given is not None
    given = {**case.given, "privileges": [7, 12], "sides": [{"privileges": [7, 12]}, {}, {}]}
    idle = dataclasses.replace(case, given=given)
    assert run_case(STAUFER, idle) == []
    assert shows(idle, 0, {"7"})
    assert not shows(idle, 0, {"7", "12"})
    assert not shows(idle, 0, {"7", "9"})
