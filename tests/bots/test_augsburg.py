"""What the rule-of-thumb bot does where one answer is plainly best."""

import pytest

from hoftag.bots.augsburg import values_of
from hoftag.bots.augsburg_worth import Outlook
from hoftag.bots.contract import Budget
from hoftag.bots.registry import make_bot
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.games.augsburg.words import BUY, COMPENSATION, SHOW, USE, WORDS

GAME = registry.game("augsburg")
BOT = make_bot("thumb", "augsburg")
BUILT = {"church": 900, "cathedral": 1100}


def table(*sides, **fields):
    """A position; the price on the draw pile is known."""
    return GAME.position(len(sides), {}, {"top-price": 200, "sides": list(sides), **fields})


def choice(s, seat=0):
    """What the bot does, as text."""
    decision = GAME.decision(s, seat)
    assert decision is not None
    return BOT.choose(GAME.view(s, seat), decision, Rng(1), Budget()).text


def play(s, *moves):
    """Play moves, each by the seat that is asked first."""
    for text in moves:
        decision = GAME.pending(s)[0]
        GAME.play(s, decision.seat, WORDS.parse(text))


def follow(s, number, seat=0):
    """Let the bot play some moves."""
    made = []
    for _ in range(number):
        made.append(choice(s, seat))
        GAME.play(s, seat, WORDS.parse(made[-1]))
    return made


def test_what_it_wants_is_always_there(questions):
    """Where it picks one move by a plan, the plan never wants a move that is not listed."""
    planned = {BUY, SHOW, USE, COMPENSATION}
    seen = set()
    for s, decision in questions("augsburg", 900, 16):
        if decision.step in planned and len(decision.moves) > 1:
            values = values_of(Outlook(GAME.view(s, decision.seat)), decision.step, decision.moves)
            assert max(values) >= 1.0
            seen.add(decision.step)
    assert seen == planned


# ------------------------------------------------------------------ buying


def test_it_buys_certificates_at_the_start():
    offer = ["philipp-17", "louise-16", "leo-15", "maria-14", "leo-2", "maria-3", "louise-4"]
    s = table({"money": 1500, "hand": ["joker"] * 2, "offer": offer}, {"offer": ["leo-9"]}, step="buy")
    bought = follow(s, 3)
    assert all(move.startswith("buy ") for move in bought)
    assert "buy philipp-17" in bought


def test_a_high_certificate_is_preferred():
    """Money for one card only."""
    s = table({"money": 400, "offer": ["leo-2", "leo-17"]}, {}, step="buy")
    assert choice(s) == "buy leo-17"


@pytest.mark.parametrize(
    ("money", "moves"),
    [(900, ["done"]), (1250, ["buy leo-14", "done"])],
)
def test_at_the_barrier_the_money_for_the_church_is_kept(money, moves):
    side = {"money": money, "prestige": 25, "hand": ["leo-12"], "offer": ["leo-14", "maria-10"]}
    s = table(side | {"stages": {"nobility": 4}}, {}, step="buy", round=3)
    assert follow(s, len(moves)) == moves


def test_money_of_no_more_use_is_spent():
    """The last purchase, nothing left to build."""
    side = {"money": 900, "prestige": 50, "rights": BUILT, "offer": ["leo-14", "maria-10"]}
    s = table(side, {}, step="buy", round=3)
    assert follow(s, 2) == ["buy leo-14", "buy maria-10"]


# ------------------------------------------------------------------ bidding


def test_the_highest_certificate_is_bid_alone():
    """Who has the 17 wins every showdown: there is no reason to offer more than one card."""
    s = table({"hand": ["louise-17", "louise-5", "louise-9", "joker"]}, {"hand": ["leo-3"]}, noble="louise")
    assert choice(s) == "bid 1"


def test_low_certificates_bid_by_number():
    hand = ["leo-2", "leo-3", "leo-4", "leo-5", "joker"]
    s = table({"hand": hand}, {"hand": ["leo-16", "maria-3", "maria-4"]}, noble="leo", round=4)
    assert int(choice(s).split()[1]) >= 2


def test_it_holds_with_a_high_certificate():
    s = table({"hand": ["leo-3", "leo-4"]}, {"hand": ["leo-17", "leo-2", "maria-2"]}, noble="leo")
    play(s, "bid 2")
    assert choice(s, 1) == "bid 2"


def test_at_the_very_end_it_bids_more_than_anybody_holds():
    """Hand sizes can be counted, and nothing is worth keeping."""
    side = {"hand": ["leo-2", "leo-3", "maria-4", "joker", "joker"], "rights": BUILT, "prestige": 50}
    rivals = [{"hand": ["leo-17", "maria-17"]}, {"hand": ["louise-17", "louise-16", "louise-15"]}]
    s = table(side, *rivals, noble="maximilian", round=5, display=["p7"])
    assert int(choice(s).split()[1]) >= 4


def test_a_price_above_the_worth_is_left_to_others():
    """The whole hand for a card that brings four points, with the game still long."""
    hand = ["leo-17", "leo-16", "leo-15", "leo-14", "leo-13", "joker", "joker"]
    sides = [{"hand": ["leo-1", "leo-2", "leo-3", "leo-4", "leo-5", "joker", "joker"]}, {"hand": hand}]
    s = table(*sides, noble="leo", display=["p5"], round=1)
    play(s, "bid 7")
    assert choice(s, 1) == "pass"


# ------------------------------------------------------------------ showing


def test_a_lone_bidder_pays_the_lowest_certificates():
    s = table({"hand": ["leo-17", "leo-9", "leo-4", "leo-2"]}, {"hand": ["maria-3"]}, noble="leo")
    play(s, "bid 2", "pass")
    assert follow(s, 2) == ["show leo-4", "show leo-2"]


def test_in_a_showdown_the_best_comes_with_the_cheapest():
    s = table({"hand": ["leo-15", "leo-9", "leo-4", "leo-2"]}, {"hand": ["leo-3", "leo-8"]}, noble="leo")
    play(s, "bid 2", "bid 2")
    assert follow(s, 2) == ["show leo-15", "show leo-2"]


def test_of_certificates_that_beat_the_same_the_lowest_is_shown():
    s = table({"hand": ["leo-17", "leo-16", "leo-15", "leo-2"]}, {"hand": ["leo-14"]}, noble="leo")
    play(s, "bid 1", "bid 1")
    assert choice(s) == "show leo-15"


def test_who_cannot_win_shows_the_lowest():
    """The rival's Maria 16 was shown and taken back: at Maximilian the second place is certain."""
    sides = [{"hand": ["maria-17", "louise-9", "philipp-3"]}, {"hand": ["maria-16"]}]
    s = table(*sides, noble="maria", display=["p1", "p2"])
    play(s, "bid 1", "bid 1", "show maria-17", "show maria-16", "take p1", "lapse", "lapse", "bid 1", "bid 1")
    assert choice(s) == "show philipp-3"


# ------------------------------------------------------------------ privileges


def test_the_church_is_built_before_points_are_taken():
    s = table({"money": 900, "prestige": 25}, {}, step="take", display=["p10"], round=3)
    play(s, "take p10")
    assert follow(s, 2) == ["build church", "prestige 7"]


def test_money_is_collected_for_the_church():
    s = table({"money": 500, "prestige": 25}, {}, step="take", display=["p8"], noble="maximilian", round=4)
    play(s, "take p8")
    assert follow(s, 2) == ["collect", "build church"]


def test_the_master_builder_builds_between_the_privileges():
    """AUG-X6, with both privileges used."""
    rights = {"church": 900, "master-builder": 1}
    side = {"money": 600, "prestige": 42, "rights": rights, "stages": {"office": 4}}
    s = table(side, {}, step="take", display=["p1"], round=4)
    play(s, "take p1")
    assert follow(s, 3) == ["collect", "extra cathedral", "prestige 6"]


@pytest.mark.parametrize(
    ("round", "uses"),
    [(1, {"advance factory", "advance nobility"}), (4, {"advance nobility", "prestige 7"})],
)
def test_stages_are_for_the_beginning_and_points_for_the_end(round, uses):
    s = table({"rights": BUILT, "stages": {"nobility": 2}}, {}, step="take", display=["p7"], round=round)
    play(s, "take p7")
    assert set(follow(s, 2)) == uses


def test_the_card_that_brings_most_is_taken():
    """On 25 without a church the card that builds it; with it, in the last round, the points."""
    s = table({"money": 900, "prestige": 25}, {}, step="take", display=["p1", "p5", "p10"], round=4)
    assert choice(s) == "take p10"
    side = {"prestige": 50, "rights": BUILT, "stages": {"nobility": 4}}
    s = table(side, {}, step="take", display=["p2", "p4", "p5", "p7"], round=4)
    assert choice(s) == "take p7"


def test_a_tile_is_seized_from_the_leader():
    robbed = {"stages": {"nobility": 3}}
    sides = [{"stages": {"nobility": 2}}, robbed | {"prestige": 12}, robbed | {"prestige": 20}, {}]
    s = table(*sides, step="take", display=["p3"], round=3)
    play(s, "take p3")
    assert "seize nobility 2" in follow(s, 2)


def test_nothing_is_drawn_when_no_auction_is_left():
    s = table({"rights": BUILT, "prestige": 50}, {}, step="take", display=["p5"], noble="maximilian", round=4)
    play(s, "take p5")
    assert follow(s, 2) == ["lapse", "lapse"]


# ------------------------------------------------------------------ amends, discards, gifts


@pytest.mark.parametrize(
    ("round", "prestige", "amends"),
    [(2, 10, "money"), (4, 10, "prestige"), (4, 25, "money")],
)
def test_amends(round, prestige, amends):
    """Money while it can buy something; at the end the point, unless a barrier takes it."""
    sides = [{"stages": {"nobility": 2}}, {"stages": {"nobility": 3}, "prestige": prestige}]
    s = table(*sides, step="take", display=["p3"], round=round)
    play(s, "take p3", "seize nobility 1")
    assert choice(s, 1) == f"compensation {amends}"


def test_a_certificate_that_comes_too_late_is_discarded():
    """In the last round, with Louise and Philipp visited, a card of theirs can only help at Maximilian."""
    s = table({"hand": ["philipp-6", "leo-5", "joker"]}, {}, step="take", display=["p5"], noble="louise", round=4)
    play(s, "take p5", "draw-two", "deal 0 maria-2", "deal 0 maria-3", "top 200")
    assert choice(s) == "discard philipp-6"


def test_in_a_shortage_the_lowest_certificate_is_given():
    nobles = [f"{noble}-{value}" for noble in ("philipp", "louise") for value in range(1, 18)]
    nobles.remove("louise-1")
    others = [f"{noble}-{value}" for noble in ("leo", "maria") for value in range(1, 18)]
    sides = [{"hand": [*nobles, "joker", "joker"]}, {"hand": [*others, *["joker"] * 4]}]
    s = table(*sides, step="phase-two", round=1)
    assert choice(s) == "give philipp-1"
