"""Processes on this machine that play shards. One that dies is replaced, and its shard is played again."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

from hoftag.lab.errors import LabError
from hoftag.lab.plan import Plan
from hoftag.lab.shards import Played, attempt, play_shard
from hoftag.parent import end_with_parent
from hoftag.threads import ONE_THREAD

TRIES: Final = 3  # for each shard, where processes die over it
T = TypeVar("T")


def here(plan: Plan, numbers: Sequence[int]) -> Generator[Played]:
    """Play one shard after the other in this process."""
    for number in numbers:
        yield play_shard(plan, number)


class Pool:
    """A number of processes. Called with a plan and the numbers of shards, it plays them in any order."""

    def __init__(self, workers: int) -> None:
        """`workers` is at least 1."""
        self._workers = workers

    def __call__(self, plan: Plan, numbers: Sequence[int]) -> Generator[Played]:
        """Play; whoever stops listening ends the processes at once."""
        return spread(partial(play_shard, plan), numbers, self._workers)


def spread(play: Callable[[int], T], numbers: Sequence[int], workers: int) -> Generator[T]:
    """Have shards of any kind played by processes; whoever stops listening ends them at once."""
    left = list(reversed(numbers))
    tries: dict[int, int] = {}
    crew = [_Worker(play) for _ in range(min(workers, len(numbers)))]
    try:
        for worker in crew:
            worker.ask(left.pop())
        while busy := [worker for worker in crew if worker.shard is not None]:
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                number = worker.shard or 0
                try:
                    played = worker.answer()
                except (EOFError, OSError):
                    tries[number] = tries.get(number, 0) + 1
                    if tries[number] == TRIES:
                        raise LabError(f"shard {number}: {TRIES} processes have died over it") from None
                    left.append(number)
                    crew[crew.index(worker)] = worker.replaced(left.pop())
                    continue
                if left:
                    worker.ask(left.pop())
                yield played
    finally:
        for worker in crew:
            worker.end()


class _Worker(Generic[T]):
    """One process, and the shard it plays at the moment."""

    def __init__(self, play: Callable[[int], T]) -> None:
        """A new process, with a fresh interpreter."""
        context = multiprocessing.get_context("spawn")
        self._play = play
        self.shard: int | None = None
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(play, theirs), daemon=True)
        with _one_thread():
            self._process.start()
        theirs.close()

    def ask(self, number: int) -> None:
        """Have a shard played; a process that is gone is noticed by its answer."""
        self.shard = number
        with contextlib.suppress(OSError):
            self.pipe.send(number)

    def answer(self) -> T:
        """The shard; what went wrong there is raised here."""
        told: T | str = self.pipe.recv()
        self.shard = None
        if isinstance(told, str):
            raise LabError(told)
        return told

    def replaced(self, number: int) -> _Worker[T]:
        """Another process in the place of one that has died, with a shard to play."""
        self.end()
        other = _Worker(self._play)
        other.ask(number)
        return other

    def end(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self._process.terminate()
        self._process.join()


def work(play: Callable[[int], Any], pipe: Connection) -> None:
    """In a process of its own: play what is asked for, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; who started this process ends it
    end_with_parent()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(play, pipe.recv()))


@contextlib.contextmanager
def _one_thread() -> Iterator[None]:
    """Processes that are started here inherit one thread each."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
