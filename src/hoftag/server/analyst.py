"""A process that analyses finished matches: one line of JSON in, one line out, until the server hangs up.

First comes {"record": text, "edition": path or null, "settings": {...}}, answered by {"tasks": [...]}; then one
{"task": name} after the other, answered by {"done": {...}}. What fails is told by its kind and place alone, as in
{"error": "ValueError at x.py:7"}.
To see why it does not start: `python -m hoftag.server.analyst < /dev/null`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any, BinaryIO, Final

from hoftag.bots.worker import told
from hoftag.core.record import read_record
from hoftag.games import registry

NICENESS: Final = 15  # whoever plays comes first, and the bots' thinking, too


class Analyst:
    """One match at a time."""

    def __init__(self, module: str) -> None:
        """`module` has what there is to be done, and does it."""
        self._jobs: Any = importlib.import_module(module)
        self._worker: Any = None

    def answer(self, asked: dict[str, Any]) -> dict[str, object]:
        """The answer to one line."""
        if "task" in asked:
            return {"done": self._worker.do(asked["task"])}
        edition = Path(asked["edition"]) if asked["edition"] else None
        record = read_record(asked["record"])
        game = registry.game(record.header.game, edition)
        self._worker = self._jobs.Worker(asked["record"], self._jobs.Settings(**asked["settings"]), edition)
        return {"tasks": self._jobs.tasks(game, record)}


def serve(analyst: Analyst, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the server hangs up."""
    for line in questions:
        try:
            said = analyst.answer(json.loads(line))
        except Exception as error:
            said = {"error": told(error)}
        answers.write(json.dumps(said, separators=(",", ":")).encode() + b"\n")
        answers.flush()


def main() -> None:
    """Get out of everybody's way, then answer; whatever is printed goes to stderr."""
    parser = argparse.ArgumentParser(prog="hoftag.server.analyst", description="A process that analyses matches.")
    parser.add_argument("--module", default="hoftag.analysis.jobs", help="what analyses")
    module: str = parser.parse_args().module
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    os.nice(NICENESS)
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        serve(Analyst(module), sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
