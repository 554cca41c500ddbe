"""What the page knows of every game beforehand is what the engine says now."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from hoftag.core import contract
from hoftag.games.registry import game, ids

WEB = Path(__file__).parents[2] / "web"


def script() -> Any:
    """`web/script/words.py` as a module."""
    spec = spec_from_file_location("words", WEB / "script" / "words.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("id", ids())
def test_words_of_the_page_are_up_to_date(id: str) -> None:
    kept = json.loads((WEB / "src" / "generated" / f"{id}.words.json").read_text(encoding="utf-8"))
    now = json.loads(json.dumps(script().words_of(game(id))))
    if not contract.__file__.endswith(".py"):  # the compiled build has no docstrings, which name the rules of a step
        assert kept.pop("told").keys() == now.pop("told").keys()
    assert kept == now, "run web/script/words.py"
    spoken = json.loads((WEB / "test" / "spoken" / f"{id}.json").read_text(encoding="utf-8"))
    assert spoken == json.loads(json.dumps(script().spoken(game(id), 3))), "run web/script/words.py"
