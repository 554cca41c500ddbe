"""Results on disk while the work goes on: one JSON object a line, a head and then one for each piece of work."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hoftag.analysis.jobs import FORMAT, Settings
from hoftag.core.errors import HoftagError


class KeptError(HoftagError):
    """A file of results that belongs to something else."""


class Kept:
    """A file of results. What was being written when the power failed is done again."""

    def __init__(self, path: Path, text: str, settings: Settings) -> None:
        """Begin a file, or go on with the one of the same record and settings."""
        record = hashlib.sha256(text.encode()).hexdigest()[:16]
        head = {"analysis": FORMAT, "record": record, "settings": asdict(settings)}
        self.path = path
        self.done: dict[str, dict[str, Any]] = {}
        if not path.exists() or path.stat().st_size == 0:
            self._append(head)
            return
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        found = [_read(line) for line in lines]
        if found[0] != head:
            raise KeptError(f"{path}: is no analysis of this record with these settings; give another --out")
        whole = [line for line in found[1:] if line is not None]
        if len(whole) < len(found) - 1:
            kept = "".join(line for line, told in zip(lines, found, strict=True) if told is not None)
            path.write_text(kept, encoding="utf-8")
        self.done = {str(line["task"]): line["result"] for line in whole}

    def add(self, task: str, result: dict[str, Any]) -> None:
        """Keep one more result."""
        self.done[task] = result
        self._append({"task": task, "result": result})

    def _append(self, line: dict[str, Any]) -> None:
        """One more line, at once on the disk's way."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


def _read(line: str) -> dict[str, Any] | None:
    """One line; None for one that is not whole."""
    if not line.endswith("\n"):
        return None
    try:
        told = json.loads(line)
    except ValueError:
        return None
    return told if isinstance(told, dict) else None
