"""The long lanes: `script/soak` runs all of them, `script/soak NAME [N]` one, with N instead of its usual count."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.server.promises import tracing

LANES = ["undo", "games", "kill", "pgkill", "power", "disk", "once", "matrix", "cut", "slow", "silent", "stop", "begin"]
LANES += ["backups", "overload", "fuzz", "postgres", "load", "deals", "replays", "away", "twins", "times"]
TRACED = ("power", "disk")  # need strace
SECOND = ("deals",)  # need Node.js
LONG = ("undo", "load", "silent")  # have no fast lane
STEPS = 20_000
ROOT = Path(__file__).parents[3]


def undo(steps: int) -> tuple[dict[str, float], list[str]]:
    """The state machine of undo with many steps."""
    environment = {**os.environ, "HOFTAG_STEPS": str(steps)}
    test = "tests/table/test_undo_machine.py"
    done = subprocess.run([sys.executable, "-m", "pytest", "-x", test], cwd=ROOT, env=environment, timeout=7200)
    return {"steps a game": steps}, ["a never happened"] if done.returncode else []


def lane(name: str, count: int | None) -> bool:
    """Run one lane and print its figures; says whether the promise holds."""
    begun = time.monotonic()
    if name in TRACED and not tracing.traces():
        print(f"\n{name}: left out, because strace is missing or may not trace")
        return True
    if name in SECOND and not shutil.which("node"):
        print(f"\n{name}: left out, because Node.js is missing")
        return True
    if name == "undo":
        figures, broken = undo(count or STEPS)
    else:
        promise = importlib.import_module(f"tests.server.promises.{name}")
        figures = promise.run(count or promise.SOAK)
        broken = promise.broken(figures)
    print(f"\n{name}: {'BROKEN' if broken else 'kept'} ({time.monotonic() - begun:.0f} s)")
    for what, value in figures.items():
        digits = 0 if value % 1 == 0 else 1 if abs(value) >= 10 else 3
        print(f"  {what:<20} {value:>12.{digits}f}")
    for fault in broken:
        print(f"  ! {fault}")
    sys.stdout.flush()
    return not broken


def main(arguments: list[str]) -> int:
    if arguments and arguments[0] not in LANES:
        print(f"usage: script/soak [{' | '.join(LANES)}] [count]", file=sys.stderr)
        return 2
    count = int(arguments[1]) if len(arguments) > 1 else None
    kept = [lane(name, count) for name in (arguments[:1] or LANES)]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
