"""The pieces of work of an analysis, and what is put together from them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.analysis.conftest import TINY, Done, pretended, random_record

from hoftag.analysis.figures import BLUNDER, INACCURACY, MISTAKE, mark_of
from hoftag.analysis.jobs import Settings, Worker, assemble, coarse_to_fine, tasks
from hoftag.analysis.line import line_of
from hoftag.core.errors import SetupError
from hoftag.core.record import Record, read_record, write_record
from hoftag.games import registry

KEYS = "analysis game seats settings finished done of chances decisions luck split turning"
LINES = {
    "chances": "n mean half",
    "decisions": "n seat move best loss half mark others worlds",
    "luck": "from to gain half",
    "split": "seat luck luck_half own own_half rivals rivals_half loss loss_half",
    "turning": "n seat change",
}


@pytest.fixture(scope="module")
def worked(small_text: str) -> Done:
    """All the work of a small game, really done."""
    worker = Worker(small_text, TINY)
    record = read_record(small_text)
    return {name: worker.do(name) for name in tasks(registry.game("tallinn"), record)}


@pytest.mark.parametrize("count", range(40))
def test_coarse_to_fine_leaves_nothing_out(count: int) -> None:
    order = coarse_to_fine(count)
    assert sorted(order) == list(range(count))
    assert order[:2] == sorted({0, count - 1})[:count]


def test_chances_come_first(small: Callable[[], Record]) -> None:
    names = tasks(registry.game("tallinn"), small())
    kinds = list(dict.fromkeys(name.split()[0] for name in names))
    assert kinds == ["chance", "decision", "answer"]
    assert names[0] == "chance 0"
    assert len(set(names)) == len(names)


def test_the_order_of_work_does_not_matter(small_text: str, worked: Done) -> None:
    other = Worker(small_text, TINY)
    for name in list(reversed(worked))[::3]:
        assert other.do(name) == worked[name]
    again = Worker(small_text, Settings(TINY.playouts, TINY.worlds, TINY.nodes, TINY.seed + 1))
    assert [again.do(name) for name in list(worked)[:9]] != [worked[name] for name in list(worked)[:9]]


def test_what_cannot_be_done_is_refused(small_text: str) -> None:
    worker = Worker(small_text, TINY)
    for name in ("chance", "chance 99999", "decision 1", "answer x", "luck 3"):
        with pytest.raises(SetupError, match="nothing to do"):
            worker.do(name)


def test_the_analysis_has_its_shape(small: Callable[[], Record], worked: Done) -> None:
    told = assemble(registry.game("tallinn"), small(), TINY, worked)
    assert list(told) == KEYS.split()
    for part, keys in LINES.items():
        assert all(list(line) == keys.split() for line in told[part]), part
    assert told["done"] == told["of"] == len(worked)
    assert told == json.loads(json.dumps(told))
    assert [line["n"] for line in told["chances"]] == sorted(line["n"] for line in told["chances"])
    for line in told["chances"]:
        assert sum(line["mean"]) == pytest.approx(1)
    assert told["chances"][-1]["half"] == [0, 0]
    assert sorted(told["chances"][-1]["mean"]) in ([0, 1], [0.5, 0.5])
    assert all(len(line["others"]) <= 3 for line in told["decisions"])


def together(line: dict[str, Any]) -> float:
    """Luck, own choices and others' choices."""
    return float(line["luck"] + line["own"] + line["rivals"])


@pytest.mark.parametrize(("game_id", "seats"), [("tallinn", 2), ("tallinn", 4), ("augsburg", 4), ("staufer", 3)])
@pytest.mark.parametrize("moves", [10_000, 30])
def test_luck_and_choices_add_up(game_id: str, seats: int, moves: int) -> None:
    record = random_record(game_id, seats, 4, moves)
    settings = Settings(playouts=5)
    told = assemble(registry.game(game_id), record, settings, pretended(record, 5, 1))
    assert told["finished"] == (moves == 10_000)
    first, last = told["chances"][0]["mean"], told["chances"][-1]["mean"]
    for seat, line in enumerate(told["split"]):
        assert together(line) == pytest.approx(last[seat] - first[seat], abs=1e-9)
        assert line["luck"] == pytest.approx(sum(block["gain"][seat] for block in told["luck"]), abs=1e-9)
        losses = [decision["loss"] for decision in told["decisions"] if decision["seat"] == seat]
        assert line["loss"] == pytest.approx(sum(losses), abs=1e-9)


def test_a_lost_block_breaks_the_sum() -> None:
    record = random_record("augsburg", 3, 4)
    done = pretended(record, 5, 1)
    told = assemble(registry.game("augsburg"), record, Settings(playouts=5), done)
    answers = [name for name in done if name.startswith("answer")]
    for name in answers[: len(answers) // 2]:
        del done[name]
    part = assemble(registry.game("augsburg"), record, Settings(playouts=5), done)
    assert [together(line) for line in told["split"]] != pytest.approx([together(line) for line in part["split"]])


def test_a_part_of_the_work_is_told(small: Callable[[], Record], worked: Done) -> None:
    game = registry.game("tallinn")
    names = tasks(game, small())
    for count in (0, 1, 5, len(names) // 2, len(names) - 1):
        done = {name: worked[name] for name in names[:count]}
        told = assemble(game, small(), TINY, done)
        assert (told["done"], told["of"]) == (count, len(names))
        chances = sum(name.startswith("chance") for name in done)
        assert len(told["chances"]) == chances + 1  # and the end, which needs no work
        assert len(told["decisions"]) == sum(name.startswith("decision") for name in done)


def test_turning_points_are_the_largest_changes() -> None:
    """A made-up game in which every playout is won by one seat up to a certain position, then by the other."""
    record = random_record("staufer", 2, 6)
    game = registry.game("staufer")
    blocks = line_of(game, record).blocks
    turn = next(block for block in blocks[len(blocks) // 2 :] if block.choices)
    done = {f"chance {block.start}": {"won": [1 if block.start <= turn.start else 2] * 48} for block in blocks}
    turning = assemble(game, record, Settings(), done)["turning"]
    assert turning[0] == {"n": turn.choices[0].n, "seat": turn.choices[0].seat, "change": [-1.0, 1.0]}
    assert len(turning) <= 2  # that one, and perhaps the end
    alike = {name: {"won": [1, 2] * 24} for name in done}
    assert [line["n"] for line in assemble(game, record, Settings(), alike)["turning"]] == [blocks[-1].last]


def test_marks_need_certainty() -> None:
    assert mark_of(BLUNDER, 0.14) == "blunder"
    assert mark_of(BLUNDER - 0.01, 0.05) == "mistake"
    assert mark_of(MISTAKE - 0.01, 0.05) == "inaccuracy"
    assert mark_of(INACCURACY - 0.01, 0.001) == ""
    assert mark_of(0.5, 0.5) == ""
    assert mark_of(-0.2, 0.1) == ""


def test_a_changed_record_is_refused(small_text: str) -> None:
    lines = write_record(read_record(small_text)).splitlines()
    with pytest.raises(Exception, match="line 3"):
        Worker("\n".join([*lines[:2], *lines[3:]]), TINY)
