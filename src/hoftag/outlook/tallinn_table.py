"""The table of Tallinn rebuilt from what a seat may know, so that the engine's rules can be asked about it.

What the seat does not know is left out: hands and towers of others are empty, piles have the right size only. Nothing
that is told here depends on these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from hoftag.core.bits import BIT, mask_of, members
from hoftag.games.tallinn.box import OUT_OF_REACH, UNIT, Box, Task
from hoftag.games.tallinn.scoring import (
    CONTEST_TIE,
    CONTEST_WIN,
    compare,
    final_points,
    tower_persons,
    tower_strength,
)
from hoftag.games.tallinn.side import NONE, Side, empty_side, stacked, unpacked
from hoftag.games.tallinn.state import FIRST_PILE, TallinnState
from hoftag.games.tallinn.steps.chronicle import persons_for_task, persons_of, task_points
from hoftag.games.tallinn.steps.contests import hold_contest
from hoftag.games.tallinn.steps.final import ShieldsAtEnd
from hoftag.games.tallinn.words import CARD, CHRONICLE, E_COMPARED, ESTATE, ESTATES, HALF, INTERIM, START

Data = dict[str, Any]  # plain data with names


def table_of(box: Box, view: Mapping[str, Any]) -> TallinnState:
    """The table a view tells of; no step is open and no answer lies sealed."""
    tasks = [CHRONICLE.find(name) for name in view["tasks"]] + [NONE, NONE]
    flags = [int(view[key]) for key in ("legate", "chronicle", "leaderFirst", "startCounts")]
    s = TallinnState(
        len(view["sides"]), -1, [], 0, None, box, flags[0], flags[1], flags[2], flags[3], view["round"], 0, 0,
        tasks[0], tasks[1], 0, int(view["over"]), [],
    )  # fmt: skip
    s.sides = [_side_of(told, s.full_set()) for told in view["sides"]]
    return s


def _side_of(told: Mapping[str, Any], full: int) -> Side:
    """One side; a pile that is not known to the viewer has any cards, but as many as it should."""
    side = empty_side(0)
    halves = [HALF.find(name) for name in told["display"]]
    side.start = START.find(told["start"]) if told["start"] is not None else NONE
    side.shown_a = mask_of([half >> 1 for half in halves if not half & 1])
    side.shown_b = mask_of([half >> 1 for half in halves if half & 1])
    side.turned, side.paid = _cards(told["turned"]), _cards(told["paid"])
    side.laid, side.hand = _cards(told.get("laid", [])), _cards(told.get("hand", []))
    side.under = stacked([CARD.find(card) for card in told.get("under", [])])
    elsewhere = side.display() | side.turned | side.paid | side.laid | side.hand
    unseen = [card for card in members(full & ~elsewhere) if card not in side.under_cards()]
    side.pile = mask_of(unseen[: told["pileSize"] - len(side.under_cards())])
    side.persons, side.points = packed(told["persons"]), told["points"]
    side.contest_points, side.task_points = packed(told["contestPoints"]), packed(told["taskPoints"])
    side.exchanged, side.contests = told["exchanged"], told["contests"]
    side.played = HALF.find(told["played"]) if told["played"] is not None else NONE
    side.added = ESTATE.find(told["added"]) if told["added"] is not None else NONE
    return side


def _cards(names: Sequence[str]) -> int:
    """A set of named cards."""
    return int(mask_of([CARD.find(name) for name in names]))


def packed(numbers: Sequence[int]) -> int:
    """Up to three small numbers in one, the opposite of `unpacked`."""
    return sum(number * UNIT[n] for n, number in enumerate(numbers))


# ---------------------------------------------------------------------- contests


def contest_now(s: TallinnState, seat: int, estate: int) -> Data:
    """What a contest of a seat for an estate brings as the displays lie; the state may be changed by asking."""
    side = s.sides[seat]
    side.contest = estate
    before = side.points
    s.notes = []
    hold_contest(s, seat)
    notes = [note.args for note in s.take_notes() if note.event == E_COMPARED]
    s.notes = None
    against = [{"seat": args[1], "own": args[3], "theirs": args[4], "points": args[5]} for args in notes]
    return {"estate": ESTATE.names[estate], "points": int(side.points - before), "against": against}


def contests_now(s: TallinnState) -> list[list[Data]]:
    """For every seat and estate what the displays as they lie are worth in a contest. [TAL-5.4, TAL-5.11]"""
    persons = [unpacked(side.persons) for side in s.sides]
    return [[_compared(persons, seat, estate) for estate in ESTATES] for seat in range(len(persons))]


def _compared(persons: list[list[int]], seat: int, estate: int) -> Data:
    """One estate of a seat beside that of every other."""
    own = persons[seat][estate]
    against = [
        {
            "seat": rival,
            "own": own,
            "theirs": theirs[estate],
            "points": int(compare(own, theirs[estate], CONTEST_WIN, CONTEST_TIE)),
        }
        for rival, theirs in enumerate(persons)
        if rival != seat
    ]
    return {"estate": ESTATE.names[estate], "points": sum(one["points"] for one in against), "against": against}


# ---------------------------------------------------------------------- the end


def at_the_end(s: TallinnState) -> TallinnState:
    """The table as it would be compared if the game ended now: active shields add their persons. [TAL-12.7]

    Where a seat could choose among estates, the first of them is taken.
    """
    if s.over:
        return s
    end = s.clone()
    ShieldsAtEnd().close(end)
    return end


def final_gain(s: TallinnState, seat: int) -> int:
    """What the final scoring would bring a seat now, as far as the towers are known."""
    return int(final_points(at_the_end(s))[seat].total())


def tower_facts(s: TallinnState, side: Side, hidden: int) -> Data:
    """Strength of the towers that are known; with hidden ones the least and most it can be. [TAL-9.6]"""
    persons = tower_persons(s, side)
    strength = int(tower_strength(persons))
    facts: Data = {
        "strength": strength,
        "low": strength,
        "high": strength,
        "hidden": hidden,
        "persons": unpacked(persons),
    }
    if hidden:
        unseen = members(s.full_set() & ~(side.display() | side.turned | side.paid))
        guess = side.clone()
        possible = []
        for cards in combinations(unseen, hidden):
            guess.laid = mask_of(list(cards))
            possible.append(int(tower_strength(tower_persons(s, guess))))
        facts["low"], facts["high"] = min(possible, default=strength), max(possible, default=strength)
    return facts


# ---------------------------------------------------------------------- the Chronicle


def levels_of(s: TallinnState, task: Task) -> list[Data]:
    """The levels a task has: persons needed and points. [TAL-13.8, TAL-R37]"""
    return [
        {"need": need, "points": int(task_points(s, task, need))}
        for need in (task.single, task.double)
        if need != OUT_OF_REACH
    ]


def tasks_of(s: TallinnState) -> list[tuple[int, Task]]:
    """The open tasks with the round after which each is scored. [TAL-13.5]"""
    rounds = [FIRST_PILE, FIRST_PILE + s.second_pile()]
    laid = [card for card in (s.left_task, s.right_task) if card != NONE]
    return [(rounds[n], s.box.tasks[n][card]) for n, card in enumerate(laid)]


def task_progress(s: TallinnState, side: Side, task: Task) -> Data:
    """How many persons a seat has for a task, what that brings, and how many more the next level takes."""
    if task.pay:
        persons = sum(int(persons_of(s, side, card, task.estate)) for card in members(side.display()))
    else:
        persons = int(persons_for_task(s, side, task.estate)) if side.start != NONE else 0
    missing = [level["need"] - persons for level in levels_of(s, task) if level["need"] > persons]
    return {"persons": persons, "points": int(task_points(s, task, persons)), "missing": min(missing, default=0)}


def task_facts(s: TallinnState) -> list[Data]:
    """Both tasks and how far everybody is."""
    found = []
    for n, (after, task) in enumerate(tasks_of(s)):
        seats = [{**task_progress(s, side, task), "scored": unpacked(side.task_points)[n]} for side in s.sides]
        found.append({
            "interim": INTERIM.names[n], "after": after, "done": bool(s.over or s.round > after), "pay": task.pay,
            "estate": ESTATE.names[task.estate], "levels": levels_of(s, task), "seats": seats,
        })  # fmt: skip
    return found


def shields_lie(side: Side) -> bool:
    """Whether a seat has the shields active in its display."""
    return bool(side.shown_b & BIT[CARD.find("legate")])
