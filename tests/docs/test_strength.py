"""The figures of docs/strength.md are those of the runs that are kept."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from tests.arena.keep import BEGIN, END, KEPT, PAGE, bar_of, kept, table

from hoftag.bots.judges import NETS, read_net
from hoftag.lab.recipe import Recipe


def test_the_table_is_that_of_the_kept_runs() -> None:
    block = PAGE.read_text().partition(BEGIN)[2].partition(END)[0]
    assert block == table(kept())
    assert (KEPT / "shares.svg").is_file()


def test_only_whole_runs_are_kept() -> None:
    for run in kept():
        bar = bar_of(run)
        assert run["finished"]
        assert bar is None or run["blocks"] >= bar.blocks


def _command(story: dict[str, object]) -> str:
    """What `hoftag train` must be told to make a net again: options that are not the usual ones."""
    usual = asdict(Recipe("", 0))
    words = [str(story["game"]), f"--players {story['seats']}"]
    words += ["--belief"] if story.get("belief") else []
    words += [f"--{name} {story[name]}" for name in ("rounds", "games")]
    others = ("seed", "warm", "teacher", "memory", "heat", "rate", "window", "passes", "varied", "expert", "every")
    words += [f"--{name} {story[name]}" for name in others if story.get(name, usual[name]) != usual[name]]
    words += ["--start own"] if story.get("start") else []
    return " ".join(words)


def test_the_page_tells_how_every_net_was_made() -> None:
    page = PAGE.read_text()
    for file in NETS.iterdir():
        if file.name.endswith(".net"):
            story = read_net(file.read_bytes()).story
            minutes = round(cast("int", story["seconds"]) / 60)
            row = f"| {file.name.removesuffix('.net')} | `{_command(story)}` | {minutes} |"
            assert row in page, row
            assert story["round"] == story["rounds"], file.name
            assert len(str(story["commit"])) == 40, file.name
