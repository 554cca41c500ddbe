"""Slices of time: how often something can be done in a bounded while."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final, TypeVar

BATCH: Final = 1024  # games side by side in each process

# Processor time is blind to what else the machine does; where it ticks too coarsely, take the wall clock.
clock = time.process_time if sys.platform != "win32" else time.perf_counter

Sample = dict[str, float]
T = TypeVar("T")


def rate(play: Callable[[int], tuple[int, int]], seconds: float) -> Sample:
    """Play whole games for a while; `play` takes their number and says how many decisions and chance moves it made."""
    games = decisions = chance = 0
    spent = 0.0
    block = 1
    end = time.perf_counter() + seconds
    while True:
        start = clock()
        made, drawn = play(block)
        took = clock() - start
        games += block
        decisions += made
        chance += drawn
        spent += took
        if time.perf_counter() >= end and spent > 0:
            return {"games": games, "decisions": decisions, "chance": chance, "seconds": spent}
        if took < seconds / 20:
            block *= 2


def cost(act: Callable[[], object], seconds: float) -> Sample:
    """Do one thing again and again for a while; says the microseconds it takes."""
    calls = 0
    spent = 0.0
    block = 8
    end = time.perf_counter() + seconds
    while True:
        start = clock()
        for _ in range(block):
            act()
        took = clock() - start
        calls += block
        spent += took
        if time.perf_counter() >= end and spent > 0:
            return {"us": spent / calls * 1e6, "calls": calls}
        if took < seconds / 20:
            block *= 2


def stepping(step: Callable[[], int], seconds: float) -> Sample:
    """Step games side by side for a while; `step` says how many decisions it made. By the wall clock, and by the
    processor time of this process with all its threads."""
    decisions = 0
    start, spent = time.perf_counter(), time.process_time()
    while True:
        decisions += step()
        now = time.perf_counter()
        if now - start >= seconds and now > start:
            processor = time.process_time() - spent
            return {"decisions": decisions, "seconds": now - start, "processor": processor or now - start}


def in_turns(ours: list[T], theirs: list[T]) -> list[T]:
    """Two lists as one, each spread evenly over the whole, so that both meet the same moods of the machine."""
    placed = [((n + 0.5) / len(ours), 0, n) for n in range(len(ours))]
    placed += [((n + 0.5) / len(theirs), 1, n) for n in range(len(theirs))]
    return [(theirs if side else ours)[n] for _, side, n in sorted(placed)]
