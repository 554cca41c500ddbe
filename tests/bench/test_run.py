"""The whole benchmark with tiny slices: what it writes, not how fast anything is."""

import json

import pytest

from hoftag.bench.main import BenchOptions, run
from hoftag.build import build
from hoftag.core.errors import SetupError

TINY = 0.002
GAME_KEYS = {"players", "driven", "inside", "plain_driven", "plain_inside", "clone_us", "determinize_us"}
RATIO_KEYS = {"driven", "inside", "inside_vs_plain", "plain_driven", "clone_vs_hearts", "determinize_vs_clone"}
RATIO_KEYS |= {"everything_vs_inside"}


@pytest.fixture
def without_openspiel(tmp_path, monkeypatch):
    """A machine without OpenSpiel: importing it fails, here and in the workers, which get this path."""
    (tmp_path / "pyspiel.py").write_text("raise ImportError('not here')\n")
    monkeypatch.syspath_prepend(tmp_path)


def test_the_json_has_the_promised_shape(tmp_path, capfd):
    path = tmp_path / "bench.json"
    assert run(BenchOptions(["tallinn"], rounds=2, quick=True, json_path=str(path)), TINY) == 0
    report = json.loads(path.read_text())
    assert set(report) == {"build", "medium_set", "games", "ratios"}
    assert report["build"] == build()
    assert set(report["medium_set"]) == {"driven", "inside", "hearts_clone_us"}
    assert all(number > 0 for number in report["medium_set"].values())
    game = report["games"]["tallinn"]
    assert set(game) >= GAME_KEYS
    assert game["players"] == 4
    ratios = report["ratios"]["tallinn"]
    assert set(ratios) >= RATIO_KEYS
    measured = [game["plain_driven"], game["plain_inside"], ratios["plain_driven"]]
    compiled = [game["driven"], game["inside"], game["clone_us"], game["determinize_us"]]
    compiled += [ratios[key] for key in RATIO_KEYS - {"plain_driven"}]
    assert all(number > 0 for number in measured)
    if build() == "compiled":
        assert all(number > 0 for number in compiled)
    else:
        assert compiled == [None] * len(compiled)
    for key in RATIO_KEYS:
        low, high = ratios["spread"][key] or (None, None)
        assert ratios[key] is None or low <= ratios[key] <= high
    shown = capfd.readouterr().out
    assert "hearts" in shown
    assert ("runs plain" in shown) == (build() == "plain")


@pytest.mark.usefixtures("without_openspiel")
def test_a_dash_leaves_only_json_on_stdout(capfd):
    assert run(BenchOptions(players=2, rounds=1, json_path="-"), TINY) == 0
    captured = capfd.readouterr()
    assert json.loads(captured.out)["games"]["tallinn"]["players"] == 2
    assert "Random playouts" in captured.err


@pytest.mark.usefixtures("without_openspiel")
def test_without_openspiel_it_measures_the_rest_and_says_so(tmp_path, capfd):
    path = tmp_path / "bench.json"
    assert run(BenchOptions(rounds=1, json_path=str(path)), TINY) == 0
    report = json.loads(path.read_text())
    assert report["medium_set"] is None
    assert report["games"]["tallinn"]["plain_driven"] > 0
    ratios = report["ratios"]["tallinn"]
    assert [ratios[key] for key in ("driven", "inside", "plain_driven", "clone_vs_hearts")] == [None] * 4
    lines = [line for line in capfd.readouterr().out.splitlines() if "OpenSpiel" in line]
    assert len(lines) == 1
    assert "extra `bench`" in lines[0]


def test_wrong_wishes_are_refused_before_anything_is_measured(tmp_path):
    with pytest.raises(SetupError, match="no game 'chess'"):
        run(BenchOptions(["chess"]), TINY)
    with pytest.raises(SetupError, match="2 to 4 seats, not 7"):
        run(BenchOptions(["tallinn"], players=7), TINY)
    with pytest.raises(SetupError, match="at least one round"):
        run(BenchOptions(rounds=0), TINY)
    with pytest.raises(SetupError, match="no such folder"):
        run(BenchOptions(json_path=str(tmp_path / "nowhere" / "bench.json")), TINY)
