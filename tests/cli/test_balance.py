"""`hoftag report balance`: every mistake is one line, and the same command goes on."""

from __future__ import annotations

import json

import pytest

SMALL = [
    "report",
    "balance",
    "tallinn",
    "--bots",
    "random",
    "--fast-bots",
    "random",
    "--games",
    "6",
    "--fast-games",
    "8",
]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "there is no game 'chess'"),
        (["tallinn", "--players", "7"], "--players: tallinn is for 2 to 4, not 7"),
        (["tallinn", "--players", "2", "--players", "2"], "--players names 2 twice"),
        (["tallinn", "--bots", "deep"], "--bots: tallinn has no bot 'deep'"),
        (["tallinn", "--fast-bots", "deep"], "--fast-bots: tallinn has no bot 'deep'"),
        (["tallinn", "--games", "2"], "--games is at least 3, not 2"),
        (["tallinn", "--fast-games", "5", "--variant-games", "6"], "--variant-games is from 0 to --fast-games, 5"),
        (["tallinn", "--option", "legat=on"], "tallinn has no option 'legat'"),
    ],
)
def test_mistakes_are_told_in_one_line(run, tmp_path, words, says):
    found = run("report", "balance", *words, "--out", tmp_path / "out")
    assert found.code == 2
    assert says in found.err
    assert len(found.err.splitlines()) == 1
    assert not (tmp_path / "out").exists()


def test_a_report_is_written_and_told(run, tmp_path):
    words = [*SMALL, "--variant-games", "0", "--option", "legate=on", "--workers", "0", "--seed", "5"]
    found = run(*words, "--out", tmp_path / "out")
    assert found.code == 0
    assert f"written: {tmp_path / 'out' / 'report.html'}" in found.out
    figures = json.loads((tmp_path / "out" / "report.json").read_text())
    assert figures["options"]["legate"] == "on"
    assert "Cards exchanged" in {item["group"] for item in figures["players"][0]["companies"][1]["components"]}
    page = (tmp_path / "out" / "report.html").read_text()
    assert "--option legate=on --seed 5" in page
    again = run(*words, "--out", tmp_path / "out")
    assert (again.code, again.out) == (0, found.out)
    other = run(*words, "--out", tmp_path / "out", "--games", "9")
    assert other.code == 2
    assert "holds a report with another plan (series differs)" in other.err


def test_without_a_command_there_is_help(run):
    found = run("report")
    assert found.code == 0
    assert "balance" in found.out


def test_ctrl_c_says_how_to_go_on(run, tmp_path, monkeypatch):
    def stopped(*_):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr("hoftag.lab.balance_folder._crew", stopped)
    found = run(*SMALL, "--variant-games", "0", "--out", tmp_path / "out")
    assert found.code == 130
    assert "stopped after 0 of 14 games; the same command goes on" in found.err
