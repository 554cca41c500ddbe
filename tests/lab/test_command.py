"""`hoftag arena`: every mistake is one line that names the field, and nothing is written then."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hoftag.cli.main import guarded

DUEL = ["duel", "tallinn", "--hero", "random", "--rival", "random"]


@pytest.fixture
def arena(capsys, tmp_path, monkeypatch):
    """The command inside this process: exit code, output, errors."""
    monkeypatch.chdir(tmp_path)

    def run(*words: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = guarded(["arena", *[str(word) for word in words]])
        return code, *capsys.readouterr()

    return run


def changed(words: list[str], **given: str) -> list[str]:
    """The words with other values for options, or new options."""
    found = list(words)
    for name, value in given.items():
        option = f"--{name.replace('_', '-')}"
        if option in found:
            found[found.index(option) + 1] = value
        else:
            found += [option, value]
    return found


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (changed(DUEL, hero="deep"), "--hero: tallinn has no bot 'deep'; it has random"),
        (changed(DUEL, rival="deep"), "--rival: tallinn has no bot 'deep'"),
        (changed(DUEL, hero="random@soon"), "--hero: 'soon' is no budget"),
        (changed(DUEL, hero=""), "--hero needs the name of a bot"),
        (changed(DUEL, players="7"), "--players: tallinn is for 2 to 4, not 7"),
        ([*DUEL, "--players", "2", "--players", "2"], "--players names 2 twice"),
        (changed(DUEL, players="4", rival="random,thumb"), "--rival: give one bot, or 3"),
        (changed(DUEL, blocks="0"), "--blocks is at least 1, not 0"),
        (changed(DUEL, shard_blocks="0"), "--shard-blocks is at least 1, not 0"),
        (changed(DUEL, nodes="0"), "--nodes is at least 1, not 0"),
        (changed(DUEL, seconds="0"), "--seconds is above 0, not 0"),
        (changed(DUEL, seconds="nan"), "--seconds is above 0, not nan"),
        (changed(DUEL, seconds="1", nodes="5"), "--nodes and --seconds exclude each other"),
        (changed(DUEL, option="wings=on"), "tallinn has no option 'wings'"),
        (changed(DUEL, option="legate=maybe"), "option 'legate' is one of"),
        (changed(DUEL, workers="-1"), "--workers"),
        (changed(DUEL, seed="-1"), "--seed"),
        ([*DUEL, "--ray", "--workers", "0"], "--workers is at least 1 on Ray"),
        (["duel", "hearts", "--hero", "random", "--rival", "random"], "there is no game 'hearts'"),
        (["duel", "tallinn", "--hero", "random"], "--rival"),
        (["league", "tallinn", "--bots", "random"], "--bots: a league needs two bots"),
        (["league", "tallinn", "--bots", "random,random"], "--bots names a player twice"),
        (["league", "tallinn", "--bots", "random,deep"], "--bots: tallinn has no bot 'deep'"),
        (["resume", "nowhere"], "nowhere: holds no run"),
        (["report", "nowhere"], "nowhere: holds no run"),
        (["report", "nowhere", "--markdown", "--json"], "--markdown and --json exclude each other"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_mistakes_are_one_line_and_change_nothing(words, says, arena, tmp_path):
    code, out, errors = arena(*words)
    assert (code, out, len(errors.splitlines())) == (2, "", 1), errors
    assert says in errors
    assert list(tmp_path.rglob("*")) == []


def test_ray_that_is_missing_is_one_line(arena, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, errors = arena(*DUEL, "--ray")
    assert (code, errors) == (2, "hoftag: --ray needs Ray: install hoftag with the extra 'cluster'\n")
    assert list(tmp_path.rglob("*")) == []


def test_a_duel_is_told_and_goes_on(arena, tmp_path):
    words = [*DUEL, "--players", 2, "--players", 3, "--blocks", 4, "--workers", 0, "--shard-blocks", 2]
    code, out, errors = arena(*words, "--out", tmp_path / "run")
    assert code == 0
    assert "tallinn, 2 players, random - random: 8 games" in out
    assert "tallinn, 3 players, random - random: 12 games" in out
    assert len(re.findall(r"win share \d+\.\d % \(\d+\.\d to \d+\.\d\), by chance", out)) == 2
    assert "8 of 8 games" in errors
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == ["2-players", "3-players"]
    (tmp_path / "run" / "3-players" / "shards" / "0000.json").unlink()
    code, again, errors = arena(*words, "--out", tmp_path / "run")
    assert code == 0
    assert "2 players" not in errors
    assert "12 of 12 games" in errors
    assert [line for line in again.splitlines() if "share" in line] == [
        line for line in out.splitlines() if "share" in line
    ]


def test_the_same_command_finds_its_folder_again(arena, tmp_path):
    words = [*DUEL, "--blocks", 2, "--workers", 0]
    arena(*words)
    arena(*words)
    arena(*changed([str(word) for word in words], seed="2"))
    folders = sorted(path.name for path in (tmp_path / "data" / "hoftag" / "arena").iterdir())
    assert len(folders) == 2
    assert all(name.startswith("tallinn-2p-random-random-") for name in folders)


def test_another_plan_for_the_same_folder_is_one_line(arena, tmp_path):
    words = [*DUEL, "--blocks", 2, "--workers", 0, "--out", tmp_path / "run"]
    arena(*words)
    code, _, errors = arena(*words, "--seed", 5)
    assert (code, len(errors.splitlines())) == (2, 1)
    assert "holds a run with another plan (seed: 1 there, 5 here); choose another --out" in errors


def test_nothing_is_written_where_one_of_several_runs_has_no_room(arena, tmp_path):
    (tmp_path / "run" / "3-players").mkdir(parents=True)
    (tmp_path / "run" / "3-players" / "mine.txt").write_text("dear")
    code, _, errors = arena(*DUEL, "--players", 2, "--players", 3, "--workers", 0, "--out", tmp_path / "run")
    assert (code, len(errors.splitlines())) == (2, 1)
    assert sorted(path.name for path in (tmp_path / "run").rglob("*")) == ["3-players", "mine.txt"]


def test_a_folder_of_runs_goes_on(arena, tmp_path):
    words = [*DUEL, "--players", 2, "--players", 3, "--blocks", 2, "--workers", 0, "--shard-blocks", 1]
    arena(*words, "--out", tmp_path / "run")
    for seats in (2, 3):
        (tmp_path / "run" / f"{seats}-players" / "shards" / "0001.json").unlink()
    code, out, errors = arena("resume", tmp_path / "run", "--workers", 0)
    assert (code, out.count("kept in")) == (0, 2)
    assert "4 of 4 games" in errors
    assert "6 of 6 games" in errors


def test_a_league_and_its_report(arena, tmp_path):
    words = ["league", "tallinn", "--bots", "random,thumb", "--players", 3, "--blocks", 4, "--workers", 0]
    code, out, _ = arena(*words, "--out", tmp_path / "league")
    assert code == 0
    assert re.search(r"thumb: win share \d+\.\d % .* in 4 blocks", out)
    code, out, _ = arena("report", tmp_path / "league")
    assert (code, out) == (0, f"written: {tmp_path / 'league' / 'report.html'}\n")
    assert (tmp_path / "league" / "report.json").is_file()
    code, out, _ = arena("report", tmp_path / "league", "--markdown")
    assert out.count("| tallinn | 3 | ") == 2
    code, out, _ = arena("report", tmp_path / "league", "--json")
    assert '"kind": "league"' in out


def test_the_sequential_test_is_told(arena, tmp_path):
    words = ["duel", "tallinn", "--hero", "thumb", "--rival", "random", "--sprt", "--workers", 0, "--shard-blocks", 10]
    code, out, _ = arena(*words, "--out", tmp_path / "run")
    assert code == 0
    assert "sequential test after 20 blocks: better" in out
    code, out, _ = arena("resume", tmp_path / "run", "--workers", 0)
    assert "sequential test after 20 blocks: better" in out
    assert len(list((tmp_path / "run" / "shards").iterdir())) == 2


HEEDS_CTRL_C = """
import signal

signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may have told them to ignore it
from hoftag.cli.main import run

run()
"""


def test_ctrl_c_ends_cleanly_and_says_how_to_go_on(tmp_path):
    out = tmp_path / "run"
    words = [sys.executable, "-c", HEEDS_CTRL_C, "arena", *DUEL, "--blocks", "40000", "--shard-blocks", "1"]
    with subprocess.Popen(
        [*words, "--workers", "1", "--out", str(out)], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            until = time.monotonic() + 60
            while not list(out.glob("shards/*.json")):
                assert time.monotonic() < until
                assert process.poll() is None
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert errors.splitlines()[-1] == f"hoftag: stopped; go on with: hoftag arena resume {out}"
    assert "Traceback" not in errors
    left = [path for path in out.rglob(".*") if path.is_file()]
    assert left == []


def test_help_is_shown_without_a_command(arena):
    code, out, _ = arena()
    assert code == 0
    for command in ("duel", "league", "resume", "report"):
        assert command in out


def test_no_path_of_this_machine_is_in_a_plan(arena, tmp_path):
    arena(*DUEL, "--blocks", 1, "--workers", 0, "--out", tmp_path / "run")
    assert str(Path.home()) not in (tmp_path / "run" / "plan.json").read_text()
