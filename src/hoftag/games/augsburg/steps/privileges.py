"""The winner takes a privilege card and executes two of its three privileges. [AUG-5, AUG-6, AUG-7]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import MEMBERS, bit
from hoftag.core.contract import ALL, NOBODY, Seat, Step
from hoftag.core.words import Move
from hoftag.games.augsburg.numbers import (
    AMENDS_MONEY,
    AMENDS_PRESTIGE,
    CARDS_DRAWN,
    COLLECTED,
    FOR_A_LAPSE,
    FROM_FACTORY,
    STAGE_FOR,
    STAGE_FOR_MONEY,
    TOP_STAGE,
    USES,
)
from hoftag.games.augsburg.scoring import gain_prestige
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.state import DISCARDED, AugsburgState
from hoftag.games.augsburg.steps.asked import Asked, finished
from hoftag.games.augsburg.steps.auction import ALONE
from hoftag.games.augsburg.words import (
    ADVANCE_OF,
    BUILD_OF,
    BUILDER,
    CARDS,
    CATEGORIES,
    CATHEDRAL,
    CHURCH,
    COAT,
    COLLECT,
    COMPENSATION,
    COMPENSATIONS,
    DISCARD,
    DISCARD_OF,
    DRAW,
    DRAW_TWO,
    E_ADVANCED,
    E_AMENDS_MONEY,
    E_AMENDS_PRESTIGE,
    E_BUILT,
    E_COLLECTED,
    E_DISCARDED,
    E_DREW,
    E_FACTORY_MONEY,
    E_LAPSED,
    E_PRESTIGE,
    E_RIGHT,
    E_SEIZED,
    E_TOOK,
    END,
    EXTRA_OF,
    FACTORY,
    FACTORY_MONEY,
    JOKER,
    LAPSE,
    LETTER,
    MINT,
    MONEY,
    NOBILITY,
    OFFICE,
    PRESTIGE_6,
    PRESTIGE_7,
    PRESTIGE_OF,
    RIGHT_OF,
    SEIZE_OF,
    TAKE_OF,
    USE,
    V_ADVANCE,
    V_BUILD,
    V_COLLECT,
    V_DRAW_TWO,
    V_EXTRA,
    V_FACTORY_MONEY,
    V_LAPSE,
    V_PRESTIGE,
    V_RIGHT,
    V_SEIZE,
)


class Take(Asked):
    """The winner takes any one card of the display. [AUG-5.1, AUG-D4, AUG-R19]"""

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Every open card."""
        return [TAKE_OF[card] for card in MEMBERS[s.display]]

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """It is executed at once."""
        s.taken = move.a
        s.display &= ~bit(move.a)
        s.symbols = s.box.symbols[move.a]
        s.uses = USES
        s.extra = 1
        finished(s, seat)
        if s.notes is not None:
            s.note(E_TOOK, (seat, int(move.a)))
        return ALL

    def close(self, s: AugsburgState) -> None:
        """Two of its three privileges, in any order. [AUG-5.2]"""
        s.then(USE)


class Use(Step[AugsburgState]):
    """The winner executes privileges, lets them lapse, builds with the master builder. [AUG-5.2, AUG-D5]"""

    def actors(self, s: AugsburgState) -> list[Seat]:
        """The winner, while there is something to execute.

        Who could still build with the master builder is asked even without the money, which is secret. [AUG-12.1]
        """
        if s.uses or (s.extra and may_build_extra(s.sides[s.beginner])):
            return ALONE[s.beginner]
        return NOBODY

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Everything the symbols left allow; the master builder's extra build at any moment. [AUG-7.6]"""
        side = s.sides[seat]
        found: list[Move] = []
        if s.uses:
            self.list_fixed(s, found)
            for category in CATEGORIES:
                if s.shows(category):
                    list_advance(s, side, category, found)
            if s.shows(FACTORY) and side.stage(FACTORY) >= STAGE_FOR_MONEY:
                found.append(FACTORY_MONEY)
            if s.shows(NOBILITY):
                list_right(side, COAT, NOBILITY, found)
                list_right(side, LETTER, NOBILITY, found)
            if s.shows(OFFICE):
                list_right(side, MINT, OFFICE, found)
                list_right(side, BUILDER, OFFICE, found)
                list_builds(s, side, BUILD_OF, found)
            found.append(LAPSE)
        if s.extra and side.builder:
            list_builds(s, side, EXTRA_OF, found)
        if not s.uses:
            found.append(END)
        return found

    def list_fixed(self, s: AugsburgState, found: list[Move]) -> None:
        """Money, prestige and cards, which can be used only as described. [AUG-5.3.1 to AUG-5.3.3, AUG-5.3.6]"""
        if s.shows(MONEY):
            found.append(COLLECT)
        if s.shows(PRESTIGE_6):
            found.append(PRESTIGE_OF[0])
        if s.shows(PRESTIGE_7):
            found.append(PRESTIGE_OF[1])
        if s.shows(CARDS) and not s.draw.empty():
            found.append(DRAW_TWO)

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Each takes effect at once; barriers act at the moment of a gain. [AUG-R40, AUG-R42]"""
        side = s.sides[seat]
        verb = move.verb
        if verb == V_EXTRA:
            s.extra = 0
            build(s, seat, move.a + CHURCH)
            return ALL
        if verb == V_LAPSE:
            s.uses -= 1
            side.from_lapses += FOR_A_LAPSE
            if s.notes is not None:
                s.note(E_LAPSED, (seat, FOR_A_LAPSE))
            gain_prestige(s, seat, FOR_A_LAPSE)
            return ALL
        if move is END:
            s.extra = 0
            return ALL
        s.uses -= 1
        if verb == V_ADVANCE:
            self.use_symbol(s, move.a)
            advance(s, seat, move.a)
        elif verb == V_SEIZE:
            self.use_symbol(s, move.a)
            seize(s, seat, move.a, move.b)
        elif verb == V_RIGHT:
            self.use_symbol(s, NOBILITY if move.a <= LETTER else OFFICE)
            take_right(s, seat, move.a)
            if s.notes is not None:
                s.note(E_RIGHT, (seat, int(move.a)))
        elif verb == V_BUILD:
            self.use_symbol(s, OFFICE)
            build(s, seat, move.a + CHURCH)
        else:
            self.play_fixed(s, seat, move)
        return ALL

    def play_fixed(self, s: AugsburgState, seat: int, move: Move) -> None:
        """Money, prestige, two cards minus one."""
        side = s.sides[seat]
        if move.verb == V_COLLECT:
            self.use_symbol(s, MONEY)
            side.receive(COLLECTED)
            if s.notes is not None:
                s.note(E_COLLECTED, (seat, COLLECTED))
        elif move.verb == V_FACTORY_MONEY:
            self.use_symbol(s, FACTORY)
            side.receive(FROM_FACTORY)
            if s.notes is not None:
                s.note(E_FACTORY_MONEY, (seat, FROM_FACTORY))
        elif move.verb == V_PRESTIGE:
            self.use_symbol(s, PRESTIGE_6 + move.a)
            points = 6 + move.a
            side.from_privileges += points
            if s.notes is not None:
                s.note(E_PRESTIGE, (seat, int(points)))
            gain_prestige(s, seat, points)
        else:
            assert move.verb == V_DRAW_TWO
            self.use_symbol(s, CARDS)
            draw_two(s, seat)

    def use_symbol(self, s: AugsburgState, symbol: i64) -> None:
        """One symbol of the card is used up; a double one is there twice. [AUG-5.4]"""
        s.symbols -= bit(2 * symbol)

    def close(self, s: AugsburgState) -> None:
        """The card is laid aside. [AUG-5.5]"""
        s.taken = NONE
        s.symbols = 0
        s.extra = 0


def may_build_extra(side: Side) -> bool:
    """Whether a master builder has anything left to build. [AUG-7.6, AUG-R39]"""
    return side.builder != 0 and (side.church == 0 or side.cathedral == 0)


def list_advance(s: AugsburgState, side: Side, category: i64, found: list[Move]) -> None:
    """The next tile from the display, and only if none is there from an opponent. [AUG-6.1, AUG-6.3, AUG-R28]"""
    stage = side.stage(category) + 1
    if stage > TOP_STAGE:
        return
    if s.tiles_left(category, stage):
        found.append(ADVANCE_OF[category])
        return
    for seat, other in enumerate(s.sides):
        if other.stage(category) == stage:  # the highest tile only [AUG-R29]
            found.append(SEIZE_OF[category][seat])


def list_right(side: Side, right: i64, category: i64, found: list[Move]) -> None:
    """A right, if the present stage allows it and none of the kind is owned. [AUG-7.1, AUG-7.3, AUG-R23]"""
    if not side.right(right) and side.stage(category) >= STAGE_FOR[right]:
        found.append(RIGHT_OF[right])


def list_builds(s: AugsburgState, side: Side, moves: list[Move], found: list[Move]) -> None:
    """Church and cathedral, if not owned and within one's means. [AUG-8.1]"""
    if not side.church and s.stack_top(CHURCH) <= side.money():
        found.append(moves[0])
    if not side.cathedral and s.stack_top(CATHEDRAL) <= side.money():
        found.append(moves[1])


def advance(s: AugsburgState, seat: i64, category: i64) -> None:
    """The next tile comes from the display; for stage 4 the tile of stage 3 goes back there. [AUG-6.1, AUG-6.2]"""
    side = s.sides[seat]
    side.change_stage(category, 1)
    stage = side.stage(category)
    s.change_tiles(category, stage, -1)
    if stage == TOP_STAGE:
        s.change_tiles(category, 3, 1)
    if s.notes is not None:
        s.note(E_ADVANCED, (int(seat), int(4 * category + stage - 1)))


def seize(s: AugsburgState, seat: i64, category: i64, victim: i64) -> None:
    """The next tile comes from an opponent, who for stage 4 gets the tile of stage 3 and chooses amends. [AUG-6.3]

    Either way the opponent drops by one stage and keeps every right. [AUG-6.4, AUG-6.6, AUG-6.7]
    """
    side = s.sides[seat]
    side.change_stage(category, 1)
    s.sides[victim].change_stage(category, -1)
    if s.notes is not None:
        s.note(E_SEIZED, (int(seat), int(victim), int(4 * category + side.stage(category) - 1)))
    s.ask(COMPENSATION, bit(victim))


def take_right(s: AugsburgState, seat: i64, right: i64) -> None:
    """The top tile of a stack goes to the tableau. [AUG-7.1]"""
    s.sides[seat].own(right, s.stack_top(right))
    s.stacks -= bit(4 * right)


def build(s: AugsburgState, seat: i64, building: i64) -> None:
    """Pay what the top tile costs and put it on the tableau. [AUG-8.1]"""
    cost = s.stack_top(building)
    s.sides[seat].receive(-cost)
    take_right(s, seat, building)
    if s.notes is not None:
        s.note(E_BUILT, (int(seat), int(building - CHURCH), cost))


def draw_two(s: AugsburgState, seat: i64) -> None:
    """Draw two cards, or as many as there are, then discard one. [AUG-5.3.3, AUG-R25, AUG-R27]"""
    there = s.draw.size() + s.discard.size()
    number = CARDS_DRAWN if there >= CARDS_DRAWN else there
    s.sides[seat].due_free = number
    s.due = number
    if s.notes is not None:
        s.note(E_DREW, (int(seat), int(number)))
    s.ask(DISCARD, bit(seat))
    s.then(DRAW)


class Compensation(Asked):
    """The robbed player chooses 100 gulden or a point, before anything else happens. [AUG-6.5, AUG-R31, AUG-D6]"""

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Money or prestige, also where a barrier takes it. [AUG-R33]"""
        return COMPENSATIONS

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Public."""
        finished(s, seat)
        side = s.sides[seat]
        if move.a == 0:
            side.receive(AMENDS_MONEY)
            if s.notes is not None:
                s.note(E_AMENDS_MONEY, (seat, AMENDS_MONEY))
        else:
            side.from_amends += AMENDS_PRESTIGE
            if s.notes is not None:
                s.note(E_AMENDS_PRESTIGE, (seat, AMENDS_PRESTIGE))
            gain_prestige(s, seat, AMENDS_PRESTIGE)
        return ALL


class Discard(Asked):
    """After drawing two cards one hand card of any kind is discarded openly. [AUG-5.3.3, AUG-D7]"""

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Each different hand card."""
        return [DISCARD_OF[card] for card in s.sides[seat].hand.kinds()]

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """It lies on top of the discards."""
        finished(s, seat)
        card = move.a
        s.sides[seat].hand.take(card)
        s.discard.add(card)
        s.top_discard = card
        if card != JOKER:
            s.whereabouts[card] = DISCARDED
        if s.notes is not None:
            s.note(E_DISCARDED, (seat, int(card)))
        return ALL

    def close(self, s: AugsburgState) -> None:
        """If the draw pile is used up, this card may be the whole new one. [AUG-R47]"""
        s.reshuffle()
        s.look_at_top()
