"""docs/cases.md is true: its example is a case that passes, and every key of a case is explained."""

import re
from pathlib import Path

from hoftag.check.cases import ASSERTIONS, load_cases
from hoftag.check.runner import run_case
from hoftag.games.registry import game

PAGE = (Path(__file__).parents[2] / "docs" / "cases.md").read_text()


def test_the_example_passes_and_can_fail(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    for text, passes in ((example, True), (example.replace('"sides.0.points" = 5', '"sides.0.points" = 6'), False)):
        file = tmp_path / "example.toml"
        file.write_text(text)
        (case,) = load_cases(file)
        assert (run_case(game("tallinn"), case) == []) == passes


def test_every_key_is_explained() -> None:
    assert [key for key in ASSERTIONS if f"`{key}`" not in PAGE] == []
