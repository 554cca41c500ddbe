"""A law that cannot fail is no law: each is shown a game with one planted fault and has to find it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.laws import faults as faults_of
from tests.laws.faults import Wrapped

from hoftag.check import laws
from hoftag.core.contract import ALL, Item, View
from hoftag.core.reason import Reason
from hoftag.games.registry import game as find_game
from hoftag.games.tallinn.words import DRAW, E_LAID_CARD, SELECT, TOWERS, WORDS

TALLINN = find_game("tallinn")


def wrapped(**faults: Callable[..., Any]) -> Wrapped:
    return Wrapped(TALLINN, **faults)


def with_step(number: int, **faults: Callable[..., Any]) -> Wrapped:
    return faults_of.with_step(TALLINN, number, **faults)


def finds(law: str, game: Wrapped, games: int = 40) -> str:
    return faults_of.finds(law, game, [{}, {"legate": 1, "chronicle": 1}], games)


@pytest.mark.parametrize("law", list(laws.LAWS))
def test_the_wrapped_game_without_a_fault_keeps_every_law(law: str) -> None:
    assert finds(law, wrapped(), games=4) == ""


def test_a_lost_card_is_found() -> None:
    def lose(s: Any, seat: int, move: Any) -> int:
        seen = TALLINN.steps[DRAW].play(s, seat, move)
        if s.round == 3:
            s.sides[move.a].hand = 0
        return seen

    assert "TAL-1.3" in finds("sound", with_step(DRAW, play=lose))


def test_wrong_points_are_found() -> None:
    def gift(s: Any) -> None:
        TALLINN.steps[TOWERS].close(s)
        s.sides[0].points += 1

    assert "TAL-11.4" in finds("sound", with_step(TOWERS, close=gift))


def test_weights_that_do_not_fit_are_found() -> None:
    assert "weights" in finds("sound", with_step(DRAW, weights=lambda s: [1]))


def test_a_move_listed_twice_is_found() -> None:
    doubled = with_step(SELECT, moves=lambda s, seat: TALLINN.steps[SELECT].moves(s, seat) * 2)
    assert "twice" in finds("sound", doubled)


def test_a_changed_shared_list_is_found() -> None:
    def spoil(s: Any, seat: int, move: Any) -> int:
        moves = TALLINN.steps[SELECT].moves(s, seat)
        moves.reverse()
        try:
            return TALLINN.steps[SELECT].play(s, seat, move)
        finally:
            restore.append(moves)

    restore: list[Any] = []
    try:
        assert "changed by playing" in finds("sound", with_step(SELECT, play=spoil))
    finally:
        for moves in restore:
            moves.reverse()


def test_a_listed_move_that_breaks_the_table_is_found() -> None:
    extra = WORDS.parse("play 10a")

    def too_many(s: Any, seat: int) -> Any:
        moves = TALLINN.steps[SELECT].moves(s, seat)
        return moves if extra in moves else [*moves, extra]

    assert "TAL-" in finds("listed-is-playable", with_step(SELECT, moves=too_many))


def test_a_refusal_without_a_declared_reason_is_found() -> None:
    vague = wrapped(why_not=lambda s, seat, move: Reason("TAL-3.2", "because"))
    assert "not declared" in finds("listed-is-playable", vague)


def test_a_refusal_that_changes_the_state_is_found() -> None:
    def meddle(s: Any, seat: int, move: Any) -> Reason:
        reason = TALLINN.why_not(s, seat, move)
        s.round += 1
        return reason

    assert "changed the state" in finds("listed-is-playable", wrapped(why_not=meddle))


def test_a_clone_that_shares_is_found() -> None:
    """A step that keeps something outside the state makes clones differ."""
    calls: list[int] = []

    def forgetful(s: Any, seat: int, move: Any) -> int:
        calls.append(seat)
        if len(calls) % 7 == 0:
            s.sides[seat].exchanged += 1
        return TALLINN.steps[SELECT].play(s, seat, move)

    assert "clone" in finds("clones-are-independent", with_step(SELECT, play=forgetful))


def test_a_replay_that_leads_elsewhere_is_found() -> None:
    calls: list[int] = []

    def drifting(s: Any, seat: int, move: Any) -> int:
        calls.append(seat)
        s.sides[seat].contests += len(calls) % 2
        return TALLINN.steps[SELECT].play(s, seat, move)

    assert "replayed" in finds("replay-is-identity", with_step(SELECT, play=drifting))


def test_a_wrong_determinization_is_found() -> None:
    def empty_handed(view: Any, rng: Any) -> Any:
        s = TALLINN.determinize(view, rng)
        side = s.sides[(view.seat + 1) % len(s.sides)]
        card = side.hand & -side.hand
        side.hand &= ~card
        side.pile |= card
        return s

    assert "could tell the world apart" in finds("determinized-worlds-fit", wrapped(determinize=empty_handed))


class Lossy(View):
    """A view that comes back without the round."""

    def __init__(self, inner: Any, round: int = -1) -> None:
        super().__init__(inner.seat)
        self.inner = inner
        self.round = int(inner.round) if round < 0 else round

    def dump(self) -> dict[str, object]:
        return {**self.inner.dump(), "round": self.round}

    def __reduce__(self) -> Any:
        return (Lossy, (self.inner, 99))


def test_a_view_that_takes_more_along_is_found() -> None:
    def leak(s: Any, view: Any, seat: int) -> None:
        if seat >= 0:
            view.sides[(seat + 1) % len(view.sides)].under = s.sides[(seat + 1) % len(view.sides)].hand  # never dumped

    assert "more than the view" in finds("views-travel", faults_of.leaking(TALLINN, leak))


def test_a_view_that_loses_something_on_its_way_is_found() -> None:
    assert "does not come back" in finds("views-travel", wrapped(view=lambda s, seat: Lossy(TALLINN.view(s, seat))))


def test_an_order_that_matters_is_found() -> None:
    def first_gains(s: Any, seat: int, move: Any) -> int:
        if s.waiting == 2 ** len(s.sides) - 1:
            s.sides[seat].points += 1
        return TALLINN.steps[SELECT].play(s, seat, move)

    assert "order" in finds("order-does-not-matter", with_step(SELECT, play=first_gains))


def test_items_that_do_not_add_up_are_found() -> None:
    def lost_item(s: Any) -> Any:
        scores = TALLINN.score(s)
        scores[0].items.append(Item("towers", 6))
        return scores

    assert "add up" in finds("scores-add-up", wrapped(score=lost_item))


def test_a_wrong_place_is_found() -> None:
    def all_first(s: Any) -> Any:
        scores = TALLINN.score(s)
        for score in scores:
            score.place = 1
        return scores

    assert "place" in finds("scores-add-up", wrapped(score=all_first))


def test_a_fast_deal_that_differs_is_found() -> None:
    def lucky(s: Any, rng: Any) -> int:
        rng.below(2)
        return TALLINN.steps[DRAW].deal(s, rng)

    assert "fast" in finds("dealing-fast-is-dealing", with_step(DRAW, deal=lucky))


# ---------------------------------------------------------------------- leaks


def leak_hand(s: Any, v: Any, seat: int) -> None:
    other = (seat + 1) % len(s.sides)
    v.sides[other].exchanged = s.sides[other].hand


def leak_sealed(s: Any, v: Any, seat: int) -> None:
    other = (seat + 1) % len(s.sides)
    sealed = s.sides[other].sealed
    v.sides[other].contests = -1 if sealed is None else sealed.index


def leak_towers(s: Any, v: Any, seat: int) -> None:
    other = (seat + 1) % len(s.sides)
    v.sides[other].exchanged = s.sides[other].laid


def leak_pile(s: Any, v: Any, seat: int) -> None:
    other = (seat + 1) % len(s.sides)
    v.sides[other].exchanged = s.sides[other].pile


@pytest.mark.parametrize("leak", [leak_hand, leak_sealed, leak_towers, leak_pile])
def test_a_leaking_view_is_found_by_twin_worlds(leak: Callable[[Any, Any, int], None]) -> None:
    assert "can tell" in finds("twin-worlds", faults_of.leaking(TALLINN, leak))


def test_a_question_that_depends_on_secrets_is_found() -> None:
    def telling(s: Any, seat: int) -> Any:
        moves = TALLINN.steps[SELECT].moves(s, seat)
        return moves[::-1] if s.sides[(seat + 1) % len(s.sides)].hand & 1 else moves

    assert "can tell" in finds("twin-worlds", with_step(SELECT, moves=telling))


def test_a_score_that_tells_a_secret_is_found() -> None:
    def telling(s: Any) -> Any:
        scores = TALLINN.score(s)
        for score, side in zip(scores, s.sides, strict=True):
            score.total += int(side.laid)
        return scores

    assert "can tell" in finds("twin-worlds", wrapped(score=telling))


def test_a_note_that_tells_all_is_found() -> None:
    def gossip(s: Any) -> None:
        laid = [side.sealed for side in s.sides]
        TALLINN.steps[TOWERS].close(s)
        for seat, move in enumerate(laid):
            if move is not None and move.text.startswith("lay"):
                s.note(E_LAID_CARD, (seat, int(move.a)), ALL)

    assert "notes" in finds("twin-worlds", with_step(TOWERS, close=gossip))


def test_a_wrong_mask_is_found() -> None:
    """A draw that the record shows to all cannot be swapped, but the next seat's mask gives the card away."""

    def open_draw(s: Any, seat: int, move: Any) -> int:
        TALLINN.steps[DRAW].play(s, seat, move)
        return ALL if move.b == 3 else 1 << int(move.a)

    assert "can tell" in finds("twin-worlds", with_step(DRAW, play=open_draw))
