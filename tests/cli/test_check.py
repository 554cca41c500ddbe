"""`hoftag check` on good and bad records, cases and folders; `hoftag edition check`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tests.cli.conftest import Run, new_game, play_on, write

from hoftag.games.tallinn.box import BUILTIN

GOOD_CASE = """
[[case]]
rule = ["TAL-2.1"]
title = "three players are fine"
seats = 3
step = "select"
"""
BAD_CASE = GOOD_CASE.replace('"select"', '"towers"')


def test_good_records(run: Run, finished: Path, tmp_path: Path) -> None:
    recorder = new_game(2)
    play_on(recorder, 2, 30)
    unfinished = write(tmp_path / "unfinished.jsonl", recorder)
    result = run("check", finished, unfinished)
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines()[-1] == "0 cases, 2 records: all well"


def tampered(text: str) -> str:
    """One move changed, all sums as they were."""
    lines = text.splitlines(keepends=True)
    lines[20] = lines[20].replace('"seat":', '"seat": ').replace("draw", "dra")
    return "".join(lines)


def of_another_game(text: str) -> str:
    """A header that names another game, with sums that fit."""
    return resummed(text, "game", "chess")


def resummed(text: str, key: str, value: str) -> str:
    """Change a field of the header and let all sums fit again."""
    import hashlib

    chain = ""
    lines = []
    for number, line in enumerate(text.splitlines()):
        data = json.loads(line)
        del data["sum"]
        if number == 0:
            data[key] = value
        canonical = json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
        chain = hashlib.sha256((chain + canonical).encode()).hexdigest()[:12]
        lines.append(json.dumps({**data, "sum": chain}))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: text[:-30], "line"),
        (tampered, "line 21"),
        (of_another_game, "there is no game 'chess'"),
        (lambda text: resummed(text, "hash", "0000"), "give that file with --edition"),
        (lambda text: resummed(text, "rules", "0"), "the record follows rules 0"),
        (lambda text: "this is no JSON\n" + text, "line 1"),
        (lambda text: "", "line 1: the record is empty"),
        (lambda text: "[]\n", "line 1"),
        (lambda text: text.splitlines()[1] + "\n", "line 1"),
        (lambda text: "".join(text.splitlines(keepends=True)[:10] + text.splitlines(keepends=True)[12:]), "line 11"),
    ],
    ids=["truncated", "tampered", "game", "edition", "rules", "json", "empty", "list", "headless", "gap"],
)
def test_bad_records(run: Run, finished: Path, tmp_path: Path, spoil, message: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(spoil(finished.read_text(encoding="utf-8")), encoding="utf-8")
    result = run("check", file)
    assert (result.code, result.err) == (1, "")
    first, last = result.out.splitlines()
    assert first.startswith(f"{file}: ")
    assert message in first
    assert last == "0 cases, 1 records: 1 failed"
    replayed = run("replay", file, "--all")
    assert (replayed.code, replayed.out) == (2, "")
    assert len(replayed.err.splitlines()) == 1


def test_a_record_that_is_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("check", file).code == 1
    assert run("replay", file).code == 2


def test_records_of_another_edition(run: Run, tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(BUILTIN.read_text(encoding="utf-8").replace('id = "hoftag-1"', 'id = "mine"'), encoding="utf-8")
    record = tmp_path / "game.jsonl"
    played = run("play", "tallinn", "--humans", "none", "--edition", edition, "--seed", 1, "--record", record)
    assert played.code == 0
    assert run("check", record).code == 1
    assert run("check", record, "--edition", edition).code == 0
    assert run("replay", record, "--all").code == 2
    assert run("replay", record, "--all", "--edition", edition).code == 0


def test_cases_and_coverage(run: Run, tmp_path: Path, finished: Path) -> None:
    folder = tmp_path / "cases"
    folder.mkdir()
    (folder / "good.toml").write_text(GOOD_CASE, encoding="utf-8")
    shutil.copy(finished, folder / "game.jsonl")
    result = run("check", folder)
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[-1] == "1 cases, 1 records: all well"
    assert lines[0].startswith("tallinn: 1 of ")
    assert lines[0].endswith("rule ids covered")
    assert lines[1].startswith("TAL-1.1 0")
    assert lines[-2].endswith("TAL-2.1 1")


def test_a_failing_case(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(BAD_CASE, encoding="utf-8")
    result = run("check", file)
    assert (result.code, result.err) == (1, "")
    assert "bad.toml: three players are fine: step: expected towers, got select" in result.out
    assert result.out.splitlines()[-1] == "1 cases, 0 records: 1 failed"


def test_a_rule_that_does_not_exist_is_noticed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cases.toml").write_text(GOOD_CASE.replace('"TAL-2.1"', '"TAL-2.1", "TAL-99.9"'), encoding="utf-8")
    result = run("check", tmp_path)
    assert (result.code, result.err) == (1, "")
    assert "TAL-99.9: is cited, but no game has such a rule" in result.out


@pytest.mark.parametrize(
    "text",
    ["[[case]\n", "[[case]]\nrule = ['TAL-1.1']\n", GOOD_CASE.replace("TAL", "XYZ"), "\ud800"],
    ids=["toml", "incomplete", "unknown rules", "no text"],
)
def test_unreadable_cases(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(text.encode("utf-8", errors="surrogatepass"))
    result = run("check", file)
    assert result.code == 2
    assert len(result.err.splitlines()) == 1
    assert "bad.toml" in result.err


# ---------------------------------------------------------------------- editions


def test_a_sound_edition(run: Run) -> None:
    result = run("edition", "check", BUILTIN)
    assert (result.code, result.err) == (0, "")
    assert "Edition hoftag-1, hash " in result.out
    assert "influence: reconstructed" in result.out


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("knight = 1, coin = true", "knight = 1", "two coin halves"),
        ('id = "hoftag-1"', "", "edition.id: is missing"),
        ('game = "tallinn"', 'game = "chess"', "there is no game 'chess'"),
        ("[edition]", "[edition", "is not TOML"),
        ("[start]", "[starts]", "start: is missing"),
        ('source = "rulebook"', 'source = "hearsay"', "not one of rulebook"),
    ],
)
def test_an_unsound_edition(run: Run, tmp_path: Path, old: str, new: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    text = BUILTIN.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    for arguments in (["edition", "check", file], ["play", "tallinn", "--edition", file]):
        result = run(*arguments)
        if message == "there is no game 'chess'" and arguments[0] == "play":
            message = "is 'chess', not 'tallinn'"
        assert result.code == 2
        assert len(result.err.splitlines()) == 1
        assert message in result.err
