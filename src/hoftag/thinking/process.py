"""The near end of one worker process: start it, ask it, kill it, see it gone."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import Final

from hoftag.threads import ONE_THREAD

LONGEST_LINE: Final = 65536  # bytes of one answer
PASSED_ON: Final = ["HOFTAG_PLAIN", "LANG", "LC_ALL", "PATH"]  # nothing else: a server's environment holds secrets


class WorkerFailed(Exception):
    """A worker is of no use any more; the text says why, without anything it said."""


def environment() -> dict[str, str]:
    """What a worker is told: where this process finds its packages, and hardly more."""
    found = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    found["PYTHONPATH"] = os.pathsep.join(os.path.abspath(path) for path in sys.path if path)
    found["HOME"] = "/"  # else the system would be asked for it, over a socket
    found["PYTHONHASHSEED"] = "0"  # the same question, the same answer
    return found | ONE_THREAD


class Worker:
    """A running worker process. It says one line for each question and else nothing."""

    def __init__(self, command: list[str]) -> None:
        """Start it, in a process group of its own."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            cwd="/",
            bufsize=0,
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.pid = self._process.pid
        self._to = self._process.stdin
        self._from = self._process.stdout
        self._exchange: _Exchange | None = None
        os.set_blocking(self._to.fileno(), False)
        os.set_blocking(self._from.fileno(), False)

    def silent(self) -> bool:
        """Whether it lives and says nothing: then it can be asked."""
        try:
            os.read(self._from.fileno(), 1)
        except BlockingIOError:
            return True
        return False

    async def ask(self, frame: bytes) -> bytes:
        """The line it says to a question; WorkerFailed if it ends, is killed, says too much, or more than one line."""
        loop = asyncio.get_running_loop()
        exchange = _Exchange(self._to.fileno(), self._from.fileno(), frame, loop.create_future())
        loop.add_writer(exchange.to, exchange.write)
        loop.add_reader(exchange.source, exchange.read)
        self._exchange = exchange
        try:
            return await exchange.line
        finally:
            self._exchange = None
            loop.remove_writer(exchange.to)
            loop.remove_reader(exchange.source)

    def hang_up(self) -> None:
        """Close its stdin: a sound worker then ends."""
        self._to.close()

    def kill(self) -> None:
        """End it and whatever it started; who is asking it is told."""
        if self._process.poll() is None:  # not reaped yet, so the number is still its own
            os.killpg(self.pid, signal.SIGKILL)
        if self._exchange is not None:
            self._exchange.fail("the worker was killed")

    def close(self) -> None:
        """Hear nothing from it any more."""
        self._to.close()
        self._from.close()

    async def gone(self, seconds: float) -> bool:
        """Wait until it has ended; say whether it has."""
        loop = asyncio.get_running_loop()
        last = loop.time() + seconds
        while self._process.poll() is None:
            if loop.time() > last:
                return False
            await asyncio.sleep(0.01)
        return True


class _Exchange:
    """One question on its way out and the answer on its way in."""

    def __init__(self, to: int, source: int, frame: bytes, line: asyncio.Future[bytes]) -> None:
        """`line` gets the answer, without its end."""
        self.to = to
        self.source = source
        self._left = memoryview(frame)
        self._heard = bytearray()
        self.line = line

    def write(self) -> None:
        """Send what the pipe takes."""
        try:
            self._left = self._left[os.write(self.to, self._left) :]
        except BlockingIOError:
            return
        except BrokenPipeError:
            self.fail("the worker has ended")
            return
        if not self._left:
            asyncio.get_running_loop().remove_writer(self.to)

    def read(self) -> None:
        """Take what the worker says, up to the end of a line."""
        try:
            heard = os.read(self.source, LONGEST_LINE)
        except BlockingIOError:
            return
        self._heard += heard
        end = self._heard.find(b"\n")
        if not heard:
            self.fail("the worker has ended")
        elif len(self._heard) > LONGEST_LINE:
            self.fail("the worker says too much")
        elif end >= 0 and (self._left or end + 1 < len(self._heard)):
            self.fail("the worker speaks unasked")
        elif end >= 0 and not self.line.done():
            self.line.set_result(bytes(self._heard[:end]))

    def fail(self, why: str) -> None:
        """Give up."""
        if not self.line.done():
            self.line.set_exception(WorkerFailed(why))
