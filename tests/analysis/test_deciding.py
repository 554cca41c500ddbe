"""What a decision has cost: a planted blunder is found, and nothing hidden from the seat counts."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pytest
from tests.analysis.conftest import new_game, play_on, random_record

from hoftag.analysis import playing
from hoftag.analysis.deciding import Decider
from hoftag.analysis.figures import AGAIN, half_width, mark_of
from hoftag.analysis.line import Choice, line_of
from hoftag.analysis.playing import Guided, Playouts, seed_of, shares_of, winners_of
from hoftag.core.contract import NATURE, Game, State, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry


def decider(game: Game[Any, Any], seats: int, kind: type[Decider] = Decider, worlds: int = 4) -> Decider:
    """One that does little."""
    return kind(game, Playouts(game, seats), 3, 8, worlds)


def forced_end(game: Game[Any, Any], s: State) -> float | None:
    """Seat 0's share where nobody has a choice any more; None where somebody has."""
    while pending := game.pending(s):
        if len(pending[0].moves) > 1:
            return None
        game.apply(s, pending[0].seat, pending[0].moves[0])
    return shares_of(winners_of(game, s), int(s.seats))[0]


def last_word(seed: int) -> tuple[State, Move, Move] | None:
    """A position of Tallinn in which seat 0 has the last choice of the game, and may win or throw the win away."""
    recorder = new_game("tallinn", 2)
    game = recorder.game
    rng = Rng(seed)
    while pending := game.pending(recorder.state):
        decision = pending[-1]
        if decision.seat == 0 and len(pending) == 1 and len(decision.moves) > 1:
            ends: dict[float | None, Move] = {}
            for move in decision.moves:
                after = recorder.state.clone()
                game.apply(after, 0, move)
                ends[forced_end(game, after)] = move
            if None not in ends and {0.0, 1.0} <= ends.keys():
                return recorder.state, ends[1.0], ends[0.0]
        play_on(recorder, rng, 1)
    return None


def test_a_planted_blunder_is_found() -> None:
    found = next(found for seed in range(400) if (found := last_word(seed)) is not None)
    state, good, bad = found
    game = registry.game("tallinn")
    told = decider(game, 2).weigh(Choice(90, 0, bad, state))
    assert (told["loss"], told["worlds"]) == (1.0, AGAIN * 4)
    assert mark_of(told["loss"], told["half"]) == "blunder"
    assert told["best"] != bad.text
    fine = decider(game, 2).weigh(Choice(90, 0, good, state))
    assert (fine["loss"], mark_of(fine["loss"], fine["half"])) == (0.0, "")


class Peeking(Decider):
    """A fault: compares moves at the table as it really was."""

    def _world(self, view: View, choice: Choice, seed: int) -> State:
        return choice.before.clone()


def twins(game_id: str, seats: int, seed: int, late: float) -> list[tuple[Choice, Choice]]:
    """Decisions late in a game, each with the same decision in a world that looks the same to its seat."""
    game = registry.game(game_id)
    choices = line_of(game, random_record(game_id, seats, seed)).choices
    pairs = []
    for choice in choices[int(late * len(choices)) :]:
        view = game.view(choice.before, choice.seat)
        other = game.determinize(view, Rng(choice.n))
        if other.dump() != choice.before.dump():
            pairs.append((choice, Choice(choice.n, choice.seat, choice.move, other)))
    return pairs


@pytest.mark.parametrize(("game_id", "seats", "late"), [("tallinn", 3, 0.5), ("augsburg", 2, 0.9), ("staufer", 2, 0.9)])
def test_what_is_hidden_from_the_seat_does_not_count(game_id: str, seats: int, late: float) -> None:
    pairs = twins(game_id, seats, 2, late)[:6]
    assert len(pairs) == 6
    weighs = decider(registry.game(game_id), seats, worlds=2).weigh
    for choice, twin in pairs:
        assert weighs(choice) == weighs(twin)


def test_a_decider_that_peeks_is_noticed() -> None:
    weighs = decider(registry.game("tallinn"), 3, Peeking).weigh
    assert any(weighs(choice) != weighs(twin) for choice, twin in twins("tallinn", 3, 2, 0.3))


class Noting(Guided):
    """Keeps what each seat chose first."""

    first: ClassVar[dict[int, Move]] = {}

    def choose(self, game: Any, s: Any, step: Any, seat: int, *others: Any) -> Move:
        move = super().choose(game, s, step, seat, *others)
        self.first.setdefault(seat, move)
        return move


def test_playouts_go_alike_as_long_as_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that comes out as it did at the table changes nothing: before and after it one seed has one winner."""
    monkeypatch.setattr(playing, "Guided", Noting)
    game = registry.game("augsburg")
    playouts = Playouts(game, 2)
    choices = line_of(game, random_record("augsburg", 2, 9)).choices
    winners = set()
    for choice in choices[len(choices) // 2 :][:6]:
        for number in range(4):
            Noting.first.clear()
            before = playouts.winners(choice.before, seed_of(number))
            move = Noting.first[choice.seat]
            assert playouts.winners(choice.before, seed_of(number), {choice.seat: [move]}) == before
            after = choice.before.clone()
            game.apply(after, choice.seat, move)
            if len(game.pending(choice.before)) == 1 and game.decision(after, NATURE) is None:
                assert playouts.winners(after, seed_of(number)) == before
            winners.add(before)
    assert len(winners) > 1  # else this would prove nothing


def test_half_widths_leave_room_for_what_was_not_seen() -> None:
    assert half_width(np.zeros(1)) == 1.0
    assert half_width(np.ones(32)) == pytest.approx(1.96 / (32 * 31) ** 0.5)
    values = np.array([0.0, 1.0] * 50)
    assert 0.098 < half_width(values) < 0.102
