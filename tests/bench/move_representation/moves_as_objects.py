"""The small game with moves as interned objects: a verb and its arguments, compared by identity."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64
from parts import BIT, CONTEST, MEMBERS, NATURE, NATURE_ALONE, NOBODY, PERSONS, SEATS, Rng

V_PLAY: Final = 0
V_NO_TOWER: Final = 1
V_TURN: Final = 2
V_LAY: Final = 3
V_DRAW: Final = 4


@final
class Move:
    """A verb and its arguments."""

    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: i64, a: i64, b: i64) -> None:
        self.verb = verb
        self.a = a
        self.b = b


NO_TOWER: Final = Move(V_NO_TOWER, -1, -1)
_PLAY: Final = [Move(V_PLAY, half, -1) for half in range(20)]
_TURN: Final = [Move(V_TURN, card, -1) for card in range(10)]
_LAY: Final = [Move(V_LAY, card, -1) for card in range(10)]
_DRAW: Final = [[Move(V_DRAW, seat, card) for card in range(10)] for seat in range(SEATS)]
PLAY: Final[list[list[Move]]] = [[_PLAY[2 * card + n] for card in cards for n in range(2)] for cards in MEMBERS]
TURN: Final[list[list[Move]]] = [[NO_TOWER, *[_TURN[card] for card in cards]] for cards in MEMBERS]
LAY: Final[list[list[Move]]] = [[_LAY[card] for card in cards] for cards in MEMBERS]
DRAW: Final[list[list[list[Move]]]] = [[[_DRAW[seat][c] for c in cards] for cards in MEMBERS] for seat in range(SEATS)]


@final
class Side:
    """One seat's side of the table."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.pile: i64 = 1023
        self.shown_a: i64 = 0
        self.shown_b: i64 = 0
        self.towers: i64 = 0
        self.persons: i64 = 0
        self.points: i64 = 0
        self.contest: i64 = -1
        self.due: i64 = 3
        self.sealed: Move | None = None


@final
class State:
    """The table: the current step, who is asked, the sides."""

    def __init__(self) -> None:
        self.step: i64 = 0
        self.waiting: i64 = 15
        self.sides = [Side() for _ in range(SEATS)]


class Decision:
    """One question to one seat."""

    def __init__(self, seat: int, moves: list[Move]) -> None:
        self.seat = seat
        self.moves = moves


class Step:
    """Asks, and closes when nobody is left to ask."""

    def actors(self, s: State) -> list[int]:
        """Who has to answer."""
        return MEMBERS[s.waiting]

    def moves(self, s: State, seat: int) -> list[Move]:
        """The legal answers."""
        raise NotImplementedError

    def play(self, s: State, seat: int, move: Move) -> None:
        """Carry out an answer; here: seal it."""
        s.sides[seat].sealed = move
        s.waiting &= ~BIT[seat]

    def close(self, s: State) -> None:
        """What the rules then do."""
        raise NotImplementedError


class Draw(Step):
    """NATURE draws for the first seat that is due."""

    def actors(self, s: State) -> list[int]:
        """NATURE alone."""
        return NATURE_ALONE if s.waiting else NOBODY

    def moves(self, s: State, seat: int) -> list[Move]:
        """Any card of the pile."""
        drawer = MEMBERS[s.waiting][0]
        return DRAW[drawer][s.sides[drawer].pile]

    def play(self, s: State, seat: int, move: Move) -> None:
        """The card goes to the hand."""
        side = s.sides[move.a]
        side.pile &= ~BIT[move.b]
        side.hand |= BIT[move.b]
        side.due -= 1
        if side.due == 0:
            s.waiting &= ~BIT[move.a]

    def close(self, s: State) -> None:
        """Whoever has cards selects; nobody: the game is over."""
        for seat, side in enumerate(s.sides):
            side.contest = -1
            if side.hand:
                s.waiting |= BIT[seat]
        s.step = 1 if s.waiting else 3


class Select(Step):
    """A card and its half, sealed."""

    def moves(self, s: State, seat: int) -> list[Move]:
        """Each hand card with either half."""
        return PLAY[s.sides[seat].hand]

    def close(self, s: State) -> None:
        """All are revealed, then the contests are held."""
        for seat, side in enumerate(s.sides):
            move = side.sealed
            if move is not None:
                side.sealed = None
                card = BIT[move.a >> 1]
                side.hand &= ~card
                if move.a & 1:
                    side.shown_b |= card
                else:
                    side.shown_a |= card
                side.persons += PERSONS[move.a]
                side.contest = CONTEST[move.a]
                if side.contest >= 0:
                    s.waiting |= BIT[seat]
        for side in s.sides:
            if side.contest >= 0:
                for other in s.sides:
                    if (side.persons >> 8 * side.contest) & 255 > (other.persons >> 8 * side.contest) & 255:
                        side.points += 2
        s.step = 2


class Towers(Step):
    """Who triggered a contest may build a tower."""

    def moves(self, s: State, seat: int) -> list[Move]:
        """None, a face-up card, a hand card."""
        side = s.sides[seat]
        return TURN[side.shown_a | side.shown_b] + LAY[side.hand]

    def close(self, s: State) -> None:
        """All are built together; then everybody with a pile draws."""
        for seat, side in enumerate(s.sides):
            move = side.sealed
            if move is not None:
                side.sealed = None
                if move.verb != V_NO_TOWER:
                    card = BIT[move.a]
                    if move.verb == V_TURN:
                        side.persons -= PERSONS[2 * move.a + (1 if side.shown_b & card else 0)]
                        side.shown_a &= ~card
                        side.shown_b &= ~card
                    else:
                        side.hand &= ~card
                    side.towers |= card
            if side.pile:
                side.due = 1
                s.waiting |= BIT[seat]
        s.step = 0


STEPS: Final[list[Step]] = [Draw(), Select(), Towers()]


def settle(s: State) -> list[int]:
    """Close steps until somebody is asked."""
    while s.step < 3:
        actors = STEPS[s.step].actors(s)
        if actors:
            return actors
        STEPS[s.step].close(s)
    return NOBODY


def pending(s: State) -> list[Decision]:
    """The open questions."""
    return [Decision(seat, STEPS[s.step].moves(s, seat)) for seat in settle(s)]


def apply(s: State, seat: int, move: Move) -> None:
    """Play a move."""
    STEPS[s.step].play(s, seat, move)
    settle(s)


def deal(s: State, rng: Rng) -> None:
    """Let NATURE play until somebody else is asked."""
    actors = settle(s)
    while actors and actors[0] == NATURE:
        moves = STEPS[s.step].moves(s, NATURE)
        STEPS[s.step].play(s, NATURE, moves[rng.below(len(moves))])
        actors = settle(s)


def inside(rng: Rng, games: int) -> tuple[int, int]:
    """Random games in here; says how many decisions were made, and a sum over the results."""
    decisions: i64 = 0
    check: i64 = 0
    for _ in range(games):
        s = State()
        actors = settle(s)
        while actors:
            seat = actors[0]
            step = STEPS[s.step]
            moves = step.moves(s, seat)
            step.play(s, seat, moves[rng.below(len(moves))])
            if seat != NATURE:
                decisions += 1
            actors = settle(s)
        for side in s.sides:
            check = (check * 31 + side.points * 1024 + side.towers) & 0xFFFFFFF
    return int(decisions), int(check)
