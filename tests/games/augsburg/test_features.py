"""The row of what a seat knows: named, honest, telling, and the same in all worlds that the seat cannot tell apart."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from typing import Any

import pytest
from tests.laws.faults import Wrapped

from hoftag.check import twins
from hoftag.check.games import LawBroken, option_sets, positions
from hoftag.core.bits import members
from hoftag.core.contract import NATURE
from hoftag.core.playout import deal, playout
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.augsburg.feature_pieces import MOST_RIVALS, NAMES
from hoftag.games.augsburg.words import AUCTION, BUY, GIVE, SHOW
from hoftag.games.registry import game

AUGSBURG: Any = game("augsburg")
SEATS = range(AUGSBURG.min_seats, AUGSBURG.max_seats + 1)
SEALED = (BUY, SHOW, GIVE)

# Random players hardly get there; each is reached in the position of a test below.
RARE = {
    "step-give", "own-hand>=10", "own-jokers>=4", "own-ceiling>=7", "own-stake>=6", "high-bid>=6", "own-prestige>=55",
    "taken-coat-of-arms>=2", "taken-coat-of-arms>=3", "taken-coat-of-arms>=4", "taken-letter-of-nobility>=1",
    "taken-letter-of-nobility>=2", "taken-letter-of-nobility>=3", "taken-letter-of-nobility>=4", "taken-cathedral>=4",
    "own-letter-of-nobility>=2", "own-letter-of-nobility>=3", "own-letter-of-nobility>=4",
    "own-letter-of-nobility>=5", "own-master-builder",
}  # fmt: skip


def row(s: Any, seat: int) -> dict[str, int]:
    return dict(zip(NAMES, AUGSBURG.observed(s, seat), strict=True))


def told(s: Any, seat: int) -> set[str]:
    """The names of all numbers that are not zero."""
    return {name for name, number in row(s, seat).items() if number}


def position(sides: list[dict[str, Any]], **table: Any) -> Any:
    """A game under way, with the price of the top card in sight."""
    s = AUGSBURG.position(len(sides), {}, {"sides": sides, **table})
    deal(AUGSBURG, s, Rng(1))
    return s


# ---------------------------------------------------------------------- names and numbers


def test_every_number_has_a_name_of_its_own() -> None:
    assert AUGSBURG.features == NAMES
    assert len(set(NAMES)) == len(NAMES)
    for seats in SEATS:
        for recorder, _ in positions(AUGSBURG, seats, {}, Rng(seats)):
            for seat in range(seats):
                assert len(AUGSBURG.observed(recorder.state, seat)) == len(NAMES)


def test_random_games_reach_every_number() -> None:
    missing = set(NAMES)
    for n, options in enumerate(option_sets(AUGSBURG)):
        for seats in SEATS:
            for recorder, _ in positions(AUGSBURG, seats, options, Rng(10 * n + seats)):
                for seat in range(seats):
                    missing -= told(recorder.state, seat)
    usual = {name for name in missing if not name.startswith(tuple(f"rival{n}-" for n in range(1, MOST_RIVALS + 1)))}
    assert usual <= RARE
    for name in missing - usual:  # one rival is like the other
        assert f"own{name[6:]}" in RARE, name


def test_thermometers_have_no_gaps() -> None:
    ladders: dict[str, list[tuple[int, int]]] = {}
    for place, name in enumerate(NAMES):
        if ">=" in name:
            stem, _, step = name.partition(">=")
            ladders.setdefault(stem, []).append((int(step), place))
    for recorder, _ in positions(AUGSBURG, 3, {}, Rng(5)):
        found = AUGSBURG.observed(recorder.state, 1)
        for stem, steps in ladders.items():
            lit = [found[place] for _, place in sorted(steps)]
            assert lit == sorted(lit, reverse=True), stem


def test_the_own_side_is_told_with_the_right_names() -> None:
    side = {
        "stages": {"factory": 2, "nobility": 4, "office": 1},
        "rights": {"coat-of-arms": 4, "church": 900},
        "prestige": 30,
        "money": 700,
        "hand": ["leo-17", "leo-3", "maria-2", "joker"],
    }
    s = position([side, {"hand": ["maria-9"]}, {}], round=2, noble="leo", display=["p1", "p7"], beginner=0)
    seen = row(s, 0)
    assert (seen["own-prestige"], seen["own-gain"], seen["own-final"], seen["own-overflow"]) == (30, 16, 45, 49)
    assert (seen["own-lost-next"], seen["own-money"], seen["own-purse"], seen["own-income"]) == (1, 14, 14, 27)
    assert (seen["own-hand"], seen["own-hand>=4"], seen["own-hand>=5"], seen["own-jokers>=2"]) == (4, 1, 0, 0)
    assert (seen["own-noble1-value-17"], seen["own-noble1-value-3"], seen["own-noble2-value-2"]) == (1, 1, 1)
    assert (seen["own-noble1-cards>=2"], seen["own-noble1-higher<=0"], seen["own-noble2-higher<=0"]) == (1, 1, 0)
    assert (seen["own-ceiling>=3"], seen["own-ceiling>=4"], seen["own-higher<=0"]) == (1, 0, 1)
    assert (seen["own-factory>=2"], seen["own-factory>=3"], seen["own-nobility>=4"], seen["own-office>=2"]) == (
        1,
        0,
        1,
        0,
    )
    assert (seen["own-coat-of-arms>=4"], seen["own-church"], seen["own-cathedral"]) == (1, 1, 0)
    assert (seen["seats-3"], seen["coming-leo"], seen["step-auction"], seen["awards-left>=4"]) == (1, 1, 1, 1)
    assert {name for name in told(s, 0) if name.startswith("open-")} == {"open-p1", "open-p7"}
    assert seen["own-asked"] == seen["own-beginner"] == seen["own-in"] == 1
    assert seen["final-ahead-25"] == seen["final-ahead-rival2-16"] == 1
    other = row(s, 2)
    assert (other["rival1-gain"], other["rival1-final"], other["rival1-hand"]) == (16, 45, 4)
    assert (other["rival1-asked"], other["rival1-in"], other["rival2-in"], other["own-asked"]) == (1, 1, 1, 0)
    assert not [name for name in told(s, 0) if name.startswith(("rival3-", "rival4-"))]


def test_what_random_players_hardly_reach_is_told() -> None:
    rights = {"coat-of-arms": 4, "letter-of-nobility": 5, "master-builder": 1, "church": 900, "cathedral": 1100}
    stages = {"factory": 1, "nobility": 3, "office": 4}
    hand = [f"{noble}-{value}" for noble in ("leo", "maria") for value in range(1, 6)] + ["joker"] * 4
    sides: list[dict[str, Any]] = [{"stages": stages, "rights": rights, "prestige": 60, "hand": hand}, {}, {}, {}, {}]
    for n in (1, 2, 3):
        sides[n] = {
            "rights": {
                "coat-of-arms": (3, 2, 1)[n - 1],
                "letter-of-nobility": (4, 3, 2)[n - 1],
                "cathedral": (1000, 900, 800)[n - 1],
            }
        }
    s = position(sides, round=2, noble="leo", display=["p1"], beginner=0)
    AUGSBURG.play(s, 0, AUGSBURG.words.parse("bid 6"))
    assert told(s, 0) >= RARE - {"step-give"}


def test_a_shortage_is_told() -> None:
    for seed in range(400):
        s = AUGSBURG.setup(5)
        rng = Rng(seed)
        while s.top >= 0 and s.step() != GIVE:
            decision = AUGSBURG.pending(s)[0]
            moves = [move for move in decision.moves if move.text not in ("done", "pass")]  # hold as much as possible
            if decision.seat == NATURE:
                move = decision.moves[rng.weighted(decision.weights)]
            elif decision.step == AUCTION:
                move = decision.moves[0]
            else:
                move = (moves or decision.moves)[rng.below(len(moves or decision.moves))]
            AUGSBURG.play(s, decision.seat, move)
        if s.top >= 0:
            assert {"step-give", "own-asked"} <= told(s, AUGSBURG.pending(s)[0].seat)
            return
    raise AssertionError("no shortage in so many games")


def test_an_own_sealed_answer_is_told_to_its_owner_alone() -> None:
    hands = [["leo-9", "leo-4", "joker"], ["leo-8", "leo-2", "joker"]]
    s = position([{"hand": hand} for hand in hands], round=1, noble="leo", display=["p1"], beginner=0)
    for text, seat in (("bid 2", 0), ("bid 2", 1)):
        AUGSBURG.play(s, seat, AUGSBURG.words.parse(text))
    assert s.step() == SHOW
    before = [AUGSBURG.observed(s, seat) for seat in (0, 1)]
    AUGSBURG.play(s, 0, AUGSBURG.words.parse("show leo-9"))
    AUGSBURG.play(s, 0, AUGSBURG.words.parse("show joker"))
    after = row(s, 0)
    assert (after["own-picked-reals"], after["own-picked-jokers"], after["own-asked"], after["own-in"]) == (1, 1, 0, 1)
    assert (after["own-noble1-value-9"], after["own-noble1-value-4"], after["own-hand"]) == (0, 1, 1)
    assert before[0] != AUGSBURG.observed(s, 0)
    assert before[1] == AUGSBURG.observed(s, 1)


# ---------------------------------------------------------------------- honesty


def seen_with_row(game_: Any, s: Any, seat: int) -> str:
    """What a seat is shown, and its row."""
    return _seen(game_, s, seat) + (bytes(game_.observed(s, seat)).hex() if seat >= 0 else "")


_seen = twins.seen


class Observed(Wrapped):
    """The game with a row that may be spoilt."""

    def observed(self, s: Any, seat: int) -> Any:
        return self.faults.get("observed", self.game.observed)(s, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_rows_are_equal_in_twin_worlds(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "seen", seen_with_row)
    assert sum(twins.twin_worlds(AUGSBURG, seats, {}, seed) for seed in range(20)) >= 20


def leak_hand(s: Any, seat: int) -> bytearray:
    return AUGSBURG.observed(s, seat) + bytearray([s.sides[seat - 1].hand.jokers])


def leak_purse(s: Any, seat: int) -> bytearray:
    return AUGSBURG.observed(s, seat) + bytearray([s.sides[seat - 1].money() // 50 % 256])


def leak_answer(s: Any, seat: int) -> bytearray:
    return AUGSBURG.observed(s, seat) + bytearray([s.sides[seat - 1].last + 1])


def leak_declined(s: Any, seat: int) -> bytearray:
    return AUGSBURG.observed(s, seat) + bytearray([s.discard.jokers])


def compare_twins(leaking: Any, games: int) -> None:
    for seed in range(games):
        twins.twin_worlds(leaking, 3, {}, seed)


@pytest.mark.parametrize("leak", [leak_hand, leak_purse, leak_answer, leak_declined])
def test_a_leak_into_the_row_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "seen", seen_with_row)
    leaking = Observed(AUGSBURG, observed=leak)
    with pytest.raises(LawBroken, match="view or question"):
        compare_twins(leaking, 60)


@pytest.mark.parametrize("seats", SEATS)
def test_rows_are_equal_in_every_world_of_the_view(seats: int) -> None:
    rng = Rng(seats)
    for recorder, _ in positions(AUGSBURG, seats, {"hand-sizes": seats & 1}, Rng(20 + seats)):
        if rng.below(4):
            continue
        for seat in range(seats):
            s = recorder.state
            view = AUGSBURG.view(s, seat)
            found = AUGSBURG.observed(s, seat)
            assert AUGSBURG.observed(AUGSBURG.determinize(view, rng), seat) == found
            assert AUGSBURG.observed(AUGSBURG.reopened(view, rng), seat) == found


# ---------------------------------------------------------------------- reopened worlds


@pytest.mark.parametrize("seats", SEATS)
def test_reopened_worlds_ask_the_others_again(seats: int) -> None:
    rng = Rng(seats)
    asked_again = 0
    for seed in range(4):
        for recorder, decisions in positions(AUGSBURG, seats, {}, Rng(seed)):
            s = recorder.state
            if not decisions or s.step() not in SEALED:
                continue
            for seat in range(seats):
                view = AUGSBURG.view(s, seat)
                world = AUGSBURG.reopened(view, rng)
                assert world.audit() == []
                again, before = AUGSBURG.view(world, seat).dump(), view.dump()
                more = set(again.pop("waiting")) - set(before.pop("waiting"))
                assert again == before
                assert seat not in more
                asked_again += len(more)
                for other in members(world.waiting):
                    assert AUGSBURG.decision(world, other).moves
                    assert other == seat or world.sides[other].chosen == 0
                if s.step() == BUY:
                    assert members(world.waiting | 1 << seat) == list(range(seats))
                if s.step() == SHOW:
                    assert all(world.sides[other].bid == s.high for other in more)
                if rng.below(4) == 0:
                    playout(AUGSBURG, world, rng)
                    assert world.audit() == []
    assert asked_again > 20


def test_where_nothing_is_sealed_reopening_changes_nothing() -> None:
    for recorder, decisions in positions(AUGSBURG, 3, {}, Rng(3)):
        s = recorder.state
        if decisions and s.step() not in SEALED:
            view = AUGSBURG.view(s, 1)
            assert AUGSBURG.reopened(view, Rng(7)).dump() == AUGSBURG.determinize(view, Rng(7)).dump()


# ---------------------------------------------------------------------- telling


@pytest.mark.parametrize("seats", SEATS)
def test_rows_tell_the_moves_apart(seats: int) -> None:
    for seed in range(3):
        rng = Rng(seed)
        for recorder, decisions in positions(AUGSBURG, seats, {}, Rng(100 * seats + seed)):
            for decision in decisions:
                if decision.seat == NATURE or rng.below(3):
                    continue
                found: dict[bytes, tuple[Move, Any]] = {}
                world = AUGSBURG.reopened(AUGSBURG.view(recorder.state, decision.seat), rng)
                for move in decision.moves:
                    after = world.clone()
                    AUGSBURG.steps[decision.step].play(after, decision.seat, move)
                    if len(AUGSBURG.pending(world)) == 1:  # else the answers of the others stay open
                        AUGSBURG.settle(after)
                    key = bytes(AUGSBURG.observed(after, decision.seat))
                    table = AUGSBURG.view(after, decision.seat).dump()
                    other, same = found.setdefault(key, (move, table))
                    assert same == table, (other.text, move.text)  # else the moves come to the same


# ---------------------------------------------------------------------- both builds


def digest_of_rows() -> str:
    digest = sha256()
    for seats in SEATS:
        for recorder, _ in positions(AUGSBURG, seats, {}, Rng(seats)):
            for seat in range(seats):
                digest.update(bytes(AUGSBURG.observed(recorder.state, seat)))
    return digest.hexdigest()


def test_both_builds_give_the_same_rows() -> None:
    code = "from tests.games.augsburg.test_features import digest_of_rows; print(digest_of_rows())"
    environment = {**os.environ, "HOFTAG_PLAIN": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    plain = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert plain.stdout.split() == [digest_of_rows()]
