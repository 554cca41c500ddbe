"""What the outlook of Tallinn says is what the engine then does."""

import inspect
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hoftag.check.games import option_sets, positions
from hoftag.core.contract import NATURE, SPECTATOR, Decision
from hoftag.core.rng import Rng
from hoftag.games.registry import game
from hoftag.games.tallinn.scoring import tower_persons, tower_strength
from hoftag.games.tallinn.side import unpacked
from hoftag.games.tallinn.state import TallinnState
from hoftag.games.tallinn.steps.contests import hold_contest
from hoftag.games.tallinn.words import CARD, ESTATE, HALF, START
from hoftag.outlook import outlook_of

TALLINN = game("tallinn")
FULL = {"legate": 1, "chronicle": 1}


Tell = Callable[[Decision], dict[str, Any]]


def played(seats: int, options: dict[str, int], seed: int) -> Iterator[tuple[TallinnState, list[Decision], Tell]]:
    """The positions of a random game, what seats are asked, and the facts of who is asked."""
    outlook = outlook_of(TALLINN, seats)
    for recorder, decisions in positions(TALLINN, seats, options, Rng(seed)):
        s = recorder.state

        def tell(d: Decision, s: TallinnState = s) -> dict[str, Any]:
            return outlook.facts(TALLINN.view(s, d.seat).dump(), [m.text for m in d.moves])

        yield s, [d for d in decisions if d.seat != NATURE], tell


def alone(s: TallinnState, seat: int, text: str) -> TallinnState:
    """The table after a move of one seat while all others do nothing that can be left out."""
    after = s.clone()
    after.notes = []
    for other in range(len(after.sides)):
        decision = TALLINN.decision(after, other) if other != seat else None
        if decision is not None:
            quiet = [m for m in decision.moves if m.text in ("no-tower", "no-payment", "exchange none")]
            TALLINN.play(after, other, (quiet or decision.moves)[0])
    TALLINN.play(after, seat, TALLINN.words.parse(text))
    return after


@pytest.mark.parametrize(
    "options", option_sets(TALLINN), ids=lambda o: "+".join(k for k, on in o.items() if on) or "base"
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_facts_are_told_at_any_time_to_everybody(seats: int, options: dict[str, int]) -> None:
    told = outlook_of(TALLINN, seats)
    rng = Rng(7 * seats)
    for n, (recorder, decisions) in enumerate(positions(TALLINN, seats, options, rng)):
        asked = {d.seat: [m.text for m in d.moves] for d in decisions}
        for viewer in [*range(seats), SPECTATOR] if n % 9 == 0 or not decisions else [n % seats]:
            view = TALLINN.view(recorder.state, viewer).dump()
            facts = told.facts(view, asked.get(viewer, []))
            assert set(facts["moves"]) >= set(asked.get(viewer, []))
            assert json.loads(json.dumps(facts)) == facts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_played_half_and_its_contest_come_as_told(seats: int) -> None:
    """The last to seal learns it at once; contests that cards of others change are left out."""
    compared = 0
    for seed in range(8):
        for s, decisions, tell in played(seats, {}, seed):
            if len(decisions) != 1 or not decisions[0].moves[0].text.startswith("play"):
                continue
            seat = decisions[0].seat
            coming = [unpacked(s.box.on_half[side.sealed.a]) for side in s.sides if side.sealed is not None]
            facts = tell(decisions[0])["moves"]
            for move in decisions[0].moves:
                told = facts[move.text]
                side = alone(s, seat, move.text).sides[seat]
                assert told["display"] == unpacked(side.persons)
                assert len(told["contests"]) == side.contests - s.sides[seat].contests
                if not any(persons[ESTATE.find(c["estate"])] for c in told["contests"] for persons in coming):
                    won = sum(unpacked(side.contest_points)) - sum(unpacked(s.sides[seat].contest_points))
                    assert sum(c["points"] for c in told["contests"]) == won
                    compared += len(told["contests"])
    assert compared > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_displays_as_they_lie_are_worth_what_a_contest_would_bring(seats: int) -> None:
    """TAL-5.11: except that a tie at nothing brings nothing."""
    ties = 0
    for seed in range(3):
        for s, _, _ in played(seats, {}, seed):
            told = outlook_of(TALLINN, seats).facts(TALLINN.view(s, SPECTATOR).dump(), [])["contests"]
            for seat, side in enumerate(s.sides):
                for estate, persons in enumerate(unpacked(side.persons)):
                    held = s.clone()
                    held.sides[seat].contest = estate
                    hold_contest(held, seat)
                    won = held.sides[seat].points - side.points
                    assert told[seat][estate]["points"] == (won if persons else 0)
                    ties += persons == 0 < won
    assert ties


@pytest.mark.parametrize("seats", [2, 4])
def test_the_shields_contest_brings_what_is_told(seats: int) -> None:
    seen = 0
    for seed in range(30):
        for s, decisions, tell in played(seats, FULL, seed):
            for d in decisions:
                if not d.moves[0].text.startswith("contest"):
                    continue
                facts = tell(d)["moves"]
                for move in d.moves:
                    told = facts[move.text]
                    after = alone(s, d.seat, move.text)
                    assert told["points"] == after.sides[d.seat].points - s.sides[d.seat].points
                    assert told["points"] == sum(a["points"] for a in told["contests"][0]["against"])
                    seen += 1
        if seen > 20:
            return
    assert seen


@pytest.mark.parametrize("options", [{}, {"legate": 1}, {"towers": 1}], ids=["together", "legate", "leader-first"])
def test_towers_change_display_strength_and_hand_as_told(options: dict[str, int]) -> None:
    seen = 0
    for seed in range(4):
        for s, decisions, tell in played(3, options, seed):
            for d in decisions:
                if d.moves[0].text != "no-tower":
                    continue
                facts = tell(d)["moves"]
                for move in d.moves:
                    told = facts[move.text]
                    after = alone(s, d.seat, move.text)
                    if after.sides[d.seat].sealed is not None:
                        continue
                    side = after.sides[d.seat]
                    assert told["display"] == unpacked(side.persons)
                    assert told["tower"]["strength"] == tower_strength(tower_persons(after, side))
                    assert told["towers"] == bin(side.towers()).count("1")
                    assert told["hand"] == (-1 if move.text.startswith("lay") else 0)
                    seen += 1
    assert seen > 50


@pytest.mark.parametrize("seats", [2, 3])
def test_payments_and_exchanges_cost_and_bring_what_is_told(seats: int) -> None:
    seen = {"pay": 0, "exchange": 0}
    for seed in range(12):
        for s, decisions, tell in played(seats, FULL, seed):
            for d in decisions:
                verb = d.moves[-1].text.split()[0]
                if verb not in seen:
                    continue
                facts = tell(d)
                for move in d.moves[:20]:
                    told = facts["moves"][move.text]
                    after = alone(s, d.seat, move.text)
                    assert told["points"] == after.sides[d.seat].points - s.sides[d.seat].points
                    seen[verb] += 1
                    if verb == "pay":
                        assert told["display"] == unpacked(after.sides[d.seat].persons)
                        cards = move.text.split()[-1].split("+") if move.text != "no-payment" else []
                        assert told["persons"] == sum(facts["payment"]["cards"][card] for card in cards)
                        assert (told["level"] is None) == (move.text == "no-payment")
                        assert told["level"] is None or told["persons"] >= told["level"]
                    else:
                        assert told["left"] == after.sides[d.seat].points
    assert min(seen.values()) > 10


@pytest.mark.parametrize("options", [{}, FULL], ids=["base", "full"])
def test_in_the_end_the_facts_are_the_score(options: dict[str, int]) -> None:
    told = outlook_of(TALLINN, 3)
    for seed in range(10):
        for s, _, _ in played(3, options, seed):
            if not s.over:
                continue
            for viewer in (0, SPECTATOR):
                facts = told.facts(TALLINN.view(s, viewer).dump(), [])
                for score in TALLINN.score(s):
                    assert facts["final"][score.seat]["total"] == score.total == s.sides[score.seat].points
                    assert facts["final"][score.seat]["place"] == score.place


def test_shields_at_the_end_bring_what_is_told() -> None:
    """All cards lie face up, so nothing but the choice is open."""
    seen = 0
    rng = Rng(5)
    told = outlook_of(TALLINN, 2)
    for _ in range(40):
        rows: list[dict[str, object]] = [
            {"start": start, "display": [*[str(n) + "ab"[rng.below(2)] for n in range(1, 11)], "legate-" + half]}
            for start, half in (("s1", "b"), ("s4", "a"))
        ]
        s = TALLINN.position(2, {"legate": 1}, {"step": "end", "sides": rows})
        for d in TALLINN.pending(s):
            view = TALLINN.view(s, d.seat).dump()
            facts = told.facts(view, [m.text for m in d.moves])["moves"]
            for move in d.moves:
                after = alone(s, d.seat, move.text)
                assert after.over
                assert facts[move.text]["display"] == unpacked(after.sides[d.seat].persons)
                assert facts[move.text]["final"] == after.sides[d.seat].points - s.sides[d.seat].points
                seen += 1
    assert seen


@pytest.mark.parametrize("seats", [2, 4])
def test_tasks_of_the_kind_have_score_what_was_told(seats: int) -> None:
    """Persons and points told at the last choice of the round hold where nobody builds a tower after it."""
    seen = 0
    outlook = outlook_of(TALLINN, seats)
    for seed in range(6):
        before: list[dict[str, Any]] = []
        for s, _, _ in played(seats, {"chronicle": 1, "chronicle-start-card": seed % 2}, seed):
            facts = outlook.facts(TALLINN.view(s, SPECTATOR).dump(), [])
            for n, task in enumerate(facts["tasks"]):
                if task["done"] and before and not before[n]["done"] and not task["pay"]:
                    for seat, side in enumerate(s.sides):
                        assert task["seats"][seat]["scored"] == unpacked(side.task_points)[n]
                        assert task["seats"][seat]["points"] == unpacked(side.task_points)[n]
                        seen += 1
            before = facts["tasks"]
    assert seen


def test_hidden_towers_have_a_least_and_a_most_strength() -> None:
    hidden = 0
    for seed in range(12):
        for s, _, _ in played(2, {"legate": 1}, seed):
            facts = outlook_of(TALLINN, 2).facts(TALLINN.view(s, 0).dump(), [])
            own, theirs = [int(tower_strength(tower_persons(s, side))) for side in s.sides]
            assert facts["towers"][0]["strength"] == facts["towers"][0]["low"] == own
            assert facts["towers"][1]["low"] <= theirs <= facts["towers"][1]["high"]
            hidden += facts["open"]
    assert hidden


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_hold_every_card_of_the_edition(seats: int) -> None:
    parts = outlook_of(TALLINN, seats).parts()
    assert list(parts["halves"]) == HALF.names
    assert list(parts["cards"]) == CARD.names
    for n, name in enumerate(HALF.names):
        printed = dict(TALLINN.printed("half", n))
        half = parts["halves"][name]
        assert half["persons"] == [printed.get(f"person-{estate}", 0) for estate in ESTATE.names]
        assert (half["coin"] is not None) == ("coin" in printed)
        assert half["shields"] == ("shield" in printed)
    for n, name in enumerate(START.names):
        printed = dict(TALLINN.printed("start", n))
        assert parts["starts"][name] == [printed.get(f"person-{estate}", 0) for estate in ESTATE.names]
    for interim in ("i", "ii"):
        for task in parts["tasks"][interim].values():
            assert [level["points"] for level in task["levels"]] == [seats, 2 * seats][: len(task["levels"])]
    assert json.loads(json.dumps(parts)) == parts


def test_facts_know_only_the_dump() -> None:
    """Nothing else goes in, so two worlds that look the same to a seat have the same facts."""
    assert list(inspect.signature(outlook_of(TALLINN, 2).facts).parameters) == ["view", "moves"]


def test_facts_are_quick() -> None:
    told = outlook_of(TALLINN, 4)
    asked = []
    for s, decisions, _ in played(4, FULL, 3):
        asked += [(TALLINN.view(s, d.seat).dump(), [m.text for m in d.moves]) for d in decisions]
    begun = time.perf_counter()
    for view, moves in asked:
        told.facts(view, moves)
    assert (time.perf_counter() - begun) / len(asked) < 0.02  # about 1 ms; the limit is for busy machines
