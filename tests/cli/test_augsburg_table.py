"""The table of Augsburg 1520: what it shows, to whom, and that it knows nothing the dump does not tell."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.conftest import new_game, play_on
from tests.cli.test_tables import drawn

from hoftag.cli.tables import Renderer, renderer
from hoftag.cli.tables.rows import align, flow, labelled
from hoftag.core.contract import SPECTATOR, View
from hoftag.games import registry
from hoftag.texts.catalogue import Texts
from hoftag.texts.languages import languages

NAMES = ["Anna", "Bruno", "Clara", "Dino", "Elsa"]
GAME = registry.game("augsburg")


class Told(View):
    """A view that knows nothing but its dump."""

    def __init__(self, view: View) -> None:
        super().__init__(view.seat)
        self.told = view.dump()

    def dump(self) -> dict[str, Any]:
        return self.told


@pytest.fixture
def draw() -> Renderer:
    return renderer(Texts(GAME, "en"))


def position(sides: list[dict[str, object]], options: dict[str, int] | None = None, **table: object) -> Any:
    """A game under way; the top card of the draw pile costs 300."""
    return GAME.position(len(sides), options or {}, {"sides": sides, "top-price": 300, **table})


def play(state: Any, *moves: str) -> Any:
    """Play moves in notation, each with its seat before it."""
    for text in moves:
        seat, _, notation = text.partition(": ")
        GAME.play(state, int(seat), GAME.words.parse(notation))
    return state


def table_text(draw: Renderer, state: Any, seat: int = 0, width: int = 80) -> str:
    """The table as a seat sees it, without the frames and with single blanks."""
    text = drawn(draw.render(GAME.view(state, seat), NAMES, width), width)
    return "\n".join(" ".join(line.strip("│").split()) for line in text.splitlines())


def hand_text(draw: Renderer, state: Any, seat: int = 0) -> str:
    """The hand of a seat with single blanks."""
    text = drawn(draw.render_hand(GAME.view(state, seat), 80))
    return "\n".join(" ".join(line.split()) for line in text.splitlines())


def answers(draw: Renderer, state: Any, seat: int = 0) -> dict[str, str]:
    """How the open question's moves read, by notation."""
    decision = GAME.decision(state, seat)
    assert decision is not None
    view = GAME.view(state, seat)
    return {move.text: draw.render_move(view, move, NAMES).plain for move in decision.moves}


# ---------------------------------------------------------------------- what is shown


def test_the_display_and_the_seats(draw: Renderer) -> None:
    rights = {"coat-of-arms": 4, "mint-master": 1, "church": 900}
    state = position(
        [
            {"hand": ["leo-9"], "money": 450, "prestige": 12, "stages": {"nobility": 3, "office": 4}, "rights": rights},
            {"prestige": 51, "rights": {"church": 800, "cathedral": 1100}, "stages": {"factory": 2}},
            {"prestige": 25, "hand": ["maria-3"]},
        ],
        noble="leo",
        display=["p4", "p5", "p6"],
        opened=["p2", "p3", "p4", "p5", "p6"],
        discard=["philipp-3", "louise-14"],
    )
    text = table_text(draw, state)
    for line in [
        "Augsburg 1520 · Round 1 of 5 · Auction ───",
        "Privilege cards 4: F, O, 2 cards minus 1 · 5: F, F, 2 cards minus 1 · 6: F, N, O",
        "Next round 1: F, 500 gulden, 6 points · 7: F, N, 7 points",
        "F Factories 2 Innsbruck 900 ×2 · 3 Antwerp 1200 ×1 · 4 Venice 1600 ×1",
        "N Nobility 2 Baron 5 ×2 · 3 Count 8 ×0 · 4 Prince 12 ×1",
        "O Offices 2 Guild master 5 ×2 · 3 Councillor 6 ×1 · 4 Mayor 1+6 ×0",
        "Rights coat of arms 3 · letter of nobility 5 · mint master",
        "master builder · church 700 · cathedral 1000",
        "Piles draw pile: top card costs 300 gulden · discard pile: Louise 14",
        "► Anna 12 prestige, barrier at 45 · bought last: 0",
        "F 1 Augsburg 600 · N 3 Count 8 · O 4 Mayor 1+6",
        "O 4 Mayor 1+6 · coat of arms 4\nmint master · church 900",
        "Bruno 51 prestige, field 6, no barrier · bought last: 0",
        "Clara 25 prestige, barrier at 25 · bought last: 0",
        "Visits ✓ Philipp · ✓ Louise · ► Leo · Maria · Maximilian",
    ]:
        assert line in text
    assert "Next round" not in table_text(draw, position([{}, {}], round=2))
    assert "Next round" not in table_text(draw, position([{}, {}, {}], round=5))


def test_the_bids_in_the_order_of_bidding(draw: Renderer) -> None:
    hand = {"hand": ["leo-9", "leo-10", "leo-11"]}
    state = position([hand, {"hand": ["leo-1", "leo-2", "joker"]}, {}, {}], noble="leo", beginner=1)
    assert "Bids Bruno began · no bid yet · Bruno: to bid · Clara: – · Dino: –\nAnna: –" in table_text(draw, state)
    play(state, "1: bid 1", "2: pass", "3: pass")
    told = "Bruno began · high bid 1 by Bruno · Bruno: 1 · Clara: passed\nDino: passed · Anna: to bid"
    assert told in table_text(draw, state)
    play(state, "0: bid 2")
    text = table_text(draw, state, 1)
    assert "you began · high bid 2 by Anna · Bruno: 1, to bid\nClara: passed" in text
    assert "► Bruno 0 prestige" in text
    play(state, "1: bid 2")
    assert "Showdown 2 cards · Anna: choosing · Bruno: choosing" in table_text(draw, state)
    play(state, "0: show leo-11", "0: show leo-9", "1: show leo-2", "1: show joker")
    text = table_text(draw, state)
    assert "Shows: Leo 9, Leo 11" in text
    assert "Shows: Leo 2, joker" in text
    assert "Winner Anna · 2 cards" in text


def test_the_card_being_executed(draw: Renderer) -> None:
    builder = {"money": 2000, "rights": {"master-builder": 1}, "stages": {"office": 4}}
    state = position([builder, {}], step="take", display=["p8"])
    play(state, "0: take p8")
    assert "Privileges N, O, 500 gulden · 2 of these to use · the master builder may build" in table_text(draw, state)
    play(state, "0: collect")
    assert "Privileges N, O · 1 more to use · the master builder may build" in table_text(draw, state)
    play(state, "0: extra church")
    assert table_text(draw, state).endswith("Privileges N, O · 1 more to use")


def test_who_is_still_buying(draw: Renderer) -> None:
    state = position([{"offer": ["leo-9"], "money": 900}, {"offer": ["leo-1"]}], step="buy")
    assert "Purchase" not in table_text(draw, state).split("\n", 1)[1]
    assert "Visits ✓ Philipp · ✓ Louise · ✓ Leo · ✓ Maria · ✓ Maximilian" in table_text(draw, state)
    play(state, "0: done")
    assert "Purchase Bruno: choosing" in table_text(draw, state)
    assert "► Bruno" in table_text(draw, state)


def test_the_hand_by_nobles_with_prices_and_what_matches(draw: Renderer) -> None:
    cards = ["philipp-3", "leo-9", "leo-15", "maria-8", "joker", "joker"]
    state = position([{"hand": cards, "money": 1150}, {"hand": ["leo-1"]}], noble="leo")
    text = hand_text(draw, state)
    assert text.splitlines() == [
        "Your hand · 1150 gulden",
        "Philipp 3 (200)",
        "► Leo 9 (300) · 15 (400)",
        "Maria 8 (300)",
        "► Jokers 2× (400)",
    ]
    assert "► Jokers" not in hand_text(draw, position([{"hand": ["maria-8", "joker"]}, {}], noble="leo"))
    everything = hand_text(draw, position([{"hand": cards}, {}], noble="maximilian"))
    assert everything.count("►") == 4
    play(state, "0: bid 2", "1: pass", "0: show leo-15")
    text = hand_text(draw, state)
    assert "► Jokers 2× (400)" in text
    assert "Chosen Leo 15 (400)" in text
    assert hand_text(draw, state, 1).splitlines() == ["Your hand · 0 gulden", "Leo 1 (200)"]
    assert draw.render_hand(GAME.view(state, SPECTATOR), 80) is None


def test_an_offer_with_what_was_chosen_and_what_is_left(draw: Renderer) -> None:
    state = position([{"offer": ["leo-9", "maria-1", "joker"], "money": 900}, {}], step="buy")
    assert "Your offer Leo 9 (300) · Maria 1 (200) · joker (400)" in hand_text(draw, state)
    play(state, "0: buy leo-9", "0: buy maria-1")
    text = hand_text(draw, state)
    assert "Your hand · 400 gulden" in text
    assert "Your offer joker (400)" in text
    assert "Chosen Leo 9 (300) · Maria 1 (200) · together 500 gulden" in text


# ---------------------------------------------------------------------- what is not shown


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_shows_only_what_the_dump_tells(draw: Renderer, seats: int) -> None:
    recorder = new_game(seats, game_id="augsburg")
    for round in range(12):
        play_on(recorder, round, 15 * seats)
        for seat in [SPECTATOR, *range(seats)]:
            view = GAME.view(recorder.state, seat)
            told = Told(view)
            assert drawn(draw.render(view, NAMES, 100)) == drawn(draw.render(told, NAMES, 100))
            decision = GAME.decision(recorder.state, seat) if seat >= 0 else None
            if seat >= 0 and draw.render_hand(view, 100) is not None:
                assert drawn(draw.render_hand(view, 100)) == drawn(draw.render_hand(told, 100))
            for move in decision.moves if decision is not None else []:
                assert draw.render_move(view, move, NAMES) == draw.render_move(told, move, NAMES)


def test_hand_sizes_only_by_the_option(draw: Renderer) -> None:
    sides: list[dict[str, object]] = [{"hand": ["leo-9", "joker"]}, {"hand": ["leo-1"]}]
    assert "hand:" not in table_text(draw, position(sides))
    text = table_text(draw, position(sides, {"hand-sizes": 1}))
    assert "bought last: 0 · hand: 2" in text
    assert "bought last: 0 · hand: 1" in text


def test_money_hand_and_offer_of_others_make_no_difference(draw: Renderer) -> None:
    first = position([{}, {"hand": ["leo-1", "joker"], "money": 900, "offer": ["maria-4"]}], step="buy")
    second = position([{}, {"hand": ["leo-2", "leo-7"], "money": 100, "offer": ["philipp-9"]}], step="buy")
    assert table_text(draw, first) == table_text(draw, second)
    assert table_text(draw, first, SPECTATOR) == table_text(draw, second, SPECTATOR)


# ---------------------------------------------------------------------- answers


@pytest.mark.parametrize(
    ("language", "first", "hold", "more"),
    [
        ("en", "Bid 1", "Hold 1", "Raise to 2"),
        ("de", "Biete 1", "Halte 1", "Erhöhe auf 2"),
        ("it", "Offri 1", "Tieni 1", "Rilancia a 2"),
    ],
)
def test_a_hold_is_called_so(language: str, first: str, hold: str, more: str) -> None:
    draw = renderer(Texts(GAME, language))
    state = position([{"hand": ["leo-9"]}, {"hand": ["leo-1", "leo-2"]}], noble="leo")
    assert answers(draw, state)["bid 1"] == first
    play(state, "0: bid 1")
    assert answers(draw, state, 1)["bid 1"] == hold
    assert answers(draw, state, 1)["bid 2"] == more


@pytest.mark.parametrize(
    ("noble", "hand", "high", "forced"),
    [
        ("leo", ["leo-9"], 1, False),
        ("leo", ["leo-9"], 2, True),
        ("leo", ["leo-9", "joker"], 2, False),
        ("leo", ["maria-9", "joker", "joker"], 1, True),
        ("maximilian", ["maria-9", "joker", "joker"], 3, False),
        ("maximilian", ["joker", "joker"], 1, True),
    ],
)
def test_who_can_only_pass_is_told_why(draw: Renderer, noble: str, hand: list[str], high: int, forced: bool) -> None:
    leos = [f"leo-{value}" for value in range(1, 5)]
    state = play(position([{"hand": leos}, {"hand": hand}], noble=noble), f"0: bid {high}")
    told = answers(draw, state, 1)
    assert (len(told) == 1) == forced
    assert told["pass"] == ("Pass (you hold too few matching cards to bid)" if forced else "Pass")


def test_answers_say_what_they_cost_or_bring(draw: Renderer) -> None:
    bought = position([{"offer": ["leo-9", "joker"], "money": 900}, {}], step="buy")
    assert answers(draw, bought)["buy leo-9"] == "Buy Leo 9 (300 gulden)"
    assert answers(draw, bought)["done"] == "Buy nothing more"
    side = {"money": 2000, "prestige": 24, "stages": {"nobility": 3, "office": 4}, "rights": {"master-builder": 1}}
    state = position([side, {"stages": {"nobility": 4}}], step="take", display=["p8"], noble="leo")
    play(state, "0: take p8")
    told = answers(draw, state)
    assert told["seize nobility 1"] == "Advance in nobility with the tile of Bruno (Prince: 12 prestige points)"
    assert told["right coat-of-arms"] == "Take the coat of arms (4 points every round)"
    assert told["right mint-master"] == "Take the mint master (1 free certificate every round)"
    assert told["build cathedral"] == "Build the cathedral (1100 gulden)"
    assert told["extra church"] == "Build the church with the master builder (900 gulden)"
    assert told["lapse"] == "Let a privilege lapse for 2 prestige points (1 lost at the barrier 25)"
    assert told["collect"] == "Take 500 gulden"
    play(state, "0: seize nobility 1")
    assert answers(draw, state, 1)["compensation prestige"] == "Take 1 prestige point as compensation"


def test_points_lost_at_a_barrier_are_said_before(draw: Renderer) -> None:
    robbed = {"prestige": 25, "stages": {"factory": 4}}
    state = position([{"prestige": 45, "rights": {"church": 900}, "stages": {"factory": 3}}, robbed], step="take")
    play(state, "0: take p1")
    told = answers(draw, state)
    assert told["prestige 6"] == "Take 6 prestige points (6 lost at the barrier 45)"
    assert told["seize factory 1"] == "Advance in factories with the tile of Bruno (Venice: 1600 gulden)"
    play(state, "0: seize factory 1")
    lost = "Take 1 prestige point as compensation (1 lost at the barrier 25)"
    assert answers(draw, state, 1)["compensation prestige"] == lost
    free = {"prestige": 45, "rights": {"church": 900, "cathedral": 1100}}
    assert answers(draw, play(position([free, {}], step="take"), "0: take p1"))["lapse"].endswith("2 prestige points")


def test_an_advance_names_the_next_stage(draw: Renderer) -> None:
    state = play(position([{"stages": {"office": 3}}, {}], step="take"), "0: take p2")
    advance = answers(draw, state)["advance office"]
    assert advance == "Advance in offices (Mayor: 1 free certificate, 6 certificates offered)"
    builder = play(position([{"stages": {"office": 4}}, {}], step="take"), "0: take p2")
    assert answers(draw, builder)["right master-builder"].endswith("(an extra build with every privilege card)")


# ---------------------------------------------------------------------- everything fits


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_cut_off_or_too_wide(language: str, width: int, seats: int) -> None:
    draw = renderer(Texts(GAME, language))
    recorder = new_game(seats, {"hand-sizes": 1}, game_id="augsburg")
    for part in range(4):
        play_on(recorder, part, 60 * seats)
        for seat in [SPECTATOR, *range(seats)]:
            view = GAME.view(recorder.state, seat)
            hand = draw.render_hand(view, width)
            text = drawn(draw.render(view, NAMES, width), width) + (drawn(hand, width) if hand is not None else "")
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text
            assert all(name in text for name in NAMES[:seats])


def test_long_names_leave_the_table_whole(draw: Renderer) -> None:
    names = [letter * 20 for letter in "ABCDE"]
    recorder = new_game(5, {"hand-sizes": 1}, game_id="augsburg")
    play_on(recorder, 2, 400)
    for width in (80, 120):
        text = drawn(draw.render(GAME.view(recorder.state, 0), names, width), width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert all(name in text for name in names)


def test_more_room_needs_fewer_lines(draw: Renderer) -> None:
    recorder = new_game(4, game_id="augsburg")
    play_on(recorder, 1, 200)
    view = GAME.view(recorder.state, 0)
    narrow, wide = [drawn(draw.render(view, NAMES, width), width).splitlines() for width in (80, 120)]
    assert len(wide) < len(narrow) <= 32


def test_letters_tell_categories_apart_in_every_language() -> None:
    for language in languages():
        texts = Texts(GAME, language)
        assert len({texts.text(f"mark-{category}") for category in ("factory", "nobility", "office")}) == 3


def test_colours_change_nothing_but_colours(draw: Renderer) -> None:
    from rich.text import Text

    recorder = new_game(3, game_id="augsburg")
    play_on(recorder, 1, 200)
    picture = draw.render(GAME.view(recorder.state, 0), NAMES, 80)
    coloured = drawn(picture, 80, colour=True)
    assert "\x1b[" in coloured
    assert Text.from_ansi(coloured).plain.split() == drawn(picture).split()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["15, 16, 17", "Councillor 6 certificates offered", "Venice* 1600 gulden", "* a name of our own"]),
        ("de", ["Ämter, 7 Punkte, 2 Karten minus 1", "Ratsherr", "Venedig* 1600 Gulden"]),
        ("it", ["cariche, 7 punti, 2 carte meno 1", "Consigliere", "Venezia* 1600 fiorini"]),
    ],
)
def test_the_reference_lists_everything_and_what_is_reconstructed(language: str, words: list[str]) -> None:
    texts = Texts(GAME, language)
    text = drawn(renderer(texts).render_reference(80))
    assert max(len(line) for line in text.splitlines()) <= 80
    flat = " ".join(text.split())
    assert not [word for word in words if word not in flat]
    assert "1100, 1000, 900, 800, 700" in flat
    for title in ("certificates", "privileges", "rights"):
        assert f"{texts.text(f'reference-{title}')} ({texts.text('ground-reconstructed')})" in flat
    assert f"{texts.text('reference-stages')} (" not in flat
    assert f"stages: {texts.text('ground-rulebook')}" in flat


# ---------------------------------------------------------------------- rows


def test_things_in_a_row_are_never_broken() -> None:
    from rich.text import Text

    things = [Text("one two"), Text("three"), Text("four")]
    assert [line.plain for line in flow(things, 17)] == ["one two · three", "four"]
    assert [line.plain for line in flow(things, 3)] == ["one two", "three", "four"]
    rows = labelled([(Text("a"), things), (Text("label"), [])], 20, 3)
    assert rows.plain == "a     one two\n      three · four\nlabel "


def test_columns_are_aligned_only_where_they_fit() -> None:
    from rich.text import Text

    def grid() -> list[list[Text]]:
        return [[Text("a"), Text("long one")], [Text("longer"), Text("b")]]

    wide, narrow = grid(), grid()
    align(wide, 17)
    align(narrow, 16)
    assert [[cell.plain for cell in row] for row in wide] == [["a     ", "long one"], ["longer", "b       "]]
    assert [[cell.plain for cell in row] for row in narrow] == [["a", "long one"], ["longer", "b"]]
