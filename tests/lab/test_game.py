"""One game: views only, all asked before anybody's answer counts, chance that can be repeated."""

import gc
from types import FunctionType, ModuleType

import pytest

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.simple import RandomBot
from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.games.tallinn.words import DRAW_OF
from hoftag.lab.chance import Nature, seed_of
from hoftag.lab.errors import LabError
from hoftag.lab.game import Chance, Sitter, play_game, shares

CHANCE = Chance(7, (1, 0, 0))


class Recorder(Bot):
    """Plays at random and keeps its arguments."""

    def __init__(self):
        self.asked = []

    def choose(self, view, decision, rng, budget):
        self.asked.append((view, decision, rng.state(), budget))
        return decision.moves[rng.below(len(decision.moves))]


def leads_to(thing, state):
    """Whether the state of the game can be reached from a thing; masked copies may be."""
    seen, todo = set(), [thing]
    while todo:
        one = todo.pop()
        if one is state:
            return True
        if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType):
            seen.add(id(one))
            todo += gc.get_referents(one)
    return False


@pytest.mark.parametrize("game_id", ["tallinn", "augsburg", "staufer"])
def test_bots_get_their_seats_view_and_nothing_else(game_id, watched):
    game = watched(game_id)
    bots = [Recorder() for _ in range(3)]
    outcome = play_game(game, {}, [Sitter("r", bot, Budget(nodes=5)) for bot in bots], CHANCE)
    for seat, bot in enumerate(bots):
        assert len(bot.asked) == outcome.decisions[seat] == len(outcome.seconds[seat]) > 5
        for view, decision, _, budget in bot.asked:
            assert isinstance(view, View)
            assert isinstance(decision, Decision)
            assert (view.seat, decision.seat, budget) == (seat, seat, Budget(nodes=5))
            assert len(decision.moves) > 1
            assert decision.weights == []
        view, decision, _, _ = bot.asked[len(bot.asked) // 2]
        assert not leads_to([view, decision], game.state)
    assert leads_to([[game.state]], game.state)  # the search finds it where it is


def test_answers_do_not_depend_on_the_order_of_asking(watched, sitters):
    for seed in range(5):
        forwards, backwards = watched("tallinn"), watched("tallinn", backwards=True)
        chance = Chance(seed, (1, seed, 0))
        one = play_game(forwards, {"legate": 1}, sitters(3), chance)
        other = play_game(backwards, {"legate": 1}, sitters(3), chance)
        assert (one.scores, one.places, one.decisions) == (other.scores, other.places, other.decisions)
        assert forwards.calls != backwards.calls


def test_all_are_asked_before_any_answer_is_played(watched, sitters):
    game = watched("tallinn")
    play_game(game, {}, sitters(3), CHANCE)
    kinds = "".join({"view": "v", "play": "p", "draw": "d"}[kind] for kind, _, _ in game.calls)
    assert kinds.count("vvvppp") >= 7  # once in each round at least


def test_every_decision_has_chance_of_its_own():
    bot = Recorder()
    play_game(registry.game("tallinn"), {}, [Sitter("r", bot, Budget())] * 2, CHANCE)
    states = [state for _, _, state, _ in bot.asked]
    assert len(set(states)) == len(states)
    first = Rng(seed_of("bot", 1, 0, 0, 0, 0)).state()
    assert first in states


def test_the_same_chance_gives_the_same_game(sitters):
    game = registry.game("augsburg")
    games = [play_game(game, {}, sitters(3), Chance(deal, (1, 0, 0))).scores for deal in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_luck_belongs_to_the_place_of_a_card_and_not_to_the_course_of_the_game():
    """What seat 1 draws is the same, however often seat 0 has drawn before."""
    game = registry.game("tallinn")
    state = game.setup(2)
    cards = [Decision(-1, 3, DRAW_OF[seat][0b1111111111], [1] * 10) for seat in (0, 1)]
    found = []
    for draws_of_the_other in (0, 1, 5):
        nature = Nature(game, 99)
        for _ in range(draws_of_the_other):
            nature.draw(state, cards[0])
        found.append([nature.draw(state, cards[1]).text for _ in range(4)])
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) > 1
    others = [[nature.draw(state, cards[1]).text for _ in range(4)] for nature in (Nature(game, n) for n in range(20))]
    assert len({tuple(other) for other in others}) == 20


def test_draws_are_as_likely_as_their_weights():
    game = registry.game("tallinn")
    state = game.setup(2)
    question = Decision(-1, 3, DRAW_OF[0][0b111], [1, 0, 3])
    drawn = [question.moves.index(Nature(game, deal).draw(state, question)) for deal in range(2000)]
    assert drawn.count(1) == 0
    assert 0.7 < drawn.count(2) / 2000 < 0.8


def test_ties_are_split():
    assert shares([1, 1, 3]) == [0.5, 0.5, 0.0]
    assert shares([2, 1]) == [0.0, 1.0]
    assert sum(shares([1, 1, 1])) == pytest.approx(1)


class Liar(RandomBot):
    """Answers with a move of another question."""

    def choose(self, view, decision, rng, budget):
        return next(move for move in registry.game("tallinn").words.moves if move not in decision.moves)


class Broken(RandomBot):
    """Fails."""

    def choose(self, view, decision, rng, budget):
        raise ZeroDivisionError("by zero")


@pytest.mark.parametrize(
    ("bot", "says"), [(Liar(), "bot random: '.*' is not legal"), (Broken(), "bot random failed in seat 0 .*by zero")]
)
def test_bots_that_fail_are_named(bot, says, sitters):
    with pytest.raises(LabError, match=says):
        play_game(registry.game("tallinn"), {}, sitters(2, bot), CHANCE)
