"""Where finished matches are analysed: one after the other, in a process of its own that gives way to all others."""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
import time
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from hoftag.core.record import write_record
from hoftag.server.cabinet import Cabinet
from hoftag.server.limits import busy
from hoftag.table.match import Match
from hoftag.table.refusal import Refused
from hoftag.thinking.process import Worker, WorkerFailed

if TYPE_CHECKING:
    from hoftag.server.hall import Hall

MODULE: Final = "hoftag.analysis.jobs"
KEPT: Final = 50  # matches whose analysis is kept in memory
LONGEST_TASK: Final = 600.0  # seconds after which a task is given up
SECONDS_EACH: Final = 60  # that a full desk asks people to wait
SELDOM: Final = 2.0  # seconds between two times that what is done so far is put together
GRACE: Final = 2.0

OFF: Final = "off"
NONE: Final = "none"
WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"


@dataclass
class Job:
    """The analysis of one match, as far as it is done."""

    match: Match
    edition: str | None
    state: str = WAITING
    tasks: list[str] = field(default_factory=list)
    done: dict[str, dict[str, Any]] = field(default_factory=dict)
    result: dict[str, Any] | None = None
    made: float = 0.0  # when the result was put together
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Desk:
    """The queue, the process, and what was found."""

    def __init__(self, hall: Hall) -> None:
        """No process runs before somebody asks."""
        self._hall = hall
        self.on = hall.config.analysis
        self.module = MODULE
        self.settings: dict[str, int] = {}  # beside the usual ones
        self._jobs: dict[str, Job] = {}  # that wait or run
        self._found: OrderedDict[str, dict[str, Any] | None] = OrderedDict()  # None where it failed
        self._queue: deque[Job] = deque()
        self._cabinet = Cabinet(hall.config.database)
        self._working: asyncio.Task[None] | None = None
        self._worker: Worker | None = None

    async def start(self, match: Match) -> None:
        """Begin to analyse a finished match, unless that is under way or done."""
        if not self.on:
            raise Refused("not-found", "this server does not analyse matches")
        if await self._known(match.id) is not None or match.id in self._jobs:
            return
        if len(self._queue) > self._hall.limits.analyses:
            raise busy(SECONDS_EACH)
        path = self._hall.shelf.file_of(match.game)
        job = self._jobs[match.id] = Job(match, None if path is None else str(path))
        self._queue.append(job)
        if self._working is None or self._working.done():
            self._working = self._hall.watch(self._work(), "analysis")

    async def told(self, match: Match, seen: int) -> dict[str, Any]:
        """How far the analysis of a match is, and what it says, unless what so many tasks say has been seen."""
        if not self.on:
            return _told(OFF)
        job = self._jobs.get(match.id)
        if job is not None:
            result = await self._put_together(job) if job.done else None
            ahead = self._queue.index(job) if job in self._queue else 0
            return _told(job.state, ahead, len(job.done), len(job.tasks), _news(result, seen))
        found = await self._known(match.id)
        if found is None:
            return _told(FAILED if match.id in self._found else NONE)
        return _told(DONE, 0, found["done"], found["of"], _news(found, seen))

    async def _known(self, id: str) -> dict[str, Any] | None:
        """What was found, by this server or before it was started."""
        return self._found.get(id) or await self._hall.run(self._cabinet.read, id)

    async def _put_together(self, job: Job) -> dict[str, Any]:
        """What the tasks that are done say together."""
        async with job.lock:
            whole = len(job.done) == len(job.tasks)
            if job.result is None or whole or time.monotonic() - job.made > SELDOM:
                job.result = await self._hall.run(self._assembled, job.match, dict(job.done))
                job.made = time.monotonic()
            return job.result

    def _assembled(self, match: Match, done: dict[str, dict[str, Any]]) -> dict[str, Any]:
        """The same, in a thread."""
        jobs: Any = importlib.import_module(self.module)
        made: dict[str, Any] = jobs.assemble(match.game, match.record, jobs.Settings(**self.settings), done)
        return made

    # ------------------------------------------------------------------ the process

    async def _work(self) -> None:
        """Analyse what waits, then let the process go."""
        try:
            while self._queue:
                job = self._queue[0]
                result: dict[str, Any] | None = None
                try:
                    result = await self._analyse(job)
                except WorkerFailed as failure:
                    self._hall.log.warning("analysis-failed", match=job.match.id, reason=str(failure))
                    self._dismiss()
                except Exception as error:
                    self._hall.trouble("analysis", error, match=job.match.id)
                    self._dismiss()
                self._queue.popleft()
                self._keep(job.match.id, result)
        finally:
            self._dismiss()

    async def _analyse(self, job: Job) -> dict[str, Any]:
        """All tasks of a match, one after the other."""
        job.state = RUNNING
        sent = {"record": write_record(job.match.record), "edition": job.edition, "settings": self.settings}
        job.tasks = (await self._ask(sent))["tasks"]
        for task in job.tasks:
            job.done[task] = (await self._ask({"task": task}))["done"]
        result = await self._put_together(job)
        await self._hall.run(self._cabinet.keep, job.match.id, result)
        return result

    async def _ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        """One line to the process, and its answer."""
        if self._worker is None:
            command = [sys.executable, "-P", "-s", "-B", "-m", "hoftag.server.analyst", "--module", self.module]
            self._worker = Worker(command)
        try:
            async with asyncio.timeout(LONGEST_TASK):
                line = await self._worker.ask(json.dumps(asked).encode() + b"\n")
        except TimeoutError as error:
            raise WorkerFailed("a task took too long") from error
        said: dict[str, Any] = json.loads(line)
        if "error" in said:
            raise WorkerFailed(str(said["error"]))
        return said

    def _dismiss(self) -> None:
        """End the process, if there is one."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.close()
            self._hall.start(_seen_gone(worker))

    def _keep(self, id: str, result: dict[str, Any] | None) -> None:
        """Keep what was found, and of the others only the last ones."""
        del self._jobs[id]
        self._found[id] = result
        self._found.move_to_end(id)
        if len(self._found) > KEPT:
            self._found.popitem(last=False)

    async def close(self) -> None:
        """Stop at once; what is not done is not kept."""
        self._queue.clear()
        self._jobs.clear()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self._hall.settle()


async def _seen_gone(worker: Worker) -> None:
    """Wait until a process has ended, so that nothing of it is left."""
    await worker.gone(GRACE)


def _news(result: dict[str, Any] | None, seen: int) -> dict[str, Any] | None:
    """A result that is not known yet."""
    return None if result is None or result["done"] == seen else result


def _told(
    state: str, ahead: int = 0, done: int = 0, of: int = 0, result: dict[str, Any] | None = None
) -> dict[str, Any]:
    """For clients."""
    return {"state": state, "ahead": ahead, "done": done, "of": of, "result": result}
