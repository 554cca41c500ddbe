"""Processes that do the work of one analysis."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from hoftag.analysis.jobs import Settings, Worker
from hoftag.core.errors import HoftagError
from hoftag.parent import end_with_parent
from hoftag.threads import prefer_one_thread

Result = tuple[str, dict[str, Any]]


class CrewError(HoftagError):
    """A process has died."""


def work_off(
    text: str, settings: Settings, edition: Path | None, names: Sequence[str], workers: int
) -> Generator[Result]:
    """Do pieces of work in so many processes, or with none in this one; results come as they are done."""
    if workers == 0:
        worker = Worker(text, settings, edition)
        for name in names:
            yield name, worker.do(name)
        return
    prefer_one_thread()
    left = list(reversed(names))
    context = multiprocessing.get_context("spawn")
    crew = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(text, settings, edition))
    under_way: dict[Future[dict[str, Any]], str] = {}
    try:
        while left or under_way:
            while left and len(under_way) < workers:  # none waits in a queue: whoever stops has to wait for these only
                name = left.pop()
                under_way[crew.submit(_do, name)] = name
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                yield under_way.pop(future), future.result()
    except BrokenProcessPool as error:
        raise CrewError("a process of the analysis has died") from error
    finally:
        crew.shutdown(cancel_futures=True)


_worker: list[Worker] = []  # of a process of the crew


def _begin(text: str, settings: Settings, edition: Path | None) -> None:
    """In a process of its own: read the record once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; who started this process ends it
    end_with_parent()
    _worker.append(Worker(text, settings, edition))


def _do(name: str) -> dict[str, Any]:
    """In a process of its own: one piece of work."""
    return _worker[0].do(name)
