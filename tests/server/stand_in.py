"""Stands in for `hoftag.analysis.jobs`, with the same interface and no thought: a test can foresee all it says."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hoftag.core.contract import NATURE
from hoftag.core.record import MOVE, Record, live, read_record


@dataclass(frozen=True, slots=True)
class Settings:
    playouts: int = 10
    worlds: int = 2
    nodes: int = 3
    seed: int = 1


def tasks(game: Any, record: Record) -> list[str]:
    """The chance at the beginning, then the first decisions."""
    decisions = [entry.n for entry in live(record.entries) if entry.seat != NATURE]
    return ["chance 0", *[f"decision {n}" for n in decisions[:3]]]


class Worker:
    def __init__(self, text: str, settings: Settings, edition: Path | None = None) -> None:
        self._record = read_record(text)
        self._settings = settings

    def do(self, task: str) -> dict[str, Any]:
        if self._settings.seed == 13:
            raise ValueError("the cards in hand are: ...")
        if self._settings.seed == 99:
            time.sleep(60)
        kind, n = task.split()
        if kind == "chance":
            return {"nice": os.nice(0), "pid": os.getpid()}
        entry = self._record.entries[int(n) - 1]
        assert entry.kind == MOVE
        return {"move": entry.move}


def assemble(game: Any, record: Record, settings: Settings, done: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    names = record.header.seats
    of = len(tasks(game, record))
    decisions = [{"n": int(task.split()[1]), **found} for task, found in done.items() if "move" in found]
    return {
        "analysis": 1,
        "game": game.id,
        "seats": names,
        "settings": asdict(settings),
        "finished": len(done) == of,
        "done": len(done),
        "of": of,
        "first": done.get("chance 0"),
        "decisions": decisions,
    }
