"""Why a move is not legal now: the rule that speaks against it."""

from __future__ import annotations

from typing import Final

from hoftag.core.bits import BIT
from hoftag.core.contract import NATURE, Seat
from hoftag.core.reason import Reason
from hoftag.core.words import Move
from hoftag.games.staufer.costs import (
    CHEAP_PLACE_AID,
    FREE_MOVE_AID,
    aids_held,
    movement,
    needed,
    track_envoy,
)
from hoftag.games.staufer.packed import total, unstacked
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.steps.cleanup import own_places
from hoftag.games.staufer.steps.gains import due_kind, laid_out
from hoftag.games.staufer.steps.setup import next_contract
from hoftag.games.staufer.words import (
    AID,
    CHEAP_PLACE,
    CONTRACTS,
    DRAW_CHEST,
    ENVOY,
    FETCH,
    FIGURES,
    FREE_MOVE,
    KINDS,
    LEAVE,
    PER_REGION,
    PICK,
    REFILL,
    RESOLVE,
    REVEAL,
    RING,
    ROWS,
    SECOND,
    SPACE_ONE,
    STARTER,
    SWAP,
    TILES,
    TURN,
    V_AID,
    V_CHEST,
    V_CONTRACT,
    V_EXCHANGE,
    V_FETCH,
    V_GO_WITHOUT,
    V_KIND,
    V_LEAVE,
    V_OCCUPY,
    V_PAY_NOBLE,
    V_PICK,
    V_RING,
    V_ROW_CONDITION,
    V_ROW_JOURNEY,
    V_ROW_REGION,
    V_SIT,
    V_SPACE_ONE,
    V_STARTER,
    V_SUPPLY,
    V_SWAP,
    V_TILE,
)

# For each verb the steps that ask for it and the rule that says when.
ASKED_BY: Final[list[tuple[list[int], str]]] = [
    ([TURN], "STA-9.3.1"),  # space-one
    ([TURN], "STA-4.1"),  # supply
    ([TURN], "STA-5.1"),  # occupy
    ([SWAP], "STA-9.3.2"),  # swap
    ([SWAP], "STA-9.3.2"),  # keep-field
    ([AID], "STA-9.3.6"),  # aid
    ([FIGURES], "STA-5.8"),  # sit
    ([FIGURES], "STA-5.6"),  # pay-noble
    ([SECOND], "STA-10.3"),  # second-envoy
    ([SECOND], "STA-10.3"),  # no-second
    ([FETCH], "STA-4.5.1"),  # fetch
    ([FETCH], "STA-4.5.1"),  # go-without
    ([RESOLVE], "STA-9.5"),  # exchange
    ([RESOLVE], "STA-9.5"),  # keep-chests
    ([PICK], "STA-7.2"),  # pick
    ([LEAVE], "STA-9.3.5"),  # leave
    ([LEAVE], "STA-9.3.5"),  # no-leave
    ([RING], "STA-2.2"),  # ring
    ([TILES], "STA-2.3"),  # tile
    ([REFILL, DRAW_CHEST, REVEAL], "STA-2.4"),  # chest
    ([KINDS], "STA-2.5"),  # kind
    ([STARTER], "STA-2.8"),  # starter
    ([CONTRACTS], "STA-2.11"),  # contract
    ([ROWS], "STA-2.12"),  # row-region
    ([ROWS], "STA-2.12"),  # row-condition
    ([ROWS], "STA-2.12"),  # row-journey
]


def refusal(s: StauferState, seat: Seat, move: Move) -> Reason:
    """The first rule against a move that is not legal."""
    verb = int(move.verb)
    steps, rule = ASKED_BY[verb]
    if s.top < 0:
        return Reason("STA-11.5", "game-over")
    if seat != NATURE and not 0 <= seat < s.seats:
        return Reason("STA-1.1", "no-such-seat", (seat,))
    if verb >= V_RING and seat != NATURE:
        return Reason(rule, "nature-only")
    if verb < V_RING and seat == NATURE:
        return Reason(rule, "not-nature")
    if s.step() not in steps:
        return Reason(rule, "not-now")
    if seat == NATURE:
        return _refuse_nature(s, move)
    asked = _asked(s)
    if seat != asked:
        return Reason("STA-3.2" if verb <= V_OCCUPY else rule, "not-your-turn", (asked,))
    if verb in (V_SPACE_ONE, V_SUPPLY, V_SWAP):
        return _refuse_field(s, move)
    if verb == V_OCCUPY:
        return _refuse_office(s, seat, int(move.a))
    if verb in (V_AID, V_SIT, V_PAY_NOBLE):
        return _refuse_placement(s, seat, move)
    return _refuse_other(s, seat, move)


def _asked(s: StauferState) -> int:
    """Who is asked now."""
    step = s.step()
    if step == TURN:
        return int(s.order & 15) - 1
    if step == PICK:
        return int(s.ranked & 15) - 1
    if step == LEAVE:
        return int(s.leavers & 15) - 1
    return int(s.player)


def _refuse_field(s: StauferState, move: Move) -> Reason:
    """The supply table and the chest "space 1". [STA-4.1, STA-9.3.1, STA-9.3.2]"""
    if move.verb == V_SPACE_ONE:
        if s.space_one:
            return Reason("STA-R49", "used-already", (SPACE_ONE,))
        return Reason("STA-9.3.1", "no-chest", (SPACE_ONE,))
    field = int(move.a)
    if field >= s.layout.fields:
        return Reason("STA-R03", "no-such-field", (field,))
    if field == s.field:
        return Reason("STA-9.3.2", "own-field", (field,))
    return Reason("STA-R50", "field-empty", (field,))


def _refuse_office(s: StauferState, seat: Seat, office: int) -> Reason:
    """An office that is not free or cannot be paid. [STA-5.1, STA-5.2, STA-5.7]"""
    side = s.sides[seat]
    if not s.layout.costs[office]:
        return Reason("STA-2.1", "no-such-office", (office,))
    figures = s.seated[office]
    if figures > 15:
        return Reason("STA-5.10", "full", (office,))
    if figures and not side.has(2):
        return Reason("STA-5.1", "occupied", (office,))
    if s.layout.nobles_only[office] and not side.court_nobles:
        return Reason("STA-5.7", "needs-noble", (office,))
    need = int(needed(s, side, office, aids_held(side)))
    return Reason("STA-5.2", "too-few-figures", (need, int(side.court() + track_envoy(s, seat))))


def _refuse_placement(s: StauferState, seat: Seat, move: Move) -> Reason:
    """Chests that are not there or do not help; figures that are not there. [STA-5.6 to STA-5.8]

    Who sits and pays is asked only while a noble may still pay; so a missing noble is never the reason.
    """
    side = s.sides[seat]
    if move.verb == V_AID:
        for use, chest in ((FREE_MOVE_AID, FREE_MOVE), (CHEAP_PLACE_AID, CHEAP_PLACE)):
            if move.a & use and not side.chests_of(chest):
                return Reason("STA-9.2", "no-chest", (chest,))
        if move.a & FREE_MOVE_AID and not movement(side.privileges, s.distance(s.target // PER_REGION), 0):
            return Reason("STA-9.3.3", "move-free")
        return Reason("STA-5.2", "too-few-figures", (int(needed(s, side, s.target, move.a)), int(side.court())))
    if move.verb == V_SIT:
        if move.a == ENVOY and s.layout.nobles_only[s.target]:
            return Reason("STA-5.7", "needs-noble", (int(s.target),))
        envoys = int(total(s.owed)) + (1 if move.a == ENVOY else 0)
        return Reason("STA-5.6", "too-few-envoys", (envoys, int(side.court_envoys)))
    region = int(move.a)
    if not (s.owed >> (4 * region)) & 15:
        return Reason("STA-5.4", "not-owed", (region,))
    return Reason("STA-D33", "noble-order", (region,))


def _refuse_other(s: StauferState, seat: Seat, move: Move) -> Reason:
    """Fetching, exchanging, picking, leaving."""
    verb = int(move.verb)
    thing = int(move.a)
    if verb == V_FETCH:
        assert not (laid_out(s.sides[s.player], due_kind(s)) >> (4 * thing)) & 15
        return Reason("STA-4.5.1", "none-there", (int(due_kind(s)), thing))
    if verb == V_GO_WITHOUT:
        return Reason("STA-R12", "cannot-go-without")
    if verb == V_EXCHANGE:
        if not s.kinds & BIT[thing]:
            return Reason("STA-2.5", "not-laid-out", (thing,))
        if s.sides[seat].privileges & BIT[thing]:
            return Reason("STA-9.6", "owned", (thing,))
        return Reason("STA-R55", "none-left", (thing,))
    if verb == V_PICK:
        return Reason("STA-7.2", "not-revealed", (thing,))
    assert verb == V_LEAVE
    if not own_places(s, seat) & BIT[thing]:
        if thing // 2 // PER_REGION not in unstacked(s.scored):
            return Reason("STA-9.3.5", "not-scored", (thing // 2 // PER_REGION,))
        return Reason("STA-9.3.5", "not-yours", (thing,))
    return Reason("STA-D60", "leave-order", (thing,))


def _refuse_nature(s: StauferState, move: Move) -> Reason:
    """NATURE can only lay out what is there."""
    verb = int(move.verb)
    thing = int(move.a)
    if verb == V_RING:
        return Reason("STA-2.2", "region-placed", (thing,))
    if verb == V_TILE:
        if move.b in unstacked(s.tiles):
            return Reason("STA-2.3", "tile-placed", (int(move.b),))
        return Reason("STA-2.3", "not-this-region", (thing,))
    if verb == V_CHEST:
        return Reason("STA-12.2", "chest-not-there", (thing,))
    if verb == V_KIND:
        return Reason("STA-2.5", "kind-chosen", (thing,))
    if verb == V_STARTER:
        return Reason("STA-1.1", "no-such-seat", (thing,))
    if verb == V_CONTRACT:
        category, receiver = next_contract(s)
        if thing >= s.seats:
            return Reason("STA-1.1", "no-such-seat", (thing,))
        if thing != receiver or move.b // 6 != category:
            return Reason("STA-2.11", "not-due", (thing,))
        return Reason("STA-2.11", "contract-dealt", (int(move.b),))
    assert verb in (V_ROW_REGION, V_ROW_CONDITION, V_ROW_JOURNEY)
    return Reason("STA-2.12", "no-such-tile")
