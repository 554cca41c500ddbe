"""What a seat knows, as a row of small numbers: own things first, then the rivals from the next seat on.

An answer that lies sealed counts for its owner as if it were carried out already. The row does not tell which of the
others have answered an open question, so it stays the same when they are asked again. Numbers that stand side by side
are one piece, looked up in a table of all their combinations, because it is joining pieces that costs; `b"%b%b"` joins
without a list in the compiled build. `_names` names the numbers in the order in which `row_of` puts them together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import COUNT, bit
from hoftag.core.contract import FRAME_SHIFT, Seat
from hoftag.games.tallinn.box import Task
from hoftag.games.tallinn.known import (
    Sums,
    answering,
    as_known,
    coin_points,
    contest_outlook,
    earlier,
    level_of,
    persons_ahead,
    points_now,
    points_of,
    sums_of,
    task_ahead,
    unseen_of,
)
from hoftag.games.tallinn.side import NONE, Side
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.words import (
    CARD,
    CHRONICLE_CARDS,
    DEAL,
    DRAW,
    ESTATE,
    EXCHANGE,
    LEGATE,
    PAYMENT,
    SELECT,
    SHIELD_CONTEST,
    SHIELDS_AT_END,
    TOWER_IN_ORDER,
    TOWER_ORDER,
    TOWERS,
    WORDS,
)

MOST_RIVALS: Final = 3

# thermometers: the number n is 1 where n reaches the step
ROUND_STEPS: Final = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
DUE_STEPS: Final = [1, 2, 3]
LAID_STEPS: Final = [1, 2]
PERSON_STEPS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
TOWER_STEPS: Final = [1, 2, 3, 4, 6, 8]
STRENGTH_STEPS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
COIN_STEPS: Final = [1, 2]
CONTEST_STEPS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]  # in half points
SINGLE_STEPS: Final = [1, 2, 3, 4, 5]
DOUBLE_STEPS: Final = [1, 2, 3, 4, 5, 7]
LEVEL_STEPS: Final = [1, 2]
AHEAD: Final = [0, 1, 2, 3, 5]  # persons; 5 is the lead that is paid for [TAL-9.3]
BEHIND: Final = [1, 2, 3, 5]
POINTS_AHEAD: Final = [1, 2, 3, 5, 8, 12, 17]
POINTS_BEHIND: Final = [1, 2, 3, 5, 8, 12, 17]

ASKING: Final = [
    DEAL, CHRONICLE_CARDS, EXCHANGE, SELECT, SHIELD_CONTEST, TOWERS, TOWER_ORDER, TOWER_IN_ORDER, DRAW, PAYMENT,
    SHIELDS_AT_END,
]  # fmt: skip


def _thermometer(steps: list[int]) -> list[bytes]:
    """The piece of each number up to the last step; higher ones look like it."""
    return [bytes([1 if n >= step else 0 for step in steps]) for n in range(steps[-1] + 1)]


def _lead(ahead: list[int], behind: list[int]) -> list[bytes]:
    """The piece of each lead, from the one furthest behind on."""
    below = [bytes(len(ahead)) + piece for piece in _thermometer(behind)[1:]]
    return below[::-1] + [piece + bytes(len(behind)) for piece in _thermometer(ahead)]


def _one_of(things: int) -> list[bytes]:
    """The piece of each thing."""
    return [bytes([1 if n == thing else 0 for n in range(things)]) for thing in range(things)]


def _sets(things: int) -> list[bytes]:
    """The piece of each set of things."""
    return [bytes([mask >> n & 1 for n in range(things)]) for mask in range(2**things)]


def _steps() -> list[bytes]:
    """The piece for the end of the game, then that of each step by number."""
    places = [ASKING.index(step) if step in ASKING else -1 for step in range(len(WORDS.steps))]
    pieces = _one_of(len(ASKING) + 1)
    return [pieces[-1], *[pieces[place] if place >= 0 else bytes(len(pieces)) for place in places]]


def _all(*parts: list[bytes]) -> list[bytes]:
    """Every combination of pieces, the last part running fastest."""
    found = [b""]
    for part in parts:
        found = [head + piece for head in found for piece in part]
    return found


NUMBERS: Final = [bytes([n]) for n in range(256)]
SETS: Final = _sets(11)
LEVELS: Final = _thermometer(LEVEL_STEPS)
TABLE: Final = _all(_one_of(3), _sets(4))
CLOCK: Final = _all(_steps(), _thermometer(ROUND_STEPS))
ANSWER: Final = _all(_sets(2), _thermometer(DUE_STEPS))
NO_CONTEST: Final = 52  # its place behind those of the contests
CONTEST: Final = [*_all(_one_of(4), _thermometer(CONTEST_STEPS)), bytes(4 + len(CONTEST_STEPS))]
LAID: Final = _all(_thermometer(LAID_STEPS), _thermometer(STRENGTH_STEPS), CONTEST)
OWN_ESTATE: Final = _all(_thermometer(PERSON_STEPS), _thermometer(TOWER_STEPS), _thermometer(COIN_STEPS), NUMBERS[:7])
TASK_KINDS: Final = _all(_one_of(2), _one_of(3))
SHORT: Final = _all(_thermometer(SINGLE_STEPS), _thermometer(DOUBLE_STEPS))
RIVAL: Final = _all(_sets(4), _thermometer(DUE_STEPS), _thermometer(LAID_STEPS), _thermometer(DUE_STEPS))
LEAD: Final = _all(_lead(AHEAD, BEHIND), NUMBERS)  # and the number behind it
POINTS_LEAD: Final = _all(_lead(POINTS_AHEAD, POINTS_BEHIND), LEVELS, LEVELS)


# ---------------------------------------------------------------------- names


def _steps_named(name: str, steps: list[int]) -> list[str]:
    """The names of a thermometer."""
    return [f"{name}>={step}" for step in steps]


def _leads_named(name: str, ahead: list[int], behind: list[int]) -> list[str]:
    """The names of a lead."""
    return _steps_named(f"{name}-ahead", ahead) + _steps_named(f"{name}-behind", behind)


def _table_names() -> list[str]:
    """The table and the tasks."""
    names = ["players-2", "players-3", "players-4", "legate", "chronicle", "leader-first", "chronicle-start-card"]
    names += [f"step-{name}" for name in [*[WORDS.steps[step] for step in ASKING], "over"]]
    names += _steps_named("round", ROUND_STEPS)
    for task in ["task-i", "task-ii"]:
        names += [f"{task}-{kind}" for kind in ["have", "pay", *ESTATE.names]]
        names += _steps_named(f"own-{task}-level", LEVEL_STEPS)
        names += _steps_named(f"own-{task}-short-of-single", SINGLE_STEPS)
        names += _steps_named(f"own-{task}-short-of-double", DOUBLE_STEPS)
    return names


def _own_names() -> list[str]:
    """The own side."""
    names = ["own-points", "own-points-now", "own-asked", "own-sealed", *_steps_named("own-due", DUE_STEPS)]
    for place in ["hand", "pile", "shown-a", "shown-b", "tower", "under"]:
        names += [f"own-{place}-{card}" for card in CARD.names]
    names += _steps_named("own-laid", LAID_STEPS) + _steps_named("own-strength", STRENGTH_STEPS)
    names += [f"own-contest-{kind}" for kind in [*ESTATE.names, "unnamed"]]
    names += [*_steps_named("own-contest-half-points", CONTEST_STEPS), "own-best-coin-points"]
    for estate in ESTATE.names:
        names += _steps_named(f"own-persons-{estate}", PERSON_STEPS)
        names += _steps_named(f"own-tower-persons-{estate}", TOWER_STEPS)
        names += [*_steps_named(f"own-hand-coins-{estate}", COIN_STEPS), f"own-coin-points-{estate}"]
    return names


def _rival_names(rival: str) -> list[str]:
    """One rival's side."""
    names = [f"{rival}-{word}" for word in ["there", "asked", "asked-before-own", "shields"]]
    names += _steps_named(f"{rival}-hand-size", DUE_STEPS) + _steps_named(f"{rival}-laid", LAID_STEPS)
    names += _steps_named(f"{rival}-exchanged", DUE_STEPS)
    names += [f"{rival}-unseen-{card}" for card in CARD.names]
    for estate in ESTATE.names:
        names += [*_leads_named(f"{rival}-{estate}", AHEAD, BEHIND), f"{rival}-tower-persons-{estate}"]
    names += _leads_named(f"{rival}-strength", AHEAD, BEHIND)
    names += [f"{rival}-points", f"{rival}-points-now"]
    names += _leads_named(f"{rival}-points-now", POINTS_AHEAD, POINTS_BEHIND)
    for task in ["task-i", "task-ii"]:
        names += _steps_named(f"{rival}-{task}-level", LEVEL_STEPS)
    return names


def _names() -> list[str]:
    """All names, in the order of the row."""
    names = _table_names() + _own_names()
    for n in range(MOST_RIVALS):
        names += _rival_names(f"rival{n + 1}")
    return names


FEATURES: Final[list[str]] = _names()
NO_RIVAL: Final = bytes(len(_rival_names("")))
NO_TASK: Final = bytes(5 + len(LEVEL_STEPS) + len(SINGLE_STEPS) + len(DOUBLE_STEPS))
NO_TASKS: Final = NO_TASK + NO_TASK
NOTHING_UNDER: Final = bytes(11)

# ---------------------------------------------------------------------- the row


def row_of(s: TallinnState, seat: Seat) -> bytearray:
    """What a seat knows."""
    known = as_known(s, seat)
    sums = sums_of(s.box)
    points = points_now(s, known, seat, sums)
    asked = answering(s)
    row = b"%b%b%b%b" % (
        _own(s, known, seat, sums, points_of(points, seat), (asked >> seat) & 1),
        _rival(s, known, seat, 1, sums, points, asked),
        _rival(s, known, seat, 2, sums, points, asked) if s.seats > 2 else NO_RIVAL,
        _rival(s, known, seat, 3, sums, points, asked) if s.seats > 3 else NO_RIVAL,
    )
    return bytearray(row[:])


def _within(low: i64, n: i64, high: i64) -> i64:
    """A number as far as its table goes; points below zero count as none. [TAL-9.4]"""
    if n < low:
        return low
    return n if n < high else high


def _own(s: TallinnState, known: list[Side], seat: Seat, sums: Sums, points_now: i64, asked: i64) -> bytes:
    """The table, the tasks and the own side."""
    own = known[seat]
    clock: i64 = 12 * ((s.top >> FRAME_SHIFT) + 1) + s.round
    answer: i64 = asked if own.sealed is None else asked + 1
    cards: i64 = own.turned | own.laid
    towers: i64 = sums.towers[cards]
    strength: i64 = 13 * _within(0, COUNT[own.laid], 2) + _within(0, sums.strengths[cards], 12)
    coins: i64 = sums.coins[own.hand]
    points = coin_points(known, seat)
    return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
        TABLE[16 * (s.seats - 2) + s.legate + 2 * s.chronicle + 4 * s.leader_first + 8 * s.start_counts],
        CLOCK[clock],
        _tasks(s, seat, own) if s.chronicle else NO_TASKS,
        NUMBERS[_within(0, own.points, 255)],
        NUMBERS[_within(0, points_now, 255)],
        ANSWER[4 * answer + _within(0, own.due, 3)],
        SETS[own.hand],
        SETS[own.pile],
        SETS[own.shown_a],
        SETS[own.shown_b],
        SETS[cards],
        _places_under(own.under) if own.under else NOTHING_UNDER,
        LAID[53 * strength + _contest_ahead(s, known, seat)],
        NUMBERS[_best(coins, points)],
        _own_estate(own.persons, towers, coins, points),
        _own_estate(own.persons >> 8, towers >> 8, coins >> 8, points >> 8),
        _own_estate(own.persons >> 16, towers >> 16, coins >> 16, points >> 16),
    )


def _tasks(s: TallinnState, seat: Seat, own: Side) -> bytes:
    """The tasks ahead and what the own display lacks for them."""
    return b"%b%b" % (_task(s, task_ahead(s, seat, 0), own), _task(s, task_ahead(s, seat, 1), own))


def _task(s: TallinnState, task: Task | None, own: Side) -> bytes:
    """One of them."""
    if task is None:
        return NO_TASK
    persons = persons_ahead(s, own, task)
    return b"%b%b%b" % (
        TASK_KINDS[task.estate + (3 if task.pay else 0)],
        LEVELS[level_of(task, persons)],
        SHORT[8 * _within(0, task.single - persons, 5) + _within(0, task.double - persons, 7)],
    )


def _places_under(under: i64) -> bytes:
    """For each card its place among those put under the pile, 1 being drawn first. [TAL-R47]"""
    places = bytearray(11)
    place = 1
    while under:
        places[(under & 15) - 1] = place
        under >>= 4
        place += 1
    return bytes(places)


def _contest_ahead(s: TallinnState, known: list[Side], seat: Seat) -> i64:
    """Which piece tells of the own contest that is to be held in this round."""
    estate: i64 = known[seat].contest
    if estate == NONE or not SELECT <= s.top >> FRAME_SHIFT <= SHIELD_CONTEST:
        return NO_CONTEST
    return 13 * estate + _within(0, contest_outlook(s, known, seat), 12)


def _best(coins: i64, points: i64) -> i64:
    """The most points that a coin in hand would bring."""
    best: i64 = points & 255 if coins & 255 else 0
    knights: i64 = (points >> 8) & 255
    if (coins >> 8) & 255 and knights > best:
        best = knights
    monks: i64 = points >> 16
    return monks if coins >> 16 and monks > best else best


def _own_estate(persons: i64, towers: i64, coins: i64, points: i64) -> bytes:
    """The lowest of the packed estates: persons shown and on towers, coins in hand, what a coin would bring."""
    place: i64 = 9 * _within(0, persons & 255, 10) + _within(0, towers & 255, 8)
    return OWN_ESTATE[7 * (3 * place + _within(0, coins & 255, 2)) + (points & 255)]


def _rival(s: TallinnState, known: list[Side], seat: i64, n: i64, sums: Sums, points: i64, asked: i64) -> bytes:
    """The side of the nth rival; which towers it laid is not known."""
    rival: i64 = (seat + n) % s.seats
    own, side = known[seat], known[rival]
    flags: i64 = 1 + 2 * ((asked >> rival) & 1) + 4 * ((earlier(s, seat) >> rival) & 1)
    if side.shown_b & bit(LEGATE):
        flags += 8
    hand: i64 = 4 * flags + _within(0, COUNT[side.hand], 3)
    towers: i64 = sums.towers[side.turned]
    strength: i64 = sums.strengths[own.turned | own.laid] - sums.strengths[side.turned]
    theirs = points_of(points, rival)
    lead: i64 = 17 + _within(-17, points_of(points, seat) - theirs, 17)
    return b"%b%b%b%b%b%b%b%b" % (
        RIVAL[4 * (3 * hand + _within(0, COUNT[side.laid], 2)) + _within(0, side.exchanged, 3)],
        SETS[unseen_of(s, side)],
        LEAD[_lead_at((own.persons & 255) - (side.persons & 255)) + (towers & 255)],
        LEAD[_lead_at(((own.persons >> 8) & 255) - ((side.persons >> 8) & 255)) + ((towers >> 8) & 255)],
        LEAD[_lead_at((own.persons >> 16) - (side.persons >> 16)) + (towers >> 16)],
        LEAD[_lead_at(strength) + _within(0, side.points, 255)],
        NUMBERS[_within(0, theirs, 255)],
        POINTS_LEAD[9 * lead + _levels(s, seat, side)],
    )


def _lead_at(lead: i64) -> i64:
    """Where the pieces of a lead begin."""
    return 256 * (5 + _within(-5, lead, 5))


def _levels(s: TallinnState, seat: Seat, side: Side) -> i64:
    """The levels that a rival has reached of both tasks ahead, in one number."""
    if not s.chronicle:
        return 0
    first, second = task_ahead(s, seat, 0), task_ahead(s, seat, 1)
    levels: i64 = 0
    if first is not None:
        levels = 3 * level_of(first, persons_ahead(s, side, first))
    if second is not None:
        levels += level_of(second, persons_ahead(s, side, second))
    return levels
