"""A game under way, question by question, with what every seat has been shown: what OpenSpiel's states are made of.

Seats that are asked at the same time answer one after the other. Until the last answer is in, a seat's eyes see the
table as it was when the question was put, with its own answers; so nobody sees others' sealed answers, nor that they
have been given. What a seat has been shown is a text of lines, in the order in which a table would show them: moves it
may see at once, chance's secret draws as hidden, others' sealed answers when their question closes.

Who can answer in one way only is not asked, and neither is chance: the move is played and shown like any other. Asking
would make games and search trees longer without anything to decide, and not asking tells nobody anything: the lines are
the same either way.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from hoftag.adapters.openspiel_rules import Rules
from hoftag.core.contract import ALL, NATURE, SPECTATOR, Decision, State, View
from hoftag.core.record import may_see
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.lab.game import shares

NO_SEAT: Final = -1
_JSON: Final = json.JSONEncoder(separators=(",", ":"))


class Answer(NamedTuple):
    """An answer that not everybody may see before its question closes."""

    seat: int
    move: Move
    seen: int  # mask of who may
    face: int  # what the others learn then


class Open(NamedTuple):
    """The question that is open: the table when it was put, and the sealed answers given to it since."""

    table: State
    given: tuple[tuple[int, Move], ...]


class Position:
    """Never changed once it is made, so that copies can share it."""

    def __init__(
        self,
        rules: Rules,
        state: State,
        shown: Sequence[str],
        answers: Sequence[Answer] = (),
        first: int = NO_SEAT,
        question: Open | None = None,
        move: tuple[int, Move] | None = None,
    ) -> None:
        """`shown` has a text for each seat and last that of a spectator; `first` is asked before all others.

        `answers` have not been shown to all; `move` is played at once, and then whatever has no choice.
        """
        self.rules = rules
        self.state = state
        self.shown = list(shown)
        self.answers = list(answers)
        self.first = first
        self.question = question or Open(state, ())
        if move is not None:
            self._play(*move)
        while (decision := self._next()) is not None and len(decision.moves) == 1:
            self._play(decision.seat, decision.moves[0])
        self.decision: Decision | None = decision

    @classmethod
    def begin(cls, rules: Rules, state: State) -> Position:
        """Nobody has seen anything."""
        return cls(rules, state, [""] * (int(state.seats) + 1))

    @classmethod
    def dealt(cls, rules: Rules, view: View, rng: Rng) -> Position:
        """A world that agrees with a view, in which its seat is asked first; nothing is known of the past.

        Others' sealed answers to the open question are still to be given, as in the searches of our own bots.
        """
        world: State = rules.game.reopened(view, rng)
        return cls(rules, world, _known(rules, world, view.seat, "", ""), first=view.seat)

    def dealt_anew(self, seat: int, rng: Rng) -> Position:
        """Another world that a seat cannot tell from this one, made from nothing but what it was shown and sees now.

        The others were shown what everybody was, and know what they hold in the new world. Where several are asked at
        the same time, it is the same one's turn, and those who have answered out of sight will be asked again.
        """
        world: State = self.rules.game.determinize(self.view(seat), rng)
        own = [answer for answer in self.answers if answer.seat == seat]
        shown = _known(self.rules, world, seat, self.shown[seat], self.shown[-1])
        return Position(self.rules, world, shown, own, self.decision.seat if self.decision else NO_SEAT)

    # ------------------------------------------------------------------ what is asked

    @cached_property
    def actions(self) -> list[int]:
        """The numbers of the legal moves, in ascending order; none at the end."""
        return sorted(int(move.index) for move in self.decision.moves) if self.decision else []

    def chances(self) -> list[tuple[int, float]]:
        """What chance can do now, and how likely each is."""
        decision = self.decision
        assert decision is not None
        whole = sum(decision.weights)
        likely = zip(decision.moves, decision.weights, strict=True)
        return sorted((int(move.index), weight / whole) for move, weight in likely)

    def after(self, action: int) -> Position:
        """Where an action leads; one that is not legal is an error that names the rule."""
        decision = self.decision
        assert decision is not None, "the game is over"
        move = self.rules.game.words.moves[action]
        if not any(move is legal for legal in decision.moves):
            self.rules.game.play(self.state.clone(), decision.seat, move)
        played = (decision.seat, move)
        return Position(self.rules, self.state, self.shown, self.answers, self.first, self.question, played)

    # ------------------------------------------------------------------ what is seen

    def told(self, seat: int) -> str:
        """All that a seat has been shown so far, line by line."""
        return f"seat {seat}\n{self.shown[seat]}"

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        view: View = self.rules.game.view(self._eyes(seat), seat)
        return view

    def seen(self, seat: int) -> str:
        """The same as a text."""
        return _text(self.view(seat))

    def row(self, seat: int) -> bytearray:
        """The same as small numbers."""
        return self.rules.game.observed(self._eyes(seat), seat)

    def _eyes(self, seat: int) -> State:
        """The table as far as a seat has been shown it: without others' answers to the question that is open."""
        if all(who == seat for who, _ in self.question.given):
            return self.state
        s = self.question.table.clone()
        for who, move in self.question.given:
            if who == seat:
                self.rules.game.apply(s, seat, move)
        return s

    # ------------------------------------------------------------------ going on

    def _next(self) -> Decision | None:
        """The next question: to who comes first, else by seat."""
        pending = self.rules.game.pending(self.state)
        for decision in pending:
            if decision.seat == self.first:
                return decision
        return pending[0] if pending else None

    def _play(self, seat: int, move: Move) -> None:
        """Play a legal move, and show it to those who may see it."""
        before = self.state
        game = self.rules.game
        s = before.clone()
        face = game.steps[s.step()].face(move)
        seen = game.apply(s, seat, move)
        closed = s.closings > before.closings
        sealed = seat != NATURE and seen != ALL
        if sealed:
            self.answers.append(Answer(seat, move, seen, face))
        if sealed and not closed:
            given = self.question.given
            self.question = Open(self.question.table if given else before, (*given, (seat, move)))
        else:
            self.question, self.first = Open(s, ()), NO_SEAT
        self.state = s
        opened = sorted(self.answers, key=_by_seat) if closed else []
        for n, text in enumerate(self.shown):
            self.shown[n] = text + _lines(n if n < s.seats else SPECTATOR, seat, move, seen, opened)
        if closed:
            self.answers = []

    def __deepcopy__(self, memo: object) -> Position:
        """Shared: it never changes."""
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by the fields."""
        return (Position, (self.rules, self.state, self.shown, self.answers, self.first, self.question))


def utilities(rules: Rules, s: State) -> list[float]:
    """What a finished game is worth: to two seats 1, -1 or 0, to more their share of the victory less an equal one."""
    scores = sorted(rules.game.score(s), key=lambda score: score.seat)
    won = shares([score.place for score in scores])
    scale = 2.0 if len(won) == 2 else 1.0
    return [scale * (share - 1 / len(won)) for share in won]


def _lines(viewer: int, seat: int, move: Move, seen: int, opened: list[Answer]) -> str:
    """What a viewer is shown of a move: first the answers that it opens, then itself."""
    lines = [_opened(answer) for answer in opened if not may_see(answer.seen, viewer)]
    if may_see(seen, viewer):
        lines.append(f"{seat} {move.text}\n")
    elif seat == NATURE:
        lines.append(f"{seat} hidden\n")
    return "".join(lines)


def _by_seat(answer: Answer) -> int:
    """Who was first is nobody's business."""
    return answer.seat


def _opened(answer: Answer) -> str:
    """A sealed answer once its question has closed: the answer itself, or what it looks like."""
    if answer.face == answer.move.index:
        return f"{answer.seat} {answer.move.text}\n"
    return f"{answer.seat} hidden {answer.face}\n"


def _known(rules: Rules, world: State, seat: int, mine: str, public: str) -> list[str]:
    """What everybody was shown in a world that was dealt anew, and last what a spectator was."""
    texts = [
        mine if n == seat else f"{public}knows {_text(rules.game.view(world, n))}\n" for n in range(int(world.seats))
    ]
    return [*texts, public]


def _text(view: View) -> str:
    """A view as one line."""
    return _JSON.encode(view.dump())
