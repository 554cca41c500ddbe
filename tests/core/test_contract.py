"""Bad input at the gate: a typed error that names rule or field, and nothing changes."""

import pytest

from hoftag.core.contract import NATURE, Game, Item, Score, State, Step, close_step, rank_scores
from hoftag.core.errors import HoftagError, IllegalMove, SetupError
from hoftag.core.playout import deal, playout
from hoftag.core.rng import Rng
from hoftag.games.registry import game

TALLINN = game("tallinn")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_too_many_or_too_few_seats(seats: int) -> None:
    with pytest.raises(SetupError, match=f"2 to 4 seats, not {seats}"):
        TALLINN.setup(seats)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"legat": 1}, "no option 'legat'; it has legate, chronicle"),
        ({"legate": 2}, "option 'legate' is one of off, on"),
        ({"legate": -1}, "option 'legate' is one of off, on"),
        ({"chronicle-start-card": 1}, r"needs 'chronicle' \[TAL-R39\]"),
        ({"chronicle-start-card": 1, "chronicle": 0}, r"needs 'chronicle' \[TAL-R39\]"),
    ],
)
def test_unknown_options(options: dict[str, int], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        TALLINN.setup(3, options)


def test_unknown_game() -> None:
    with pytest.raises(SetupError, match="no game 'hearts'; there is tallinn"):
        game("hearts")


@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [
        (0, "play 9a", "TAL-3.2"),  # not in hand
        (1, "turn 3", "TAL-6.1"),  # not now
        (NATURE, "draw 0 9", "TAL-7.1"),  # not asked
        (0, "draw 0 9", "TAL-7.1"),  # only NATURE draws
        (NATURE, "play 1a", "TAL-3.2"),
        (2, "play 1a", "TAL-2.1"),  # no such seat
        (-2, "play 1a", "TAL-2.1"),  # a spectator
        (7, "play 1a", "TAL-2.1"),
        (0, "exchange none", "TAL-12.1"),
        (0, "pay 3+4", "TAL-13.1"),
    ],
)
def test_an_illegal_move_is_refused_and_changes_nothing(seat: int, text: str, rule: str) -> None:
    s = TALLINN.setup(2)
    for move in ["start 0 s1", "start 1 s2", *[f"draw {n // 3} {n % 3 + 1}" for n in range(6)]]:
        TALLINN.play(s, NATURE, TALLINN.words.parse(move))
    before = s.dump()
    with pytest.raises(IllegalMove) as refused:
        TALLINN.play(s, seat, TALLINN.words.parse(text))
    assert refused.value.reason.rule == rule
    assert f"[{rule}]" in str(refused.value)
    assert s.dump() == before


def test_a_move_after_the_end_is_refused() -> None:
    s = TALLINN.setup(3)
    playout(TALLINN, s, Rng(1))
    assert TALLINN.pending(s) == []
    assert TALLINN.decision(s, 0) is None
    with pytest.raises(IllegalMove, match=r"game-over \[TAL-8.1\]"):
        TALLINN.play(s, 0, TALLINN.words.parse("play 1a"))


def test_an_answer_given_cannot_be_given_again() -> None:
    s = TALLINN.setup(2)
    deal(TALLINN, s, Rng(1))
    first, other = TALLINN.pending(s)[0].moves[:2]
    TALLINN.play(s, 0, first)
    with pytest.raises(IllegalMove, match=r"already-chosen \[TAL-3.4\]"):
        TALLINN.play(s, 0, other)


def test_answering_all_at_once_is_answering_one_by_one() -> None:
    rng = Rng(3)
    s = TALLINN.setup(4, {"legate": 1})
    while True:
        deal(TALLINN, s, rng)
        questions = TALLINN.pending(s)
        if not questions:
            return
        moves = [question.moves[rng.below(len(question.moves))] for question in questions]
        twin = s.clone()
        for question, move in zip(questions, moves, strict=True):
            TALLINN.apply(twin, question.seat, move)
        TALLINN.answer(s, moves)
        assert s.dump() == twin.dump()


def test_rules_that_do_not_settle_are_an_error() -> None:
    class Loop(Step[State]):
        def close(self, s: State) -> None:
            s.then(0)

    class Endless(Game[State, "object"]):
        def __init__(self) -> None:
            self.id = "endless"
            self.steps = [Loop()]

    s = State(2, -1, [], 0, None)
    s.then(0)
    with pytest.raises(RuntimeError, match="endless do not settle"):
        Endless().settle(s)


def test_pending_work_is_a_stack() -> None:
    s = State(2, -1, [], 0, None)
    assert (s.step(), s.frames()) == (-1, [])
    s.then(5)
    s.then(3, 1)
    assert (s.step(), s.whose(), s.frames()) == (3, 1, [(5, -1), (3, 1)])
    close_step(s, Step())
    assert (s.step(), s.whose()) == (5, -1)
    close_step(s, Step())
    assert (s.step(), s.closings) == (-1, 2)


def test_places_follow_totals_then_ties_and_can_be_shared() -> None:
    def score(seat: int, points: int, tie: int) -> Score:
        return Score(seat, [Item("a", points - 1), Item("b", 1)], [tie])

    ranked = rank_scores([score(0, 20, 6), score(1, 20, 10), score(2, 20, 6), score(3, 7, 99)])
    assert [(s.total, s.place) for s in ranked] == [(20, 2), (20, 1), (20, 2), (7, 4)]


def test_every_error_of_ours_is_one_kind() -> None:
    assert issubclass(IllegalMove, HoftagError)
    assert issubclass(SetupError, HoftagError)
