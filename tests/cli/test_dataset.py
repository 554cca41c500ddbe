"""`hoftag dataset`: every mistake is one line and writes nothing; the same command goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from hoftag.lab import dataset_folder
from hoftag.lab.dataset_table import play_dataset_shard

WORDS = ["dataset", "tallinn", "--games", 4, "--bots", "random", "--shard-games", 2, "--workers", 0]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["dataset"], "Missing argument 'GAME'"),
        (["dataset", "tallinn", "--bots", "random"], "--games"),
        (["dataset", "tallinn", "--games", 5], "--bots"),
        (["dataset", "hearts", "--games", 5, "--bots", "random"], "there is no game 'hearts'"),
        ([*WORDS, "--bots", ""], "--bots needs the name of a bot"),
        ([*WORDS, "--bots", "random,deep"], "--bots: tallinn has no bot 'deep'"),
        ([*WORDS, "--bots", "strong@2s"], "--bots: strong@2000ms thinks by the clock"),
        ([*WORDS, "--games", 0], "--games is at least 1, not 0"),
        ([*WORDS, "--players", 9], "--players: tallinn is for 2 to 4, not 9"),
        ([*WORDS, "--option", "wings=on"], "tallinn has no option 'wings'"),
        ([*WORDS, "--nodes", 0], "--nodes"),
        ([*WORDS, "--seed", -1], "--seed"),
        ([*WORDS, "--workers", -1], "--workers"),
    ],
)
def test_mistakes_are_one_line_and_change_nothing(words: list[object], says: str, run: Run, tmp_path: Path) -> None:
    result = run(*words)
    assert (result.code, result.out, len(result.err.splitlines())) == (2, "", 1), result.err
    assert says in result.err
    assert list(tmp_path.rglob("*")) == []


def test_without_pyarrow_the_extra_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run(*WORDS)
    assert (result.code, result.err) == (
        2,
        "hoftag: hoftag dataset needs pyarrow: install hoftag with the extra 'dataset'\n",
    )
    assert list(tmp_path.rglob("*")) == []


def test_the_same_command_finds_its_folder_again(run: Run, tmp_path: Path) -> None:
    first, second = run(*WORDS), run(*WORDS)
    assert first.code == 0
    assert first.out == second.out
    assert first.out.startswith("tallinn 2p random: 4 games, ")
    assert "4 of 4 games" in first.err
    assert second.err == ""
    run(*WORDS, "--seed", 2)
    folders = sorted((tmp_path / "data" / "hoftag" / "datasets").iterdir())
    assert len(folders) == 2
    assert all(folder.name.startswith("tallinn-2p-random-") for folder in folders)
    assert sorted(path.name for path in folders[0].iterdir()) == ["00000.parquet", "00001.parquet", "dataset.json"]


def test_another_dataset_in_the_same_folder_is_one_line(run: Run, tmp_path: Path) -> None:
    run(*WORDS, "--out", tmp_path / "out")
    result = run(*WORDS, "--out", tmp_path / "out", "--seed", 5)
    assert result.code == 2
    assert result.err == (
        f"hoftag: {tmp_path / 'out'}: holds another dataset (seed: 1 there, 5 here); choose another --out\n"
    )


def test_ctrl_c_says_how_to_go_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(plan: object, number: int) -> object:
        if number == 1:
            raise KeyboardInterrupt
        return play_dataset_shard(plan, number)

    monkeypatch.setattr(dataset_folder, "play_dataset_shard", stopped)
    result = run(*WORDS, "--out", tmp_path / "out")
    assert result.code == 130
    assert result.err.splitlines()[-1] == "hoftag: stopped after 2 of 4 games; the same command goes on"
    monkeypatch.undo()
    result = run(*WORDS, "--out", tmp_path / "out")
    assert (result.code, result.out.startswith("tallinn 2p random: 4 games")) == (0, True)
