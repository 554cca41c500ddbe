"""Everything that can be wrong with a table, each with its rule id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hoftag.core.bits import BIT
from hoftag.games.staufer.packed import LEFT, RIGHT_SHIFT, unstacked
from hoftag.games.staufer.side import ENVOYS, NOBLES, NONE, ROUNDS, Side
from hoftag.games.staufer.words import BROWN, CHEST, CHESTS, CONTRACT, NOBLE, OFFICE, REGIONS, TURQUOISE, VIOLET

if TYPE_CHECKING:
    from hoftag.games.staufer.state import StauferState


def audit_table(s: StauferState) -> list[str]:
    """Everything wrong with this position, each with its rule id."""
    wrong = _audit_chests(s) + _audit_tracks(s) + _audit_offices(s) + _audit_contracts(s)
    if s.round:
        wrong += _audit_board(s)
    if len(s.sides) != s.seats:
        wrong.append("a side is missing [STA-1.1]")
    if s.round > ROUNDS:
        wrong.append(f"round {s.round} is one too many [STA-1.1]")
    for seat, side in enumerate(s.sides):
        wrong += [f"seat {seat}: {text}" for text in _audit_side(s, seat, side)]
    for kind in range(16):
        if s.kinds & BIT[kind]:
            held = len([side for side in s.sides if side.privileges & BIT[kind]])
            whole = len(s.layout.point_privileges) if kind == 0 else s.layout.copies
            if s.round and held + ((s.copies >> (3 * kind)) & 7) != whole:
                wrong.append(f"privilege {kind + 1} does not add up to {whole} cards [STA-2.5, STA-2.6]")
        elif any(side.privileges & BIT[kind] for side in s.sides):
            wrong.append(f"privilege {kind + 1} is not in the game [STA-2.5]")
    return wrong


def _audit_chests(s: StauferState) -> list[str]:
    """72 chests, of each kind as many as are in the box. [STA-1.6]"""
    counts = [a + b for a, b in zip(s.pile.counts(), s.discard.counts(), strict=True)]
    for stack in [*s.chests, int(s.oranges), int(s.revealed)]:
        for kind in unstacked(stack):
            counts[kind] += 1
    for side in s.sides:
        for kind in TURQUOISE:
            counts[kind] += int(side.chests_of(kind))
        counts[BROWN] += int(side.brown)
        counts[VIOLET] += int(side.violet)
    if s.drawn != NONE:
        counts[s.drawn] += 1
    wrong = [CHEST.names[kind] for kind in range(CHESTS) if counts[kind] != s.box.chests[kind]]
    return [f"the chests {', '.join(wrong)} do not add up [STA-1.6]"] if wrong else []


def _audit_tracks(s: StauferState) -> list[str]:
    """Three action figures for each seat on the three tracks; one is on its way during a turn. [STA-1.3]"""
    wrong: list[str] = []
    if s.round:
        on_tracks = unstacked(s.order) + unstacked(s.supply_track) + unstacked(s.place_track)
        for seat in range(s.seats):
            if on_tracks.count(seat) != 3:
                wrong.append(f"seat {seat} has {on_tracks.count(seat)} action figures on the tracks [STA-2.9]")
    return wrong


def _audit_offices(s: StauferState) -> list[str]:
    """At most two figures, the left slot first; seats for nobles hold nobles. [STA-5.7, STA-5.10]"""
    wrong: list[str] = []
    for office, packed in enumerate(s.seated):
        left = packed & LEFT
        right = packed >> RIGHT_SHIFT
        if (packed or s.chests[office]) and not s.layout.costs[office]:
            wrong.append(f"{OFFICE.names[office]} does not exist [STA-2.1]")
        if (packed != 0, packed > LEFT) != (s.taken & BIT[office] != 0, s.shared & BIT[office] != 0):
            wrong.append(f"{OFFICE.names[office]} is not known to be taken as it is [STA-5.1]")
        if right and not left:
            wrong.append(f"{OFFICE.names[office]} has a figure on the right only [STA-R34]")
        if s.layout.nobles_only[office]:
            for figure in (left, right):
                if figure and (figure - 1) & 1 != NOBLE:
                    wrong.append(f"an envoy on {OFFICE.names[office]} [STA-5.7]")
    return wrong


def _audit_side(s: StauferState, seat: int, side: Side) -> list[str]:
    """15 envoys and 3 nobles wherever they are; points by their origin. [STA-1.2, STA-1.4]"""
    wrong: list[str] = []
    envoys = int(side.court_envoys + side.province_envoys)
    nobles = int(side.court_nobles + side.province_nobles)
    for region in REGIONS:
        envoys += int(s.envoys_in(region, seat))
        nobles += int(s.nobles_in(region, seat))
    for packed in s.seated:
        for figure in (packed & LEFT, packed >> RIGHT_SHIFT):
            if figure and (figure - 1) >> 1 == seat:
                envoys += 1 - ((figure - 1) & 1)
                nobles += (figure - 1) & 1
    if (envoys, nobles) != (ENVOYS, NOBLES):
        wrong.append(f"{envoys} envoys and {nobles} nobles [STA-1.2]")
    if min(side.court_envoys, side.court_nobles, side.province_envoys, side.province_nobles) < 0:
        wrong.append("less than no figures [STA-1.4]")
    if not s.over and side.score != side.earned():
        wrong.append(f"{side.score} points, but {side.earned()} were earned [STA-6.4]")
    return wrong


def _audit_board(s: StauferState) -> list[str]:
    """Every region once on the ring, each with its point tile; the rows name different regions. [STA-2.2, STA-2.3]"""
    wrong: list[str] = []
    ring = unstacked(s.ring)
    if sorted(ring) != REGIONS or any(s.place_of(region) != place for place, region in enumerate(ring)):
        wrong.append("the ring is not one of all six regions [STA-2.2]")
    if sorted(unstacked(s.tiles)) != REGIONS:
        wrong.append("the regions have not one point tile each [STA-2.3]")
    rows = unstacked(s.row_regions)
    if len(set(rows)) != len(rows):
        wrong.append("a region is in two rows [STA-2.12]")
    for tiles, packed in ((s.box.conditions, s.row_conditions), (s.box.journeys, s.row_journeys)):
        laid = unstacked(packed)
        if any(laid.count(kind) > tiles[kind] for kind in set(laid)):
            wrong.append("there are more round tiles of a kind than in the box [STA-2.12]")
    return wrong


def _audit_contracts(s: StauferState) -> list[str]:
    """Each contract lies with one seat at most. [STA-2.11]"""
    held = [contract for side in s.sides for contract in side.contracts()]
    return [f"contract {CONTRACT.names[n]} is held twice [STA-2.11]" for n in sorted(set(held)) if held.count(n) > 1]
