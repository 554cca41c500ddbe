"""The laws find what could go wrong in Die Staufer: each test plants one fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.laws import faults
from tests.laws.faults import Wrapped

from hoftag.core.contract import ALL
from hoftag.games.registry import game as find_game
from hoftag.games.staufer.words import (
    ARRIVE,
    BROWN,
    CLEAR,
    CONTRACTS,
    E_CONTRACT,
    FIGURES,
    JOURNEY_STEP,
    REFILL,
    RESOLVE,
    SCORE_REGION,
    TURN,
    VIOLET,
)

STAUFER = find_game("staufer")


def with_step(number: int, **planted: Callable[..., Any]) -> Wrapped:
    return faults.with_step(STAUFER, number, **planted)


def finds(law: str, game: Wrapped, games: int = 6) -> str:
    return faults.finds(law, game, [{}, {"privileges": 6}], games)


def test_a_lost_envoy_is_found() -> None:
    def lose(s: Any) -> None:
        STAUFER.steps[CLEAR].close(s)
        if s.round == 2 and s.sides[0].province_envoys:
            s.sides[0].province_envoys -= 1

    assert "STA-1.2" in finds("sound", with_step(CLEAR, close=lose))


def test_a_figure_that_pays_twice_is_found() -> None:
    def pay_again(s: Any, seat: int, move: Any) -> int:
        seen = STAUFER.steps[FIGURES].play(s, seat, move)
        s.sides[seat].paid_envoys += 1
        return seen

    assert "STA-1.2" in finds("sound", with_step(FIGURES, play=pay_again))


def test_a_duplicated_chest_is_found() -> None:
    def keep(s: Any) -> None:
        stack = s.chests[s.target]
        office = int(s.target)
        STAUFER.steps[ARRIVE].close(s)
        s.chests[office] |= stack

    assert "STA-1.6" in finds("sound", with_step(ARRIVE, close=keep))


def test_violet_chests_that_are_not_given_up_are_found() -> None:
    def keep(s: Any, seat: int, move: Any) -> int:
        violet = s.sides[seat].violet
        seen = STAUFER.steps[RESOLVE].play(s, seat, move)
        s.sides[seat].violet = violet
        return seen

    assert "STA-1.6" in finds("sound", with_step(RESOLVE, play=keep))


def test_a_privilege_that_stays_on_display_is_found() -> None:
    def keep(s: Any, seat: int, move: Any) -> int:
        copies = s.copies
        seen = STAUFER.steps[RESOLVE].play(s, seat, move)
        s.copies = copies
        return seen

    assert "STA-2.5" in finds("sound", with_step(RESOLVE, play=keep))


def test_figures_that_vanish_on_the_kings_way_are_found() -> None:
    """Sending figures home without bringing them there."""

    def forget(s: Any) -> None:
        courts = [(side.court_envoys, side.court_nobles) for side in s.sides]
        STAUFER.steps[JOURNEY_STEP].close(s)
        for side, (envoys, nobles) in zip(s.sides, courts, strict=True):
            side.court_envoys, side.court_nobles = envoys, nobles

    assert "STA-1.2" in finds("sound", with_step(JOURNEY_STEP, close=forget))


def test_an_action_figure_that_gets_lost_is_found() -> None:
    def lose(s: Any, seat: int, move: Any) -> int:
        seen = STAUFER.steps[TURN].play(s, seat, move)
        if move.text.startswith("supply"):
            s.supply_track >>= 4
        return seen

    assert "STA-2.9" in finds("sound", with_step(TURN, play=lose))


def test_points_from_nowhere_are_found() -> None:
    def gift(s: Any) -> None:
        STAUFER.steps[SCORE_REGION].close(s)
        s.sides[0].score += 1

    assert "STA-6.4" in finds("sound", with_step(SCORE_REGION, close=gift))


def test_a_final_scoring_that_does_not_add_up_is_found() -> None:
    def gift(s: Any) -> Any:
        scores = STAUFER.score(s)
        scores[0].total += 1
        return scores

    assert "add up" in finds("scores-add-up", Wrapped(STAUFER, score=gift))


def test_a_fast_refill_that_differs_is_found() -> None:
    def lucky(s: Any, rng: Any) -> int:
        rng.below(2)
        return STAUFER.steps[REFILL].deal(s, rng)

    assert "fast" in finds("dealing-fast-is-dealing", with_step(REFILL, deal=lucky))


# ---------------------------------------------------------------------- made-up worlds


def own_contract_too(s: Any, seat: int) -> None:
    s.sides[seat].region_contract = (s.sides[seat].region_contract + 1) % 6


def another_pile(s: Any, seat: int) -> None:
    s.pile.take(VIOLET)
    s.pile.put(BROWN)


@pytest.mark.parametrize(("change", "said"), [(own_contract_too, "tell the world apart"), (another_pile, "STA-1.6")])
def test_a_world_that_differs_in_what_is_known_is_found(change: Callable[[Any, int], None], said: str) -> None:
    def made_up(view: Any, rng: Any) -> Any:
        s = STAUFER.determinize(view, rng)
        if s.round and view.seat >= 0 and not s.over:
            change(s, view.seat)
        return s

    assert said in finds("determinized-worlds-fit", Wrapped(STAUFER, determinize=made_up), 1)


# ---------------------------------------------------------------------- leaks


def leak_contract(s: Any, v: Any, seat: int) -> None:
    other = (seat + 1) % len(s.sides)
    v.table.sides[other].seats_contract = s.sides[other].seats_contract


def leak_by_score(s: Any, v: Any, seat: int) -> None:
    other = (seat + 1) % len(s.sides)
    v.table.sides[other].score += s.sides[other].pattern_contract


@pytest.mark.parametrize("leak", [leak_contract, leak_by_score])
def test_a_leaked_contract_is_found(leak: Callable[[Any, Any, int], None]) -> None:
    assert "can tell" in finds("twin-worlds", faults.leaking(STAUFER, leak))


def test_a_note_of_a_contract_is_found() -> None:
    def gossip(s: Any, seat: int, move: Any) -> int:
        seen = STAUFER.steps[CONTRACTS].play(s, seat, move)
        s.note(E_CONTRACT, move.args, ALL)
        return seen

    assert "notes" in finds("twin-worlds", with_step(CONTRACTS, play=gossip))


def test_a_question_that_depends_on_a_contract_is_found() -> None:
    def telling(s: Any, seat: int) -> Any:
        moves = STAUFER.steps[TURN].moves(s, seat)
        return moves[::-1] if s.sides[(seat + 1) % len(s.sides)].region_contract % 2 else moves

    assert "can tell" in finds("twin-worlds", with_step(TURN, moves=telling))
