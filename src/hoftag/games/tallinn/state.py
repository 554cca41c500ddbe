"""Everything on the table of Tallinn: one side for each seat, the round, the Chronicle, who still has to answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import BIT, COUNT, count, members
from hoftag.core.contract import Note, State
from hoftag.games.tallinn.box import UNIT, Box
from hoftag.games.tallinn.side import NONE, START_POINTS, Side, dump_side, nibbles, unpacked
from hoftag.games.tallinn.words import (
    BASE_SET,
    CHRONICLE,
    DRAW,
    EXCHANGE,
    LEGATE,
    LEGATE_SET,
    PAYMENT,
    SELECT,
    SHIELD_CONTEST,
    SHIELDS_AT_END,
    TOWER_ORDER,
    TOWERS,
    WORDS,
)

HAND_SIZE: Final = 3  # [TAL-2.5]
FIRST_PILE: Final = 4  # [TAL-13.3]
ASKING_STEPS: Final = [EXCHANGE, SELECT, SHIELD_CONTEST, TOWERS, TOWER_ORDER, PAYMENT, SHIELDS_AT_END]


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
            self.agenda(),
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
                self.seats, self.top, self.agenda(), self.closings, None, self.box, self.legate, self.chronicle,
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
            "order": nibbles(self.order),
            "sides": [dump_side(side) for side in self.sides],
        }
