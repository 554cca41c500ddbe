"""Every mistake is one line on stderr with exit code 2; no traceback is shown unasked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from tests.cli.conftest import Run, run_process

from hoftag import __version__
from hoftag.build import build
from hoftag.cli.main import app

BAD = [
    ["nonsense"],
    ["--nonsense"],
    ["plai", "tallinn"],
    ["play"],
    ["play", "chess"],
    ["play", "tallinn", "extra"],
    ["play", "tallinn", "--players", "7"],
    ["play", "tallinn", "--players", "1"],
    ["play", "tallinn", "--players", "x"],
    ["play", "tallinn", "--players"],
    ["play", "tallinn", "--seat", "4"],
    ["play", "tallinn", "--seat", "-1"],
    ["play", "tallinn", "--players", "2", "--seat", "2"],
    ["play", "tallinn", "--humans", "a"],
    ["play", "tallinn", "--humans", "0,0"],
    ["play", "tallinn", "--humans", ","],
    ["play", "tallinn", "--humans", "9999999999999999999999"],
    ["play", "tallinn", "--humans", "0", "--seat", "0"],
    ["play", "tallinn", "--bots", "grandmaster"],
    ["play", "tallinn", "--players", "2", "--bots", "thumb,thumb"],
    ["play", "tallinn", "--names", "a,b,c"],
    ["play", "tallinn", "--names", "same,same"],
    ["play", "tallinn", "--names", "a-name-that-is-far-too-long-for-a-seat"],
    ["play", "tallinn", "--option", "castle=on"],
    ["play", "tallinn", "--option", "legate=perhaps"],
    ["play", "tallinn", "--option", "towers"],
    ["play", "tallinn", "--option", "legate=on", "--option", "legate=off"],
    ["play", "tallinn", "--option", "chronicle-start-card=on"],
    ["play", "tallinn", "--lang", "fr"],
    ["play", "tallinn", "--seed", "x"],
    ["play", "tallinn", "--edition", "missing.toml"],
    ["play", "tallinn", "--edition", "FOLDER"],
    ["play", "tallinn", "--resume", "missing.jsonl"],
    ["play", "tallinn", "--resume", "FOLDER"],
    ["play", "tallinn", "--resume", "GAME", "--players", "3"],
    ["play", "tallinn", "--resume", "GAME", "--seat", "7"],
    ["play", "tallinn", "--record", "GAME"],
    ["play", "tallinn", "--record", "GAME/below.jsonl"],
    ["menu", "--lang", "klingon"],
    ["games", "--lang", "klingon"],
    ["replay"],
    ["replay", "missing.jsonl"],
    ["replay", "FOLDER"],
    ["replay", "GAME", "--seat", "3"],
    ["replay", "GAME", "--seat", "-1"],
    ["replay", "GAME", "--seat", "0", "--spectator"],
    ["replay", "GAME", "--at", "99999"],
    ["replay", "GAME", "--at", "-1"],
    ["replay", "GAME", "--edition", "missing.toml"],
    ["check"],
    ["check", "missing"],
    ["check", "missing.jsonl"],
    ["check", "missing.toml"],
    ["check", "FOLDER"],
    ["check", "TEXT"],
    ["bench", "--rounds", "0"],
    ["bench", "--games", "chess"],
    ["export"],
    ["export", "chess"],
    ["export", "tallinn", "--format", "xml"],
    ["export", "tallinn", "--out", "missing/folder/file.json"],
    ["edition", "nonsense"],
    ["edition", "check"],
    ["edition", "check", "missing.toml"],
    ["edition", "check", "FOLDER"],
    ["edition", "check", "TEXT"],
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_a_mistake_is_one_line(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    (tmp_path / "some.txt").write_bytes(b"\xff no text")
    places = {"GAME": str(finished), "FOLDER": str(tmp_path / "empty"), "TEXT": str(tmp_path / "some.txt")}
    filled = [argument.replace("GAME", places["GAME"]) for argument in arguments]
    before = finished.read_bytes()
    result = run(*[places.get(argument, argument) for argument in filled], lines=["1"])
    assert result.code == 2
    assert len(result.err.splitlines()) == 1
    assert result.err.startswith("hoftag: ")
    assert "Traceback" not in result.out + result.err
    assert result.out == ""
    assert finished.read_bytes() == before


def test_an_unknown_language_in_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOFTAG_LANG", "xx")
    result = run("games")
    assert (result.code, result.err) == (2, "hoftag: there is no language 'xx'; there are en, de, it\n")


@pytest.mark.parametrize(
    "arguments",
    [["nonsense"], ["play", "tallinn", "--players", "7"], ["replay", "missing.jsonl"], ["check", "missing"]],
)
def test_a_mistake_as_a_process(arguments: list[str]) -> None:
    result = run_process(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1


def fail(*_: object) -> None:
    raise RuntimeError("a planted fault\nwith two lines")


def test_the_unexpected_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoftag.games.registry.game", fail)
    result = run("games")
    assert (result.code, result.out) == (1, "")
    assert len(result.err.splitlines()) == 1
    assert "please report it with the record file" in result.err
    assert "Traceback" not in result.err
    monkeypatch.setenv("HOFTAG_DEBUG", "1")
    assert "Traceback" in run("games").err


@pytest.mark.parametrize("arguments", [["play", "tallinn"], ["replay", "GAME"]])
def test_ctrl_c_is_one_line(run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run(*[str(finished) if argument == "GAME" else argument for argument in arguments])
    assert result.code == 130
    assert len(result.err.splitlines()) == 1


def test_ctrl_c_elsewhere_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hoftag.games.registry.game", interrupt)
    result = run("games")
    assert (result.code, result.err) == (130, "hoftag: stopped\n")


def test_a_broken_pipe_is_silent() -> None:
    command = [sys.executable, "-m", "hoftag.cli", "export", "tallinn"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_terminal_without_our_symbols(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run_process("play", "tallinn", "--seed", 1, "--record", file, typed="quit\n", PYTHONIOENCODING="ascii")
    assert (result.code, result.err) == (0, "")


def test_stray_bytes_in_the_input(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hoftag.cli", "play", "tallinn", "--record", str(tmp_path / "game.jsonl")]
    done = subprocess.run(command, input=b"\xff\xfe\nquit\n", capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# ---------------------------------------------------------------------- help and version


def test_version(run: Run) -> None:
    assert run("--version").out == f"hoftag {__version__} ({build()})\n"


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["-h"], ["edition"], ["play", "--help"], ["replay", "--help"], ["check", "--help"]]
)
def test_help(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.code, result.err) == (0, "")
    assert "Usage: hoftag" in result.out


def test_every_command_and_option_has_a_help_text() -> None:
    root: Any = typer.main.get_command(app)
    found = dict(root.commands)
    playing = {"menu", "play", "replay", "games", "edition"}
    hosting = {"serve", "backup", "restore", "validate-db", "verify"}
    research = {"analyse", "arena", "bench", "dataset", "report", "train"}
    assert set(found) == playing | hosting | research | {"bundle", "check", "export", "soak"}
    for group in ("arena", "edition", "report"):
        found |= {f"{group} {name}": command for name, command in found[group].commands.items()}
    for name, command in found.items():
        assert command.help, name
        assert [parameter.name for parameter in command.params if not parameter.help] == [], name
