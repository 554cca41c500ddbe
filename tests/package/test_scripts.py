"""script/play and script/page do what they say, in a copy where pip, the page and the game are stand-ins."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ["bash", "cat", "dirname", "env", "grep", "mkdir", "rm", "tail"]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The script, an environment, a pip that only notes its calls, and a game that tells its arguments."""
    write(tmp_path / "script" / "play", (ROOT / "script" / "play").read_text())
    write(tmp_path / "script" / "page", "#!/bin/sh\necho page >>calls\nexit $(cat page-code)\n")
    (tmp_path / "page-code").write_text("0")
    for name in ["pyproject.toml", "setup.py", "src/hoftag/x.py", "requirements/run.txt"]:
        write(tmp_path / name, "")
    python = f'#!/bin/sh\ncase "$*" in *"-m pip"*) echo pip >>calls;; *) exec {sys.executable} "$@";; esac\n'
    write(tmp_path / ".venv" / "bin" / "python", python)
    write(
        tmp_path / ".venv" / "bin" / "hoftag", '#!/bin/sh\necho "$@"\necho \'{"event": "open"}\' >&2\necho wrong >&2\n'
    )
    return tmp_path


def play(clone: Path, *words: str) -> tuple[list[str], str, list[str]]:
    """What the game was called with, what was said, and what was called before."""
    calls = clone / "calls"
    calls.write_text("")
    done = subprocess.run([str(clone / "script" / "play"), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split(), done.stderr, calls.read_text().split()


def test_play_sets_up_once_builds_the_page_and_serves_it(clone: Path) -> None:
    told, said, calls = play(clone)
    assert told[:2] == ["serve", "--port"]
    assert told[2] in ("8520", "0")
    assert told[3:] == ["--open"]
    assert calls == ["page", "pip", "pip"]
    assert "Installing" in said
    assert "Ctrl-C" in said
    assert play(clone)[2] == ["page"]
    (clone / "src" / "hoftag" / "x.py").write_text("x = 1\n")
    assert play(clone)[2] == ["page", "pip", "pip"]


def test_play_shows_what_goes_wrong_but_not_the_log(clone: Path) -> None:
    said = play(clone)[1]
    assert "wrong" in said
    assert "event" not in said


def test_play_opens_no_browser_unasked_and_passes_options_on(clone: Path) -> None:
    told, _, _ = play(clone, "--no-browser", "--database", "my table.sqlite")
    assert "--open" not in told
    assert told[-3:] == ["--database", "my", "table.sqlite"]


def test_play_in_the_terminal_needs_no_page(clone: Path) -> None:
    told, _, calls = play(clone, "--terminal", "--lang", "de")
    assert told == ["menu", "--lang", "de"]
    assert "page" not in calls


@pytest.mark.parametrize("code", ["3", "1"])
def test_play_without_a_page_says_so_and_opens_the_menu(clone: Path, code: str) -> None:
    (clone / "page-code").write_text(code)
    told, said, _ = play(clone)
    assert told == ["menu"]
    assert "Opening the table in the terminal instead." in said
    assert ("could not be built" in said) == (code == "1")


def test_page_without_node_says_what_is_missing(tmp_path: Path) -> None:
    for name in TOOLS:
        found = shutil.which(name)
        assert found is not None
        (tmp_path / name).symlink_to(found)
    done = subprocess.run(
        [str(tmp_path / "bash"), str(ROOT / "script" / "page")],
        env={**os.environ, "PATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 3
    assert "Node.js" in done.stderr
