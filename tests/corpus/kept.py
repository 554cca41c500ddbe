"""Records of matches, kept for good: an upgrade has to replay all of them, state by state.

One line for each: the record's header and entries as plain data, without their sums; the sum of the last line, which is
over all lines; a hash over the states after every fourth entry and at the end; of a match that stops in the middle
also its secret.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hoftag.core.record import Record, read_entry, read_header, write_record
from hoftag.games.registry import game
from hoftag.table.match import Match, load_match
from hoftag.table.settings import Settings
from hoftag.table.states import state_hash

FOLDER = Path(__file__).parent
SETTINGS = Settings(undo="all")
EVERY = 4  # a state that differs goes on differing


@dataclass(frozen=True)
class Kept:
    """One match as it was when it was kept."""

    header: dict[str, Any]
    entries: list[dict[str, Any]]
    sum: str
    states: str
    secret: str  # of a match that was still running; else the record tells it

    @property
    def record(self) -> Record:
        """The record, read strictly."""
        return Record(read_header(self.header), [read_entry(data, n) for n, data in enumerate(self.entries, 2)])


def keep(match: Match) -> Kept:
    """What is kept of a match as it stands."""
    record = match.record
    secret = "" if match.over else match.secret
    _, states = fold(record, secret)
    return Kept(record.header.dump(), [entry.dump() for entry in record.entries], last_sum(record), states, secret)


def fold(record: Record, secret: str) -> tuple[Match, str]:
    """The match that a server would make of a stored record, and the hash over its states."""
    id = str(record.entries[0].data["match"])
    match = load_match(id, game(record.header.game), record.header, SETTINGS, secret, [])
    states = hashlib.sha256()
    for entry in record.entries:
        match.add(read_entry(entry.dump(), entry.n + 1), 1000 + entry.n)
        if entry.n % EVERY == 0 or entry.n == len(record.entries):
            states.update(state_hash(match.recorder.state).encode())
    return match, states.hexdigest()[:16]


def last_sum(record: Record) -> str:
    """The sum of the last line: it is over all lines."""
    return str(json.loads(write_record(record).splitlines()[-1])["sum"])


def read(id: str) -> list[Kept]:
    """The corpus of a title."""
    with gzip.open(FOLDER / f"{id}.jsonl.gz", "rt", encoding="utf-8") as file:
        return [Kept(**json.loads(line)) for line in file]


def write(id: str, corpus: list[Kept]) -> None:
    """Write the corpus of a title; the file does not tell when."""
    text = "".join(json.dumps(asdict(kept), separators=(",", ":")) + "\n" for kept in corpus)
    (FOLDER / f"{id}.jsonl.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
