"""The shortage of AUG-9.8 in games played through: players who pass nearly always and buy all they can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hoftag.check import games, laws
from hoftag.check.twins import seen
from hoftag.core.contract import NATURE, SPECTATOR, Decision
from hoftag.core.recorder import notes_for
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.augsburg.words import AUCTION, BUY, CARD, DEAL, GIVE, WORDS
from hoftag.games.registry import game

AUGSBURG = game("augsburg")
SEEDS = range(8)  # within these a shortage has to come about


def hoarding(decisions: list[Decision], rng: Rng) -> tuple[int, Move]:
    """A random seat that passes nearly always and buys all it can; any other answer at random."""
    decision = decisions[rng.below(len(decisions))]
    if decision.seat == NATURE:
        return NATURE, decision.moves[rng.weighted(decision.weights)]
    if decision.step == BUY or (decision.step == AUCTION and rng.below(12)):
        return decision.seat, decision.moves[0]
    return decision.seat, decision.moves[rng.below(len(decision.moves))]


@pytest.fixture(autouse=True)
def hoarders(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games that the laws play here are played by hoarders."""
    monkeypatch.setattr(games, "pick", hoarding)


def played(seed: int) -> Iterator[tuple[Any, list[Decision], int]]:
    """A game of five hoarders: every state with its open questions and the step that asks."""
    for recorder, decisions in games.positions(AUGSBURG, 5, {}, Rng(seed)):
        yield recorder.state, decisions, decisions[0].step if decisions else -1


def short() -> list[int]:
    """The seeds with a shortage."""
    return [seed for seed in SEEDS if any(step == GIVE for _, _, step in played(seed))]


def test_hoarders_run_into_a_shortage_and_the_game_goes_on_to_its_end() -> None:
    seeds = short()
    assert len(seeds) >= 3
    for seed in seeds:
        for s, decisions, _ in played(seed):
            assert s.audit() == []
            last, open_questions = s, decisions
        assert open_questions == []
        assert (last.over, last.round) == (1, 7)


@pytest.mark.parametrize("law", list(laws.LAWS))
def test_the_laws_hold_in_games_with_a_shortage(law: str) -> None:
    compared = [laws.LAWS[law](AUGSBURG, 5, {}, seed) for seed in short()[:3]]
    assert law != "twin-worlds" or sum(compared) > 0


def test_there_is_enough_after_giving_and_the_first_card_is_the_reserved_one() -> None:
    """AUG-9.8, AUG-R48: one of the old draw pile, of the price seen before, for the player who is dealt first."""
    dealt = 0
    for seed in SEEDS:
        before: Any = None
        for s, decisions, step in played(seed):
            if step == GIVE:
                assert s.due > s.draw.size() + s.discard.size()
                assert all(s.sides[decision.seat].hand.size() for decision in decisions)
                before = before or s.clone()
            elif before is not None:
                assert step == DEAL
                assert s.due <= s.draw.size() + s.discard.size()
                old = [card for card in before.draw.kinds() if s.box.price_class[card] == before.top_price]
                assert [move.b for move in decisions[0].moves] == old
                assert {move.a for move in decisions[0].moves} == {s.beginner}
                before = None
                dealt += 1
    assert dealt >= 3


def test_everybody_gets_all_that_is_due_after_a_shortage() -> None:
    bought = 0
    for seed in short():
        due: list[list[int]] = []
        for s, _, step in played(seed):
            if step == GIVE:
                due = [[int(side.due_free), int(side.due_offer)] for side in s.sides]
            elif step == BUY and due:
                assert [int(side.offer.size()) for side in s.sides] == [offer for _, offer in due]
                assert all(side.due_free == side.due_offer == 0 for side in s.sides)
                due = []
                bought += 1
    assert bought >= 3


def test_what_was_known_of_a_hand_is_forgotten_when_it_gives_a_card() -> None:
    """AUG-R57: a card shown before may be the one given."""
    all_of = {noble: [f"{noble}-{value}" for value in range(1, 18)] for noble in ("philipp", "louise", "leo", "maria")}
    hands = [all_of["philipp"] + ["joker"] * 6, all_of["louise"] + ["joker"] * 6, all_of["leo"][8:] + all_of["maria"]]
    sides = [{"hand": hand} for hand in hands]
    table = {"noble": "maximilian", "display": ["p2"], "draw": all_of["leo"][:8], "top-price": 250, "sides": sides}
    s = AUGSBURG.position(3, {}, table)
    shown = CARD.find("maria-9")
    for text in (
        "0: bid 1", "1: pass", "2: bid 1", "0: show philipp-17", "2: show maria-9",
        "0: take p2", "0: lapse", "0: lapse",
    ):  # fmt: skip
        AUGSBURG.play(s, int(text[0]), WORDS.parse(text[3:]))
    assert s.step() == GIVE
    assert [AUGSBURG.view(s, seat).whereabouts[shown] for seat in (0, 1, 2, SPECTATOR)] == [2, 2, 2, 2]
    for seat, card in ((0, "joker"), (1, "joker"), (2, "maria-1")):
        AUGSBURG.play(s, seat, WORDS.parse(f"give {card}"))
    assert s.step() == DEAL
    assert [AUGSBURG.view(s, seat).whereabouts[shown] for seat in (0, 1, 2, SPECTATOR)] == [-1, -1, -1, -1]


# ---------------------------------------------------------------------- secrets of a shortage


def given(s: Any, answers: list[tuple[int, Move]]) -> Any:
    """The table after these gifts, with notes of what was told."""
    world = s.clone()
    world.notes = []
    for seat, move in answers:
        AUGSBURG.play(world, seat, move)
    return world


def told(world: Any, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    return [(note.event, note.args) for note in notes_for(world.notes, seat)]


def test_nobody_can_tell_what_another_seat_gave() -> None:
    """AUG-R50: in two worlds that differ in one gift only the giver sees a difference."""
    rng = Rng(5)
    compared = 0
    for seed in SEEDS:
        for s, decisions, step in played(seed):
            if step != GIVE or len(decisions) < 2:
                continue
            answers = [(d.seat, d.moves[rng.below(len(d.moves))]) for d in decisions]
            n = int(rng.below(len(answers)))
            giver, moves = answers[n][0], decisions[n].moves
            others = [*answers[:n], (giver, moves[rng.below(len(moves))]), *answers[n + 1 :]]
            one, two = given(s, answers), given(s, others)
            for seat in [seat for seat in (0, 1, 2, 3, 4, SPECTATOR) if seat != giver]:
                assert seen(AUGSBURG, one, seat) == seen(AUGSBURG, two, seat)
                assert told(one, seat) == told(two, seat)
            if answers != others:
                assert told(one, giver) != told(two, giver)
                compared += 1
    assert compared >= 5


def test_worlds_made_up_in_a_shortage_are_sound() -> None:
    """AUG-R57: also while some have given and others not."""
    rng = Rng(6)
    made = 0
    for seed in SEEDS:
        for s, _, step in played(seed):
            if step == GIVE:
                for seat in (0, 3, SPECTATOR):
                    world = AUGSBURG.determinize(AUGSBURG.view(s, seat), rng)
                    assert world.audit() == []
                    assert [side.hand.size() for side in world.sides] == [side.hand.size() for side in s.sides]
                    assert [side.chosen for side in world.sides] == [side.chosen for side in s.sides]
                    made += 1
    assert made > 20
