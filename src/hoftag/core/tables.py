"""Component data from TOML, read strictly: every missing, extra or wrong key is an error naming file and key."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Final, final

from hoftag.core.errors import EditionError

SOURCES: Final = ["rulebook", "published", "reconstructed"]


@final
class Ground:
    """Why a table of an edition says what it says."""

    __slots__ = ("source", "table", "why")

    def __init__(self, table: str, source: str, why: str) -> None:
        """`source` is one of SOURCES."""
        self.table = table
        self.source = source
        self.why = why


@final
class Table:
    """One TOML table that remembers what has been read, so that nothing in the file is silently ignored."""

    __slots__ = ("_data", "_read", "file", "path")

    def __init__(self, file: str, path: str, data: dict[str, object]) -> None:
        """`path` is where the table stands in the file, as in `influence.cards[3]`."""
        self.file = file
        self.path = path
        self._data = data
        self._read: set[str] = set()

    def error(self, key: str, what: str) -> EditionError:
        """An error that names file and key."""
        where = f"{self.path}.{key}" if self.path and key else self.path or key
        return EditionError(f"{self.file}: {where}: {what}")

    def has(self, key: str) -> bool:
        """Whether an optional key is there."""
        return key in self._data

    def value(self, key: str) -> object:
        """A value of any type."""
        if key not in self._data:
            raise self.error(key, "is missing")
        self._read.add(key)
        return self._data[key]

    def text(self, key: str, allowed: list[str] | None = None) -> str:
        """A text, perhaps one of a few."""
        value = self.value(key)
        if not isinstance(value, str):
            raise self.error(key, "should be a text")
        if allowed is not None and value not in allowed:
            raise self.error(key, f"is '{value}', not one of {', '.join(allowed)}")
        return value

    def integer(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(key, "should be a whole number")
        if not least <= value <= most:
            raise self.error(key, f"is {value}, not from {least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; a missing flag is false."""
        if not self.has(key):
            return False
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(key, "should be true or false")
        return value

    def table(self, key: str) -> Table:
        """A table inside this one."""
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.error(key, "should be a table")
        return Table(self.file, f"{self.path}.{key}" if self.path else key, value)

    def tables(self, key: str, number: int) -> list[Table]:
        """A list of exactly so many tables; a number below 0 allows any."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(key, "should be a list of tables")
        if number >= 0 and len(value) != number:
            raise self.error(key, f"has {len(value)} entries, not {number}")
        found: list[Table] = []
        for n, row in enumerate(value):
            if not isinstance(row, dict):
                raise self.error(f"{key}[{n}]", "should be a table")
            found.append(Table(self.file, f"{self.path}.{key}[{n}]" if self.path else f"{key}[{n}]", row))
        return found

    def ground(self) -> Ground:
        """The table's ground: `source` and `why`."""
        return Ground(self.path, self.text("source", SOURCES), self.text("why"))

    def done(self) -> None:
        """Refuse keys that nobody has read."""
        for key in self._data:
            if key not in self._read:
                raise self.error(key, "is not known here")


@final
class Edition:
    """A set of component data: its id, its hash, and the grounds of its tables."""

    __slots__ = ("data", "file", "game", "grounds", "hash", "id", "root")

    def __init__(self, file: str, data: dict[str, object]) -> None:
        """The hash is over the values, so that comments and order do not matter."""
        self.file = file
        self.data = data
        self.root = Table(file, "", data)
        head = self.root.table("edition")
        self.id = head.text("id")
        self.game = head.text("game")
        head.done()
        canonical = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        self.hash = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        self.grounds: list[Ground] = []


def load_edition(path: Path, game: str) -> Edition:
    """Read an edition of a game; the game's own tables then read the rest."""
    try:
        data = tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise EditionError(f"{path}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"{path}: is not TOML: {error}") from error
    try:
        edition = Edition(path.name, data)
    except TypeError as error:  # a TOML date has no place in component data
        raise EditionError(f"{path}: {error}") from error
    if edition.game != game:
        raise EditionError(f"{path.name}: edition.game: is '{edition.game}', not '{game}'")
    return edition
