"""A record is cut into blocks between positions in which nobody's answer lies face down."""

from __future__ import annotations

import pytest
from tests.analysis.conftest import new_game, play_on, random_record

from hoftag.analysis.line import line_of
from hoftag.core.contract import ALL, NATURE
from hoftag.core.record import Record, live
from hoftag.core.recorder import start
from hoftag.core.rng import Rng
from hoftag.games import registry

TABLES = [("tallinn", 2), ("tallinn", 4), ("augsburg", 3), ("staufer", 4)]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_blocks_hold_every_move_once(game_id: str, seats: int) -> None:
    game = registry.game(game_id)
    record = random_record(game_id, seats, 3)
    line = line_of(game, record)
    entries = [entry.n for entry in live(record.entries)]
    assert [block.end for block in line.blocks[:-1]] == [block.start for block in line.blocks[1:]]
    assert (line.blocks[0].start, line.blocks[-1].end) == (0, entries[-1])
    assert line.finished
    choices = {choice.n: choice for choice in line.choices}
    assert [choice for block in line.blocks for choice in block.choices] == line.choices
    drawn = {n for block in line.blocks if not block.choices for n in entries if block.start < n <= block.end}
    for entry in live(record.entries):
        if entry.seat == NATURE:
            assert entry.n in drawn
        elif entry.n in choices:
            decision = game.decision(choices[entry.n].before, entry.seat)
            assert decision is not None
            assert len(decision.moves) > 1
            assert game.words.parse(entry.move) is choices[entry.n].move
    assert not drawn & choices.keys()


def face_down(game_id: str, seats: int, seed: int) -> int:
    """No answer lies face down in a position, while others are still asked; says how often one does between them."""
    game = registry.game(game_id)
    record = random_record(game_id, seats, seed)
    starts = {n for n, _ in line_of(game, record).positions()}
    recorder = start(game, record.header)
    together = 0
    for entry in live(record.entries):
        recorder.play(entry.seat, game.words.parse(entry.move))
        open_now = [trace.entry for trace in recorder.traces if trace.asked == recorder.state.closings]
        asked = [NATURE, *(decision.seat for decision in game.pending(recorder.state))]
        waits = any(other.seen != ALL and other.seat not in asked for other in open_now)
        together += waits
        assert not (waits and entry.n in starts)
    return together


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_no_answer_lies_face_down_in_a_position(game_id: str, seats: int) -> None:
    """Also where the first who answers has no choice."""
    together = sum(face_down(game_id, seats, seed) for seed in range(8))
    assert (together > 0) == (game_id != "staufer")


def test_choices_at_the_same_time_are_one_block() -> None:
    line = line_of(registry.game("tallinn"), random_record("tallinn", 3, 1))
    first = next(block for block in line.blocks if block.choices)
    assert sorted(first.seats) == [0, 1, 2]
    assert [choice.before.closings for choice in first.choices] == [first.before.closings] * 3


def test_what_was_taken_back_is_left_out() -> None:
    recorder = new_game("tallinn", 2)
    play_on(recorder, Rng(2), 9)  # a deal of eight cards, and one answer
    taken = recorder.record.entries[-1]
    assert taken.seat != NATURE
    decision = recorder.game.decision(recorder.state, 1 - taken.seat)
    recorder.undo(taken.seat, taken.n)
    assert decision is not None
    recorder.play(decision.seat, decision.moves[0])
    play_on(recorder, Rng(8))
    line = line_of(recorder.game, recorder.record)
    assert taken.n not in {choice.n for choice in line.choices}
    plain = Record(recorder.record.header, live(recorder.record.entries))
    assert [choice.n for choice in line_of(recorder.game, plain).choices] == [choice.n for choice in line.choices]


def test_an_open_question_waits() -> None:
    game = registry.game("tallinn")
    record = random_record("tallinn", 2, 2, 9)
    line = line_of(game, record)
    assert not line.finished
    assert [n for n, _ in line.positions()] == [0, 8]
    assert [choice.n for choice in line.choices] == [9]


def test_a_record_without_moves_has_one_position() -> None:
    line = line_of(registry.game("staufer"), new_game("staufer", 2).record)
    assert [n for n, _ in line.positions()] == [0]
    assert line.choices == []
