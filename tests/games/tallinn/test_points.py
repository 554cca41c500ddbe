"""The points on the table and the itemised score are the same number."""

import pytest

from hoftag.check.games import new_game, option_sets, pick
from hoftag.core.rng import Rng
from hoftag.games.registry import game

TALLINN = game("tallinn")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", option_sets(TALLINN), ids=lambda o: "+".join(k for k, on in o.items() if on) or "base"
)
def test_points_are_the_itemised_total_at_any_time(seats: int, options: dict[str, int]) -> None:
    rng = Rng(seats)
    recorder = new_game(TALLINN, seats, options)
    while True:
        s = recorder.state
        assert [score.total for score in TALLINN.score(s)] == [side.points for side in s.sides]
        decisions = TALLINN.pending(s)
        if not decisions:
            return
        recorder.play(*pick(decisions, rng))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_pair_shares_the_points_of_a_comparison(seats: int) -> None:
    """TAL-9.2, TAL-9.7: four points per estate and six for towers in each pair, none only at 0:0; payments cancel."""
    for seed in range(20):
        recorder = new_game(TALLINN, seats, {})
        rng = Rng(seed)
        while TALLINN.pending(recorder.state):
            recorder.play(*pick(TALLINN.pending(recorder.state), rng))
        s = recorder.state
        pairs = seats * (seats - 1) // 2
        items = [{item.key: item.points for item in score.items} for score in TALLINN.score(s)]
        for n, estate in enumerate(["merchant", "knight", "monk"]):
            empty = sum((side.persons >> 8 * n & 255) == 0 for side in s.sides)
            nothing = empty * (empty - 1) // 2
            assert sum(item[f"final-{estate}"] for item in items) == 4 * (pairs - nothing)
        bare = sum(side.towers() == 0 for side in s.sides)
        assert sum(item["towers"] for item in items) == 6 * (pairs - bare * (bare - 1) // 2)
        assert sum(item["payments"] for item in items) == 0
