"""Die Staufer as things stand, by the rules of the engine: who leads, what a seat costs, what contracts are worth."""

from __future__ import annotations

from typing import Any, NamedTuple

from hoftag.games.staufer.box import FIRST_LADDER, FIRST_PATTERN
from hoftag.games.staufer.contracts import contract_points
from hoftag.games.staufer.costs import (
    affordable_aids,
    aids_held,
    list_offices,
    movement,
    needed,
    placement,
    track_envoy,
)
from hoftag.games.staufer.game import Staufer
from hoftag.games.staufer.packed import length, unstacked
from hoftag.games.staufer.ranking import ranked, ranking, strength
from hoftag.games.staufer.scoring import brown_points, turquoise_points
from hoftag.games.staufer.side import NONE
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.steps.cleanup import Journey
from hoftag.games.staufer.steps.placing import put_figure, use_aids
from hoftag.games.staufer.steps.scoring import award_points, begin_bonus, second_region
from hoftag.games.staufer.words import (
    AIDS,
    CHEAP_PLACE,
    CONDITION,
    CONTRACT,
    E_JOURNEY,
    E_RETURNED,
    FREE_MOVE,
    OFFICE,
    PER_REGION,
    REGION,
    REGIONS,
)
from hoftag.outlook.staufer_view import Data, read_view

Facts = dict[str, Any]
PLENTY = 9  # envoys and chests of a player who can pay for any seat and use any chest
EITHER = 2  # nobles with whom it is open who sits, so that the engine leaves all payments to be made


class Award(NamedTuple):
    """What a seat would get in a region: the points of the tile, those of privileges."""

    seat: int
    strength: int
    points: int
    extra: int


class Table:
    """The table of a dump, asked what it would bring now. Whatever is tried on it is taken back at once."""

    def __init__(self, game: Staufer, data: Data) -> None:
        """The dump of any seat's or a spectator's view, at any time."""
        self.game = game
        self.data = data
        self.board: StauferState = read_view(game, data)
        self.laid = len(data["ring"]) == len(REGIONS)  # the ring is complete, so that regions have their places
        self.began = self.laid and data["king"] is not None
        self._rich: StauferState | None = None
        self._worths: dict[tuple[int, ...], int] = {}

    # ------------------------------------------------------------------ regions

    def ranks(self, region: str) -> list[int]:
        """The seats with a figure in a region, the strongest first."""
        return [int(seat) for seat in ranked(self.board, REGION.find(region))]

    def second(self, condition: str) -> str:
        """The region a condition names."""
        return REGION.names[second_region(self.board, CONDITION.find(condition))]

    def awards(self, region: int) -> list[Award]:
        """The ranking of a region, and what each seat would get if it were scored now."""
        s = self.board
        order = ranking(s, region)
        if not order or not s.round:
            return []
        before = [(int(side.score), int(side.by_round), int(side.by_privilege)) for side in s.sides]
        points = [side.round_points(s.round) for side in s.sides]
        award_points(s, region, order)
        found: list[Award] = []
        for seat in unstacked(order):
            side = s.sides[seat]
            tile = side.round_points(s.round) - points[seat]
            found.append(
                Award(seat, strength(s, region, seat), tile, int(side.score) - before[seat][0] - tile),
            )
        for side, kept in zip(s.sides, before, strict=True):
            side.score, side.by_round, side.by_privilege = kept
        return found

    def bonus(self, region: int, tried: StauferState) -> list[int]:
        """The seats that would get the bonus of a region, the first one first; `tried` is a copy to try it on."""
        order = ranking(tried, region)
        if not order:
            return []
        begin_bonus(tried, region, order)
        return unstacked(tried.ranked)

    def regions(self) -> Facts:
        """Every region: its way from the king, its ranking with points and bonus, and what conditions count."""
        s = self.board
        tried = s.clone()
        found: Facts = {}
        for region in REGIONS:
            bonus = self.bonus(region, tried)
            found[REGION.names[region]] = {
                "steps": int(s.distance(region)) if self.began else None,
                "ranking": [{**award._asdict(), "bonus": award.seat in bonus} for award in self.awards(region)],
                "chests": sum(int(length(s.chests[office])) for office in s.layout.by_region[region]),
                "figures": sum(int(length(s.seated[office])) for office in s.layout.by_region[region]),
            }
        return found

    # ------------------------------------------------------------------ the king's way

    def rows(self) -> list[Facts]:
        """The rounds from this one on: A region, condition and the region it names now, where the king will be."""
        if not self.began:
            return []
        s = self.board.clone()
        told: Data = self.data["rows"]
        rows: list[Facts] = []
        for n, (region, condition) in enumerate(zip(told["regions"], told["conditions"], strict=False)):
            if n:
                Journey().close(s)
            steps = told["journeys"][n] if n < len(told["journeys"]) else None
            row = {"round": max(self.data["round"], 1) + n, "region": region, "condition": condition}
            rows.append({**row, "second": self.second(condition), "journey": steps, "king": REGION.names[s.king]})
        if rows and self.data["scored"]:  # fixed before anything is scored
            rows[0]["second"] = self.data["scored"][-1]
        return rows

    def journey(self) -> Facts | None:
        """The regions the king enters at the end of the round, and whose figures go home from there."""
        if not self.began or not self.data["rows"]["journeys"]:
            return None
        s = self.board.clone()
        s.notes = []
        Journey().close(s)
        notes = s.take_notes()
        return {
            "path": [REGION.names[note.args[0]] for note in notes if note.event == E_JOURNEY],
            "returns": [
                {"seat": note.args[0], "number": note.args[1], "region": REGION.names[note.args[2]]}
                for note in notes
                if note.event == E_RETURNED
            ],
        }

    # ------------------------------------------------------------------ seats at the table

    def sides(self) -> list[Facts]:
        """What everybody's chests would bring in the end; contracts where the viewer may know them."""
        return [
            {
                "brown": brown_points(side.brown),
                "turquoise": turquoise_points(side),
                "violet": int(side.violet),
                "contracts": {name: self.worth(seat, name) for name in self.data["sides"][seat]["contracts"]},
            }
            for seat, side in enumerate(self.board.sides)
        ]

    def worth(self, seat: int, contract: str) -> int:
        """The points of a contract; none before the ring is complete."""
        return int(contract_points(self.board, seat, CONTRACT.find(contract))) if self.laid else 0

    def _worth_with(self, seat: int, contract: str, office: int, kind: int) -> int:
        """The same with one figure more, remembered by what a contract of its category looks at."""
        number = CONTRACT.find(contract)
        if number < FIRST_PATTERN:
            seen = (office, kind) if office // PER_REGION == number else (NONE, 0)
        else:
            seen = (office // PER_REGION, 0) if number < FIRST_LADDER else (int(self.board.layout.costs[office]), 0)
        key = (seat, number, *seen)
        if key not in self._worths:
            self._worths[key] = self.worth(seat, contract)
        return self._worths[key]

    # ------------------------------------------------------------------ offices

    def after(self, seat: int, office: int, kind: int) -> Facts:
        """A seat's rank, points and contracts if it put a figure on an office that has room."""
        s = self.board
        side = s.sides[seat]
        kept = (s.seated[office], int(s.player), int(s.target), int(side.score), int(side.by_privilege))
        s.player, s.target = seat, office
        put_figure(s, kind)
        at_once = int(side.score) - kept[3]
        awards = self.awards(office // PER_REGION)
        rank = [award.seat for award in awards].index(seat) if awards else 0
        told = {
            "rank": rank + 1,
            "strength": strength(s, office // PER_REGION, seat),
            "points": awards[rank].points if awards else 0,
            "extra": awards[rank].extra if awards else 0,
            "atOnce": at_once,
            "contracts": {
                name: self._worth_with(seat, name, office, kind) for name in self.data["sides"][seat]["contracts"]
            },
        }
        figures, s.player, s.target, side.score, side.by_privilege = kept
        s.seat_figures(office, figures)
        return told

    def with_figure(self, seat: int, office: int, kind: int) -> tuple[int, int]:
        """A seat's rank and strength in the region of an office if it put a figure there."""
        told = self.after(seat, office, kind)
        return told["rank"], told["strength"]

    def needed(self, seat: int, office: int, aids: int) -> int:
        """Figures for moving and placing, with such chests used."""
        return int(needed(self.board, self.board.sides[seat], office, aids))

    def offices(self, seat: int) -> Facts:
        """Every office a seat could take now or later: way and seat, figures in all, and which are payable now."""
        s = self.board
        side = s.sides[seat]
        extra = track_envoy(s, seat)
        payable = [move.a for move in self._payable(seat, int(extra))]
        held = aids_held(side)
        found: Facts = {}
        for office in s.layout.offices:
            steps = s.distance(office // PER_REGION)
            figures = s.seated[office]
            found[OFFICE.names[office]] = {
                "way": len(movement(side.privileges, steps, 0)),
                "seat": int(placement(s, side.privileges, office, 0)),
                "total": int(needed(s, side, office, 0)),
                "least": int(needed(s, side, office, held)),
                "open": not figures or (side.has(2) and length(figures) < 2),
                "payable": office in payable,
            }
        return found

    def _payable(self, seat: int, extra: int) -> list[Any]:
        """The moves that occupy an office which can be paid."""
        found: list[Any] = []
        list_offices(self.board, seat, extra, found)
        return found

    def ways(self, seat: int, office: int, figures: int) -> list[Facts]:
        """The uses of chests with which so many figures suffice for an office, each with its payments."""
        s = self.board
        side = s.sides[seat]
        return [
            {
                "aids": AIDS.names[aids],
                "figures": int(needed(s, side, office, aids)),
                "road": self.road(seat, office, aids),
            }
            for aids in affordable_aids(s, side, office, figures)
        ]

    def road(self, seat: int, office: int, aids: int) -> dict[str, int]:
        """How many figures have to be laid in which region for an office."""
        if self.needed(seat, office, aids) == 1:
            return {}  # only who sits there
        s = self._trying()
        s.player, s.target, s.owed = seat, office, 0
        s.top, s.depth = -1, 0
        use_aids(s, aids)
        return payments(int(s.owed))

    def _trying(self) -> StauferState:
        """A copy in which everybody can pay for any seat and use any chest."""
        if self._rich is None:
            self._rich = self.board.clone()
            for side in self._rich.sides:
                side.court_envoys, side.court_nobles = 10 * PLENTY, EITHER
        for side in self._rich.sides:
            side.turquoise = 0
            side.change_chests(FREE_MOVE, PLENTY)
            side.change_chests(CHEAP_PLACE, PLENTY)
        return self._rich


def payments(packed: int) -> dict[str, int]:
    """Figures by region of a packed number."""
    return {REGION.names[region]: (packed >> (4 * region)) & 15 for region in REGIONS if (packed >> (4 * region)) & 15}
