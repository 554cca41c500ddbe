"""`hoftag analyse`: what it prints, what it keeps, and how it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from tests.analysis.conftest import TINY, pretended, random_record

from hoftag.analysis.crew import work_off
from hoftag.analysis.jobs import Settings, Worker, tasks
from hoftag.analysis.kept import Kept, KeptError
from hoftag.cli.analysing import NODES, PLAYOUTS, WORLDS
from hoftag.cli.analysistable import curve
from hoftag.cli.main import guarded
from hoftag.core.record import read_record, write_record
from hoftag.games import registry

LITTLE = ["--playouts", "3", "--worlds", "2", "--nodes", "4", "--seed", "7", "--workers", "0"]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command inside this process: exit code, what it printed, what it complained of."""
    for name in ("HOFTAG_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "110")

    def run_here(*arguments: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = guarded(["analyse", *[str(argument) for argument in arguments]])
        return (code, *capsys.readouterr())

    return run_here


@pytest.fixture
def file(tmp_path: Path, small_text: str) -> Path:
    """The record of a small game."""
    path = tmp_path / "small.jsonl"
    path.write_text(small_text, encoding="utf-8")
    return path


@pytest.fixture
def kept(tmp_path: Path, small_text: str) -> Path:
    """Results of the whole work, as if it had been done."""
    path = tmp_path / "kept.jsonl"
    results = Kept(path, small_text, TINY)
    for name, result in pretended(read_record(small_text), TINY.playouts, 3).items():
        if name.startswith("decision"):
            result |= {"best": "no-tower", "half": 0.01}
        results.add(name, result)
    return path


def test_the_defaults_are_those_of_the_settings() -> None:
    assert asdict(Settings()) == {"playouts": PLAYOUTS, "worlds": WORLDS, "nodes": NODES, "seed": 1}


HEADS = {
    "en": ["Chances to win", "Decisions that cost", "blunder", "Own choices", "Turning points"],
    "de": ["Gewinnchancen", "Entscheidungen, die", "Patzer", "Eigene Wahl", "Wendepunkte"],
    "it": ["Probabilità", "Decisioni che", "svista grave", "Scelte proprie", "Punti di svolta"],
}


@pytest.mark.parametrize("language", HEADS)
def test_it_tells_everything_in_every_language(run: Run, file: Path, kept: Path, language: str) -> None:
    code, out, err = run(file, *LITTLE, "--out", kept, "--lang", language)
    assert (code, err) == (0, "")
    for head in HEADS[language]:
        assert head in out
    assert "Anna" in out
    assert "analysis-" not in out


def test_it_tells_one_seat(run: Run, file: Path, kept: Path) -> None:
    told = {
        seat: json.loads(run(file, *LITTLE, "--out", kept, "--json", "-", *seat)[1]) for seat in [(), ("--seat", 1)]
    }
    everything, own = told.values()
    assert {line["seat"] for line in everything["decisions"]} == {0, 1}
    assert own["decisions"] == [line for line in everything["decisions"] if line["seat"] == 1]
    assert "Bruno" in run(file, *LITTLE, "--out", kept, "--seat", 1, "--lang", "en")[1]


def test_it_goes_on_where_it_stopped(
    run: Run, file: Path, small_text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    did: list[str] = []
    do = Worker.do

    def counted(self: Worker, task: str) -> dict[str, Any]:
        if len(did) == 20:
            raise KeyboardInterrupt
        did.append(task)
        return do(self, task)

    monkeypatch.setattr(Worker, "do", counted)
    out = tmp_path / "out.jsonl"
    names = tasks(registry.game("tallinn"), read_record(small_text))
    code, _, err = run(file, *LITTLE, "--out", out, "--json", "-")
    assert (code, did) == (130, names[:20])
    assert err == f"hoftag: stopped after 20 of {len(names)} pieces of work; the same command goes on\n"
    with out.open("a") as torn:
        torn.write('{"task":"chance 3","res')
    monkeypatch.setattr(Worker, "do", lambda self, task: did.append(task) or do(self, task))
    code, text, err = run(file, *LITTLE, "--out", out, "--json", "-")
    assert (code, err, did) == (0, "", names)
    monkeypatch.setattr(Worker, "do", do)
    assert text == run(file, *LITTLE, "--json", "-")[1]
    assert json.loads(text)["done"] == len(names)


def test_processes_find_the_same(small_text: str) -> None:
    names = tasks(registry.game("tallinn"), read_record(small_text))[::9]
    alone = dict(work_off(small_text, TINY, None, names, 0))
    assert dict(work_off(small_text, TINY, None, names, 2)) == alone


def test_results_of_something_else_are_refused(run: Run, file: Path, kept: Path, small_text: str) -> None:
    code, out, err = run(file, *LITTLE, "--worlds", 3, "--out", kept)
    assert (code, out) == (2, "")
    assert err == f"hoftag: {kept}: is no analysis of this record with these settings; give another --out\n"
    with pytest.raises(KeptError):
        Kept(kept, small_text.replace("Anna", "Anne"), TINY)
    for foreign in ("no JSON at all\n", "[1]\n", '{"analysis":1'):
        kept.write_text(foreign)
        with pytest.raises(KeptError):
            Kept(kept, small_text, TINY)
        assert kept.read_text() == foreign


def test_mistakes_are_told_in_one_line(run: Run, file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text(file.read_text()[:500])
    foreign = tmp_path / "foreign.jsonl"
    record = random_record("tallinn", 2, 11)
    record.header.edition = "other-1"
    foreign.write_text(write_record(record))
    for arguments, words in (
        ([tmp_path / "none.jsonl"], "No such file"),
        ([broken], "broken.jsonl: line"),
        ([foreign], "give that file with --edition"),
        ([file, "--seat", 2], "there is no seat 2; the seats are 0 to 1"),
        ([file, "--playouts", 1], "--playouts"),
        ([file, "--json", tmp_path / "none" / "a.json"], "there is no such folder"),
        ([file, "--lang", "xx"], "xx"),
    ):
        code, out, err = run(*arguments)
        assert (code, out) == (2, "")
        assert words in err
        assert err.count("\n") == 1


def test_json_goes_into_a_file(run: Run, file: Path, kept: Path, tmp_path: Path) -> None:
    target = tmp_path / "a.json"
    code, out, _ = run(file, *LITTLE, "--out", kept, "--json", target, "--lang", "en")
    assert code == 0
    assert "Turning points" in out
    assert json.loads(target.read_text())["analysis"] == 1


def test_a_curve_rises_and_falls() -> None:
    assert curve([(0, 0.0), (5, 0.5), (10, 1.0)], 11) == "▁▁▁▁▁▅▅▅▅▅█"
    assert curve([(0, 0.25)], 3) == "▃▃▃"
