"""Games side by side: ratios from samples made by hand, and a run with tiny slices."""

import json

import pytest

from hoftag.bench import openspiel, ours
from hoftag.bench.batches import BatchFigures, Batching, batches_json
from hoftag.bench.figures import Ratio
from hoftag.bench.main import BenchOptions, run
from hoftag.bench.timing import BATCH, stepping
from hoftag.build import build
from hoftag.core.errors import SetupError

MINE = Batching("ours", "tallinn", 2)
TWICE = Batching("ours", "tallinn", 2, workers=2)
THEIRS = Batching("pgx", "leduc_holdem")


def by_hand() -> BatchFigures:
    """Three rounds, in the last of which the machine is twice as fast."""
    figures = BatchFigures("compiled", ["openspiel"])
    for speed, theirs in ((1, 100), (1, 50), (2, 100)):
        for measure, decisions in ((MINE, 100), (TWICE, 180), (THEIRS, theirs)):
            sample = {"decisions": decisions * speed, "seconds": 1.0, "processor": 0.5 if measure is MINE else 1.0}
            figures.samples.setdefault(measure, []).append(sample)
    return figures


@pytest.fixture
def without_peers(tmp_path, monkeypatch):
    """A machine without OpenSpiel and pgx: importing them fails, here and in the workers, which get this path."""
    for name in ("pyspiel", "pgx"):
        (tmp_path / f"{name}.py").write_text("raise ImportError('not here')\n")
    monkeypatch.syspath_prepend(tmp_path)


def test_ratios_are_taken_within_the_rounds():
    figures = by_hand()
    assert figures.middle(MINE) == 100
    assert figures.middle(MINE, "processor") == 200
    assert figures.middle(TWICE, "processor") is None  # other processes spent it
    assert figures.against(MINE, THEIRS) == Ratio(2, 2, 4)  # by processor time
    assert figures.against(TWICE, THEIRS) == Ratio(1.8, 1.8, 3.6)


def test_the_report_names_what_was_measured():
    report = batches_json(by_hand())
    assert report["missing"] == ["openspiel"]
    assert report["decisions"] == {
        "tallinn (2), 1 process": 100,
        "tallinn (2), 2 processes": 180,
        "pgx leduc_holdem": 100,
    }
    assert report["ratios"]["tallinn (2), 2 processes"] == {"pgx leduc_holdem": [1.8, 1.8, 3.6]}


def test_steps_are_counted_until_the_time_is_over():
    steps = []
    sample = stepping(lambda: len(steps.append(1) or steps), 0.0)
    assert sample["decisions"] == len(steps) == 1
    assert sample["seconds"] > 0
    assert sample["processor"] > 0


def test_a_step_is_a_decision_in_each_game():
    assert ours.batch("tallinn", 2, 1, True, 0.0)["decisions"] == BATCH
    assert openspiel.batch("leduc_poker", 0.0)["decisions"] == openspiel.FEW


@pytest.mark.usefixtures("without_peers")
def test_without_peers_it_measures_ours_and_says_so(tmp_path, capfd):
    path = tmp_path / "batches.json"
    assert run(BenchOptions(players=2, rounds=1, json_path=str(path), batches=True), 0.001) == 0
    report = json.loads(path.read_text())
    assert report["build"] == build()
    assert report["missing"] == ["pgx", "openspiel"]
    assert list(report["decisions"]) == [
        "tallinn (2), 1 process",
        "tallinn (2), 2 processes",
        "tallinn (2), 1 process, bare",
        "tallinn (2), 2 processes, bare",
    ]
    assert all(number > 0 for number in report["decisions"].values())
    shown = capfd.readouterr().out
    assert "pgx is missing" in shown
    assert "extra `pgx`" in shown
    assert "extra `bench`" in shown


def test_wrong_wishes_are_refused():
    with pytest.raises(SetupError, match="2 to 4 seats, not 7"):
        run(BenchOptions(["tallinn"], players=7, batches=True), 0.001)
