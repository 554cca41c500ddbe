"""A table of Die Staufer from what one seat may know, so that the engine can be asked about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hoftag.core.bits import bit, mask_of
from hoftag.games.staufer.game import Staufer
from hoftag.games.staufer.packed import RIGHT_SHIFT, stacked
from hoftag.games.staufer.pile import Pile
from hoftag.games.staufer.side import NONE, Side, first_side
from hoftag.games.staufer.state import FIRST_FIELD, StauferState, empty_table
from hoftag.games.staufer.words import (
    CHEST,
    CONDITION,
    CONTRACT,
    FIELD,
    FIGURE,
    OFFICE,
    PLACE,
    REGION,
    TILE,
    WORDS,
)

Data = Mapping[str, Any]  # a view's dump, or a part of it


def read_view(game: Staufer, data: Data) -> StauferState:
    """The table a view shows. Others hold no contracts; what the view does not tell is as if nothing had happened."""
    sides = [_side(told, seat, data) for seat, told in enumerate(data["sides"])]
    kinds = mask_of([int(kind) - 1 for kind in data["privileges"]])
    s = empty_table(game.box, len(sides), 0, kinds, sides)
    for kind, cards in data["privileges"].items():
        s.copies |= cards * bit(3 * (int(kind) - 1))
    s.round = data["round"]
    _read_board(s, data)
    _read_action(s, data)
    for office, told in data["offices"].items():
        number = OFFICE.find(office)
        s.seat_figures(number, _figures(told["figures"]))
        s.chests[number] = _chests(told["chests"])
    for field, chests in data["fields"].items():
        s.chests[FIRST_FIELD + FIELD.find(field)] = _chests(chests)
    s.pile = _pile(data["pile"])
    s.discard = _pile(data["discard"])
    if data["step"] in WORDS.steps:
        s.then(WORDS.steps.index(data["step"]))
    return s


def _side(told: Data, seat: int, data: Data) -> Side:
    """One seat's side, its payments included."""
    side = first_side()
    side.court_envoys, side.court_nobles = told["court"]
    side.province_envoys, side.province_nobles = told["province"]
    side.due_envoys, side.due_nobles = told["due"]
    side.score = told["score"]
    side.privileges = mask_of([int(kind) - 1 for kind in told["privileges"]])
    for chest, number in told["turquoise"].items():
        side.change_chests(CHEST.find(chest), number)
    side.brown = told["brown"]
    side.violet = told["violet"]
    for contract in told["contracts"]:
        side.receive(CONTRACT.find(contract))
    for region, paid in data["payments"].items():
        envoys, nobles = paid[seat]
        if envoys or nobles:
            shift = 4 * REGION.find(region)
            side.paid_envoys += envoys << shift
            side.paid_nobles += nobles << shift
    return side


def _read_board(s: StauferState, data: Data) -> None:
    """Ring, king, point tiles and round tiles, as far as they are laid out."""
    ring = [REGION.find(region) for region in data["ring"]]
    s.ring = stacked(ring)
    for place, region in enumerate(ring):
        s.places |= place * bit(4 * region)
    for name, tile in data["tiles"].items():
        s.tiles |= (TILE.find(tile) + 1) * bit(4 * REGION.find(name))
    rows = data["rows"]
    s.row_regions = stacked([REGION.find(region) for region in rows["regions"]])
    s.row_conditions = stacked([CONDITION.find(condition) for condition in rows["conditions"]])
    s.row_journeys = stacked([steps - 1 for steps in rows["journeys"]])
    if data["king"] is not None:
        s.king = REGION.find(data["king"])


def _read_action(s: StauferState, data: Data) -> None:
    """The tracks and what is going on."""
    s.order = stacked(data["order"])
    s.supply_track = stacked(data["supplyTrack"])
    s.place_track = stacked(data["placementTrack"])
    s.player = data["player"]
    s.space_one = 1 if data["spaceOne"] else 0
    s.field = FIELD.find(data["field"]) if data["field"] is not None else NONE
    s.target = OFFICE.find(data["target"]) if data["target"] is not None else NONE
    s.aids = data["aids"]
    for region, owed in data["owed"].items():
        s.owed += owed * bit(4 * REGION.find(region))
    s.offers = data["offers"]
    s.oranges = _chests(data["oranges"])
    s.revealed = _chests(data["revealed"])
    s.scored = stacked([REGION.find(region) for region in data["scored"]])
    s.ranked = stacked(data["ranked"])
    s.leavers = stacked(data["leavers"])
    s.kept = mask_of([PLACE.find(place) for place in data["kept"]])
    s.over = 1 if data["over"] else 0


def _figures(names: Sequence[str]) -> int:
    """The figures of an office, each as in `2 noble`, from left to right."""
    packed = 0
    for n, name in enumerate(names):
        seat, _, kind = name.partition(" ")
        packed |= (1 + 2 * int(seat) + FIGURE.find(kind)) << (RIGHT_SHIFT * n)
    return packed


def _chests(names: Sequence[str]) -> int:
    """A stack of chests, the oldest first."""
    return stacked([CHEST.find(name) for name in names])


def _pile(counts: Mapping[str, int]) -> Pile:
    """So many chests of each kind."""
    pile = Pile()
    for name, number in counts.items():
        pile.put(CHEST.find(name), number)
    return pile
