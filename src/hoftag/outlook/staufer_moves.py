"""What each move of Die Staufer would cost or bring: the engine plays it on a copy, and the difference is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoftag.core.bits import bit
from hoftag.core.words import Move
from hoftag.games.staufer.costs import track_envoy
from hoftag.games.staufer.packed import length, unstacked
from hoftag.games.staufer.side import NONE
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.steps.chests import take_chests
from hoftag.games.staufer.steps.gains import due_kind
from hoftag.games.staufer.words import (
    DRAW_CHEST,
    ENVOY,
    FETCH,
    FIELD,
    FIGURE,
    FIGURES,
    KEEP_CHESTS,
    LEAVE_FIGURE,
    NOBLE,
    OCCUPY_OF,
    OFFICE,
    PLACE,
    REGION,
    RESOLVE,
    SCORING,
    SECOND,
    SUPPLY_CHEST,
    SWAP,
    TURN,
    V_AID,
    V_EXCHANGE,
    V_FETCH,
    V_KEEP_FIELD,
    V_LEAVE,
    V_NO_SECOND,
    V_OCCUPY,
    V_PAY_NOBLE,
    V_PICK,
    V_SECOND,
    V_SIT,
    V_SPACE_ONE,
    V_SUPPLY,
    V_SWAP,
    WORDS,
)
from hoftag.outlook.staufer_table import Facts, Table, payments

KEEPING: Final = 20  # violet chests kept in a row at most


class Moves:
    """Tells the moves of one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        """The seat is asked now."""
        self.table = table
        self.game = table.game
        self.data = table.data
        self.seat = seat
        self.side = table.board.sides[seat]
        self._taken: dict[int, Facts] = {}
        self._placed: Facts | None = None

    def tell(self, notations: Sequence[str]) -> dict[str, Facts]:
        """What each listed move costs or brings."""
        return {notation: self.move(WORDS.parse(notation)) for notation in notations}

    def move(self, move: Move) -> Facts:
        """One move; nothing where there is nothing to say."""
        verb, thing = int(move.verb), int(move.a)
        if verb == V_OCCUPY:
            return self._occupy(thing)
        if verb == V_SUPPLY:
            return {**self._played(move, TURN), "chests": self.data["fields"][FIELD.names[thing]]}
        if verb == V_SPACE_ONE:
            return self._tracks(self._after(move, TURN))
        if verb == V_SWAP:
            return {**self._played(move, SWAP), "chests": self.data["fields"][FIELD.names[thing]]}
        if verb == V_KEEP_FIELD:
            return {**self._played(move, SWAP), "chests": self.data["fields"][self.data["field"]]}
        if verb == V_AID:
            office = int(self.table.board.target)
            figures = self.table.needed(self.seat, office, thing)
            return {
                "figures": figures,
                "road": self.table.road(self.seat, office, thing),
                "keeps": int(self.side.court()) - figures,
            }
        if verb in (V_SIT, V_PAY_NOBLE):
            return self._figures(move)
        if verb in (V_SECOND, V_NO_SECOND):
            return self._second(verb == V_SECOND)
        return self._other(verb, thing, move)

    # ------------------------------------------------------------------ move and place

    def _occupy(self, office: int) -> Facts:
        """The uses of chests, who could sit with what rank, and the chests there."""
        table = self.table
        s = table.board
        court = int(self.side.court() + track_envoy(s, self.seat))
        name = OFFICE.names[office]
        ways = table.ways(self.seat, office, court)
        told: Facts = {
            "ways": ways,
            "court": court,
            "chests": self.data["offices"][name]["chests"],
            "taken": self.taken(s.chests[office]),
            "noble": table.after(self.seat, office, NOBLE) if self.side.court_nobles else None,
            "envoy": None,
        }
        if not s.layout.nobles_only[office]:
            told["envoy"] = table.after(self.seat, office, ENVOY)
        if self._placed is None:  # the same for every office
            self._placed = self._tracks(self._after(OCCUPY_OF[office], TURN))
        return told | self._placed

    def _figures(self, move: Move) -> Facts:
        """Who sits, what is laid where and what is left in the court, before chests are taken."""
        office = int(self.table.board.target)
        s = self._after(move, FIGURES, office)
        side = s.sides[self.seat]
        told: Facts = {
            "road": payments(int(side.paid_envoys - self.side.paid_envoys + s.owed)),
            "byNobles": payments(int(side.paid_nobles - self.side.paid_nobles)),
            "keeps": [int(side.court_envoys), int(side.court_nobles)],
        }
        if move.verb == V_SIT:
            chests = self.data["offices"][OFFICE.names[office]]["chests"]
            told |= {**self.table.after(self.seat, office, int(move.a)), "chests": chests}
            told["taken"] = self.taken(self.table.board.chests[office])
        return told

    def _second(self, wanted: bool) -> Facts:
        """A second envoy, or none; then the chests are taken."""
        office = int(self.table.board.target)
        told: Facts = {
            "chests": self.data["offices"][OFFICE.names[office]]["chests"],
            "taken": self.taken(self.table.board.chests[office]),
        }
        if wanted:
            told |= self.table.after(self.seat, office, ENVOY)
            told["keeps"] = [int(self.side.court_envoys) - 1, int(self.side.court_nobles)]
        return told

    # ------------------------------------------------------------------ other questions

    def _other(self, verb: int, thing: int, move: Move) -> Facts:
        """Shortage, privileges, revealed chests, figures that stay."""
        if verb == V_FETCH:
            paid = self.data["payments"][REGION.names[thing]][self.seat]
            kind = int(due_kind(self.table.board))
            return {"figure": FIGURE.names[kind], "there": paid[kind]}
        if verb == V_EXCHANGE:
            s = self._copy(RESOLVE)
            self.game.steps[RESOLVE].play(s, self.seat, move)
            side = s.sides[self.seat]
            return {"points": int(side.score - self.side.score), "violet": int(side.violet)}
        if verb == V_PICK:
            return {"taken": self.taken(thing + 1)}
        if verb == V_LEAVE:
            office, _, slot = PLACE.names[thing].rpartition("-")
            figure = self.data["offices"][office]["figures"][1 if slot == "right" else 0]
            return {"figure": figure.split()[1], "left": int(self.side.chests_of(LEAVE_FIGURE)) - 1}
        return {}

    # ------------------------------------------------------------------ playing on a copy

    def taken(self, stack: int) -> Facts:
        """What taking a stack of chests brings at once, and whether a privilege can be had for violet ones."""
        if not stack:
            return {"points": 0, "envoys": 0, "nobles": 0, "privilege": False, "short": False}
        if stack not in self._taken:
            s = self._copy(TURN)
            take_chests(s, self.seat, stack)
            self.game.settle(s)
            self._taken[stack] = self._gains(s)
        return self._taken[stack]

    def _played(self, move: Move, step: int) -> Facts:
        """A supply action to its end, without further chests used."""
        s = self._after(move, step)
        return {**self._gains(s), **self._tracks(s)}

    def _gains(self, s: StauferState) -> Facts:
        """What a copy has more than the table, once all violet chests are kept."""
        privilege = False
        for _ in range(KEEPING):
            if s.top < 0 or s.step() != RESOLVE:
                break
            privilege = True
            self.game.apply(s, self.seat, KEEP_CHESTS)
        side = s.sides[self.seat]
        return {
            "points": int(side.score - self.side.score),
            "envoys": int(side.court_envoys - self.side.court_envoys),
            "nobles": int(side.court_nobles - self.side.court_nobles),
            "privilege": privilege,
            "short": s.step() == FETCH,
            "draws": s.step() == DRAW_CHEST,
        }

    def _tracks(self, s: StauferState) -> Facts:
        """The tracks after a move."""
        return {"supplyTrack": unstacked(s.supply_track), "placementTrack": unstacked(s.place_track)}

    def _after(self, move: Move, step: int, without: int = NONE) -> StauferState:
        """A copy on which the move was played; an office may be `without` its chests."""
        s = self._copy(step)
        side = s.sides[self.seat]
        if step == TURN:
            side.change_chests(SUPPLY_CHEST, -side.chests_of(SUPPLY_CHEST))
        if without != NONE:
            s.chests[without] = 0
        s.waiting = 1 if step in (SWAP, SECOND) else 0
        self.game.apply(s, self.seat, move)
        return s

    def _copy(self, step: int) -> StauferState:
        """A copy on which a step asks this seat in the middle of a round that goes on."""
        s = self.table.board.clone()
        s.top, s.depth = -1, 0
        s.figure = NONE
        s.order |= (self.seat + 1) * bit(4 * length(s.order))
        s.then(SCORING)
        s.then(TURN)
        if step != TURN:
            s.then(step)
        return s
