"""The row of numbers a seat sees: complete, honest, telling, and the same in both builds."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest

from hoftag.build import build
from hoftag.check import twins
from hoftag.check.games import LawBroken, option_sets, pick
from hoftag.core.bits import MEMBERS
from hoftag.core.contract import NATURE, SPECTATOR, close_step
from hoftag.core.playout import playout
from hoftag.core.rng import Rng
from hoftag.games.registry import game as find_game
from hoftag.games.tallinn.features import FEATURES
from hoftag.games.tallinn.known import as_answered
from hoftag.games.tallinn.words import EXCHANGE, PAYMENT, SELECT, SHIELD_CONTEST, SHIELDS_AT_END, TOWERS, V_CONTEST

GAME = find_game("tallinn")
SETUPS = [(seats, options) for seats in (2, 3, 4) for options in option_sets(GAME)]
SEALED = [EXCHANGE, SELECT, SHIELD_CONTEST, TOWERS, PAYMENT, SHIELDS_AT_END]

# What the built-in cards cannot bring about, or hardly ever.
NEVER = {
    "own-task-i-short-of-single>=4": "no task I asks for more than 3 persons at its lower level",
    "own-task-i-short-of-single>=5": "the same",
    "own-task-i-short-of-double>=7": "no task I asks for more than 5 persons",
    "own-strength>=12": "takes nearly all merchants of the set as towers: seldom in random games",
}


def positions(seats, options, seed):
    """A random game, seat by seat and move by move."""
    rng = Rng(seed)
    s = GAME.setup(seats, options)
    while True:
        decisions = GAME.pending(s)
        yield s, decisions, rng
        if not decisions:
            return
        seat, move = pick(decisions, rng)
        GAME.apply(s, seat, move)


def test_every_number_has_a_name_and_is_reached():
    assert len(set(FEATURES)) == len(FEATURES) == len(GAME.features)
    reached = bytearray(len(FEATURES))
    for seats, options in SETUPS:
        for seed in range(6):
            for s, _, _ in positions(seats, options, seed):
                for seat in range(seats):
                    row = GAME.observed(s, seat)
                    assert len(row) == len(FEATURES)
                    reached = bytearray(map(max, reached, row))
    assert {name for name, number in zip(FEATURES, reached, strict=True) if not number} <= set(NEVER)
    assert max(reached) <= 120


def test_a_row_has_no_trace_of_missing_rivals():
    for s, _, _ in positions(2, {}, 1):
        row = dict(zip(FEATURES, GAME.observed(s, 0), strict=True))
        assert not any(number for name, number in row.items() if name.startswith(("rival2", "rival3")))


def test_a_row_says_what_its_names_say():
    s = GAME.position(
        2,
        {},
        {
            "round": 4,
            "sides": [
                {"start": "s1", "hand": ["1", "3", "5"], "display": ["2a", "4a"], "turned": ["10"], "contests": 1},
                {"start": "s2", "hand": ["9", "8", "7"], "display": ["1b", "2b", "3b"], "contest_points": [2, 2, 0]},
            ],
        },
    )
    row = dict(zip(FEATURES, GAME.observed(s, 0), strict=True))
    assert row["players-2"]
    assert row["step-select"]
    assert row["round>=4"]
    assert not row["round>=5"]
    assert row["own-hand-1"]
    assert row["own-shown-a-2"]
    assert row["own-tower-10"]
    assert not row["own-hand-2"]
    assert row["own-strength>=3"]
    assert not row["own-strength>=4"]
    assert row["rival1-strength-ahead>=3"]
    assert not row["rival1-strength-behind>=1"]
    assert row["rival1-unseen-9"]
    assert not row["rival1-unseen-1"]
    assert row["own-hand-coins-knight>=1"]
    assert row["own-hand-coins-merchant>=1"]
    assert not row["own-hand-coins-monk>=1"]


def rows_alike(monkeypatch, row):
    """Twin worlds in which rows have to be alike, too."""
    plain = twins.seen
    monkeypatch.setattr(
        twins,
        "seen",
        lambda game, s, seat: plain(game, s, seat) + (row(s, seat).hex() if seat != SPECTATOR else ""),
    )
    return sum(
        twins.twin_worlds(GAME, seats, options, seed)
        for seats, options in SETUPS
        for seed in range(1 if any(options.values()) else 3)
    )


def test_rows_are_alike_in_twin_worlds(monkeypatch):
    assert rows_alike(monkeypatch, GAME.observed) >= 100


def with_rivals_hand(s: Any, seat: int) -> bytearray:
    row = GAME.observed(s, seat)
    row[0] = s.sides[seat - 1].hand & 255
    return row


def with_rivals_answer(s: Any, seat: int) -> bytearray:
    row = GAME.observed(s, seat)
    sealed = s.sides[seat - 1].sealed
    row[0] = 0 if sealed is None else sealed.a & 255
    return row


@pytest.mark.parametrize("leak", [with_rivals_hand, with_rivals_answer])
def test_a_planted_leak_is_found(monkeypatch, leak):
    with pytest.raises(LawBroken):
        rows_alike(monkeypatch, leak)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_worlds_dealt_anew_give_the_same_row(seats, options):
    for s, decisions, rng in positions(seats, options, 7):
        if not decisions or decisions[0].seat == NATURE:
            continue
        for seat in range(seats):
            row = GAME.observed(s, seat)
            view = GAME.view(s, seat)
            assert GAME.observed(GAME.determinize(view, rng), seat) == row
            assert GAME.observed(GAME.reopened(view, rng), seat) == row


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_reopened_worlds_ask_again_and_play_on(seats, options):
    asked_again = 0
    for s, decisions, rng in positions(seats, options, 11):
        if not decisions or decisions[0].seat == NATURE:
            continue
        for seat in range(seats):
            world = GAME.reopened(GAME.view(s, seat), rng)
            hidden = [n for n, side in enumerate(s.sides) if side.sealed is not None and n != seat]
            asked_again += len(hidden)
            assert MEMBERS[world.waiting] == sorted({*MEMBERS[s.waiting], *hidden})
            assert world.sides[seat].sealed is s.sides[seat].sealed
            assert all(side.sealed is None for n, side in enumerate(world.sides) if n != seat)
            assert world.audit() == []
            before, after = GAME.view(s, seat).dump(), GAME.view(world, seat).dump()
            for told in (before, after):  # all but who has answered
                told.pop("waiting")
                for side in told["sides"]:
                    side.pop("answered")
            assert after == before
            if rng.below(8) == 0:
                playout(GAME, world, rng)
                assert world.audit() == []
                assert world.over
    assert asked_again


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_row_tells_every_listed_move_from_every_other(seats, options):
    """As bots try them: others' answers stay open where several are asked."""
    for s, decisions, rng in positions(seats, options, 3):
        for decision in decisions:
            if decision.seat == NATURE:
                continue
            world = GAME.reopened(GAME.view(s, decision.seat), rng)
            rows = set()
            effects = set()
            for move in decision.moves:
                after = world.clone()
                GAME.apply(after, decision.seat, move)
                rows.add(bytes(GAME.observed(after, decision.seat)))
                held = move.verb == V_CONTEST and after.step() != SHIELD_CONTEST
                effects.add(after.sides[decision.seat].points if held else move)  # contests held differ in points only
            assert len(rows) == len(effects)


FIELDS = ["hand", "under", "shown_a", "shown_b", "turned", "laid", "paid", "persons", "exchanged", "added", "contest"]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_sealed_answer_is_shown_as_the_rules_will_carry_it_out(seats, options):
    seen = set()
    for seed in range(3):
        for s, decisions, _ in positions(seats, options, seed):
            if s.step() not in SEALED or decisions[0].seat == NATURE:
                continue
            after = s.clone()
            step = GAME.steps[s.step()]
            for decision in decisions:
                step.play(after, decision.seat, decision.moves[-1])
            expected = [as_answered(after, side) for side in after.sides]
            answered = [side.sealed is not None for side in after.sides]
            close_step(after, step)
            seen.add(s.step())
            fields = FIELDS + (["points"] if s.step() in (EXCHANGE, PAYMENT) else [])
            for given, shown, side in zip(answered, expected, after.sides, strict=True):
                assert not given or [getattr(shown, f) for f in fields] == [getattr(side, f) for f in fields]
    assert {SELECT, TOWERS} <= seen


def digest() -> str:
    """All rows of some games in one number."""
    whole = hashlib.sha256()
    for seats, options in SETUPS:
        for s, _, _ in positions(seats, options, 5):
            for seat in range(seats):
                whole.update(GAME.observed(s, seat))
    return whole.hexdigest()


def test_builds_agree():
    if build() != "compiled":
        assert os.environ.get("HOFTAG_EXPECT") != "compiled"
        return  # the compiled lane compares; here there is only one build
    asked = subprocess.run(
        [sys.executable, __file__], env={**os.environ, "HOFTAG_PLAIN": "1"}, capture_output=True, text=True, check=True
    )
    assert asked.stdout.split() == ["plain", digest()]


if __name__ == "__main__":
    print(build(), digest())
