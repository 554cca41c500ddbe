"""Phase 2: money, prestige, certificates; the rare shortage; the end. [AUG-9, AUG-11]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.bits import BIT, bit
from hoftag.core.contract import Seat, Step
from hoftag.core.words import Move
from hoftag.games.augsburg.scoring import gain_prestige, note_winners
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.state import AugsburgState
from hoftag.games.augsburg.steps.asked import Asked, finished
from hoftag.games.augsburg.words import (
    DEAL,
    E_FREE,
    E_GAVE,
    E_GAVE_CARD,
    E_INCOME,
    E_ROUND_PRESTIGE,
    E_SHORTAGE,
    E_SHUFFLED_ALL,
    FACTORY,
    GIVE,
    GIVE_OF,
    JOKER,
    NOBILITY,
    OFFICE,
    ROUND,
    SHORTAGE,
)


class PhaseTwo(Step[AugsburgState]):
    """Money, then prestige, then certificates; after the last round only prestige. [AUG-9.1, AUG-R51, AUG-R52]"""

    def close(self, s: AugsburgState) -> None:
        """Cards left in the display are laid aside as used. [AUG-10.2]"""
        last = s.round == s.rounds()
        s.display = 0
        if not last:
            for seat, side in enumerate(s.sides):
                pay_income(s, seat, side)
        for seat, side in enumerate(s.sides):
            award_prestige(s, seat, side)
        if last:  # [AUG-11.1]
            s.over = 1
            if s.notes is not None:
                note_winners(s)
            return
        s.then(ROUND)
        entitle(s)
        s.then(DEAL)
        s.then(SHORTAGE)


def pay_income(s: AugsburgState, seat: int, side: Side) -> None:
    """The money of the highest factory stage. [AUG-9.2]"""
    amount = s.box.money[side.stage(FACTORY) - 1]
    side.receive(amount)
    if s.notes is not None:
        s.note(E_INCOME, (seat, amount))


def award_prestige(s: AugsburgState, seat: int, side: Side) -> None:
    """The points of the highest nobility stage, coat of arms and letter, as one gain. [AUG-9.3, AUG-7.4, AUG-R69]"""
    stage = s.box.prestige[side.stage(NOBILITY) - 1]
    side.from_stages += stage
    side.from_coat += side.coat
    side.from_letter += side.letter
    if s.notes is not None:
        s.note(E_ROUND_PRESTIGE, (seat, stage, int(side.coat), int(side.letter)))
    gain_prestige(s, seat, stage + side.coat + side.letter)


def entitle(s: AugsburgState) -> None:
    """Free cards for office stage 4 and the mint master, then the offer of the stage. [AUG-9.4, AUG-7.5]"""
    s.due = 0
    for seat, side in enumerate(s.sides):
        stage = side.stage(OFFICE) - 1
        side.due_free = s.box.free[stage] + side.mint
        side.due_offer = s.box.offer[stage]
        s.due += side.due_free + side.due_offer
        if s.notes is not None and side.due_free:
            s.note(E_FREE, (seat, int(side.due_free)))


class Shortage(Step[AugsburgState]):
    """Before dealing: do the piles hold all that is due? Else every player gives a card. [AUG-9.8, AUG-R48]"""

    def close(self, s: AugsburgState) -> None:
        """Repeated until there are enough; it always ends. [AUG-R49]"""
        there = s.draw.size() + s.discard.size()
        if s.due > there:
            s.short = 1
            if s.notes is not None:
                s.note(E_SHORTAGE, (int(s.due), int(there)))
            s.then(SHORTAGE)
            s.ask(GIVE, holders(s))
        elif s.short:
            if s.notes is not None:
                s.note(E_SHUFFLED_ALL, ())
            if s.draw.empty():  # nothing can be reserved
                s.draw.pour(s.discard)
                s.forget_discards()
                s.short = 0


def holders(s: AugsburgState) -> i64:
    """The seats that hold cards: the others give nothing. [AUG-R48]"""
    seats: i64 = 0
    for seat, side in enumerate(s.sides):
        if not side.hand.empty():
            seats |= bit(seat)
    return seats


class Give(Asked):
    """Everybody secretly puts one hand card under the draw pile. [AUG-9.8, AUG-R50, AUG-D8]"""

    def moves(self, s: AugsburgState, seat: Seat) -> list[Move]:
        """Each different hand card."""
        return [GIVE_OF[card] for card in s.sides[seat].hand.kinds()]

    def play(self, s: AugsburgState, seat: Seat, move: Move) -> int:
        """Only the giver knows."""
        finished(s, seat)
        side = s.sides[seat]
        side.hand.take(move.a)
        side.pick(move.a)
        return BIT[seat]

    def close(self, s: AugsburgState) -> None:
        """The cards wait with the discards to be shuffled; what was known of the hands is not certain any more."""
        for seat, side in enumerate(s.sides):
            if side.chosen:
                if s.notes is not None:
                    s.note(E_GAVE, (seat,))
                    s.note(E_GAVE_CARD, (seat, int(side.last)), BIT[seat])
                s.discard.pour(side.picked)
                side.forget_choice()
                for card in range(JOKER):
                    if s.whereabouts[card] == seat:
                        s.whereabouts[card] = NONE

    def face(self, move: Move) -> int:
        """That a card was given, not which."""
        return -10
