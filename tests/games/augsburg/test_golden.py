"""Golden games of every player count and both options: they replay to the same result and touch every step and verb."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoftag.core.errors import RecordError
from hoftag.core.record import MOVE, RESULT, Record, read_record, result_of, write_record
from hoftag.core.recorder import Recorder, resume
from hoftag.games.registry import game

AUGSBURG = game("augsburg")
FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))
RECORDS = {path.stem: read_record(path.read_text()) for path in FILES}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_replays_to_its_result(name: str) -> None:
    record = RECORDS[name]
    replayed = resume(AUGSBURG, record)
    assert replayed.state.top < 0
    assert replayed.state.round == len(record.header.seats) + 2
    assert record.entries[-1].kind == RESULT
    assert result_of(AUGSBURG.score(replayed.state)) == record.entries[-1].data
    assert write_record(replayed.record) == write_record(record)


def test_there_is_one_for_every_player_count_and_one_with_both_options() -> None:
    played = {(len(r.header.seats), *r.header.options.values()) for r in RECORDS.values()}
    usual = {(seats, "random", "hidden") for seats in (2, 3, 4, 5)}
    assert played == usual | {(3, "first-seat", "shown")}


def test_together_they_touch_every_verb_and_every_step() -> None:
    verbs, steps = set(), set()
    for record in RECORDS.values():
        replayed: Recorder = resume(AUGSBURG, Record(record.header, []))
        for entry in record.entries:
            if entry.kind == MOVE:
                steps.add(AUGSBURG.words.steps[replayed.state.step()])
                verbs.add(entry.move.split()[0])
                replayed.play(entry.seat, AUGSBURG.words.parse(entry.move))
    assert verbs == {phrase.key for phrase in AUGSBURG.words.verbs}
    silent = {"round", "visit", "phase-two", "shortage"}  # they ask nobody
    assert steps == set(AUGSBURG.words.steps) - silent


def test_every_event_happens_in_one_of_them() -> None:
    heard = set()
    for record in RECORDS.values():
        replayed: Recorder = resume(AUGSBURG, Record(record.header, []))
        replayed.state.notes = []
        for entry in record.entries:
            if entry.kind == MOVE:
                replayed.play(entry.seat, AUGSBURG.words.parse(entry.move))
        heard |= {AUGSBURG.words.events[note.event].key for note in replayed.state.take_notes()}
    assert heard == {phrase.key for phrase in AUGSBURG.words.events}


def test_the_hoarders_run_into_a_shortage() -> None:
    """AUG-9.8"""
    moves = [entry.move for entry in RECORDS["5-hoarding"].entries]
    assert len([move for move in moves if move.startswith("give ")]) >= 5


def test_a_changed_move_is_found() -> None:
    text = FILES[0].read_text()
    with pytest.raises(RecordError, match="line 2:"):
        read_record(text.replace('"starter ', '"open p', 1))
