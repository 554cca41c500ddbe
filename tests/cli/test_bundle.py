"""`hoftag bundle` makes a report of a game, `hoftag check` reproduces it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.table.playing import finished

from hoftag.core.record import write_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(write_record(finished("tallinn", 1).record), encoding="utf-8")
    return path


def test_an_open_report_needs_nothing_else(run: Run, record: Path, tmp_path: Path) -> None:
    report = tmp_path / "trouble.bundle"
    made = run("bundle", record, report, "--at", 40)
    assert (made.code, made.err) == (0, "")
    told = json.loads(report.read_text())
    assert told["entries"] == 40
    assert set(told["versions"]) == {"hoftag", "build"}
    checked = run("check", report)
    assert (checked.code, checked.out) == (0, "0 cases, 1 records: all well\n")
    report.write_text(json.dumps({**told, "state": "0" * 16}))
    failed = run("check", report)
    assert failed.code == 1
    assert "leads to the state" in failed.out


def test_a_sealed_report_needs_the_record(run: Run, record: Path, tmp_path: Path) -> None:
    report = tmp_path / "trouble.bundle"
    assert run("bundle", record, report, "--at", 40, "--seat", 1).code == 0
    assert "record" not in json.loads(report.read_text())
    alone = run("check", report)
    assert alone.code == 1
    assert "give the record of its match as well" in " ".join(alone.out.split())
    assert run("check", report, record).out == "0 cases, 2 records: all well\n"


def test_a_game_of_the_terminal_is_reported_too(run: Run, tmp_path: Path) -> None:
    record, report = tmp_path / "terminal.jsonl", tmp_path / "trouble.bundle"
    assert run("play", "tallinn", "--humans", "none", "--seed", 1, "--record", record).code == 0
    assert run("bundle", record, report).code == 0
    assert run("check", report).code == 0
    assert run("bundle", record, report, "--seat", 0, "--at", 30).code == 0
    assert run("check", report, record).code == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--at", "0"], "--at should be from 1"),
        (["--at", "9999"], "--at should be from 1"),
        (["--seat", "7"], "--seat should be from 0 to 1"),
    ],
)
def test_mistakes_name_their_option(run: Run, record: Path, tmp_path: Path, arguments: list[str], told: str) -> None:
    wrong = run("bundle", record, tmp_path / "trouble.bundle", *arguments)
    assert (wrong.code, wrong.out) == (2, "")
    assert told in wrong.err
    assert not (tmp_path / "trouble.bundle").exists()


def test_a_missing_report_is_told(run: Run, tmp_path: Path) -> None:
    assert "there is no such file" in run("check", tmp_path / "none.bundle").err
