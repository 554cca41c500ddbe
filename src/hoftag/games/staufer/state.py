"""Everything on the table of Die Staufer: ring, offices, tracks, chests, the action under way, the sides."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import bit, members
from hoftag.core.contract import Note, State
from hoftag.games.staufer.audit import audit_table
from hoftag.games.staufer.box import Box, Layout
from hoftag.games.staufer.packed import LEFT, chests_named, figure_named, unstacked
from hoftag.games.staufer.pile import Pile, pile_of
from hoftag.games.staufer.side import NONE, Side
from hoftag.games.staufer.words import (
    CONDITION,
    E_RESHUFFLED,
    FIELD,
    OFFICE,
    PLACE,
    PRIVILEGE,
    REGION,
    REGIONS,
    SETS,
    TILE,
    WORDS,
)

FIRST_FIELD: Final = 30  # places with chests: offices, then fields
FIELD_PLACES: Final = [30, 31, 32, 33, 34]


@final
class StauferState(State):
    """The whole table."""

    def __init__(
        self,
        seats: i64,
        top: i64,
        agenda: list[int],
        closings: i64,
        notes: list[Note] | None,
        box: Box,
        set: i64,
        kinds: i64,
        copies: i64,
        round: i64,
        ring: i64,
        places: i64,
        tiles: i64,
        row_regions: i64,
        row_conditions: i64,
        row_journeys: i64,
        king: i64,
        starter: i64,
        order: i64,
        supply_track: i64,
        place_track: i64,
        player: i64,
        space_one: i64,
        field: i64,
        target: i64,
        aids: i64,
        owed: i64,
        noble_paid: i64,
        last: i64,
        figure: i64,
        drawn: i64,
        offers: i64,
        oranges: i64,
        to_reveal: i64,
        revealed: i64,
        ranked: i64,
        bonus: i64,
        scored: i64,
        scoring: i64,
        leavers: i64,
        kept: i64,
        waiting: i64,
        over: i64,
        taken: i64,
        shared: i64,
        seated: list[int],
        chests: list[int],
        to_fill: list[int],
        pile: Pile,
        discard: Pile,
        sides: list[Side],
    ) -> None:
        """All fields in order; also the way to clone."""
        super().__init__(seats, top, agenda, closings, notes)
        self.box = box
        self.layout: Layout = box.layouts[seats]
        self.set: i64 = set  # which set of privileges was asked for
        self.kinds: i64 = kinds  # privilege kinds in the game, as bits
        self.copies: i64 = copies  # cards left of each kind, three bits each
        self.round: i64 = round  # 1 to 5; 0 during setup
        self.ring: i64 = ring  # regions + 1 clockwise, a nibble for each place on the ring
        self.places: i64 = places  # places of the regions on the ring, a nibble for each region
        self.tiles: i64 = tiles  # point tile + 1 of each region, a nibble each
        self.row_regions: i64 = row_regions  # A tiles of the rows, region + 1, the king's first region last
        self.row_conditions: i64 = row_conditions  # B tiles of the rows, condition + 1
        self.row_journeys: i64 = row_journeys  # C tiles of the rows, steps
        self.king: i64 = king  # the region he stands in
        self.starter: i64 = starter  # the start player
        self.order: i64 = order  # seats + 1 on the turn order track, the next one lowest
        self.supply_track: i64 = supply_track  # seats + 1 from top to bottom
        self.place_track: i64 = place_track  # seats + 1 in the order of placing
        self.player: i64 = player  # who acts
        self.space_one: i64 = space_one  # 1: this turn's action figure goes to space 1 of the supply track
        self.field: i64 = field  # the supply field chosen
        self.target: i64 = target  # the office being occupied, NONE otherwise
        self.aids: i64 = aids  # chests used for the placement, as bits; NONE while undecided
        self.owed: i64 = owed  # payments still due, a nibble for each region
        self.noble_paid: i64 = noble_paid  # nobles among the payments, a nibble for each region
        self.last: i64 = last  # the latest of several choices that go in order
        self.figure: i64 = figure  # the kind that takes the seat, NONE while undecided
        self.drawn: i64 = drawn  # the chest drawn with privilege 8
        self.offers: i64 = offers  # violet chests taken that may still be exchanged for a privilege
        self.oranges: i64 = oranges  # orange chests to carry out, kind + 1, the oldest lowest
        self.to_reveal: i64 = to_reveal  # chests still to be revealed for a bonus
        self.revealed: i64 = revealed  # chests revealed, kind + 1
        self.ranked: i64 = ranked  # seats + 1 that still get the bonus, the best lowest
        self.bonus: i64 = bonus  # the region whose bonus is given
        self.scored: i64 = scored  # regions + 1 scored in this round, the A region lowest
        self.scoring: i64 = scoring  # how many of them are done
        self.leavers: i64 = leavers  # seats + 1 that may leave figures, the first lowest
        self.kept: i64 = kept  # figures that stay, by place
        self.waiting: i64 = waiting  # 1: somebody has not answered the open question
        self.over: i64 = over  # the game has ended
        self.taken: i64 = taken  # offices with a figure, as bits
        self.shared: i64 = shared  # offices with two
        self.seated = seated  # by office: its figures; written by `seat_figures` alone
        self.chests = chests  # by place, offices and then supply fields: chests + 1, the oldest lowest
        self.to_fill = to_fill  # places that get a new chest, the next one last
        self.pile = pile  # face-down chests: drawn late, so without order
        self.discard = discard
        self.sides = sides

    def clone(self) -> StauferState:
        """An equal and independent state, without notes."""
        return StauferState(
            self.seats, self.top, self.agenda(), self.closings, None, self.box, self.set, self.kinds, self.copies,
            self.round, self.ring, self.places, self.tiles, self.row_regions, self.row_conditions,
            self.row_journeys, self.king, self.starter, self.order, self.supply_track, self.place_track,
            self.player, self.space_one, self.field, self.target, self.aids, self.owed, self.noble_paid, self.last,
            self.figure, self.drawn, self.offers, self.oranges, self.to_reveal, self.revealed, self.ranked,
            self.bonus, self.scored, self.scoring, self.leavers, self.kept, self.waiting, self.over, self.taken,
            self.shared, self.seated.copy(), self.chests.copy(), self.to_fill.copy(), self.pile.clone(),
            self.discard.clone(), [side.clone() for side in self.sides],
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by all fields in order, without notes; the box travels as its edition's data."""
        return (
            StauferState,
            (
                self.seats, self.top, self.agenda(), self.closings, None, self.box, self.set, self.kinds,
                self.copies, self.round, self.ring, self.places, self.tiles, self.row_regions, self.row_conditions,
                self.row_journeys, self.king, self.starter, self.order, self.supply_track, self.place_track,
                self.player, self.space_one, self.field, self.target, self.aids, self.owed, self.noble_paid,
                self.last, self.figure, self.drawn, self.offers, self.oranges, self.to_reveal, self.revealed,
                self.ranked, self.bonus, self.scored, self.scoring, self.leavers, self.kept, self.waiting,
                self.over, self.taken, self.shared, self.seated, self.chests, self.to_fill, self.pile, self.discard,
                self.sides,
            ),
        )  # fmt: skip

    # ------------------------------------------------------------------ the ring

    def region_at(self, place: i64) -> i64:
        """The region at a place of the ring, places going round."""
        return ((self.ring >> (4 * (place % 6))) & 15) - 1

    def place_of(self, region: i64) -> i64:
        """The place of a region on the ring."""
        return (self.places >> (4 * region)) & 15

    def distance(self, region: i64) -> i64:
        """Clockwise steps from the king's region. [STA-5.3]"""
        return (self.place_of(region) - self.place_of(self.king) + 6) % 6

    # ------------------------------------------------------------------ figures on the board

    def envoys_in(self, region: i64, seat: i64) -> i64:
        """A seat's envoys in a payment area."""
        return (self.sides[seat].paid_envoys >> (4 * region)) & 15

    def nobles_in(self, region: i64, seat: i64) -> i64:
        """A seat's nobles in a payment area."""
        return (self.sides[seat].paid_nobles >> (4 * region)) & 15

    def seat_figures(self, office: i64, figures: i64) -> None:
        """These figures, and no others, stand on an office: the left one, and 16 x the right one."""
        self.seated[office] = figures
        own = bit(office)
        self.taken &= ~own
        self.shared &= ~own
        if figures:
            self.taken |= own
            if figures > LEFT:
                self.shared |= own

    # ------------------------------------------------------------------ chests

    def discard_chest(self, kind: i64) -> None:
        """A chest goes to the discards."""
        self.discard.put(kind)

    def need_chest(self) -> bool:
        """Before a chest is drawn: an empty pile is made up of the discards; says whether there is one. [STA-R40]"""
        if self.pile.total == 0 and self.discard.total > 0:
            self.pile = self.discard
            self.discard = Pile()
            if self.notes is not None:
                self.note(E_RESHUFFLED, ())
        return self.pile.total > 0

    def audit(self) -> list[str]:
        """Everything wrong with this position, each with its rule id."""
        return audit_table(self)

    # ------------------------------------------------------------------ for people

    def dump(self) -> dict[str, object]:
        """The whole position with names, secrets included."""
        return {
            "step": WORDS.steps[self.step()] if self.top >= 0 else "over",
            "agenda": [WORDS.steps[step] for step, _ in self.frames()],
            "set": SETS[self.set],
            "kinds": [PRIVILEGE.names[kind] for kind in members(self.kinds)],
            "copies": [int((self.copies >> (3 * kind)) & 7) for kind in members(self.kinds)],
            "round": int(self.round),
            "ring": ring_named(self),
            "tiles": tiles_named(self),
            "rows": rows_named(self),
            "king": REGION.names[self.king] if self.king != NONE else None,
            "order": unstacked(self.order),
            "supply_track": unstacked(self.supply_track),
            "place_track": unstacked(self.place_track),
            "player": int(self.player),
            "action": [
                int(self.space_one), int(self.field), int(self.target), int(self.aids), int(self.owed),
                int(self.noble_paid), int(self.last), int(self.figure), int(self.drawn), int(self.offers),
                int(self.waiting),
            ],
            "oranges": chests_named(self.oranges),
            "revealed": chests_named(self.revealed),
            "to_reveal": int(self.to_reveal),
            "scoring": [
                int(self.scoring), int(self.bonus), *unstacked(self.scored), *unstacked(self.ranked),
                *unstacked(self.leavers),
            ],
            "kept": [PLACE.names[place] for place in members(self.kept)],
            "offices": offices_named(self),
            "payments": {REGION.names[region]: payments_named(self, region) for region in REGIONS},
            "fields": fields_named(self),
            "to_fill": list(self.to_fill),
            "pile": self.pile.counts(),
            "discard": self.discard.counts(),
            "sides": [side.dump() for side in self.sides],
        }  # fmt: skip


def empty_table(box: Box, seats: int, set: int, kinds: i64, sides: list[Side]) -> StauferState:
    """The table before anything is laid out; all chests are in the pile."""
    return StauferState(
        seats, -1, [], 0, None, box, set, kinds, 0, 0, 0, 0, 0, 0, 0, 0, NONE, NONE, 0, 0, 0, NONE, 0, NONE, NONE,
        NONE, 0, 0, NONE, NONE, NONE, 0, 0, 0, 0, 0, NONE, 0, 0, 0, 0, 0, 0, 0, 0, [0] * 30, [0] * 35, [],
        pile_of(box.chests), Pile(), sides,
    )  # fmt: skip


def offices_named(s: StauferState) -> dict[str, object]:
    """The figures of every office from left to right, and its chests."""
    found: dict[str, object] = {}
    for office in s.layout.offices:
        figures = [figure_named(int(n) + 1) for n in unstacked(s.seated[office])]
        found[OFFICE.names[office]] = {"figures": figures, "chests": chests_named(s.chests[office])}
    return found


def fields_named(s: StauferState) -> dict[str, object]:
    """The chests of every supply field."""
    return {FIELD.names[field]: chests_named(s.chests[FIRST_FIELD + field]) for field in range(s.layout.fields)}


def payments_named(s: StauferState, region: int) -> list[list[int]]:
    """Envoys and nobles of each seat in a payment area."""
    return [[int(s.envoys_in(region, seat)), int(s.nobles_in(region, seat))] for seat in range(s.seats)]


def ring_named(s: StauferState) -> list[str]:
    """The regions clockwise, as far as they are laid."""
    return [REGION.names[region] for region in unstacked(s.ring)]


def tiles_named(s: StauferState) -> dict[str, str]:
    """The point tile of every region."""
    found: dict[str, str] = {}
    for region in REGIONS:
        tile = (s.tiles >> (4 * region)) & 15
        if tile:
            found[REGION.names[region]] = TILE.names[tile - 1]
    return found


def rows_named(s: StauferState) -> dict[str, list[object]]:
    """The rows of round tiles, from the first on."""
    return {
        "regions": [REGION.names[region] for region in unstacked(s.row_regions)],
        "conditions": [CONDITION.names[condition] for condition in unstacked(s.row_conditions)],
        "journeys": [step + 1 for step in unstacked(s.row_journeys)],
    }
