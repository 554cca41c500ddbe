"""The contract between a game and everything around it: bots, table, server, lab.

A step asks its actors to choose among its moves, again and again; when nobody is left to ask, it closes. Pending work
is a stack of (step, seat) in the state. NATURE is a seat. Bots and clients get a view and a decision, never a state.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from hoftag.core.errors import IllegalMove, SetupError
from hoftag.core.option import Option
from hoftag.core.reason import Reason
from hoftag.core.rng import Rng
from hoftag.core.tables import Edition
from hoftag.core.words import Move, Vocabulary

Seat = int
NATURE: Final = -1  # the seat that deals and draws; its moves are logged like any other
SPECTATOR: Final = -2  # a viewer without a seat
ALL: Final = -1  # as a mask: every seat sees it
NOBODY: Final[list[int]] = []
NATURE_ALONE: Final[list[int]] = [NATURE]
NO_WEIGHTS: Final[list[int]] = []
FRAME_SHIFT: Final = 3  # a step on the agenda and its seat in one number, small enough for Python to keep it ready
FRAME: Final = 8

_SETTLE_LIMIT: Final = 1000  # closings in a row after which the rules are taken not to settle


@final
class Note:
    """Something that happened, for people: an event of the game's words, and the mask of who may know."""

    __slots__ = ("args", "event", "seen")

    def __init__(self, event: int, args: tuple[int, ...], seen: int = ALL) -> None:
        """`args` fill the event's places in order."""
        self.event = event
        self.args = args
        self.seen = seen


@final
class Decision:
    """One question to one seat. Legality, texts, clickable things and masks all come from here."""

    __slots__ = ("moves", "seat", "step", "weights")

    def __init__(self, seat: Seat, step: int, moves: list[Move], weights: list[int]) -> None:
        """The list of moves may be shared between decisions: do not change it."""
        self.seat = seat
        self.step = step  # number of the step that asks
        self.moves = moves  # complete: what is not listed is illegal
        self.weights = weights  # one for each move where NATURE is asked, else empty


@final
class Item:
    """One line of a score, as in the rule book."""

    __slots__ = ("key", "points")

    def __init__(self, key: str, points: int) -> None:
        """`key` is a text key, without the leading `score-`."""
        self.key = key
        self.points = points


@final
class Score:
    """One seat's result: lines that add up to the total, and the place with all tie-breaks, 1 being best."""

    __slots__ = ("items", "place", "seat", "ties", "total")

    def __init__(self, seat: Seat, items: list[Item], ties: list[int]) -> None:
        """`ties` are the tie-breaks in order, higher being better; `rank_scores` fills in the place."""
        self.seat = seat
        self.items = items
        self.ties = ties
        self.place = 1
        total = 0
        for item in items:
            total += item.points
        self.total = total


def rank_scores(scores: list[Score]) -> list[Score]:
    """Give every score its place: one more than the number of seats that are strictly better."""
    for score in scores:
        better = 0
        for other in scores:
            if [other.total, *other.ties] > [score.total, *score.ties]:
                better += 1
        score.place = 1 + better
    return scores


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table. Games add typed fields; pending work is data, never a closure."""

    def __init__(self, seats: i64, top: i64, agenda: list[int], closings: i64, notes: list[Note] | None) -> None:
        """Called by the game's own state with all fields, also to clone; `agenda` holds the frames below `top`."""
        self.seats: i64 = seats
        self.top: i64 = top  # the current frame (step x FRAME + seat + 1), -1 when the game is over
        self.depth: i64 = len(agenda)  # how many frames lie below it
        self.stack = agenda  # these frames; what lies beyond the depth means nothing
        self.closings: i64 = closings  # how many steps have closed so far
        self.notes = notes  # what happened since somebody last looked; None while searching

    def then(self, step: i64, seat: i64 = NATURE) -> None:
        """Put a step on top of the agenda; what is put last comes first."""
        if self.top >= 0:
            if self.depth < len(self.stack):  # the list never shrinks: growing it anew is what costs
                self.stack[self.depth] = self.top
            else:
                self.stack.append(self.top)
            self.depth += 1
        self.top = step * FRAME + seat + 1

    def step(self) -> int:
        """The number of the current step, -1 when the game is over."""
        return int(self.top >> FRAME_SHIFT)

    def whose(self) -> Seat:
        """The seat the current step was put on the agenda for."""
        return int((self.top & (FRAME - 1)) - 1)

    def agenda(self) -> list[int]:
        """The frames below the current one, for clones and views."""
        return self.stack[: self.depth]

    def frames(self) -> list[tuple[int, Seat]]:
        """Pending work as (step, seat), the current one last."""
        return [
            (frame >> FRAME_SHIFT, (frame & (FRAME - 1)) - 1) for frame in [*self.agenda(), int(self.top)] if frame >= 0
        ]

    def note(self, event: int, args: tuple[int, ...], seen: int = ALL) -> None:
        """Tell people what happened. Rules call it under `if s.notes is not None`."""
        if self.notes is not None:
            self.notes.append(Note(event, args, seen))

    def take_notes(self) -> list[Note]:
        """The notes since the last call."""
        notes = self.notes
        if notes is None:
            return []
        self.notes = []
        return notes

    def clone(self) -> State:
        """An equal and independent state, without notes."""
        raise NotImplementedError

    def audit(self) -> list[str]:
        """Everything wrong with this position, each with its rule id; empty when sound."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The whole position as plain data with names, secrets included: for cases, comparison and bug reports."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know. Games add typed fields, each written down in one place: `view.py`."""

    def __init__(self, seat: Seat) -> None:
        """SPECTATOR sees what everybody sees."""
        self.seat = seat

    def dump(self) -> dict[str, object]:
        """The view as plain data with names: what is sent to a client, byte for byte."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Asks `actors` to choose among `moves`, again and again; when nobody is left to ask, `close`. Stateless."""

    def actors(self, s: S) -> list[Seat]:
        """Who has to answer; several answer at the same time. A step that asks nobody only closes."""
        return NOBODY

    def moves(self, s: S, seat: Seat) -> list[Move]:
        """Every legal answer of an actor, never none."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """How likely each of NATURE's moves is, in the order of `moves`."""
        raise NotImplementedError

    def play(self, s: S, seat: Seat, move: Move) -> int:
        """Carry out an answer, unchecked; the mask says who may see it at once."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """What the rules then do alone; follow-up steps go on the agenda."""

    def deal(self, s: S, rng: Rng) -> int:
        """Let NATURE play by its weights as long as this step asks it; says how many moves that were.

        Overridden where searching wants it faster, with the same numbers from the generator.
        """
        drawn: i64 = 0
        frame = s.top
        while s.top == frame and self.actors(s) == NATURE_ALONE:
            self.play(s, NATURE, self.moves(s, NATURE)[rng.weighted(self.weights(s))])
            drawn += 1
        return drawn

    def face(self, move: Move) -> int:
        """What the others have learnt of a seat's sealed answer once the step has closed: equal faces look alike.

        The default opens the answer itself. What NATURE deals in secret stays so without asking here.
        """
        return int(move.index)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """Steps, setup, what each seat sees, how it scores. Stateless; one instance per game and edition."""

    id: str
    rules: str  # rules version; raised when any replay could change
    words: Vocabulary
    edition: Edition
    steps: list[Step[S]]  # in the order of the rule book's sequence of play
    options: list[Option]
    min_seats: int
    max_seats: int
    features: list[str]  # the names of the numbers that `observed` gives, in order

    # ------------------------------------------------------------------ what each game says

    def begin(self, seats: int, options: list[int]) -> S:
        """The table before anything is dealt, with the first steps on the agenda; arguments are checked already."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> V:
        """What a seat may know, built up field by field from an allow-list."""
        raise NotImplementedError

    def determinize(self, view: V, rng: Rng) -> S:
        """A random full state with that view, each equally likely as far as the view tells."""
        raise NotImplementedError

    def reopened(self, view: V, rng: Rng) -> S:
        """Like `determinize`, but others' hidden answers to the open question are still to be given.

        For search: nobody's guess at a sealed answer is better than asking that seat again.
        """
        return self.determinize(view, rng)

    def observed(self, s: S, seat: Seat) -> bytearray:
        """What a seat knows, as a row of small numbers for learning; the same in all states with the same view."""
        raise NotImplementedError

    def score(self, s: S) -> list[Score]:
        """The points so far, itemised; final at the end."""
        raise NotImplementedError

    def why_not(self, s: S, seat: Seat, move: Move) -> Reason:
        """The rule against a move that is not legal now."""
        raise NotImplementedError

    def position(self, seats: int, options: dict[str, int], table: dict[str, object]) -> S:
        """A game under way from plain data, settled up to its next question: for cases, bug reports and analysis."""
        raise NotImplementedError

    def printed(self, domain: str, thing: int) -> list[tuple[str, int]]:
        """What is printed on a component of this edition, as text keys and counts; nothing for most."""
        return []

    # ------------------------------------------------------------------ shared by all games

    def setup(self, seats: int, options: dict[str, int] | None = None) -> S:
        """A new game for so many seats, settled up to its first question."""
        if not self.min_seats <= seats <= self.max_seats:
            raise SetupError(f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {seats}")
        s = self.begin(seats, self.checked_options(options) if options else self.default_options())
        self.settle(s)
        return s

    def checked_options(self, given: dict[str, int]) -> list[int]:
        """The value of every option in order; unknown keys, unknown values and missing partners are errors."""
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise SetupError(f"{self.id} has no option '{key}'; it has {', '.join(known)}")
        values: list[int] = []
        for option in self.options:
            value = given.get(option.key, option.default)
            if not 0 <= value < len(option.choices):
                raise SetupError(f"option '{option.key}' is one of {option.told()}, not number {value}")
            if value and option.needs and not given.get(option.needs, known[option.needs].default):
                raise SetupError(f"option '{option.key}' needs '{option.needs}' [{option.rule}]")
            values.append(value)
        return values

    def default_options(self) -> list[int]:
        """The value of every option as usual."""
        return [option.default for option in self.options]

    def pending(self, s: S) -> list[Decision]:
        """The open questions, one for each seat that is asked; none: the game is over."""
        if s.top < 0:
            return []
        number: int = s.top >> FRAME_SHIFT
        step = self.steps[number]
        actors = step.actors(s)
        if actors[0] == NATURE:
            return [Decision(NATURE, number, step.moves(s, NATURE), step.weights(s))]
        return [Decision(seat, number, step.moves(s, seat), NO_WEIGHTS) for seat in actors]

    def decision(self, s: S, seat: Seat) -> Decision | None:
        """The open question to this seat, if there is one."""
        if s.top >= 0:
            number = s.step()
            step = self.steps[number]
            if seat in step.actors(s):
                weights = step.weights(s) if seat == NATURE else NO_WEIGHTS
                return Decision(seat, number, step.moves(s, seat), weights)
        return None

    def play(self, s: S, seat: Seat, move: Move) -> int:
        """Play a move if it is legal, else raise IllegalMove and change nothing: the one gate."""
        decision = self.decision(s, seat)
        if decision is not None:
            for listed in decision.moves:
                if listed is move:
                    return self.apply(s, seat, move)
        reason = self.why_not(s, seat, move)
        raise IllegalMove(f"'{move.text}' is not legal for seat {seat}: {reason.key} [{reason.rule}]", reason)

    def apply(self, s: S, seat: Seat, move: Move) -> int:
        """Play a move known to be legal, for search and replay; the mask says who may see it."""
        seen = self.steps[s.top >> FRAME_SHIFT].play(s, seat, move)
        self.settle(s)
        return seen

    def answer(self, s: S, moves: list[Move]) -> list[Seat]:
        """Play one legal move for each open question, in the order of `pending`, and say who is asked next."""
        step = self.steps[s.top >> FRAME_SHIFT]
        for n, seat in enumerate(step.actors(s)):
            step.play(s, seat, moves[n])
        return self.settle(s)

    def settle(self, s: S) -> list[Seat]:
        """Close steps until somebody is asked, and say who; nobody: the game is over."""
        before = s.closings
        while s.top >= 0:
            step = self.steps[s.top >> FRAME_SHIFT]
            actors = step.actors(s)
            if actors:
                return actors
            close_step(s, step)
            if s.closings - before > _SETTLE_LIMIT:
                raise RuntimeError(f"the rules of {self.id} do not settle")
        return NOBODY


def close_step(s: S, step: Step[S]) -> None:
    """Take the current step off the agenda and let it close; what it puts there comes next."""
    if s.depth:
        s.depth -= 1
        s.top = s.stack[s.depth]
    else:
        s.top = -1
    s.closings += 1
    step.close(s)
