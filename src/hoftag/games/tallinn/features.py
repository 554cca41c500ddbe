"""What a seat knows, as a row of small numbers: own things first, then the rivals from the next seat on.

An answer that lies sealed counts for its owner as if it were carried out already. The row does not tell which of the
others have answered an open question, so it stays the same when they are asked again. Each group of numbers is a piece
looked up in a table; `_names` names them in the order in which `row_of` puts them together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import COUNT, bit
from hoftag.core.contract import FRAME_SHIFT, Seat
from hoftag.games.tallinn.known import (
    answering,
    as_known,
    coins_in,
    contest_outlook,
    earlier,
    level_of,
    persons_ahead,
    points_now,
    task_ahead,
    unseen_of,
)
from hoftag.games.tallinn.scoring import CONTEST_TIE, CONTEST_WIN, compare, tower_persons, tower_strength
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
MOST: Final = 99  # of anything that is counted here

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
    """The piece for every number from 0 to MOST."""
    return [bytes([1 if n >= step else 0 for step in steps]) for n in range(MOST + 1)]


def _lead(ahead: list[int], behind: list[int]) -> list[bytes]:
    """The piece for every lead from -MOST to MOST, at its place from 0 on."""
    return [
        bytes([1 if n >= step else 0 for step in ahead] + [1 if -n >= step else 0 for step in behind])
        for n in range(-MOST, MOST + 1)
    ]


def _one_of(n: int) -> list[bytes]:
    """The piece for each of n things, and last the one for none of them."""
    return [bytes([1 if n == thing else 0 for n in range(n)]) for thing in range(n + 1)]


def _steps() -> list[bytes]:
    """The piece for each step by number, and last the one for the end of the game."""
    places = [ASKING.index(step) if step in ASKING else len(ASKING) + 1 for step in range(len(WORDS.steps))]
    return [_one_of(len(ASKING) + 1)[place] for place in [*places, len(ASKING)]]


SETS: Final[list[bytes]] = [bytes([mask >> card & 1 for card in range(11)]) for mask in range(2048)]
NUMBERS: Final[list[bytes]] = [bytes([n]) for n in range(256)]
PAIRS: Final[list[bytes]] = [bytes([mask & 1, mask >> 1]) for mask in range(4)]
FOURS: Final[list[bytes]] = [bytes([mask >> n & 1 for n in range(4)]) for mask in range(16)]
SEATS: Final[list[bytes]] = [b"", b"", *_one_of(3)]
STEP_PIECES: Final[list[bytes]] = _steps()
ROUND_PIECES: Final[list[bytes]] = _thermometer(ROUND_STEPS)
DUE_PIECES: Final[list[bytes]] = _thermometer(DUE_STEPS)
LAID_PIECES: Final[list[bytes]] = _thermometer(LAID_STEPS)
PERSON_PIECES: Final[list[bytes]] = _thermometer(PERSON_STEPS)
TOWER_PIECES: Final[list[bytes]] = _thermometer(TOWER_STEPS)
STRENGTH_PIECES: Final[list[bytes]] = _thermometer(STRENGTH_STEPS)
COIN_PIECES: Final[list[bytes]] = _thermometer(COIN_STEPS)
CONTEST_PIECES: Final[list[bytes]] = _thermometer(CONTEST_STEPS)
SINGLE_PIECES: Final[list[bytes]] = _thermometer(SINGLE_STEPS)
DOUBLE_PIECES: Final[list[bytes]] = _thermometer(DOUBLE_STEPS)
LEVEL_PIECES: Final[list[bytes]] = _thermometer(LEVEL_STEPS)
LEAD_PIECES: Final[list[bytes]] = _lead(AHEAD, BEHIND)
POINTS_PIECES: Final[list[bytes]] = _lead(POINTS_AHEAD, POINTS_BEHIND)
CONTEST_KINDS: Final[list[bytes]] = _one_of(4)  # the estate of a contest, or that it is still to be named
TASK_KINDS: Final[list[bytes]] = [bytes([1 - pay, pay, *_one_of(3)[estate]]) for pay in (0, 1) for estate in range(3)]


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
NO_RIVAL: Final[bytes] = bytes(len(_rival_names("")))
NO_TASK: Final[bytes] = bytes(5 + len(LEVEL_STEPS) + len(SINGLE_STEPS) + len(DOUBLE_STEPS))
NO_LEVEL: Final[bytes] = bytes(len(LEVEL_STEPS))
NO_CONTEST_AHEAD: Final[bytes] = bytes(4 + len(CONTEST_STEPS))
NOTHING_UNDER: Final[bytes] = bytes(11)

# ---------------------------------------------------------------------- the row


def row_of(s: TallinnState, seat: Seat) -> bytearray:
    """What a seat knows."""
    known = as_known(s, seat)
    row: list[bytes] = []
    _put_table(s, row)
    _put_tasks(s, seat, known[seat], row)
    points = points_now(s, known)
    row.append(NUMBERS[_above_zero(known[seat].points)])
    row.append(NUMBERS[_above_zero(points[seat])])
    _put_own(s, known, seat, row)
    asked, before = answering(s), earlier(s, seat)
    n: i64 = 1
    while n <= MOST_RIVALS:
        if n < s.seats:
            rival: i64 = (seat + n) % s.seats
            flags: i64 = 2 * ((asked >> rival) & 1) + 4 * ((before >> rival) & 1) + 1
            _put_rival(s, known[seat], known[rival], COUNT[s.sides[rival].laid], flags, row)
            row.append(NUMBERS[_above_zero(known[rival].points)])
            row.append(NUMBERS[_above_zero(points[rival])])
            row.append(POINTS_PIECES[_within(points[seat] - points[rival])])
            _put_levels(s, seat, known[rival], row)
        else:
            row.append(NO_RIVAL)
        n += 1
    return bytearray(b"".join(row))


def _above_zero(points: i64) -> i64:
    """Points as a number of the row; a few below zero count as none. [TAL-9.4]"""
    return points if points > 0 else 0


def _within(lead: i64) -> i64:
    """The place of a lead in its table."""
    if lead > MOST:
        return 2 * MOST
    return MOST + lead if lead > -MOST else 0


def _put_table(s: TallinnState, row: list[bytes]) -> None:
    """Players, options, step and round."""
    row.append(SEATS[s.seats])
    row.append(FOURS[s.legate + 2 * s.chronicle + 4 * s.leader_first + 8 * s.start_counts])
    row.append(STEP_PIECES[s.top >> FRAME_SHIFT])
    row.append(ROUND_PIECES[s.round])


def _put_tasks(s: TallinnState, seat: Seat, own: Side, row: list[bytes]) -> None:
    """The tasks ahead and what the own display lacks for them."""
    interim: i64 = 0
    while interim < 2:
        task = task_ahead(s, seat, interim)
        if task is None:
            row.append(NO_TASK)
        else:
            persons = persons_ahead(s, own, task)
            row.append(TASK_KINDS[task.estate + (3 if task.pay else 0)])
            row.append(LEVEL_PIECES[level_of(task, persons)])
            row.append(SINGLE_PIECES[task.single - persons if task.single > persons else 0])
            row.append(DOUBLE_PIECES[task.double - persons if task.double > persons else 0])
        interim += 1


def _put_levels(s: TallinnState, seat: Seat, side: Side, row: list[bytes]) -> None:
    """The levels that a rival has reached of the tasks ahead."""
    interim: i64 = 0
    while interim < 2:
        task = task_ahead(s, seat, interim)
        row.append(NO_LEVEL if task is None else LEVEL_PIECES[level_of(task, persons_ahead(s, side, task))])
        interim += 1


def _put_own(s: TallinnState, known: list[Side], seat: Seat, row: list[bytes]) -> None:
    """The own side."""
    own = known[seat]
    step = s.top >> FRAME_SHIFT
    sealed: i64 = 1 if own.sealed is not None else 0
    asked: i64 = (answering(s) >> seat) & 1
    row.append(PAIRS[asked - sealed + 2 * sealed])
    row.append(DUE_PIECES[own.due])
    row.append(SETS[own.hand])
    row.append(SETS[own.pile])
    row.append(SETS[own.shown_a])
    row.append(SETS[own.shown_b])
    row.append(SETS[own.turned | own.laid])
    row.append(_places_under(own.under) if own.under else NOTHING_UNDER)
    row.append(LAID_PIECES[COUNT[own.laid]])
    towers = tower_persons(s, own)
    row.append(STRENGTH_PIECES[tower_strength(towers)])
    if own.contest != NONE and SELECT <= step <= SHIELD_CONTEST:
        row.append(CONTEST_KINDS[own.contest])
        row.append(CONTEST_PIECES[contest_outlook(s, known, seat)])
    else:
        row.append(NO_CONTEST_AHEAD)
    coins = coins_in(s, own.hand)
    best: i64 = 0
    counts: list[bytes] = []
    estate: i64 = 0
    while estate < 3:
        shift = 8 * estate
        persons: i64 = (own.persons >> shift) & 255
        points: i64 = 0
        for rival, side in enumerate(known):
            if rival != seat:
                points += compare(persons + 1, (side.persons >> shift) & 255, CONTEST_WIN, CONTEST_TIE)
        coins_here: i64 = (coins >> shift) & 255
        if coins_here and points > best:
            best = points
        counts.append(PERSON_PIECES[persons])
        counts.append(TOWER_PIECES[(towers >> shift) & 255])
        counts.append(COIN_PIECES[coins_here])
        counts.append(NUMBERS[points])
        estate += 1
    row.append(NUMBERS[best])
    row.extend(counts)


def _places_under(under: i64) -> bytes:
    """For each card its place among those put under the pile, 1 being drawn first. [TAL-R47]"""
    places = bytearray(11)
    place = 1
    while under:
        places[(under & 15) - 1] = place
        under >>= 4
        place += 1
    return bytes(places)


def _put_rival(s: TallinnState, own: Side, side: Side, laid: i64, flags: i64, row: list[bytes]) -> None:
    """One rival's side; `laid` towers of it are not known."""
    row.append(FOURS[flags + (8 if side.shown_b & bit(LEGATE) else 0)])
    row.append(DUE_PIECES[COUNT[side.hand]])
    row.append(LAID_PIECES[laid])
    row.append(DUE_PIECES[side.exchanged])
    row.append(SETS[unseen_of(s, side)])
    towers = tower_persons(s, side)
    shift: i64 = 0
    while shift < 24:
        row.append(LEAD_PIECES[MOST + ((own.persons >> shift) & 255) - ((side.persons >> shift) & 255)])
        row.append(NUMBERS[(towers >> shift) & 255])
        shift += 8
    row.append(LEAD_PIECES[MOST + tower_strength(tower_persons(s, own)) - tower_strength(towers)])
