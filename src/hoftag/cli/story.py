"""A record told entry by entry, as one seat or a spectator could follow it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from hoftag.cli.scoretable import join_names
from hoftag.core.contract import ALL, NATURE, Game, Note, View
from hoftag.core.record import MOVE, UNDO, Entry, Record, may_see
from hoftag.core.recorder import notes_for, start
from hoftag.core.words import Vocabulary
from hoftag.texts.catalogue import NOBODY, Texts


@dataclass(frozen=True)
class Frame:
    """The table after an entry: the view, what is told about the entry, and who is asked next."""

    entry: Entry | None
    view: View
    notes: list[Note]
    asked: list[int]
    step: int  # -1 when the game is over
    goes_on: bool  # the seat of the entry is still answering the same question


def frames(game: Game[Any, Any], record: Record, seat: int) -> Iterator[Frame]:
    """The beginning and then one frame for each entry; nothing in them is hidden from the seat."""
    recorder = start(game, record.header)
    recorder.state.notes = []
    yield _frame(game, recorder.state, None, seat, -1)
    for entry in record.entries:
        closings = int(recorder.state.closings)
        if entry.kind == MOVE:
            recorder.play(entry.seat, game.words.parse(entry.move))
        elif entry.kind == UNDO:
            recorder.undo(entry.seat, entry.target, entry.everybody)
        else:
            recorder.record.entries.append(entry)
        yield _frame(game, recorder.state, entry, seat, closings)


def _frame(game: Game[Any, Any], state: Any, entry: Entry | None, seat: int, closings: int) -> Frame:
    """What the seat sees now; `closings` is how many steps were closed before the entry."""
    pending = game.pending(state)
    step = pending[0].step if pending else -1
    asked = [decision.seat for decision in pending]
    goes_on = entry is not None and entry.seat in asked and state.closings == closings
    return Frame(entry, game.view(state, seat), notes_for(state.take_notes(), seat), asked, step, goes_on)


def without_twins(notes: Sequence[Note], words: Vocabulary) -> list[Note]:
    """Leave out a public note where the reader knows more: the next one says the same and who or what exactly."""
    kept: list[Note] = []
    for note in notes:
        if note.seen != ALL and kept and kept[-1].seen == ALL and _begins_alike(kept[-1], note, words):
            kept.pop()
        kept.append(note)
    return kept


def _begins_alike(first: Note, second: Note, words: Vocabulary) -> bool:
    """Whether a note says all that another says, in the same places."""
    places = words.events[first.event].places
    same_places = words.events[second.event].places[: len(places)] == places
    return same_places and second.args[: len(places)] == first.args


def sentences(texts: Texts, notes: Sequence[Note], names: Sequence[str], me: int) -> list[tuple[int, str]]:
    """Notes as lines, each with the place of its first note.

    Notes of a kind that follow each other share a line where the texts can tell several at once or they read alike.
    """
    lines: list[tuple[int, str]] = []
    place = 0
    for shared, group in groupby(notes, lambda note: texts.several(note, "", names, me) or texts.note(note, names, me)):
        alike = list(group)
        if len(alike) == 1:
            lines.append((place, texts.note(alike[0], names, me)))
        else:
            together = texts.several(alike[0], _items(texts, alike, names, me), names, me)
            lines.append((place, together or f"{shared.removesuffix('.')} ({len(alike)}×)."))
        place += len(alike)
    return lines


def _items(texts: Texts, notes: Sequence[Note], names: Sequence[str], me: int) -> str:
    """What notes of a kind add to their sentence: in one row, or gathered under their heads."""
    rows = [
        (head, [texts.item(note, names, me) for note in group])
        for head, group in groupby(notes, lambda note: texts.head(note, names, me))
    ]
    if rows[0][0]:
        return "; ".join(f"{head}: {', '.join(items)}" for head, items in rows)
    return join_names(once(rows[0][1]), texts)


def told(texts: Texts, frame: Frame, game: Game[Any, Any], names: Sequence[str], me: int) -> list[str]:
    """The sentences about one entry."""
    notes = without_twins(frame.notes, game.words)
    return _answer(texts, frame, game, names, me) + [line for _, line in sentences(texts, notes, names, me)]


def _answer(texts: Texts, frame: Frame, game: Game[Any, Any], names: Sequence[str], me: int) -> list[str]:
    """What the entry itself is, where it does not speak by its notes: a sealed answer of others is only given."""
    lines: list[str] = []
    entry = frame.entry
    if entry is not None and entry.kind == UNDO:
        seat = texts.thing("seat", entry.seat, names)
        lines.append(texts.text("took-back", you=_you(entry, me), seat=seat, number=entry.target))
    elif entry is not None and entry.kind == MOVE and entry.seat != NATURE and entry.seen != ALL:
        if may_see(entry.seen, me):
            lines.append(texts.did(entry.seat, game.words.parse(entry.move), names, me))
        elif not frame.goes_on:
            lines.append(texts.text("has-chosen", you=_you(entry, me), seat=names[entry.seat]))
    return lines


def _you(entry: Entry, me: int) -> str:
    """Whether an entry is the reader's own."""
    return "seat" if entry.seat == me else NOBODY


def once(lines: Sequence[str]) -> list[str]:
    """Lines that follow themselves are told once, with how often."""
    kept: list[str] = []
    for line, same in groupby(lines):
        number = len(list(same))
        often = f"{number}× {line}" if line.endswith(")") else f"{line} ({number}×)"
        kept.append(line if number == 1 else often)
    return kept


def log_lines(
    texts: Texts, game: Game[Any, Any], record: Record, names: Sequence[str], me: int
) -> list[tuple[int, str]]:
    """The whole game so far in sentences, each with the number of its entry, or of the first of several."""
    lines: list[tuple[int, str]] = []
    notes: list[tuple[int, Note]] = []
    for frame in [*frames(game, record, me), None]:
        answer = [] if frame is None else _answer(texts, frame, game, names, me)
        if frame is None or answer:
            together = sentences(texts, [note for _, note in notes], names, me)
            lines += [(notes[place][0], line) for place, line in together]
            notes = []
        if frame is not None and frame.entry is not None:
            number = frame.entry.n
            lines += [(number, line) for line in answer]
            notes += [(number, note) for note in without_twins(frame.notes, game.words)]
    return lines
