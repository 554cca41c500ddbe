"""One question to one person: the legal moves by number or notation, and everything else one can say at the prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from hoftag.cli.leaving import Quit
from hoftag.cli.rulebook import rulebook
from hoftag.cli.scoretable import join_names, score_table
from hoftag.cli.story import log_lines
from hoftag.cli.terminal import bare, number_of
from hoftag.core.contract import Decision, View
from hoftag.core.errors import NotationError
from hoftag.core.record import live
from hoftag.core.words import Move
from hoftag.texts.catalogue import Texts

if TYPE_CHECKING:
    from hoftag.cli.match import Match

COMMANDS: Final = ["help", "why", "undo", "log", "score", "cards", "table", "save", "quit"]


class TakenBack(Exception):
    """Something was taken back: the question is no longer open."""


class Question:
    """Asks until there is a legal answer."""

    def __init__(self, match: Match, decision: Decision) -> None:
        """Ask one seat of a match."""
        self.match = match
        self.decision = decision
        self.seat = decision.seat
        self.texts = match.texts
        self.terminal = match.terminal
        self.names = match.names(decision.seat)

    def ask(self) -> Move:
        """The move chosen; commands are carried out on the way."""
        self._show_moves()
        while True:
            line = self.terminal.ask(f"{self.texts.text('prompt', seat=self.names[self.seat])} ")
            if not line and len(self.decision.moves) == 1:
                return self.decision.moves[0]
            if not line:
                continue
            name, argument = command_of(line, self.texts)
            if name:
                self._carry_out(name, argument)
                continue
            move = self._move_of(line)
            if move is not None and move in self.decision.moves:
                return move
            if move is not None:
                self._refuse(move)

    # ------------------------------------------------------------------ moves

    def _show_moves(self) -> None:
        """The question and the numbered moves, one block for each verb."""
        self.terminal.console.print()
        self.terminal.say(self.texts.step(self.decision.step), "bold gold")
        view = self.match.game.view(self.match.state, self.seat)
        moves = list(enumerate(self.decision.moves, 1))
        for verb in dict.fromkeys(int(move.verb) for _, move in moves):
            cells = [self._numbered(number, move, view) for number, move in moves if move.verb == verb]
            self.terminal.show(Columns(cells, padding=(0, 2), column_first=len(cells) > 8, equal=True))
        self.terminal.say(self.texts.text("prompt-hint" if len(moves) > 1 else "prompt-only"), "faint")

    def _numbered(self, number: int, move: Move, view: View) -> Table:
        """A move behind its number, in gold since it can be chosen."""
        cell = Table.grid(padding=(0, 1, 0, 0))
        cell.add_row(Text(f"{number:>3}", "bold gold"), self.match.draw.render_move(view, move, self.names))
        return cell

    def _move_of(self, line: str) -> Move | None:
        """The move a number or a notation names; what is neither is explained."""
        if line.isascii() and line.isdigit():
            if 1 <= number_of(line) <= len(self.decision.moves):
                return self.decision.moves[number_of(line) - 1]
            self.terminal.say(self.texts.text("ask-number", least=1, most=len(self.decision.moves)), "warn")
            return None
        try:
            return self.match.game.words.parse(line.lower())
        except NotationError:
            self.terminal.say(self._no_move(line), "warn")
            return None

    def _no_move(self, line: str) -> str:
        """What is wrong with a text that is no move."""
        words = line.lower().split()
        example = self.decision.moves[0].text
        for phrase in self.match.game.words.verbs:
            if phrase.key == words[0]:
                if len(words) - 1 != len(phrase.domains):
                    shape = " ".join([phrase.key, *[place.upper() for place in phrase.places]])
                    return self.texts.text("notation-shape", shape=shape, example=example)
                for domain, word in zip(phrase.domains, words[1:], strict=True):
                    if domain.find(word) < 0:
                        return self.texts.text("notation-thing", word=word, example=example)
        return self.texts.text("notation-unknown", input=line, example=example)

    def _refuse(self, move: Move) -> None:
        """Say why a move is not legal now, and quote the rule's id."""
        reason = self.match.game.why_not(self.match.state, self.seat, move)
        self.terminal.say(self.texts.reason(reason, self.names), "warn")

    # ------------------------------------------------------------------ commands

    def _carry_out(self, name: str, argument: str) -> None:
        """Do what a command says."""
        match = self.match
        if name == "help":
            self._help(argument)
        elif name == "why":
            self._why(argument)
        elif name == "undo":
            self._undo()
        elif name == "log":
            for number, line in log_lines(self.texts, match.game, match.recorder.record, self.names, self.seat):
                self.terminal.tell(line, f"{number:>4}  ")
        elif name == "score":
            scores = match.game.score(match.state)
            self.terminal.show(score_table(scores, self.texts, self.names, False, self.terminal.width))
        elif name == "cards":
            self.terminal.show(match.draw.render_reference(self.terminal.width))
        elif name == "table":
            match.show(self.seat)
            self._show_moves()
        elif name == "save":
            self.terminal.line(self.texts.text("record-saved", file=str(match.file.path)))
        else:
            raise Quit

    def _help(self, argument: str) -> None:
        """What can be typed here, or the text of a rule."""
        if argument:
            self.show_rules(argument)
            return
        self.terminal.say(self.texts.text("help-answer", example=self.decision.moves[0].text))
        rows = [("?", "help-help"), ("? 6.1", "help-rule")]
        rows += [(self.texts.text(f"command-{name}"), f"help-{name}") for name in COMMANDS[1:]]
        grid = Table.grid(padding=(0, 0, 0, 2))
        for word, key in rows:
            grid.add_row(Text(word, "gold"), Text(self.texts.text(key, example=self.decision.moves[0].text)))
        self.terminal.show(grid)

    def show_rules(self, query: str) -> None:
        """The text of a rule, or of all rules of a section."""
        found = rulebook(self.match.game, self.texts.language).find(query)
        if not found:
            self.terminal.say(self.texts.text("no-rule", rule=query), "warn")
        for rule in found:
            self.terminal.show(Markdown(f"**{rule.id}** {rule.text}"))

    def _why(self, argument: str) -> None:
        """Why a move is not legal now, with the rule's text."""
        if not argument:
            self.terminal.say(self.texts.text("help-why", example=self.decision.moves[0].text), "warn")
            return
        move = self._move_of(argument)
        if move is None:
            return
        if move in self.decision.moves:
            self.terminal.say(self.texts.text("move-is-legal", move=self.texts.move(move, self.names)))
            return
        self._refuse(move)
        self.show_rules(self.match.game.why_not(self.match.state, self.seat, move).rule)

    def _undo(self) -> None:
        """Take back the last own move: alone up to what was seen since, beyond that if everybody agrees."""
        recorder = self.match.recorder
        own = [entry.n for entry in live(recorder.record.entries) if entry.seat == self.seat]
        if not own:
            self.terminal.say(self.texts.text("undo-nothing"), "warn")
            return
        target = own[-1]
        frontier = recorder.frontier(self.seat)
        alone = frontier is not None and target >= frontier
        if not alone and not self._all_agree():
            return
        recorder.undo(self.seat, target, everybody=not alone)
        self.terminal.say(self.texts.text("undo-alone" if alone else "undo-together"), "gold")
        raise TakenBack

    def _all_agree(self) -> bool:
        """Ask everybody else who would see something taken back; bots always agree."""
        self.terminal.say(self.texts.text("undo-consent"))
        seating = self.match.seating
        bots = [self.names[seat] for seat in range(len(self.names)) if seat not in seating.humans]
        if bots:
            self.terminal.say(self.texts.text("undo-bots-agree", seats=join_names(bots, self.texts)))
        others = [seat for seat in seating.humans if seat != self.seat]
        if others:
            self.terminal.wipe()  # they will look at the screen, but not at the hand on it
        for seat in others:
            question = self.texts.text("undo-ask", seat=self.names[seat], other=self.names[self.seat])
            if not self.terminal.agree(f"{question} ", self.texts):
                self.match.show(self.seat)
                self._show_moves()
                self.terminal.say(self.texts.text("undo-refused", seat=self.names[seat]), "warn")
                return False
        return True


def command_of(line: str, texts: Texts) -> tuple[str, str]:
    """The command a line begins with, in English or the language of the texts, and the rest; no name: none."""
    if line.startswith("?"):
        return "help", line[1:].strip()
    word, _, rest = line.partition(" ")
    for name in COMMANDS:
        if bare(word) in (name, bare(texts.text(f"command-{name}"))):
            return name, rest.strip()
    return "", ""
