"""The laws find what could go wrong in Augsburg 1520: each test plants one fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.laws import faults
from tests.laws.faults import Wrapped

from hoftag.core.contract import ALL
from hoftag.games.augsburg.words import (
    AUCTION,
    BUY,
    COMPENSATION,
    DEAL,
    E_DREW_CARD,
    E_PAID,
    PASS,
    PAY_BID,
    PHASE_TWO,
    SHOW,
    UNWANTED,
    USE,
)
from hoftag.games.registry import game as find_game

AUGSBURG = find_game("augsburg")


def with_step(number: int, **planted: Callable[..., Any]) -> Wrapped:
    return faults.with_step(AUGSBURG, number, **planted)


def finds(law: str, game: Wrapped, games: int = 12) -> str:
    return faults.finds(law, game, [{}], games)


def test_a_lost_certificate_is_found() -> None:
    def lose(s: Any) -> None:
        AUGSBURG.steps[UNWANTED].close(s)
        if s.round == 1 and not s.discard.empty():
            s.discard.take(s.discard.kinds()[0])

    assert "AUG-1.3" in finds("sound", with_step(UNWANTED, close=lose))


def test_a_lost_joker_is_found() -> None:
    def lose(s: Any, seat: int, move: Any) -> int:
        seen = AUGSBURG.steps[SHOW].play(s, seat, move)
        if move.text == "show joker":
            s.sides[seat].picked.jokers = 0
        return seen

    assert "AUG-1.4" in finds("sound", with_step(SHOW, play=lose))


def test_an_ignored_barrier_is_found() -> None:
    def run_on(s: Any) -> None:
        before = [int(side.prestige) for side in s.sides]
        AUGSBURG.steps[PHASE_TWO].close(s)
        for side, points in zip(s.sides, before, strict=True):
            side.prestige = points + 9
            side.from_stages += 9

    assert "AUG-8.4" in finds("sound", with_step(PHASE_TWO, close=run_on))


def test_points_from_nowhere_are_found() -> None:
    def gift(s: Any, seat: int, move: Any) -> int:
        seen = AUGSBURG.steps[COMPENSATION].play(s, seat, move)
        s.sides[seat].prestige += 1
        return seen

    assert "earned" in finds("sound", with_step(COMPENSATION, play=gift))


def test_a_stolen_tile_kept_twice_is_found() -> None:
    def keep(s: Any, seat: int, move: Any) -> int:
        seen = AUGSBURG.steps[USE].play(s, seat, move)
        if move.text.startswith("seize"):
            s.sides[move.b].change_stage(move.a, 1)
        return seen

    assert "AUG-2.1" in finds("sound", with_step(USE, play=keep))


def test_a_reshuffle_that_includes_offers_is_found() -> None:
    def sweep(s: Any, seat: int, move: Any) -> int:
        seen = AUGSBURG.steps[DEAL].play(s, seat, move)
        if s.round and s.discard.empty():
            s.draw.low |= s.sides[move.a].offer.low
            s.draw.high |= s.sides[move.a].offer.high
        return seen

    assert "AUG-1.3" in finds("sound", with_step(DEAL, play=sweep))


def test_a_right_not_from_the_top_is_found() -> None:
    def cheap(s: Any, seat: int, move: Any) -> int:
        seen = AUGSBURG.steps[USE].play(s, seat, move)
        if move.text == "build church":
            s.sides[seat].church -= 100
        return seen

    assert "AUG-7.1" in finds("sound", with_step(USE, play=cheap))


def test_unpaid_certificates_are_found() -> None:
    def free_of_charge(s: Any, seat: int, move: Any) -> int:
        before = s.sides[seat].spent
        seen = AUGSBURG.steps[BUY].play(s, seat, move)
        s.sides[seat].spent = before
        return seen

    assert "AUG-2.9" in finds("sound", with_step(BUY, play=free_of_charge))


def test_a_bid_above_the_ceiling_is_found() -> None:
    def bluff(s: Any, seat: int) -> Any:
        moves = AUGSBURG.steps[AUCTION].moves(s, seat)
        return [*moves, AUGSBURG.words.parse(f"bid {max(len(moves), int(s.high)) + 9}")]

    assert "AUG-4.1.5" in finds("listed-is-playable", with_step(AUCTION, moves=bluff))


# ---------------------------------------------------------------------- leaks


def other(s: Any, seat: int) -> Any:
    return s.sides[(seat + 1) % len(s.sides)]


def leak_hand(s: Any, v: Any, seat: int) -> None:
    v.top_discard = other(s, seat).hand.kinds()[0] if other(s, seat).hand.kinds() else -1


def leak_money(s: Any, v: Any, seat: int) -> None:
    v.high = other(s, seat).money()


def leak_offer(s: Any, v: Any, seat: int) -> None:
    v.setter = other(s, seat).offer.low


def leak_choice(s: Any, v: Any, seat: int) -> None:
    v.uses = other(s, seat).picked.low


def leak_pile(s: Any, v: Any, seat: int) -> None:
    v.turn = s.draw.high


@pytest.mark.parametrize("leak", [leak_hand, leak_money, leak_offer, leak_choice, leak_pile])
def test_a_leak_is_found(leak: Callable[[Any, Any, int], None]) -> None:
    assert "can tell" in finds("twin-worlds", faults.leaking(AUGSBURG, leak))


# ---------------------------------------------------------------------- questions that would tell


def looks_alike(game: Wrapped, secrets: list[dict[str, Any]], table: dict[str, Any], *moves: str) -> bool:
    """Whether seat 1 sees the same after some moves in worlds that differ in seat 0's secrets only."""
    shown = []
    for hidden in secrets:
        s = AUGSBURG.position(2, {}, {**table, "sides": [hidden, {"hand": ["philipp-9", "louise-9"]}]})
        for text in moves:
            seat, move = text.split(" ", 1)
            game.play(s, int(seat), AUGSBURG.words.parse(move))
        shown.append(game.view(s, 1).dump())
    return shown[0] == shown[1]


def test_a_pass_made_for_who_cannot_bid_would_tell() -> None:
    """Who has no matching certificate is asked like all others. [AUG-12.1]"""

    def hurry(s: Any) -> list[int]:
        asked = AUGSBURG.steps[AUCTION].actors(s)
        while asked and AUGSBURG.steps[AUCTION].moves(s, asked[0]) == [PASS]:
            AUGSBURG.steps[AUCTION].play(s, asked[0], PASS)
            asked = AUGSBURG.steps[AUCTION].actors(s)
        return asked

    secrets = [{"hand": ["philipp-1", "louise-2"]}, {"hand": ["philipp-1", "maria-2"]}]
    table = {"noble": "philipp", "top-price": 300}
    assert looks_alike(Wrapped(AUGSBURG), secrets, table, "0 pass", "1 pass")
    assert not looks_alike(with_step(AUCTION, actors=hurry), secrets, table, "0 pass", "1 pass")


def test_a_builder_asked_only_when_he_can_pay_would_tell() -> None:
    """Who cannot pay for the extra build is asked too. [AUG-12.1]"""

    def only_with_money(s: Any) -> list[int]:
        asked = AUGSBURG.steps[USE].actors(s)
        broke = asked and not s.uses and len(AUGSBURG.steps[USE].moves(s, asked[0])) == 1
        return [] if broke else asked

    owned = {"stages": {"office": 4}, "rights": {"master-builder": 1}, "hand": ["joker"]}
    secrets = [{"money": 0, **owned}, {"money": 900, **owned}]
    moves = ["0 take p1", "0 lapse", "0 lapse"]
    table = {"step": "take", "noble": "maria", "display": ["p1"], "top-price": 300}
    assert looks_alike(Wrapped(AUGSBURG), secrets, table, *moves)
    assert not looks_alike(with_step(USE, actors=only_with_money), secrets, table, *moves)


def test_a_note_that_tells_what_was_paid_is_found() -> None:
    def gossip(s: Any) -> None:
        costs = [s.box.cost(side.picked) for side in s.sides]
        AUGSBURG.steps[BUY].close(s)
        for seat, cost in enumerate(costs):
            s.note(E_PAID, (seat, cost, 0), ALL)

    assert "notes" in finds("twin-worlds", with_step(BUY, close=gossip), games=40)


def test_a_deal_seen_by_all_is_found() -> None:
    def open_deal(s: Any, seat: int, move: Any) -> int:
        AUGSBURG.steps[DEAL].play(s, seat, move)
        return ALL if move.b == 3 else 1 << int(move.a)

    assert "can tell" in finds("twin-worlds", with_step(DEAL, play=open_deal), games=40)


def test_a_note_of_dealt_cards_is_found() -> None:
    def gossip(s: Any, seat: int, move: Any) -> int:
        seen = AUGSBURG.steps[DEAL].play(s, seat, move)
        s.note(E_DREW_CARD, (int(move.a), int(move.b)), ALL)
        return seen

    assert "notes" in finds("twin-worlds", with_step(DEAL, play=gossip))


def test_the_winner_paying_nothing_is_found() -> None:
    def keep(s: Any) -> None:
        winner = s.sides[s.beginner]
        kept = winner.picked.kinds()[0]
        AUGSBURG.steps[PAY_BID].close(s)
        winner.hand.add(kept)

    assert "AUG-1.3" in finds("sound", with_step(PAY_BID, close=keep))
