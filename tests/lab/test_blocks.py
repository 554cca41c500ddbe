"""Blocks: everybody sits everywhere once, with the same deal."""

from collections import Counter

import pytest

from hoftag.core.errors import SetupError
from hoftag.games import registry
from hoftag.lab.blocks import duel_tables, league_tables, play_block, seated
from hoftag.lab.chance import seed_of
from hoftag.lab.errors import LabError
from hoftag.lab.game import Chance, play_game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_hero_sits_in_every_seat_once(seats):
    (table,) = duel_tables(1, seats)
    lines = [seated(table, rotation) for rotation in range(seats)]
    assert [line.index(0) for line in lines] == list(range(seats))
    assert all(Counter(line) == {0: 1, 1: seats - 1} for line in lines)


def test_several_rivals_keep_their_order_around_the_table():
    (table,) = duel_tables(3, 4)
    assert [seated(table, rotation) for rotation in range(4)] == [
        [0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0],
    ]  # fmt: skip
    with pytest.raises(SetupError, match="--rival: give one bot, or 3"):
        duel_tables(2, 4)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 3), (3, 3), (4, 3), (2, 4), (3, 4), (5, 4), (3, 5)])
def test_leagues_are_balanced(bots, seats):
    """Over all tables everybody sits equally often in every seat, and meets everybody else equally often."""
    tables = league_tables(bots, seats)
    sitting, meeting, neighbours = Counter(), Counter(), Counter()
    for table in tables:
        for rotation in range(seats):
            line = seated(table, rotation)
            sitting.update((seat, who) for seat, who in enumerate(line))
            neighbours.update((line[seat - 1], who) for seat, who in enumerate(line) if line[seat - 1] != who)
        meeting.update((a, b) for n, a in enumerate(table) for b in table[n + 1 :] if a != b)
    assert len(sitting) == bots * seats
    assert len(set(sitting.values())) == 1
    both = Counter()
    for (a, b), count in meeting.items():
        both[min(a, b), max(a, b)] += count
    assert len(both) == bots * (bots - 1) // 2
    assert len(set(both.values())) == 1
    assert len(set(neighbours.values())) == 1


@pytest.mark.parametrize("game_id", ["tallinn", "augsburg", "staufer"])
def test_all_rotations_have_the_same_deal(game_id, watched, sitters):
    first = {}
    for block in range(3):
        for rotation in range(3):
            game = watched(game_id)
            table = seated([0, 1, 1], rotation)
            chance = Chance(seed_of("deal", 1, block), (1, block, rotation))
            play_game(game, {}, [sitters(2)[who] for who in table], chance)
            assert len(game.first_draws()) >= 3
            first.setdefault(block, set()).add(tuple(game.first_draws()))
    assert [len(found) for found in first.values()] == [1, 1, 1]
    assert len(set.union(*first.values())) == 3


def test_a_block_plays_one_deal_in_all_rotations(watched, sitters):
    game = watched("tallinn")
    block = play_block(game, {}, sitters(2), [0, 1, 1], seed=1, number=4)
    assert (block.number, block.table, len(block.games)) == (4, [0, 1, 1], 3)
    opening = len(game.first_draws())
    starts = [n for n, (kind, _, text) in enumerate(game.calls) if kind == "draw" and text.startswith("start 0")]
    assert len(starts) == 3
    assert len({tuple(game.calls[n : n + opening]) for n in starts}) == 1


def test_errors_name_the_game_to_look_at(sitters):
    class Broken:
        def choose(self, *_):
            raise ZeroDivisionError("by zero")

    with pytest.raises(LabError, match="tallinn, seed 5, block 2, rotation 0: bot random failed in seat"):
        play_block(registry.game("tallinn"), {}, sitters(2, Broken()), [0, 1], seed=5, number=2)
