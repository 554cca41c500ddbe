"""What a listed move of Tallinn would do as things lie: the engine plays it on a table of what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hoftag.core.bits import count
from hoftag.core.words import Move
from hoftag.games.tallinn.box import ANY_ESTATE, NO_CONTEST
from hoftag.games.tallinn.side import unpacked
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.chronicle import Payment, current_task, persons_of
from hoftag.games.tallinn.steps.final import ShieldsAtEnd
from hoftag.games.tallinn.steps.select import reveal_cards
from hoftag.games.tallinn.steps.setup import Exchange
from hoftag.games.tallinn.steps.towers import build_tower
from hoftag.games.tallinn.words import (
    CARD,
    ESTATE,
    ESTATES,
    HALF,
    INTERIM,
    V_ADD,
    V_CONTEST,
    V_EXCHANGE,
    V_LAY,
    V_NO_PAYMENT,
    V_NO_TOWER,
    V_PAY,
    V_PLAY,
    V_TURN,
    WORDS,
)
from hoftag.outlook.tallinn_table import (
    Data,
    contest_now,
    final_gain,
    levels_of,
    task_progress,
    tasks_of,
    tower_facts,
)

_NO_EXCHANGE: Final = WORDS.of(V_EXCHANGE)[0]


def payment_facts(s: TallinnState, seat: int) -> Data:
    """What is asked for in the payment that is open, and the persons on each of the seat's face-up cards."""
    task = current_task(s)
    side = s.sides[seat]
    cards = [card for card in range(len(CARD.names)) if side.display() >> card & 1]
    return {
        "estate": ESTATE.names[task.estate],
        "levels": levels_of(s, task),
        "cards": {CARD.names[card]: int(persons_of(s, side, card, task.estate)) for card in cards},
    }


class Ahead:
    """Answers for one seat; every question is played on a copy of the table."""

    def __init__(self, table: TallinnState, seat: int) -> None:
        """`table` is what the seat knows."""
        self.table = table
        self.seat = seat
        self.points = int(table.sides[seat].points)
        self.persons = unpacked(table.sides[seat].persons)
        self.final = final_gain(table, seat)
        self.answers: dict[int, Callable[[TallinnState, Move], Data]] = {
            V_PLAY: self._play,
            V_EXCHANGE: self._exchange,
            V_CONTEST: self._contest,
            V_NO_TOWER: self._tower,
            V_TURN: self._tower,
            V_LAY: self._tower,
            V_NO_PAYMENT: self._pay,
            V_PAY: self._pay,
            V_ADD: self._add,
        }

    def brings(self, notation: str) -> Data:
        """What a move would do; nothing is told of moves that no seat makes."""
        move = WORDS.parse(notation)
        answer = self.answers.get(int(move.verb))
        return answer(self.table.clone(), move) if answer else {}

    def _after(self, s: TallinnState) -> Data:
        """What every answer tells: display and points afterwards, and what the final scoring would then be."""
        side = s.sides[self.seat]
        display = unpacked(side.persons)
        final = final_gain(s, self.seat)
        return {
            "display": display,
            "gain": [now - before for now, before in zip(display, self.persons, strict=True)],
            "points": int(side.points) - self.points,
            "final": final,
            "finalGain": final - self.final,
        }

    def _tasks(self, s: TallinnState) -> list[Data]:
        """The tasks still to be scored, with what the seat would then have for each."""
        side = s.sides[self.seat]
        return [
            {"interim": INTERIM.names[n], "after": after, **task_progress(s, side, task)}
            for n, (after, task) in enumerate(tasks_of(s))
            if s.round <= after
        ]

    def _play(self, s: TallinnState, move: Move) -> Data:
        """The display after the reveal, and its contests as the others lie now; shields could name any estate."""
        side = s.sides[self.seat]
        side.sealed = move
        reveal_cards(s)
        kind = int(side.contest)
        told = {**self._after(s), "tasks": self._tasks(s), "covered": HALF.names[int(move.a) ^ 1]}
        estates = ESTATES if kind == ANY_ESTATE else [] if kind == NO_CONTEST else [kind]
        told["any"] = kind == ANY_ESTATE
        told["contests"] = [contest_now(s, self.seat, estate) for estate in estates]
        return told

    def _contest(self, s: TallinnState, move: Move) -> Data:
        """The shields' contest as it will be held: all cards are revealed."""
        told = self._after(s)
        told["contests"] = [contest_now(s, self.seat, int(move.a))]
        told["points"] = told["contests"][0]["points"]
        return told

    def _tower(self, s: TallinnState, move: Move) -> Data:
        """What leaves the display, and the strength of the towers."""
        before = s.sides[self.seat].hand
        build_tower(s, self.seat, move)
        side = s.sides[self.seat]
        return {
            **self._after(s),
            "tasks": self._tasks(s),
            "tower": tower_facts(s, side, 0),
            "towers": int(count(side.towers())),
            "hand": int(count(side.hand) - count(before)),
        }

    def _exchange(self, s: TallinnState, move: Move) -> Data:
        """The price of an exchange; what comes for it is not known."""
        for side in s.sides:
            side.sealed = _NO_EXCHANGE
        s.sides[self.seat].sealed = move
        Exchange().close(s)
        side = s.sides[self.seat]
        return {
            "points": int(side.points) - self.points,
            "left": int(side.points),
            "cards": int(side.due),
            "under": [CARD.names[card] for card in side.under_cards()],
        }

    def _pay(self, s: TallinnState, move: Move) -> Data:
        """What is paid, the level it reaches and what leaves the display."""
        task = current_task(s)
        side = s.sides[self.seat]
        before = unpacked(side.persons)[task.estate]
        side.sealed = move
        Payment().close(s)
        told = self._after(s)
        paid = before - unpacked(side.persons)[task.estate]
        reached: list[Any] = [level["need"] for level in levels_of(s, task) if level["points"] == told["points"]]
        later = [task for task in self._tasks(s) if task["after"] > s.round]  # the one that is paid now is done
        return {**told, "persons": paid, "level": reached[0] if reached else None, "tasks": later}

    def _add(self, s: TallinnState, move: Move) -> Data:
        """The persons of the shields, and the final scoring with them, other shields counted at their first choice."""
        s.sides[self.seat].sealed = move
        ShieldsAtEnd().close(s)
        s.over = 1  # the shields are counted: nothing is added any more
        return self._after(s)
