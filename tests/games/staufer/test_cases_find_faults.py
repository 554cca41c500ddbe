"""The cases find faults that leave a sound table behind, so that no law can see them: each test plants one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.laws.faults import FaultyStep

from hoftag.check.cases import load_cases
from hoftag.check.runner import run_case
from hoftag.games.staufer.game import Staufer
from hoftag.games.staufer.packed import stacked, unstacked
from hoftag.games.staufer.steps.cleanup import go_home, send_home
from hoftag.games.staufer.words import FINAL, JOURNEY_STEP, REGIONS

CASES = load_cases(Path(__file__).parent / "cases")
SOUND = Staufer()


def with_fault(step: int, close: Callable[[Any], None]) -> Staufer:
    """A game in which one step closes differently."""
    game = Staufer()
    game.steps[step] = FaultyStep(game.steps[step], close=close)
    return game


def failing(game: Staufer, rule: str) -> list[str]:
    """The titles of the cases of a rule that do not pass."""
    return [case.title for case in CASES if rule in case.rules and run_case(game, case)]


# ---------------------------------------------------------------------- the king's path [STA-8.3]


def one_too_far(s: Any) -> None:
    SOUND.steps[JOURNEY_STEP].close(s)
    s.king = s.region_at(s.place_of(s.king) + 1)
    send_home(s, s.king)


def on_another_ring(s: Any, regions: list[int]) -> None:
    """He travels as if the regions lay in this order."""
    ring, places = s.ring, s.places
    s.ring = stacked(regions)
    s.places = sum(place << (4 * region) for place, region in enumerate(regions))
    SOUND.steps[JOURNEY_STEP].close(s)
    s.ring, s.places = ring, places


def counterclockwise(s: Any) -> None:
    on_another_ring(s, unstacked(s.ring)[::-1])


def in_the_order_of_names(s: Any) -> None:
    on_another_ring(s, REGIONS)


def taking_the_figures_he_leaves_behind(s: Any) -> None:
    start = s.king
    SOUND.steps[JOURNEY_STEP].close(s)
    send_home(s, start)


def flying_to_the_last_region(s: Any) -> None:
    """The areas on the way are not cleared."""
    further = (s.row_journeys & 15) - 1
    s.king = s.region_at(s.place_of(s.king) + further)
    s.row_journeys -= further
    SOUND.steps[JOURNEY_STEP].close(s)


W12 = "W12: the king goes from Nijmegen to Aachen; three payment areas go home, Nijmegen's stays"
BOTH_ENDS = "the region the king leaves is not cleared, the last one he enters is; all players' figures go home"
OF_TWO = "whatever the C tile shows, the clean-up has its five steps: here with a journey of 2"
OF_THREE = "the same with a journey of 3"


@pytest.mark.parametrize(
    ("fault", "found_by"),
    [
        (one_too_far, [BOTH_ENDS, OF_TWO, OF_THREE, W12]),
        (counterclockwise, [BOTH_ENDS, OF_TWO, OF_THREE, W12]),
        (in_the_order_of_names, [W12]),
        (taking_the_figures_he_leaves_behind, [BOTH_ENDS, W12]),
        (flying_to_the_last_region, [BOTH_ENDS, OF_TWO, OF_THREE, W12]),
    ],
)
def test_a_wrong_kings_path_is_found(fault: Callable[[Any], None], found_by: list[str]) -> None:
    assert failing(SOUND, "STA-8.3") == []
    assert failing(with_fault(JOURNEY_STEP, fault), "STA-8.3") == found_by


# ---------------------------------------------------------------------- privilege 13 [STA-R42]


def figures_come_home_after_the_last_round(s: Any) -> None:
    """Privilege 13 applied once more, though round 5 has no clean-up."""
    for region in unstacked(s.scored):
        for office in s.layout.by_region[region]:
            packed = s.seated[office]
            stay = []
            for figure in (packed & 15, packed >> 4 & 15):
                if figure and s.sides[(figure - 1) >> 1].has(13):
                    go_home(s.sides[(figure - 1) >> 1], (figure - 1) & 1)
                elif figure:
                    stay.append(figure)
            s.seat_figures(office, sum(figure << (4 * n) for n, figure in enumerate(stay)))
    SOUND.steps[FINAL].close(s)


FOR_CONTRACTS = "13: after round 5 the figures still count for contracts, and not for a tie as if in the court"


def test_privilege_13_applied_in_round_5_is_found() -> None:
    assert failing(SOUND, "STA-R42") == []
    found = failing(with_fault(FINAL, figures_come_home_after_the_last_round), "STA-R42")
    assert found == ["13: no effect in round 5", FOR_CONTRACTS]
