"""Golden games of every player count and option set: they replay to the same result and touch every step and verb."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoftag.check.games import option_sets
from hoftag.core.errors import RecordError
from hoftag.core.record import MOVE, RESULT, Record, read_record, result_of, write_record
from hoftag.core.recorder import Recorder, resume
from hoftag.games.registry import game

TALLINN = game("tallinn")
FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))
RECORDS = {path.stem: read_record(path.read_text()) for path in FILES}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_replays_to_its_result(name: str) -> None:
    record = RECORDS[name]
    replayed = resume(TALLINN, record)
    assert replayed.state.top < 0
    assert record.entries[-1].kind == RESULT
    assert result_of(TALLINN.score(replayed.state)) == record.entries[-1].data
    assert write_record(replayed.record) == write_record(record)


def test_there_is_one_for_every_player_count_and_option_set() -> None:
    played = {(len(r.header.seats), tuple(r.header.options.values())) for r in RECORDS.values()}
    wanted = {
        (seats, tuple(option.choices[options[option.key]] for option in TALLINN.options))
        for seats in (2, 3, 4)
        for options in option_sets(TALLINN)
    }
    assert played == wanted


def test_together_they_touch_every_verb_and_every_step() -> None:
    verbs, steps = set(), set()
    for record in RECORDS.values():
        replayed: Recorder = resume(TALLINN, Record(record.header, []))
        for entry in record.entries:
            if entry.kind == MOVE:
                steps.add(replayed.state.step())
                verbs.add(entry.move.split()[0])
                replayed.play(entry.seat, TALLINN.words.parse(entry.move))
    assert verbs == {phrase.key for phrase in TALLINN.words.verbs}
    asking = {"deal", "chronicle-cards", "exchange", "select", "shield-contest", "towers", "tower-order",
              "tower-in-order", "draw", "payment", "shields-at-end"}  # fmt: skip
    assert {TALLINN.words.steps[step] for step in steps} == asking


def test_together_they_have_every_length_a_game_can_have() -> None:
    """TAL-8.2, TAL-8.4: 8 to 10 rounds, 9 to 11 with the Legate."""
    lengths = {
        (record.header.options["legate"], int(resume(TALLINN, record).state.round)) for record in RECORDS.values()
    }
    assert lengths >= {("off", 8), ("off", 9), ("off", 10), ("on", 9), ("on", 10), ("on", 11)}


def test_a_changed_move_is_found() -> None:
    text = FILES[0].read_text()
    with pytest.raises(RecordError, match="line 2:"):
        read_record(text.replace('"start 0 ', '"start 1 ', 1))
