"""A record cut into blocks of chance and blocks of decisions, with the table before each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hoftag.core.contract import NATURE, Game, State
from hoftag.core.record import Entry, Record, live
from hoftag.core.recorder import start
from hoftag.core.words import Move

AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat's answer to a question that could be answered in several ways."""

    n: int  # the number of its entry
    seat: int
    move: Move
    before: State  # the table when it was given; what others have answered in secret is on it


@dataclass(slots=True)
class Block:
    """What happened between two positions: chance, or one seat's choice, or choices made at the same time.

    Answers without a choice belong to the block before them.
    """

    start: int  # the entry after which it begins; 0: before the first
    before: State
    choices: list[Choice] = field(default_factory=list)  # none: chance
    last: int = 0  # the entry of its last choice or draw
    end: int = 0  # the entry after which the next one begins

    @property
    def seats(self) -> list[int]:
        """Who had a choice, in the order of their first answers."""
        return list(dict.fromkeys(choice.seat for choice in self.choices))

    def answers(self, seat: int) -> list[Choice]:
        """What a seat chose here."""
        return [choice for choice in self.choices if choice.seat == seat]


@dataclass(frozen=True, slots=True)
class Line:
    """A game as it went: what was taken back is left out."""

    blocks: list[Block]
    choices: list[Choice]  # all of them, also those to a question that nobody has closed
    after: State  # the table after the last block

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return bool(self.after.top < 0)

    def positions(self) -> Iterator[tuple[int, State]]:
        """Each position with the entry after which it stood: before the blocks, and after the last one."""
        for block in self.blocks:
            yield block.start, block.before
        yield (self.blocks[-1].end if self.blocks else 0), self.after


def line_of(game: AnyGame, record: Record) -> Line:
    """Fold a record. Answers given at the same time stay together: nobody has seen one before all were in."""
    fold = _Fold(game, start(game, record.header).state)
    for entry in live(record.entries):
        fold.add(entry)
    return fold.line()


class _Fold:
    """The line so far."""

    def __init__(self, game: AnyGame, state: State) -> None:
        """`state` is the table before the first entry."""
        self.game = game
        self.state = state
        self.first: State = state.clone()
        self.done = 0  # the last entry
        self.blocks: list[Block] = []
        self.choices: list[Choice] = []
        self.question: tuple[int, int] = (-1, -1)
        self.opening = (0, self.first)  # the entry before the question, and the table then
        self.together: Block | None = None  # the block of a question to several seats
        self.several = False

    def add(self, entry: Entry) -> None:
        """One more entry."""
        asked = (int(self.state.top), int(self.state.closings))
        if asked != self.question:
            self.question, self.together = asked, None
            self.opening = (self.done, self.state.clone())
            self.several = len(self.game.pending(self.state)) > 1
        move = self.game.words.parse(entry.move)
        decision = self.game.decision(self.state, entry.seat)
        assert decision is not None, f"entry {entry.n} answers no question"
        if entry.seat == NATURE:
            self._draw(entry)
        elif len(decision.moves) > 1:
            self._choose(Choice(entry.n, entry.seat, move, self.state.clone()))
        self.game.apply(self.state, entry.seat, move)
        self.done = entry.n

    def _draw(self, entry: Entry) -> None:
        """Chance goes on, or begins."""
        if not self.blocks or self.blocks[-1].choices:
            self.blocks.append(Block(*self.opening))
        self.blocks[-1].last = entry.n

    def _choose(self, choice: Choice) -> None:
        """A choice of its own, or one of several at the same time."""
        self.choices.append(choice)
        if self.together is None:
            before = self.opening if self.several else (self.done, choice.before)
            self.blocks.append(Block(*before))
            self.together = self.blocks[-1] if self.several else None
        self.blocks[-1].choices.append(choice)
        self.blocks[-1].last = choice.n

    def line(self) -> Line:
        """All of it; answers that are still sealed are left for later."""
        after, end = self.state, self.done
        if self.together is not None and self.question == (int(after.top), int(after.closings)):
            after, end = self.blocks.pop().before, self.opening[0]
        for block, following in zip(self.blocks, self.blocks[1:], strict=False):
            block.end = following.start
        if self.blocks:
            self.blocks[0].start, self.blocks[0].before = 0, self.first
            self.blocks[-1].end = end
        return Line(self.blocks, self.choices, after)
