"""What the rule-of-thumb bot does where one answer is plainly best."""

from hoftag.bots.contract import Budget
from hoftag.bots.registry import make_bot
from hoftag.core.bits import MEMBERS
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.games.tallinn.box import NO_CONTEST
from hoftag.games.tallinn.words import EXCHANGE, ORDERS, SHIELD_CONTEST, SHIELDS_AT_END

GAME = registry.game("tallinn")
BOT = make_bot("thumb", "tallinn")


def answers(step, questions, games=36):
    """What the bot answers to the questions of one step, each with the state and its decision."""
    for s, decision in questions("tallinn", 4000, games):
        if decision.step == step:
            yield s, decision, BOT.choose(GAME.view(s, decision.seat), decision, Rng(1), Budget())


def estate(persons, number):
    return int(persons) >> 8 * number & 255


def test_shields_contest_the_estate_with_most_points(questions):
    seen = 0
    for s, decision, move in answers(SHIELD_CONTEST, questions):

        def points(number, s=s, seat=decision.seat):
            own = estate(s.sides[seat].persons, number) + 2
            theirs = [estate(side.persons, number) for n, side in enumerate(s.sides) if n != seat]
            return sum(2 if own > other else own == other for other in theirs)

        assert points(int(move.a)) == max(points(number) for number in range(3))
        seen += 1
    assert seen > 10


def test_shields_at_the_end_go_where_they_win_most(questions):
    seen = 0
    for s, decision, move in answers(SHIELDS_AT_END, questions, 300):
        seat = decision.seat

        def lead(number, s=s, seat=seat):
            """Points gained on all rivals together by two more persons of an estate; payments left out."""
            own = estate(s.sides[seat].persons, number)
            theirs = [estate(side.persons, number) for n, side in enumerate(s.sides) if n != seat]
            before = sum(4 if own > n else 2 * (own == n and own > 0) for n in theirs)
            return sum(4 if own + 2 > n else 2 * (own + 2 == n) for n in theirs) - before

        assert lead(int(move.a)) >= max(lead(int(listed.a)) for listed in decision.moves) - len(s.sides)
        seen += 1
    assert seen > 10


def test_only_a_hand_that_cannot_contest_is_exchanged(questions):
    seen = {0: 0, 1: 0}
    for s, decision, move in answers(EXCHANGE, questions, 120):
        contests = GAME.box.contests
        hand = MEMBERS[s.sides[decision.seat].hand]
        idle = all(contests[2 * card] == contests[2 * card + 1] == NO_CONTEST for card in hand)
        given = len(ORDERS[int(move.a)])
        assert given == (1 if idle else 0)
        seen[given] += 1
    assert seen[0] > seen[1] > 0
