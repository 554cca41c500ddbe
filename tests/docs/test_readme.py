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
    for link, heading in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)", prose(page)):
        if "://" not in link:
            target = page.parent / link if link else page
            assert target.exists(), f"{page.name}: {link}"
            if heading:
                assert heading in headings(target), f"{page.name}: {link}#{heading}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_tables_are_whole(page: Path) -> None:
    """A head, a rule below it, and as many cells in each row: else a page shows bars and hyphens instead of a table."""
    for rows in re.findall(r"(?:^\|.*\n)+", prose(page), re.MULTILINE):
        head, *rest = rows.splitlines()
        assert rest, f"{page.name}: {head}"
        assert re.fullmatch(r"\|(:?-+:?\|)+", rest[0].replace(" ", "")), f"{page.name}: no head: {head}"
        for row in rest:
            assert row.count("|") == head.count("|"), f"{page.name}: {row}"


def prose(page: Path) -> str:
    """A page without its blocks of code, and without bars that stand for themselves."""
    return re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.DOTALL | re.MULTILINE).replace("\\|", "")


def headings(page: Path) -> set[str]:
    """The names by which links lead to the headings of a page."""
    titles = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


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
