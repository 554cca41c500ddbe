"""Move and place: which chests help, which figure sits, where nobles pay; then points and chests. [STA-5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.core.contract import ALL, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.staufer.costs import (
    CHEAP_PLACE_AID,
    FREE_MOVE_AID,
    affordable_aids,
    aids_held,
    movement,
    placement,
)
from hoftag.games.staufer.packed import RIGHT_SHIFT, total
from hoftag.games.staufer.side import NONE, Side
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.steps.chests import note_privilege, take_chests
from hoftag.games.staufer.steps.gains import ALONE
from hoftag.games.staufer.words import (
    AID,
    AID_OF,
    ARRIVE,
    CHEAP_PLACE,
    E_AID,
    E_OCCUPIED,
    E_PAID,
    E_SECOND,
    ENVOY,
    FIGURES,
    FREE_MOVE,
    NOBLE,
    PAY_NOBLE_OF,
    PER_REGION,
    SECOND,
    SECOND_OR_NOT,
    SIT_OF,
    V_SECOND,
    V_SIT,
)

NEVER: Final = 99
KINGS_REGION_POINTS: Final = 3  # privilege 6, for each figure [STA-10.6]


class Place(Step[StauferState]):
    """The seat is chosen and the envoy of the track is there: which chests are used? [STA-5.2, STA-D31]"""

    def close(self, s: StauferState) -> None:
        """Now that the envoy of the track is there."""
        choose_aids(s)


def choose_aids(s: StauferState) -> None:
    """Only uses that leave the placement affordable; a single one needs no question. [STA-D31]"""
    side = s.sides[s.player]
    if not aids_held(side):
        use_aids(s, 0)
        return
    uses = affordable_aids(s, side, s.target, side.court())
    if len(uses) > 1:
        s.then(AID)
    else:
        use_aids(s, uses[0])


class Aid(Step[StauferState]):
    """Use "no movement cost", "cheap placement", both or none. [STA-9.3.3, STA-9.3.4, STA-9.3.6, STA-D31]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """The turn player, once."""
        return ALONE[s.player] if s.aids == NONE else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Every use that leaves the placement affordable."""
        side = s.sides[seat]
        return [AID_OF[aids] for aids in affordable_aids(s, side, s.target, side.court())]

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """The choice is made."""
        s.aids = move.a
        return ALL

    def close(self, s: StauferState) -> None:
        """The chests are used up."""
        use_aids(s, s.aids)


def use_aids(s: StauferState, aids: i64) -> None:
    """Chests are discarded; then it is clear where how many figures have to be laid. [STA-5.3, STA-5.4, STA-R19]"""
    side = s.sides[s.player]
    s.aids = aids
    if aids & FREE_MOVE_AID:
        use_up(s, FREE_MOVE)
    if aids & CHEAP_PLACE_AID:
        use_up(s, CHEAP_PLACE)
    king = s.place_of(s.king)
    region: i64 = s.target // PER_REGION
    s.owed = 0
    for steps in movement(side.privileges, s.distance(region), aids):
        s.owed += bit(4 * s.region_at(king + steps))
    target = s.place_of(region)
    figures = placement(s, side.privileges, s.target, aids)
    for steps in range(1, figures):
        s.owed += bit(4 * s.region_at(target + steps))
    s.noble_paid = 0
    s.figure = NONE
    s.last = NONE
    settle_figures(s)
    if s.figure == NONE:
        s.then(FIGURES)
    else:
        occupy(s)


def use_up(s: StauferState, chest: int) -> None:
    """A turquoise chest is used once, then discarded. [STA-9.2]"""
    s.sides[s.player].change_chests(chest, -1)
    s.discard_chest(chest)
    if s.notes is not None:
        s.note(E_AID, (int(s.player), chest))


def list_figures(s: StauferState) -> list[Move]:
    """Who takes the seat, while envoys pay what is due; or first a noble into a payment area. [STA-5.6, STA-R18]"""
    side = s.sides[s.player]
    owed = total(s.owed)
    nobles_only = s.layout.nobles_only[s.target]
    found: list[Move] = []
    if not nobles_only and side.court_envoys > owed:
        found.append(SIT_OF[ENVOY])
    if side.court_nobles and side.court_envoys >= owed:
        found.append(SIT_OF[NOBLE])
    if side.court_nobles > (1 if nobles_only else 0):
        least = nobles_to_come(side, owed - 1, nobles_only)
        for region in range(6):
            if region >= s.last and (s.owed >> (4 * region)) & 15 and total(s.owed >> (4 * region)) > least:
                found.append(PAY_NOBLE_OF[region])
    return found


def nobles_to_come(side: Side, due: i64, nobles_only: bool) -> i64:
    """How many nobles at least have to pay after the next one, so that the rest can be paid and the seat be taken.

    Nobles go on in the order of the regions, so that so many payments must be due there or later; NEVER: it cannot be.
    """
    nobles = side.court_nobles - 1
    least = due - side.court_envoys  # when a noble takes the seat
    if least < 0:
        least = 0
    if least < nobles:
        return least
    least = due - side.court_envoys + 1  # when an envoy takes it
    if least < 0:
        least = 0
    if least > nobles or nobles_only or not side.court_envoys:
        return NEVER
    return least


def settle_figures(s: StauferState) -> None:
    """Do what is the only possibility."""
    side = s.sides[s.player]
    if not side.court_nobles:
        s.figure = ENVOY
    elif side.court_envoys > total(s.owed) and not s.layout.nobles_only[s.target]:
        return  # either kind may sit
    while s.figure == NONE:
        moves = list_figures(s)
        if len(moves) != 1:
            return
        choose_figure(s, moves[0])


def choose_figure(s: StauferState, move: Move) -> None:
    """A noble is laid into a payment area, or the seat is taken."""
    if move.verb == V_SIT:
        s.figure = move.a
        return
    side = s.sides[s.player]
    s.last = move.a
    s.owed -= bit(4 * move.a)
    s.noble_paid += bit(4 * move.a)
    side.court_nobles -= 1
    side.paid_nobles += bit(4 * move.a)


class Figures(Step[StauferState]):
    """An envoy or a noble on the seat; envoys pay, unless nobles are laid somewhere first. [STA-D32, STA-D33]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """The turn player, until the seat is taken."""
        return ALONE[s.player] if s.figure == NONE else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Nobles pay in the order of the regions."""
        return list_figures(s)

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """Without a further question where only one answer is left."""
        choose_figure(s, move)
        settle_figures(s)
        return ALL

    def close(self, s: StauferState) -> None:
        """Both steps are carried out."""
        occupy(s)


def occupy(s: StauferState) -> None:
    """Envoys pay what is still due, and the figure takes its seat. [STA-5.4, STA-5.5, STA-10.2]"""
    side = s.sides[s.player]
    envoys = total(s.owed)
    side.paid_envoys += s.owed
    side.court_envoys -= envoys
    if s.figure == NOBLE:
        side.court_nobles -= 1
    else:
        side.court_envoys -= 1
    shared = s.seated[s.target] != 0
    if s.notes is not None:
        nobles = total(s.noble_paid)
        if envoys or nobles:
            s.note(E_PAID, (int(s.player), int(envoys), int(nobles)))
        s.note(E_OCCUPIED, (int(s.player), int(s.figure), int(s.target)))
    put_figure(s, s.figure)
    s.owed = 0
    s.noble_paid = 0
    if side.has(3) and s.figure == ENVOY and not shared and side.court_envoys:
        s.waiting = 1
        s.then(ARRIVE)
        s.then(SECOND)
    else:
        arrive(s)


def put_figure(s: StauferState, kind: i64) -> None:
    """A newcomer stands to the right of who is there; privilege 6 scores in the king's region. [STA-10.2, STA-10.6]"""
    figure = 2 * s.player + kind + 1
    there: i64 = s.seated[s.target]
    s.seat_figures(s.target, there + (figure << RIGHT_SHIFT) if there else figure)
    side = s.sides[s.player]
    if side.has(6) and s.target // PER_REGION == s.king:
        side.score_privilege(6, KINGS_REGION_POINTS)
        note_privilege(s, s.player, 6, KINGS_REGION_POINTS)


class Second(Step[StauferState]):
    """Privilege 3: a second envoy on the same seat for free. [STA-10.3, STA-R29, STA-D34]"""

    def actors(self, s: StauferState) -> list[Seat]:
        """The turn player, once."""
        return ALONE[s.player] if s.waiting else NOBODY

    def moves(self, s: StauferState, seat: Seat) -> list[Move]:
        """Yes or no."""
        return SECOND_OR_NOT

    def play(self, s: StauferState, seat: Seat, move: Move) -> int:
        """It takes no further chest."""
        s.waiting = 0
        if move.verb == V_SECOND:
            s.sides[seat].court_envoys -= 1
            if s.notes is not None:
                s.note(E_SECOND, (seat, int(s.target)))
            put_figure(s, ENVOY)
        return ALL


class Arrive(Step[StauferState]):
    """After the second figure. [STA-5.9]"""

    def close(self, s: StauferState) -> None:
        """The placement is done."""
        arrive(s)


def arrive(s: StauferState) -> None:
    """After the figures and their points all chests of the seat are taken. [STA-5.9]"""
    office = s.target
    s.target = NONE
    s.aids = NONE
    s.figure = NONE
    s.last = NONE
    stack = s.chests[office]
    if stack:
        s.chests[office] = 0
        take_chests(s, s.player, stack)
