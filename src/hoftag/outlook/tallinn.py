"""The outlook of Tallinn: what is on the cards, and what contests, towers, tasks and the end bring as things lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hoftag.core.bits import COUNT
from hoftag.games.tallinn.box import ANY_ESTATE, NO_CONTEST
from hoftag.games.tallinn.game import Tallinn
from hoftag.games.tallinn.scoring import (
    CONTEST_TIE,
    CONTEST_WIN,
    ESTATE_TIE,
    ESTATE_WIN,
    LEAD_FOR_PAYMENT,
    PAYMENT,
    SHIELD_PERSONS,
    TOWERS_TIE,
    TOWERS_WIN,
    fewest_estates,
    final_points,
    itemised,
    note_final_scoring,
)
from hoftag.games.tallinn.side import NONE, START_POINTS, unpacked
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.words import CARD, CHRONICLE, E_PAYMENT, ESTATE, ESTATES, HALF, INTERIM, START
from hoftag.outlook import Outlook
from hoftag.outlook.tallinn_moves import Ahead, payment_facts
from hoftag.outlook.tallinn_table import (
    Data,
    at_the_end,
    contests_now,
    levels_of,
    shields_lie,
    table_of,
    task_facts,
    tower_facts,
)


class GameOutlook(Outlook):
    """What the table tells."""

    def parts(self) -> dict[str, Any]:
        """Persons, coins and shields of all cards, the tasks, and what comparisons bring."""
        assert isinstance(self.game, Tallinn)
        box = self.game.box
        return {
            "estates": ESTATE.names,
            "cards": {
                card: {"halves": HALF.names[2 * n : 2 * n + 2], "persons": unpacked(box.on_card[n])}
                for n, card in enumerate(CARD.names)
            },
            "halves": {name: self._half(n) for n, name in enumerate(HALF.names)},
            "starts": {name: unpacked(box.on_start[n]) for n, name in enumerate(START.names)},
            "tasks": self._tasks(),
            "points": {
                "start": START_POINTS,
                "contest": [CONTEST_WIN, CONTEST_TIE],
                "estate": [ESTATE_WIN, ESTATE_TIE],
                "towers": [TOWERS_WIN, TOWERS_TIE],
                "payment": {"lead": LEAD_FOR_PAYMENT, "points": PAYMENT},
                "shields": SHIELD_PERSONS,
            },
        }

    def _half(self, half: int) -> Data:
        """What is printed on a half: persons, the estate of its coin, whether it shows the shields."""
        assert isinstance(self.game, Tallinn)
        contest = self.game.box.contests[half]
        return {
            "card": CARD.names[half >> 1],
            "persons": unpacked(self.game.box.on_half[half]),
            "coin": ESTATE.names[contest] if contest not in (NO_CONTEST, ANY_ESTATE) else None,
            "shields": contest == ANY_ESTATE,
            "other": HALF.names[half ^ 1],
        }

    def _tasks(self) -> dict[str, dict[str, Data]]:
        """All tasks by interim scoring and card; what a level brings depends on the seats."""
        assert isinstance(self.game, Tallinn)
        table = self.game.begin(self.seats, self.game.default_options())
        return {
            interim: {
                card: {"pay": task.pay, "estate": ESTATE.names[task.estate], "levels": levels_of(table, task)}
                for card, task in zip(CHRONICLE.names, self.game.box.tasks[n], strict=True)
            }
            for n, interim in enumerate(INTERIM.names)
        }

    def facts(self, view: Mapping[str, Any], moves: Sequence[str]) -> dict[str, Any]:
        """Everything as things lie; of a seat's own secrets only what its view tells."""
        assert isinstance(self.game, Tallinn)
        table = table_of(self.game.box, view)
        facts: Data = {
            "rounds": COUNT[table.full_set()],
            "leaders": [_leaders([unpacked(side.persons)[estate] for side in table.sides]) for estate in ESTATES],
            "contests": contests_now(table),
            "tasks": task_facts(table),
            **_end_facts(table, view),
            "moves": {},
            "payment": None,
        }
        seat = view["seat"]
        if not 0 <= seat < len(table.sides) or table.sides[seat].start == NONE:
            return facts
        sealed = view["sides"][seat].get("sealed")
        asked = [*moves, sealed] if sealed else [*moves]
        if asked:
            ahead = Ahead(table, seat)
            facts["moves"] = {move: ahead.brings(move) for move in asked}
        if view["step"] == "payment":
            facts["payment"] = payment_facts(table, seat)
        return facts


def _leaders(numbers: Sequence[int]) -> list[int]:
    """The seats with most; where nobody has any, nobody leads."""
    most = max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == most > 0]


def _end_facts(table: TallinnState, view: Mapping[str, Any]) -> Data:
    """Towers as far as they are known, and the final scoring as if the game ended now."""
    end = at_the_end(table)
    end.over, end.notes = 1, []
    note_final_scoring(end, final_points(end))
    payments = [note.args for note in end.take_notes() if note.event == E_PAYMENT]
    final = []
    for score in itemised(end):
        points = {item.key: item.points for item in score.items}
        final.append({
            "estates": [points[f"final-{name}"] for name in ESTATE.names],
            "payments": points["payments"],
            "towers": points["towers"],
            "gain": sum(points[f"final-{name}"] for name in ESTATE.names) + points["payments"] + points["towers"],
            "total": score.total,
            "place": score.place,
        })  # fmt: skip
    hidden = [0 if "laid" in side else side["laidNumber"] for side in view["sides"]]
    return {
        "towers": [tower_facts(table, side, hidden[seat]) for seat, side in enumerate(table.sides)],
        "final": final,
        "payments": [{"from": args[0], "to": args[1], "estate": ESTATE.names[args[2]]} for args in payments],
        "open": any(hidden),
        "shields": [
            [ESTATE.names[estate] for estate in fewest_estates(side.persons)]
            if shields_lie(side) and side.added == NONE
            else []
            for side in table.sides
        ],
    }
