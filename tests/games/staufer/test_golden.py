"""Golden games of every player count and set of privileges: they replay to the same result and touch everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoftag.core.contract import Note
from hoftag.core.errors import RecordError
from hoftag.core.record import MOVE, RESULT, Record, read_record, result_of, write_record
from hoftag.core.recorder import Recorder, resume
from hoftag.games.registry import game
from hoftag.games.staufer.words import CHEST, NAMED_SETS, PRIVILEGE

STAUFER = game("staufer")
FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))
RECORDS = {path.stem: read_record(path.read_text()) for path in FILES}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_replays_to_its_result(name: str) -> None:
    record = RECORDS[name]
    replayed = resume(STAUFER, record)
    assert replayed.state.top < 0
    assert replayed.state.round == 5
    assert record.entries[-1].kind == RESULT
    assert result_of(STAUFER.score(replayed.state)) == record.entries[-1].data
    assert [side.score for side in replayed.state.sides] == [score.total for score in STAUFER.score(replayed.state)]
    assert write_record(replayed.record) == write_record(record)


def test_there_is_one_for_every_player_count_and_every_named_set() -> None:
    played = {(len(record.header.seats), record.header.options["privileges"]) for record in RECORDS.values()}
    assert {(seats, "first-game") for seats in (2, 3, 4, 5)} <= played
    assert {privileges for _, privileges in played} >= set(NAMED_SETS)
    assert {privileges for _, privileges in played if "+" in privileges} == {"2+3+6+9+11+12", "4+7+10+13+14+15"}


@pytest.mark.parametrize("name", RECORDS)
def test_there_are_fifteen_turns_for_each_player(name: str) -> None:
    """STA-1.1"""
    record = RECORDS[name]
    turns = [e.seat for e in record.entries if e.kind == MOVE and e.move.split()[0] in ("supply", "occupy")]
    assert [turns.count(seat) for seat in range(len(record.header.seats))] == [15] * len(record.header.seats)


def test_together_they_touch_every_verb_and_every_step() -> None:
    verbs, steps = set(), set()
    for record in RECORDS.values():
        replayed: Recorder = resume(STAUFER, Record(record.header, []))
        for entry in record.entries:
            if entry.kind == MOVE:
                steps.add(STAUFER.words.steps[replayed.state.step()])
                verbs.add(entry.move.split()[0])
                replayed.play(entry.seat, STAUFER.words.parse(entry.move))
    assert verbs == {phrase.key for phrase in STAUFER.words.verbs}
    silent = {
        "round", "take-field", "after-supply", "place", "arrive", "scoring", "score-region", "bonus", "cleanup",
        "clear", "journey", "final",
    }  # they ask nobody  # fmt: skip
    assert steps == set(STAUFER.words.steps) - silent


def test_every_event_happens_in_one_of_them() -> None:
    heard = {STAUFER.words.events[note.event].key for note in all_notes()}
    assert heard == {phrase.key for phrase in STAUFER.words.events}


def test_each_privilege_is_exchanged_in_one_of_them() -> None:
    """STA-9.5, STA-10.1 to STA-10.16"""
    moves = {entry.move for record in RECORDS.values() for entry in record.entries if entry.kind == MOVE}
    assert {f"exchange {name}" for name in PRIVILEGE.names} <= moves


def test_each_chest_kind_is_taken_and_each_turquoise_one_used() -> None:
    """STA-9.1 to STA-9.5"""
    notes = [(STAUFER.words.events[note.event].key, note.args) for note in all_notes()]
    assert {CHEST.names[args[1]] for key, args in notes if key == "took-chest"} == set(CHEST.names)
    assert {CHEST.names[args[1]] for key, args in notes if key == "aid"} == {"free-move", "cheap-place"}
    assert {"space-one", "swap", "left"} <= {key for key, _ in notes}


def test_a_changed_move_is_found() -> None:
    text = FILES[0].read_text()
    with pytest.raises(RecordError, match="line 2:"):
        read_record(text.replace('"ring ', '"rung ', 1))


def test_the_lines_of_a_score() -> None:
    """Section 17: points by origin, for the privileges in the game only."""
    replayed = resume(STAUFER, RECORDS["5-point-rain"])
    rounds = [f"round-{round}" for round in range(1, 6)]
    privileges = ["privilege-1", "privilege-6", "privilege-9", "privilege-16"]
    final = ["contract-region", "contract-pattern", "contract-seats", "brown", "turquoise", "violet"]
    for score in STAUFER.score(replayed.state):
        assert [item.key for item in score.items] == [*rounds, "bonus", "orange", *privileges, *final]


def all_notes() -> list[Note]:
    """What is told in all games together."""
    notes: list[Note] = []
    for record in RECORDS.values():
        replayed: Recorder = resume(STAUFER, Record(record.header, []))
        replayed.state.notes = []
        for entry in record.entries:
            if entry.kind == MOVE:
                replayed.play(entry.seat, STAUFER.words.parse(entry.move))
        notes += replayed.state.take_notes()
    return notes
