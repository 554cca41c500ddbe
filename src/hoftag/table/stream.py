"""What one seat or a spectator is shown of a match, item by item, with numbers of its own.

The numbers of the record would tell how many sealed answers others have given. So every viewer has a stream: others'
sealed answers are held back until their question closes, and what was taken back unseen never appears.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from hoftag.core.contract import NATURE, Note
from hoftag.core.record import MOVE, UNDO, Entry, may_see
from hoftag.core.recorder import notes_for

if TYPE_CHECKING:
    from hoftag.table.match import Match


class Stream:
    """The items of one viewer; the n-th has the number n, from 1 on."""

    def __init__(self, viewer: int) -> None:
        """Empty; `follow` fills it."""
        self.viewer = viewer
        self.items: list[dict[str, Any]] = []
        self.question = 0  # the number of the last item that belongs to the game: what a move must name
        self._entries = 0  # how many entries of the record have been looked at
        self._held: list[Entry] = []  # others' sealed answers to the open question
        self._shown = array("i")  # for each of them the number of its item, 0 while it has none
        self._gone: set[int] = set()  # entries that were shown and have been taken back since

    def follow(self, match: Match) -> None:
        """Look at the entries that are new."""
        entries = match.record.entries
        while self._entries < len(entries):
            entry = entries[self._entries]
            self._entries += 1
            self._shown.append(0)
            if entry.kind == MOVE:
                self._move(match, entry)
            elif entry.kind == UNDO:
                self._undo(match, entry)
            else:
                body = self._translated(entry.data) if entry.kind == "table" else entry.data
                self._show(match, entry, {entry.kind: body})

    def _move(self, match: Match, entry: Entry) -> None:
        """A move: shown at once, or held back until its question closes."""
        seen = may_see(entry.seen, self.viewer)
        if not seen and entry.seat != NATURE:
            self._held.append(entry)
        if entry.n in match.closing:
            for held in sorted(self._held, key=lambda held: (held.seat, held.n)):  # who was first is nobody's business
                self._show_move(match, held, held.n in entry.opens, entry)
            self._held = []
        if seen or entry.seat == NATURE:
            self._show_move(match, entry, seen, entry)

    def _show_move(self, match: Match, entry: Entry, open: bool, now: Entry) -> None:
        """An item of a move, hidden where the viewer may not see it; `now` is when it is shown."""
        told: dict[str, Any] = {"move": entry.move} if open else {"hidden": True}
        notes = notes_for(match.notes.get(entry.n, []), self.viewer)
        if notes:
            told["notes"] = [_note(match, note) for note in notes]
        self._show(match, entry, told, now)
        self.question = len(self.items)

    def _undo(self, match: Match, entry: Entry) -> None:
        """Something was taken back; of what was never shown nothing is said."""
        self._held = [held for held in self._held if not takes_back(entry, held)]
        entries = match.record.entries
        gone = [n for n in range(1, entry.n) if self.number_of(n) and takes_back(entry, entries[n - 1])]
        if gone:
            shown = sorted(self._shown[n - 1] for n in gone)
            self._show(match, entry, {"undo": shown, **({"all": True} if entry.everybody else {})})
            self.question = len(self.items)
            self._gone.update(gone)

    def _show(self, match: Match, entry: Entry, told: dict[str, Any], now: Entry | None = None) -> None:
        """One more item; what other viewers were shown in the same words is kept once."""
        number = len(self.items) + 1
        self._shown[entry.n - 1] = number
        at = match.times[(now or entry).n - 1]
        self.items.append(match.kept_once({"i": number, "seat": entry.seat, "at": at, **told}))

    def _translated(self, data: dict[str, Any]) -> dict[str, Any]:
        """A table entry with the viewer's numbers."""
        if data.get("what") == "ask-undo":
            return {**data, "target": self.number_of(int(data["target"])) or 0}
        return data

    # ------------------------------------------------------------------ the way back

    def entry_of(self, number: int) -> int | None:
        """The entry of an item that has not been taken back."""
        n = self._shown.index(number) + 1 if 0 < number <= len(self.items) else 0
        return n if n and n not in self._gone else None

    def number_of(self, n: int) -> int | None:
        """The item of an entry that has not been taken back."""
        return None if n in self._gone else self.shown_as(n)

    def shown_as(self, n: int) -> int | None:
        """The item under which an entry was shown, whether or not it was taken back since."""
        return self._shown[n - 1] or None if 0 < n <= len(self._shown) else None

    def undo_from(self, match: Match) -> int | None:
        """The earliest own item that can be taken back alone."""
        frontier = match.frontier(self.viewer) if self.viewer >= 0 and not match.over else None
        return None if frontier is None else self.number_of(frontier)


def takes_back(undo: Entry, entry: Entry) -> bool:
    """Whether an undo takes an entry back."""
    return entry.kind == MOVE and entry.n >= undo.target and (undo.everybody or entry.seat == undo.seat)


def _note(match: Match, note: Note) -> list[object]:
    """An event and its arguments."""
    return [match.game.words.events[note.event].key, *note.args]
