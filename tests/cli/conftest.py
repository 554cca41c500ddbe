"""Running the command line: inside this process with lines to type, or as a process of its own."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hoftag.cli.main import guarded
from hoftag.cli.seating import Seating, write_seating
from hoftag.core.contract import NATURE
from hoftag.core.record import new_header, write_record
from hoftag.core.recorder import Recorder, start
from hoftag.core.rng import Rng
from hoftag.games import registry


@dataclass(frozen=True)
class Result:
    """What a run left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def quiet_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No language, colours or saved games of whoever runs the tests."""
    for name in ("HOFTAG_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "HOFTAG_DEBUG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody can foresee without a seed is the same in each run of the tests."""
    monkeypatch.setattr("hoftag.cli.playing.secrets.randbits", random.Random(1520).getrandbits)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "tallinn", lines=[...])` inside this process."""

    def run_here(*arguments: object, lines: Sequence[object] = ()) -> Result:
        typed = "".join(f"{line}\n" for line in lines)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = guarded([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run_here


def run_process(*arguments: object, typed: str = "", **environment: str) -> Result:
    """The same as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "hoftag.cli", *[str(argument) for argument in arguments]],
        input=typed.encode(),
        capture_output=True,
        timeout=120,
        check=False,
        env={**os.environ, **environment},
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def any_numbers(seed: int, count: int = 600) -> list[int]:
    """Numbers to type: enough for any game, some of them not on offer."""
    chance = random.Random(seed)
    return [chance.randint(1, 8) for _ in range(count)]


def new_game(
    seats: int,
    options: dict[str, int] | None = None,
    names: Sequence[str] = (),
    people: int = 1,
    game_id: str = "tallinn",
) -> Recorder[Any, Any]:
    """A game with a record, people on the first seats, bots on the others."""
    game = registry.game(game_id)
    chosen = list(names) or ["Anna", "Bruno", "Clara", "Dino", "Elsa"][:seats]
    recorder = start(game, new_header(game, options or {}, chosen, "test"))
    bot = "thumb"
    write_seating(recorder.record, Seating(chosen, ["human"] * people + [bot] * (seats - people)))
    return recorder


def deal(recorder: Recorder[Any, Any]) -> None:
    """Start cards S1 and S2; the first seat holds 2, 6 and 10, the second 1, 3 and 8."""
    play_moves(recorder, ["-1: start 0 s1", "-1: start 1 s2"])
    play_moves(recorder, [f"-1: draw 0 {card}" for card in (2, 6, 10)])
    play_moves(recorder, [f"-1: draw 1 {card}" for card in (1, 3, 8)])


def play_on(recorder: Recorder[Any, Any], seed: int, moves: int = 10_000) -> None:
    """Play at random, chance included, to the end or for so many moves."""
    rng = Rng(seed)
    for _ in range(moves):
        pending = recorder.game.pending(recorder.state)
        if not pending:
            recorder.finish()
            return
        decision = pending[int(rng.below(len(pending)))]
        chance = decision.seat == NATURE
        number = rng.weighted(decision.weights) if chance else rng.below(len(decision.moves))
        recorder.play(decision.seat, decision.moves[int(number)])


def play_moves(recorder: Recorder[Any, Any], moves: Sequence[str]) -> None:
    """Play moves in notation, each with its seat before it."""
    for text in moves:
        seat, _, notation = text.partition(": ")
        recorder.play(int(seat), recorder.game.words.parse(notation))


def write(path: Path, recorder: Recorder[Any, Any]) -> Path:
    """Save a record."""
    path.write_text(write_record(recorder.record), encoding="utf-8")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game with both expansions."""
    recorder = new_game(3, {"legate": 1, "chronicle": 1})
    play_on(recorder, 4)
    return write(tmp_path / "finished.jsonl", recorder)


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    """A saved game of Anna against a bot before its first move."""
    recorder = new_game(2)
    deal(recorder)
    return write(tmp_path / "dealt.jsonl", recorder)
