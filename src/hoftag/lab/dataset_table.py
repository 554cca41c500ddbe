"""The shards of a dataset: one Parquet file for some games, one row for each decision with a choice.

Everything that decides what is in it is told in the file's metadata, under the key `hoftag`, as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from hoftag.games import registry
from hoftag.lab.dataset import DatasetPlan
from hoftag.lab.dataset_notes import NotedGame, play_noted
from hoftag.lab.errors import LabError
from hoftag.lab.game import shares
from hoftag.lab.program import program


class PlayedShard(NamedTuple):
    """A shard that has been played, as the bytes of its file."""

    number: int
    rows: int
    data: bytes

    @property
    def sha256(self) -> str:
        """What the file is known by."""
        return sha256(self.data).hexdigest()


def play_dataset_shard(plan: DatasetPlan, number: int) -> PlayedShard:
    """Play the games of a shard: the one function that every process runs."""
    if program(plan.game, plan.players) != plan.program:
        raise LabError(f"the program that should play shard {number} has other rules or bots than the one that planned")
    members = plan.members()
    games = [play_noted(plan, members, game) for game in plan.games_of(number)]
    table = table_of(plan, games)
    sink = arrow().BufferOutputStream()
    arrow("pyarrow.parquet").write_table(table, sink, compression="zstd")
    return PlayedShard(number, table.num_rows, sink.getvalue().to_pybytes())


def arrow(name: str = "pyarrow") -> Any:
    """The library that writes Parquet."""
    try:
        return import_module(name)
    except ImportError as error:
        raise LabError("hoftag dataset needs pyarrow: install hoftag with the extra 'dataset'") from error


def story(plan: DatasetPlan) -> str:
    """What a file tells of itself."""
    game = registry.game(plan.game)
    return json.dumps({**asdict(plan), "actions": len(game.words.moves), "features": game.features}, sort_keys=True)


def table_of(plan: DatasetPlan, games: Sequence[NotedGame]) -> Any:
    """The rows of some games."""
    pa = arrow()
    game = registry.game(plan.game)
    found = [(noted, n, note) for noted in games for n, note in enumerate(noted.notes)]
    notes = [note for _, _, note in found]
    won = {noted.number: shares(noted.outcome.places) for noted in games}
    seen = pa.array(np.frombuffer(b"".join(note.row for note in notes), np.uint8))
    columns: dict[str, Any] = {
        "game": pa.array([noted.number for noted, _, _ in found], pa.uint32()),
        "deal": pa.array([noted.deal for noted, _, _ in found], pa.uint64()),
        "decision": pa.array([n for _, n, _ in found], pa.uint16()),
        "seat": pa.array([note.seat for note in notes], pa.uint8()),
        "bot": pa.array([note.bot for note in notes], pa.string()),
        "step": pa.array([game.words.steps[note.step] for note in notes], pa.string()),
        "observation": pa.FixedSizeListArray.from_arrays(seen, len(game.features)),
        "legal": pa.array([note.legal for note in notes], pa.list_(pa.uint16())),
        "action": pa.array([note.action for note in notes], pa.uint16()),
        "policy": pa.array([note.policy for note in notes], pa.list_(pa.float32())),
        "value": pa.array([note.value for note in notes], pa.float32()),
        "share": pa.array([won[noted.number][note.seat] for noted, _, note in found], pa.float32()),
        "points": pa.array([noted.outcome.scores[note.seat] for noted, _, note in found], pa.int16()),
        "place": pa.array([noted.outcome.places[note.seat] for noted, _, note in found], pa.uint8()),
    }
    return pa.table(columns).replace_schema_metadata({"hoftag": story(plan)})
