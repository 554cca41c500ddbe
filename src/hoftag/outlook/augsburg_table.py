"""The table of Augsburg 1520 as one seat's view tells it, put together again so that the rules can be asked.

What the viewer does not know is empty: the hands and the money of others, the piles. No rule asked here looks at it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hoftag.core.bits import mask_of
from hoftag.games.augsburg.box import ONE_SYMBOL, PRICES, Box
from hoftag.games.augsburg.cards import Cards, heap_of
from hoftag.games.augsburg.numbers import CARDS_DRAWN
from hoftag.games.augsburg.side import NONE, Side, first_side
from hoftag.games.augsburg.state import AugsburgState
from hoftag.games.augsburg.steps.auction import in_show_order
from hoftag.games.augsburg.words import (
    CARD,
    CATEGORIES,
    CATEGORY,
    JOKER,
    NOBLE,
    PRIVILEGE,
    RIGHT,
    RIGHTS,
    SYMBOL,
)

Data = Mapping[str, Any]
NOTHING: Final[list[str]] = []


def table_of(box: Box, view: Data) -> AugsburgState:
    """The state a dump of a view tells of; no step is open in it."""
    sides = view["sides"]
    s = AugsburgState(
        len(sides), -1, [], 0, None, box, 0, 0, view["round"], place(NOBLE.names, view["noble"]), view["beginner"],
        view["turn"], view["high"], view["setter"], mask_of(view["passed"]), mask_of(view["waiting"]),
        mask_of([PRIVILEGE.find(name) for name in view["display"]]), 0, place(PRIVILEGE.names, view["taken"]),
        sum(ONE_SYMBOL[SYMBOL.find(name)] for name in view["symbols"]), view["uses"], int(view["extra"]), 0, 0, 0,
        NONE if view["topPrice"] is None else PRICES.index(view["topPrice"]), NONE, 0, 0, int(view["over"]),
        Cards(), Cards(), [NONE] * JOKER, [],
    )  # fmt: skip
    if view["topPrice"] is not None:
        s.draw.jokers = CARDS_DRAWN  # there is a pile; what it holds nobody knows
    for category in CATEGORIES:
        for stage, left in enumerate(view["tiles"][CATEGORY.names[category]], 2):
            s.change_tiles(category, stage, left)
    s.stacks = sum(tile["left"] * 16 ** RIGHT.find(name) for name, tile in view["stacks"].items())
    selling = view["step"] == "buy"
    for side in sides:
        s.sides.append(side_of(side, selling))
    return s


def side_of(told: Data, selling: bool) -> Side:
    """One side; `selling`: what was picked was picked to buy it, in the order of the offer."""
    side = first_side()
    side.stages = sum(told["stages"][CATEGORY.names[category]] * 16**category for category in CATEGORIES)
    for right in RIGHTS:
        side.own(right, told["rights"].get(RIGHT.names[right], 0))
    side.prestige = told["prestige"]
    side.from_stages = told["prestige"]  # of unknown origin
    side.earned = told.get("money", 0)
    side.bid = told["bid"]
    side.hand = heap(told.get("hand", NOTHING))
    side.offer = heap(told.get("offer", NOTHING))
    side.picked = heap(told.get("picked", NOTHING))
    side.chosen = side.picked.size()
    if side.chosen:
        side.last = side.picked.kinds()[-1] if selling else in_show_order(side.picked)[-1]
    return side


def heap(names: list[str]) -> Cards:
    """A heap of cards by their names."""
    return heap_of([CARD.find(name) for name in names])


def place(names: list[str], name: str | None) -> int:
    """The number of a thing, or NONE for nothing."""
    return NONE if name is None else names.index(name)
