"""A round and its turns: the player on top of the order track chooses Supply, or Move and place. [STA-3, STA-4]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.core.contract import ALL, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.staufer.costs import list_offices, track_envoy
from hoftag.games.staufer.packed import length
from hoftag.games.staufer.side import NONE, ROUNDS
from hoftag.games.staufer.state import FIRST_FIELD, StauferState
from hoftag.games.staufer.steps.chests import note_privilege, take_chests
from hoftag.games.staufer.steps.gains import ALONE, at_hand, gain
from hoftag.games.staufer.steps.placing import choose_aids
from hoftag.games.staufer.words import (
    AFTER_SUPPLY,
    DRAW_CHEST,
    E_ROUND,
    E_SPACE_ONE,
    E_SUPPLY,
    E_SWAP,
    E_TRACK_ENVOY,
    KEEP_FIELD,
    PLACE_STEP,
    SCORING,
    SPACE_ONE,
    SPACE_ONE_MOVE,
    SUPPLY_CHEST,
    SUPPLY_OF,
    SWAP,
    SWAP_OF,
    TAKE_FIELD,
    TURN,
    V_SPACE_ONE,
    V_SUPPLY,
    V_SWAP,
)

AFTER_SUPPLY_POINTS = 2  # privilege 9 [STA-10.9]


class Round(Step[StauferState]):
    """All turns, then the region scoring. [STA-3.1]"""

    def close(self, s: StauferState) -> None:
        """The next round begins."""
        s.round += 1
        if s.notes is not None:
            s.note(E_ROUND, (int(s.round), ROUNDS))
        s.then(SCORING)
        s.then(TURN)


class Turn(Step[StauferState]):
    """One action for each action figure, in the order of the track. [STA-3.2, STA-D10, STA-D11, STA-D20, STA-D30]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """Who is on top of the track; nobody when it is empty. [STA-3.6]"""
        return ALONE[(s.order & 15) - 1] if s.order else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """A field of the supply table, or an office that can be paid in full; first perhaps the chest "space 1"."""
        found = SUPPLY_OF[: s.layout.fields]
        if not s.space_one and s.sides[seat].chests_of(SPACE_ONE):
            found.append(SPACE_ONE_MOVE)
        extra = track_envoy(s, seat)
        list_offices(s, seat, extra, found)
        return found

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """The action figure goes to its track, and the action begins. [STA-3.3, STA-3.4]"""
        s.player = seat
        if move.verb == V_SPACE_ONE:
            s.space_one = 1
            s.sides[seat].change_chests(SPACE_ONE, -1)
            s.discard_chest(SPACE_ONE)
            if s.notes is not None:
                s.note(E_SPACE_ONE, (seat,))
            return ALL
        s.order >>= 4
        own = seat + 1
        envoy: i64 = 0
        if move.verb != V_SUPPLY:
            envoy = track_envoy(s, seat)
        if s.space_one:  # on top of the supply track, whatever the action [STA-9.3.1, STA-R17]
            s.supply_track = 16 * s.supply_track + own
            s.space_one = 0
        elif move.verb == V_SUPPLY:
            s.supply_track |= own * bit(4 * length(s.supply_track))
        else:
            s.place_track |= own * bit(4 * length(s.place_track))
        if move.verb == V_SUPPLY:
            begin_supply(s, seat, move.a)
        else:
            s.target = move.a
            s.aids = NONE
            begin_placement(s, seat, envoy)
        return ALL


def begin_placement(s: StauferState, seat: int, envoys: i64) -> None:
    """First perhaps the envoy of the track comes to the court. [STA-3.4, STA-R16]"""
    if envoys and s.notes is not None:
        s.note(E_TRACK_ENVOY, (seat,))
    if at_hand(s.sides[seat], envoys, 0):
        gain(s, seat, envoys, 0)
        choose_aids(s)
    else:
        s.then(PLACE_STEP)
        gain(s, seat, envoys, 0)


def begin_supply(s: StauferState, seat: int, field: i64) -> None:
    """A field is never blocked; with the right chest another field's chests are taken. [STA-4.1, STA-9.3.2, STA-D21]"""
    s.field = field
    if s.notes is not None:
        s.note(E_SUPPLY, (seat, int(field)))
    if s.sides[seat].chests_of(SUPPLY_CHEST) and other_fields(s):
        s.waiting = 1
        s.then(SWAP)
    else:
        take_field(s, field)


def other_fields(s: StauferState) -> list[int]:
    """The other fields that have chests. [STA-R50]"""
    return [field for field in range(s.layout.fields) if s.chests[FIRST_FIELD + field] and field != s.field]


def take_field(s: StauferState, chests_of: i64) -> None:
    """First the figures of the field, then the chests of that field or another, then privileges. [STA-4.2, STA-4.3]"""
    envoys = s.box.field_envoys[s.field]
    nobles = s.box.field_nobles[s.field]
    s.field = chests_of
    s.then(AFTER_SUPPLY)
    if at_hand(s.sides[s.player], envoys, nobles):
        gain(s, s.player, envoys, nobles)
        empty_field(s)
    else:
        s.then(TAKE_FIELD)
        gain(s, s.player, envoys, nobles)


def empty_field(s: StauferState) -> None:
    """All chests are taken, none may be left. [STA-4.3]"""
    stack = s.chests[FIRST_FIELD + s.field]
    s.chests[FIRST_FIELD + s.field] = 0
    s.field = NONE
    if stack:
        take_chests(s, s.player, stack)


class Swap(Step[StauferState]):
    """With the chest "supply" the chests of another field are taken instead. [STA-9.3.2, STA-R50, STA-D21]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """The turn player, once."""
        return ALONE[s.player] if s.waiting else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Another field with chests, or the own field."""
        found = [SWAP_OF[field] for field in other_fields(s)]
        found.append(KEEP_FIELD)
        return found

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """The chest is used up."""
        s.waiting = 0
        s.last = NONE
        if move.verb == V_SWAP:
            s.last = move.a
            s.sides[seat].change_chests(SUPPLY_CHEST, -1)
            s.discard_chest(SUPPLY_CHEST)
            if s.notes is not None:
                s.note(E_SWAP, (seat, int(move.a)))
        return ALL

    def close(self, s: StauferState) -> None:
        """Now the action itself."""
        chests_of = s.last if s.last != NONE else s.field
        s.last = NONE
        take_field(s, chests_of)


class TakeField(Step[StauferState]):
    """All chests of the field are taken; they are not replaced until clean-up. [STA-4.3, STA-4.4]"""

    def close(self, s: StauferState) -> None:
        """Now that the figures are there."""
        empty_field(s)


class AfterSupply(Step[StauferState]):
    """Privileges 7, 9 and 8, in this order, if held when the action completes. [STA-4.6, STA-R26, STA-R28]"""

    def close(self, s: StauferState) -> None:
        """What is put on the agenda first comes last."""
        side = s.sides[s.player]
        if side.has(8) and s.need_chest():
            s.then(DRAW_CHEST)
        if side.has(7):
            gain(s, s.player, 1, 0)
        if side.has(9):
            side.score_privilege(9, AFTER_SUPPLY_POINTS)
            note_privilege(s, s.player, 9, AFTER_SUPPLY_POINTS)
