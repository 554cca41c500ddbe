"""The small game with moves as dense numbers, decoded by arithmetic."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64
from parts import BIT, CONTEST, MEMBERS, NATURE, NATURE_ALONE, NOBODY, PERSONS, SEATS, Rng

# One number for each move: 20 halves to play, no tower, 10 cards to turn, 10 to lay, 10 to draw for each seat.
NO_TOWER: Final = 20
FIRST_TURN: Final = 21
FIRST_LAY: Final = 31
FIRST_DRAW: Final = 41

PLAY: Final[list[list[int]]] = [[2 * card + n for card in cards for n in range(2)] for cards in MEMBERS]
TURN: Final[list[list[int]]] = [[NO_TOWER, *[FIRST_TURN + card for card in cards]] for cards in MEMBERS]
LAY: Final[list[list[int]]] = [[FIRST_LAY + card for card in cards] for cards in MEMBERS]
DRAW: Final[list[list[list[int]]]] = [
    [[FIRST_DRAW + 10 * seat + card for card in cards] for cards in MEMBERS] for seat in range(SEATS)
]


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
        self.sealed: i64 = -1


@final
class State:
    """The table: the current step, who is asked, the sides."""

    def __init__(self) -> None:
        self.step: i64 = 0
        self.waiting: i64 = 15
        self.sides = [Side() for _ in range(SEATS)]


class Decision:
    """One question to one seat."""

    def __init__(self, seat: int, moves: list[int]) -> None:
        self.seat = seat
        self.moves = moves


class Step:
    """Asks, and closes when nobody is left to ask."""

    def actors(self, s: State) -> list[int]:
        """Who has to answer."""
        return MEMBERS[s.waiting]

    def moves(self, s: State, seat: int) -> list[int]:
        """The legal answers."""
        raise NotImplementedError

    def play(self, s: State, seat: int, move: i64) -> None:
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

    def moves(self, s: State, seat: int) -> list[int]:
        """Any card of the pile."""
        drawer = MEMBERS[s.waiting][0]
        return DRAW[drawer][s.sides[drawer].pile]

    def play(self, s: State, seat: int, move: i64) -> None:
        """The card goes to the hand."""
        drawer: i64 = (move - FIRST_DRAW) // 10
        card = BIT[(move - FIRST_DRAW) % 10]
        side = s.sides[drawer]
        side.pile &= ~card
        side.hand |= card
        side.due -= 1
        if side.due == 0:
            s.waiting &= ~BIT[drawer]

    def close(self, s: State) -> None:
        """Whoever has cards selects; nobody: the game is over."""
        for seat, side in enumerate(s.sides):
            side.contest = -1
            if side.hand:
                s.waiting |= BIT[seat]
        s.step = 1 if s.waiting else 3


class Select(Step):
    """A card and its half, sealed."""

    def moves(self, s: State, seat: int) -> list[int]:
        """Each hand card with either half."""
        return PLAY[s.sides[seat].hand]

    def close(self, s: State) -> None:
        """All are revealed, then the contests are held."""
        for seat, side in enumerate(s.sides):
            move: i64 = side.sealed
            if move >= 0:
                side.sealed = -1
                card = BIT[move >> 1]
                side.hand &= ~card
                if move & 1:
                    side.shown_b |= card
                else:
                    side.shown_a |= card
                side.persons += PERSONS[move]
                side.contest = CONTEST[move]
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

    def moves(self, s: State, seat: int) -> list[int]:
        """None, a face-up card, a hand card."""
        side = s.sides[seat]
        return TURN[side.shown_a | side.shown_b] + LAY[side.hand]

    def close(self, s: State) -> None:
        """All are built together; then everybody with a pile draws."""
        for seat, side in enumerate(s.sides):
            move: i64 = side.sealed
            if move >= 0:
                side.sealed = -1
                if move >= FIRST_LAY:
                    card = BIT[move - FIRST_LAY]
                    side.hand &= ~card
                    side.towers |= card
                elif move >= FIRST_TURN:
                    card = BIT[move - FIRST_TURN]
                    side.persons -= PERSONS[2 * (move - FIRST_TURN) + (1 if side.shown_b & card else 0)]
                    side.shown_a &= ~card
                    side.shown_b &= ~card
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


def apply(s: State, seat: int, move: i64) -> None:
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
