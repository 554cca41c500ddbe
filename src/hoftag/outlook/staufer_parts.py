"""What is printed on the things of Die Staufer, as plain data with names."""

from __future__ import annotations

from typing import Any, Final

from hoftag.games.staufer.box import BEYOND, FIRST_LADDER, FIRST_PATTERN, Box, Layout
from hoftag.games.staufer.contracts import FIRST, PAIR, PAIR_CONTRACT, SECOND, SERIES
from hoftag.games.staufer.position import ACTION_FIGURES
from hoftag.games.staufer.scoring import BROWN_SET
from hoftag.games.staufer.side import ENVOYS, NOBLES, ROUNDS
from hoftag.games.staufer.words import (
    BROWN,
    CHEST,
    CONTRACT,
    FIELD,
    OFFICE,
    ORANGE,
    REGION,
    REGIONS,
    TILE,
    VIOLET,
)

COLOUR_OF: Final = {BROWN: "brown", VIOLET: "violet"}  # the others are orange or turquoise


def printed(box: Box, seats: int) -> dict[str, Any]:
    """Everything printed on the sides of the boards for so many seats."""
    layout = box.layouts[seats]
    return {
        "rounds": ROUNDS,
        "spaces": ACTION_FIGURES * seats,
        "envoySpaces": layout.envoy_spaces,
        "figures": {"envoys": ENVOYS, "nobles": NOBLES},
        "regions": {REGION.names[n]: [OFFICE.names[office] for office in layout.by_region[n]] for n in REGIONS},
        "offices": {OFFICE.names[n]: {"cost": layout.costs[n], "noble": layout.nobles_only[n]} for n in layout.offices},
        "tiles": {TILE.names[n]: points[: layout.ranks] for n, points in enumerate(box.point_tiles)},
        "fields": {
            FIELD.names[n]: {"envoys": box.field_envoys[n], "nobles": box.field_nobles[n]} for n in range(layout.fields)
        },
        "chests": {name: {"colour": colour(n), "number": box.chests[n]} for n, name in enumerate(CHEST.names)},
        "browns": BROWN_SET,
        "privileges": {"copies": layout.copies, "points": layout.point_privileges},
        "contracts": {name: contract(box, layout, n) for n, name in enumerate(CONTRACT.names)},
    }


def colour(chest: int) -> str:
    """The colour of a chest."""
    return COLOUR_OF.get(chest, "orange" if chest < ORANGE else "turquoise")


def contract(box: Box, layout: Layout, number: int) -> dict[str, Any]:
    """The points of a contract: by rank, each time a shape fits, or by a ladder and so many more beyond it."""
    if number < FIRST_PATTERN:
        return {"kind": "region", "ranks": [FIRST] if layout.seats == 2 else [FIRST, SECOND]}
    if number < FIRST_LADDER:
        pattern = number - FIRST_PATTERN
        place = box.patterns[pattern][0]
        return {
            "kind": "pattern",
            "shape": [n for n in range(len(REGIONS)) if (place >> (4 * n)) & 1],
            "each": box.pattern_points[pattern],
        }
    if number < PAIR_CONTRACT:
        return {"kind": "ladder", "ladder": box.ladders[number - FIRST_LADDER][1:], "beyond": BEYOND}
    return {"kind": "each", "each": PAIR if number == PAIR_CONTRACT else SERIES}
