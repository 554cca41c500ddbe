"""Which program played: a hash over everything that decides how games of bots go, so that runs are never mixed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import hoftag
from hoftag.games import registry

OURS: Final = ("blocks.py", "chance.py", "game.py")  # what the arena itself adds


@cache
def program(game_id: str, seats: int) -> str:
    """A short hash of rules, bots and nets for a game with so many seats; other games' parts do not matter."""
    root = Path(hoftag.__file__).parent
    others = tuple(id for id in registry.ids() if id != game_id)
    found = [*(root / "core").rglob("*.py"), *(root / "games" / game_id).rglob("*.py"), *(root / "bots").rglob("*.py")]
    found += [root / "lab" / name for name in OURS]
    found += (root / "bots").rglob(f"{game_id}-{seats}*.net")
    total = sha256()
    for path in sorted(path for path in found if not path.name.startswith(others)):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]
