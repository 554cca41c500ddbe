"""Training a net by playing against itself: TD(lambda) in rounds that can be stopped and gone on with.

Each round plays games with the newest net (some seats with older ones), turns them into rows and targets, and learns
from the rows of the latest rounds. In the last rounds the net searches, and learns from what it finds (expert
iteration). The folder of a run holds all it needs: recipe, learner, nets, lessons, log.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.judges import Array, Net, fingerprint, read_net
from hoftag.core.errors import SetupError
from hoftag.games import registry
from hoftag.lab.conduct import play_conduct
from hoftag.lab.files import write_whole
from hoftag.lab.learner import Learner
from hoftag.lab.lessons import Task, play_lesson
from hoftag.lab.recipe import TASKS, Recipe
from hoftag.lab.trials import Bout, play_bout
from hoftag.parent import end_with_parent
from hoftag.threads import ONE_THREAD

KEPT_NETS: Final = 6  # older nets that play along
WARM_RATES: Final = (1.0, 0.5, 0.2)  # of the first passes, as parts of the rate


@dataclass(frozen=True, slots=True)
class Progress:
    """What is told after each round."""

    round: int
    loss: float
    games: int
    seconds: float
    shares: dict[str, float]  # against each rival, where a trial was played


class Run:
    """A training run in a folder."""

    def __init__(self, folder: Path, recipe: Recipe, start: Net | None = None) -> None:
        """Begin a run, or go on with the one that is there: its recipe must be the same, but for the rounds."""
        self.folder = folder
        self.recipe = replace(recipe, start=fingerprint(start) if start else recipe.start)
        self._start = start
        self._claim()

    def _claim(self) -> None:
        """Write the recipe down, or compare it."""
        file = self.folder / "recipe.json"
        told = json.loads(json.dumps(asdict(self.recipe)))
        if file.exists():
            there = json.loads(file.read_text())
            other = [key for key in told if key != "rounds" and there.get(key) != told[key]]
            if other:
                key = other[0]
                raise SetupError(f"{self.folder} holds a run with {key} {there.get(key)}, not {told[key]}")
        for name in ("nets", "lessons"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps(told, indent=1).encode())

    def done(self) -> int:
        """How many rounds are finished."""
        return len(self.log())

    def log(self) -> list[dict[str, Any]]:
        """What was told after each round."""
        file = self.folder / "log.jsonl"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []

    def net_file(self, round: int) -> Path:
        """The net after so many rounds."""
        return self.folder / "nets" / f"{round:04}.net"

    def latest(self) -> Net:
        """The newest net."""
        return read_net(self.net_file(self.done()).read_bytes())

    def go_on(self, workers: int, told: Callable[[Progress], None]) -> Net:
        """Play and learn until the last round; the net."""
        os.environ.update(ONE_THREAD)
        with ProcessPoolExecutor(workers, get_context("spawn"), initializer=end_with_parent) as pool:
            learner = self._learner(pool)
            for round in range(self.done() + 1, self.recipe.rounds + 1):
                told(self._round(round, learner, pool))
        return self.latest()

    def _learner(self, pool: ProcessPoolExecutor) -> Learner:
        """The learner as it was left, or a new one: scaled by the rows of a few games."""
        recipe = self.recipe
        learner = Learner(len(registry.game(recipe.game).features), recipe.hidden, recipe.seed)
        file = self.folder / "learner.npz"
        if self.done():
            learner.restore(file.read_bytes())
            return learner
        write_whole(self.net_file(0), learner.net(self._story(0)).dumped())
        table, _, _ = pool.submit(self._lesson(), self._task(0, 0, 40)).result()
        learner.scale_to(table)
        if self._start is not None:
            learner.take(self._start)
        elif recipe.warm:
            self._warm_up(learner, pool)
        write_whole(self.net_file(0), learner.net(self._story(0)).dumped())
        write_whole(file, learner.dumped())
        return learner

    def _lesson(self) -> Callable[[Task], tuple[NDArray[np.uint8], Array, int]]:
        """What is learnt from."""
        return play_conduct if self.recipe.belief else play_lesson

    def _warm_up(self, learner: Learner, pool: ProcessPoolExecutor) -> None:
        """Learn from games of a teacher how they end: playing oneself then begins with some sense."""
        recipe = self.recipe
        share = recipe.warm // TASKS
        tasks = [
            replace(self._task(0, 1 + part, share), memory=1.0, net="", teacher=recipe.teacher) for part in range(TASKS)
        ]
        parts = list(pool.map(play_lesson, tasks))
        rows, targets = np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
        learner.scale_to(rows)
        rng = np.random.default_rng([recipe.seed, 0])
        for part in WARM_RATES:
            learner.fit(rows, targets, part * recipe.rate, rng)

    def _task(self, round: int, part: int, games: int) -> Task:
        """One part of a round."""
        recipe = self.recipe
        gone = round / max(1, recipe.rounds)
        newest = max(0, round - 1)
        past = sorted({newest * n // KEPT_NETS for n in range(1, KEPT_NETS)} - {newest, 0})
        return Task(
            recipe.game, recipe.seats, games, (recipe.seed * 100_003 + round) * 1009 + part,
            recipe.heat * (1.0 - 0.75 * gone), recipe.memory, recipe.varied,
            str(self.net_file(newest)), tuple(str(self.net_file(n)) for n in past),
            nodes=recipe.nodes if recipe.searched(round) else 0,
        )  # fmt: skip

    def _round(self, round: int, learner: Learner, pool: ProcessPoolExecutor) -> Progress:
        """One round: play, learn, write everything down; the line in the log makes it count."""
        begun = time.perf_counter()
        recipe = self.recipe
        tasks = [self._task(round, part, recipe.played(round) // TASKS) for part in range(TASKS)]
        parts = list(pool.map(self._lesson(), tasks))
        lesson = self.folder / "lessons" / f"{round:04}.npz"
        rows, targets = np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
        np.savez(lesson, rows=rows, targets=targets)
        loss = self._learn(round, learner)
        write_whole(self.net_file(round), learner.net(self._story(round)).dumped())
        write_whole(self.folder / "learner.npz", learner.dumped())
        shares = self._trial(round, pool) if round % recipe.every == 0 or round == recipe.rounds else {}
        games = sum(recipe.played(n) for n in range(1, round + 1))
        progress = Progress(round, loss, games, time.perf_counter() - begun, shares)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(asdict(progress)) + "\n")
        return progress

    def _learn(self, round: int, learner: Learner) -> float:
        """Learn from the lessons of the latest rounds, older ones are thrown away."""
        recipe = self.recipe
        rng = np.random.default_rng([recipe.seed, round])
        rate = recipe.rate * 0.1 ** (round / recipe.rounds)
        first = recipe.learnt_from(round)
        (self.folder / "lessons" / f"{first - 1:04}.npz").unlink(missing_ok=True)
        lessons = [np.load(file) for file in self._lessons(first, round)]
        rows, targets = (np.concatenate([lesson[key] for lesson in lessons]) for key in ("rows", "targets"))
        for lesson in lessons:
            lesson.close()
        losses = [learner.fit(rows, targets, rate, rng) for _ in range(recipe.passes)]
        return losses[0]

    def _lessons(self, first: int, last: int) -> Iterator[Path]:
        """The files of some rounds."""
        return (self.folder / "lessons" / f"{round:04}.npz" for round in range(first, last + 1))

    def _trial(self, round: int, pool: ProcessPoolExecutor) -> dict[str, float]:
        """Shares against the fixed rivals and against the net of half the rounds."""
        recipe = self.recipe
        if recipe.belief:
            return {}  # it does not play
        rivals = list(recipe.rivals)
        if round > 1:
            rivals.append(str(self.net_file(round // 2)))
        parts = 4
        bouts = [
            Bout(recipe.game, recipe.seats, recipe.trial // parts, part, str(self.net_file(round)), rival)
            for rival in rivals
            for part in range(parts)
        ]
        won = list(pool.map(play_bout, bouts))
        names = [*recipe.rivals, "half"]
        return {names[n]: sum(won[n * parts : (n + 1) * parts]) / parts for n in range(len(rivals))}

    def _story(self, round: int) -> dict[str, object]:
        """What a net says of itself."""
        game = registry.game(self.recipe.game)
        return {**asdict(self.recipe), "round": round, "rules": game.rules, "features": len(game.features)}
