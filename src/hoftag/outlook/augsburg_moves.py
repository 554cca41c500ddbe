"""What a move of Augsburg 1520 would bring: it is played on a table that holds what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hoftag.core.bits import members
from hoftag.core.contract import Step
from hoftag.core.words import Move
from hoftag.games.augsburg.game import Augsburg
from hoftag.games.augsburg.numbers import NO_BARRIER
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.state import AugsburgState
from hoftag.games.augsburg.steps.auction import at_high_bid, shown_later
from hoftag.games.augsburg.words import (
    AUCTION,
    BUY,
    CARD,
    COMPENSATION,
    DISCARD,
    GIVE,
    JOKER,
    NOBLE,
    PHASE_TWO,
    RIGHT,
    RIGHTS,
    SHOW,
    SHOW_OF,
    STAGE,
    TAKE,
    USE,
    V_ADVANCE,
    V_BID,
    V_BUY,
    V_COMPENSATION,
    V_DISCARD,
    V_DONE,
    V_GIVE,
    V_PASS,
    V_SEIZE,
    V_SHOW,
    V_TAKE,
    WORDS,
)

STEP_OF: Final = {V_BUY: BUY, V_PASS: AUCTION, V_BID: AUCTION, V_SHOW: SHOW, V_COMPENSATION: COMPENSATION,
                  V_DISCARD: DISCARD, V_GIVE: GIVE}  # fmt: skip
USES: Final = ("money", "prestige", "free", "offer")  # what a round yields

Facts = dict[str, Any]


class Moves:
    """Tells what the moves of one seat would bring at one table."""

    def __init__(self, game: Augsburg, table: AugsburgState, seat: int, income: list[Facts]) -> None:
        """`seat` is a player, a spectator has no moves; `income` is what the end of the round brings to all."""
        self.game = game
        self.table = table
        self.seat = seat
        self.income = income
        self._uses: dict[str, Facts] = {}

    def told(self, notations: Sequence[str]) -> dict[str, Facts]:
        """Every listed move with what it brings."""
        return {notation: self._told(WORDS.parse(notation)) for notation in notations}

    def _told(self, move: Move) -> Facts:
        """One move, by the step that asks for it."""
        verb = int(move.verb)
        if verb in (V_DONE, V_TAKE):  # what a card could bring stands with the card
            return {}
        if verb not in STEP_OF:
            return self.use(move)
        step = STEP_OF[verb]
        after = self.table.clone()
        self.game.steps[step].play(after, self.seat, move)
        if step == AUCTION:
            return self._bid(after, verb == V_BID, int(move.a) + 1)
        if step == COMPENSATION:
            return self._change(after)
        before, side = self.table.sides[self.seat], after.sides[self.seat]
        if step == SHOW:
            return {"missing": int(after.high - side.chosen)}
        now, then = ceilings(before, step == BUY), ceilings(side, step == BUY)
        found: Facts = {"ceilings": {noble: then[noble] for noble in then if then[noble] != now[noble]}}
        if step == BUY:
            found |= {"cost": int(before.money() - side.money()), "left": int(side.money())}
        return found

    def _bid(self, after: AugsburgState, bids: bool, number: int) -> Facts:
        """Whether a bid or a pass ends the auction, and who would then show cards. [AUG-4.2, AUG-4.3]"""
        found: Facts = {
            "ends": after.turn == NONE,
            "shows": [],
            "next": None if after.turn == NONE else int(after.turn),
        }
        if after.high:
            found["shows"] = members(at_high_bid(after))
        if bids:
            found["kind"] = "bid" if not self.table.high else "hold" if number == self.table.high else "raise"
        return found

    # ------------------------------------------------------------------ privileges

    def card(self, privilege: int) -> list[str]:
        """What could be done with a privilege card if it were taken now, as notations."""
        taken = self.table.clone()
        self.game.steps[TAKE].play(taken, self.seat, WORDS.move(V_TAKE, (privilege,)))
        found = self.game.steps[USE].moves(taken, self.seat)
        for move in found:
            if move.text not in self._uses:
                self._uses[move.text] = self._change_by(move, taken)
        return [move.text for move in found]

    def uses(self) -> dict[str, Facts]:
        """All that was asked about by `card` or `use`."""
        return self._uses

    def use(self, move: Move) -> Facts:
        """What a privilege brings when it is executed now."""
        if move.text not in self._uses:
            self._uses[move.text] = self._change_by(move, self.table)
        return self._uses[move.text]

    def _change_by(self, move: Move, before: AugsburgState) -> Facts:
        """What a privilege brings, with what it takes from whom."""
        after = before.clone()
        self.game.steps[USE].play(after, self.seat, move)
        found = self._change(after)
        if move.verb in (V_ADVANCE, V_SEIZE):
            stage = after.sides[self.seat].stage(move.a)
            found["stage"] = STAGE.names[4 * int(move.a) + int(stage) - 1]
        if move.verb == V_SEIZE:
            found["victim"] = self._victim(after, int(move.b), int(move.a))
        return found

    def _change(self, after: AugsburgState) -> Facts:
        """Money, points and rights of the seat before and after, and what a round then yields."""
        before = self.table.sides[self.seat]
        side = after.sides[self.seat]
        found: Facts = {
            "money": int(side.money() - before.money()),
            "left": int(side.money()),
            "prestige": int(side.prestige - before.prestige),
            "to": int(side.prestige),
            "lost": int(side.gross() - before.gross() - side.prestige + before.prestige),
        }
        gained = [right for right in RIGHTS if side.right(right) and not before.right(right)]
        if gained:
            found["right"] = RIGHT.names[gained[0]]
            found["printed"] = int(side.right(gained[0]))
        if side.barrier() != before.barrier():
            found["barrier"] = None if side.barrier() == NO_BARRIER else int(side.barrier())
        income = incomes(self.game, after, self.seat)[0]
        now = self.income[self.seat]
        found["income"] = {key: [now[key], income[key]] for key in USES if now[key] != income[key]}
        return found

    def _victim(self, after: AugsburgState, victim: int, category: int) -> Facts:
        """Who loses a stage, and what a round then yields less. [AUG-6.3 to AUG-6.7]"""
        now = self.income[victim]
        then = incomes(self.game, after, victim)[0]
        stage = 4 * category + int(after.sides[victim].stage(category)) - 1
        return {
            "seat": victim,
            "from": STAGE.names[stage + 1],
            "stage": STAGE.names[stage],
            "income": {key: [now[key], then[key]] for key in USES if now[key] != then[key]},
        }

    # ------------------------------------------------------------------ the showdown

    def plans(self) -> dict[str, list[str]]:
        """Whole sets to show: the best card and the lowest others, the highest, the lowest; the best one and jokers."""
        s = self.table
        side = s.sides[self.seat]
        missing = int(s.high - side.chosen)
        left = shown_later(side, s.noble) if side.last != JOKER else []
        if missing <= 0 or missing > len(left) + side.hand.jokers or not (left or side.chosen):
            return {}
        jokers = [JOKER] * max(0, missing - len(left))
        rest = missing - len(jokers)
        best = [*left[:1], *left[len(left) - rest + 1 :]] if rest else []
        sets = {"thrifty": best, "highest": left[:rest], "lowest": left[len(left) - rest :]}
        if rest > 1 and side.hand.jokers:
            spent = min(missing - 1, int(side.hand.jokers))
            sets["jokers"] = [*left[: missing - spent]]
        found: dict[str, list[str]] = {}
        for name, cards in sets.items():
            shown = [*cards, *[JOKER] * (missing - len(cards))]
            found[name] = [SHOW_OF[card].text for card in shown]
        return found


def ceilings(side: Side, buying: bool = False) -> dict[str, int]:
    """The highest bid on each noble that a hand allows; `buying`: with what was chosen to be bought. [AUG-4.1.5]"""
    held = side.hand.clone()
    if buying:
        held.pour(side.picked.clone())
    return {noble: int(held.ceiling(n)) for n, noble in enumerate(NOBLE.names)}


def incomes(game: Augsburg, table: AugsburgState, *seats: int) -> list[Facts]:
    """What the end of the round brings to some seats, or to all: phase 2 is played as the table lies. [AUG-9]"""
    after = table.clone()
    for side in after.sides:
        side.due_free = 0  # cards of a privilege are none of the round's
    phase: Step[AugsburgState] = game.steps[PHASE_TWO]
    phase.close(after)
    return [income_of(table.sides[seat], after.sides[seat]) for seat in seats or range(table.seats)]


def income_of(before: Side, after: Side) -> Facts:
    """What one seat gets at the end of the round."""
    return {
        "money": int(after.money() - before.money()),
        "prestige": int(after.gross() - before.gross()),
        "stage": int(after.from_stages - before.from_stages),
        "coat": int(after.from_coat - before.from_coat),
        "letter": int(after.from_letter - before.from_letter),
        "to": int(after.prestige),
        "lost": int(after.gross() - before.gross() - after.prestige + before.prestige),
        "free": int(after.due_free),
        "offer": int(after.due_offer),
    }


def matching(side: Side, noble: int) -> list[str]:
    """The hand cards that may still be part of a bid on a noble, best first, jokers last. [AUG-4.1.1, AUG-4.1.2]"""
    cards = [] if side.last == JOKER else shown_later(side, noble)
    if not cards and not side.chosen:
        return []
    return [CARD.names[card] for card in [*cards, *[JOKER] * int(side.hand.jokers)]]
