"""How levels think: near the end otherwise than before."""

import pytest

from hoftag.bots.contract import Budget
from hoftag.bots.judges import NETS, fingerprint, net_for
from hoftag.bots.levels import LEVELS, Level, LevelBot, Thinker, chosen, level_now, style_of
from hoftag.bots.measures import cards_of_two
from hoftag.bots.search.search import Findings
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry

GAME = registry.game("tallinn")
STRONG = LEVELS["tallinn"]["strong"]


def played(rounds, seats=2):
    """A game after some rounds of any moves."""
    rng = Rng(5)
    s = GAME.setup(seats, {})
    while True:
        deal(GAME, s, rng)
        if s.top < 0 or (s.round > rounds and GAME.words.steps[s.step()] == "select"):
            return s
        for decision in GAME.pending(s):
            GAME.play(s, decision.seat, decision.moves[rng.below(len(decision.moves))])


def test_the_last_rounds_of_tallinn_are_played_out():
    views = [GAME.view(played(rounds), 0) for rounds in range(8)]
    assert [cards_of_two(view) for view in views] == [10, 9, 8, 7, 6, 4, 2, 1]
    assert [level_now(GAME, STRONG, view) for view in views] == [STRONG] * 5 + [STRONG.ending] * 3
    assert style_of(GAME, STRONG, 0, 2).still != 0 == style_of(GAME, STRONG.ending, 0, 2).still


def test_with_more_than_two_players_nothing_is_played_out():
    """There are too many ways to go on: the net knows better."""
    for seats in (3, 4):
        view = GAME.view(played(7, seats), 0)
        assert view.sides[0].hand_size + view.sides[0].pile_size <= STRONG.near
        assert level_now(GAME, STRONG, view) is STRONG


def test_levels_tell_by_which_net_they_judge():
    told = {name: LevelBot("tallinn", level).fingerprint(3) for name, level in LEVELS["tallinn"].items()}
    net = fingerprint(net_for("tallinn", 3))
    assert told == {"novice": "", "casual": "", "strong": net, "master": net}


def test_master_judges_by_the_net_that_was_trained_longer_where_there_is_one():
    for game_id, seats in ((game_id, seats) for game_id in ("augsburg", "staufer") for seats in range(2, 6)):
        told = [LevelBot(game_id, LEVELS[game_id][name]).fingerprint(seats) for name in ("strong", "master")]
        strong, master = (name.partition("+")[0] for name in told)  # what follows is a belief
        assert (strong != master) is (NETS / f"{game_id}-{seats}-longer.net").is_file()


def test_with_more_rivals_master_looks_further_in_die_staufer():
    """Four new situations are less than a round of five. In Augsburg 1520 nothing is won by more."""
    for game_id, expected in (("staufer", [4, 8, 12, 16]), ("augsburg", [4, 4, 4, 4])):
        game, master = registry.game(game_id), LEVELS[game_id]["master"]
        searches = []
        for seats in range(2, 6):
            s = game.setup(seats, {})
            deal(game, s, Rng(1))
            searches.append(Thinker(game, master)._search(master, game.view(s, 0), Rng(1)))
        assert [search.style.further for search in searches] == expected


def test_games_without_such_an_ending_are_thought_about_in_one_way():
    for game_id in ("augsburg", "staufer"):
        game = registry.game(game_id)
        s = game.setup(2, {})
        deal(game, s, Rng(1))
        for level in LEVELS[game_id].values():
            assert level_now(game, level, game.view(s, 0)) is level


def test_where_little_is_left_regret_matching_learns_all_of_it():
    for rounds, learnt in ((5, False), (7, True)):
        s = played(rounds)
        found = Thinker(GAME, STRONG).think(GAME.view(s, 0), GAME.decision(s, 0), Rng(1), Budget(nodes=400))
        assert found.iterations == 400
        assert found.mixed is learnt


def test_regret_matching_that_had_no_time_to_learn_is_not_asked():
    s = played(7)
    think = Thinker(GAME, STRONG).think
    assert think(GAME.view(s, 0), GAME.decision(s, 0), Rng(1), Budget(nodes=400)).mixed
    assert not think(GAME.view(s, 0), GAME.decision(s, 0), Rng(1), Budget(seconds=1e-9)).mixed


@pytest.mark.parametrize(("mixed", "often"), [(True, 0.8), (False, 0.64)])
def test_a_mixture_is_drawn_by_another_power_than_visits(mixed, often):
    """Visits of 4 to 3: to the second power 64 of 100, and a mixture to the power of five 81."""
    level = Level("net", nodes=1, power=2.0, mixing=5.0)
    moves = GAME.decision(played(7), 0).moves
    rng, found = Rng(3), Findings(moves[:2], [4.0, 3.0], [0.5, 0.5], 7, mixed)
    drawn = [chosen(found, level, rng) is moves[0] for _ in range(2000)]
    assert abs(sum(drawn) / 2000 - often) < 0.04


def test_what_is_played_out_is_judged_by_the_result():
    """With one card left every promise is a mean of final rewards: another seed gives nearly the same."""
    s = played(7)
    decision = GAME.decision(s, 0)
    found = Thinker(GAME, STRONG).think(GAME.view(s, 0), decision, Rng(1), Budget(nodes=400))
    assert found.iterations == 400
    assert len(found.moves) == 2
    again = Thinker(GAME, STRONG).think(GAME.view(s, 0), decision, Rng(2), Budget(nodes=400))
    for one, other, count in zip(found.values, again.values, found.counts, strict=True):
        if count > 100:
            assert abs(one - other) < 0.1
