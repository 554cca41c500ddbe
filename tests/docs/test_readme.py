"""README and docs are true: snippets run, commands exist, links lead somewhere."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
README = (ROOT / "README.md").read_text()


def test_the_python_snippet_runs_a_game() -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(snippet, "README.md", "exec"), {})
    lines = printed.getvalue().splitlines()
    assert len(lines) == 3
    assert sorted(line.split()[0] for line in lines)[0] == "1"


def commands() -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    return [line.split("#")[0].strip() for block in blocks for line in block.splitlines() if line.startswith("hoftag")]


@pytest.mark.parametrize("command", commands())
def test_every_hoftag_command_of_the_readme_exists(command: str, tmp_path: Path) -> None:
    """Playing reads an empty input and leaves; files named in the text do not exist, which is one clear line."""
    words = shlex.split(command)[1:]
    if words[0] == "play":
        words += ["--record", str(tmp_path / "game.jsonl")]
    if words[0] == "serve":  # tests/server starts and stops it
        words.append("--help")
    done = subprocess.run(
        [sys.executable, "-m", "hoftag.cli", *words],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=tmp_path, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stdout + done.stderr
    assert "No such option" not in done.stderr
    assert "No such command" not in done.stderr
    if "game.jsonl" in command:
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    else:
        assert done.returncode in (0, 130), done.stderr  # 130: left at the first question


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text()):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_picture_shows_the_table_as_it_is() -> None:
    """Made anew by `python tests/docs/make_picture.py`."""
    spec = importlib.util.spec_from_file_location("make_picture", Path(__file__).parent / "make_picture.py")
    assert spec is not None
    assert spec.loader is not None
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert maker.picture() == maker.PICTURE.read_text(), "the table looks different now: draw the picture anew"


@pytest.mark.parametrize("name", ["script/play", "script/test", ".ci/run"])
def test_scripts_are_there_and_executable(name: str) -> None:
    assert (ROOT / name).stat().st_mode & 0o111
