"""The outlook of Augsburg 1520 against the engine: what it tells of a move is what then happens."""

from __future__ import annotations

import inspect
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from hoftag.check.games import new_game, option_sets, pick
from hoftag.core.contract import NATURE, SPECTATOR, Decision
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games.augsburg.game import Augsburg
from hoftag.games.augsburg.scoring import gain_prestige
from hoftag.games.augsburg.state import AugsburgState
from hoftag.games.augsburg.words import (
    AUCTION,
    BUY,
    CARD,
    CATEGORY,
    COMPENSATION,
    DISCARD,
    E_FREE,
    E_INCOME,
    E_ROUND_PRESTIGE,
    GIVE,
    NOBLE,
    PASS,
    RIGHT,
    SHOW,
    STAGE,
    SYMBOL,
    TAKE,
    USE,
    V_ADVANCE,
    V_RIGHT,
    V_SEIZE,
    V_STARTER,
    WORDS,
)
from hoftag.outlook import outlook_of

AUGSBURG = Augsburg()
SEATS = [2, 3, 4, 5]
Facts = dict[str, Any]


def outlook(seats: int) -> Any:
    return outlook_of(AUGSBURG, seats)


def asked(s: AugsburgState, decision: Decision) -> Facts:
    """The facts of who is asked."""
    view = AUGSBURG.view(s, decision.seat).dump()
    told: Facts = outlook(int(s.seats)).facts(view, [move.text for move in decision.moves])
    return told


@cache
def games(seats: int) -> list[AugsburgState]:
    """Positions of some random games at which a player is asked, whatever the options."""
    found = []
    for n, options in enumerate([*option_sets(AUGSBURG)[::3], {}][: 3 if seats < 5 else 2]):
        rng = Rng(100 * seats + n)
        recorder = new_game(AUGSBURG, seats, options)
        while decisions := AUGSBURG.pending(recorder.state):
            if decisions[0].seat != NATURE:
                found.append(recorder.state.clone())
            recorder.play(*climbing(decisions, rng))
        found.append(recorder.state.clone())
    return found


def climbing(decisions: list[Decision], rng: Rng) -> tuple[int, Move]:
    """At random, but who can take a tile mostly does, so that tiles run out and are taken away."""
    seat, move = pick(decisions, rng)
    moves = next(decision.moves for decision in decisions if decision.seat == seat)
    tiles = [one for one in moves if one.verb in (V_ADVANCE, V_SEIZE, V_RIGHT)]
    if not tiles or rng.below(4) == 0:
        return seat, move
    return seat, tiles[-1] if rng.below(2) else tiles[rng.below(len(tiles))]


def decided(seats: int, *steps: int) -> Iterator[tuple[AugsburgState, Decision, Facts]]:
    """Every question of some steps with its facts."""
    for s in games(seats):
        if s.top >= 0 and s.step() in steps:
            for decision in AUGSBURG.pending(s):
                yield s, decision, asked(s, decision)


def played(s: AugsburgState, decision: Decision, notation: str) -> AugsburgState:
    """The position after a move; it has to be legal."""
    after = s.clone()
    AUGSBURG.play(after, decision.seat, WORDS.parse(notation))
    return after


def income_now(s: AugsburgState, seat: int) -> dict[str, int]:
    """What the stages and rights of a seat yield at the end of the round, by the printed values."""
    side, box = s.sides[seat], s.box
    return {
        "money": 0 if s.round == s.rounds() else box.money[side.stage(0) - 1],
        "prestige": box.prestige[side.stage(1) - 1] + side.coat + side.letter,
        "free": 0 if s.round == s.rounds() else box.free[side.stage(2) - 1] + side.mint,
        "offer": 0 if s.round == s.rounds() else box.offer[side.stage(2) - 1],
    }


@pytest.mark.parametrize("seats", SEATS)
def test_it_never_fails_and_is_plain_data(seats: int) -> None:
    seen: Counter[str] = Counter()
    for s in [*games(seats)[::6], *[s for s in games(seats) if s.over]]:
        for seat in [*range(seats), SPECTATOR]:
            view = AUGSBURG.view(s, seat).dump()
            decision = AUGSBURG.decision(s, seat) if seat >= 0 else None
            moves = [move.text for move in decision.moves] if decision else []
            told = outlook(seats).facts(view, moves)
            assert list(told["moves"]) == moves
            assert json.loads(json.dumps(told)) == told
            if seat < 0:
                assert not {"ceilings", "matching", "plans", "privileges", "uses"} & told.keys()
        seen[str(view["step"])] += 1
    assert seen["over"] >= 2
    assert {"buy", "auction", "show", "take", "use"} <= seen.keys()


def test_these_games_have_every_kind_of_move() -> None:
    listed: Counter[str] = Counter()
    for seats in SEATS:
        for s in games(seats):
            for decision in AUGSBURG.pending(s):
                listed.update({move.text.split()[0] for move in decision.moves})
    assert set(listed) >= {phrase.key for phrase in WORDS.verbs[:V_STARTER]} - {"give"}
    assert listed["seize"] > 10
    assert listed["extra"] > 5


def test_it_never_fails_before_the_first_question() -> None:
    """Nobody is asked yet, nature deals: a page may still look."""
    for seats in SEATS:
        recorder = new_game(AUGSBURG, seats, {})
        rng = Rng(seats)
        for _ in range(20):
            for seat in range(SPECTATOR, seats):
                if seat != NATURE:
                    outlook(seats).facts(AUGSBURG.view(recorder.state, seat).dump(), [])
            recorder.play(*pick(AUGSBURG.pending(recorder.state), rng))


@pytest.mark.parametrize("seats", SEATS)
def test_a_privilege_brings_what_is_told(seats: int) -> None:
    """Also compensation. Of drawn cards nothing can be told."""
    for s, decision, told in decided(seats, USE, COMPENSATION):
        before = s.sides[decision.seat]
        for notation, fact in told["moves"].items():
            after = played(s, decision, notation)
            side = after.sides[decision.seat]
            verb = notation.split()[0]
            if after.noble >= s.noble:  # the round goes on
                assert fact["left"] == side.money()
                assert fact["money"] == side.money() - before.money()
                assert fact["to"] == side.prestige
                assert fact["prestige"] == side.prestige - before.prestige
                assert fact["lost"] == side.gross() - before.gross() - fact["prestige"]
                assert fact.get("right") in (None, *RIGHT.names)
                if "right" in fact:
                    assert side.right(RIGHT.find(fact["right"])) == fact["printed"]
                if "barrier" in fact:
                    assert (fact["barrier"] or 1000000) == side.barrier() != before.barrier()
                if "stage" in fact:
                    stage = STAGE.find(fact["stage"])
                    assert side.stage(stage // 4) == stage % 4 + 1 == before.stage(stage // 4) + 1
                then = income_now(after, decision.seat)
                now = income_now(s, decision.seat)
                assert fact["income"] == {key: [now[key], then[key]] for key in then if now[key] != then[key]}
            if verb == "seize":
                check_victim(s, after, fact["victim"])


def check_victim(s: AugsburgState, after: AugsburgState, told: Facts) -> None:
    """What a theft takes from whom."""
    victim = told["seat"]
    assert after.waiting == 1 << victim
    lost = STAGE.find(told["from"])
    assert s.sides[victim].stage(lost // 4) == lost % 4 + 1
    assert STAGE.names[lost - 1] == told["stage"]
    assert after.sides[victim].stage(lost // 4) == lost % 4
    now, then = income_now(s, victim), income_now(after, victim)
    assert told["income"] == {key: [now[key], then[key]] for key in then if now[key] != then[key]}


@pytest.mark.parametrize("seats", SEATS)
def test_a_purchase_costs_what_is_told(seats: int) -> None:
    changed = 0
    for s, decision, told in decided(seats, BUY):
        for notation, fact in told["moves"].items():
            if notation == "done":
                continue
            side = played(s, decision, notation).sides[decision.seat]
            assert fact["left"] == side.money() == s.sides[decision.seat].money() - fact["cost"]
            assert fact["cost"] == outlook(seats).parts()["certificates"][notation.split()[1]]["price"]
            held = side.hand.clone()
            held.pour(side.picked.clone())
            for n, noble in enumerate(NOBLE.names):
                assert fact["ceilings"].get(noble, told["ceilings"][noble]) == held.ceiling(n)
            changed += bool(fact["ceilings"])
    assert changed


@pytest.mark.parametrize("seats", SEATS)
def test_a_bid_ends_the_auction_where_told(seats: int) -> None:
    for s, decision, told in decided(seats, AUCTION):
        ceiling = told["ceilings"][NOBLE.names[s.noble]]
        bids = [int(move.split()[1]) for move in told["moves"] if move != "pass"]
        assert max(bids, default=0) == (ceiling if ceiling >= told["auction"]["least"] else 0)
        assert not bids or min(bids) == told["auction"]["least"]
        assert len(told["matching"]) == ceiling
        for notation, fact in told["moves"].items():
            after = played(s, decision, notation)
            assert fact["ends"] == (after.noble != s.noble or after.step() != AUCTION)
            if fact["ends"] and after.step() == SHOW:
                assert [seat for seat in range(seats) if after.waiting >> seat & 1] == fact["shows"]
            if notation != "pass":
                raised = int(notation.split()[1]) - s.high
                assert fact["kind"] == ("bid" if not s.high else "raise" if raised else "hold")
        check_turns(s, told["auction"]["asked"])


def check_turns(s: AugsburgState, asked: list[int]) -> None:
    """If all pass from now on, these are asked, in this order."""
    after = s.clone()
    turns = []
    while after.top >= 0 and after.step() == AUCTION and after.noble == s.noble:
        turns.append(int(after.turn))
        AUGSBURG.play(after, int(after.turn), PASS)
        if after.noble != s.noble:
            break
    assert turns == asked


@pytest.mark.parametrize("seats", SEATS)
def test_planned_cards_can_be_shown(seats: int) -> None:
    names = set()
    for s, decision, told in decided(seats, SHOW):
        assert told["plans"]
        for name, plan in told["plans"].items():
            names.add(name)
            after = s.clone()
            for notation in plan:
                AUGSBURG.play(after, decision.seat, WORDS.parse(notation))
            assert len(plan) == s.high - s.sides[decision.seat].chosen
        if not s.sides[decision.seat].chosen:
            best = f"show {told['matching'][0]}"
            assert told["plans"]["highest"][0] == told["plans"]["thrifty"][0] == best
        assert all(fact["missing"] < s.high for fact in told["moves"].values())
    assert names == {"thrifty", "highest", "lowest", "jokers"}


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_can_be_used_as_told(seats: int) -> None:
    for s, decision, told in decided(seats, TAKE):
        assert sorted(told["privileges"]) == sorted(move.split()[1] for move in told["moves"])
        for notation in told["moves"]:
            after = played(s, decision, notation)
            there = AUGSBURG.decision(after, decision.seat)
            assert there is not None
            uses = told["privileges"][notation.split()[1]]
            assert uses == [move.text for move in there.moves]
            assert asked(after, there)["moves"] == {use: told["uses"][use] for use in uses}


@pytest.mark.parametrize("seats", SEATS)
def test_ladders_tell_where_the_next_tile_is(seats: int) -> None:
    for s, decision, told in decided(seats, USE):
        for n, category in enumerate(CATEGORY.names):
            ladder = told["seats"][decision.seat]["ladders"][category]
            if not s.uses or not s.shows(SYMBOL.find(category)):
                continue
            assert ladder["stage"] == s.sides[decision.seat].stage(n)
            assert ladder["display"] == (f"advance {category}" in told["moves"])
            seizes = [f"seize {category} {seat}" for seat in ladder["holders"]]
            assert seizes == [move for move in told["moves"] if move.startswith(f"seize {category}")]
            assert (ladder["next"] is None) == (ladder["stage"] == 4)


@pytest.mark.parametrize("seats", SEATS)
def test_walls_stop_where_told(seats: int) -> None:
    for s in games(seats)[::7]:
        told = outlook(seats).facts(AUGSBURG.view(s, SPECTATOR).dump(), [])
        for seat in range(seats):
            after = s.clone()
            gain_prestige(after, seat, 500)
            standing = [wall["field"] for wall in told["seats"][seat]["walls"] if wall["stands"]]
            assert min(standing, default=s.sides[seat].prestige + 500) == after.sides[seat].prestige
            for wall in told["seats"][seat]["walls"]:
                right = RIGHT.find(wall["right"])
                assert wall["cost"] == (None if s.sides[seat].right(right) else s.stack_top(right))
                assert wall["points"] == max(0, wall["field"] - s.sides[seat].prestige)


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_of_the_round_brings_what_was_told(seats: int) -> None:
    """The last word before phase 2 may change what it brings; that was told with the move."""
    ends = 0
    for s, decision, told in decided(seats, AUCTION, USE):
        for move in decision.moves:
            after = s.clone()
            after.notes = []
            AUGSBURG.apply(after, decision.seat, move)
            notes = [(note.event, note.args) for note in after.notes or []]
            if not any(event == E_ROUND_PRESTIGE for event, _ in notes):
                continue
            ends += 1
            for seat in range(seats):
                income = dict(told["seats"][seat]["income"])
                if seat == decision.seat:
                    income |= {key: pair[1] for key, pair in told["moves"][move.text].get("income", {}).items()}
                points = next(args for event, args in notes if event == E_ROUND_PRESTIGE and args[0] == seat)
                assert income["prestige"] == sum(points[1:])
                money = [args[1] for event, args in notes if event == E_INCOME and args[0] == seat]
                assert income["money"] == sum(money)
                assert money or told["last"]
                assert income["free"] == sum(args[1] for event, args in notes if event == E_FREE and args[0] == seat)
                if move is PASS:
                    assert income["to"] == after.sides[seat].prestige
    assert ends > 5


def test_before_the_last_round_no_more_money_is_promised() -> None:
    """AUG-R52: while certificates are bought, one looks forward to the end of the next round."""
    told = [(s, told) for s, _, told in decided(2, BUY)]
    assert {told["last"] for _, told in told} == {True, False}
    for s, facts in told:
        assert facts["last"] == (s.round + 1 == s.rounds())
        assert all((seat["income"]["money"] == 0) == facts["last"] for seat in facts["seats"])


@pytest.mark.parametrize("seats", SEATS)
def test_discarding_and_giving_lower_the_ceilings_told(seats: int) -> None:
    for s, decision, told in decided(seats, DISCARD, GIVE):
        for notation, fact in told["moves"].items():
            hand = s.sides[decision.seat].hand.clone()
            hand.take(CARD.find(notation.split()[1]))
            for n, noble in enumerate(NOBLE.names):
                assert fact["ceilings"].get(noble, told["ceilings"][noble]) == hand.ceiling(n)


@pytest.mark.parametrize("seats", SEATS)
def test_the_standing_is_the_score(seats: int) -> None:
    for s in games(seats)[::5] + [s for s in games(seats) if s.over]:
        told = outlook(seats).facts(AUGSBURG.view(s, 0).dump(), [])["standing"]
        score = {row.seat: (row.total, row.place, row.ties) for row in AUGSBURG.score(s)}
        assert {row["seat"]: (row["total"], row["place"], row["ties"]) for row in told} == score
        assert [row["place"] for row in told] == sorted(row["place"] for row in told)


def test_worlds_that_look_alike_are_told_alike() -> None:
    """Only the dump of a view goes in."""
    parameters = list(inspect.signature(outlook(3).facts).parameters)
    assert parameters == ["view", "moves"]
    for n, s in enumerate(games(3)[::29]):
        view = AUGSBURG.view(s, 1)
        if s.top >= 0:
            other = AUGSBURG.view(AUGSBURG.determinize(view, Rng(n)), 1)
            assert other.dump() == view.dump()
            assert outlook(3).facts(other.dump(), []) == outlook(3).facts(view.dump(), [])
