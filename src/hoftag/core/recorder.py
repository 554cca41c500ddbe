"""A game and its record going on together: every move through the one gate, undo, and the check of a record."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, final

from hoftag.core.contract import ALL, NATURE, Game, Note, State, View
from hoftag.core.errors import HoftagError, RecordError
from hoftag.core.record import MOVE, RESULT, UNDO, Entry, Header, Record, live, result_of
from hoftag.core.rng import Rng
from hoftag.core.words import Move

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@final
class Trace:
    """What the fold knows of a live entry beyond the record: when it was asked, and whether it was a reveal."""

    __slots__ = ("asked", "entry", "face", "reveals")

    def __init__(self, entry: Entry, asked: int, face: int) -> None:
        """`asked` counts the steps closed before the question; `face` is what others learn at the closing."""
        self.entry = entry
        self.asked = asked
        self.face = face
        self.reveals = False


@final
class Recorder(Generic[S, V]):
    """The state is always the fold of the record's live entries."""

    def __init__(self, game: Game[S, V], record: Record, state: S) -> None:
        """Made by `start` or `resume`."""
        self.game = game
        self.record = record
        self.state = state
        self.traces: list[Trace] = []
        self._sealed: list[Trace] = []
        self._agreed = 0  # the last entry with which all took something back

    def play(self, seat: int, move: Move) -> Entry:
        """Play a legal move and write it down; an illegal one raises IllegalMove and changes nothing."""
        entry = Entry(len(self.record.entries) + 1, seat, MOVE)
        entry.move = move.text
        self._carry_out(entry, move)
        self.record.entries.append(entry)
        return entry

    def deal(self, rng: Rng) -> list[Entry]:
        """Let NATURE play until somebody else is asked, and write it down."""
        made: list[Entry] = []
        while True:
            decision = self.game.decision(self.state, NATURE)
            if decision is None:
                return made
            made.append(self.play(NATURE, decision.moves[rng.weighted(decision.weights)]))

    def finish(self) -> Entry | None:
        """Write down the result of a game that is over, once."""
        last = self.record.entries[-1:]
        if self.state.top >= 0 or (last and last[0].kind == RESULT):
            return None
        entry = self.record.append(NATURE, RESULT)
        entry.data = result_of(self.game.score(self.state))
        return entry

    def frontier(self, seat: int) -> int | None:
        """The earliest own entry a seat may take back alone: not across NATURE, a reveal or others' visible moves.

        What was played before all took something back stays: everybody has seen what came after it.
        """
        best: int | None = None
        crossed = False
        for trace in reversed(self.traces):
            entry = trace.entry
            if entry.n < self._agreed:
                break
            if entry.seat == seat:
                if trace.reveals or (crossed and trace.asked != self.state.closings):
                    break
                best = entry.n
            elif entry.seat == NATURE or entry.seen == ALL or trace.asked != self.state.closings:
                break
            else:
                crossed = True  # a sealed answer to the question that is still open
        return best

    def undo(self, seat: int, target: int, everybody: bool = False) -> Entry:
        """Take back an entry and what came after it: one's own moves up to the frontier, or all moves by consent."""
        frontier = self.frontier(seat)
        if not 0 <= seat < self.state.seats:
            raise RecordError(f"there is no seat {seat} at this table")
        if not any(trace.entry.n == target and (everybody or trace.entry.seat == seat) for trace in self.traces):
            raise RecordError(f"entry {target} is no move that could be taken back")
        if not everybody and (frontier is None or target < frontier):
            raise RecordError(f"entry {target} cannot be taken back alone: others have seen or answered since")
        entry = self.record.append(seat, UNDO)
        entry.target = target
        entry.everybody = everybody
        if everybody:
            self._agreed = entry.n
        self._fold()
        return entry

    def _fold(self) -> None:
        """Build the state anew from the live entries."""
        notes = self.state.notes
        self.state = _set_up(self.game, self.record.header)
        self.traces = []
        self._sealed = []
        for entry in live(self.record.entries):
            told = list(entry.opens)
            self._carry_out(entry, self.game.words.parse(entry.move))
            entry.opens = told  # what was seen once stays seen, whatever was taken back since
        self.state.notes = None if notes is None else []

    def _carry_out(self, entry: Entry, move: Move) -> None:
        """Play an entry's move and fill in who sees it and what it opens."""
        s = self.state
        asked = int(s.closings)
        step = self.game.steps[s.step()] if s.top >= 0 else None
        entry.seen = self.game.play(s, entry.seat, move)
        assert step is not None
        trace = Trace(entry, asked, step.face(move))
        self.traces.append(trace)
        if entry.seen != ALL:
            self._sealed.append(trace)
        entry.opens = []
        if s.closings > asked:
            for sealed in self._sealed:
                answered = sealed.entry.seat != NATURE  # what NATURE dealt in secret is never opened by itself
                if answered and sealed.face == self.game.words.parse(sealed.entry.move).index:
                    entry.opens.append(sealed.entry.n)
                if sealed.entry.seat not in (entry.seat, NATURE):
                    trace.reveals = True
            self._sealed = []


def start(game: Game[S, V], header: Header) -> Recorder[S, V]:
    """A new game with an empty record."""
    return Recorder(game, Record(header, []), _set_up(game, header))


def resume(game: Game[S, V], record: Record) -> Recorder[S, V]:
    """Replay a record strictly, entry by entry; what does not fit the rules is an error naming its line."""
    header = record.header
    _check_header(game, header)
    recorder = start(game, header)
    for entry in record.entries:
        line = entry.n + 1
        try:
            if entry.kind == MOVE:
                made = recorder.play(entry.seat, game.words.parse(entry.move))
                if made.seen != entry.seen or made.opens != entry.opens:
                    raise RecordError(f"line {line}: who may see entry {entry.n} was changed", line)
            elif entry.kind == UNDO:
                recorder.undo(entry.seat, entry.target, entry.everybody)
            else:
                recorder.record.entries.append(entry)
                if entry.kind == RESULT and entry.data != result_of(game.score(recorder.state)):
                    raise RecordError(f"line {line}: the result is not what the moves lead to", line)
        except HoftagError as error:
            raise RecordError(_on_line(line, str(error)), line) from error
    return recorder


def _on_line(line: int, text: str) -> str:
    """A message that begins with its line."""
    return text if text.startswith("line ") else f"line {line}: {text}"


def _check_header(game: Game[Any, Any], header: Header) -> None:
    """The record must be of this game, these rules and these cards."""
    if header.game != game.id:
        raise RecordError(f"line 1: the record is of {header.game}, not of {game.id}", 1)
    if header.rules != game.rules:
        raise RecordError(f"line 1: the record follows rules {header.rules}; this program has rules {game.rules}", 1)
    if (header.edition, header.hash) != (game.edition.id, game.edition.hash):
        told = f"{header.edition} ({header.hash})"
        raise RecordError(f"line 1: played with edition {told}; give that file with --edition", 1)


def _set_up(game: Game[S, V], header: Header) -> S:
    """The table at the beginning of a record."""
    options: dict[str, int] = {}
    for option in game.options:
        name = header.options.get(option.key, option.choices[option.default])
        if name not in option.choices:
            raise RecordError(f"line 1: option '{option.key}' cannot be '{name}'", 1)
        options[option.key] = option.choices.index(name)
    for key in header.options:
        if key not in options:
            raise RecordError(f"line 1: {game.id} has no option '{key}'", 1)
    try:
        return game.setup(len(header.seats), options)
    except HoftagError as error:
        raise RecordError(f"line 1: {error}", 1) from error


def notes_for(notes: list[Note], seat: int) -> list[Note]:
    """The notes a seat or spectator may read."""
    return [note for note in notes if note.seen == ALL or (seat >= 0 and note.seen >> seat & 1)]
