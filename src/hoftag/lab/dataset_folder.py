"""The folder of a dataset: `dataset.json` with plan and list of shards, and the shards, whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from dataclasses import asdict
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from hoftag.lab.dataset import DatasetPlan
from hoftag.lab.dataset_table import PlayedShard, play_dataset_shard
from hoftag.lab.errors import LabError
from hoftag.lab.files import write_whole
from hoftag.lab.local import spread
from hoftag.lab.screen import Screen

INDEX: Final = "dataset.json"
SHARDS: Final = "*.parquet"


class DatasetFolder:
    """The files of a dataset. Other programs may read them at any time."""

    def __init__(self, path: Path, plan: DatasetPlan) -> None:
        """A new dataset, or the one that lies there, if its plan is the same; what is there is checked."""
        self.path = path
        self.plan = plan
        self._shards: dict[int, dict[str, Any]] = {}
        if (path / INDEX).exists():
            self._take_over()
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise LabError(f"{path}: is no folder of a dataset, and not empty; choose another --out")

    @property
    def games(self) -> int:
        """How many games are there."""
        return sum(len(self.plan.games_of(number)) for number in self._shards)

    @property
    def rows(self) -> int:
        """How many rows are there."""
        return sum(int(shard["rows"]) for shard in self._shards.values())

    def play(self, workers: int, console: Console | None = None) -> None:
        """Play what is missing. Whatever stops it, shards that are written stay."""
        missing = [number for number in range(self.plan.shards) if number not in self._shards]
        if not missing:
            return
        self.path.mkdir(parents=True, exist_ok=True)
        self._write_index()
        at_work = _crew(self.plan, missing, workers)
        try:
            with Screen(self.plan.title, self.plan.games, self.games, console) as screen:
                for played in at_work:
                    self._save(played)
                    screen.show(self.games)
        finally:
            at_work.close()

    def _save(self, played: PlayedShard) -> None:
        """Keep a shard; it counts once it is listed."""
        name = _name(played.number)
        write_whole(self.path / name, played.data)
        games = len(self.plan.games_of(played.number))
        self._shards[played.number] = {"file": name, "games": games, "rows": played.rows, "sha256": played.sha256}
        self._write_index()

    def _write_index(self) -> None:
        """The plan and what is there so far."""
        told = {
            "plan": asdict(self.plan),
            "games": self.games,
            "rows": self.rows,
            "shards": [self._shards[number] for number in sorted(self._shards)],
        }
        write_whole(self.path / INDEX, (json.dumps(told, indent=1) + "\n").encode())

    def _take_over(self) -> None:
        """Go on with what lies there; whatever does not belong there is an error that names the file."""
        file = self.path / INDEX
        try:
            told = json.loads(file.read_bytes())
            plan, listed = dict(told["plan"]), {str(shard["file"]): dict(shard) for shard in told["shards"]}
        except (ValueError, TypeError, KeyError) as error:
            raise LabError(f"{file}: is no list of a dataset ({type(error).__name__}: {error})") from error
        for name, mine in asdict(self.plan).items():
            if plan.get(name) != mine:
                raise LabError(
                    f"{self.path}: holds another dataset ({name}: {plan.get(name)} there, {mine} here); "
                    "choose another --out"
                )
        numbers = {_name(number): number for number in range(self.plan.shards)}
        for path in sorted(self.path.glob(SHARDS)):
            if path.name not in numbers:
                raise LabError(f"{path}: is no shard of this dataset; remove it")
            if path.name in listed:  # one that is not was left by somebody who was stopped: it is played again
                if sha256(path.read_bytes()).hexdigest() != listed[path.name]["sha256"]:
                    raise LabError(f"{path}: is not as it was written; remove it to have it played again")
                self._shards[numbers[path.name]] = listed[path.name]


def _crew(plan: DatasetPlan, numbers: Sequence[int], workers: int) -> Generator[PlayedShard]:
    """Play shards in any order: in so many processes, or with none in this one."""
    play = partial(play_dataset_shard, plan)
    return spread(play, numbers, workers) if workers else (play(number) for number in numbers)


def _name(number: int) -> str:
    """The file of a shard."""
    return f"{number:05d}.parquet"
