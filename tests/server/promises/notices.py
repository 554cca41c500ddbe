"""What telling other processes costs: entries appended alone, and appended and announced after each commit.

Two processes with four writers each (`python -m tests.server.promises.notices URL NAME` is one), each writer at a match
of its own; this process listens. The two ways take turns, so that both have the same machine.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from tests.store.conftest import a_match, move

from hoftag.store.contract import Store
from hoftag.store.opening import open_store

PROCESSES, WRITERS = 2, 4
PATIENCE = 5.0  # seconds in which the last notice should have come
LEAST = 0.6  # of the speed without telling
MANY = 5  # turns after which that is judged
Figures = dict[str, float]
Appended = list[tuple[str, int, float]]  # match, seq and when the append had returned


@dataclass
class Ear:
    """When what was heard first."""

    heard: list[tuple[str, int, float]] = field(default_factory=list)

    def __call__(self, match: str, seq: int) -> None:
        self.heard.append((match, seq, time.monotonic()))

    def delays(self, appended: Appended) -> list[float]:
        """How long after its append each entry was heard of: by its own notice or by that of a later one."""
        first: dict[tuple[str, int], float] = {}
        for match, seq, at in reversed(self.heard):
            first[match, seq] = at
        found, soonest = [], dict[str, float]()
        for match, seq, at in sorted(appended, reverse=True):
            if (match, seq) in first:
                soonest[match] = min(soonest.get(match, first[match, seq]), first[match, seq])
            found.append(soonest.get(match, float("inf")) - at)
        return found


def measure(url: str, turns: int, seconds: float) -> Figures:
    """Both ways in turn; medians of the rates, their ratio, and how late the listener was."""
    store = open_store(url)
    ear = Ear()
    store.listen(ear)
    command = [sys.executable, "-m", "tests.server.promises.notices", url]
    children = [
        subprocess.Popen([*command, f"p{n}"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for n in range(PROCESSES)
    ]
    rates: dict[bool, list[float]] = {False: [], True: []}
    told: Appended = []
    try:
        for _ in range(turns):
            for tell in (False, True):
                appended = [one for some in _round(children, tell, seconds) for one in some]
                rates[tell].append(len(appended) / seconds)
                told += appended if tell else []
        _wait(ear, told)
        delays = sorted(ear.delays(told))
    finally:
        for child in children:
            child.communicate()  # at the end of what it is told it ends
        store.close()
    alone, telling = statistics.median(rates[False]), statistics.median(rates[True])
    late = {"not heard of": sum(delay == float("inf") for delay in delays)}
    late |= {"heard p95 ms": 1000 * delays[int(0.95 * len(delays))], "most ms": 1000 * delays[-1]}
    return {"turns": turns, "appended/s": alone, "and told/s": telling, "ratio": telling / alone, **late}


def _round(children: list[subprocess.Popen[str]], tell: bool, seconds: float) -> list[Appended]:
    for child in children:
        assert child.stdin is not None
        child.stdin.write(json.dumps([tell, seconds]) + "\n")
        child.stdin.flush()
    return [[tuple(one) for one in json.loads(child.stdout.readline())] for child in children if child.stdout]


def _wait(ear: Ear, told: Appended) -> None:
    """Until the last entry of every match was heard of, or too long."""
    last = {match: seq for match, seq, _ in sorted(told)}
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not {*last.items()} <= {(match, seq) for match, seq, _ in ear.heard}:
        time.sleep(0.01)


def faults(figures: Figures) -> list[str]:
    """What is broken; the ratio of a short run says nothing."""
    found = [f"not heard of: {figures['not heard of']:.0f}"] if figures["not heard of"] else []
    if figures["turns"] >= MANY and figures["ratio"] < LEAST:
        found.append(f"telling others costs too much: {figures['ratio']:.2f} of the speed")
    return found


# ---------------------------------------------------------------------- in a process of its own


def write(store: Store, match: str, tell: bool, until: float, appended: Appended, seqs: dict[str, int]) -> None:
    """One writer: entry after entry at its match."""
    while time.monotonic() < until:
        seq = seqs[match] = seqs.get(match, 0) + 1
        store.append(match, [move(seq)])
        appended.append((match, seq, time.monotonic()))
        if tell:
            store.announce(match, seq)


def serve(url: str, name: str) -> None:
    """Write for as long and in the way that a line asks for, until there are no more lines."""
    store = open_store(url)
    matches = [f"{name}-{n}" for n in range(WRITERS)]
    seqs: dict[str, int] = {}
    for match in matches:
        store.create_match(a_match(match), [])
    for line in sys.stdin:
        tell, seconds = json.loads(line)
        appended: Appended = []
        rest: tuple[Any, ...] = (tell, time.monotonic() + seconds, appended, seqs)
        threads = [threading.Thread(target=write, args=(store, match, *rest)) for match in matches]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        print(json.dumps(appended), flush=True)
    store.close()


if __name__ == "__main__":
    serve(*sys.argv[1:])
