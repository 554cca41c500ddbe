"""docs/datasets.md is true: its commands run, its snippet reads what they write, its table tells every column."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pyarrow.parquet as pq
import pytest

from hoftag.cli.main import guarded
from hoftag.games import registry

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "datasets.md").read_text()
(BLOCK,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [shlex.split(line, comments=True)[1:] for line in BLOCK.splitlines()]
POLARS, PANDAS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def shortened(words: list[str]) -> list[str]:
    """The same command with few games and little thought, in this process."""
    pairs = dict(zip(words[2::2], words[3::2], strict=True))
    pairs |= {"--games": "1", "--workers": "0", "--nodes": "2", "--bots": re.sub(r"@\d+", "", pairs["--bots"])}
    return [*words[:2], *[word for pair in pairs.items() for word in pair]]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("HOFTAG_DEBUG", raising=False)


def play(words: list[str]) -> None:
    assert guarded(shortened(words)) == 0


def test_the_snippet_reads_what_the_commands_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in COMMANDS:
        play(words)
    names: dict[str, Any] = {}
    exec(compile(POLARS, "datasets.md", "exec"), names)
    masks, policies, searched = names["masks"], names["policies"], names["searched"]
    assert len(searched) == len(masks) == len(names["observations"]) > 5
    assert names["observations"].shape[1] == len(names["story"]["features"])
    assert (masks.sum(1) == searched["legal"].list.len().to_numpy()).all()
    assert masks[np.arange(len(searched)), searched["action"].to_numpy()].all()
    assert policies.sum(1) == pytest.approx(1, abs=1e-5)
    assert (masks | (policies == 0)).all()
    for name in re.findall(r"^\| `([\w.]+\.\w+)` \|", PAGE, re.MULTILINE):
        assert (tmp_path / "tallinn-mixed" / name).is_file(), name


def test_the_table_tells_every_column(tmp_path: Path) -> None:
    play(COMMANDS[0])
    told = re.findall(r"^\| `(\w+)` \| ([\w ]+) \|", PAGE, re.MULTILINE)
    schema = pq.read_schema(tmp_path / "tallinn-casual" / "00000.parquet")
    kinds = [re.sub(r"<element: (\w+)>", r" of \1", str(column.type)) for column in schema]
    kinds = [re.sub(r"\[\d+\]", "", kind) for kind in kinds]
    assert told == list(zip(schema.names, kinds, strict=True))


def test_pandas_reads_the_same(tmp_path: Path) -> None:
    play(COMMANDS[1])
    names: dict[str, Any] = {}
    exec(compile(PANDAS, "datasets.md", "exec"), names)
    polars = pl.read_parquet("tallinn-mixed/*.parquet")
    assert list(names["rows"].columns) == polars.columns
    assert (names["observations"] == polars["observation"].to_numpy()).all()
    assert names["story"] == json.loads(pl.read_parquet_metadata("tallinn-mixed/00000.parquet")["hoftag"])


def test_figures_and_extras() -> None:
    assert f"{len(registry.game('tallinn').words.moves):,}".replace(",", " ") + " actions" in PAGE
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(re.findall(r"hoftag\[(\w+)\]", PAGE)) == {"dataset"} <= set(extras)
    assert set(re.findall(r"\((\w+\.md)\)", PAGE)) == {"arena.md", "research.md"}
