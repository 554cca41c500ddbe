"""Games shared out among processes, which write into memory that all of them look at."""

from __future__ import annotations

import multiprocessing
import signal
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hoftag.adapters.sheets import Marks, Numbers, Plan, bytes_needed, laid_out, looked_at
from hoftag.core.errors import IllegalMove, SetupError
from hoftag.core.reason import Reason

Refused = tuple[str, str, str, tuple[int, ...]]  # text, and rule, key and arguments of its reason


class Workers:
    """The near end: sends actions to the workers and waits for all of them."""

    def __init__(self, plan: Plan, workers: int) -> None:
        """Start them and let them deal."""
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", bytes_needed(plan))
        chosen = context.RawArray("q", plan.size)
        self.sheets = laid_out(memory, plan, plan)
        self._chosen = np.frombuffer(chosen, np.int64)
        cuts = [plan.size * n // workers for n in range(workers + 1)]
        self._parts = [plan._replace(first=a, size=b - a) for a, b in pairwise(cuts)]
        self._links: list[Connection[Any, Any]] = []
        self._processes = []
        for part in self._parts:
            link, far = context.Pipe()
            process = context.Process(target=work, args=(far, memory, chosen, plan, part), daemon=True)
            process.start()
            far.close()
            self._links.append(link)
            self._processes.append(process)
        self._hear()

    def _hear(self) -> None:
        """Wait until all of them have written what there is to know."""
        self.legal: Numbers = np.frombuffer(b"".join([link.recv() for link in self._links]), np.int32)

    def reset(self, seed: int) -> None:
        """Deal anew."""
        for link in self._links:
            link.send(seed)
        self._hear()

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each game; if one is not legal, only its worker hears of it, and refuses."""
        counts = self.sheets.counts
        if len(actions) != len(counts):
            raise SetupError(f"{len(actions)} actions for {len(counts)} games")
        self._chosen[:] = actions
        hits = np.repeat(actions, counts) == self.legal
        if np.count_nonzero(hits) != len(actions):
            bad = int(np.argmin(np.logical_or.reduceat(hits, np.cumsum(counts) - counts)))
            n = next(n for n, part in enumerate(self._parts) if bad < part.first + part.size)
            self._links[n].send(None)
            text, *reason = self._links[n].recv()
            raise IllegalMove(text, Reason(*reason)) if reason else SetupError(text)
        for link in self._links:
            link.send(None)
        self._hear()

    def close(self) -> None:
        """End them."""
        for link in self._links:
            link.close()
        for process in self._processes:
            process.join()


def work(link: Connection[Any, Any], memory: Any, chosen: Any, whole: Plan, part: Plan) -> None:
    """The far end: deals with the seed it is sent, else steps; legal actions go back, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    batch = part.batch()
    own = looked_at(batch, part._replace(masks=False))
    shared = laid_out(memory, whole, part)
    actions = np.frombuffer(chosen, np.int64)[part.first : part.first + part.size]
    marks = Marks(shared.mask)
    answer: bytes | Refused | tuple[str] = b""
    while True:
        if isinstance(answer, bytes):
            shared.rewards[...], shared.counts[...], shared.asked[...] = own.rewards, own.counts, own.asked
            shared.done[...], shared.rows[...] = own.done, own.rows
            marks.put(np.frombuffer(batch.legal, np.int32), own.counts)
            answer = batch.legal
        try:
            link.send(answer)
            seed: int | None = link.recv()
        except (EOFError, ConnectionError):
            return
        try:
            if seed is not None:
                batch.reset(seed)
            else:
                batch.step(actions.tolist())
            answer = b""
        except IllegalMove as illegal:
            answer = (str(illegal), illegal.reason.rule, illegal.reason.key, illegal.reason.args)
        except SetupError as error:
            answer = (str(error),)
