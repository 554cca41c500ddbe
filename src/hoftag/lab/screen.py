"""The progress of games that are played in shards."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Screen:
    """A bar in a terminal, a line for every tenth in a log."""

    def __init__(self, title: str, total: int, before: int, console: Console | None = None) -> None:
        """Of the `total` games so many were played `before`; without a console it is told on stderr."""
        self._console = console or Console(stderr=True)
        self._title = title
        self._total = total
        self._before = before
        self._tenths = before * 10 // total
        self._begun = time.monotonic()
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("games"),
            TextColumn("{task.fields[said]}"),
            TimeRemainingColumn(),
            console=self._console,
            disable=not self._console.is_terminal,
        )
        self._task = self._bar.add_task(title, total=total, completed=before, said="")

    def __enter__(self) -> Screen:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def show(self, games: int, more: str = "") -> None:
        """Tell how many games are played, how fast it goes, and what else there is to tell."""
        rate = (games - self._before) / max(1e-9, time.monotonic() - self._begun)
        said = f"{rate:.1f}/s{more}"
        self._bar.update(self._task, completed=games, said=said)
        if not self._console.is_terminal and games * 10 // self._total > self._tenths:
            self._tenths = games * 10 // self._total
            left = (self._total - games) / rate if rate else 0.0
            self._console.print(
                f"{self._title}: {games} of {self._total} games, {said}, {left:.0f} s left", soft_wrap=True
            )
