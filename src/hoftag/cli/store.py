"""Records on disk: every entry is appended and synced before the game goes on."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from hoftag.core.errors import HoftagError, RecordError
from hoftag.core.record import Record, read_record, write_record


class StoreError(HoftagError):
    """A record file that cannot be written to."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where saved games lie by default."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "hoftag"


def new_path(folder: Path, game_id: str, now: datetime) -> Path:
    """A name no saved game has yet."""
    stem = f"{game_id}-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.jsonl"
        number += 1
    return path


def saved_games(folder: Path) -> list[Path]:
    """The saved games of a folder, the latest first."""
    return sorted(folder.glob("*.jsonl"), key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def read_text(path: Path) -> str:
    """The text of a file; what is no text is an error that names it."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: is not a text in UTF-8") from error


def load_record(path: Path) -> Record:
    """The record in a file; errors name the file."""
    text = read_text(path)
    try:
        return read_record(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}", error.line) from error


class RecordFile:
    """A record that grows on disk with the game. A crash loses at most a line that was never acknowledged."""

    def __init__(self, path: Path, written: bytes) -> None:
        """Made by `create` or `reopen`."""
        self.path = path
        self._written = written

    @classmethod
    def create(cls, path: Path) -> RecordFile:
        """A new file; one that is there already is never overwritten."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            path.open("xb").close()
        except FileExistsError as error:
            raise StoreError(f"{path}: is there already; go on with it by --resume, or give another name") from error
        return cls(path, b"")

    @classmethod
    def reopen(cls, path: Path) -> tuple[RecordFile, Record, bool]:
        """Go on with a saved game; says whether an unfinished last line, left by a crash, was cut off."""
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        torn = len(whole) < len(data) and len(whole) > 0
        if torn:
            try:
                record = read_record(whole.decode("utf-8"))
            except (RecordError, UnicodeDecodeError):
                record = load_record(path)  # the fault is elsewhere: let the whole file tell it
            else:
                with path.open("r+b") as file:
                    file.truncate(len(whole))
                    os.fsync(file.fileno())
                return cls(path, whole), record, True
        return cls(path, data), load_record(path), False

    def save(self, record: Record) -> None:
        """Append what is new and wait until it is on the disk."""
        data = write_record(record).encode()
        if not data.startswith(self._written):
            raise StoreError(f"{self.path}: does not fit the game any more")
        with self.path.open("ab") as file:
            if file.tell() != len(self._written):
                raise StoreError(f"{self.path}: was changed by another program while the game went on")
            file.write(data[len(self._written) :])
            file.flush()
            os.fsync(file.fileno())
        self._written = data
