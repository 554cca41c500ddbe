"""docs/balance.md is true: its commands can be given, its pages are whole, and its figures are theirs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hoftag.cli.balance import report_app

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "balance.md").read_text(encoding="utf-8")
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in sorted((DOCS / "balance").glob("*.html"))}
COMMANDS = [
    shlex.split(line, comments=True)
    for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
]


@pytest.mark.parametrize("game_id", PAGES)
def test_pages_are_whole(game_id):
    page = PAGES[game_id]
    assert len(page.encode()) < 1_000_000
    assert page.count("<h2>") == 9
    assert page.endswith("</html>\n")
    assert re.findall(r"https?://|@import|url\((?!#)|<script|<img|<link", page) == []
    assert f"balance/{game_id}.html" in TEXT


@pytest.mark.parametrize("game_id", PAGES)
def test_the_command_of_a_page_is_told(game_id):
    (command,) = re.findall(r"<code>(hoftag report .*?)</code>", PAGES[game_id])
    assert shlex.split(command) in COMMANDS


def test_figures_are_those_of_the_pages():
    pages = " ".join(PAGES.values()).replace("&nbsp;", " ")
    figures = re.findall(r"[-+]?\d+(?:\.\d+)?(?: %)? \([-+]?\d+(?:\.\d+)? to [-+]?\d+(?:\.\d+)?\)", TEXT)
    assert len(figures) >= 12
    assert [figure for figure in figures if figure not in pages] == []


def test_options_are_known():
    known = set(
        re.findall(r"--[a-z-]+", CliRunner().invoke(report_app, ["balance", "--help"], env={"COLUMNS": "200"}).output)
    )
    for words in COMMANDS:
        assert words[:3] == ["hoftag", "report", "balance"]
        assert {word for word in words if word.startswith("--")} <= known
