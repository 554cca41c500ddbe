"""Search on games whose best play is known."""

import pytest
from tests.bots.toys import BET, Bluff, Hands

from hoftag.bots.search.halving import Halving
from hoftag.bots.search.judge import BOLD, CAREFUL, RIVAL, Judge, felt, rewards, tempered
from hoftag.bots.search.node import Node
from hoftag.bots.search.search import Search, Style
from hoftag.core.contract import FRAME_SHIFT, Item, Score, rank_scores
from hoftag.core.playout import asked, deal
from hoftag.core.rng import Rng
from hoftag.games import registry


class Indifferent(Judge):
    """Knows nothing: everybody gets the same."""

    def judge(self, rows):
        return [0.5] * len(rows)


class Generous(Judge):
    """Promises everybody nearly everything."""

    def judge(self, rows):
        return [0.9] * len(rows)


def searched(game, seat=0, iterations=2000, seed=1, **style):
    s = game.setup(2)
    deal(game, s, Rng(seed))
    decision = game.decision(s, seat)
    search = Search(game, Indifferent(), Style(-1, 0.1, **style), game.view(s, seat), Rng(seed))
    return search.run(decision, iterations, 0.0)


def shares(found):
    return {move.text: count / sum(found.counts) for move, count in zip(found.moves, found.counts, strict=True)}


@pytest.mark.parametrize("regret", [False, True])
def test_a_rival_who_thinks_from_his_own_view_cannot_know_our_coin(regret):
    liked = shares(searched(Bluff(), redeal=True, regret=regret))
    assert liked["bet"] > 0.9  # half a win each time: better than playing safe


@pytest.mark.parametrize("regret", [False, True])
def test_without_that_the_rival_learns_what_he_cannot_see(regret):
    """The leak that redealing mends: in all our worlds the coin lies as we see it, so he guesses right."""
    liked = shares(searched(Bluff(), redeal=False, regret=regret))
    assert liked["safe"] > 0.8


@pytest.mark.parametrize(
    "style", [{"regret": True}, {"regret": True, "redeal": True}, {"explore": 1.0}, {"redeal": True}]
)
def test_simultaneous_choices_are_mixed(style):
    liked = shares(searched(Hands(), iterations=6000, **style))
    assert all(0.2 < share < 0.47 for share in liked.values())


def test_every_iteration_is_counted_at_the_root():
    found = searched(Hands(), iterations=500, trust=1.0)
    assert found.iterations == 500
    assert sum(found.counts) == pytest.approx(501)  # the judge counts like one visit


def test_the_same_seed_and_number_of_iterations_give_the_same_findings():
    first, second = (searched(Bluff(), iterations=300, seed=7, redeal=True) for _ in range(2))
    assert (first.counts, first.values) == (second.counts, second.values)


def test_halving_lets_candidates_take_turns_and_values_decide():
    found = searched(Bluff(), redeal=True, finalists=2, iterations=400)
    safe, bet = found.counts
    assert bet > safe
    assert abs(bet - safe) <= 1.5


def test_halving_drops_the_worse_half():
    found = searched(Hands(), finalists=3, iterations=600)
    tried = sorted(found.counts)
    assert tried[0] == pytest.approx(100, abs=1)  # a third of the first half
    assert tried[2] > 200


def guessed(paired, sure=0.0):
    """What is found of the two guesses where a coin lies that one does not see."""
    game = Bluff()
    s = game.setup(2)
    deal(game, s, Rng(1))
    game.steps[BET].play(s, 0, game.words.of(2)[0])
    assert asked(game, s, Rng(1)) == [1]
    style = Style(-1, 0.1, finalists=2, paired=paired, sure=sure)
    return Search(game, Indifferent(), style, game.view(s, 1), Rng(2)).run(game.decision(s, 1), 60, 0.0)


@pytest.mark.parametrize("paired", [True, False])
def test_candidates_can_have_the_same_luck(paired):
    """Who guesses a coin is right with one of both guesses in every world, so that their values add up to a win."""
    assert (sum(guessed(paired).values) == pytest.approx(1)) is paired


@pytest.mark.parametrize(("sure", "ends_early"), [(2.5, True), (0.0, False)])
def test_a_race_ends_when_one_candidate_is_surely_the_best(sure, ends_early):
    found = searched(Bluff(), redeal=True, finalists=2, iterations=400, sure=sure)
    assert (found.iterations < 400) is ends_early
    assert found.moves[found.counts.index(max(found.counts))].text == "bet"


def test_a_race_goes_on_while_luck_may_decide():
    """Nobody knows the coin: guesses are equally good in the long run, but one world is right for one of them."""
    found = guessed(paired=True, sure=2.5)
    assert found.iterations == 60


@pytest.mark.parametrize(
    ("other", "left"),
    [
        ([0.5] * 7, [0, 1]),  # not looked at before the eighth try
        ([0.5] * 8, [0]),
        ([0.6] * 8, [0]),
        ([0.5996, 0.6006] * 4, [1]),  # equally good: it does not matter which
        ([0.5, 0.5, 0.5, 0.5, 0.9, 0.5, 0.5, 0.9], [0, 1]),  # the mean is lower, but not for sure
        ([0.7] * 8, [1]),
    ],
)
def test_a_candidate_is_dropped_when_it_is_surely_not_better(other, left):
    halving = Halving(Node(Bluff().words.of(3), [0.5, 0.5], 0.05), 2, Rng(1))
    halving.tries = [[0.6] * 8, other]
    halving.root.counts = [8, len(other)]
    halving.race(2.5)
    assert sorted(halving.left) == left


def test_the_last_two_of_a_race_are_not_halved():
    halving = Halving(Node([*Bluff().words.of(3)] * 4, [0.5] * 8, 0.05), 8, Rng(1))
    halving.left = [2, 5]  # the race was quicker
    halving.go_on(0.9, 2.0)
    assert halving.left == [2, 5]


@pytest.mark.parametrize(("few", "given_up"), [(0, False), (1, True), (8, False)])
def test_a_search_that_meets_too_many_situations_gives_up(few, given_up):
    found = searched(Bluff(), iterations=500, redeal=True, regret=True, few=few)
    assert (found.iterations < 500) is given_up


@pytest.mark.parametrize("further", [0, 3])
def test_the_judge_is_asked_after_so_many_new_situations(further):
    game = registry.game("staufer")  # one seat is asked at a time
    s = game.setup(2)
    deal(game, s, Rng(1))
    seat = game.steps[s.top >> FRAME_SHIFT].actors(s)[0]
    search = Search(game, Indifferent(), Style(-1, 0.1, further=further), game.view(s, seat), Rng(1))
    search.run(game.decision(s, seat), 20, 0.0)
    assert len(search.nodes) == 1 + 20 * (1 + further)  # the root's, and those that each iteration goes through


@pytest.mark.parametrize(("shared", "worth"), [(False, 0.9), (True, 0.25)])
def test_what_the_judge_says_of_all_seats_can_be_made_to_add_up(shared, worth):
    """A judge that promises nine tenths to each of four: together they can only have one."""
    game = registry.game("augsburg")
    s = game.setup(4)
    deal(game, s, Rng(1))
    seat = game.steps[s.top >> FRAME_SHIFT].actors(s)[0]
    search = Search(game, Generous(), Style(-1, 0.1, shared=shared), game.view(s, seat), Rng(1))
    search.run(game.decision(s, seat), 20, 0.0)
    assert sum(search.root.totals) / 20 == pytest.approx(worth)


def test_a_search_by_time_ends():
    game = Hands()
    s = game.setup(2)
    search = Search(game, Indifferent(), Style(-1, 0.1), game.view(s, 0), Rng(1))
    assert search.run(game.decision(s, 0), 0, 0.02).iterations > 0


def test_a_search_goes_on_and_counts_all_it_has_done():
    game = Hands()
    s = game.setup(2)
    search = Search(game, Indifferent(), Style(-1, 0.1), game.view(s, 0), Rng(1))
    first, second = (search.run(game.decision(s, 0), iterations, 0.0) for iterations in (5, 7))
    assert (first.iterations, second.iterations) == (5, 12)
    assert sum(second.counts) > sum(first.counts)


def test_playing_out_at_random_finds_the_bet():
    found = searched(Bluff(), redeal=True, blind=True)
    assert shares(found)["bet"] > 0.8


def scored(*totals):
    return rank_scores([Score(seat, [Item("all", total)], []) for seat, total in enumerate(totals)])


def test_rewards_add_up_and_share_ties():
    assert sum(rewards(scored(10, 7, 3), 0.1)) == pytest.approx(1)
    assert rewards(scored(5, 5), 0.3) == pytest.approx([0.5, 0.5])
    near, far = rewards(scored(10, 9), 0.1), rewards(scored(10, 2), 0.1)
    assert near[0] < far[0]
    assert near[1] > far[1]


def test_characters_feel_the_same_prospects_differently():
    assert felt(0.5, BOLD) < 0.5 < felt(0.5, CAREFUL)
    for taste in (BOLD, CAREFUL):
        assert felt(0.0, taste) == 0.0
        assert felt(1.0, taste) == pytest.approx(1.0)
        ladder = [felt(n / 10, taste) for n in range(11)]
        assert ladder == sorted(ladder)
    behind_a_leader, behind_equals = tempered([0.2, 0.7, 0.1], RIVAL)[0], tempered([0.2, 0.4, 0.4], RIVAL)[0]
    assert behind_a_leader < behind_equals
