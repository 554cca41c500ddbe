"""House rules that no linter knows: sizes, suppressions with a reason, nothing left behind."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
NOT_OURS = {".venv", ".venv-test", ".venv-lock", "build", "node_modules", "dist"}
TEXTS = [p for p in ROOT.rglob("*.md") if not NOT_OURS & set(p.relative_to(ROOT).parts)]

LONGEST_MODULE = 400
LONGEST_FUNCTION = 60


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def only_takes_over_fields(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """A constructor of many fields: nothing but a call of the base class and assignments to `self`."""
    return node.name == "__init__" and all(
        isinstance(part, ast.Expr) or (isinstance(part, ast.AnnAssign | ast.Assign) and "self." in ast.unparse(part))
        for part in node.body
    )


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_modules_and_functions_stay_small(path: Path) -> None:
    text = path.read_text()
    assert len(text.splitlines()) <= LONGEST_MODULE
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not only_takes_over_fields(node):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, f"{path.name}: {node.name}"


@pytest.mark.parametrize("path", SOURCES + TESTS, ids=named)
def test_suppressions_name_what_they_silence(path: Path) -> None:
    for line in path.read_text().splitlines():
        if re.search(r"#\s*(type: ignore|noqa)", line) and path != Path(__file__):
            named_rule = re.search(r"type: ignore\[[\w-]+(, ?[\w-]+)*\]|noqa: [A-Z]+\d+", line)
            assert named_rule, f"{path.name}: {line.strip()}"


def test_the_sources_silence_hardly_anything() -> None:
    silenced = [
        f"{named(path)}: {line.strip()}"
        for path in SOURCES
        for line in path.read_text().splitlines()
        if re.search(r"#\s*(type: ignore|noqa)", line)
    ]
    assert len(silenced) <= 4, silenced


@pytest.mark.parametrize("path", SOURCES + TESTS + TEXTS, ids=named)
def test_nothing_is_left_for_later(path: Path) -> None:
    words = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
    assert not [word for word in words if word in path.read_text()]


@pytest.mark.parametrize("path", TESTS, ids=named)
def test_a_skip_names_an_issue(path: Path) -> None:
    for line in path.read_text().splitlines():
        if re.search(r"pytest\.(skip|mark\.skip|mark\.xfail|xfail)", line) and path != Path(__file__):
            assert re.search(r"issue \d+", line), f"{path.name}: {line.strip()}"
