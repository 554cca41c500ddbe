"""The table of Die Staufer: what it shows, to whom, and that it knows nothing the dump does not tell."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text
from tests.cli.conftest import new_game, play_on
from tests.cli.test_augsburg_table import Told
from tests.cli.test_tables import drawn

from hoftag.cli.tables import Renderer, renderer
from hoftag.cli.tables.staufer import TableRenderer
from hoftag.core.contract import SPECTATOR
from hoftag.games import registry
from hoftag.games.staufer.costs import aids_held, needed
from hoftag.games.staufer.words import AID, OFFICE, V_OCCUPY
from hoftag.texts.catalogue import Texts
from hoftag.texts.languages import languages

NAMES = ["Anna", "Bruno", "Clara", "Dino", "Elsa"]
GAME = registry.game("staufer")
SETS = {name: number for number, name in enumerate(GAME.options[0].choices)}


@pytest.fixture
def draw() -> Renderer:
    return renderer(Texts(GAME, "en"))


def position(sides: list[dict[str, object]], **table: object) -> Any:
    """A game under way."""
    return GAME.position(len(sides), {}, {"sides": sides, **{key.replace("_", "-"): v for key, v in table.items()}})


def play(state: Any, *moves: str) -> Any:
    """Play moves in notation, each with its seat before it."""
    for text in moves:
        seat, _, notation = text.partition(": ")
        GAME.play(state, int(seat), GAME.words.parse(notation))
    return state


def flat(text: str) -> str:
    """Lines without frames and with single blanks."""
    return "\n".join(" ".join(line.strip("│").split()) for line in text.splitlines())


def table_text(draw: Renderer, state: Any, seat: int = 0, width: int = 80) -> str:
    """The table as a seat sees it."""
    return flat(drawn(draw.render(GAME.view(state, seat), NAMES, width), width))


def answers(draw: Renderer, state: Any, seat: int = 0) -> dict[str, str]:
    """How the open question's moves read, by notation."""
    decision = GAME.decision(state, seat)
    assert decision is not None
    view = GAME.view(state, seat)
    return {move.text: draw.render_move(view, move, NAMES).plain for move in decision.moves}


# ---------------------------------------------------------------------- what is shown


def test_the_ring_begins_with_the_king(draw: Renderer) -> None:
    state = position(
        [{"court": [4, 1], "score": 12, "privileges": [4], "turquoise": ["supply"], "brown": 2}, {}, {"violet": 1}],
        king="palermo",
        offices={
            "palermo-1": {"figures": ["0 noble"], "chests": []},
            "palermo-2": {"figures": ["1 envoy", "2 envoy"], "chests": ["violet", "brown", "violet"]},
        },
        payments={"aachen": {"0": [2, 1], "2": [1, 0]}},
        rows={"conditions": ["kings-region", "fewest-chests", "most-offices", "kings-region", "fewest-chests"]},
        fields={"noble": ["brown", "points-3"]},
    )
    text = table_text(draw, state)
    for line in [
        "Die Staufer · Round 1 of 5 · Turn ───",
        "○△□ envoys ●▲■ nobles ♚ king * for nobles only",
        "1-5 steps from the king 2 (5) – brown: seat 2, cost 5, free, a brown chest",
        "♚ Palermo 9-6 points: ● ▲ ■ · bonus: 3 and 1 points · B region",
        "1 (6*) ● · 2 (5) △□ violet ×2, brown · 3 (4) – · 4 (3) –",
        "2 Aachen 7-4 points · bonus: 1 chest each · A region · paid 2○ 1● 1□",
        "Rounds 1 Aachen + king's region, ♚ +1 · 2 Augsburg + fewest chests, ♚ +2",
        "Supply envoy and noble: – · noble: brown, 3 points · two envoys: –",
        "Tracks order ● ▲ ■ ■ ▲ ● ■ ▲ ● · supply – · placement –",
        "the next space for placing shows an envoy",
        "Privileges 1 (8, 6, 4) points at once · 4 ×1 placing costs 3",
        "► ● Anna 12 points · court 4○ 1●",
        "privilege 4 · supply · brown ×2",
        "■ Clara 0 points",
    ]:
        assert line in text
    ring = ["♚ Palermo", "1 Strasbourg", "2 Aachen", "3 Augsburg", "4 Milano", "5 Nijmegen"]
    assert [text.index(region) for region in ring] == sorted(text.index(region) for region in ring)


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ("fewest-chests", ["bonus: 2 points each · 2 chests", "bonus: 1 and 1 chest · B now: 0 chests"]),
        ("most-offices", ["bonus: 2 points each · B now: 1 figure", "bonus: 1 and 1 chest · 0 figures"]),
    ],
)
def test_a_condition_is_counted_in_every_region(draw: Renderer, condition: str, told: list[str]) -> None:
    offices = {
        "milano-1": {"figures": ["0 envoy"], "chests": ["violet"]},
        "milano-3": {"figures": [], "chests": ["brown"]},
        "aachen-4": {"figures": [], "chests": ["brown"]},
    }
    rows = {"conditions": [condition, "kings-region", "kings-region", "fewest-chests", "most-offices"]}
    text = table_text(draw, position([{}, {}], offices=offices, rows=rows))
    assert not [line for line in told if line not in text]
    assert text.count("B now: ") == 1  # ties go clockwise from the king on


def test_a_high_stack_of_chests_goes_on(draw: Renderer) -> None:
    chests = ["free-move", "cheap-place", "leave-figure", "supply", "points-2", "brown", "violet", "violet"]
    state = position([{}, {}], offices={"aachen-1": {"chests": chests}}, fields={"noble": chests})
    text = table_text(draw, state)
    assert "1 (6*) – free move, cheap place, leave, supply, 2 points\n+ brown, violet ×2 · 2 (5) –" in text
    assert "noble: free move, cheap place, leave, supply, 2 points\n+ brown, violet ×2 · two envoys: –" in text


def test_the_tracks_follow_the_turns(draw: Renderer) -> None:
    state = position([{}, {}], king="aachen", order=[0, 1, 1, 0, 1, 0])
    play(state, "0: supply noble", "1: occupy aachen-4")
    text = table_text(draw, state)
    assert "order ▲ ● ▲ ● · supply ● · placement ▲" in text
    assert "shows an envoy" not in text
    assert "► ▲ Bruno" in text


def test_a_placement_says_what_is_still_to_pay(draw: Renderer) -> None:
    state = play(position([{"court": [8, 2]}, {}], king="aachen"), "0: occupy augsburg-3")
    text = table_text(draw, state)
    assert "Placement Augsburg 3 · still to pay: Augsburg · Milano · Nijmegen" in text
    told = answers(draw, state)
    assert told["sit noble"] == "A noble takes the seat (then rank 1 with strength 2)"
    assert told["pay-noble milano"] == "First pay with a noble in Milano"


def test_own_contracts_and_at_the_end_those_of_all(draw: Renderer) -> None:
    contracts = [["region-aachen", "pattern-gap", "pair"], ["region-milano", "pattern-triangle", "seats-all"]]
    sides: list[dict[str, object]] = [{"contracts": held} for held in contracts]
    state = position(sides)
    assert flat(drawn(draw.render_hand(GAME.view(state, 0), 80))).splitlines() == [
        "Your contracts",
        "region Aachen: now 0 (12 for rank 1)",
        "pattern of two regions with one between them: now 0 (7 each time)",
        "pair of seats of equal cost: now 0 (8 each time)",
    ]
    assert "1, 2, 4, 7, 11, 15, 20, then 5 more each" in drawn(draw.render_hand(GAME.view(state, 1), 80))
    assert draw.render_hand(GAME.view(state, SPECTATOR), 80) is None
    recorder = new_game(3, game_id="staufer")
    assert draw.render_hand(GAME.view(recorder.state, 0), 80) is None  # nothing is dealt yet
    play_on(recorder, 1)
    assert draw.render_hand(GAME.view(recorder.state, 0), 80) is None
    text = table_text(draw, recorder.state)
    assert "The game is over" in text
    assert text.count("pattern of ") == 3
    assert "Rounds" not in text


def test_contracts_say_what_they_would_bring_now(draw: Renderer) -> None:
    contracts = ["region-aachen", "pattern-adjacent", "pair"]
    offices = {
        "aachen-3": {"figures": ["1 envoy"]},
        "aachen-4": {"figures": ["0 envoy"]},
        "augsburg-3": {"figures": ["0 noble"]},
        "milano-4": {"figures": ["0 envoy"]},
    }
    state = position([{"contracts": contracts}, {}, {}], offices=offices)
    told = [line.split(" (")[0] for line in flat(drawn(draw.render_hand(GAME.view(state, 0), 80))).splitlines()]
    assert told == [
        "Your contracts",
        "region Aachen: now 6",  # a tie, and Bruno stands further left
        "pattern of two neighbours: now 7",
        "pair of seats of equal cost: now 8",
    ]


def test_own_chests_and_privileges_say_what_they_do(draw: Renderer) -> None:
    side = {"contracts": ["pair"], "turquoise": ["supply"], "brown": 2, "violet": 1, "privileges": [7]}
    text = flat(drawn(draw.render_hand(GAME.view(position([side, {}]), 0), 80)))
    assert text.splitlines()[2:] == [
        "Your chests and privileges",
        "supply: at supply the chests of another field",
        "brown ×2: 2, 5, 9, 14, 20 points in the end for 1 to 5 chests",
        "violet: two are worth a privilege, 1 point each in the end",
        "privilege 7 (1 envoy more at supply)",
    ]


def test_the_further_questions_of_a_turn_need_no_table(draw: Renderer) -> None:
    state = position([{"court": [8, 2]}, {}], king="aachen")
    assert draw.render_excerpt(GAME.view(state, 0), NAMES, 80) is None
    play(state, "0: occupy augsburg-3")
    excerpt = draw.render_excerpt(GAME.view(state, 0), NAMES, 80)
    assert excerpt is not None
    assert flat(drawn(excerpt)).splitlines()[1:] == [
        "► ● Anna 0 points · court 9○ 2● · province 6○ 1●",
        "Placement Augsburg 3 · still to pay: Augsburg · Milano · Nijmegen",
    ]
    assert draw.render_excerpt(GAME.view(state, 1), NAMES, 80) is None


# ---------------------------------------------------------------------- what is not shown


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_shows_only_what_the_dump_tells(draw: Renderer, seats: int) -> None:
    recorder = new_game(seats, {"privileges": SETS["random"]}, game_id="staufer")
    for round in range(12):
        play_on(recorder, round, 12 * seats)
        for seat in [SPECTATOR, *range(seats)]:
            view = GAME.view(recorder.state, seat)
            told = Told(view)
            assert drawn(draw.render(view, NAMES, 100)) == drawn(draw.render(told, NAMES, 100))
            decision = GAME.decision(recorder.state, seat) if seat >= 0 else None
            if decision is not None and draw.render_excerpt(view, NAMES, 100) is not None:
                assert drawn(draw.render_excerpt(view, NAMES, 100)) == drawn(draw.render_excerpt(told, NAMES, 100))
            if draw.render_hand(view, 100) is not None:
                assert drawn(draw.render_hand(view, 100)) == drawn(draw.render_hand(told, 100))
            for move in decision.moves if decision is not None else []:
                assert draw.render_move(view, move, NAMES) == draw.render_move(told, move, NAMES)


def test_contracts_of_others_make_no_difference(draw: Renderer) -> None:
    first, second = [
        position([{"contracts": ["region-aachen", "pattern-gap", "pair"]}, {"contracts": held}])
        for held in (["region-milano", "pattern-three", "series"], ["region-palermo", "pattern-mixed", "seats-3"])
    ]
    for seat in (0, SPECTATOR):
        assert table_text(draw, first, seat) == table_text(draw, second, seat)


# ---------------------------------------------------------------------- answers


@pytest.mark.parametrize("privileges", ["first-game", "alternative", "synergies", "1+4+5+10+11+12"])
def test_the_figures_a_seat_needs_are_those_of_the_rules(draw: Renderer, privileges: str) -> None:
    assert isinstance(draw, TableRenderer)
    compared = 0
    recorder = new_game(3, {"privileges": SETS[privileges]}, game_id="staufer")
    for part in range(40):
        play_on(recorder, part, 10)
        state = recorder.state
        data = GAME.view(state, 0).dump()
        if not data["round"]:
            continue
        for seat, side in enumerate(state.sides):
            shown = data["sides"][seat]
            for office in state.layout.offices:
                for aids in (0, int(aids_held(side))):
                    told = draw.moves.needed(office, data, shown, aids)
                    assert told == needed(state, side, office, aids)
                    compared += 1
    assert compared > 500


def test_answers_say_what_they_need_or_bring(draw: Renderer) -> None:
    helped: dict[str, object] = {"court": [6, 1], "turquoise": ["free-move", "supply"], "violet": 1}
    fields = {"noble": ["violet"], "two-envoys": ["brown", "points-2"]}
    offices = {"aachen-3": {"chests": ["brown", "supply", "brown"]}}
    state = position([helped, {}], king="aachen", fields=fields, offices=offices)
    told = answers(draw, state)
    assert told["occupy aachen-4"] == "Occupy Aachen 4 (3 figures)"
    assert told["occupy aachen-3"] == "Occupy Aachen 3 (4 figures → brown ×2, supply)"
    assert told["occupy milano-4"] == "Occupy Milano 4 (5 figures, with chests 3)"
    assert told["supply two-envoys"] == "Supply: two envoys (chests: brown, 2 points)"
    assert told["supply one-envoy"] == "Supply: one envoy (no chest)"
    play(state, "0: supply one-envoy")
    told = answers(draw, state)
    assert told["swap noble"] == 'Take the chests of the field "noble" (chest: violet)'
    assert told["keep-field"] == "Take the chests of your own field (no chest)"
    play(state, "0: swap noble")
    told = answers(draw, state)
    assert told["exchange 1"] == "Exchange for privilege 1 (points at once): 8 points"
    assert told["exchange 4"] == "Exchange for privilege 4 (placing always costs 3)"
    assert told["keep-chests"] == "Keep the violet chests (1 point each in the end)"
    aided = play(position([helped, {}], king="aachen"), "0: occupy milano-4")
    assert aided.step() == AID
    assert answers(draw, aided) == {
        "aid none": "Use no chest (5 figures)",
        "aid free-move": 'Use the chest "no movement cost" (3 figures)',
    }


def test_a_shortage_shows_what_lies_where(draw: Renderer) -> None:
    payments = {"aachen": {"0": [6, 0]}, "milano": {"0": [5, 1]}}
    state = play(position([{"court": [4, 1]}, {}], payments=payments), "0: supply two-envoys")
    assert answers(draw, state)["fetch milano"] == "Take it from the payment area of Milano (5○ 1●)"
    assert "Due 2○" in table_text(draw, state)


# ---------------------------------------------------------------------- everything fits


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_cut_off_or_too_wide(language: str, width: int, seats: int) -> None:
    draw = renderer(Texts(GAME, language))
    recorder = new_game(seats, {"privileges": SETS["random"]}, game_id="staufer")
    for part in range(6):
        play_on(recorder, part, 25 * seats)
        for seat in [SPECTATOR, *range(seats)]:
            view = GAME.view(recorder.state, seat)
            hand = draw.render_hand(view, width)
            text = drawn(draw.render(view, NAMES, width), width) + (drawn(hand, width) if hand is not None else "")
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text
            assert all(name in text for name in NAMES[:seats])


def test_every_step_of_a_game_can_be_drawn(draw: Renderer) -> None:
    recorder = new_game(3, {"privileges": SETS["1+2+3+6+8+14"]}, game_id="staufer")
    steps = set()
    for number in range(600):
        if not GAME.pending(recorder.state):
            break
        play_on(recorder, number, 1)
        view = GAME.view(recorder.state, 0)
        steps.add(view.dump()["step"])
        assert drawn(draw.render(view, NAMES, 80))
    assert steps >= {"ring", "tiles", "refill", "contracts", "rows", "turn", "figures", "resolve", "over"}


def test_long_names_leave_the_table_whole(draw: Renderer) -> None:
    names = [letter * 20 for letter in "ABCDE"]
    recorder = new_game(5, game_id="staufer")
    for moves in (300, 10_000):
        play_on(recorder, 2, moves)
        for width in (80, 120):
            text = drawn(draw.render(GAME.view(recorder.state, 0), names, width), width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert all(name in text for name in names)


def test_more_room_needs_fewer_lines(draw: Renderer) -> None:
    recorder = new_game(4, game_id="staufer")
    play_on(recorder, 1, 150)
    view = GAME.view(recorder.state, 0)
    narrow, wide = [drawn(draw.render(view, NAMES, width), width).splitlines() for width in (80, 120)]
    assert len(wide) < len(narrow) <= 48


def test_colours_change_nothing_but_colours(draw: Renderer) -> None:
    recorder = new_game(3, game_id="staufer")
    play_on(recorder, 1, 120)
    picture = draw.render(GAME.view(recorder.state, 0), NAMES, 80)
    coloured = drawn(picture, 80, colour=True)
    assert "\x1b[" in coloured
    assert Text.from_ansi(coloured).plain.split() == drawn(picture).split()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Nijmegen 4 5* 3 5 6* 4 3 3 1 envoy each", "no movement cost (turquoise) 6", "equal cost 8 each"]),
        (
            "de",
            [
                "Straßburg 6* 4 3 7 6* 4 3 2 und 1 Gesandte",
                "Keine Bewegungskosten (türkis) 6",
                "zu 3, 4 und 5 jedes Mal 15",
            ],
        ),
        ("it", ["Strasburgo 6* 4 3 7 6* 4 3", "insediamento economico (turchese) 6", "stesso costo 8 ogni volta"]),
    ],
)
def test_the_reference_lists_everything_and_what_is_reconstructed(language: str, words: list[str]) -> None:
    texts = Texts(GAME, language)
    text = drawn(renderer(texts).render_reference(80))
    assert max(len(line) for line in text.splitlines()) <= 80
    together = " ".join(text.split())
    assert not [word for word in words if word not in together]
    assert "7-4-3 · 9-7-5" in together
    for title in ("regions", "tiles", "supply", "chests", "contracts", "rounds"):
        assert f"{texts.text(f'reference-{title}')} ({texts.text('ground-reconstructed')})" in together
    assert f"point-privileges: {texts.text('ground-rulebook')}" in together


def test_every_office_that_can_be_occupied_has_a_hint(draw: Renderer) -> None:
    recorder = new_game(4, game_id="staufer")
    play_on(recorder, 3, 60)
    decision = GAME.pending(recorder.state)[0]
    view = GAME.view(recorder.state, decision.seat)
    for move in decision.moves:
        if move.verb == V_OCCUPY:
            told = draw.render_move(view, move, NAMES).plain
            assert told.startswith(f"Occupy {draw.texts.thing('office', int(move.a))} (")
            assert OFFICE.names[move.a] in view.dump()["offices"]
