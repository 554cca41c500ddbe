"""Replaying records: complete, step by step, and without the secrets of others."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run, new_game, play_moves, play_on, write

# Two worlds that differ only in what seat 1 alone knows: its draws, a sealed answer, and the tower it laid.
PUBLIC_START = ["-1: start 0 s1", "-1: start 1 s2", "-1: draw 0 1", "-1: draw 0 2", "-1: draw 0 3"]
WORLDS = [
    [
        "-1: draw 1 4",
        "-1: draw 1 5",
        "-1: draw 1 3",
        "0: play 1a",
        "1: play 3b",
        "1: lay 4",
        "-1: draw 0 4",
        "-1: draw 1 6",
    ],
    [
        "-1: draw 1 7",
        "-1: draw 1 8",
        "-1: draw 1 3",
        "0: play 1a",
        "1: play 3b",
        "1: lay 8",
        "-1: draw 0 4",
        "-1: draw 1 9",
    ],
]
SEALED = ["1: play 5a", "1: play 7b"]


@pytest.fixture
def worlds(tmp_path: Path) -> list[Path]:
    files = []
    for number, (moves, sealed) in enumerate(zip(WORLDS, SEALED, strict=True)):
        (tmp_path / str(number)).mkdir()
        recorder = new_game(2)
        play_moves(recorder, [*PUBLIC_START, *moves, sealed])
        files.append(write(tmp_path / str(number) / "game.jsonl", recorder))
    return files


@pytest.mark.parametrize("viewer", [["--seat", 0], ["--spectator"], []])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_secret_of_another_seat_is_shown(run: Run, worlds: list[Path], viewer: list[object], language: str) -> None:
    first, second = [run("replay", file, "--all", "--lang", language, *viewer) for file in worlds]
    assert first.code == 0
    assert first == second


def test_the_owner_does_see_the_difference(run: Run, worlds: list[Path]) -> None:
    first, second = [run("replay", file, "--all", "--seat", 1).out for file in worlds]
    assert first != second
    assert "You lay card 4 from the hand as a tower." in first
    assert "You play 7b: 1 knight, 1 monk." in second


def test_playing_on_shows_no_secret_either(run: Run, worlds: list[Path]) -> None:
    lines = ["log", "score", "table", "cards", "? 3.2", "why lay 9", "why play 5a"]
    outputs = []
    for file in worlds:
        result = run("play", "tallinn", "--resume", file, "--seat", 0, lines=[*lines, "quit"])
        assert result.code == 0
        outputs.append(result.out.replace(str(file), "FILE"))
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hands_of_others_never_appear(run: Run, finished: Path, seat: int) -> None:
    names = ["Anna", "Bruno", "Clara"]
    result = run("replay", finished, "--all", "--seat", seat)
    assert result.code == 0
    assert "You draw card" in result.out
    for other in names:
        assert f"{other} draws card" not in result.out
        assert f"{other} lays card" not in result.out
        assert f"{other} plays" not in result.out
        assert f"{other} exchanges cards" not in result.out


def test_a_spectator_sees_no_hand(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--all")
    assert result.code == 0
    assert "Your hand" not in result.out
    assert "draws card" not in result.out
    assert "wins with" in result.out


def test_step_by_step(run: Run, finished: Path) -> None:
    result = run("replay", finished, lines=["", "", "b", "20", "9999", "what", "9" * 5000, "q"])
    assert (result.code, result.err) == (0, "")
    shown = [line.split()[1] for line in result.out.splitlines() if line.startswith("Step ")]
    assert shown == ["0", "1", "2", "1", "20"]
    assert result.out.count("There are only the steps") == 2
    assert "Enter: next step" in result.out


def test_beginning_at_a_step(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--at", 30, lines=["b", "q"])
    shown = [line.split()[1] for line in result.out.splitlines() if line.startswith("Step ")]
    assert shown == ["30", "29"]


def test_the_end_of_the_input_is_one_line(run: Run, finished: Path) -> None:
    result = run("replay", finished, lines=[])
    assert result.code == 130
    assert result.err == "hoftag: stopped\n"


def test_an_unfinished_game_with_moves_taken_back(run: Run, tmp_path: Path) -> None:
    recorder = new_game(2, {"chronicle": 1})
    play_on(recorder, 2, 20)
    own = [trace.entry.n for trace in recorder.traces if trace.entry.seat == 0]
    recorder.undo(0, own[0], everybody=True)
    play_on(recorder, 3, 9)
    file = write(tmp_path / "undone.jsonl", recorder)
    for viewer in (["--seat", 0], ["--seat", 1], ["--spectator"]):
        result = run("replay", file, "--all", *viewer)
        assert (result.code, result.err) == (0, "")
        assert f"move {own[0]} and what came after it." in result.out


@pytest.mark.parametrize("width", ["80", "120"])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_nothing_is_wider_than_the_terminal(
    run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch, width: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    result = run("replay", finished, "--all", "--seat", 1, "--lang", language)
    assert max(len(line) for line in result.out.splitlines()) <= int(width)


def test_names_from_a_file_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    recorder = new_game(2, names=["\x1b[2J[red]Eve[/red]\n", "x" * 200])
    play_on(recorder, 1)
    result = run("replay", write(tmp_path / "game.jsonl", recorder), "--all")
    assert result.code == 0
    assert "\x1b" not in result.out
    assert "[red]Eve[/red]" in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80
