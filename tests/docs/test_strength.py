"""The figures of docs/strength.md are those of the runs that are kept."""

from __future__ import annotations

from tests.arena.keep import BARS, BEGIN, END, KEPT, PAGE, kept, table


def test_the_table_is_that_of_the_kept_runs() -> None:
    block = PAGE.read_text().partition(BEGIN)[2].partition(END)[0]
    assert block == table(kept())
    assert (KEPT / "shares.svg").is_file()


def test_only_whole_runs_are_kept() -> None:
    blocks = {(bar.game, bar.players, f"{bar.hero} - {bar.rival}"): bar.blocks for bar in BARS}
    for run in kept():
        assert run["finished"]
        assert run["blocks"] >= blocks.get((run["game"], run["players"], run["matchup"]), 0)
