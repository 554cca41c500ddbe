"""Finished games as the terminal would write them, and bringing them to a server."""

from __future__ import annotations

import functools
import hashlib
import json
from typing import Any

from hoftag.core.record import Record, new_header
from hoftag.core.recorder import start
from hoftag.core.rng import Rng
from hoftag.games.registry import game as game_of


@functools.cache
def game_record(id: str) -> Record:
    """One finished game of random moves."""
    game = game_of(id)
    rng = Rng(1)
    recorder = start(game, new_header(game, {}, ["Guest 0", "Guest 1"], "0"))
    recorder.deal(rng)
    while asked := game.pending(recorder.state):
        decision = asked[rng.below(len(asked))]
        recorder.play(decision.seat, decision.moves[rng.below(len(decision.moves))])
        recorder.deal(rng)
    recorder.finish()
    return recorder.record


def summed(lines: list[dict[str, Any]]) -> str:
    """These lines with sums that fit: whoever changes a record can reckon them, too."""
    chain, told = "", []
    for data in lines:
        plain = {key: value for key, value in data.items() if key != "sum"}
        text = chain + json.dumps(plain, sort_keys=True, separators=(",", ":"))
        chain = hashlib.sha256(text.encode()).hexdigest()[:12]
        told.append(json.dumps({**plain, "sum": chain}))
    return "\n".join(told) + "\n"


def bring(person: Any, text: str | bytes, status: int = 200) -> dict[str, Any]:
    """Bring a record; what the server says."""
    answer = person.http.post("/api/records", content=text if isinstance(text, bytes) else text.encode())
    assert answer.status_code == status, answer.text
    return dict(answer.json())
