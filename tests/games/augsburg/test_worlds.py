"""Worlds made up from a view: they keep what the viewer knows and are otherwise open. [AUG-R57]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hoftag.check.games import positions
from hoftag.core.rng import Rng
from hoftag.games.augsburg.state import DISCARDED
from hoftag.games.augsburg.words import BUY, CARD, JOKER, LEO, WORDS
from hoftag.games.registry import game

AUGSBURG = game("augsburg")
NOBLES = ("philipp", "louise", "leo", "maria")


def position(table: dict[str, Any], moves: list[str]) -> Any:
    """A game under way after some moves; `-1` is NATURE."""
    s = AUGSBURG.position(len(table["sides"]), {}, table)
    for text in moves:
        seat, _, move = text.partition(": ")
        AUGSBURG.play(s, int(seat), WORDS.parse(move))
    return s


def worlds(s: Any, seat: int, number: int) -> list[Any]:
    """So many worlds a seat thinks possible, each sound and with the very view it was made from."""
    rng = Rng(seat + 7)
    view = AUGSBURG.view(s, seat)
    found = [AUGSBURG.determinize(view, rng) for _ in range(number)]
    for world in found:
        assert world.audit() == []
        assert AUGSBURG.view(world, seat).dump() == view.dump()
    return found


def number(name: str) -> int:
    return CARD.find(name)


def held(side: Any) -> int:
    return int(side.hand.size() + side.picked.size() + side.offer.size())


# ---------------------------------------------------------------------- random games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sizes_and_purses_are_within_what_is_known(seats: int) -> None:
    rng = Rng(40 + seats)
    for recorder, _ in positions(AUGSBURG, seats, {}, Rng(seats)):
        s = recorder.state
        if rng.below(8):
            continue
        seat = int(rng.below(seats + 1)) - 1 or -2
        view = AUGSBURG.view(s, seat)
        world = AUGSBURG.determinize(view, rng)
        assert (world.draw.size(), world.discard.size()) == (s.draw.size(), s.discard.size())
        for n, (side, real, seen) in enumerate(zip(world.sides, s.sides, view.sides, strict=True)):
            assert held(side) == held(real)
            if n == seat:
                assert side.money() == real.money()
                assert side.dump() == real.dump()
            elif s.step() != BUY:
                assert seen.least_spent() <= side.spent <= seen.most_spent()
                assert side.money() >= real.floor


def test_what_others_paid_is_guessed_certificate_by_certificate() -> None:
    """AUG-1.5: ten of them may cost 2000 to 4000, but seldom do; about 3000 is likely."""
    s = position({"noble": "leo", "top-price": 200, "sides": [{}, {"money": 5000}]}, [])
    s.sides[1].bought, s.sides[1].spent, s.sides[1].earned, s.sides[1].floor = 10, 3000, 8000, 0
    paid = worlds_paid(s)
    assert abs(sum(paid) / len(paid) - 3000) < 60
    assert sum(2500 <= whole <= 3500 for whole in paid) > 360
    assert len(set(paid)) > 15
    s.sides[1].earned = 2100  # then they were cheap
    s.sides[1].spent = 2050
    assert set(worlds_paid(s)) == {2000, 2050, 2100}


def worlds_paid(s: Any) -> list[int]:
    """What seat 1 has paid in worlds of seat 0."""
    return [int(world.sides[1].spent) for world in worlds(s, 0, 400)]


@pytest.mark.parametrize(("seats", "games"), [(2, 12), (3, 4), (5, 2)])
def test_every_bid_is_backed_and_the_top_price_is_in_the_pile(seats: int, games: int) -> None:
    rng = Rng(50 + seats)
    backed = prices = 0
    for seed in range(games):
        for recorder, _ in positions(AUGSBURG, seats, {}, Rng(seed)):
            s = recorder.state
            if AUGSBURG.words.steps[s.step()] != "auction":
                continue
            world = AUGSBURG.determinize(AUGSBURG.view(s, 0), rng)
            for side, real in zip(world.sides, s.sides, strict=True):
                assert side.hand.ceiling(s.noble) >= real.bid
            backed += sum(real.bid > 0 for real in s.sides[1:])
            if s.top_price >= 0:
                costs = [s.box.price[card] for card in world.draw.kinds()]
                assert [200, 250, 300, 350, 400][s.top_price] in costs
                prices += 1
    assert backed > 10
    assert prices > 50


def test_a_view_has_no_field_with_a_secret_of_others() -> None:
    """AUG-12.1: bots read the fields of a view, not only what is shown of it."""
    for recorder, _ in positions(AUGSBURG, 4, {}, Rng(9)):
        view = AUGSBURG.view(recorder.state, 1)
        for n, side in enumerate(view.sides):
            if n != 1:
                assert (side.hand, side.offer, side.picked) == (None, None, None)
                assert (side.money, side.spent, side.chosen, side.last) == (-1, -1, 0, -1)


# ---------------------------------------------------------------------- what a seat remembers

SHOWN = {"noble": "leo", "top-price": 200, "sides": [
    {}, {"hand": ["leo-9", "leo-3", "maria-2"]}, {"hand": ["leo-17", "leo-1", "joker"]},
]}  # fmt: skip
SHOWDOWN = [
    "0: pass", "1: bid 2", "2: bid 2", "1: show leo-9", "1: show leo-3", "2: show leo-17", "2: show joker",
    "-1: on-top joker",
]  # fmt: skip


def test_cards_shown_and_taken_back_stay_with_their_owner() -> None:
    s = position(SHOWN, SHOWDOWN)
    for seat in (0, 2, -2):
        for world in worlds(s, seat, 40):
            assert world.sides[1].hand.has(number("leo-9"))
            assert world.sides[1].hand.has(number("leo-3"))
            assert world.discard.has(number("leo-17"))
            assert world.discard.jokers == 1


def test_cards_never_shown_may_be_anywhere() -> None:
    s = position(SHOWN, SHOWDOWN)
    third = [next(card for card in world.sides[1].hand.kinds() if card not in (36, 42)) for world in worlds(s, 0, 60)]
    assert number("leo-3") == 36
    assert number("leo-9") == 42
    assert len(set(third)) > 20


OFFERS = {"step": "buy", "top-price": 300, "sides": [
    {"money": 200, "offer": ["leo-1", "leo-2", "leo-16"]}, {"money": 900, "offer": ["maria-1", "maria-17", "joker"]},
]}  # fmt: skip
PURCHASE = ["0: buy leo-2", "0: done", "1: buy maria-1", "1: done", "-1: on-top maria-17"]


def test_declined_cards_are_among_the_discards_for_who_declined_them() -> None:
    s = position(OFFERS, PURCHASE)
    for world in worlds(s, 0, 60):
        assert world.discard.has(number("leo-1"))
        assert world.discard.has(number("leo-16"))
        assert not world.sides[1].hand.has(number("leo-1"))
        assert world.sides[0].hand.has(number("leo-2"))


def test_the_others_know_only_the_discard_on_top() -> None:
    s = position(OFFERS, PURCHASE)
    seen = worlds(s, 1, 60)
    assert all(world.discard.has(number("maria-17")) for world in seen)
    assert all(world.discard.size() == 4 for world in seen)
    assert not all(world.discard.has(number("leo-1")) for world in seen)
    assert len({tuple(world.sides[0].hand.kinds()) for world in seen}) > 20


def test_a_reshuffle_makes_all_forget_the_discards() -> None:
    """AUG-9.7: what was seen among the discards or declined may then be anywhere."""
    reshuffled = remembered = 0
    for recorder, _ in positions(AUGSBURG, 5, {}, Rng(3)):
        s = recorder.state
        heard = {AUGSBURG.words.events[note.event].key for note in s.take_notes()}
        places = AUGSBURG.view(s, 0).whereabouts
        remembered += any(place >= DISCARDED for place in places)
        if "reshuffled" in heard:
            reshuffled += 1
            assert not [place for place in places if place >= DISCARDED]
            assert s.top_discard == -1
    assert reshuffled >= 2
    assert remembered > 50


# ---------------------------------------------------------------------- hard cases: served first


def nearly_all(held: list[str]) -> list[str]:
    """Every real certificate of the other nobles, but those held."""
    names = [f"{noble}-{value}" for noble in NOBLES for value in range(1, 18) if noble != "leo"]
    return [name for name in names if name not in held]


def test_a_bid_of_all_matching_cards_leaves_one_world() -> None:
    """17 certificates of Leo and 12 jokers: no plain deal would ever give them to the one who bid 29."""
    every = [f"leo-{value}" for value in range(1, 18)] + ["joker"] * 12
    s = position({"noble": "leo", "top-price": 300, "sides": [{}, {"hand": every}, {"hand": ["maria-1"] }]},
                 ["0: pass", "1: bid 29"])  # fmt: skip
    for world in worlds(s, 0, 20):
        assert world.sides[1].hand.names() == every
        assert len(world.sides[2].hand.names()) == 1
        assert [name for name in world.draw.names() if name in ("philipp-8", "louise-9", "maria-10")]


def test_a_high_bid_is_backed_while_the_rest_of_the_hand_is_open() -> None:
    high = ["leo-1", "leo-2", "leo-3", "leo-4", "leo-5", "leo-6", "joker", "joker", "joker", "maria-7", "maria-8"]
    s = position({"noble": "leo", "top-price": 200, "sides": [{"hand": ["leo-17"]}, {"hand": high}, {}]},
                 ["0: bid 1", "1: bid 9", "2: pass"])  # fmt: skip
    hands = set()
    for world in worlds(s, 2, 60):
        assert world.sides[1].hand.ceiling(LEO) >= 9
        assert world.sides[1].hand.size() == 11
        assert world.sides[0].hand.ceiling(LEO) >= 1
        hands.add(tuple(world.sides[1].hand.kinds()))
    assert len(hands) > 50


def test_several_high_bids_do_not_block_each_other() -> None:
    """Each bidder has one certificate of Leo and needs jokers; the top card, too, is a joker."""
    sides = [
        {"hand": nearly_all([]) + [f"leo-{value}" for value in range(4, 18)]},
        {"hand": ["leo-1", "joker", "joker", "joker"]},
        {"hand": ["leo-2", "joker", "joker", "joker"]},
        {"hand": ["leo-3", "joker", "joker", "joker"]},
    ]
    table = {"noble": "leo", "beginner": 1, "draw": ["joker"] * 3, "top-price": 400, "sides": sides}
    s = position(table, ["1: bid 4", "2: bid 4", "3: bid 4"])
    reals = Counter()
    for world in worlds(s, 0, 90):
        assert world.draw.names() == ["joker"] * 3
        for side in world.sides[1:]:
            assert side.hand.jokers == 3
            reals[side.hand.names()[0]] += 1
    assert reals == {"leo-1": 90, "leo-2": 90, "leo-3": 90}


def test_the_top_price_is_served_with_the_card_bidders_need_least() -> None:
    """Two cards cost 400, a joker and Maria 17; the bidder needs the joker, so the pile gets Maria 17."""
    others = nearly_all(["maria-17", "maria-1"]) + [f"leo-{value}" for value in range(2, 18)] + ["joker"] * 11
    table = {"noble": "leo", "draw": ["maria-17", "maria-1"], "top-price": 400, "sides": [
        {"hand": others}, {"hand": ["leo-1", "joker"]},
    ]}  # fmt: skip
    s = position(table, ["0: bid 1", "1: bid 2"])
    for world in worlds(s, 0, 40):
        assert world.sides[1].hand.names() == ["leo-1", "joker"]
        assert world.draw.names() == ["maria-1", "maria-17"]


def test_hidden_answers_of_a_showdown_can_be_given() -> None:
    sides = [{"hand": ["leo-2", "leo-4"]}, {"hand": ["leo-9", "joker", "maria-2"]}, {"hand": ["leo-5", "leo-6"]}]
    s = position({"noble": "leo", "top-price": 200, "sides": sides},
                 ["0: bid 2", "1: bid 2", "2: bid 2", "1: show leo-9", "1: show joker", "2: show leo-6"])  # fmt: skip
    chosen = set()
    for world in worlds(s, 0, 40):
        assert (world.sides[1].chosen, world.sides[1].picked.size(), world.sides[1].hand.size()) == (2, 2, 1)
        assert world.sides[1].picked.ceiling(LEO) == 2
        assert (world.sides[2].chosen, world.sides[2].hand.size()) == (0, 2)
        chosen.add(tuple(world.sides[1].picked.kinds()))
    assert len(chosen) > 20


# ---------------------------------------------------------------------- chances


def test_an_unknown_card_is_each_of_the_unknown_ones_equally_often() -> None:
    """Three cards of one price are left to the other hand and the pile: a third each."""
    mine = nearly_all([]) + [f"leo-{value}" for value in range(4, 18)] + ["joker"] * 12
    s = position({"draw": ["leo-1", "leo-2"], "top-price": 200, "sides": [{"hand": mine}, {"hand": ["leo-3"]}]}, [])
    count = Counter(world.sides[1].hand.names()[0] for world in worlds(s, 0, 600))
    assert set(count) == {"leo-1", "leo-2", "leo-3"}
    assert all(150 <= times <= 250 for times in count.values())


def test_unknown_money_takes_every_value_the_counts_allow() -> None:
    """AUG-1.5, AUG-R57: of 1000 gulden two cards leave 200 to 600."""
    sides = [{}, {"money": 1000, "offer": ["leo-1", "leo-2", "leo-3"]}]
    s = position({"step": "buy", "top-price": 300, "sides": sides},
                 ["0: done", "1: buy leo-1", "1: buy leo-3", "1: done"])  # fmt: skip
    count = Counter(int(world.sides[1].money()) for world in worlds(s, 0, 400))
    assert sorted(count) == [200, 250, 300, 350, 400, 450, 500, 550, 600]
    assert all(times >= 5 for times in count.values())
    assert count[400] > 2 * max(count[200], count[600])  # five pairs of prices make 600, only one each 400 and 800


def test_jokers_are_dealt_as_often_as_there_are() -> None:
    """Twelve of eighty cards are jokers: about 0.15 of an unknown card, the top card of the pile being another one."""
    s = position({"top-price": 200, "sides": [{}, {"hand": ["leo-3"]}]}, [])
    jokers = sum(world.sides[1].hand.has(JOKER) for world in worlds(s, 0, 800))
    assert 85 <= jokers <= 155


def test_a_bid_makes_matching_hands_as_likely_as_they_are() -> None:
    """Three unknown cards of 80, at least one of 17 certificates of Leo among them: 1.23 of those on average."""
    s = position({"noble": "leo", "top-price": 200, "sides": [{}, {"hand": ["leo-3", "maria-1", "maria-2"]}, {}]},
                 ["0: pass", "1: bid 1"])  # fmt: skip
    numbers = [bin(world.sides[1].hand.of_noble(LEO)).count("1") for world in worlds(s, 2, 700)]
    assert min(numbers) == 1
    assert 1.16 < sum(numbers) / 700 < 1.31
