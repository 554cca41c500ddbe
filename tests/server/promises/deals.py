"""Deals can be verified: whole matches by our verifier and by a second one in JavaScript that shares no code with it.

Then one bit of a secret, a nonce or a commitment is changed, or one drawn move, and both must refuse. And the draws are
even: shuffled with them, every card lies everywhere equally often.
"""

from __future__ import annotations

import json
import math
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.table.playing import finished

from hoftag.core.contract import NATURE
from hoftag.core.errors import RecordError
from hoftag.core.record import MOVE, TABLE, Entry, Record, read_entry
from hoftag.core.rng import Rng
from hoftag.games.registry import game, ids
from hoftag.table.deals import Dealer, Draw, draws, verify

FAST, SOAK = 6, 1000  # matches of each title, each tampered with once
SHUFFLES = 100  # for each match of a title
CARDS = 10
LEAST = 1e-4
VERIFIER = Path(__file__).parents[3] / "docs" / "examples" / "verify.mjs"
KEYS = {"commit": "commit", "entropy": "nonce", "reveal": "secret"}
Figures = dict[str, float]


class Second:
    """The verifier in JavaScript, in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def verify(self, record: Record, asked: list[Draw]) -> int:
        """How many draws fit; RecordError where one does not."""
        lines = [record.header.dump(), *[entry.dump() for entry in record.entries]]
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"record": lines, "draws": [draw.dump() for draw in asked]}) + "\n")
        self._process.stdin.flush()
        told = self._process.stdout.readline().strip()
        if not told.isdecimal():
            raise RecordError(told)
        return int(told)


@contextmanager
def second() -> Iterator[Second]:
    """The second verifier, as long as it is needed."""
    command = [shutil.which("node") or "node", str(VERIFIER), "--lines"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Second(process)


def run(matches: int = FAST, seed: int = 3) -> Figures:
    names = ("matches", "draws", "second's draws", "tampered", "passed ours", "passed second", "against the rules")
    figures: Figures = dict.fromkeys(names, 0)
    rng = Rng(seed)
    with second() as other:
        for id in ids():
            for number in range(matches):
                record = finished(id, number).record
                figures["matches"] += 1
                figures["draws"] += verify(game(id), record)
                figures["second's draws"] += other.verify(record, [*draws(game(id), record)])
                _tamper(record, rng, other, figures)
    figures["shuffles"] = matches * SHUFFLES
    figures["evenness p"] = evenness(matches * SHUFFLES)
    return figures


def evenness(shuffles: int) -> float:
    """How likely so uneven positions are where every card is equally likely to lie anywhere; repeatable.

    The sum over the squares of a table of cards and positions, (n-1)/n of it, is a chi-square with (n-1)^2 degrees of
    freedom; its cube root is nearly normal.
    """
    dealer = Dealer("even", "5a" * 32, ["0b" * 16])
    counts = [[0] * CARDS for _ in range(CARDS)]
    for shuffle in range(shuffles):
        left = [*range(CARDS)]
        for position in range(CARDS):
            counts[left.pop(dealer.below(shuffle * CARDS + position, len(left)))][position] += 1
    mean = shuffles / CARDS
    squares = sum((count - mean) ** 2 / mean for row in counts for count in row) * (CARDS - 1) / CARDS
    freedom = (CARDS - 1) ** 2
    spread = 2 / (9 * freedom)
    deviation = ((squares / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(deviation / math.sqrt(2))


def _tamper(record: Record, rng: Rng, other: Second, figures: Figures) -> None:
    """Change one thing and ask both; the second is told what there was to draw in the changed record."""
    rules = game(record.header.game)
    changed = tampered(record, rng)
    figures["tampered"] += 1
    figures["passed ours"] += _passes(lambda: verify(rules, changed))
    try:
        asked = [*draws(rules, changed)]
    except RecordError:  # no longer a game by the rules: nobody can draw up a list for it, so take the honest one
        asked = [*draws(rules, record)]
        figures["against the rules"] += 1
    figures["passed second"] += _passes(lambda: other.verify(changed, asked))


def _passes(check: object) -> bool:
    assert callable(check)
    try:
        check()
    except RecordError:
        return False
    return True


def tampered(record: Record, rng: Rng) -> Record:
    """The record with one bit or one drawn move changed; whoever does that can also make the sums anew."""
    entries = [read_entry(json.loads(json.dumps(entry.dump())), entry.n + 1) for entry in record.entries]
    if rng.below(2):
        drawn = [entry for entry in entries if entry.kind == MOVE and entry.seat == NATURE]
        _draw_another(record, drawn, rng)
    else:
        secrets = [entry for entry in entries if entry.kind == TABLE and entry.data["what"] in KEYS]
        _flip(secrets[rng.below(len(secrets))], rng)
    return Record(record.header, entries)


def _draw_another(record: Record, drawn: list[Entry], rng: Rng) -> None:
    """Another of the moves there were; a draw without a choice cannot be changed."""
    asked = {draw.n: draw.moves for draw in draws(game(record.header.game), record)}
    entry = next(entry for entry in _shuffled(drawn, rng) if len(asked[entry.n]) > 1)
    others = [move for move in asked[entry.n] if move != entry.move]
    entry.move = others[rng.below(len(others))]


def _shuffled(entries: list[Entry], rng: Rng) -> list[Entry]:
    order = [*range(len(entries))]
    rng.shuffle(order)
    return [entries[n] for n in order]


def _flip(entry: Entry, rng: Rng) -> None:
    """One bit of a secret, a nonce or a commitment."""
    key = KEYS[str(entry.data["what"])]
    value = bytearray.fromhex(str(entry.data[key]))
    bit = int(rng.below(8 * len(value)))
    value[bit // 8] ^= 1 << bit % 8
    entry.data = {**entry.data, key: value.hex()}


def broken(figures: Figures) -> list[str]:
    faults = [f"{what}: {figures[what]:.0f}" for what in ("passed ours", "passed second") if figures[what]]
    if figures["draws"] != figures["second's draws"]:
        faults.append("the two verifiers do not check the same draws")
    if figures["evenness p"] < LEAST:
        faults.append(f"the draws are uneven: p {figures['evenness p']:.6f}")
    return faults
