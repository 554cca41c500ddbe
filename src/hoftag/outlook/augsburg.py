"""The outlook of Augsburg 1520: income to come, barriers, ladders, auctions, and what every move brings.

`parts` has what is printed: certificates, privilege cards, stages, stacks of rights, barriers, numbers of the rules.
`facts` has, for every seat, `income` (what the end of this round brings as things stand), `walls` (both barriers with
the points and the building that are missing), `ladders` (what the stages yield and where the next tile is) and `place`;
`standing` with the tie-breaks; `auction`; and for the viewer's own seat `ceilings`, `matching` hand cards, `plans` of
cards to show, `privileges` (what could be done with each open card), `uses` (what each of that brings) and `moves`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoftag.core.bits import members
from hoftag.core.words import Move
from hoftag.games.augsburg.game import Augsburg
from hoftag.games.augsburg.numbers import (
    AMENDS_MONEY,
    AMENDS_PRESTIGE,
    CARDS_DRAWN,
    CATHEDRAL_BARRIER,
    CHURCH_BARRIER,
    COLLECTED,
    CONSOLATION,
    FOR_A_LAPSE,
    FROM_FACTORY,
    STAGE_FOR,
    STAGE_FOR_MONEY,
    TOP_STAGE,
    USES,
)
from hoftag.games.augsburg.scoring import itemised
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.state import AugsburgState, first_tiles, symbols_named, tiles_named
from hoftag.games.augsburg.steps.auction import at_high_bid, next_bidder
from hoftag.games.augsburg.steps.privileges import list_advance
from hoftag.games.augsburg.why import CATEGORY_OF
from hoftag.games.augsburg.words import (
    CARD,
    CATEGORIES,
    CATEGORY,
    CATHEDRAL,
    CHURCH,
    COAT,
    JOKER,
    LETTER,
    NOBLE,
    PRIVILEGE,
    RIGHT,
    RIGHTS,
    ROUND,
    V_ADVANCE,
    VALUES,
)
from hoftag.outlook import Outlook
from hoftag.outlook.augsburg_moves import Facts, Moves, ceilings, incomes, matching
from hoftag.outlook.augsburg_table import table_of

BETWEEN_ROUNDS: Final = {"buy", "give"}
WALLS: Final = ((CHURCH_BARRIER, CHURCH), (CATHEDRAL_BARRIER, CATHEDRAL))  # [AUG-8.2]


class GameOutlook(Outlook):
    """What the table of Augsburg 1520 tells."""

    def parts(self) -> dict[str, Any]:
        """Certificates, privilege cards, stages, rights, barriers and numbers of the edition."""
        assert isinstance(self.game, Augsburg)
        box = self.game.box
        return {
            "nobles": NOBLE.names,
            "certificates": {CARD.names[card]: self._certificate(card) for card in range(JOKER + 1)},
            "privileges": {PRIVILEGE.names[n]: symbols_named(packed) for n, packed in enumerate(box.symbols)},
            "stages": {
                CATEGORY.names[category]: [self._yields(category, stage) for stage in range(1, TOP_STAGE + 1)]
                for category in CATEGORIES
            },
            "tiles": tiles_named(first_tiles(self.seats)),
            "rights": {RIGHT.names[right]: self._right(right) for right in RIGHTS},
            "walls": [{"field": field, "right": RIGHT.names[right]} for field, right in WALLS],
            "numbers": {
                "uses": USES,
                "collected": COLLECTED,
                "drawn": CARDS_DRAWN,
                "factory": FROM_FACTORY,
                "factoryStage": STAGE_FOR_MONEY,
                "lapse": FOR_A_LAPSE,
                "amendsMoney": AMENDS_MONEY,
                "amendsPrestige": AMENDS_PRESTIGE,
                "consolation": CONSOLATION,
            },
        }

    def _certificate(self, card: int) -> Facts:
        """A certificate: whose, its value and its price; a joker is nobody's and has no value."""
        assert isinstance(self.game, Augsburg)
        real = card != JOKER
        return {
            "noble": NOBLE.names[card // VALUES] if real else None,
            "value": card % VALUES + 1 if real else None,
            "price": self.game.box.price[card],
        }

    def _yields(self, category: int, stage: int) -> dict[str, int]:
        """What a stage yields at the end of a round, by the key of its text."""
        return dict(self.game.printed("stage", TOP_STAGE * category + stage - 1))

    def _right(self, right: int) -> Facts:
        """A stack of rights, the stage that allows it, and what is printed on its tiles."""
        assert isinstance(self.game, Augsburg)
        shows = "prestige" if right in (COAT, LETTER) else "cost" if right in (CHURCH, CATHEDRAL) else None
        return {
            "stack": self.game.box.stacks[right],
            "category": CATEGORY.names[CATEGORY_OF[right]],
            "stage": STAGE_FOR[right],
            "shows": shows,
        }

    # ------------------------------------------------------------------ as things stand

    def facts(self, view: Mapping[str, Any], moves: Sequence[str]) -> dict[str, Any]:
        """What follows from a view, and what each of the listed moves brings."""
        assert isinstance(self.game, Augsburg)
        game = self.game
        s = table_of(game.box, view)
        if view["step"] in BETWEEN_ROUNDS:  # what is looked forward to is the end of the next round
            ahead = s.clone()
            game.steps[ROUND].close(ahead)
            s.round = ahead.round
        standing = sorted(itemised(s), key=lambda score: (score.place, score.seat))
        places = {score.seat: score.place for score in standing}
        coming = [] if view["over"] else incomes(game, s)
        found: dict[str, Any] = {
            "last": s.round == s.rounds(),
            "standing": [{"seat": x.seat, "total": x.total, "place": x.place, "ties": x.ties} for x in standing],
            "seats": [
                {
                    "place": places[seat],
                    "income": coming[seat] if coming else None,
                    "walls": [self._wall(s, side, field, right) for field, right in WALLS],
                    "ladders": {CATEGORY.names[n]: self._ladder(s, seat, n) for n in CATEGORIES},
                }
                for seat, side in enumerate(s.sides)
            ],
            "auction": auction(s) if view["step"] == "auction" else None,
            "moves": {},
        }
        seat = view["seat"]
        if 0 <= seat < len(s.sides) and not view["over"]:
            found |= self._own(s, view, moves, coming)
        return found

    def _wall(self, s: AugsburgState, side: Side, field: int, right: int) -> Facts:
        """One barrier of one seat: whether it stands, and what is missing to get past it. [AUG-8.2]"""
        return {
            "field": field,
            "right": RIGHT.names[right],
            "owned": side.right(right) != 0,
            "stands": side.barrier() <= field and not side.right(right),
            "points": max(0, field - int(side.prestige)),
            "cost": None if side.right(right) else int(s.stack_top(right)),
        }

    def _ladder(self, s: AugsburgState, seat: int, category: int) -> Facts:
        """What a seat's stage yields, what the next one would, and where its tile lies. [AUG-6.1, AUG-6.3]"""
        stage = int(s.sides[seat].stage(category))
        ways: list[Move] = []
        list_advance(s, s.sides[seat], category, ways)
        return {
            "stage": stage,
            "yields": self._yields(category, stage),
            "next": self._yields(category, stage + 1) if stage < TOP_STAGE else None,
            "display": any(way.verb == V_ADVANCE for way in ways),
            "holders": [int(way.b) for way in ways if way.verb != V_ADVANCE],
        }

    def _own(
        self, s: AugsburgState, view: Mapping[str, Any], moves: Sequence[str], coming: list[Facts]
    ) -> dict[str, Any]:
        """What only concerns the viewer's own seat."""
        assert isinstance(self.game, Augsburg)
        seat = view["seat"]
        side = s.sides[seat]
        ahead = Moves(self.game, s, seat, coming)
        told = ahead.told(moves)
        noble = int(s.noble)
        return {
            "ceilings": ceilings(side, view["step"] == "buy"),
            "matching": matching(side, noble) if view["step"] in ("auction", "show") and noble != NONE else [],
            "plans": ahead.plans() if view["step"] == "show" and seat in view["waiting"] else {},
            "privileges": {PRIVILEGE.names[card]: ahead.card(card) for card in members(s.display)},
            "uses": ahead.uses(),
            "moves": told,
        }


def auction(s: AugsburgState) -> Facts:
    """The auction as it stands: who is at the high bid, and who still has to answer it. [AUG-4.2]"""
    asked: list[int] = []
    seat = int(s.turn)
    while seat != NONE and seat not in asked:
        asked.append(seat)
        seat = int(next_bidder(s, seat))
    return {"least": max(1, int(s.high)), "at": members(at_high_bid(s)) if s.high else [], "asked": asked}
