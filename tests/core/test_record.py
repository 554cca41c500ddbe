"""The record: strict reading, undo to the information frontier, redaction."""

import json

import pytest

from hoftag.check.games import new_game, pick, random_game
from hoftag.core.errors import IllegalMove, RecordError
from hoftag.core.record import TABLE, live, new_header, read_record, redact, write_record
from hoftag.core.recorder import Recorder, resume, start
from hoftag.core.rng import Rng
from hoftag.games.registry import game

TALLINN = game("tallinn")
FINISHED = write_record(random_game(TALLINN, 3, {"legate": 1}, 4).record)


def dealt(seats: int = 3, **options: int) -> Recorder:
    recorder = new_game(TALLINN, seats, options)
    recorder.deal(Rng(9))
    return recorder


def test_a_record_is_lines_of_json_with_a_header() -> None:
    lines = [json.loads(line) for line in FINISHED.splitlines()]
    assert lines[0]["game"] == "tallinn"
    assert lines[0]["options"] == {
        "legate": "on", "chronicle": "off", "towers": "together", "chronicle-start-card": "off",
    }  # fmt: skip
    assert lines[0]["edition"] == "hoftag-1"
    assert lines[1] == {"n": 1, "seat": -1, "move": lines[1]["move"], "sum": lines[1]["sum"]}
    assert list(lines[-1]["result"]) == ["0", "1", "2"]


UNDO_NOTHING = json.dumps({"n": len(FINISHED.splitlines()), "seat": 0, "undo": 900})


def changed(number: int, **changes: object) -> str:
    """The finished record with one line changed and no sums, as an honest writer would have made it."""
    lines = [json.loads(line) for line in FINISHED.splitlines()]
    lines[number - 1].update(changes)
    return "\n".join(json.dumps(line) for line in lines)


def resummed(text: str) -> str:
    """The same lines with sums that fit, so that only their content is wrong."""
    from hoftag.core import record

    chain, lines = "", []
    for line in text.splitlines():
        data = json.loads(line)
        data.pop("sum", None)
        chain = record._sum(chain, data)
        lines.append(json.dumps({**data, "sum": chain}))
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "empty"),
        ("not json", 1, "not JSON"),
        ("[]", 1, "JSON object"),
        (FINISHED[:-40], len(FINISHED.splitlines()), "cut off"),
        (FINISHED.replace("start 0", "start 1", 1), 2, "sum does not fit"),
        (FINISHED.replace('"seen":1', '"seen":3', 1), 5, "sum does not fit"),
        ("\n".join(FINISHED.splitlines()[:5] + FINISHED.splitlines()[6:]), 6, "sum does not fit"),
        (resummed("\n".join(FINISHED.splitlines()[:5] + FINISHED.splitlines()[6:])), 6, "should be entry 5"),
        (resummed(changed(1, hoftag=9)), 1, "format 9"),
        (resummed('{"hoftag": 1}'), 1, "lacks 'game'"),
        (resummed(changed(1, seats=3)), 1, "seats a list"),
        (resummed(changed(4, seat="x")), 4, "'seat' should be a whole number"),
        (resummed(changed(4, colour=1)), 4, "'colour' is not known"),
        (resummed(changed(4, undo=1)), 4, "a move, an undo, a result or a table entry"),
        (resummed(changed(4, opens=5)), 4, "'opens'"),
        (resummed(changed(4, opens=[None])), 4, "'opens'"),
        (resummed(changed(4, opens=["a"])), 4, "'opens'"),
        (resummed(changed(4, opens=[99])), 4, "'opens'"),
        ("[" * 100_000, 1, "not JSON"),
        (resummed(FINISHED + UNDO_NOTHING), None, "no entry 900"),
    ],
)
def test_a_broken_record_is_an_error_naming_the_line(text: str, line: int | None, says: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text)
    assert says in str(error.value)
    assert str(error.value).startswith(f"line {line or error.value.line}:")


@pytest.mark.parametrize(
    ("number", "changes", "says"),
    [
        (1, {"game": "augsburg"}, "of augsburg, not of tallinn"),
        (1, {"rules": "0"}, "follows rules 0"),
        (1, {"hash": "0000"}, "--edition"),
        (1, {"seats": ["a"]}, "2 to 4 seats"),
        (1, {"options": {"legate": "maybe"}}, "cannot be 'maybe'"),
        (1, {"options": {"dragons": "on"}}, "no option 'dragons'"),
        (2, {"move": "start 2 s1"}, "not legal"),
        (2, {"move": "stand 0 s1"}, "'stand' is no verb"),
        (2, {"seat": 1}, "not legal"),
        (2, {"seen": 1}, "who may see entry 1 was changed"),
    ],
)
def test_a_record_that_does_not_replay_is_an_error_naming_the_line(
    number: int, changes: dict[str, object], says: str
) -> None:
    with pytest.raises(RecordError) as error:
        resume(TALLINN, read_record(resummed(changed(number, **changes))))
    assert says in str(error.value)
    assert str(error.value).startswith(f"line {number}:")


def test_a_wrong_result_is_an_error() -> None:
    last = json.loads(FINISHED.splitlines()[-1])
    last["result"]["0"]["total"] += 1
    text = "\n".join([*FINISHED.splitlines()[:-1], json.dumps(last)])
    with pytest.raises(RecordError, match="the result is not what the moves lead to"):
        resume(TALLINN, read_record(resummed(text)))


def test_an_illegal_move_is_not_written_down() -> None:
    recorder = dealt()
    before = (write_record(recorder.record), recorder.state.dump())
    with pytest.raises(IllegalMove):
        recorder.play(0, TALLINN.words.parse("turn 1"))
    assert (write_record(recorder.record), recorder.state.dump()) == before


def test_an_unfinished_record_can_be_resumed_and_played_on() -> None:
    recorder = dealt()
    recorder.play(1, TALLINN.decision(recorder.state, 1).moves[0])
    again = resume(TALLINN, read_record(write_record(recorder.record)))
    assert [d.seat for d in TALLINN.pending(again.state)] == [0, 2]
    assert again.finish() is None


def test_table_entries_are_kept_and_change_nothing() -> None:
    recorder = dealt()
    entry = recorder.record.append(1, TABLE)
    entry.data = {"chat": "grüß Gott"}
    again = resume(TALLINN, read_record(write_record(recorder.record)))
    assert again.record.entries[-1].data == {"chat": "grüß Gott"}
    assert again.state.dump() == recorder.state.dump()


# ---------------------------------------------------------------------- undo


def first_move(recorder: Recorder, seat: int) -> int:
    return recorder.play(seat, TALLINN.decision(recorder.state, seat).moves[0]).n


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in() -> None:
    recorder = dealt()
    n = first_move(recorder, 1)
    first_move(recorder, 0)
    assert recorder.frontier(1) == n
    recorder.undo(1, n)
    assert [d.seat for d in TALLINN.pending(recorder.state)] == [1, 2]
    assert [e.seat for e in live(recorder.record.entries)][-1] == 0  # the other answer stays


def test_nothing_is_taken_back_across_a_reveal() -> None:
    recorder = dealt()
    for seat in range(3):
        n = first_move(recorder, seat)
    assert recorder.frontier(2) is None
    before = write_record(recorder.record)
    with pytest.raises(RecordError, match="cannot be taken back alone"):
        recorder.undo(2, n)
    assert write_record(recorder.record) == before


def test_nothing_is_taken_back_across_nature() -> None:
    recorder = dealt()
    while not any(e.seat >= 0 for e in recorder.record.entries[-1:]):
        first_move(recorder, TALLINN.pending(recorder.state)[0].seat)
    seat = recorder.record.entries[-1].seat
    while TALLINN.decision(recorder.state, -1) is None:
        first_move(recorder, TALLINN.pending(recorder.state)[0].seat)
    recorder.deal(Rng(1))
    assert recorder.frontier(seat) is None


def test_by_consent_everything_can_be_taken_back() -> None:
    recorder = dealt()
    fresh = recorder.state.dump()
    n = first_move(recorder, 0)
    first_move(recorder, 1)
    first_move(recorder, 2)
    recorder.undo(0, n, everybody=True)
    assert recorder.state.dump() == fresh
    again = resume(TALLINN, read_record(write_record(recorder.record)))
    assert again.state.dump() == fresh


def test_what_is_no_live_move_cannot_be_taken_back() -> None:
    recorder = dealt()
    n = first_move(recorder, 0)
    recorder.undo(0, n)
    for target in (n, n + 1, 0, 999):
        with pytest.raises(RecordError, match="no move that could be taken back"):
            recorder.undo(0, target)


def test_who_is_not_at_the_table_cannot_take_back() -> None:
    recorder = dealt()
    n = first_move(recorder, 0)
    for seat in (-1, -2, 3):
        with pytest.raises(RecordError, match=f"no seat {seat}"):
            recorder.undo(seat, n, everybody=True)


def test_a_second_ending_has_a_result_of_its_own() -> None:
    recorder = random_game(TALLINN, 2, {}, 3)
    assert recorder.finish() is None
    last = live(recorder.record.entries)[-1]
    recorder.undo(last.seat, last.n, everybody=True)
    recorder.play(*pick(TALLINN.pending(recorder.state), Rng(5)))
    while recorder.state.top >= 0:
        recorder.play(*pick(TALLINN.pending(recorder.state), Rng(5)))
    assert recorder.finish() is not None
    assert resume(TALLINN, read_record(write_record(recorder.record))).state.dump() == recorder.state.dump()


def test_in_the_variant_an_open_tower_of_another_blocks_undo() -> None:
    """Two builders decide one after the other: the first may not go back once the second has decided."""
    rng = Rng(2)
    for seed in range(60):
        recorder = new_game(TALLINN, 2, {"towers": 1})
        rng = Rng(seed)
        asked = -1
        while recorder.state.top >= 0:
            decisions = TALLINN.pending(recorder.state)
            step = TALLINN.words.steps[decisions[0].step]
            if step == "tower-in-order" and asked >= 0 and decisions[0].seat != asked:
                n = first_move(recorder, decisions[0].seat)
                assert recorder.frontier(asked) is None
                assert n == recorder.record.entries[-1].n
                return
            asked = decisions[0].seat if step == "tower-in-order" else -1
            recorder.play(*pick(decisions, rng))
    raise AssertionError("no round with two builders came up")


# ---------------------------------------------------------------------- redaction


def test_others_see_that_somebody_chose_and_only_after_the_reveal_what() -> None:
    recorder = dealt()
    n = first_move(recorder, 0)
    mine, theirs, watching = (redact(recorder.record, seat)[n] for seat in (0, 1, -2))
    assert mine == {"n": n, "seat": 0, "move": recorder.record.entries[n - 1].move}
    assert theirs == watching == {"n": n, "seat": 0, "hidden": True}
    first_move(recorder, 1)
    first_move(recorder, 2)
    assert redact(recorder.record, 1)[n] == mine
    assert redact(recorder.record, 1)[n + 2]["opens"] == {
        str(k): recorder.record.entries[k - 1].move for k in (n, n + 1, n + 2)
    }


def test_draws_are_seen_by_their_owner_only() -> None:
    recorder = dealt()
    draws = [e for e in recorder.record.entries if e.move.startswith("draw")]
    for entry in draws:
        owner = int(entry.move.split()[1])
        for seat in (0, 1, 2, -2):
            assert ("move" in redact(recorder.record, seat)[entry.n]) == (seat == owner)


def test_what_nature_dealt_in_secret_is_never_opened() -> None:
    """Not even where a step says nothing of faces."""
    record = random_game(TALLINN, 3, {"legate": 1}, 8).record
    opened = {n for entry in record.entries for n in entry.opens}
    assert opened
    assert all(record.entries[n - 1].seat >= 0 for n in opened)


def test_a_redacted_record_has_no_sums_and_no_masks() -> None:
    for line in redact(random_game(TALLINN, 2, {}, 1).record, 0):
        assert "sum" not in line
        assert "seen" not in line


def test_start_checks_the_header() -> None:
    header = new_header(TALLINN, {}, ["a", "b"], "test")
    header.options["towers"] = "sideways"
    with pytest.raises(RecordError, match="cannot be 'sideways'"):
        start(TALLINN, header)
