"""The row of numbers a seat sees: complete, honest, telling, and the same in both builds."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest

from hoftag.bots.staufer_linear import CASUAL, NOVICE
from hoftag.build import build
from hoftag.check import twins
from hoftag.check.games import LawBroken, option_sets, positions
from hoftag.core.contract import NATURE, SPECTATOR
from hoftag.core.rng import Rng
from hoftag.games.registry import game
from hoftag.games.staufer import features, foresight
from hoftag.games.staufer.contracts import contract_points, figures_by_cost, figures_round_the_ring
from hoftag.games.staufer.ranking import ranked, ranking, standings, strength
from hoftag.games.staufer.steps.gains import at_hand
from hoftag.games.staufer.steps.scoring import ScoreRegion
from hoftag.games.staufer.words import (
    AACHEN,
    AUGSBURG,
    BONUS,
    PER_REGION,
    REFILL,
    REGIONS,
    SCORE_REGION,
    TURN,
    V_FETCH,
    V_GO_WITHOUT,
    V_OCCUPY,
    V_PAY_NOBLE,
    V_SIT,
    V_SUPPLY,
)

STAUFER = game("staufer")
FEATURES = STAUFER.features
SETUPS = [(seats, options) for seats in (2, 3, 4, 5) for options in option_sets(STAUFER)]
RANDOM_SET = {"privileges": 6}

SELDOM = {  # what random games hardly ever bring about
    "own-brown>=6": "six of the ten brown chests with one seat",
    "own-violet>=4": "four violet chests kept",
    "own-nobles-home-3>=3": "all three nobles paid where the king comes late",
    "own-seats-of-7>=1": "nobody goes to the dearest seats by chance with the smaller board",
    **{f"rival{n}-privilege-{kind}": "a kind drawn in few games" for n in (3, 4) for kind in range(2, 17)},
}


def named(row: bytearray) -> dict[str, int]:
    return dict(zip(FEATURES, row, strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    for seats, options in SETUPS:
        s = STAUFER.setup(seats, options)
        assert len(STAUFER.observed(s, 0)) == len(FEATURES)
        assert not any(STAUFER.observed(s, 0))  # nothing is decided during the setup


def test_every_number_is_reached() -> None:
    most = bytearray(len(FEATURES))
    for n, (seats, options) in enumerate(SETUPS * 2):
        for recorder, _ in positions(STAUFER, seats, options, Rng(100 + n)):
            row = STAUFER.observed(recorder.state, recorder.record.entries[-1].n % seats if recorder.traces else 0)
            assert len(row) == len(FEATURES)
            most = bytearray(map(max, most, row))
    assert {name for name, number in named(most).items() if not number} <= set(SELDOM)
    numbers = FEATURES.index("top-privilege-points")
    assert max(most[:numbers]) == 1
    assert 25 < max(most[numbers:]) < 255


def test_missing_rivals_leave_no_trace() -> None:
    for recorder, _ in positions(STAUFER, 3, RANDOM_SET, Rng(3)):
        row = named(STAUFER.observed(recorder.state, 1))
        assert not any(number for name, number in row.items() if "rival3" in name or "rival4" in name)


def test_a_row_says_what_its_names_say() -> None:
    table = {
        "round": 3,
        "ring": ["nijmegen", "strasbourg", "palermo", "aachen", "augsburg", "milano"],
        "king": "nijmegen",
        "rows": {
            "regions": ["strasbourg", "palermo", "aachen"],
            "conditions": ["kings-region", "fewest-chests", "most-offices"],
            "journeys": ["2", "1"],
        },
        "order": [0, 1, 0, 1],
        "supply-track": [1],
        "placement-track": [0],
        "offices": {"strasbourg-2": {"figures": ["0 noble"]}, "strasbourg-3": {"figures": ["1 envoy"]}},
        "payments": {"palermo": {"0": [2, 0]}, "aachen": {"0": [1, 0], "1": [0, 1]}},
        "sides": [
            {"contracts": ["region-aachen", "pattern-gap", "pair"], "privileges": [4], "violet": 1},
            {"contracts": ["region-palermo", "pattern-three", "series"], "brown": 3},
        ],
    }
    row = named(STAUFER.observed(STAUFER.position(2, {}, table), 0))
    told = [
        "players-2", "round>=3", "asks-turn", "acting-own", "first-strasbourg", "second-nijmegen",
        "second-by-kings-region", "next-second-by-fewest-chests", "journey>=2", "own-turns>=2", "own-followed>=1",
        "own-envoys-home-1>=2", "own-envoys-home-2>=1", "own-privilege-4", "own-violet>=1", "own-contract-pair",
        "first-own>=2", "first-own-is-first", "first-ahead>=1", "first-distance>=1", "first-rival1>=1",
        "later2-contract", "rival1-turns>=2", "rival1-brown>=3", "left-privilege-7>=1", "own-seats-of-4>=1",
    ]  # fmt: skip
    assert [name for name in told if not row[name]] == []
    untold = [
        "round>=4", "own-turns>=3", "own-followed>=2", "own-waits>=1", "own-envoys-home-1>=3", "first-own>=3",
        "first-ahead>=2", "first-behind>=1", "first-distance>=2", "later1-contract", "rival1-turns>=3", "own-brown>=1",
        "own-offer", "own-contract-series", "left-privilege-4>=1", "own-on-supply-track>=1",
    ]  # fmt: skip
    assert [name for name in untold if row[name]] == []
    assert row["rival1-points"] == 9
    assert row["own-points"] == 1
    assert row["own-scoring-points"] > row["rival1-scoring-points"] == 0


# ---------------------------------------------------------------------- secrets


def rows_alike(monkeypatch: pytest.MonkeyPatch, row: Any) -> int:
    """Twin worlds in which rows have to be alike, too."""
    plain = twins.seen
    monkeypatch.setattr(
        twins, "seen", lambda game, s, seat: plain(game, s, seat) + (row(s, seat).hex() if seat != SPECTATOR else "")
    )
    return sum(twins.twin_worlds(STAUFER, seats, RANDOM_SET, seed) for seats in (2, 3, 4, 5) for seed in range(4))


def test_rows_are_alike_in_twin_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rows_alike(monkeypatch, STAUFER.observed) >= 20


@pytest.mark.parametrize("category", ["region_contract", "pattern_contract", "seats_contract"])
def test_a_leaked_contract_is_found(monkeypatch: pytest.MonkeyPatch, category: str) -> None:
    def leaking(s: Any, seat: int) -> bytearray:
        row = STAUFER.observed(s, seat)
        row[0] = getattr(s.sides[seat - 1], category) + 1
        return row

    with pytest.raises(LawBroken, match="can tell"):
        rows_alike(monkeypatch, leaking)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_worlds_dealt_anew_give_the_same_row(seats: int) -> None:
    """Nobody answers out of sight here, so that a world to be asked again is like any other."""
    rng = Rng(seats)
    for recorder, decisions in positions(STAUFER, seats, RANDOM_SET, Rng(7 + seats)):
        seat = int(rng.below(seats))
        view = STAUFER.view(recorder.state, seat)
        row = STAUFER.observed(recorder.state, seat)
        assert STAUFER.observed(STAUFER.determinize(view, rng), seat) == row
        again = STAUFER.reopened(view, rng)
        assert STAUFER.observed(again, seat) == row
        assert again.audit() == []
        assert STAUFER.view(again, seat).dump() == view.dump()
        assert [decision.seat for decision in STAUFER.pending(again)] == [decision.seat for decision in decisions]


def test_looking_changes_nothing() -> None:
    for recorder, _ in positions(STAUFER, 3, RANDOM_SET, Rng(11)):
        before = recorder.state.dump()
        first = STAUFER.observed(recorder.state, 0)
        STAUFER.observed(recorder.state, 1)
        assert STAUFER.observed(recorder.state, 0) == first
        assert recorder.state.dump() == before


# ---------------------------------------------------------------------- every choice shows


def comes(s: Any, region: int) -> int:
    """With which journey the king comes to a region: the first, the second, a later one or, 0, none."""
    return min(3, (foresight.arrivals(s) >> 4 * region) & 15)


def excused(s: Any, seat: int, one: Any, two: Any) -> str:
    """Why a seat need not see the difference between two moves; nothing where it has to."""
    verbs = {one.verb, two.verb}
    if verbs in ({V_PAY_NOBLE}, {V_FETCH}) and comes(s, one.a) == comes(s, two.a):
        return "the king empties both payment areas with the same journey, or late, or never"
    if verbs in ({V_FETCH, V_GO_WITHOUT}, {V_SIT, V_PAY_NOBLE}) and any(
        move.verb in (V_FETCH, V_PAY_NOBLE) and comes(s, move.a) == 1 for move in (one, two)
    ):
        return "the king brings that figure home at once"
    if verbs == {V_SUPPLY}:
        box, side = s.box, s.sides[seat]
        if any(not at_hand(side, box.field_envoys[move.a], box.field_nobles[move.a]) for move in (one, two)):
            return "under shortage both fields bring the same"
    costs = s.layout.costs
    if verbs == {V_OCCUPY} and one.a // PER_REGION == two.a // PER_REGION and costs[one.a] == costs[two.a]:
        return "seats of one region and cost that stand alike in the ranking"
    if verbs in ({V_SIT}, {V_SIT, V_PAY_NOBLE}) and strength(s, s.target // PER_REGION, seat) >= 2:
        return "a noble's strength where the own figures are more than the row counts"
    return ""


def same_end(one: Any, two: Any) -> bool:
    """Whether the usual way of going on leads to the same table, as when figures are fetched in another order."""
    return bool(foresight.carried_out(STAUFER, one).dump() == foresight.carried_out(STAUFER, two).dump())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_moves_that_differ_leave_different_rows(seats: int) -> None:
    told: dict[bytes, Any] = {}
    asked = excuses = 0
    for n in range(3):
        for turn, (recorder, decisions) in enumerate(positions(STAUFER, seats, RANDOM_SET, Rng(20 * seats + n))):
            for decision in decisions:
                if decision.seat == NATURE or turn % 2:
                    continue
                told.clear()
                for move in decision.moves:
                    after = recorder.state.clone()
                    STAUFER.apply(after, decision.seat, move)
                    row = bytes(STAUFER.observed(after, decision.seat))
                    asked += 1
                    if row in told and after.top >= 0:
                        before, other = told[row]
                        why = excused(recorder.state, decision.seat, before, move) or same_end(after, other)
                        assert why, f"after '{before.text}' and '{move.text}' the row is the same"
                        excuses += 1
                    told[row] = (move, after)
    assert excuses < asked / 5


# ---------------------------------------------------------------------- what lies ahead, by the rules


def test_points_ahead_are_those_the_rules_give() -> None:
    """A region is scored on a copy, up to its first question."""
    compared = 0
    for seats in (2, 3, 4, 5):
        for recorder, decisions in positions(STAUFER, seats, RANDOM_SET, Rng(60 + seats)):
            s = recorder.state
            if not decisions or s.step() != TURN or compared % 3:
                compared += 1
                continue
            compared += 1
            for region in REGIONS:
                stands = standings(s, region)
                places = [foresight.rank_in(stands, seat, seats) for seat in range(seats)]
                assert sorted((place, seat) for seat, place in enumerate(places) if place >= 0) == list(
                    enumerate(ranked(s, region))
                )
                scored = s.clone()
                scored.scored, scored.scoring = region + 1, 0
                scored.then(SCORE_REGION)
                ScoreRegion().close(scored)
                while region not in (AACHEN, AUGSBURG) and scored.step() == BONUS:
                    STAUFER.steps[BONUS].close(scored)
                    if not scored.ranked:
                        break
                for seat in range(seats):
                    gained = scored.sides[seat].score - s.sides[seat].score
                    assert foresight.points_in(s, region, stands, seat) == gained
    assert compared > 200


def test_contracts_are_worth_what_the_rules_say() -> None:
    for seats in (2, 4):
        for recorder, _ in positions(STAUFER, seats, RANDOM_SET, Rng(80 + seats)):
            s = recorder.state
            if not s.round:
                continue
            for seat in range(seats):
                by_cost, ring = figures_by_cost(s, seat), figures_round_the_ring(s, seat)
                own = foresight.Figures(s, seat, 0)
                assert (own.by_cost, own.on_ring) == (own.lasting_by_cost, own.lasting_on_ring) == (by_cost, ring)
                assert foresight.Figures(s, seat, 63).lasting_by_cost == 0
                for n in range(6):
                    assert foresight.pattern_worth(s, n, ring) == contract_points(s, seat, 6 + n)
                    assert foresight.seats_worth(s, 12 + n, by_cost) == contract_points(s, seat, 12 + n)
                row = named(STAUFER.observed(foresight.carried_out(STAUFER, s), seat))
                whole = sum(contract_points(s, seat, contract) for contract in s.sides[seat].contracts())
                if foresight.carried_out(STAUFER, s) is s:
                    assert row["own-contract-points"] == whole
                    assert row["own-lasting-contract-points"] <= whole or seats == 2


def test_an_action_half_done_counts_as_done() -> None:
    """Also a clean-up: the row is that of the next round, without new chests."""
    met = set()
    for n in range(6):
        for recorder, decisions in positions(STAUFER, 2 + n % 4, RANDOM_SET, Rng(90 + n)):
            s = recorder.state
            if not s.round:
                continue
            after = foresight.carried_out(STAUFER, s)
            assert after.audit() == [] or s.step() == REFILL
            if after is not s:
                met.add(decisions[0].step)
                row = named(STAUFER.observed(s, 0))
                assert row[f"asks-{STAUFER.words.steps[s.step()]}"]
                if s.step() == REFILL:
                    assert row[f"round>={s.round + 1}"]
                    assert row["asks-turn"] or row["over"]
    assert len(met) >= 5


def test_regions_come_by_the_time_of_their_scoring() -> None:
    for recorder, _ in positions(STAUFER, 3, {}, Rng(5)):
        s = recorder.state
        if s.round and s.top >= 0 and s.step() == TURN:
            regions = foresight.agenda_of_regions(s)
            assert sorted(regions) == REGIONS
            assert regions[0] == foresight.scored_first(s)
            assert ranking(s, regions[0]) >= 0


# ---------------------------------------------------------------------- builds


def digest() -> str:
    """A fingerprint of all rows of a few games."""
    told = hashlib.sha256()
    for seats in (2, 3, 4, 5):
        for recorder, _ in positions(STAUFER, seats, RANDOM_SET, Rng(30 + seats)):
            for seat in range(seats):
                told.update(STAUFER.observed(recorder.state, seat))
    return told.hexdigest()


def test_both_builds_give_the_same_rows() -> None:
    if build() != "compiled":
        assert os.environ.get("HOFTAG_EXPECT") != "compiled"
        assert digest() == digest()
        return  # the compiled lane compares; here there is only one build
    code = f"import sys; sys.path[:0] = {sys.path!r}; import tests.games.staufer.test_features as t; print(t.digest())"
    environment = {**os.environ, "HOFTAG_PLAIN": "1"}
    asked = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == digest()


def test_a_long_row_is_put_together_right() -> None:
    row = features.Row()
    row.put(0b1011, 4)
    row.put(2**42 + 1, 43)
    row.count(7)
    row.count(400)
    row.put(1, 1)
    assert list(row.finished()) == [1, 1, 0, 1, 1, *[0] * 41, 1, 1, 7, 255]


# ---------------------------------------------------------------------- judges by hand


@pytest.mark.parametrize("weights", [NOVICE, CASUAL])
def test_judges_by_hand_know_what_they_weigh(weights: dict[str, float]) -> None:
    assert set(weights) <= set(FEATURES)
    gains = ["own-points", "own-scoring-points", "own-contract-points", "own-useful-court", "own-offer"]
    assert [name for name in gains if weights[name] <= 0] == []
    assert weights["best-rival-outlook"] < 0
    assert weights["own-points"] == max(weights[name] for name in ("own-points", "own-scoring-points"))


@pytest.mark.parametrize("weights", [NOVICE, CASUAL])
def test_judges_by_hand_buy_no_privilege_that_comes_too_late(weights: dict[str, float]) -> None:
    """In the last turn two violet chests are worth more than any privilege but the first."""
    bought = [weights.get(f"own-privilege-{n}", 0.0) for n in range(2, 17)]
    assert max(bought) < 2 * weights["own-points"] + weights.get("own-violet>=1", 0.0)
