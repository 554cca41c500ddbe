"""Analyses on the disk, beside the database: they take minutes to make, and a restart should not lose them."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any, Final

from hoftag.store.places import sqlite_file
from hoftag.version import __version__

MOST: Final = 500  # the oldest are dropped


class Cabinet:
    """One file for each match. Without a file for the database there is no place for it, and nothing is kept."""

    def __init__(self, database: str) -> None:
        """Nothing is made before something is kept."""
        path = sqlite_file(database) if database.startswith("sqlite:") else None
        self._folder = None if path is None else path.parent / "analyses"

    def read(self, id: str) -> dict[str, Any] | None:
        """What is kept of a match; what another version made is made anew."""
        if self._folder is None:
            return None
        try:
            kept = json.loads((self._folder / f"{id}.json").read_text(encoding="utf-8"))
            return dict(kept["result"]) if kept["hoftag"] == __version__ else None
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def keep(self, id: str, result: dict[str, Any]) -> None:
        """Keep an analysis; where that is not possible, it is made anew one day."""
        if self._folder is None:
            return
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
            fresh = self._folder / f"{id}.new"
            fresh.write_text(json.dumps({"hoftag": __version__, "result": result}), encoding="utf-8")
            os.replace(fresh, self._folder / f"{id}.json")
            self._drop_oldest(self._folder)

    def _drop_oldest(self, folder: Path) -> None:
        """Drop what is too much."""
        kept = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-MOST]:
            path.unlink()
