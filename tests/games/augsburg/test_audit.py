"""The audit finds what must never be: each case spoils a sound table in one way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hoftag.games.augsburg.words import CARD, CATHEDRAL, CHURCH, COAT, FACTORY, JOKER, NOBILITY, OFFICE
from hoftag.games.registry import game

AUGSBURG = game("augsburg")
LEO_9, LEO_1 = CARD.find("leo-9"), CARD.find("leo-1")


def sound() -> Any:
    """An auction with a bid, discards, tiles, rights and a purse from which cards were bought."""
    sides = [
        {"hand": ["leo-9", "leo-2", "joker"], "money": 500, "prestige": 20, "stages": {"office": 3}},
        {"hand": ["leo-5"], "rights": {"church": 900}, "stages": {"factory": 4}},
    ]
    table = {"noble": "leo", "top-price": 300, "discard": ["maria-2"], "display": ["p2", "p3"], "sides": sides}
    s = AUGSBURG.position(2, {}, table)
    AUGSBURG.play(s, 0, AUGSBURG.words.parse("bid 2"))
    return s


def test_the_table_is_sound_before_it_is_spoilt() -> None:
    assert sound().audit() == []


def change(name: str, value: int) -> Callable[[Any], None]:
    return lambda s: setattr(s, name, value)


def change_side(name: str, value: int) -> Callable[[Any], None]:
    return lambda s: setattr(s.sides[0], name, value)


def know(card: int, place: int) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        s.whereabouts[card] = place

    return spoil


SPOILT: dict[str, tuple[Callable[[Any], object], str]] = {
    "a card is lost": (lambda s: s.draw.take(LEO_1), "67 real certificates lie around, not 68 different"),
    "a card is there twice": (lambda s: s.sides[1].hand.add(LEO_9), "69 real certificates lie around"),
    "one lost, one twice": (
        lambda s: (s.draw.take(LEO_1), s.draw.add(LEO_9)),
        "68 real certificates lie around, not 68 different ones [AUG-1.3]",
    ),
    "a joker too many": (lambda s: s.draw.add(JOKER), "13 jokers lie around, not 12 [AUG-1.4]"),
    "fewer than no jokers": (lambda s: (s.discard.take(JOKER), s.draw.add(JOKER)), "12 jokers lie around"),
    "top discard elsewhere": (change("top_discard", LEO_1), "the top card of the discards is not among them [AUG-R58]"),
    "known with the wrong seat": (know(LEO_9, 1), "leo-9 is thought to be with seat 1 [AUG-R57]"),
    "known among discards": (know(LEO_1, 5), "leo-1 is thought to be among the discards [AUG-R58]"),
    "known as declined": (know(LEO_1, 8), "leo-1 is thought to be among the discards [AUG-R58]"),
    "a side is missing": (lambda s: change("seats", 3)(s), "a side is missing [AUG-1.2]"),
    "a card taken and open": (change("taken", 1), "a privilege card lies twice [AUG-1.6]"),
    "six cards open": (change("display", 63), "6 privilege cards lie open [AUG-2.3]"),
    "a round too many": (change("round", 5), "round 5 is one too many [AUG-3.1]"),
    "a tile too many": (lambda s: s.change_tiles(OFFICE, 2, 1), "3 tiles of office-2, not 2 [AUG-2.1, AUG-6.1]"),
    "a tile lost": (lambda s: s.change_tiles(FACTORY, 3, -1), "0 tiles of factory-3, not 1"),
    "stage 5": (lambda s: s.sides[0].change_stage(NOBILITY, 4), "seat 0: a stage that does not exist [AUG-1.7]"),
    "a right lost": (lambda s: s.sides[1].own(CHURCH, 0), "the stack of church does not add up to 5 [AUG-1.8]"),
    "a right too many": (lambda s: s.sides[0].own(COAT, 4), "the stack of coat-of-arms does not add up to 5"),
    "not the top tile": (lambda s: s.sides[1].own(CHURCH, 500), "the tiles of church were not taken from the top"),
    "debts": (change_side("earned", -50), "seat 0: -50 gulden [AUG-R5]"),
    "odd money": (change_side("earned", 525), "seat 0: 525 gulden [AUG-R5]"),
    "less than all know of": (change_side("floor", 550), "seat 0: 500 gulden, but all know of 550 [AUG-R57]"),
    "too cheap": (change_side("bought", 1), "seat 0: 0 gulden for 1 certificates [AUG-1.5, AUG-2.9]"),
    "too dear": (change_side("spent", 50), "seat 0: 50 gulden for 0 certificates [AUG-1.5, AUG-2.9]"),
    "beyond the barrier": (
        lambda s: (change_side("prestige", 26)(s), change_side("from_stages", 26)(s)),
        "seat 0: 26 points in front of the barrier 25 [AUG-8.4]",
    ),
    "points from nowhere": (change_side("prestige", 21), "seat 0: 21 points, but only 20 were earned [AUG-8.4]"),
    "a bid too high": (change_side("bid", 4), "seat 0: a bid of 4 with a ceiling of 3 [AUG-4.1.5]"),
}  # fmt: skip


@pytest.mark.parametrize("name", SPOILT)
def test_what_is_spoilt_is_found(name: str) -> None:
    spoil, said = SPOILT[name]
    s = sound()
    spoil(s)
    assert [wrong for wrong in s.audit() if wrong.startswith(said)], s.audit()


def test_cathedrals_are_audited_like_churches() -> None:
    s = sound()
    s.sides[0].own(CATHEDRAL, 1100)
    assert s.audit() == ["the stack of cathedral does not add up to 5 [AUG-1.8]"]
    s.stacks -= 16**CATHEDRAL
    assert s.audit() == []
