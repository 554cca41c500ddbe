"""Another way on from a finished match: the moves up to a place, from which others are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hoftag.core.contract import ALL, NATURE, Game
from hoftag.core.record import Entry, Record, live
from hoftag.core.recorder import Recorder, start
from hoftag.table.refusal import Refused


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a match branches off from another one."""

    match: str  # the other one's id
    entry: int  # the other one's last entry that counts here as well; 0: none
    moves: Sequence[tuple[int, str]]  # what was played up to there, by seat

    def dump(self) -> dict[str, object]:
        """What the record says of it: its next so many moves come from there."""
        return {"match": self.match, "entry": self.entry, "moves": len(self.moves)}


def branch_at(id: str, game: Game[Any, Any], record: Record, entry: int) -> Branch:
    """The moves that counted after an entry, without sealed answers whose question was still open.

    Whoever takes a seat there must not find that others have chosen already: they choose anew.
    """
    moves = live(record.entries[:entry])
    state = start(game, record.header).state
    sealed = False
    clean, closings = 0, state.closings
    for n, move in enumerate(moves, 1):
        seen = game.apply(state, move.seat, game.words.parse(move.move))
        sealed = state.closings == closings and (sealed or (seen != ALL and move.seat != NATURE))
        closings = state.closings
        if not sealed:
            clean = n
    if clean == len(moves) and state.top < 0:
        raise Refused("not-running", "the game is over there: nothing is left to play", {"field": "entry"})
    return _made(id, moves[:clean])


def _made(id: str, moves: list[Entry]) -> Branch:
    """A branch after these moves."""
    return Branch(id, moves[-1].n if moves else 0, [(move.seat, move.move) for move in moves])


def frontier_after(recorder: Recorder[Any, Any], seat: int, copied: int) -> int | None:
    """The earliest own entry a seat may take back alone, among those that were not taken over from another match."""
    found = recorder.frontier(seat)
    if found is None or found > copied:
        return found
    own = [trace.entry.n for trace in recorder.traces if trace.entry.seat == seat]
    return next((n for n in own if n > copied), None)
