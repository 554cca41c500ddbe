"""What all rooms share: store, games, workers, metrics, limits, and whether the server can save."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

import structlog

from hoftag.core.errors import SetupError
from hoftag.server.config import Config
from hoftag.server.desk import Desk
from hoftag.server.limits import Buckets, Windows, busy
from hoftag.server.metrics import Metrics
from hoftag.server.notices import Notices
from hoftag.server.shelf import Shelf
from hoftag.store import open_store
from hoftag.store.contract import Store, StoreError
from hoftag.thinking import Thinkers

if TYPE_CHECKING:
    from hoftag.server.rooms import Rooms

P = ParamSpec("P")
T = TypeVar("T")
THREADS: Final = 16
BOT_GRACE: Final = 2.0
PATIENCE: Final = 1.5  # seconds that the end waits for what is under way


class Hall:
    """One server process."""

    def __init__(self, config: Config) -> None:
        """Nothing is opened before `open`."""
        self.config = config
        self.limits = config.limits
        self.shelf = Shelf(config.editions)
        self.metrics = Metrics()
        self.log = structlog.get_logger("hoftag")
        self.notices = Notices(config, self.log)
        self.ready = False  # whether what is played can be saved
        self.stopping = False
        self.several = not config.database.startswith("sqlite:")  # other processes may use the same store
        self.process = secrets.token_hex(4)
        self.store: Store
        self.opened = False
        self.rooms: Rooms
        self.thinkers = Thinkers(config.workers, grace=BOT_GRACE)
        limits = config.limits
        clock = time.monotonic
        self.connects = Buckets(limits.connects, limits.connects, clock)
        self.seats = Buckets(limits.seat_burst, limits.seat_rate, clock)
        self.newcomers = Buckets(limits.newcomers, limits.newcomer_rate, clock)
        self.records = Buckets(limits.records, limits.record_rate, clock)
        self.logins = Windows(limits.logins, limits.login_seconds, clock)
        self.hashing = asyncio.Semaphore(2)  # a password costs much memory on purpose
        self.reading = asyncio.Semaphore(1)  # to check a record takes a while
        self.desk = Desk(self)
        self._threads = ThreadPoolExecutor(THREADS, "hoftag-store")
        self._tasks: set[asyncio.Task[Any]] = set()

    def open_store(self) -> None:
        """Open the store; what is unsafe is refused."""
        self.store = open_store(self.config.database)
        self.opened = self.ready = True
        self.metrics.ready.set(1)

    async def open(self) -> None:
        """Open the store, unless it is open already, and start the workers."""
        if not self.opened:
            await self.run(self.open_store)
        try:
            await self.thinkers.start()
        except OSError as error:
            await self.run(self.store.close)
            raise SetupError(f"the processes for bots do not start: {error}") from error
        self.log.info("open", store=self.store.version())

    async def close(self) -> None:
        """Finish what is under way, then let go of everything."""
        self.stopping = True
        await self.settle()
        await self.desk.close()
        await self.thinkers.stop()
        await self.run(self.store.close)
        self._threads.shutdown(wait=True)
        self.log.info("closed")

    def check_load(self) -> None:
        """Refuse what could not be done soon."""
        if len(self._tasks) >= self.limits.under_way:
            raise busy(1)

    async def settle(self) -> None:
        """Wait for all tasks that were begun and should not be broken off, but not for ever."""
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=PATIENCE)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something slow, such as the store, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: job(*args, **kwargs))

    async def whole(self, job: Coroutine[Any, Any, T]) -> T:
        """Run a job to its end, even if whoever waits for it goes away."""
        return await asyncio.shield(self.start(job))

    def start(self, job: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin a job that is waited for before the server stops."""
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def watch(self, job: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Begin a job that may be cancelled any time; if it fails, the log tells."""
        task = asyncio.get_running_loop().create_task(job, name=name)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Tell of a job that failed."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.trouble(task.get_name(), error)

    def trouble(self, where: str, error: BaseException, **ids: object) -> None:
        """Log an error by its kind and place; its message could hold hidden things."""
        place = error.__traceback__
        while place is not None and place.tb_next is not None:
            place = place.tb_next
        line = f"{place.tb_frame.f_code.co_filename.rpartition('/')[2]}:{place.tb_lineno}" if place else ""
        self.metrics.troubles.inc()
        self.log.error("trouble", where=where, error=type(error).__name__, line=line, **ids)

    def storage_failed(self) -> None:
        """From now on nothing is acknowledged until the store is well again."""
        if self.ready:
            self.log.error("storage-failed")
        self.ready = False
        self.metrics.ready.set(0)

    async def look_after_store(self) -> None:
        """Ask the store again and again whether it is well."""
        while True:
            try:
                well = await self.run(self.store.healthy)
            except StoreError as error:
                self.trouble("healthy", error)
                well = False
            if not well:
                self.storage_failed()
            elif not self.ready:
                self.log.info("storage-well")
                self.ready = True
                self.metrics.ready.set(1)
                await self.rooms.revive()
            await asyncio.sleep(1)

    async def say_goodbye(self, code: int) -> None:
        """Take nothing new, finish what is under way, close all sockets."""
        self.stopping = True
        for room in self.rooms.all():
            room.keeper.stop()
        await self.settle()
        for room in self.rooms.all():
            for listener in room.listeners:
                listener.close(code)
        for _ in range(20):
            if not any(room.listeners for room in self.rooms.all()):
                return
            await asyncio.sleep(0.05)

    async def measure_lag(self) -> None:
        """Measure how late the loop wakes up."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(0.25)
            self.metrics.lag.observe(max(0.0, time.perf_counter() - begun - 0.25))
