"""The folder of a report on balance: its plan, the games in shards, and in the end the page with its figures."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console

from hoftag.lab.balance import BalancePlan, read_balance_plan
from hoftag.lab.balance_games import PlayedPiece, Row, play_piece, read_piece
from hoftag.lab.errors import LabError
from hoftag.lab.files import write_whole
from hoftag.lab.local import spread
from hoftag.lab.screen import Screen

PLAN: Final = "plan.json"


class BalanceFolder:
    """The files of a report."""

    def __init__(self, path: Path, plan: BalancePlan) -> None:
        """A new report, or the one that lies there, if its plan is the same; what is there is checked."""
        self.path = path
        self.plan = plan
        self._rows: dict[int, list[Row]] = {}
        if (path / PLAN).is_file():
            self._take_over()
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise LabError(f"{path}: is no folder of a report, and not empty; choose another --out")

    @property
    def games(self) -> int:
        """How many games are there."""
        return sum(len(rows) for rows in self._rows.values())

    @property
    def complete(self) -> bool:
        """Whether every game is there."""
        return len(self._rows) == len(self.plan.pieces)

    def play(self, workers: int, console: Console | None = None) -> None:
        """Play what is missing. Whatever stops it, shards that are written stay."""
        missing = [number for number in range(len(self.plan.pieces)) if number not in self._rows]
        if not missing:
            return
        (self.path / "shards").mkdir(parents=True, exist_ok=True)
        write_whole(self.path / PLAN, self.plan.text().encode())
        at_work = _crew(self.plan, missing, workers)
        try:
            with Screen(self.plan.title, self.plan.games, self.games, console) as screen:
                for played in at_work:
                    path = self._file(played.number)
                    write_whole(path, played.text.encode())
                    self._rows[played.number] = read_piece(self.plan, played.number, played.text, str(path))
                    screen.show(self.games)
        finally:
            at_work.close()

    def rows(self, series: int) -> list[Row]:
        """The games of a series in their order."""
        pieces = self.plan.pieces
        return [row for number in sorted(self._rows) if pieces[number].series == series for row in self._rows[number]]

    def _take_over(self) -> None:
        """Go on with what lies there; whatever does not belong there is an error that names the file."""
        file = self.path / PLAN
        there = read_balance_plan(file.read_text(encoding="utf-8"), str(file))
        for name in there.__dataclass_fields__:
            mine, theirs = getattr(self.plan, name), getattr(there, name)
            if mine != theirs:
                raise LabError(f"{self.path}: holds a report with another plan ({name} differs); choose another --out")
        for path in sorted((self.path / "shards").glob("*.json")):
            number = int(path.stem) if path.stem.isdecimal() else -1
            if path != self._file(number) or number >= len(self.plan.pieces):
                raise LabError(f"{path}: is no shard of this report; remove it")
            self._rows[number] = read_piece(self.plan, number, path.read_text(encoding="utf-8"), str(path))

    def _file(self, number: int) -> Path:
        """The file of a shard."""
        return self.path / "shards" / f"{number:05d}.json"


def _crew(plan: BalancePlan, numbers: Sequence[int], workers: int) -> Generator[PlayedPiece]:
    """Play shards in any order: in so many processes, or with none in this one."""
    play = partial(play_piece, plan)
    return spread(play, numbers, workers) if workers else (play(number) for number in numbers)
