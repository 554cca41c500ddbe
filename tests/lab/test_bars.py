"""The bars of tests/arena are well formed, and a tiny one runs."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from tests.arena import bars
from tests.arena.bars import Bar

from hoftag.bots.levels import LEVELS
from hoftag.bots.search.judge import Judge
from hoftag.games import registry

FOLDER = Path(__file__).parents[1] / "arena"
SCRIPTS = sorted(path.stem for path in FOLDER.glob("*.py") if "tests.arena.bars import" in path.read_text())
SCRIPTS.remove("keep")
TINY = Bar("tallinn", 2, "random", "random", 0.0, blocks=2)


def script(name: str):
    return importlib.import_module(f"tests.arena.{name}")


def test_there_are_scripts():
    assert {"tallinn_steps", "augsburg_steps", "staufer_steps", "master", "against_random", "net_greedy"} <= set(
        SCRIPTS
    )


@pytest.mark.parametrize("name", SCRIPTS)
def test_bars_are_well_formed(name):
    found = script(name).BARS
    assert found
    assert len(set(found)) == len(found)
    for bar in found:
        game = registry.game(bar.game)
        assert game.min_seats <= bar.players <= game.max_seats
        assert (36 if "+" in bar.hero else 100 / bar.players) <= bar.lower < 100
        if bar.options:
            assert bar.plan().options.items() >= dict(option.split("=") for option in bar.options.split()).items()
        assert bar.blocks >= (30 if "ismcts" in bar.rival else 100)
        assert bar.hero != bar.rival
        for text in (bar.hero, bar.rival):
            assert bars.parse_player(text, "player").label == text


@pytest.mark.parametrize("game_id", ["tallinn", "augsburg", "staufer"])
def test_every_step_is_measured_at_every_number_of_players(game_id):
    game = registry.game(game_id)
    counts = list(range(game.min_seats, game.max_seats + 1))
    steps = script(f"{game_id}_steps").BARS
    for hero, rival in bars.STEPS:
        assert [bar.players for bar in steps if (bar.hero, bar.rival) == (hero, rival)] == counts
    for brief in (False,) if game_id == "tallinn" else (True, False):
        found = [bar for bar in script("master").BARS if bar.game == game_id and ("@" in bar.hero) is brief]
        assert [bar.players for bar in found] == counts


def test_every_character_is_measured_in_every_game():
    found = [(bar.game, bar.hero) for bar in script("characters").BARS]
    assert len(found) == 9
    assert {hero for _, hero in found} == {"strong+rival", "strong+bold", "strong+careful"}


def test_a_tiny_bar_runs_and_goes_on(tmp_path, capsys):
    words = ["--workers", "0", "--out", str(tmp_path)]
    assert bars.main([TINY], words) == 0
    out = capsys.readouterr().out
    assert out.startswith("MET    tallinn, 2 players, random - random: ")
    assert "4 games" in out
    assert bars.main([TINY], words) == 0
    captured = capsys.readouterr()
    assert captured.out == out
    assert captured.err == ""  # nothing was played


def test_a_bar_that_is_missed(tmp_path, capsys):
    bar = Bar("tallinn", 2, "random", "thumb", 90.0, blocks=2)
    assert bars.main([bar], ["--workers", "0", "--out", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("MISSED")
    assert "bar 90 %: missed by " in out
    assert "0 of 1 bars met" in out


def test_an_answer_that_is_too_slow_misses(tmp_path, capsys):
    bar = Bar("tallinn", 2, "random", "random", 0.0, blocks=2, p95_ms=0.000001)
    assert bars.main([bar], ["--workers", "0", "--out", str(tmp_path)]) == 1
    assert "missed, 1e-06 is the most" in capsys.readouterr().out


def test_unknown_bots_are_told_before_anything_is_played(tmp_path, capsys):
    deep = Bar("tallinn", 2, "deep", "random", 50.0)
    assert bars.main([TINY, deep], ["--workers", "0", "--out", str(tmp_path)]) == 2
    assert "tallinn has no bot 'deep'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_bars_are_chosen(capsys):
    assert bars.main(script("master").BARS, ["--list", "--players", "5", "--game", "staufer", "--hero", "master"]) == 0
    assert capsys.readouterr().out == "staufer, 5 players, master - strong: 25 %, 100 blocks\n"
    assert bars.main([TINY], ["--players", "4"]) == 2


@pytest.mark.parametrize(("slow", "code"), [(False, 0), (True, 1)])
def test_times_of_levels_are_told_and_held_against_their_limits(slow, code, monkeypatch, capsys):
    times = script("times")
    monkeypatch.setattr(times, "LIMITS", {"novice": 0.0 if slow else 60.0, "casual": 60.0})
    assert times.main(["--game", "staufer", "--players", "3", "--decisions", "3"]) == code
    head, _, line = capsys.readouterr().out.splitlines()
    assert head == "| game | players | novice | casual |"
    assert line.startswith("| staufer | 3 | ")


@pytest.mark.parametrize("measure", ["--worlds 6", "--worlds 6 --real", "--search 120 --worlds 0"])
def test_ways_of_searching_are_compared_at_the_same_questions(measure, capsys):
    """Who thinks alike gains nothing; who knows nothing loses, whether moves are played out or searched longer."""
    words = ["tallinn", "--level", "strong", "--positions", "40", *measure.split()]
    words += ["--way", "nodes=20 power=0", "--way", "nodes=20 power=0 prior=0.05", "--way", "nodes=1 judge=none"]
    assert script("choices").main(words) == 0
    head, own, same, blind = capsys.readouterr().out.splitlines()
    assert head == "tallinn, 2 players, 40 positions"
    assert own.startswith("nodes=20 power=0: +0.0000 ±0.0000, ")
    assert same.startswith("nodes=20 power=0 prior=0.05: +0.0000 ±0.0000, ")
    gain, half = blind.removeprefix("nodes=1 judge=none: ").split(",")[0].split(" ±")
    assert float(gain) + float(half) < 0


@pytest.mark.parametrize("way", ["depth=3", "nodes=many", "paired=yes", "nodes"])
def test_a_way_that_no_level_can_have_is_refused(way, capsys):
    with pytest.raises(SystemExit):
        script("choices").main(["tallinn", "--way", way])
    assert f"'{way}' is nothing that a level can have" in capsys.readouterr().err


def test_what_a_net_says_is_compared_with_what_comes(capsys):
    assert script("calibration").main(["--game", "tallinn", "--players", "3", "--games", "20"]) == 0
    *_, line = capsys.readouterr().out.splitlines()
    game, players, even, own, shared, saved, missed, tenths = line.strip("| ").split(" | ")
    assert (game, players) == ("tallinn", "3")
    assert float(shared) < float(own) < float(even)  # the net knows something, and all seats know more
    assert 0 < float(missed) < 0.3
    assert float(saved.split(" ±")[0]) == pytest.approx(float(own) - float(shared), abs=2e-4)
    came = [float(tenth) for tenth in tenths.split() if tenth != "-"]
    assert len(tenths.split()) == 10
    assert came[0] < 0.25 < came[4]


def test_judges_are_heard_at_boundaries_only():
    class Half(Judge):
        def judge(self, rows):
            return [0.5] * len(rows)

    judge = script("calibration").Listening(Half())
    assert judge.judge([bytearray(1)] * 3) == [0.5] * 3
    assert judge.judge([bytearray(1)]) == [0.5]
    assert judge.heard == [0.5]


def test_only_the_real_position_shows_whether_the_right_worlds_are_thought_of(monkeypatch):
    """A rival's card that nobody else sees: the worlds of a seat do not tell it, the position does."""
    choices = script("choices")
    (question,) = script("times").questions("augsburg", 3, 1)
    view, decision, real = question
    played = []
    for given in (False, True):
        comparison = choices.Comparison("augsburg", 3, [LEVELS["augsburg"]["strong"]], 4, 1, real=given)
        begun = []
        monkeypatch.setattr(comparison._playouts, "rewards", lambda s, *_, begun=begun: begun.append(s) or [0.0] * 3)
        comparison._brought(view, decision, real, decision.moves[:1], 0)
        played.append([s.dump() == real.dump() for s in begun])
    assert played == [[False] * 4, [True] * 4]


def test_what_search_thinks_that_others_hold_is_compared_with_what_they_do(capsys):
    beliefs = script("beliefs")
    assert beliefs.main(["augsburg", "--players", "3", "--positions", "200", "--features", "3"]) == 0
    *_, last = lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + 3 + 1
    dealt, believed = (float(word) for word in re.findall(r"by (\d\.\d+) as", last))
    assert 0.0 < believed < dealt
    with pytest.raises(SystemExit):
        beliefs.main(["tallinn"])
    assert "there is no belief for tallinn with 2 players" in capsys.readouterr().err
