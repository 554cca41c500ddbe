"""Everything on the table of Tallinn: one side for each seat, the round, the Chronicle, who still has to answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import BIT, COUNT, count, members
from hoftag.core.contract import Note, State
from hoftag.core.words import Move
from hoftag.games.tallinn.box import UNIT, Box
from hoftag.games.tallinn.words import (
    BASE_SET,
    CARD,
    CHRONICLE,
    DRAW,
    EXCHANGE,
    HALF,
    LEGATE,
    LEGATE_SET,
    PAYMENT,
    SELECT,
    SHIELD_CONTEST,
    SHIELDS_AT_END,
    START,
    TOWER_ORDER,
    TOWERS,
    WORDS,
)

NONE: Final = -1
START_POINTS: Final = 4  # [TAL-2.2]
HAND_SIZE: Final = 3  # [TAL-2.5]
FIRST_PILE: Final = 4  # [TAL-13.3]
ASKING_STEPS: Final = [EXCHANGE, SELECT, SHIELD_CONTEST, TOWERS, TOWER_ORDER, PAYMENT, SHIELDS_AT_END]


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
        found: list[int] = []
        under: i64 = self.under
        while under:
            found.append(int((under & 15) - 1))
            under >>= 4
        return found


SIDE_FIELDS: Final = [
    "start", "hand", "pile", "under", "shown_a", "shown_b", "turned", "laid", "paid", "persons", "points",
    "contest_points", "task_points", "exchanged", "contests", "played", "contest", "due", "added", "sealed",
]  # fmt: skip


def empty_side(cards: int) -> Side:
    """A side before the deal: all cards in the pile, four points. [TAL-2.2]"""
    return Side(NONE, 0, cards, 0, 0, 0, 0, 0, 0, 0, START_POINTS, 0, 0, 0, 0, NONE, NONE, 0, NONE, None)


def stacked(cards: list[int]) -> i64:
    """Cards put under a pile, packed; the first is drawn first. [TAL-R47]"""
    under: i64 = 0
    for card in reversed(cards):
        under = (under << 4) + card + 1
    return under


@final
class TallinnState(State):
    """The whole table."""

    def __init__(
        self,
        seats: i64,
        top: i64,
        agenda: list[int],
        closings: i64,
        notes: list[Note] | None,
        box: Box,
        legate: i64,
        chronicle: i64,
        leader_first: i64,
        start_counts: i64,
        round: i64,
        waiting: i64,
        due: i64,
        left_task: i64,
        right_task: i64,
        order: i64,
        over: i64,
        sides: list[Side],
    ) -> None:
        """All fields in order; also the way to clone."""
        super().__init__(seats, top, agenda, closings, notes)
        self.box = box
        self.legate: i64 = legate  # options, 0 or 1
        self.chronicle: i64 = chronicle
        self.leader_first: i64 = leader_first
        self.start_counts: i64 = start_counts
        self.round: i64 = round
        self.waiting: i64 = waiting  # seats that still have to answer the simultaneous question
        self.due: i64 = due  # seats that still have to draw
        self.left_task: i64 = left_task  # Chronicle card for interim scoring I
        self.right_task: i64 = right_task  # Chronicle card for interim scoring II
        self.order: i64 = order  # seats in the order of the variant, a nibble each, first one lowest [TAL-6.8]
        self.over: i64 = over  # the final scoring is done
        self.sides = sides

    def clone(self) -> TallinnState:
        """An equal and independent state, without notes."""
        return TallinnState(
            self.seats,
            self.top,
            self.agenda.copy(),
            self.closings,
            None,
            self.box,
            self.legate,
            self.chronicle,
            self.leader_first,
            self.start_counts,
            self.round,
            self.waiting,
            self.due,
            self.left_task,
            self.right_task,
            self.order,
            self.over,
            [side.clone() for side in self.sides],
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by all fields in order, without notes; the box travels as its edition's data."""
        return (
            TallinnState,
            (
                self.seats, self.top, self.agenda, self.closings, None, self.box, self.legate, self.chronicle,
                self.leader_first, self.start_counts, self.round, self.waiting, self.due, self.left_task,
                self.right_task, self.order, self.over, self.sides,
            ),
        )  # fmt: skip

    def full_set(self) -> int:
        """The influence cards every seat starts with. [TAL-1.3, TAL-12.1]"""
        return LEGATE_SET if self.legate else BASE_SET

    def second_pile(self) -> int:
        """Cards of the second pile when the Chronicle splits it. [TAL-13.3, TAL-14.1]"""
        return COUNT[self.full_set()] - HAND_SIZE - FIRST_PILE

    def ask(self, step: int, seats: i64) -> None:
        """Ask these seats at the same time."""
        self.waiting = seats
        self.then(step)

    def persons_shown(self, side: Side) -> int:
        """The persons of a display counted anew from its cards, packed."""
        total: i64 = self.box.on_start[side.start] if side.start != NONE else 0
        for card in members(side.shown_a):
            total += self.box.on_half[2 * card]
        for card in members(side.shown_b):
            total += self.box.on_half[2 * card + 1]
        if side.added != NONE:
            total += 2 * UNIT[side.added]
        return int(total)

    def audit(self) -> list[str]:
        """Everything wrong with this position, each with its rule id."""
        wrong: list[str] = []
        if len(self.sides) != self.seats:
            wrong.append("a side is missing [TAL-2.1]")
        starts = [side.start for side in self.sides if side.start != NONE]
        if len(set(starts)) != len(starts):
            wrong.append("a start card was dealt twice [TAL-2.3]")
        if self.chronicle and self.left_task != NONE and self.left_task == self.right_task:
            wrong.append("a Chronicle card lies twice [TAL-13.1]")
        for seat, side in enumerate(self.sides):
            wrong += [f"seat {seat}: {text}" for text in self._audit_side(side)]
        frame = self.step()
        sizes = [int(side.pile_size()) for side in self.sides]
        if frame != DRAW and min(sizes) != max(sizes):
            wrong.append(f"piles differ in size: {sizes} [TAL-7.3]")
        if self.waiting and frame not in ASKING_STEPS and self.round:
            wrong.append("somebody is asked to choose while no common choice is open [TAL-3.4]")
        if frame == SELECT:
            wrong += self._audit_hands()
        if self.round > COUNT[self.full_set()]:
            wrong.append(f"round {self.round} is one too many [TAL-3.1]")
        return wrong

    def _audit_side(self, side: Side) -> list[str]:
        """What is wrong with one side."""
        wrong: list[str] = []
        under = side.under_cards()
        heaps = [side.hand, side.pile, side.shown_a, side.shown_b, side.turned, side.laid, side.paid]
        total = len(under)
        together = 0
        for heap in heaps:
            total += count(heap)
            together |= heap
        for card in under:
            together |= BIT[card]
        if together != self.full_set() or total != COUNT[self.full_set()]:
            wrong.append(f"cards do not add up to {COUNT[self.full_set()]} different ones [TAL-1.3, TAL-12.1]")
        if side.persons != self.persons_shown(side):
            wrong.append("persons of the display are miscounted [TAL-4.2]")
        if count(side.towers()) > side.contests:
            wrong.append("more towers than contests [TAL-6.1, TAL-R7]")
        if count(side.laid) > 2:
            wrong.append("more than two towers from the hand [TAL-8.4]")
        if side.added != NONE and not side.shown_b & BIT[LEGATE]:
            wrong.append("persons were added without shields [TAL-12.7]")
        earned = START_POINTS - side.exchanged + sum(unpacked(side.contest_points)) + sum(unpacked(side.task_points))
        if not self.over and side.points != earned:
            wrong.append(f"{side.points} points, but {earned} were earned [TAL-11.4]")
        return wrong

    def _audit_hands(self) -> list[str]:
        """While the pile lasts, the hand is three less the towers built from it. [TAL-8.4]"""
        wrong: list[str] = []
        for seat, side in enumerate(self.sides):
            if side.pile_size() and count(side.hand) != HAND_SIZE - count(side.laid):
                wrong.append(f"seat {seat}: a hand of {count(side.hand)} in round {self.round} [TAL-8.4]")
        return wrong

    def dump(self) -> dict[str, object]:
        """The whole position with names, secrets included."""
        return {
            "step": WORDS.steps[self.step()] if self.top >= 0 else "over",
            "agenda": [f"{WORDS.steps[step]} {seat}" for step, seat in self.frames()],
            "round": int(self.round),
            "waiting": members(self.waiting),
            "due": members(self.due),
            "chronicle": [CHRONICLE.names[card] for card in (self.left_task, self.right_task) if card != NONE],
            "order": in_order(self.order),
            "sides": [_dump_side(side) for side in self.sides],
        }


def in_order(packed: i64) -> list[int]:
    """The seats of a packed order, first one first."""
    found: list[int] = []
    while packed:
        found.append(int((packed & 15) - 1))
        packed >>= 4
    return found


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


def _dump_side(side: Side) -> dict[str, object]:
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
