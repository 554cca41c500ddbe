"""What a seat may know: everything but the others' contracts. [STA-12]

Chests of the pile are known by number, as all others lie open; their order does not exist yet.
"""

from __future__ import annotations

from typing import final

from hoftag.core.bits import members
from hoftag.core.contract import Seat, View
from hoftag.core.rng import Rng
from hoftag.games.staufer.packed import chests_named, unstacked
from hoftag.games.staufer.side import NONE, Side
from hoftag.games.staufer.state import (
    StauferState,
    fields_named,
    offices_named,
    payments_named,
    ring_named,
    rows_named,
    tiles_named,
)
from hoftag.games.staufer.words import (
    CHEST,
    CONTRACT,
    FIELD,
    OFFICE,
    PLACE,
    PRIVILEGE,
    REGION,
    REGIONS,
    SETS,
    TURQUOISE,
    WORDS,
)


@final
class StauferView(View):
    """The table as one seat sees it: a copy of it in which the others hold no contracts."""

    def __init__(self, s: StauferState, seat: Seat) -> None:
        """At the end all contracts are open. [STA-11.3]"""
        super().__init__(seat)
        self.table: StauferState = s.clone()
        self.holders: list[list[int]] = [  # the seats that have a contract of each category
            [n for n, side in enumerate(s.sides) if side.contract(category) != NONE] for category in range(3)
        ]
        if not s.over:
            for n, side in enumerate(self.table.sides):
                if n != seat:
                    side.region_contract = NONE
                    side.pattern_contract = NONE
                    side.seats_contract = NONE

    def __reduce__(self) -> tuple[object, tuple[StauferState, Seat, list[list[int]]]]:
        """Pickle by the fields: a bot in another process gets the masked table and nothing else."""
        return (restored_view, (self.table, self.seat, self.holders))

    def dump(self) -> dict[str, object]:
        """The view as plain data with names, written down field by field."""
        s = self.table
        return {
            "game": "staufer",
            "seat": self.seat,
            "step": WORDS.steps[s.step()] if s.top >= 0 else "over",
            "round": int(s.round),
            "set": SETS[s.set],
            "privileges": {PRIVILEGE.names[kind]: int((s.copies >> (3 * kind)) & 7) for kind in members(s.kinds)},
            "pointPrivileges": s.layout.point_privileges[len(s.layout.point_privileges) - int(s.copies & 7) :],
            "ring": ring_named(s),
            "tiles": tiles_named(s),
            "rows": rows_named(s),
            "king": REGION.names[s.king] if s.king != NONE else None,
            "order": unstacked(s.order),
            "supplyTrack": unstacked(s.supply_track),
            "placementTrack": unstacked(s.place_track),
            "player": int(s.player),
            "spaceOne": s.space_one != 0,
            "field": FIELD.names[s.field] if s.field != NONE else None,
            "target": OFFICE.names[s.target] if s.target != NONE else None,
            "aids": int(s.aids),
            "owed": {REGION.names[region]: owed for region in REGIONS if (owed := int((s.owed >> (4 * region)) & 15))},
            "offers": int(s.offers),
            "oranges": chests_named(s.oranges),
            "revealed": chests_named(s.revealed),
            "scored": [REGION.names[region] for region in unstacked(s.scored)],
            "ranked": unstacked(s.ranked),
            "leavers": unstacked(s.leavers),
            "kept": [PLACE.names[place] for place in members(s.kept)],
            "offices": offices_named(s),
            "payments": {REGION.names[region]: payments_named(s, region) for region in REGIONS},
            "fields": fields_named(s),
            "pile": {CHEST.names[kind]: number for kind, number in enumerate(s.pile.counts()) if number},
            "discard": {CHEST.names[kind]: number for kind, number in enumerate(s.discard.counts()) if number},
            "over": s.over != 0,
            "sides": [side_shown(side) for side in s.sides],
        }


def side_shown(side: Side) -> dict[str, object]:
    """One side as plain data; contracts are there where the viewer may know them."""
    return {
        "court": [int(side.court_envoys), int(side.court_nobles)],
        "province": [int(side.province_envoys), int(side.province_nobles)],
        "score": int(side.score),
        "privileges": [PRIVILEGE.names[kind] for kind in members(side.privileges)],
        "turquoise": {CHEST.names[kind]: int(side.chests_of(kind)) for kind in TURQUOISE if side.chests_of(kind)},
        "brown": int(side.brown),
        "violet": int(side.violet),
        "contracts": [CONTRACT.names[contract] for contract in side.contracts()],
        "due": [int(side.due_envoys), int(side.due_nobles)],
    }


def restored_view(table: StauferState, seat: Seat, holders: list[list[int]]) -> StauferView:
    """The view of a pickled one; what its table does not show, it cannot say who holds."""
    view = StauferView(table, seat)
    view.holders = holders
    return view


def determined(view: StauferView, rng: Rng) -> StauferState:
    """A random state with this view: contracts that others hold are dealt anew from those the viewer does not see."""
    s = view.table.clone()
    if s.over:
        return s
    for category in range(3):
        left = list(range(6 * category, 6 * category + 6))
        if view.seat >= 0 and s.sides[view.seat].contract(category) != NONE:
            left.remove(s.sides[view.seat].contract(category))
        rng.shuffle(left)
        for n, seat in enumerate(view.holders[category]):
            if seat != view.seat:
                s.sides[seat].receive(left[n])
    return s
