"""`hoftag train`: every mistake is one line and writes nothing; what comes out tells how it was made."""

from __future__ import annotations

import pytest

from hoftag.bots.judges import read_net


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "there is no game 'chess'"),
        (["tallinn", "--players", "5"], "tallinn is for 2 to 4 seats, not 5"),
        (["tallinn", "--rounds", "0"], "--workers and --rounds are at least 1"),
        (["tallinn", "--games", "7"], "--games is at least 8, not 7"),
        (["tallinn", "--teacher", "nobody"], "tallinn has no bot 'nobody'"),
        (["tallinn", "--start", "missing.net"], "--start missing.net: there is no such file"),
        (["tallinn", "--expert", "1", "--games", "16"], "--games 16 with --share 8: fewer than 8 games with search"),
        (["augsburg", "--belief", "--warm", "80"], "--belief learns from games of the nets that come along: no --warm"),
        (["augsburg", "--belief", "--start", "own"], "--belief learns from games of the nets that come along: no"),
    ],
)
def test_mistakes_are_told_in_one_line(run, tmp_path, words, says):
    found = run("train", *words, "--out", tmp_path / "out")
    assert found.code == 2
    assert says in found.err
    assert len(found.err.splitlines()) == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("words", "name"), [([], "augsburg-3"), (["--belief"], "augsburg-3-belief")])
def test_a_net_is_trained_and_tells_how(run, tmp_path, words, name):
    words = ["train", "augsburg", "--players", 3, "--rounds", 1, "--games", 8, "--trial", 4, "--workers", 1, *words]
    found = run(*words, "--out", tmp_path)
    assert found.code == 0
    assert f"{name}.net" in found.out.replace("\n", "")
    story = read_net((tmp_path / f"{name}.net").read_bytes()).story
    assert (story["game"], story["seats"], story["games"], story["round"]) == ("augsburg", 3, 8, 1)
    assert story["belief"] is name.endswith("belief")
    assert (tmp_path / "curves.svg").is_file()
    again = run(*words, "--out", tmp_path)
    assert f"{tmp_path}: going on after round 1" in again.out.replace("\n", "")
