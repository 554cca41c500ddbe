"""docs/arena.md is true: its commands run, and its files, extras and scripts are there."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from hoftag.cli.main import guarded
from hoftag.lab import cluster

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "arena.md").read_text()


def lines() -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [line.split("  #")[0].strip() for line in "".join(blocks).splitlines() if line.strip()]


COMMANDS = [shlex.split(line)[1:] for line in lines() if line.startswith("hoftag ")]


def shortened(words: list[str]) -> list[str]:
    """The same command with few blocks, in this process."""
    if "--blocks" in words:
        words = [*words[: words.index("--blocks")], *words[words.index("--blocks") + 2 :]]
    return [*words, "--blocks", "1", "--workers", "0"]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("HOFTAG_DEBUG", raising=False)


@pytest.mark.parametrize("words", [words for words in COMMANDS if words[1] in ("duel", "league")], ids=" ".join)
def test_commands_play(words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    on_ray = "--ray" in words or "--ray-address" in words
    if on_ray:

        def missing(name: str) -> None:
            raise ImportError(name)

        monkeypatch.setattr(cluster, "import_module", missing)
        words = [*words, "--workers", "1"]
    code = guarded(words if on_ray else shortened(words))
    captured = capsys.readouterr()
    if on_ray:
        assert (code, captured.err) == (2, "hoftag: --ray needs Ray: install hoftag with the extra 'cluster'\n")
    else:
        assert (code, "win share" in captured.out) == (0, True), captured.err


def test_the_report_and_the_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (report,) = [words for words in COMMANDS if words[1] == "report"]
    run = ["arena", "duel", "tallinn", "--hero", "random", "--rival", "random", "--workers", "0", "--blocks", "40"]
    assert guarded([*run, "--out", f"{report[2]}/one"]) == 0
    capsys.readouterr()
    assert guarded(report) == 0
    assert "| tallinn | 2 | random | random |" in capsys.readouterr().out
    for name in re.findall(r"^\| `([\w/.]+)` \|", PAGE, re.MULTILINE):
        assert (tmp_path / report[2] / "one" / name).is_file(), name


def test_extras_and_scripts_are_there() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(re.findall(r"hoftag\[(\w+)\]", PAGE)) == {"lab", "cluster"} <= set(extras)
    scripts = re.findall(r"python -m tests\.arena\.(\w+)", PAGE)
    assert scripts
    for name in scripts:
        assert (ROOT / "tests" / "arena" / f"{name}.py").is_file()
