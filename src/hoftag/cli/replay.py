"""Going through a record step by step, as a seat or a spectator saw it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hoftag.cli.scoretable import join_names, score_table, winners_line
from hoftag.cli.store import load_record
from hoftag.cli.story import Frame, frames, told
from hoftag.cli.tables import renderer
from hoftag.cli.terminal import Terminal, number_of, shown_name
from hoftag.core.contract import NATURE, SPECTATOR
from hoftag.core.errors import RecordError, SetupError
from hoftag.core.recorder import resume
from hoftag.games import registry
from hoftag.texts.catalogue import Texts


@dataclass
class ReplayOptions:
    """Everything `hoftag replay` can be told."""

    file: Path
    language: str
    seat: int | None = None
    edition: Path | None = None
    at: int | None = None
    all: bool = False


class Replay:
    """All frames of a record for one viewer."""

    def __init__(self, options: ReplayOptions, terminal: Terminal) -> None:
        """Read and verify the record."""
        record = load_record(options.file)
        self.game = registry.game(record.header.game, options.edition)
        try:
            self.recorder = resume(self.game, record)
        except RecordError as error:
            raise RecordError(f"{options.file}: {error}", error.line) from error
        seats = len(record.header.seats)
        self.me = SPECTATOR if options.seat is None else options.seat
        if options.seat is not None and not 0 <= options.seat < seats:
            raise SetupError(f"there is no seat {options.seat}; the seats are 0 to {seats - 1}")
        self.terminal = terminal
        self.texts = Texts(self.game, options.language)
        self.names = [shown_name(name) for name in record.header.seats]
        self.frames = list(frames(self.game, record, self.me))
        self.last = len(self.frames) - 1
        if options.at is not None and not 0 <= options.at <= self.last:
            raise SetupError(f"--at is a number from 0 to {self.last}, not {options.at}")

    def run(self, at: int | None, everything: bool) -> None:
        """Print all steps, or one, or go through them by prompts."""
        if everything:
            for number in range(at or 0, len(self.frames)):
                self.show(number)
        else:
            self._walk(at or 0)

    def show(self, number: int) -> None:
        """One step: what happened, the table, whom it waits for."""
        frame = self.frames[number]
        self.terminal.heading(self.texts.text("replay-step", number=number, last=self.last))
        for line in told(self.texts, frame, self.game, self.names, self.me):
            self.terminal.tell(line)
        draw = renderer(self.texts)
        self.terminal.show(draw.render(frame.view, self.names, self.terminal.width))
        hand = draw.render_hand(frame.view, self.terminal.width)
        if hand is not None:
            self.terminal.show(hand)
        self._show_next(frame, number)

    def _show_next(self, frame: Frame, number: int) -> None:
        """Whom the game waits for, or how it ended."""
        if frame.step >= 0:
            asked = join_names([self.names[seat] for seat in frame.asked if seat != NATURE], self.texts)
            self.terminal.say(self.texts.step(frame.step, "wait", seats=asked), "faint")
        elif number == self.last:
            scores = self.game.score(self.recorder.state)
            self.terminal.show(score_table(scores, self.texts, self.names, True, self.terminal.width))
            self.terminal.say(winners_line(scores, self.texts, self.names, self.me), "bold")

    def _walk(self, at: int) -> None:
        """Enter for the next step, `b` back, a number to jump, `q` to leave."""
        number = at
        self.show(number)
        while True:
            answer = self.terminal.ask(f"{self.texts.text('replay-prompt', number=number, last=self.last)} ").lower()
            if answer == "q":
                return
            goal = number
            if answer == "":
                goal = number + 1
            elif answer == "b":
                goal = number - 1
            elif answer.isascii() and answer.isdigit():
                goal = number_of(answer)
            else:
                self.terminal.say(self.texts.text("replay-help"), "warn")
                continue
            if 0 <= goal <= self.last:
                number = goal
                self.show(number)
            else:
                self.terminal.say(self.texts.text("replay-no-step", last=self.last), "warn")
