"""A match as it was: what a viewer had in front of him after each item of his stream.

A position is the number of entries that had been written when an item was shown. The table of that time is folded anew
from the moves that counted then, so it holds nothing that came later; the view of it hides what was hidden then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hoftag.core.contract import NATURE, SPECTATOR, Game
from hoftag.core.record import MOVE, TABLE, Entry, Header, live
from hoftag.core.recorder import start
from hoftag.table.match import Match
from hoftag.table.stream import Stream

OPEN: Final = NATURE  # looks on with all cards face up: only after the end
EVERY: Final = 24  # so many moves lie between two tables that are kept


class Traced(Stream):
    """The items of one viewer, and how long the record was when each of them was shown."""

    def __init__(self, viewer: int) -> None:
        """Empty; `follow` fills it."""
        super().__init__(viewer)
        self.places: list[int] = []

    def _show(self, match: Match, entry: Entry, told: dict[str, Any], now: Entry | None = None) -> None:
        """One more item; the last consent and what it takes back happen at once."""
        super()._show(match, entry, told, now)
        entries = match.record.entries
        agreed = entry.kind == TABLE and self._entries < len(entries) and entries[self._entries].everybody
        self.places.append(self._entries + agreed)


class OpenStream(Traced):
    """Everything as it was played, with all that was told to anybody."""

    def __init__(self) -> None:
        """Nobody's own stream."""
        super().__init__(OPEN)

    def _move(self, match: Match, entry: Entry) -> None:
        """A move, whoever was allowed to see it."""
        told: dict[str, Any] = {"move": entry.move}
        notes = match.notes.get(entry.n, [])
        if notes:
            told["notes"] = [[match.game.words.events[note.event].key, *note.args] for note in notes]
        self._show(match, entry, told)


def traced(viewer: int) -> Traced:
    """The stream to look back by."""
    return OpenStream() if viewer == OPEN else Traced(viewer)


def begun(entries: Sequence[Entry]) -> bool:
    """Whether the table was laid by then; a record from elsewhere may say so with its first move."""
    return any(entry.kind == MOVE or (entry.kind == TABLE and entry.data.get("what") == "begin") for entry in entries)


class Past:
    """The tables of one match at any time. Folds on from the nearest table it has kept."""

    def __init__(self, game: Game[Any, Any], header: Header) -> None:
        """Only the table before the first move is kept at first."""
        self._game = game
        self._kept: dict[int, tuple[list[int], Any]] = {0: ([], start(game, header).state)}
        self._last: tuple[list[int], Any] = self._kept[0]

    def view(self, entries: Sequence[Entry], viewer: int) -> dict[str, Any]:
        """What a viewer saw when these were all entries; OPEN sees everybody's own things."""
        state = self._state(live(list(entries)))
        if viewer != OPEN:
            return dict(self._game.view(state, viewer).dump())
        shown = dict(self._game.view(state, SPECTATOR).dump())
        own: list[dict[str, Any]] = [self._game.view(state, seat).dump() for seat in range(state.seats)]
        return {**shown, "sides": [data["sides"][seat] for seat, data in enumerate(own)]}

    def question(self, entries: Sequence[Entry], seat: int) -> dict[str, Any] | None:
        """What a seat was asked when these were all entries."""
        decision = self._game.decision(self._state(live(list(entries))), seat)
        if decision is None:
            return None
        moves = [move.text for move in decision.moves]
        return {"q": 0, "step": self._game.words.steps[decision.step], "moves": moves}

    def _state(self, moves: list[Entry]) -> Any:
        """The table after these moves."""
        numbers = [entry.n for entry in moves]
        known, kept = self._nearest(numbers)
        state = kept.clone()
        for n in range(len(known), len(moves)):
            if n % EVERY == 0:
                self._kept[n] = (numbers[:n], state.clone())
            self._game.apply(state, moves[n].seat, self._game.words.parse(moves[n].move))
        self._last = (numbers, state)
        return state

    def _nearest(self, numbers: list[int]) -> tuple[list[int], Any]:
        """The furthest table that is kept and from which these moves lead on."""
        for n in range(len(numbers) // EVERY * EVERY, -1, -EVERY):
            known = self._kept.get(n)
            if known is None or known[0] != numbers[:n]:
                continue
            last = self._last
            return last if len(last[0]) > n and last[0] == numbers[: len(last[0])] else known
        raise AssertionError("the table before the first move is always kept")
