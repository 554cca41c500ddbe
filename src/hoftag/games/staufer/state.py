"""Everything on the table of Die Staufer: ring, offices, tracks, chests, the action under way, the sides."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bag import Bag
from hoftag.core.bits import BIT, bit, members
from hoftag.core.contract import Note, State
from hoftag.games.staufer.box import Box, Layout
from hoftag.games.staufer.packed import CHEST_SHIFT, LEFT, RIGHT_SHIFT, chests_named, office_named, unstacked
from hoftag.games.staufer.side import ENVOYS, NOBLES, NONE, ROUNDS, Side
from hoftag.games.staufer.words import (
    BROWN,
    CHEST,
    CHESTS,
    CONDITION,
    E_RESHUFFLED,
    FIELD,
    NOBLE,
    OFFICE,
    PLACE,
    PRIVILEGE,
    REGION,
    REGIONS,
    SETS,
    TILE,
    TURQUOISE,
    VIOLET,
    WORDS,
)

FIRST_FIELD: Final = 30  # places to fill: offices, then fields


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
        offices: list[int],
        payments: list[int],
        fields: list[int],
        to_fill: list[int],
        pile: Bag,
        discard: Bag,
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
        self.offices = offices  # by office: figures and chests
        self.payments = payments  # by region: figures of each seat, a byte each
        self.fields = fields  # by supply field: its chests
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
            self.bonus, self.scored, self.scoring, self.leavers, self.kept, self.waiting, self.over,
            self.offices.copy(), self.payments.copy(), self.fields.copy(), self.to_fill.copy(), self.pile.clone(),
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
                self.over, self.offices, self.payments, self.fields, self.to_fill, self.pile, self.discard,
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
        return (self.payments[region] >> (8 * seat)) & 15

    def nobles_in(self, region: i64, seat: i64) -> i64:
        """A seat's nobles in a payment area."""
        return (self.payments[region] >> (8 * seat + 4)) & 15

    def change_payment(self, region: i64, seat: i64, envoys: i64, nobles: i64) -> None:
        """Lay figures into a payment area, or take them from there."""
        self.payments[region] += (envoys + 16 * nobles) * bit(8 * seat)

    def chests_under(self, office: i64) -> i64:
        """The chests of an office, packed, the oldest lowest."""
        return self.offices[office] >> CHEST_SHIFT

    # ------------------------------------------------------------------ chests

    def discard_chest(self, kind: i64) -> None:
        """A chest goes to the discards."""
        self.discard.put(kind)

    def need_chest(self) -> bool:
        """Before a chest is drawn: an empty pile is made up of the discards; says whether there is one. [STA-R40]"""
        if self.pile.total == 0 and self.discard.total > 0:
            self.pile = self.discard
            self.discard = Bag([0] * CHESTS)
            if self.notes is not None:
                self.note(E_RESHUFFLED, ())
        return self.pile.total > 0

    # ------------------------------------------------------------------ soundness

    def audit(self) -> list[str]:
        """Everything wrong with this position, each with its rule id."""
        wrong = self._audit_chests() + self._audit_tracks() + self._audit_offices()
        if len(self.sides) != self.seats:
            wrong.append("a side is missing [STA-1.1]")
        if self.round > ROUNDS:
            wrong.append(f"round {self.round} is one too many [STA-1.1]")
        for seat, side in enumerate(self.sides):
            wrong += [f"seat {seat}: {text}" for text in self._audit_side(seat, side)]
        for kind in range(16):
            if self.kinds & BIT[kind]:
                held = len([side for side in self.sides if side.privileges & BIT[kind]])
                whole = len(self.layout.point_privileges) if kind == 0 else self.layout.copies
                if self.round and held + ((self.copies >> (3 * kind)) & 7) != whole:
                    wrong.append(f"privilege {kind + 1} does not add up to {whole} cards [STA-2.5, STA-2.6]")
            elif any(side.privileges & BIT[kind] for side in self.sides):
                wrong.append(f"privilege {kind + 1} is not in the game [STA-2.5]")
        return wrong

    def _audit_chests(self) -> list[str]:
        """72 chests, of each kind as many as are in the box. [STA-1.6]"""
        counts = [a + b for a, b in zip(self.pile.counts, self.discard.counts, strict=True)]
        stacks = [int(self.chests_under(office)) for office in range(len(self.offices))]
        for stack in [*stacks, *self.fields, int(self.oranges), int(self.revealed)]:
            for kind in unstacked(stack):
                counts[kind] += 1
        for side in self.sides:
            for kind in TURQUOISE:
                counts[kind] += int(side.chests_of(kind))
            counts[BROWN] += int(side.brown)
            counts[VIOLET] += int(side.violet)
        if self.drawn != NONE:
            counts[self.drawn] += 1
        wrong = [CHEST.names[kind] for kind in range(CHESTS) if counts[kind] != self.box.chests[kind]]
        return [f"the chests {', '.join(wrong)} do not add up [STA-1.6]"] if wrong else []

    def _audit_tracks(self) -> list[str]:
        """Three action figures for each seat on the three tracks; one is on its way during a turn. [STA-1.3]"""
        wrong: list[str] = []
        if self.round:
            on_tracks = unstacked(self.order) + unstacked(self.supply_track) + unstacked(self.place_track)
            for seat in range(self.seats):
                if on_tracks.count(seat) != 3:
                    wrong.append(f"seat {seat} has {on_tracks.count(seat)} action figures on the tracks [STA-2.9]")
        return wrong

    def _audit_offices(self) -> list[str]:
        """At most two figures, the left slot first; seats for nobles hold nobles. [STA-5.7, STA-5.10]"""
        wrong: list[str] = []
        for office, packed in enumerate(self.offices):
            left = packed & LEFT
            right = packed >> RIGHT_SHIFT & LEFT
            if (left or right or packed >> CHEST_SHIFT) and not self.layout.costs[office]:
                wrong.append(f"{OFFICE.names[office]} does not exist [STA-2.1]")
            if right and not left:
                wrong.append(f"{OFFICE.names[office]} has a figure on the right only [STA-R34]")
            if self.layout.nobles_only[office]:
                for figure in (left, right):
                    if figure and (figure - 1) & 1 != NOBLE:
                        wrong.append(f"an envoy on {OFFICE.names[office]} [STA-5.7]")
        return wrong

    def _audit_side(self, seat: int, side: Side) -> list[str]:
        """15 envoys and 3 nobles wherever they are; points by their origin. [STA-1.2, STA-1.4]"""
        wrong: list[str] = []
        envoys = int(side.court_envoys + side.province_envoys)
        nobles = int(side.court_nobles + side.province_nobles)
        for region in REGIONS:
            envoys += int(self.envoys_in(region, seat))
            nobles += int(self.nobles_in(region, seat))
        for packed in self.offices:
            for figure in (packed & LEFT, packed >> RIGHT_SHIFT & LEFT):
                if figure and (figure - 1) >> 1 == seat:
                    envoys += 1 - ((figure - 1) & 1)
                    nobles += (figure - 1) & 1
        if (envoys, nobles) != (ENVOYS, NOBLES):
            wrong.append(f"{envoys} envoys and {nobles} nobles [STA-1.2]")
        if min(side.court_envoys, side.court_nobles, side.province_envoys, side.province_nobles) < 0:
            wrong.append("less than no figures [STA-1.4]")
        if not self.over and side.score != side.earned():
            wrong.append(f"{side.score} points, but {side.earned()} were earned [STA-6.4]")
        return wrong

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
            "offices": {OFFICE.names[office]: office_named(self.offices[office]) for office in self.layout.offices},
            "payments": {REGION.names[region]: payments_named(self, region) for region in REGIONS},
            "fields": {FIELD.names[field]: chests_named(self.fields[field]) for field in range(self.layout.fields)},
            "to_fill": list(self.to_fill),
            "pile": list(self.pile.counts),
            "discard": list(self.discard.counts),
            "sides": [side.dump() for side in self.sides],
        }  # fmt: skip


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
