"""Setup: ring, point tiles, privileges, start player, contracts, round tiles. [STA-2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import BIT, COUNT, MEMBERS, bit, count
from hoftag.core.contract import ALL, NATURE_ALONE, NOBODY, Seat, Step
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.staufer.packed import length, set_of, stacked, unstacked
from hoftag.games.staufer.side import NONE, ROUNDS
from hoftag.games.staufer.state import FIELD_PLACES, StauferState
from hoftag.games.staufer.steps.chests import begin_refill
from hoftag.games.staufer.words import (
    CONTRACT_OF,
    E_CONTRACT,
    E_KIND,
    E_KING,
    E_RING,
    E_ROW,
    E_STARTER,
    E_TILE,
    KIND_OF,
    REGIONS,
    RING_OF,
    ROW_CONDITION_OF,
    ROW_JOURNEY_OF,
    ROW_REGION_OF,
    STARTERS,
    TILE_OF,
    V_ROW_CONDITION,
    V_ROW_REGION,
)

ONES: Final = [[1] * n for n in range(19)]  # equal weights for so many moves
SIX: Final = 63  # regions, tiles, contracts of a category
KINDS_IN_A_GAME: Final = 6  # [STA-2.5]
JOURNEYS: Final = 4  # C tiles laid out; the final-scoring tile completes the fifth row [STA-2.12]


def one_of(left: i64, rng: Rng) -> i64:
    """One of up to six things that are left, each equally likely."""
    return MEMBERS[left][rng.below(COUNT[left])]


class Ring(Step[StauferState]):
    """NATURE lays the six regions out as a ring, clockwise. [STA-2.2]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, until all six lie there."""
        return NATURE_ALONE if length(s.ring) < 6 else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Any region that does not lie there yet."""
        laid = unstacked(s.ring)
        return [RING_OF[region] for region in REGIONS if region not in laid]

    def weights(self, s: StauferState) -> list[int]:
        """All equally likely."""
        return ONES[6 - length(s.ring)]

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """The next place clockwise."""
        lay_region(s, move.a)
        return ALL

    def deal(self, s: StauferState, rng: Rng) -> int:
        """The same without a list of moves for each."""
        drawn = 0
        left = SIX & ~set_of(s.ring)
        while left:
            region = one_of(left, rng)
            left -= bit(region)
            lay_region(s, region)
            drawn += 1
        return drawn


def lay_region(s: StauferState, region: i64) -> None:
    """A region takes the next place of the ring."""
    place = length(s.ring)
    s.ring |= (region + 1) * bit(4 * place)
    s.places |= place * bit(4 * region)
    if s.notes is not None:
        s.note(E_RING, (int(region), int(place) + 1))


class Tiles(Step[StauferState]):
    """NATURE gives every region a point tile. [STA-2.3]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, region by region."""
        return NATURE_ALONE if length(s.tiles) < 6 else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Any tile that is left."""
        laid = unstacked(s.tiles)
        tiles = TILE_OF[len(laid)]
        return [tiles[tile] for tile in range(6) if tile not in laid]

    def weights(self, s: StauferState) -> list[int]:
        """All equally likely."""
        return ONES[6 - length(s.tiles)]

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """It never moves."""
        s.tiles |= (move.b + 1) * bit(4 * move.a)
        if s.notes is not None:
            s.note(E_TILE, move.args)
        return ALL

    def deal(self, s: StauferState, rng: Rng) -> int:
        """The same without a list of moves for each."""
        drawn = 0
        left = SIX & ~set_of(s.tiles)
        while left:
            tile = one_of(left, rng)
            left -= bit(tile)
            s.tiles |= (tile + 1) * bit(4 * length(s.tiles))
            drawn += 1
        return drawn

    def close(self, s: StauferState) -> None:
        """A chest under each supply field, then under every seat in ring order. [STA-2.4]"""
        places = FIELD_PLACES[: s.layout.fields]
        for place in range(6):
            places += s.layout.by_region[s.region_at(place)]
        begin_refill(s, places)


class Kinds(Step[StauferState]):
    """NATURE draws the privileges that are left to chance. [STA-10.20, STA-R06, STA-R07, STA-D02]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, until there are six kinds."""
        return NATURE_ALONE if count(s.kinds) < KINDS_IN_A_GAME else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Any kind not chosen yet."""
        return [KIND_OF[kind] for kind in range(16) if not s.kinds & BIT[kind]]

    def weights(self, s: StauferState) -> list[int]:
        """All equally likely."""
        return ONES[16 - count(s.kinds)]

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """It is laid out."""
        s.kinds |= bit(move.a)
        if s.notes is not None:
            s.note(E_KIND, move.args)
        return ALL

    def close(self, s: StauferState) -> None:
        """The stack of the first kind, two copies of the others, one with two players. [STA-2.5, STA-2.6]"""
        s.copies = 0
        for kind in range(16):
            if s.kinds & BIT[kind]:
                cards: i64 = len(s.layout.point_privileges) if kind == 0 else s.layout.copies
                s.copies |= cards * bit(3 * kind)


class Starter(Step[StauferState]):
    """NATURE names the start player. [STA-2.8, STA-R08]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, once."""
        return NATURE_ALONE if s.starter == NONE else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Any seat."""
        return STARTERS[: s.seats]

    def weights(self, s: StauferState) -> list[int]:
        """All equally likely."""
        return ONES[s.seats]

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """The turn order track: once clockwise, twice the other way. [STA-2.9]"""
        s.starter = move.a
        clockwise = [(int(move.a) + n) % int(s.seats) for n in range(s.seats)]
        s.order = stacked(clockwise + clockwise[::-1] + clockwise[::-1])
        if s.notes is not None:
            s.note(E_STARTER, move.args)
        return ALL


class Contracts(Step[StauferState]):
    """NATURE deals everybody a contract of each category; only the owner sees it. [STA-2.11, STA-12.3]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, until everybody has three."""
        return NATURE_ALONE if s.sides[-1].seats_contract == NONE else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Any card of the category that is left, to the next seat."""
        category, receiver = next_contract(s)
        dealt = [side.contract(category) for side in s.sides]
        cards = CONTRACT_OF[receiver]
        return [cards[card] for card in range(6 * category, 6 * category + 6) if card not in dealt]

    def weights(self, s: StauferState) -> list[int]:
        """All equally likely."""
        return ONES[6 - next_contract(s)[1]]

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """Face down."""
        s.sides[move.a].receive(move.b)
        if s.notes is not None:
            s.note(E_CONTRACT, move.args, BIT[move.a])
        return BIT[move.a]

    def deal(self, s: StauferState, rng: Rng) -> int:
        """The same without a list of moves for each."""
        drawn = 0
        for category in range(3):
            left: i64 = SIX
            for side in s.sides:
                if side.contract(category) != NONE:
                    left -= bit(side.contract(category) - 6 * category)
            for side in s.sides:
                if side.contract(category) == NONE:
                    card = one_of(left, rng)
                    left -= bit(card)
                    side.receive(6 * category + card)
                    drawn += 1
        return drawn


def next_contract(s: StauferState) -> tuple[int, int]:
    """The category that is being dealt and the seat that is next."""
    for category in range(3):
        for seat, side in enumerate(s.sides):
            if side.contract(category) == NONE:
                return category, seat
    return 3, 0


class Rows(Step[StauferState]):
    """NATURE lays out the round tiles: regions, conditions, journeys. [STA-2.12]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """NATURE, until the rows are complete."""
        return NATURE_ALONE if length(s.row_journeys) < JOURNEYS else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """First six A tiles, then five B tiles, then four C tiles."""
        laid = unstacked(s.row_regions)
        if len(laid) < 6:
            return [ROW_REGION_OF[region] for region in REGIONS if region not in laid]
        left = tiles_left(s.box.conditions, s.row_conditions)
        if length(s.row_conditions) < ROUNDS:
            return [ROW_CONDITION_OF[n] for n in range(3) if left[n]]
        left = tiles_left(s.box.journeys, s.row_journeys)
        return [ROW_JOURNEY_OF[n] for n in range(3) if left[n]]

    def weights(self, s: StauferState) -> list[int]:
        """As many as there are."""
        regions = length(s.row_regions)
        if regions < 6:
            return ONES[6 - regions]
        if length(s.row_conditions) < ROUNDS:
            return [n for n in tiles_left(s.box.conditions, s.row_conditions) if n]
        return [n for n in tiles_left(s.box.journeys, s.row_journeys) if n]

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """The sixth A tile is where the king begins. [STA-2.14]"""
        if move.verb == V_ROW_REGION:
            s.row_regions |= (move.a + 1) * bit(4 * length(s.row_regions))
        elif move.verb == V_ROW_CONDITION:
            s.row_conditions |= (move.a + 1) * bit(4 * length(s.row_conditions))
        else:
            s.row_journeys |= (move.a + 1) * bit(4 * length(s.row_journeys))
        return ALL

    def deal(self, s: StauferState, rng: Rng) -> int:
        """The same without a list of moves for each."""
        drawn = 0
        regions = SIX & ~set_of(s.row_regions)
        while regions:
            region = one_of(regions, rng)
            regions -= bit(region)
            s.row_regions |= (region + 1) * bit(4 * length(s.row_regions))
            drawn += 1
        left = tiles_left(s.box.conditions, s.row_conditions)
        while length(s.row_conditions) < ROUNDS:
            kind = rng.weighted(left)
            left[kind] -= 1
            s.row_conditions |= (kind + 1) * bit(4 * length(s.row_conditions))
            drawn += 1
        left = tiles_left(s.box.journeys, s.row_journeys)
        while length(s.row_journeys) < JOURNEYS:
            kind = rng.weighted(left)
            left[kind] -= 1
            s.row_journeys |= (kind + 1) * bit(4 * length(s.row_journeys))
            drawn += 1
        return drawn

    def close(self, s: StauferState) -> None:
        """The king takes his place; his tile leaves the rows."""
        s.king = (s.row_regions >> (4 * ROUNDS)) - 1
        s.row_regions &= bit(4 * ROUNDS) - 1
        if s.notes is not None:
            conditions = unstacked(s.row_conditions)
            for n, region in enumerate(unstacked(s.row_regions)):
                s.note(E_ROW, (n + 1, region, conditions[n]))
            s.note(E_KING, (int(s.king),))


def tiles_left(counts: list[int], laid: i64) -> list[int]:
    """How many tiles of each kind are not laid out yet."""
    left = counts.copy()
    for kind in unstacked(laid):
        left[kind] -= 1
    return left
