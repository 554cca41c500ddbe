"""A record told entry by entry, as one seat or a spectator could follow it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from hoftag.core.contract import ALL, NATURE, Game, Note, View
from hoftag.core.record import MOVE, UNDO, Entry, Record, may_see
from hoftag.core.recorder import notes_for, start
from hoftag.texts.catalogue import NOBODY, Texts


@dataclass(frozen=True)
class Frame:
    """The table after an entry: the view, what is told about the entry, and who is asked next."""

    entry: Entry | None
    view: View
    notes: list[Note]
    asked: list[int]
    step: int  # -1 when the game is over


def frames(game: Game[Any, Any], record: Record, seat: int) -> Iterator[Frame]:
    """The beginning and then one frame for each entry; nothing in them is hidden from the seat."""
    recorder = start(game, record.header)
    recorder.state.notes = []
    yield _frame(game, recorder.state, None, seat)
    for entry in record.entries:
        if entry.kind == MOVE:
            recorder.play(entry.seat, game.words.parse(entry.move))
        elif entry.kind == UNDO:
            recorder.undo(entry.seat, entry.target, entry.everybody)
        else:
            recorder.record.entries.append(entry)
        yield _frame(game, recorder.state, entry, seat)


def _frame(game: Game[Any, Any], state: Any, entry: Entry | None, seat: int) -> Frame:
    """What the seat sees now."""
    pending = game.pending(state)
    step = pending[0].step if pending else -1
    asked = [decision.seat for decision in pending]
    return Frame(entry, game.view(state, seat), notes_for(state.take_notes(), seat), asked, step)


def without_twins(notes: Sequence[Note]) -> list[Note]:
    """Leave out a public note where the reader knows more: the next one says the same and who or what exactly."""
    kept: list[Note] = []
    for note in notes:
        if note.seen != ALL and kept and kept[-1].seen == ALL and note.args[: len(kept[-1].args)] == kept[-1].args:
            kept.pop()
        kept.append(note)
    return kept


def told(texts: Texts, frame: Frame, game: Game[Any, Any], names: Sequence[str], me: int) -> list[str]:
    """The sentences about one entry. A sealed answer of others is only said to be given."""
    lines: list[str] = []
    entry = frame.entry
    if entry is not None and entry.kind == UNDO:
        seat = texts.thing("seat", entry.seat, names)
        lines.append(texts.text("took-back", you=_you(entry, me), seat=seat, number=entry.target))
    elif entry is not None and entry.kind == MOVE and entry.seat != NATURE and entry.seen != ALL:
        if may_see(entry.seen, me):
            lines.append(texts.did(entry.seat, game.words.parse(entry.move), names, me))
        else:
            lines.append(texts.text("has-chosen", you=_you(entry, me), seat=names[entry.seat]))
    return lines + [texts.note(note, names, me) for note in without_twins(frame.notes)]


def _you(entry: Entry, me: int) -> str:
    """Whether an entry is the reader's own."""
    return "seat" if entry.seat == me else NOBODY


def once(lines: Sequence[str]) -> list[str]:
    """Lines that follow themselves are told once, with how often."""
    kept: list[str] = []
    for line, same in groupby(lines):
        number = len(list(same))
        kept.append(line if number == 1 else f"{line} ({number}×)")
    return kept


def log_lines(texts: Texts, game: Game[Any, Any], record: Record, names: Sequence[str], me: int) -> list[str]:
    """The whole game so far in sentences, each with the number of its entry."""
    lines: list[str] = []
    for frame in frames(game, record, me):
        if frame.entry is not None:
            lines += [f"{frame.entry.n:>4}  {line}" for line in once(told(texts, frame, game, names, me))]
    return lines
