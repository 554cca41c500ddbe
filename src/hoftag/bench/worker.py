"""A child process that measures: one JSON request a line comes in, one JSON answer a line goes out.

To {"side": "ours", "do": "clone", "with": {"game": "tallinn", "players": 4, "seconds": 0.1}}
it answers {"us": 1.9, "calls": 51200}.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
from typing import Final

SIDES: Final = {"ours": "hoftag.bench.ours", "openspiel": "hoftag.bench.openspiel", "pgx": "hoftag.bench.pgx"}


def respond(line: str) -> dict[str, object]:
    """The answer to one request; the module of a side is loaded when it is first asked."""
    request = json.loads(line)
    side = importlib.import_module(SIDES[request["side"]])
    if request["do"] == "hello":
        return dict(side.hello())
    return dict(side.MEASURES[request["do"]](**request["with"]))


def main() -> None:
    """Answer until the other end closes; whatever else is printed goes to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        print(json.dumps(respond(line)), file=answers, flush=True)


if __name__ == "__main__":
    main()
