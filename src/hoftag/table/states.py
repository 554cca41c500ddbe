"""The hash of a state: equal where two states are, in every process and build."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from hoftag.core.contract import State

DIGITS: Final = 16


def state_hash(state: State) -> str:
    """A short hash over all that the state holds, hidden things included."""
    return hashlib.sha256(json.dumps(state.dump()).encode()).hexdigest()[:DIGITS]
