"""Slices of time: how often something can be done in a bounded while."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

# Processor time is blind to what else the machine does; where it ticks too coarsely, take the wall clock.
clock = time.process_time if sys.platform != "win32" else time.perf_counter

Sample = dict[str, float]


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
