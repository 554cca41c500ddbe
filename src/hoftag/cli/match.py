"""One game at this terminal: people are asked, bots answer, chance deals, and every move is on disk before the next."""

from __future__ import annotations

from typing import Any

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.registry import make_bot
from hoftag.cli.leaving import Quit
from hoftag.cli.question import Question, TakenBack, command_of
from hoftag.cli.scoretable import score_table, winners_line
from hoftag.cli.seating import HUMAN, Seating
from hoftag.cli.store import RecordFile
from hoftag.cli.story import sentences, without_twins
from hoftag.cli.tables import renderer
from hoftag.cli.terminal import Terminal
from hoftag.core.contract import ALL, NATURE, SPECTATOR, Decision, Note
from hoftag.core.record import MOVE, live
from hoftag.core.recorder import Recorder, notes_for
from hoftag.core.rng import Rng
from hoftag.texts.catalogue import Texts


class Match:
    """A running game. Bots get their seat's view and nothing else."""

    def __init__(
        self,
        recorder: Recorder[Any, Any],
        seating: Seating,
        file: RecordFile,
        terminal: Terminal,
        texts: Texts,
        rng: Rng,
    ) -> None:
        """Take over a game that was started or resumed."""
        self.recorder = recorder
        self.game = recorder.game
        self.seating = seating
        self.file = file
        self.terminal = terminal
        self.texts = texts
        self.draw = renderer(texts)
        self._rng = rng
        self._thinking = Rng(rng.below(2**31 - 1))  # for bots: NATURE's own stream would tell them the future
        self._bots: dict[int, Bot] = {
            seat: make_bot(sitter, self.game.id) for seat, sitter in enumerate(seating.sitters) if sitter != HUMAN
        }
        self._news: dict[int, list[Note]] = {seat: [] for seat in [*seating.humans, SPECTATOR]}
        self._keyboard = seating.humans[0] if len(seating.humans) == 1 else NATURE  # whose turn it is to look
        self._shown = NATURE  # who has seen the table last
        self._watching = not seating.humans
        recorder.state.notes = []

    @property
    def state(self) -> Any:
        """The position now; it is replaced by another object when something is taken back."""
        return self.recorder.state

    def run(self) -> None:
        """Play until the game is over; leaving by `quit` or the end of the input keeps what was played."""
        self.file.save(self.recorder.record)
        while True:
            decision = self._next()
            if decision is None:
                break
            self._answer(decision)
            self.file.save(self.recorder.record)
            self._gather()
        self.recorder.finish()
        self.file.save(self.recorder.record)
        self._show_end()

    def _next(self) -> Decision | None:
        """The next question: NATURE's, then people's, so that bots cannot have answered what is taken back."""
        pending = self.game.pending(self.state)
        for decision in pending:
            if decision.seat == NATURE or decision.seat in self.seating.humans:
                return decision
        return pending[0] if pending else None

    def _answer(self, decision: Decision) -> None:
        """Get one answer and play it."""
        seat = decision.seat
        if seat == NATURE:
            self.recorder.deal(self._rng)
        elif seat in self._bots:
            view = self.game.view(self.state, seat)
            self.recorder.play(seat, self._bots[seat].choose(view, decision, self._thinking, Budget()))
        else:
            self._hand_over(seat)
            if self._goes_on(seat):
                self._show_hand(seat)
            else:
                self.show(seat, self._in_own_turn(seat))
            try:
                move = Question(self, decision).ask()
            except TakenBack:
                self._forget_news()
            else:
                self.recorder.play(seat, move)
                self._news[seat].clear()
                self._news[SPECTATOR].clear()

    def _gather(self) -> None:
        """Collect what happened for everybody who will want to read it."""
        notes = self.state.take_notes()
        for seat, news in self._news.items():
            news += notes_for(notes, seat)
        if self._watching and not self._dealing():
            self._tell(SPECTATOR)

    def _dealing(self) -> bool:
        """Whether chance goes on: what it lays out is told together."""
        return any(decision.seat == NATURE for decision in self.game.pending(self.state))

    def _forget_news(self) -> None:
        """What was taken back is no news."""
        for news in self._news.values():
            news.clear()

    # ------------------------------------------------------------------ what is shown

    def names(self, me: int) -> list[str]:
        """The names as a seat reads them."""
        return self.seating.shown(me, self.texts)

    def _hand_over(self, seat: int) -> None:
        """With several people at one keyboard, hide the screen until the next one sits there."""
        if seat == self._keyboard:
            return
        self.terminal.wipe()
        name = self.names(seat)[seat]
        self.terminal.say(self.texts.text("pass-keyboard", seat=name), "gold")
        answer = self.terminal.ask(self.texts.text("press-enter", seat=name) + " ")
        if command_of(answer, self.texts)[0] == "quit":
            raise Quit
        self.terminal.wipe()
        self._keyboard = seat

    def show(self, seat: int, brief: bool = False) -> None:
        """News, table and hand of a seat; briefly only what its own turn is about, where the game can tell."""
        self._tell(seat)
        view = self.game.view(self.state, seat)
        excerpt = self.draw.render_excerpt(view, self.names(seat), self.terminal.width) if brief else None
        if excerpt is not None:
            self.terminal.show(excerpt)
        else:
            self.terminal.show(self.draw.render(view, self.names(seat), self.terminal.width))
            self._show_hand(seat)
        self._shown = seat

    def _show_hand(self, seat: int) -> None:
        """What a seat holds."""
        hand = self.draw.render_hand(self.game.view(self.state, seat), self.terminal.width)
        if hand is not None:
            self.terminal.show(hand)

    def _goes_on(self, seat: int) -> bool:
        """Whether this seat goes on with a sealed answer: nothing has changed on the table that it has just seen."""
        last = self.recorder.record.entries[-1]
        sealed = last.kind == MOVE and last.seat == seat and last.seen != ALL
        return sealed and self._shown == seat and not self._news[seat]

    def _in_own_turn(self, seat: int) -> bool:
        """Whether this seat has just moved itself and has seen the table before that."""
        entries = reversed(self.recorder.record.entries)
        last = next((entry for entry in entries if entry.seat != NATURE), None)
        return self._shown == seat and last is not None and last.kind == MOVE and last.seat == seat

    def _tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        news = without_twins(self._news[seat], self.game.words)
        self._news[seat].clear()
        if not news:
            return
        names = self.names(seat)
        if not self._watching:
            moved = any(entry.seat == seat for entry in live(self.recorder.record.entries))
            self.terminal.heading(self.texts.text("since-last-move" if moved else "first-news"))
        for _, line in sentences(self.texts, news, names, seat):
            self.terminal.tell(line)

    def _show_end(self) -> None:
        """The last news, the table, the itemised score, the winner, and where the record lies."""
        me = self.seating.humans[0] if len(self.seating.humans) == 1 else SPECTATOR
        for seat in self._news:
            if seat != me:
                self._news[seat].clear()
        self._tell(me)
        scores = self.game.score(self.state)
        names = self.names(me)
        view = self.game.view(self.state, me)
        self.terminal.show(self.draw.render(view, names, self.terminal.width))
        self.terminal.show(score_table(scores, self.texts, names, True, self.terminal.width))
        self.terminal.say(winners_line(scores, self.texts, names, me), "bold gold")
        self.terminal.line(self.texts.text("record-saved", file=str(self.file.path)), "faint")
