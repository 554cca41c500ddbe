"""The outlook of Die Staufer: what it tells is what the engine then does, at any time and for everybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hoftag.core.contract import NATURE, SPECTATOR, Decision
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.games.staufer.ranking import ranked, strength
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.steps.scoring import second_region
from hoftag.games.staufer.words import AIDS, CHEST, CONDITION, CONTRACT, E_PAID, FIGURE, OFFICE, PER_REGION, REGION
from hoftag.outlook import outlook_of
from hoftag.outlook.staufer import Table

GAME = registry.game("staufer")
SETS = {name: number for number, name in enumerate(GAME.options[0].choices)}
GAMES = [
    (2, "first-game", 1),
    (3, "alternative", 2),
    (4, "synergies", 3),
    (5, "point-rain", 4),
    (2, "quantity", 5),
    (3, "2+3+6+14+15+16", 6),
    (5, "random", 7),
    (4, "4+5+10+11+12+13", 8),
]


def played(seats: int, chosen: str, seed: int) -> Iterator[tuple[StauferState, Decision]]:
    """A random game, question by question; moves that occupy a seat are preferred, so that much happens."""
    state = GAME.setup(seats, {"privileges": SETS[chosen]})
    rng = Rng(seed)
    while pending := GAME.pending(state):
        decision = pending[0]
        moves = decision.moves
        yield state, decision
        if decision.seat == NATURE:
            move = moves[rng.weighted(decision.weights)]
        else:
            wanted = [move for move in moves if not move.text.startswith(("supply", "no-", "keep", "go"))]
            moves = wanted if wanted and rng.below(4) else moves
            move = moves[rng.below(len(moves))]
        GAME.play(state, decision.seat, move)


def facts_of(state: StauferState, seat: int, decision: Decision | None = None) -> dict[str, Any]:
    """What a seat is told, as it travels."""
    moves = [move.text for move in decision.moves] if decision else []
    told = outlook_of(GAME, int(state.seats)).facts(GAME.view(state, seat).dump(), moves)
    back: dict[str, Any] = json.loads(json.dumps(told))
    assert back == told
    return back


def court(state: StauferState, seat: int) -> list[int]:
    """Envoys and nobles at court."""
    return [int(state.sides[seat].court_envoys), int(state.sides[seat].court_nobles)]


def laid(before: StauferState, after: StauferState, seat: int) -> dict[str, int]:
    """Figures that came into the payment areas."""
    found: dict[str, int] = {}
    for region, name in enumerate(REGION.names):
        now = after.envoys_in(region, seat) + after.nobles_in(region, seat)
        more = now - before.envoys_in(region, seat) - before.nobles_in(region, seat)
        if more:
            found[name] = int(more)
    return found


# ---------------------------------------------------------------------- always and for everybody


@pytest.mark.parametrize(("seats", "chosen", "seed"), GAMES)
def test_it_never_fails(seats: int, chosen: str, seed: int) -> None:
    state = None
    for n, (state, decision) in enumerate(played(seats, chosen, seed)):
        asked = decision.seat
        told = facts_of(state, asked, decision) if asked != NATURE else {}
        assert set(told.get("moves", {})) == ({move.text for move in decision.moves} if told else set())
        if n % 9 == 0:
            for seat in [SPECTATOR, NATURE, *range(seats)]:
                facts_of(state, seat)
    assert state is not None
    assert state.over
    for seat in [SPECTATOR, *range(seats)]:
        told = facts_of(state, seat)
        assert all(len(side["contracts"]) == 3 for side in told["sides"])  # all are open in the end


def test_a_spectator_is_told_the_same_without_secrets() -> None:
    for n, (state, decision) in enumerate(played(4, "first-game", 11)):
        if n % 40 or decision.seat == NATURE:
            continue
        own, shown = facts_of(state, decision.seat), facts_of(state, SPECTATOR)
        assert not shown["offices"]
        assert not shown["moves"]
        assert not any(side["contracts"] for side in shown["sides"])
        for key in ("regions", "rows", "journey", "next"):
            assert own[key] == shown[key]


def test_only_what_the_seat_knows_goes_in() -> None:
    """Two worlds that look alike to a seat have the same dump, and the dump is all that facts are made of."""
    for n, (state, decision) in enumerate(played(3, "first-game", 5)):
        if n < 90 or decision.seat == NATURE:
            continue
        view = GAME.view(state, decision.seat)
        other = GAME.determinize(view, Rng(99))
        assert GAME.view(other, decision.seat).dump() == view.dump()
        assert facts_of(other, decision.seat, decision) == facts_of(state, decision.seat, decision)
        break


# ---------------------------------------------------------------------- what the engine then does


@pytest.mark.parametrize(("seats", "chosen", "seed"), GAMES)
def test_moves_cost_and_bring_what_is_told(seats: int, chosen: str, seed: int) -> None:
    checked = 0
    for state, decision in played(seats, chosen, seed):
        seat = decision.seat
        if seat == NATURE or state.round == 5:
            continue
        told = facts_of(state, seat, decision)["moves"]
        if int(state.order) < 16:  # after the last turn the scoring follows at once
            continue
        for move in decision.moves[seed % 3 :: 3]:
            after = state.clone()
            after.notes = []
            GAME.play(after, seat, move)
            checked += check(told[move.text], state, after, seat, move.text)
    assert checked > 40


def check(told: dict[str, Any], before: StauferState, after: StauferState, seat: int, move: str) -> int:
    """Compare what was told of a move with what it did; says how much there was to compare."""
    verb, _, thing = move.partition(" ")
    step = GAME.words.steps[after.step()]
    if verb == "supply" and step == "turn":
        gained = [now - was for now, was in zip(court(after, seat), court(before, seat), strict=True)]
        assert [told["envoys"], told["nobles"]] == gained, move
        assert told["points"] == after.sides[seat].score - before.sides[seat].score, move
        assert not told["short"]
        assert not told["draws"]
        return 1
    if verb == "supply" and step == "fetch":
        assert told["short"]
        return 1
    if verb == "sit" and step in ("turn", "second") and not told["chests"]:
        road = laid(before, after, seat)
        both = {r: told["road"].get(r, 0) + told["byNobles"].get(r, 0) for r in {*told["road"], *told["byNobles"]}}
        assert both == road, move
        assert told["keeps"] == court(after, seat), move
        check_rank(told, after, seat, int(before.target))
        return 1
    if verb == "occupy":
        return check_occupy(told, before, after, seat, thing)
    if verb == "second-envoy" and not told["chests"]:
        check_rank(told, after, seat, int(before.target))
        assert told["keeps"] == court(after, seat)
        return 1
    if verb == "exchange":
        assert told["points"] == after.sides[seat].score - before.sides[seat].score or step != "resolve"
        assert told["violet"] == after.sides[seat].violet
        return 1
    return 0


def check_occupy(told: dict[str, Any], before: StauferState, after: StauferState, seat: int, office: str) -> int:
    """A seat that is taken without a further question costs what the only way says."""
    number = OFFICE.find(office)
    step = GAME.words.steps[after.step()]
    if step == "aid":
        assert len(told["ways"]) > 1
        asked = GAME.decision(after, seat)
        assert asked is not None
        assert [f"aid {way['aids']}" for way in told["ways"]] == [move.text for move in asked.moves]
        return 1
    if step == "figures":
        assert len(told["ways"]) == 1
        paid = {name: int((after.owed >> (4 * n)) & 15) for n, name in enumerate(REGION.names)}
        assert {name: number for name, number in paid.items() if number} == told["ways"][0]["road"]
        return 1
    if step == "turn" and not told["chests"]:
        [way] = told["ways"]
        assert laid(before, after, seat) == way["road"]
        kind = (after.seated[number] - 1) & 1 if after.seated[number] < 16 else ((after.seated[number] >> 4) - 1) & 1
        check_rank(told[FIGURE.names[kind]], after, seat, number)
        assert sum(court(after, seat)) == told["court"] - way["figures"]
        notes = [note.args for note in after.take_notes() if note.event == E_PAID]
        assert sum(sum(args[1:]) for args in notes) == way["figures"] - 1
        return 1
    return 0


def check_rank(told: dict[str, Any], after: StauferState, seat: int, office: int) -> None:
    """Rank and strength in the office's region, and the contracts."""
    region = office // PER_REGION
    assert told["rank"] == list(ranked(after, region)).index(seat) + 1
    assert told["strength"] == strength(after, region, seat)
    for contract, worth in told["contracts"].items():
        assert worth == Table(GAME, GAME.view(after, seat).dump()).worth(seat, contract)


def test_regions_are_scored_as_told() -> None:
    """The last question before the scoring tells regions and points; then they are scored."""
    compared = 0
    for seats, chosen, seed in GAMES:
        kept: dict[str, Any] = {}
        for state, decision in played(seats, chosen, seed):
            if decision.seat == NATURE:
                continue
            if GAME.words.steps[decision.step] != "turn" or state.order >= 16:
                continue
            for move in decision.moves:
                after = state.clone()
                after.notes = []
                GAME.play(after, decision.seat, move)
                notes = [(GAME.words.events[note.event].key, note.args) for note in after.take_notes()]
                scored = [args[0] for key, args in notes if key == "scoring"]
                if not scored or not move.text.startswith("supply"):
                    continue
                kept = facts_of(state, decision.seat)
                row = kept["rows"][0]
                assert REGION.names[scored[0]] == row["region"]
                assert REGION.names[scored[-1]] == row["second"] or len(scored) < 2
                ranks = [args for key, args in notes if key == "rank"]
                first = kept["regions"][row["region"]]["ranking"]
                assert [(a["seat"], n + 1, a["strength"], a["points"]) for n, a in enumerate(first)] == ranks[
                    : len(first)
                ]
                compared += 1
    assert compared > 20


def test_the_rows_tell_where_the_king_goes() -> None:
    for seats, chosen, seed in GAMES[1:3]:
        expected: list[str] = []
        last = 1
        for state, decision in played(seats, chosen, seed):
            if decision.seat == NATURE or not state.round:
                continue
            told = facts_of(state, SPECTATOR)
            if not expected:
                expected = [row["king"] for row in told["rows"]]
                assert len(expected) == 5
            assert REGION.names[state.king] == expected[state.round - 1]
            assert [row["king"] for row in told["rows"]] == expected[state.round - 1 :]
            for row in told["rows"][1:]:
                assert row["second"] == REGION.names[second_region(state, CONDITION.find(row["condition"]))]
            last = int(state.round)
        assert last == 5


def test_the_journey_tells_whose_figures_go_home() -> None:
    payments = {"augsburg": {"0": [2, 1], "1": [1, 0]}, "milano": {"2": [3, 0]}, "strasbourg": {"0": [1, 0]}}
    rows = {"journeys": [2, 1, 3, 3]}
    sides: list[dict[str, object]] = [{}, {}, {}]
    state = GAME.position(3, {}, {"sides": sides, "order": [0], "payments": payments, "rows": rows})
    told = facts_of(state, SPECTATOR)["journey"]
    assert told["path"] == ["augsburg", "milano"]
    rng = Rng(1)
    state.notes = []
    GAME.play(state, 0, GAME.words.parse("supply two-envoys"))
    while state.round == 1:
        [decision] = GAME.pending(state)
        GAME.play(state, decision.seat, decision.moves[rng.below(len(decision.moves))])
    notes = [note.args for note in state.take_notes() if GAME.words.events[note.event].key == "returned"]
    assert len(notes) == 3
    assert [(back["seat"], back["number"], REGION.find(back["region"])) for back in told["returns"]] == notes


def test_offices_tell_price_and_whether_they_can_be_paid() -> None:
    seen = set()
    for seats, chosen, seed in GAMES[3:8]:
        for n, (state, decision) in enumerate(played(seats, chosen, seed)):
            if n % 2 or decision.seat == NATURE or GAME.words.steps[decision.step] != "turn":
                continue
            told = facts_of(state, decision.seat, decision)
            listed = {move.text for move in decision.moves}
            assert {f"occupy {name}" for name, office in told["offices"].items() if office["payable"]} == {
                move for move in listed if move.startswith("occupy")
            }
            for name, office in told["offices"].items():
                assert office["total"] == office["way"] + office["seat"]
                assert office["least"] <= office["total"]
                reason = GAME.why_not(state, decision.seat, GAME.words.parse(f"occupy {name}"))
                if not office["payable"]:
                    assert office["open"] == (reason.key not in ("occupied", "full"))
                if not office["payable"] and reason.key == "too-few-figures":
                    assert reason.args[0] == office["least"]
                    assert reason.args[1] == sum(court(state, decision.seat)) + told["trackEnvoy"]
                    seen.add(reason.key)
                for way in told["moves"].get(f"occupy {name}", {}).get("ways", []):
                    seen.add(way["aids"])
                    assert sum(way["road"].values()) == way["figures"] - 1
    assert seen >= {"too-few-figures", "none", "free-move", "cheap-place"}


def test_chests_tell_what_they_bring() -> None:
    sides: list[dict[str, object]] = [{"violet": 1, "court": [6, 1]}, {}, {}]
    chests = ["points-4", "envoys-2", "noble", "violet"]
    position = {
        "sides": sides,
        "offices": {"aachen-5": {"figures": [], "chests": chests}},
        "privileges": [1, 4, 7, 10, 13, 16],
    }
    state = GAME.position(3, {}, position)
    decision = GAME.decision(state, 0)
    told = facts_of(state, 0, decision)["moves"]["occupy aachen-5"]
    assert told["chests"] == chests
    gains = {"points": 4, "envoys": 2, "nobles": 1, "privilege": True, "short": False, "draws": False}
    assert told["taken"] == gains
    assert told["envoy"]["rank"] == 1
    assert told["envoy"]["strength"] == 1
    assert told["noble"]["strength"] == 2


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_parts_name_everything_a_view_shows(seats: int) -> None:
    parts = json.loads(json.dumps(outlook_of(GAME, seats).parts()))
    state = next(state for state, decision in played(seats, "random", seats) if decision.seat != NATURE)
    data: Any = GAME.view(state, 0).dump()
    assert set(parts["offices"]) == set(data["offices"])
    assert [office for row in parts["regions"].values() for office in row] == list(data["offices"])
    assert set(parts["fields"]) == set(data["fields"])
    assert set(parts["tiles"]) == set(data["tiles"].values())
    assert set(parts["chests"]) == set(CHEST.names)
    assert set(parts["contracts"]) == set(CONTRACT.names)
    assert parts["spaces"] == len(data["order"])
    assert {chest["colour"] for chest in parts["chests"].values()} == {"orange", "turquoise", "brown", "violet"}
    assert sum(chest["number"] for chest in parts["chests"].values()) == 72
    assert {contract["kind"] for contract in parts["contracts"].values()} == {"region", "pattern", "ladder", "each"}
    for name in AIDS.names[1:3]:
        assert name in parts["chests"]
