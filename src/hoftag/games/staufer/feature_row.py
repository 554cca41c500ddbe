"""The row of features and its first part: the table, the question, turns. `features.py` tells the rest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.core.contract import FRAME_SHIFT
from hoftag.games.staufer.packed import length
from hoftag.games.staufer.side import NONE
from hoftag.games.staufer.state import FIRST_FIELD, StauferState
from hoftag.games.staufer.words import (
    AID,
    BROWN,
    CONDITION,
    DRAW_CHEST,
    FETCH,
    FIELD,
    FIGURES,
    LEAVE,
    ORANGE,
    PICK,
    PRIVILEGE,
    REFILL,
    REGION,
    RESOLVE,
    REVEAL,
    SECOND,
    SWAP,
    TURN,
    VIOLET,
    WORDS,
)

MOST_RIVALS: Final = 4
ASKING: Final = [
    TURN, SWAP, AID, FIGURES, SECOND, FETCH, RESOLVE, PICK, LEAVE, DRAW_CHEST, REVEAL, REFILL,
]  # fmt: skip
ASKED: Final = [ASKING.index(step) if step in ASKING else NONE for step in range(len(WORDS.steps))]
CHUNK: Final = 11
EXPANDED: Final[list[bytes]] = [bytes([mask >> n & 1 for n in range(CHUNK)]) for mask in range(2048)]
NUMBERS: Final[list[bytes]] = [bytes([n]) for n in range(256)]
COLOURS: Final = ["violet", "brown", "orange", "turquoise"]

WAITS: Final = [1, 2, 3, 5]
FOLLOWED: Final = [1, 2, 4]
PILE: Final = [3, 6, 9]


def stairs_of(steps: list[int]) -> list[int]:
    """For every number up to the highest step the flags of the steps it reaches."""
    return [sum([2**place for place, step in enumerate(steps) if n >= step]) for n in range(steps[-1] + 1)]


S_WAITS: Final = stairs_of(WAITS)
S_FOLLOWED: Final = stairs_of(FOLLOWED)
S_PILE: Final = stairs_of(PILE)


def climb(stairs: list[int], number: i64) -> i64:
    """The flags of a number."""
    if number <= 0:
        return 0
    last = len(stairs) - 1
    return stairs[number if number < last else last]


def up_to(number: i64, most: i64) -> i64:
    """The flags of a number on steps of one."""
    if number <= 0:
        return 0
    return bit(number if number < most else most) - 1


@final
class Row:
    """A row that is being put together."""

    __slots__ = ("numbers", "parts", "used", "word")

    def __init__(self) -> None:
        """Empty."""
        self.parts: list[bytes] = []
        self.numbers: list[bytes] = []
        self.word: i64 = 0  # flags that wait to be expanded, the first one lowest
        self.used: i64 = 0

    def put(self, flags: i64, number: i64) -> None:
        """So many flags, at most 48."""
        self.word |= flags * bit(self.used)
        self.used += number
        while self.used >= CHUNK:
            self.parts.append(EXPANDED[self.word & 2047])
            self.word >>= CHUNK
            self.used -= CHUNK

    def count(self, number: i64) -> None:
        """A whole number, as far as it goes."""
        self.numbers.append(NUMBERS[0 if number < 0 else number if number < 255 else 255])

    def finished(self) -> bytearray:
        """All flags, then all numbers."""
        self.parts.append(EXPANDED[self.word & 2047][: self.used])
        return bytearray(b"".join(self.parts) + b"".join(self.numbers))


def steps_named(name: str, steps: list[int]) -> list[str]:
    """The names of the flags of a number."""
    return [f"{name}>={step}" for step in steps]


# ---------------------------------------------------------------------- the table


def table_names() -> list[str]:
    """Players, clock, question, tiles, chests and privileges on display."""
    names = [f"players-{n}" for n in range(2, 6)] + steps_named("round", [2, 3, 4, 5])
    names += [f"asks-{WORDS.steps[step]}" for step in ASKING] + ["over"]
    names += ["acting-own", *[f"acting-rival{n}" for n in range(1, MOST_RIVALS + 1)]]
    names += [f"second-by-{name}" for name in CONDITION.names] + [f"next-second-by-{name}" for name in CONDITION.names]
    names += [f"first-{name}" for name in REGION.names] + [f"second-{name}" for name in REGION.names]
    names += steps_named("journey", [1, 2, 3]) + steps_named("track-envoys", [1, 2])
    names += [f"field-{field}-{colour}" for field in FIELD.names for colour in COLOURS]
    names += steps_named("pile-violet", PILE) + steps_named("scored", [1, 2]) + ["revealed-violet", "revealed-brown"]
    for least in (1, 2):
        names += [f"left-privilege-{name}>={least}" for name in PRIVILEGE.names]
    return names


def put_table(row: Row, s: StauferState, t: StauferState, seat: i64, first: i64, second: i64) -> None:
    """`s` is the table as it is, `t` the one on which the action is done."""
    row.put(bit(t.seats - 2), 4)
    row.put(up_to(t.round - 1, 4), 4)
    asks = asked_bit(s) | asked_bit(t)
    row.put(asks, len(ASKING) + 1)
    acting = acting_seat(t)
    row.put(bit((acting - seat + t.seats) % t.seats) if acting != NONE else 0, 5)
    row.put(one_of(t.row_conditions & 15) + 8 * one_of((t.row_conditions >> 4) & 15), 6)
    row.put(one_of(first + 1) + 64 * one_of(second + 1), 12)
    row.put(up_to(t.row_journeys & 15, 3), 3)
    row.put(up_to(t.layout.envoy_spaces - length(t.place_track), 2), 2)
    for field in range(5):
        row.put(colours_of(t.chests[FIRST_FIELD + field]) & 15, 4)
    row.put(climb(S_PILE, t.pile.held(VIOLET)), 3)
    row.put(up_to(t.scoring, 2) + 4 * (colours_of(t.revealed) & 3), 4)
    row.put(kinds_left(t.copies, 1) + bit(16) * kinds_left(t.copies, 2), 32)
    left = t.copies & 7
    stack = t.layout.point_privileges
    row.count(stack[len(stack) - left] if left else 0)


def asked_bit(s: StauferState) -> i64:
    """What is asked, as one of the flags."""
    if s.top < 0:
        return bit(len(ASKING))
    asked: i64 = ASKED[s.top >> FRAME_SHIFT]
    return bit(asked) if asked != NONE else 0


def acting_seat(s: StauferState) -> i64:
    """Who is to answer, or for whom NATURE draws; NONE at the end."""
    step = s.top >> FRAME_SHIFT
    if step == TURN:
        return (s.order & 15) - 1
    if step in (PICK, REVEAL):
        return (s.ranked & 15) - 1
    return s.player if s.top >= 0 else NONE


def one_of(number: i64) -> i64:
    """The flag of the first, second ... of several things, no flag for 0."""
    return bit(number - 1) if number > 0 else 0


def colours_of(stack: i64) -> i64:
    """The colours of a stack of chests, as flags; beyond them a second violet one."""
    found: i64 = 0
    while stack:
        kind = (stack & 15) - 1
        if kind == VIOLET:
            found |= 17 if found & 1 else 1
        elif kind == BROWN:
            found |= 2
        else:
            found |= 4 if kind < ORANGE else 8
        stack >>= 4
    return found


def kinds_left(copies: i64, least: i64) -> i64:
    """The kinds of privileges of which at least so many cards are left."""
    found: i64 = 0
    one: i64 = 1
    while copies:
        if copies & 7 >= least:
            found |= one
        copies >>= 3
        one += one
    return found


# ---------------------------------------------------------------------- turns


def tempo_names() -> list[str]:
    """Own turns of this round and the next, and what is under way for the own seat."""
    names = (
        steps_named("own-turns", [1, 2, 3]) + steps_named("own-waits", WAITS) + steps_named("own-followed", FOLLOWED)
    )
    names += steps_named("own-on-supply-track", [1, 2, 3]) + steps_named("own-behind-on-supply-track", [1, 2, 3])
    names += ["own-space-one", "own-offer", "own-draw", "own-picks-first", "own-picks-second", "own-picks-later"]
    return names


def put_tempo(row: Row, t: StauferState, seat: i64) -> None:
    """How many turns others have before the own next one and after the own last one."""
    turns: i64 = 0
    waits: i64 = 0
    followed: i64 = 0
    order = t.order
    while order:
        if (order & 15) - 1 == seat:
            turns += 1
            followed = 0
        else:
            followed += 1
            if not turns:
                waits += 1
        order >>= 4
    row.put(up_to(turns, 3) + 8 * (climb(S_WAITS, waits) if turns else 0) + 128 * climb(S_FOLLOWED, followed), 10)
    laid: i64 = 0
    behind: i64 = 0
    track = t.supply_track
    while track:
        if (track & 15) - 1 == seat:
            laid += 1
        elif not laid:
            behind += 1
        track >>= 4
    row.put(up_to(laid, 3) + 8 * (up_to(behind, 3) if laid else 0), 6)
    own: i64 = 0
    step = t.top >> FRAME_SHIFT
    if acting_seat(t) == seat:
        own = t.space_one + (2 if step == RESOLVE else 4 if step == DRAW_CHEST else 0)
    if step in (PICK, REVEAL):
        own += 8 * picks(t.ranked, seat)
    row.put(own, 6)


def picks(ranked: i64, seat: i64) -> i64:
    """When a seat picks a chest, as one of three flags."""
    flag: i64 = 1
    while ranked:
        if (ranked & 15) - 1 == seat:
            return flag
        ranked >>= 4
        if flag < 4:
            flag += flag
    return 0
