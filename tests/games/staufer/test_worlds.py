"""Worlds made up from a view: only the others' contracts differ, and they take every value they can have. [STA-12]"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from hoftag.check.games import positions
from hoftag.core.contract import NATURE, SPECTATOR
from hoftag.core.rng import Rng
from hoftag.games.registry import game
from hoftag.games.staufer.words import CHEST, CONTRACT, DRAW_CHEST, TURQUOISE, WORDS

STAUFER = game("staufer")
HANDS = [
    ["region-aachen", "pattern-gap", "pair"],
    ["region-palermo", "pattern-three", "series"],
    ["region-milano", "pattern-mixed", "seats-all"],
    ["region-nijmegen", "pattern-adjacent", "seats-3"],
    ["region-augsburg", "pattern-opposite", "seats-5"],
]


def dealt(seats: int, **table: Any) -> Any:
    """A first turn in which everybody has contracts."""
    return STAUFER.position(seats, {}, {"sides": [{"contracts": hand} for hand in HANDS[:seats]], **table})


def worlds(s: Any, seat: int, number: int) -> list[Any]:
    """So many worlds a seat thinks possible, each sound and with the very view it was made from."""
    rng = Rng(seat + 7)
    view = STAUFER.view(s, seat)
    found = [STAUFER.determinize(view, rng) for _ in range(number)]
    for world in found:
        assert world.audit() == []
        assert STAUFER.view(world, seat).dump() == view.dump()
    return found


def hands(s: Any) -> list[list[str]]:
    return [[CONTRACT.names[contract] for contract in side.contracts()] for side in s.sides]


def open_part(s: Any) -> dict[str, Any]:
    """The whole table without contracts."""
    table = s.dump()
    for side in table["sides"]:
        del side["contracts"]
    return table


def category(name: str) -> int:
    return CONTRACT.find(name) // 6


# ---------------------------------------------------------------------- random games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_world_is_the_table_with_other_contracts(seats: int) -> None:
    rng = Rng(40 + seats)
    half_dealt = different = 0
    for recorder, decisions in positions(STAUFER, seats, {"privileges": 6}, Rng(seats)):
        s = recorder.state
        seat = int(rng.below(seats + 1)) - 1 or SPECTATOR
        view = STAUFER.view(s, seat)
        world = STAUFER.determinize(view, rng)
        assert STAUFER.view(world, seat).dump() == view.dump()
        assert open_part(world) == open_part(s)
        if not decisions:
            assert hands(world) == hands(s)
            continue
        if seat >= 0:
            assert hands(world)[seat] == hands(s)[seat]
        assert [[category(name) for name in hand] for hand in hands(world)] == [
            [category(name) for name in hand] for hand in hands(s)
        ]
        names = [name for hand in hands(world) for name in hand]
        assert len(set(names)) == len(names)
        different += hands(world) != hands(s)
        half_dealt += 0 < len(names) < 3 * seats
    assert half_dealt >= 3 * seats - 1
    assert different > 50


def test_a_view_has_no_field_with_a_contract_of_others() -> None:
    """STA-12.3: bots read the fields of a view, not only what is shown of it."""
    for seat in (0, 2, SPECTATOR):
        for recorder, decisions in positions(STAUFER, 4, {}, Rng(9)):
            for n, side in enumerate(STAUFER.view(recorder.state, seat).table.sides):
                if n != seat and decisions:
                    assert side.contracts() == []


def test_the_pile_is_what_does_not_lie_open() -> None:
    """STA-12.1, STA-12.2: worked out here anew from what a seat is shown."""
    reshuffled = 0
    for seed in range(3):
        for recorder, _ in positions(STAUFER, 5, {"privileges": 6}, Rng(seed)):
            table: Any = STAUFER.view(recorder.state, 1).dump()
            stacks = [*table["fields"].values(), table["oranges"], table["revealed"]]
            stacks += [office["chests"] for office in table["offices"].values()]
            there = Counter(chest for stack in stacks for chest in stack) + Counter(table["discard"])
            for side in table["sides"]:
                there += Counter(side["turquoise"]) + Counter(brown=side["brown"], violet=side["violet"])
            whole = Counter(dict(zip(CHEST.names, STAUFER.box.chests, strict=True)))
            assert whole - there == Counter(table["pile"])
            heard = {WORDS.events[note.event].key for note in recorder.state.take_notes()}
            reshuffled += "reshuffled" in heard
    assert reshuffled >= 1


# ---------------------------------------------------------------------- every value, equally often


@pytest.mark.parametrize("kind", range(3))
def test_the_others_hold_each_two_contracts_that_are_left_equally_often(kind: int) -> None:
    """STA-2.11: five cards are left for seats 1 and 2, so there are twenty ways."""
    count = Counter((hand[1][kind], hand[2][kind]) for hand in map(hands, worlds(dealt(3), 0, 1000)))
    left = [name for name in CONTRACT.names[6 * kind : 6 * kind + 6] if name != HANDS[0][kind]]
    assert set(count) == set(itertools.permutations(left, 2))
    assert all(25 <= times <= 80 for times in count.values())


def test_a_spectator_thinks_every_deal_possible() -> None:
    found = [hands(world) for world in worlds(dealt(2), SPECTATOR, 900)]
    for kind in range(3):
        count = Counter((hand[0][kind], hand[1][kind]) for hand in found)
        assert set(count) == set(itertools.permutations(CONTRACT.names[6 * kind : 6 * kind + 6], 2))
        assert all(10 <= times <= 60 for times in count.values())


def test_with_five_players_each_contract_is_the_undealt_one_equally_often() -> None:
    """STA-12.2"""
    found = [hands(world) for world in worlds(dealt(5), 4, 600)]
    for kind in range(3):
        names = set(CONTRACT.names[6 * kind : 6 * kind + 6])
        missing = Counter((names - {hand[kind] for hand in hands}).pop() for hands in found)
        assert set(missing) == names - {HANDS[4][kind]}
        assert all(80 <= times <= 165 for times in missing.values())


def test_categories_are_dealt_independently() -> None:
    """Of the two contracts of different categories every combination occurs."""
    count = Counter((hand[1][0], hand[1][2]) for hand in map(hands, worlds(dealt(2), 0, 1000)))
    assert len(count) == 25
    assert all(15 <= times <= 75 for times in count.values())


def test_the_next_chest_is_each_chest_of_the_pile_as_often_as_there_are() -> None:
    """STA-12.2: privilege 8 draws; 72 chests less those that lie open."""
    sides = [{"privileges": [8], "violet": 8, "contracts": HANDS[0]}, {"brown": 10, "contracts": HANDS[1]}]
    s = dealt(2, privileges=[8], discard=["points-2", "points-2"], sides=sides)
    STAUFER.play(s, 0, WORDS.parse("supply noble"))
    rng = Rng(11)
    count: Counter[str] = Counter()
    for world in worlds(s, 1, 1000):
        decision = STAUFER.decision(world, NATURE)
        assert decision.step == DRAW_CHEST
        move = decision.moves[rng.weighted(decision.weights)]
        STAUFER.play(world, NATURE, move)
        assert world.audit() == []
        count[move.text.removeprefix("chest ")] += 1
    assert set(count) == set(CHEST.names) - {"points-2", "brown"}
    assert 135 <= count["violet"] <= 235  # 10 of 52
    assert 420 <= sum(count[CHEST.names[kind]] for kind in TURQUOISE) <= 650  # 28 of 52
    assert all(15 <= count[f"points-{n}"] <= 70 for n in (3, 4, 5))  # 2 of 52 each


# ---------------------------------------------------------------------- twins and independence


def test_tables_that_differ_in_others_contracts_look_alike() -> None:
    """STA-12.3: view, question and score while the game goes on."""
    one = dealt(3)
    other = dealt(3, sides=[{"contracts": hand} for hand in (HANDS[0], HANDS[4], HANDS[3])])
    for text in ("supply noble", "occupy aachen-4"):
        seat = STAUFER.pending(one)[0].seat
        for s in (one, other):
            STAUFER.play(s, seat, WORDS.parse(text))
        assert STAUFER.view(one, 0).dump() == STAUFER.view(other, 0).dump()
        assert STAUFER.view(one, SPECTATOR).dump() == STAUFER.view(other, SPECTATOR).dump()
        assert STAUFER.view(one, 1).dump() != STAUFER.view(other, 1).dump()
        assert [d.moves for d in STAUFER.pending(one)] == [d.moves for d in STAUFER.pending(other)]
        scores = [[(score.total, score.ties) for score in STAUFER.score(s)] for s in (one, other)]
        assert scores[0] == scores[1]


def test_a_world_is_played_without_touching_the_view_or_another_world() -> None:
    view = STAUFER.view(dealt(3), 0)
    before = view.dump()
    rng = Rng(1)
    first, second = STAUFER.determinize(view, rng), STAUFER.determinize(view, rng)
    untouched = second.dump()
    for _ in range(30):
        decision = STAUFER.pending(first)[0]
        STAUFER.apply(first, decision.seat, decision.moves[-1])
    assert view.dump() == before
    assert second.dump() == untouched


def test_worlds_differ_in_what_the_end_brings() -> None:
    """STA-11.3: played to the end with the same moves, only points of contracts differ."""
    s = dealt(
        2, round=5, order=[1], offices={"milano-4": {"figures": ["1 envoy"]}, "palermo-3": {"figures": ["1 envoy"]}}
    )
    totals = set()
    for world in worlds(s, 0, 60):
        STAUFER.play(world, 1, WORDS.parse("supply one-envoy"))
        assert world.over
        mine, theirs = STAUFER.score(world)
        lines = {item.key: item.points for item in theirs.items}
        totals.add(theirs.total)
        assert theirs.total == lines["contract-region"] + lines["contract-pattern"] + lines["contract-seats"]
        assert mine.total == 0
    assert len(totals) >= 5


def test_a_world_keeps_who_holds_contracts() -> None:
    """STA-2.11: also in a position in which not the first seats hold any."""
    s = STAUFER.position(3, {}, {"sides": [{}, {}, {"contracts": ["region-milano", "pair"]}]})
    for seat in (0, 2, SPECTATOR):
        world = STAUFER.determinize(STAUFER.view(s, seat), Rng(1))
        assert [len(side.contracts()) for side in world.sides] == [0, 0, 2], seat
