"""A game under way from plain data, with the names of `dump`: for cases, bug reports and analysis.

    round = 4                  # optional: it follows from the cards played
    step = "select"            # the step about to open: select (default), exchange, interim or end
    chronicle = ["c1", "c4"]   # with the Chronicle: the cards for interim scorings I and II
    sides = [{ start = "s1", hand = ["1", "2", "3"], display = ["4b", "5a", "6a"] }, ...]

Of a side only `start` has to be there. `hand`, `turned`, `laid` and `paid` are lists of cards, `display` is a list of
halves, `under` lists exchanged cards in the order they will be drawn. `pile` is every card not named elsewhere. Points
come from `exchanged`, `contest_points` and `task_points`; where `points` says more, the rest counts as won in contests
of merchants. `contests` is by default just enough for the towers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import BIT, COUNT, MEMBERS, count, mask_of
from hoftag.core.errors import EditionError, SetupError
from hoftag.core.tables import Table
from hoftag.core.words import Domain
from hoftag.games.tallinn.box import UNIT, Box
from hoftag.games.tallinn.side import NONE, START_POINTS, Side, empty_side, stacked
from hoftag.games.tallinn.state import HAND_SIZE, TallinnState
from hoftag.games.tallinn.words import CARD, CHRONICLE, EXCHANGE, HALF, INTERIM_SCORING, ROUND, START

STEPS: Final = ["select", "exchange", "interim", "end"]


def read_position(box: Box, seats: int, options: list[int], table: dict[str, object]) -> TallinnState:
    """The state a table describes, not yet settled; whatever cannot be is a SetupError naming the field."""
    try:
        s = _read_state(box, seats, options, Table("position", "", table))
    except EditionError as error:
        raise SetupError(str(error)) from error
    wrong = s.audit()
    if wrong:
        raise SetupError(f"position: {'; '.join(wrong)}")
    return s


def _read_state(box: Box, seats: int, options: list[int], table: Table) -> TallinnState:
    """All sides, the tasks, and the step that opens."""
    legate, chronicle, leader_first, start_counts = options
    s = TallinnState(
        seats, -1, [], 0, None, box, legate, chronicle, leader_first, start_counts, 0, 0, 0, NONE, NONE, 0, 0, [],
    )  # fmt: skip
    rows = table.tables("sides", -1)
    if not 2 <= seats <= 4 or len(rows) != seats:
        raise table.error("sides", f"has {len(rows)} entries; the game is for 2 to 4 seats, here {seats}")
    for row in rows:
        side = _read_side(s, row)
        if side.start in [other.start for other in s.sides]:
            raise row.error("start", "is another seat's start card [TAL-2.3]")
        s.sides.append(side)
    _read_tasks(s, table)
    _open_step(s, table)
    table.done()
    return s


def _read_side(s: TallinnState, row: Table) -> Side:
    """One seat's cards and points."""
    left = MEMBERS[s.full_set()].copy()
    side = empty_side(0)
    side.start = START.find(row.text("start", START.names))
    halves = _things(row, "display", HALF)
    _take(row, "display", [half >> 1 for half in halves], left)
    for half in halves:
        if half & 1:
            side.shown_b |= BIT[half >> 1]
        else:
            side.shown_a |= BIT[half >> 1]
    side.hand = _take(row, "hand", _things(row, "hand", CARD), left)
    side.turned = _take(row, "turned", _things(row, "turned", CARD), left)
    side.laid = _take(row, "laid", _things(row, "laid", CARD), left)
    side.paid = _take(row, "paid", _things(row, "paid", CARD), left)
    under = _things(row, "under", CARD)
    _take(row, "under", under, left)
    side.under = stacked(under)
    side.pile = _take(row, "pile", _things(row, "pile", CARD), left) if row.has("pile") else mask_of(left)
    side.persons = s.persons_shown(side)
    side.contests = row.integer("contests", 0, 99) if row.has("contests") else count(side.towers())
    side.exchanged = row.integer("exchanged", len(under), HAND_SIZE) if row.has("exchanged") else len(under)
    if side.exchanged and not s.legate:
        raise row.error("exchanged", "needs the Legate [TAL-12.2]")
    if side.paid and not s.chronicle:
        raise row.error("paid", "needs the Chronicle [TAL-13.7]")
    if row.has("task_points") and not s.chronicle:
        raise row.error("task_points", "needs the Chronicle [TAL-13.8]")
    _read_points(row, side)
    row.done()
    return side


def _read_points(row: Table, side: Side) -> None:
    """Points by their origin; those of unknown origin count as won in contests of merchants."""
    task_points = _numbers(row, "task_points", 2)
    contest_points = _numbers(row, "contest_points", 3)
    earned = int(START_POINTS - side.exchanged) + sum(task_points) + sum(contest_points)
    points = row.integer("points", 0, 200) if row.has("points") else earned
    if points < earned or (points > earned and row.has("contest_points")):
        raise row.error("points", f"is {points}, but {earned} were earned [TAL-11.4]")
    contest_points[0] += points - earned
    side.points = points
    side.task_points = task_points[0] + task_points[1] * UNIT[1]
    side.contest_points = contest_points[0] + contest_points[1] * UNIT[1] + contest_points[2] * UNIT[2]


def _read_tasks(s: TallinnState, table: Table) -> None:
    """The two open Chronicle cards. [TAL-13.1]"""
    cards = _things(table, "chronicle", CHRONICLE)
    if len(cards) != (2 if s.chronicle else 0):
        raise table.error("chronicle", f"names {len(cards)} cards; two with the Chronicle, else none [TAL-13.1]")
    if s.chronicle:
        if cards[0] == cards[1]:
            raise table.error("chronicle", "names a card twice [TAL-13.1]")
        s.left_task = cards[0]
        s.right_task = cards[1]


def _open_step(s: TallinnState, table: Table) -> None:
    """The round that the cards played make it, and the step about to open in it."""
    step = table.text("step", STEPS) if table.has("step") else "select"
    s.round = _rounds_played(s, table)
    if step == "exchange":
        if not s.legate or s.round:
            raise table.error("step", "the exchange is part of the Legate's setup [TAL-12.2]")
        s.then(ROUND)
        s.ask(EXCHANGE, BIT[s.seats] - 1)
    elif step == "interim":
        if not s.chronicle:
            raise table.error("step", "an interim scoring needs the Chronicle [TAL-13.4]")
        s.then(INTERIM_SCORING)
    else:
        if (step == "end") == any(side.hand for side in s.sides):
            raise table.error("step", "the game ends when nobody holds cards, and not before [TAL-8.1]")
        s.then(ROUND)
    now = int(s.round) + 1 if step == "select" else int(s.round)
    if table.has("round"):
        table.integer("round", now, now)


def _rounds_played(s: TallinnState, table: Table) -> int:
    """How many rounds the cards played make; every seat plays one in each, while it has any. [TAL-3.2, TAL-8.2]"""
    played = [int(count(side.display() | side.turned | side.paid)) for side in s.sides]
    rounds = max(played)
    pile = max(0, COUNT[s.full_set()] - HAND_SIZE - rounds)
    for seat, side in enumerate(s.sides):
        where = f"sides[{seat}]"
        if played[seat] < rounds and (side.hand or side.pile_size()):
            raise table.error(where, f"has played {played[seat]} cards in {rounds} rounds [TAL-3.2]")
        if side.pile_size() != pile:
            text = f"has a pile of {side.pile_size()}; after {rounds} rounds it is {pile} [TAL-7.1]"
            raise table.error(where, text)
    return rounds


def _things(row: Table, key: str, domain: Domain) -> list[int]:
    """The numbers of the things a list names; a missing list names nothing."""
    found: list[int] = []
    if not row.has(key):
        return found
    value = row.value(key)
    if not isinstance(value, list):
        raise row.error(key, f"should be a list of names of {domain.id}")
    for name in value:
        number = domain.find(name) if isinstance(name, str) else -1
        if number < 0:
            raise row.error(key, f"{name!r} is no {domain.id}")
        found.append(number)
    return found


def _numbers(row: Table, key: str, length: int) -> list[int]:
    """A list of so many numbers, by default all 0."""
    found: list[int] = []
    if not row.has(key):
        return [0] * length
    value = row.value(key)
    if isinstance(value, list):
        for number in value:
            if isinstance(number, int) and not isinstance(number, bool) and 0 <= number < 256:
                found.append(number)
    if len(found) != length:
        raise row.error(key, f"should be {length} numbers from 0 to 255")
    return found


def _take(row: Table, key: str, cards: list[int], left: list[int]) -> i64:
    """The set of these cards, each taken out of those left to name."""
    for card in cards:
        if card not in left:
            raise row.error(key, f"card {CARD.names[card]} is named twice or not in this game")
        left.remove(card)
    return mask_of(cards)
