"""A game under way from plain data: for cases, bug reports and analysis.

The table holds `step` (auction, take, buy or phase-two), `round`, `noble`, `beginner`, `display` (privilege cards that
lie open), `opened` (the five that lay open first in this pair of rounds), `draw` and `discard` (certificates, the
topmost discard last; the draw pile is by default all that is nowhere else), `top-price`, and `sides`, each with `hand`,
`offer` (step buy only), `money`, `prestige`, `stages` and `rights` (with what is printed on them). Stage tiles and
stacks follow from what the sides own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import COUNT, bit, mask_of
from hoftag.core.errors import EditionError, SetupError
from hoftag.core.tables import Table
from hoftag.core.words import Domain
from hoftag.games.augsburg.box import PRICES, Box
from hoftag.games.augsburg.cards import Cards, heap_of
from hoftag.games.augsburg.side import NONE, Side, first_side
from hoftag.games.augsburg.state import ALL_PRIVILEGES, DISCARDED, DISPLAYED, AugsburgState, first_stacks, first_tiles
from hoftag.games.augsburg.words import (
    BUY,
    CARD,
    CATEGORIES,
    CATEGORY,
    JOKER,
    JOKERS,
    NOBLE,
    PHASE_TWO,
    PRIVILEGE,
    RIGHT,
    RIGHTS,
    ROUND,
    TAKE,
    UNWANTED,
    VISIT,
)

STEPS: Final = ["auction", "take", "buy", "phase-two"]


def read_position(box: Box, seats: int, options: list[int], table: dict[str, object]) -> AugsburgState:
    """The state a table describes, not yet settled; whatever cannot be is a SetupError naming the field."""
    try:
        s = _read_state(box, seats, options, Table("position", "", table))
    except EditionError as error:
        raise SetupError(str(error)) from error
    wrong = s.audit()
    if wrong:
        raise SetupError(f"position: {'; '.join(wrong)}")
    return s


def _read_state(box: Box, seats: int, options: list[int], table: Table) -> AugsburgState:
    """All sides, the piles, the display, and the step that opens."""
    first_seat, sizes = options
    rows = table.tables("sides", -1)
    if not 2 <= seats <= 5 or len(rows) != seats:
        raise table.error("sides", f"has {len(rows)} entries; the game is for 2 to 5 seats, here {seats}")
    s = AugsburgState(
        seats, -1, [], 0, None, box, sizes, first_seat, 0, NONE, 0, NONE, 0, NONE, 0, 0, 0, 0, NONE, 0, 0, 0,
        first_tiles(seats), first_stacks(), 0, NONE, NONE, 0, 0, 0, Cards(), Cards(), [NONE] * JOKER, [],
    )  # fmt: skip
    left = [*range(JOKER), *[JOKER] * JOKERS]
    step = table.text("step", STEPS) if table.has("step") else "auction"
    for row in rows:
        s.sides.append(_read_side(s, row, left, step))
    s.round = table.integer("round", 1, seats + 2) if table.has("round") else 1
    s.beginner = table.integer("beginner", 0, seats - 1) if table.has("beginner") else 0
    _read_piles(s, table, left)
    _read_display(s, table)
    _open_step(s, table, step)
    table.done()
    return s


def _read_side(s: AugsburgState, row: Table, left: list[int], step: str) -> Side:
    """One seat's tableau, points, money and cards."""
    side = first_side()
    side.earned = row.integer("money", 0, 100000) if row.has("money") else 0
    side.floor = 0
    side.hand = _take(row, "hand", left)
    side.offer = _take(row, "offer", left)
    if not side.offer.empty() and step != "buy":
        raise row.error("offer", "there is an offer only at the step buy [AUG-9.5]")
    if row.has("stages"):
        stages = row.table("stages")
        for category in CATEGORIES:
            if stages.has(CATEGORY.names[category]):
                _raise_stage(s, side, category, stages.integer(CATEGORY.names[category], 1, 4), stages)
        stages.done()
    if row.has("rights"):
        rights = row.table("rights")
        for right in RIGHTS:
            if rights.has(RIGHT.names[right]):
                side.own(right, rights.integer(RIGHT.names[right], 1, 5000))
                s.stacks -= bit(4 * right)
        rights.done()
    points = row.integer("prestige", 0, 1000) if row.has("prestige") else 0
    side.prestige = points
    side.from_stages = points  # of unknown origin
    row.done()
    return side


def _raise_stage(s: AugsburgState, side: Side, category: int, stage: int, row: Table) -> None:
    """Take tiles from the display up to a stage. [AUG-6.1, AUG-6.2]"""
    side.change_stage(category, stage - 1)
    for tile in (2, 3, 4):
        if tile == stage or (tile == 2 and stage > 2):
            if not s.tiles_left(category, tile):
                raise row.error(CATEGORY.names[category], f"there are no more tiles of stage {tile} [AUG-2.1]")
            s.change_tiles(category, tile, -1)


def _read_piles(s: AugsburgState, table: Table, left: list[int]) -> None:
    """Discards in their order, the draw pile without any."""
    discards = _things(table, "discard", CARD)
    s.discard = _take(table, "discard", left)
    if discards:
        s.top_discard = discards[-1]
        if s.top_discard != JOKER:
            s.whereabouts[s.top_discard] = DISCARDED
    if table.has("draw"):
        s.draw = _take(table, "draw", left)
        if left:
            raise table.error("draw", f"{len(left)} certificates are nowhere, as {CARD.names[left[0]]} [AUG-1.3]")
    else:
        s.draw = heap_of(left)
    if table.has("top-price"):
        price = table.integer("top-price", PRICES[0], PRICES[-1])
        there = [card for card in s.draw.kinds() if s.box.price[card] == price]
        if not there:
            raise table.error("top-price", f"no card of the draw pile costs {price} [AUG-5.3.4]")
        s.top_price = PRICES.index(price)


def _read_display(s: AugsburgState, table: Table) -> None:
    """The open privilege cards, and which five were first in this pair of rounds. [AUG-10.3]"""
    display = _things(table, "display", PRIVILEGE) if table.has("display") else [0, 1, 2, 3, 4]
    s.display = mask_of(display)
    if len(display) > DISPLAYED or COUNT[s.display] != len(display):
        raise table.error("display", "should be up to five different cards [AUG-2.3]")
    if table.has("opened"):
        opened = _things(table, "opened", PRIVILEGE)
    else:
        rest = [card for card in range(10) if not s.display & bit(card)]
        opened = [*display, *rest][:DISPLAYED] if s.round & 1 else rest[:DISPLAYED]
    s.opened = mask_of(opened)
    now: i64 = s.opened if s.round & 1 else ALL_PRIVILEGES & ~s.opened
    if COUNT[s.opened] != DISPLAYED or s.display & ~now:
        raise table.error("opened", "should be five cards; odd rounds show these, even rounds the others [AUG-10.3]")


def _open_step(s: AugsburgState, table: Table, step: str) -> None:
    """The step about to open."""
    noble = NOBLE.find(table.text("noble", NOBLE.names)) if table.has("noble") else 0
    if table.has("noble") and step not in ("auction", "take"):
        raise table.error("noble", f"nobody is visited at the step {step} [AUG-3.2]")
    if step == "phase-two":
        s.then(PHASE_TWO)
    elif step == "buy":
        s.display = 0
        s.then(ROUND)
        s.then(UNWANTED)
        s.ask(BUY, s.everybody())
    elif step == "auction":
        s.noble = noble - 1
        s.then(VISIT)
    else:
        if not s.display:
            raise table.error("display", "the winner has to find a card [AUG-5.1]")
        s.noble = noble
        s.then(VISIT)
        s.ask(TAKE, bit(s.beginner))
    s.reshuffle()
    s.look_at_top()


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


def _take(row: Table, key: str, left: list[int]) -> Cards:
    """A heap of the cards a list names, each taken out of those left to name."""
    cards = _things(row, key, CARD)
    for card in cards:
        if card not in left:
            raise row.error(key, f"{CARD.names[card]} is somewhere else already [AUG-1.3]")
        left.remove(card)
    return heap_of(cards)
