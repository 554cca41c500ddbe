"""What a seat may know: an allow-list, field by field; and random full states that agree with it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import BIT, count, mask_of, members
from hoftag.core.contract import FRAME_SHIFT, Seat, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.tallinn.box import Box
from hoftag.games.tallinn.scoring import ScoreCard, score_card
from hoftag.games.tallinn.side import NONE, Side, cards_named, empty_side, nibbles, stacked, unpacked
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.words import BASE_SET, CARD, CHRONICLE, ESTATE, HALF, LEGATE_SET, START, WORDS

SIDE_FIELDS: Final = [  # what travels when a view is pickled: all there is in a SideView
    "start", "hand_size", "pile_size", "under_size", "shown_a", "shown_b", "turned", "laid_number", "paid", "persons",
    "points", "contest_points", "task_points", "exchanged", "contests", "played", "contest", "due", "added", "answered",
    "hand", "pile", "under", "laid", "sealed",
]  # fmt: skip


@final
class SideView:
    """One side as seen by a viewer: public fields, then those that only the owner is told."""

    __slots__ = (
        "added",
        "answered",
        "contest",
        "contest_points",
        "contests",
        "due",
        "exchanged",
        "hand",
        "hand_size",
        "laid",
        "laid_number",
        "paid",
        "persons",
        "pile",
        "pile_size",
        "played",
        "points",
        "sealed",
        "shown_a",
        "shown_b",
        "start",
        "task_points",
        "turned",
        "under",
        "under_size",
    )

    def __init__(self, side: Side, own: bool, over: bool) -> None:
        """`own`: the viewer sits here; `over`: all towers lie face up. [TAL-R17, TAL-R18]"""
        self.start: i64 = side.start
        self.hand_size: i64 = count(side.hand)
        self.pile_size: i64 = side.pile_size()
        self.under_size: i64 = side.pile_size() - count(side.pile)  # cards exchanged and not drawn yet: public
        self.shown_a: i64 = side.shown_a
        self.shown_b: i64 = side.shown_b
        self.turned: i64 = side.turned
        self.laid_number: i64 = count(side.laid)
        self.paid: i64 = side.paid
        self.persons: i64 = side.persons
        self.points: i64 = side.points
        self.contest_points: i64 = side.contest_points
        self.task_points: i64 = side.task_points
        self.exchanged: i64 = side.exchanged
        self.contests: i64 = side.contests
        self.played: i64 = side.played
        self.contest: i64 = side.contest
        self.due: i64 = side.due
        self.added: i64 = side.added
        self.answered: bool = side.sealed is not None
        # for the owner only, NONE or nothing for others
        self.hand: i64 = side.hand if own else NONE
        self.pile: i64 = side.pile if own else NONE  # by elimination; in no known order
        self.under: i64 = side.under if own else NONE  # [TAL-R28]
        self.laid: i64 = side.laid if own or over else NONE  # [TAL-R11, TAL-9.6]
        self.sealed: Move | None = side.sealed if own else None

    def dump(self) -> dict[str, object]:
        """This side as plain data with names."""
        shown = members(self.shown_a | self.shown_b)
        data: dict[str, object] = {
            "start": START.names[self.start] if self.start != NONE else None,
            "handSize": int(self.hand_size),
            "pileSize": int(self.pile_size),
            "underSize": int(self.under_size),
            "display": [HALF.names[2 * card + (1 if self.shown_b & BIT[card] else 0)] for card in shown],
            "turned": cards_named(self.turned),
            "laidNumber": int(self.laid_number),
            "paid": cards_named(self.paid),
            "persons": unpacked(self.persons),
            "points": int(self.points),
            "scoreCard": card_shown(score_card(int(self.points))),
            "contestPoints": unpacked(self.contest_points),
            "taskPoints": unpacked(self.task_points)[:2],
            "exchanged": int(self.exchanged),
            "contests": int(self.contests),
            "played": HALF.names[self.played] if self.played != NONE else None,
            "contest": estate_named(self.contest),
            "due": int(self.due),
            "added": estate_named(self.added),
            "answered": self.answered,
        }
        if self.hand != NONE:
            data["hand"] = cards_named(self.hand)
            data["pile"] = cards_named(self.pile)
            data["under"] = [CARD.names[card] for card in nibbles(self.under)]
            data["sealed"] = self.sealed.text if self.sealed is not None else None
        if self.laid != NONE:
            data["laid"] = cards_named(self.laid)
        return data


def card_shown(card: ScoreCard) -> dict[str, object]:
    """A score card as plain data. [TAL-11]"""
    coins = [name for name, lies in (("gold", card.gold), ("silver", card.silver)) if lies]
    return {"side": "back" if card.back else "front", "field": card.field, "coins": coins}


def estate_named(estate: i64) -> str | None:
    """The name of an estate, None for none and for one not yet named."""
    return ESTATE.names[estate] if 0 <= estate < 3 else None


@final
class TallinnView(View):
    """The table as one seat sees it."""

    def __init__(self, s: TallinnState, seat: Seat) -> None:
        """Everything not written down here stays hidden."""
        super().__init__(seat)
        self.box: Box = s.box
        self.seats: i64 = s.seats
        self.top: i64 = s.top
        self.agenda: list[int] = s.agenda()
        self.closings: i64 = s.closings
        self.legate: i64 = s.legate
        self.chronicle: i64 = s.chronicle
        self.leader_first: i64 = s.leader_first
        self.start_counts: i64 = s.start_counts
        self.round: i64 = s.round
        self.waiting: i64 = s.waiting  # who has decided is seen at the table
        self.due: i64 = s.due
        self.left_task: i64 = s.left_task
        self.right_task: i64 = s.right_task
        self.order: i64 = s.order
        self.over: i64 = s.over
        over = s.over != 0
        self.sides: list[SideView] = [SideView(side, n == seat, over) for n, side in enumerate(s.sides)]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by all fields in order: a bot in another process gets the view and nothing else."""
        return (
            restored_view,
            (
                self.seat, self.seats, self.top, self.agenda, self.closings, self.box, self.legate, self.chronicle,
                self.leader_first, self.start_counts, self.round, self.waiting, self.due, self.left_task,
                self.right_task, self.order, self.over,
                [[getattr(side, field) for field in SIDE_FIELDS] for side in self.sides],
            ),
        )  # fmt: skip

    def dump(self) -> dict[str, object]:
        """The view as plain data with names."""
        return {
            "game": "tallinn",
            "seat": self.seat,
            "step": WORDS.steps[self.top >> FRAME_SHIFT] if self.top >= 0 else "over",
            "round": int(self.round),
            "legate": self.legate != 0,
            "chronicle": self.chronicle != 0,
            "leaderFirst": self.leader_first != 0,
            "startCounts": self.start_counts != 0,
            "tasks": [CHRONICLE.names[card] for card in (self.left_task, self.right_task) if card != NONE],
            "waiting": members(self.waiting),
            "order": nibbles(self.order),
            "over": self.over != 0,
            "sides": [side.dump() for side in self.sides],
        }


def restored_view(
    seat: Seat, seats: i64, top: i64, agenda: list[int], closings: i64, box: Box, legate: i64, chronicle: i64,
    leader_first: i64, start_counts: i64, round: i64, waiting: i64, due: i64, left_task: i64, right_task: i64,
    order: i64, over: i64, sides: list[list[object]],
) -> TallinnView:  # fmt: skip
    """The view of a pickled one: that of a table without sides, and the sides as they were seen."""
    table = TallinnState(
        seats, top, agenda, closings, None, box, legate, chronicle, leader_first, start_counts, round, waiting, due,
        left_task, right_task, order, over, [],
    )  # fmt: skip
    view = TallinnView(table, seat)
    for values in sides:
        side = SideView(empty_side(0), False, False)
        for field, value in zip(SIDE_FIELDS, values, strict=True):
            setattr(side, field, value)
        view.sides.append(side)
    return view


def determined(view: TallinnView, rng: Rng) -> TallinnState:
    """A random state with this view: hidden cards are dealt anew, sealed answers are left to the caller."""
    full = LEGATE_SET if view.legate else BASE_SET
    return TallinnState(
        view.seats, view.top, view.agenda.copy(), view.closings, None, view.box, view.legate, view.chronicle,
        view.leader_first, view.start_counts, view.round, view.waiting, view.due, view.left_task, view.right_task,
        view.order, view.over, [_side_like(seen, full, rng) for seen in view.sides],
    )  # fmt: skip


def _side_like(seen: SideView, full: i64, rng: Rng) -> Side:
    """A side that looks like this one; what the viewer does not know lies in random places."""
    hand, pile, under, laid = seen.hand, seen.pile, seen.under, seen.laid
    if hand == NONE:
        public: i64 = seen.shown_a | seen.shown_b | seen.turned | seen.paid
        if laid != NONE:
            public |= laid
        unseen: list[int] = members(full & ~public).copy()
        rng.shuffle(unseen)
        cut: i64 = seen.hand_size
        hand = mask_of(unseen[:cut])
        if laid == NONE:
            laid = mask_of(unseen[cut : cut + seen.laid_number])
            cut += seen.laid_number
        under = stacked(unseen[cut : cut + seen.under_size])
        pile = mask_of(unseen[cut + seen.under_size :])
    return Side(
        seen.start, hand, pile, under, seen.shown_a, seen.shown_b, seen.turned, laid, seen.paid, seen.persons,
        seen.points, seen.contest_points, seen.task_points, seen.exchanged, seen.contests, seen.played, seen.contest,
        seen.due, seen.added, seen.sealed,
    )  # fmt: skip
