"""Worlds that a search plays in: with a belief, as often as the others' conduct makes them likely."""

import pytest
from tests.bots.toys import Bluff

from hoftag.bots.contract import Budget
from hoftag.bots.judges import NETS, belief_for, fingerprint
from hoftag.bots.levels import LEVELS, LevelBot, Thinker
from hoftag.bots.search.judge import Judge
from hoftag.bots.search.search import Search, Style
from hoftag.bots.search.worlds import Worlds, likelihoods, spread
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry

GAME = registry.game("augsburg")


class Suspicion(Judge):
    """Thinks that whoever bets has seen heads: four times as likely as not."""

    def judge(self, rows):
        return [0.8 if row[0] == 1 else 0.2 for row in rows]


class Nothing(Judge):
    """Has no opinion."""

    def judge(self, rows):
        return [0.5] * len(rows)


def betting():
    """A coin that seat 1 does not see, on which seat 0 has bet."""
    game = Bluff()
    s = game.setup(2)
    deal(game, s, Rng(1))
    game.play(s, 0, game.words.parse("bet"))
    return game, s


def spread_out(weights, seed=1):
    """How often each world is there."""
    worlds = [betting()[1] for _ in weights]
    found = spread(worlds, weights, Rng(seed))
    return [sum(world is other for other in found) for world in worlds]


@pytest.mark.parametrize("seed", range(5))
def test_worlds_are_there_as_often_as_they_are_likely(seed):
    weights = [1.0, 2.0, 0.5, 0.0] * 8
    there = spread_out(weights, seed)
    assert sum(there) == 32
    for weight, often in zip(weights, there, strict=True):
        assert abs(often - weight / 0.875) < 1.0


def test_no_world_takes_all_places():
    there = spread_out([1e9] + [1.0] * 99)
    assert 9 <= there[0] <= 11
    assert sum(there) == 100


def test_a_world_is_as_likely_as_what_all_others_know_in_it():
    game, s = betting()
    view = game.view(s, 1)
    worlds = [game.reopened(view, Rng(seed)) for seed in range(20)]
    assert {world.coin for world in worlds} == {0, 1}
    odds = likelihoods(game, 1, worlds, Suspicion())
    assert odds == pytest.approx([4.0 if world.coin == 0 else 0.25 for world in worlds])


def test_odds_of_several_rivals_are_multiplied():
    s = GAME.setup(4)
    deal(GAME, s, Rng(1))
    worlds = [GAME.reopened(GAME.view(s, 2), Rng(1))]

    class Firm(Judge):
        def judge(self, rows):
            assert rows == [GAME.observed(worlds[0], seat) for seat in (0, 1, 3)]
            return [0.75] * len(rows)

    assert likelihoods(GAME, 2, worlds, Firm()) == pytest.approx([27.0])


@pytest.mark.parametrize(("belief", "heads"), [(Suspicion(), 16 / 17), (Nothing(), 0.5), (None, 0.5)])
def test_iterations_begin_in_likely_worlds(belief, heads):
    game, s = betting()
    rng = Rng(3)
    worlds = Worlds(game, game.view(s, 1), rng, belief, 400, 0.0)
    drawn = [worlds.draw(rng) for _ in range(2000)]
    assert sum(world.coin == 0 for world in drawn) / 2000 == pytest.approx(heads, abs=0.05)
    drawn[0].coin = 7
    assert all(world.coin < 2 for world in worlds.kept)  # each iteration has its own


@pytest.mark.parametrize(("belief", "least", "most"), [(Suspicion(), 0.5, 1.0), (Nothing(), -0.2, 0.2)])
def test_a_search_with_a_belief_acts_on_it(belief, least, most):
    game, s = betting()
    search = Search(game, Nothing(), Style(-1, 0.1, believed=200), game.view(s, 1), Rng(1), belief)
    found = search.run(game.decision(s, 1), 400, 0.0)
    assert [move.text for move in found.moves] == ["guess heads", "guess tails"]
    assert least < found.values[0] - found.values[1] < most


def test_few_iterations_need_few_worlds_and_little_time_none_to_wait_for():
    game, s = betting()
    for iterations, seconds, most in ((3, 0.0, 12), (1000, 0.0, 64), (1000, 1e-9, 1)):
        search = Search(game, Nothing(), Style(-1, 0.1, believed=64), game.view(s, 1), Rng(1), Suspicion())
        search.run(game.decision(s, 1), iterations, seconds)
        assert len(search.worlds.kept) == most


def test_master_of_augsburg_has_a_belief_for_every_number_of_players_and_tells_it():
    master, strong = (LevelBot("augsburg", LEVELS["augsburg"][name]) for name in ("master", "strong"))
    for seats in range(2, 6):
        belief = belief_for("augsburg", seats)
        assert belief is not None
        assert belief.story["belief"] is True
        assert belief.story["seats"] == seats
        assert master.fingerprint(seats).endswith("+" + fingerprint(belief))
        assert "+" not in strong.fingerprint(seats)


def test_games_without_a_belief_are_searched_as_they_are_dealt():
    for game_id in ("tallinn", "staufer"):
        assert not list(NETS.glob(f"{game_id}-*-belief.net"))
        game = registry.game(game_id)
        s = game.setup(2)
        deal(game, s, Rng(1))
        level = LEVELS[game_id]["master"]
        search = Thinker(game, level)._search(level, game.view(s, 0), Rng(1))
        assert search.belief is None


def test_beliefs_come_nearer_to_what_others_hold_than_chance_does():
    """At bids of games that the net plays: high cards are with the others more often than a deal would have it."""
    belief = belief_for("augsburg", 3)
    net, rng = LevelBot("augsburg", LEVELS["augsburg"]["casual"]), Rng(5)
    real, dealt, believed, seen = 0, 0.0, 0.0, 0
    for _ in range(6):
        s = GAME.setup(3)
        deal(GAME, s, rng)
        while pending := GAME.pending(s):
            for decision in pending:
                view = GAME.view(s, decision.seat)
                if GAME.words.steps[decision.step] == "auction" and rng.below(6) == 0:
                    worlds = [GAME.reopened(view, rng) for _ in range(60)]
                    kept = spread(worlds, likelihoods(GAME, decision.seat, worlds, belief), rng)
                    others = [seat for seat in range(3) if seat != decision.seat]
                    real += sum(best_cards(s.sides[seat]) for seat in others)
                    dealt += sum(best_cards(world.sides[seat]) for world in worlds for seat in others) / len(worlds)
                    believed += sum(best_cards(world.sides[seat]) for world in kept for seat in others) / len(kept)
                    seen += 1
                GAME.play(s, decision.seat, net.choose(view, decision, rng, Budget()))
            deal(GAME, s, rng)
    assert seen > 50
    assert abs(believed - real) < abs(dealt - real)


def best_cards(side):
    """How many certificates of 16 and 17 a side holds."""
    return sum(bin(side.hand.of_noble(noble) >> 15).count("1") for noble in range(4))
