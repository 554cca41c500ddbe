"""One seat's side of the table: hand, pile, display, towers, points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import BIT, COUNT, members
from hoftag.core.words import Move
from hoftag.games.tallinn.words import CARD, HALF, START

NONE: Final = -1
START_POINTS: Final = 4  # [TAL-2.2]


@final
class Side:
    """One seat's side of the table. Sets of cards are bits; persons are packed as in the box."""

    __slots__ = (
        "added",
        "contest",
        "contest_points",
        "contests",
        "due",
        "exchanged",
        "hand",
        "laid",
        "paid",
        "persons",
        "pile",
        "played",
        "points",
        "sealed",
        "shown_a",
        "shown_b",
        "start",
        "task_points",
        "turned",
        "under",
    )

    def __init__(
        self,
        start: i64,
        hand: i64,
        pile: i64,
        under: i64,
        shown_a: i64,
        shown_b: i64,
        turned: i64,
        laid: i64,
        paid: i64,
        persons: i64,
        points: i64,
        contest_points: i64,
        task_points: i64,
        exchanged: i64,
        contests: i64,
        played: i64,
        contest: i64,
        due: i64,
        added: i64,
        sealed: Move | None,
    ) -> None:
        """All fields in order; also the way to clone."""
        self.start = start  # start card
        self.hand = hand  # cards in hand
        self.pile = pile  # cards of the draw pile in no known order
        self.under = under  # cards put under the pile, a nibble each, next one lowest [TAL-R47]
        self.shown_a = shown_a  # face-up cards with half a active
        self.shown_b = shown_b  # face-up cards with half b active
        self.turned = turned  # towers turned from the display: everybody knows them [TAL-R10]
        self.laid = laid  # towers laid from the hand: only the owner knows them [TAL-6.6]
        self.paid = paid  # cards returned to the box [TAL-R44]
        self.persons = persons  # persons in the display, start card included
        self.points = points
        self.contest_points = contest_points  # points of contests by estate, packed
        self.task_points = task_points  # points of interim scorings I and II, packed
        self.exchanged = exchanged  # cards exchanged in the setup
        self.contests = contests  # contests triggered in the game
        self.played = played  # half revealed in this round
        self.contest = contest  # estate of the contest triggered in this round
        self.due = due  # cards to draw now
        self.added = added  # estate the shields go to at the end
        self.sealed = sealed  # answer lying face down

    def clone(self) -> Side:
        """An equal and independent side."""
        return Side(
            self.start,
            self.hand,
            self.pile,
            self.under,
            self.shown_a,
            self.shown_b,
            self.turned,
            self.laid,
            self.paid,
            self.persons,
            self.points,
            self.contest_points,
            self.task_points,
            self.exchanged,
            self.contests,
            self.played,
            self.contest,
            self.due,
            self.added,
            self.sealed,
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by all fields in order."""
        return (Side, tuple(getattr(self, name) for name in SIDE_FIELDS))

    def display(self) -> i64:
        """The face-up influence cards."""
        return self.shown_a | self.shown_b

    def towers(self) -> i64:
        """All towers."""
        return self.turned | self.laid

    def pile_size(self) -> i64:
        """Cards left to draw."""
        size: i64 = COUNT[self.pile]
        under: i64 = self.under
        while under:
            size += 1
            under >>= 4
        return size

    def under_cards(self) -> list[int]:
        """The cards put under the pile, in the order they will be drawn."""
        return nibbles(self.under)


SIDE_FIELDS: Final = [
    "start", "hand", "pile", "under", "shown_a", "shown_b", "turned", "laid", "paid", "persons", "points",
    "contest_points", "task_points", "exchanged", "contests", "played", "contest", "due", "added", "sealed",
]  # fmt: skip


def empty_side(cards: int) -> Side:
    """A side before the deal: all cards in the pile, four points. [TAL-2.2]"""
    return Side(NONE, 0, cards, 0, 0, 0, 0, 0, 0, 0, START_POINTS, 0, 0, 0, 0, NONE, NONE, 0, NONE, None)


def nibbles(packed: i64) -> list[int]:
    """Small things packed in nibbles, the lowest first; the opposite of `stacked`."""
    found: list[int] = []
    while packed:
        found.append((packed & 15) - 1)
        packed >>= 4
    return found


def stacked(cards: list[int]) -> i64:
    """Cards put under a pile, packed; the first is drawn first. [TAL-R47]"""
    under: i64 = 0
    for card in reversed(cards):
        under = (under << 4) + card + 1
    return under


def unpacked(points: i64) -> list[int]:
    """Three small numbers packed in one."""
    return [int(points & 255), int((points >> 8) & 255), int((points >> 16) & 255)]


def cards_named(mask: i64) -> list[str]:
    """The names of a set of cards."""
    return [CARD.names[card] for card in members(mask)]


def halves_shown(side: Side) -> list[str]:
    """The names of the active halves in a display, by card."""
    shown: list[str] = []
    for card in members(side.display()):
        shown.append(HALF.names[2 * card + (1 if side.shown_b & BIT[card] else 0)])
    return shown


def dump_side(side: Side) -> dict[str, object]:
    """One side with names."""
    return {
        "start": START.names[side.start] if side.start != NONE else None,
        "hand": cards_named(side.hand),
        "pile": cards_named(side.pile),
        "under": [CARD.names[card] for card in side.under_cards()],
        "display": halves_shown(side),
        "turned": cards_named(side.turned),
        "laid": cards_named(side.laid),
        "paid": cards_named(side.paid),
        "persons": unpacked(side.persons),
        "points": int(side.points),
        "contest_points": unpacked(side.contest_points),
        "task_points": unpacked(side.task_points)[:2],
        "exchanged": int(side.exchanged),
        "contests": int(side.contests),
        "played": HALF.names[side.played] if side.played != NONE else None,
        "contest": int(side.contest),
        "added": int(side.added),
        "sealed": side.sealed.text if side.sealed is not None else None,
    }
