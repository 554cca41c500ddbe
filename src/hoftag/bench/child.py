"""The near end of a worker: starts it with a build of the package, asks it, ends it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from types import TracebackType
from typing import Any


class Child:
    """A persistent worker process. Use it in a `with` statement: leaving it ends the process."""

    def __init__(self, side: str, plain: bool = False) -> None:
        """`plain` makes it run the Python sources even where the compiled engine is installed."""
        self.side = side
        environment = dict(os.environ)
        environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)  # finds what this process finds
        environment.pop("HOFTAG_PLAIN", None)
        if plain:
            environment["HOFTAG_PLAIN"] = "1"
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "hoftag.bench.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
            encoding="utf-8",
        )

    def ask(self, do: str, **particulars: object) -> dict[str, Any]:
        """One request and its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        request = {"side": self.side, "do": do, "with": particulars}
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise RuntimeError(f"the worker of the benchmark stopped while it was asked for '{do}'; its error is above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> Child:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self._process.kill()  # it may be in the middle of a slice
        self._process.communicate()
