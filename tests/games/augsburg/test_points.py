"""Points and purses of random games: what is on the table is what the score says, and what others can tell holds."""

from __future__ import annotations

import pytest

from hoftag.check.games import new_game, option_sets, pick
from hoftag.core.rng import Rng
from hoftag.games.augsburg.words import BUY
from hoftag.games.registry import game

AUGSBURG = game("augsburg")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", option_sets(AUGSBURG)[::3], ids=["usual", "all options"])
def test_points_are_the_itemised_total_and_never_fall(seats: int, options: dict[str, int]) -> None:
    """AUG-8.4: no score is above its barrier either."""
    rng = Rng(seats)
    recorder = new_game(AUGSBURG, seats, options)
    before = [0] * seats
    while True:
        sides = recorder.state.sides
        points = [side.prestige for side in sides]
        assert [score.total for score in AUGSBURG.score(recorder.state)] == points
        assert all(now >= then for now, then in zip(points, before, strict=True))
        assert all(side.prestige <= (1000 if side.cathedral else 45) for side in sides)
        assert all(side.prestige <= 25 for side in sides if not side.church)
        before = points
        decisions = AUGSBURG.pending(recorder.state)
        if not decisions:
            return
        recorder.play(*pick(decisions, rng))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_money_lies_within_what_others_can_tell(seats: int) -> None:
    """AUG-R57: each certificate bought cost 200 to 400; nobody has less than all know of."""
    rng = Rng(seats)
    recorder = new_game(AUGSBURG, seats, {})
    checked = 0
    while AUGSBURG.pending(recorder.state):
        s = recorder.state
        view = AUGSBURG.view(s, 0)
        if s.step() != BUY:  # a purchase under way is not public yet
            for side, seen in zip(s.sides, view.sides, strict=True):
                assert seen.least_spent() <= side.spent <= seen.most_spent()
                assert side.earned - 400 * side.bought <= side.money() <= side.earned - 200 * side.bought
                assert side.floor <= side.money()
                checked += side.bought > 0
        recorder.play(*pick(AUGSBURG.pending(s), rng))
    assert checked > 100


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hand_sizes_follow_from_public_events(seats: int) -> None:
    """AUG-R57: two jokers, plus bought, free and drawn, less paid, discarded and given."""
    rng = Rng(seats)
    recorder = new_game(AUGSBURG, seats, {})
    sizes = [2] * seats
    shown: dict[int, int] = {}
    compared = 0
    while True:
        for note in recorder.state.take_notes():
            if note.seen == -1:
                count(AUGSBURG.words.events[note.event].key, note.args, sizes, shown)
        view = AUGSBURG.view(recorder.state, -2)
        between = not view.due and recorder.state.step() != BUY and all(side.shown is None for side in view.sides)
        if between:
            assert [side.hand_size for side in view.sides] == sizes
            compared += 1
        decisions = AUGSBURG.pending(recorder.state)
        if not decisions:
            break
        recorder.play(*pick(decisions, rng))
    assert compared > 100


def count(event: str, args: tuple[int, ...], sizes: list[int], shown: dict[int, int]) -> None:
    """Keep count of the hands as a careful observer would."""
    if event in ("bought", "free", "drew"):
        sizes[args[0]] += args[1]
    elif event in ("discarded", "gave"):
        sizes[args[0]] -= 1
    elif event == "shown":
        shown[args[0]] = shown.get(args[0], 0) + 1
    elif event == "won":
        sizes[args[0]] -= shown[args[0]]
        shown.clear()
