"""`hoftag verify` and the second verifier, in JavaScript: both deal a match anew, and both refuse what was arranged."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.server.promises import deals
from tests.table.playing import finished, played

from hoftag.core.errors import RecordError
from hoftag.core.record import Entry, Record, write_record
from hoftag.core.rng import Rng
from hoftag.table.branch import branch_at
from hoftag.table.deals import draws, verify
from hoftag.table.match import Match
from hoftag.table.settings import Settings

NODE = [node for node in [shutil.which("node")] if node]


def changed(record: Record, order: list[int]) -> Record:
    """The record with its first entries in another order, or some twice; numbered anew."""
    entries = []
    for n, old in enumerate([*[record.entries[n - 1] for n in order], *record.entries[4:]], 1):
        entry = Entry(n, old.seat, old.kind)
        entry.move, entry.data = old.move, old.data
        entries.append(entry)
    return Record(record.header, entries)


# The first entries of a match of two: 1 commits, 2 and 3 add chance, 4 begins.
ORDERS = {
    "the commitment after the nonces": [2, 3, 1, 4],
    "a second commitment": [1, 2, 3, 1, 4],
    "a nonce after the beginning": [1, 2, 4, 3],
    "a nonce twice": [1, 2, 2, 3, 4],
    "a nonce too few": [1, 2, 4],
    "no commitment": [2, 3, 4],
}


@pytest.mark.parametrize("what", ORDERS)
def test_only_a_commitment_before_the_nonces_proves_something(what: str) -> None:
    match = finished("tallinn", 0)
    assert match.seats == 2
    with pytest.raises(RecordError, match=r"too late|adds its chance|added its chance"):
        verify(match.game, changed(match.record, ORDERS[what]))


@pytest.mark.parametrize("node", NODE)
def test_the_second_verifier_refuses_the_same(node: str) -> None:
    match = finished("tallinn", 0)
    asked = [*draws(match.game, match.record)]
    with deals.second() as second:
        assert second.verify(match.record, asked) == len(asked) > 10
        for order in ORDERS.values():
            with pytest.raises(RecordError, match=r"too late|wrong place|the nonce of seat"):
                second.verify(changed(match.record, order), asked)
        with pytest.raises(RecordError, match="beside it"):
            second.verify(match.record, asked[1:])
        lucky = next(draw for draw in asked if len(draw.moves) > 2)
        lucky.moves.reverse()
        with pytest.raises(RecordError, match=f"entry {lucky.n}: the deal gives"):
            second.verify(match.record, asked)


@pytest.mark.parametrize("node", NODE)
def test_of_a_branch_both_check_what_was_dealt_here(node: str) -> None:
    old, rng = finished("tallinn", 0), Rng(4)
    match = Match("b1", old.game, old.record.header, Settings(undo="all"), "5a" * 32)
    match.begin(["0b" * 16, "1c" * 16], {}, 1000, branch_at(old.id, old.game, old.record, 30))
    for _ in played(match, rng):
        pass
    asked = [*draws(match.game, match.record)]
    assert asked[0].n > 30
    with deals.second() as second:
        assert verify(match.game, match.record) == second.verify(match.record, asked) == len(asked) > 5


@pytest.mark.parametrize("node", NODE)
def test_both_verifiers_as_commands(run: Run, tmp_path: Path, node: str) -> None:
    match = finished("staufer", 1)
    record, listed = tmp_path / "game.jsonl", tmp_path / "draws.jsonl"
    record.write_text(write_record(match.record), encoding="utf-8")
    told = run("verify", str(record), "--draws", str(listed))
    assert (told.code, told.err) == (0, "")
    number = len(listed.read_text().splitlines())
    assert f"{number} draws were checked" in told.out
    command = [node, str(deals.VERIFIER), str(record), str(listed)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (second.returncode, second.stderr) == (0, "")
    assert second.stdout == f"{record}: {number} draws were checked\n"
    reveal = match.record.entries[-1]
    secret = str(reveal.data["secret"])
    reveal.data = {**reveal.data, "secret": ("1" if secret[0] == "0" else "0") + secret[1:]}
    record.write_text(write_record(match.record), encoding="utf-8")
    assert run("verify", str(record), "--draws", str(listed)).code == 2
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (second.returncode, second.stdout) == (1, "")
    assert "not the one committed to" in second.stderr


def test_a_verifier_that_believes_everything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: the lane notices when either verifier lets a tampered match pass."""
    monkeypatch.setattr(deals, "verify", lambda rules, record: len([*draws(rules, record)]))
    monkeypatch.setattr(deals.Second, "verify", lambda self, record, asked: len(asked))
    monkeypatch.setattr(deals, "ids", lambda: ["tallinn"])
    figures = deals.run(12)
    assert figures["passed ours"] > 0
    assert figures["passed second"] == 12
    assert len(deals.broken(figures)) == 2
