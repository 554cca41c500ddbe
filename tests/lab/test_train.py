"""Nets learn, and a training can be stopped and gone on with."""

import json

import numpy as np
import pytest

from hoftag.bots.judges import Linear, Net, fingerprint, read_net
from hoftag.bots.levels import LEVELS, judge_for, style_of
from hoftag.bots.registry import make_bot
from hoftag.bots.search.selfplay import Course, Judging, Searching
from hoftag.core.errors import SetupError
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.lab.conduct import look_round, play_conduct
from hoftag.lab.curves import draw_curves
from hoftag.lab.learner import Learner
from hoftag.lab.lessons import Showing, Task, play_course, play_lesson, some_options
from hoftag.lab.recipe import Recipe
from hoftag.lab.train import Run

TINY = Recipe("tallinn", 2, rounds=2, games=16, every=2, trial=4, hidden=(8, 4))


def rows_and_targets(size=4096, seed=1):
    """Rows of 12 features; what is to be learnt hangs on two of them together."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(0, 4, (size, 12)).astype(np.uint8)
    targets = np.where((rows[:, 0] > 1) ^ (rows[:, 1] > 1), 0.9, 0.2).astype(np.float32)
    return rows, targets


def test_a_learner_learns_what_no_sum_can_tell():
    rows, targets = rows_and_targets()
    learner = Learner(12, (16, 8), seed=3)
    learner.scale_to(rows)
    rng = np.random.default_rng(5)
    losses = [learner.fit(rows, targets, 0.01, rng) for _ in range(30)]
    assert losses[-1] < 0.04 < 0.2 < losses[0]
    said = learner.net({}).values(rows.astype(np.float32))
    assert np.mean(np.abs(said - targets)) < 0.08


def test_slopes_are_those_of_the_loss():
    """Every layer: a small step of one weight changes the loss as its slope says."""
    rows, targets = rows_and_targets(64)
    table = rows.astype(np.float32)
    for part in range(6):
        learner = Learner(12, (6, 5), seed=7)
        learner.parts = [(piece * 1.0 + 0.05).astype(np.float64) for piece in learner.parts]
        slopes = []
        learner._adam = lambda found, rate, slopes=slopes: slopes.extend(found)  # the slopes, without a step
        learner._step(table, targets, 0.0)
        place = np.unravel_index(np.argmax(np.abs(slopes[part])), slopes[part].shape)
        losses = []
        for step in (1e-4, -1e-4):
            learner.parts[part][place] += step
            losses.append(learner._step(table, targets, 0.0))
            learner.parts[part][place] -= step
        assert (losses[0] - losses[1]) / 2e-4 == pytest.approx(slopes[part][place], rel=0.02)


def test_a_learner_goes_on_as_if_it_had_not_been_stopped():
    rows, targets = rows_and_targets()
    whole, broken = (Learner(12, (16, 8), seed=3) for _ in range(2))
    for learner in (whole, broken):
        learner.scale_to(rows)
        learner.fit(rows, targets, 0.01, np.random.default_rng(1))
    again = Learner(12, (16, 8), seed=99)
    again.restore(broken.dumped())
    for learner in (whole, again):
        learner.fit(rows, targets, 0.01, np.random.default_rng(2))
    assert whole.net({}).dumped() == again.net({}).dumped()


def test_a_net_is_the_same_from_its_file():
    learner = Learner(12, (16, 8), seed=3)
    net = read_net(learner.net({"game": "none"}).dumped())
    assert net.story == {"game": "none"}
    assert read_net(net.dumped()).dumped() == net.dumped()
    rows, _ = rows_and_targets(10)
    assert net.judge([bytearray(row) for row in rows]) == pytest.approx(
        learner.net({}).values(rows.astype(np.float32)).tolist(), abs=0.01
    )


def test_a_learner_takes_the_weights_of_a_net_of_the_same_shape_only():
    learner = Learner(12, (16, 8), seed=3)
    rows, _ = rows_and_targets()
    learner.scale_to(rows)
    other = Learner(12, (16, 8), seed=4).net({})
    learner.take(other)
    assert fingerprint(learner.net({})) == fingerprint(other)
    with pytest.raises(ValueError, match="shape"):
        learner.take(Learner(11, (16, 8), seed=4).net({}))


def test_targets_mix_what_was_said_later_with_the_reward():
    course = Course(1)
    course.rows[0] = [bytearray()] * 3
    course.worths[0] = [0.1, 0.4, 0.6]
    course.rewards = [1.0]
    assert course.targets(0, 1.0) == [1.0, 1.0, 1.0]
    assert course.targets(0, 0.0) == [0.4, 0.6, 1.0]
    assert course.targets(0, 0.5) == pytest.approx([0.5 * 0.4 + 0.5 * 0.8, 0.5 * 0.6 + 0.5, 1.0])


def test_a_linear_judge_knows_its_features_by_name():
    judge = Linear(["points", "cards"], {"points": 2.0}, 0.1)
    low, high = judge.judge([bytearray([1, 9]), bytearray([3, 0])])
    assert low < high
    assert judge.judge([bytearray([0, 0])]) == pytest.approx([0.5])
    with pytest.raises(SetupError, match="no feature 'knights'"):
        Linear(["points"], {"knights": 1.0}, 0.1)


def lesson(game_id, tmp_path, **changes):
    """A lesson of a net that knows nothing, played twice; it must be the same every time."""
    file = tmp_path / "first.net"
    game = registry.game(game_id)
    file.write_bytes(Learner(len(game.features), (8, 4), seed=1).net({}).dumped())
    task = Task(game_id, 3, 1, seed=5, heat=0.1, memory=0.8, varied=1.0, net=str(file), **changes)
    rows, targets, seen = play_lesson(task)
    again = play_lesson(task)
    assert np.array_equal(rows, again[0])
    assert np.array_equal(targets, again[1])
    assert len(rows) == len(targets)
    assert rows.shape[1] == len(game.features)
    assert 0.0 <= targets.min() < targets.max() <= 1.0
    return rows, targets, seen


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_lesson_is_the_same_every_time(game_id, tmp_path):
    rows, _, seen = lesson(game_id, tmp_path)
    assert len(rows) == seen > 20


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_lesson_with_search_also_tells_what_moves_promise(game_id, tmp_path):
    rows, _, seen = lesson(game_id, tmp_path, nodes=8)
    assert len(rows) > seen > 20


def test_an_expert_plays_better_than_the_judge_it_searches_with():
    game = registry.game("tallinn")
    judge = judge_for(game, "casual", 2)
    expert = Searching(judge, 0.01, style_of(game, LEVELS["tallinn"]["strong"], 0, 2), 30)
    task = Task("tallinn", 2, 1, seed=1, heat=0.0, memory=1.0, varied=0.0)
    rng = Rng(4)
    won = 0.0
    for n in range(16):
        players = [expert, Judging(judge, 0.01)] if n % 2 else [Judging(judge, 0.01), expert]
        won += play_course(game, players, task, rng).rewards[n % 2 == 0]
    assert won / 16 > 0.6


def test_rounds_with_search_come_last_and_learn_from_their_own_kind():
    recipe = Recipe("tallinn", 2, rounds=10, games=80, window=4, expert=3, share=5)
    assert [recipe.searched(n) for n in (7, 8, 10)] == [False, True, True]
    assert [recipe.played(n) for n in (7, 8)] == [80, 16]
    assert [recipe.learnt_from(n) for n in (1, 7, 8, 9, 10)] == [1, 4, 8, 8, 8]


@pytest.mark.parametrize("teacher", ["thumb", "casual"])
def test_a_teacher_plays_better_than_its_slips(teacher):
    """Any bot can show the way; seats that slip more often win less."""
    task = Task("tallinn", 2, 1, seed=1, heat=0.0, memory=1.0, varied=0.0, teacher=teacher)
    game = registry.game(task.game)
    bot = make_bot(teacher, task.game)
    rng = Rng(3)
    won = 0.0
    for n in range(24):
        steady, slipping = Showing(bot, 0), Showing(bot, 1000)
        players = [steady, slipping] if n % 2 else [slipping, steady]
        won += play_course(game, players, task, rng).rewards[n % 2 == 0]
    assert won / 24 > 0.6


def test_options_are_drawn_with_their_partners():
    rng = Rng(2)
    for game_id in registry.ids():
        game = registry.game(game_id)
        drawn = [some_options(game, rng) for _ in range(60)]
        for options in drawn:
            game.checked_options(options)
        assert len({json.dumps(options, sort_keys=True) for options in drawn}) > 2


def nets_of(run: Run) -> list[bytes]:
    return [run.net_file(n).read_bytes() for n in range(3)]


def test_a_stopped_run_ends_with_the_same_nets(tmp_path):
    whole = Run(tmp_path / "whole", TINY)
    told = []
    whole.go_on(1, told.append)
    assert [progress.round for progress in told] == [1, 2]
    assert set(told[1].shares) == {"thumb", "half"}

    def stop(progress):
        raise KeyboardInterrupt

    broken = Run(tmp_path / "broken", TINY)
    with pytest.raises(KeyboardInterrupt):
        broken.go_on(1, stop)
    assert broken.done() == 1
    again = Run(tmp_path / "broken", TINY)
    again.go_on(1, told.append)
    assert nets_of(again) == nets_of(whole)
    assert isinstance(again.latest(), Net)
    draw_curves(again)
    assert (tmp_path / "broken" / "curves.svg").stat().st_size > 5000


def test_another_recipe_does_not_go_into_the_same_folder(tmp_path):
    Run(tmp_path, TINY)
    with pytest.raises(SetupError, match="holds a run with seats 2, not 3"):
        Run(tmp_path, Recipe("tallinn", 3, rounds=2, games=16, every=2, trial=4, hidden=(8, 4)))


def test_a_teacher_gives_a_net_some_sense_before_the_first_round(tmp_path):
    recipe = Recipe("tallinn", 2, rounds=1, games=8, every=5, trial=4, hidden=(8, 4), warm=160)
    run = Run(tmp_path, recipe)
    run.go_on(1, lambda _: None)
    game = registry.game("tallinn")
    task = Task("tallinn", 2, 4, seed=9, heat=0.0, memory=1.0, varied=0.0, teacher="casual")
    rows, rewards, _ = play_lesson(task)
    said = read_net(run.net_file(0).read_bytes()).values(rows.astype(np.float32))
    assert rows.shape[1] == len(game.features)
    assert np.corrcoef(said, rewards)[0, 1] > 0.2


def test_a_belief_tells_real_hands_from_dealt_ones(tmp_path):
    recipe = Recipe(
        "augsburg", 3, rounds=3, games=64, rate=0.01, window=3, passes=4, hidden=(16, 8), belief=True, varied=0.0
    )
    run = Run(tmp_path, recipe)
    told = []
    net = run.go_on(1, told.append)
    assert [progress.shares for progress in told] == [{}, {}, {}]
    assert told[2].loss < told[0].loss < 0.8
    assert net.story["belief"] is True
    rows, real, seen = play_conduct(Task("augsburg", 3, 12, seed=99, heat=0.0, memory=1.0, varied=0.0))
    assert len(rows) == 4 * seen  # two rivals, as they were and as they were dealt
    assert real.mean() == 0.5
    said = net.values(rows.astype(np.float32))
    assert said[real == 1.0].mean() > said[real == 0.0].mean() + 0.05
    draw_curves(run)
    assert recipe.name == "augsburg-3-belief"
    assert (tmp_path / "curves.svg").stat().st_size > 3000


def test_where_nothing_is_hidden_a_belief_has_nothing_to_learn():
    """A planted view of the whole table: rivals know the same in the world that is dealt from it."""
    game = registry.game("augsburg")
    s = game.setup(4)
    deal(game, s, Rng(1))

    class Open:
        view = staticmethod(lambda s, seat: s)
        reopened = staticmethod(lambda s, rng: s.clone())
        observed = staticmethod(game.observed)

    for dealer, alike in ((Open, True), (game, False)):
        rows, targets = [], []
        look_round(dealer, s, 1, Rng(2), rows, targets)
        assert targets == [1.0] * 3 + [0.0] * 3
        assert (rows[:3] == rows[3:]) is alike
