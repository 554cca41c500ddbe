"""The pictures of the table: what they show, without colours, and the fallback for a game without a picture."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType
from tests.cli.conftest import new_game, play_moves, play_on

from hoftag.cli.rulebook import Rulebook, rulebook
from hoftag.cli.scoretable import fitted, score_table, winners_line
from hoftag.cli.tables import Renderer, renderer
from hoftag.cli.tables.generic import TableRenderer as Generic
from hoftag.cli.terminal import THEME
from hoftag.core.contract import SPECTATOR, Item, Score, rank_scores
from hoftag.core.playout import playout
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.texts.catalogue import Texts
from hoftag.texts.languages import languages

NAMES = ["Anna", "Bruno", "Clara", "Dino"]


def drawn(thing: RenderableType | None, width: int = 80, colour: bool = False) -> str:
    """A picture as text."""
    assert thing is not None
    system: Any = "truecolor" if colour else None
    out = io.StringIO()
    Console(file=out, width=width, theme=THEME, markup=False, color_system=system, force_terminal=colour).print(thing)
    return out.getvalue()


@pytest.fixture
def draw() -> Renderer:
    return renderer(Texts(registry.game("tallinn"), "en"))


def test_a_seat_shows_everything_public(draw: Renderer) -> None:
    recorder = new_game(2)
    play_moves(recorder, ["-1: start 0 s1", "-1: start 1 s2", *[f"-1: draw 0 {n}" for n in (1, 2, 3)]])
    play_moves(recorder, [f"-1: draw 1 {n}" for n in (4, 5, 6)])
    play_moves(recorder, ["0: play 1b", "1: play 4b", "0: lay 3", "1: turn 4", "-1: draw 0 9", "-1: draw 1 9"])
    text = drawn(draw.render(recorder.game.view(recorder.state, 0), NAMES, 80))
    mine, theirs = text.split("Bruno")
    assert "Tallinn · Round 2 of 10 · Choose a card" in text
    assert "Anna · 6 points · silver on 6" in mine
    assert "M  2 ◆◆" in mine
    assert "K  2 ▲▲" in mine
    assert "S1◆◆▲  1b▲◎" in mine
    assert "▣ 3 (hidden)" in mine
    assert "Hand 2 · Pile 6" in mine
    assert "▣ 4" in theirs
    others = drawn(draw.render(recorder.game.view(recorder.state, 1), NAMES, 80))
    assert "▣ ?" in others
    assert "▣ 3" not in others


def test_the_hand_shows_both_halves_with_letters(draw: Renderer) -> None:
    recorder = new_game(2, {"legate": 1})
    play_moves(recorder, ["-1: start 0 s1", "-1: start 1 s2"])
    play_moves(recorder, [f"-1: draw 0 {card}" for card in ("3", "9", "legate")])
    play_moves(recorder, [f"-1: draw 1 {card}" for card in ("1", "2", "3")])
    text = drawn(draw.render_hand(recorder.game.view(recorder.state, 0), 80))
    assert "a ▲▲ 2K" in text
    assert "b ◆◎ 1M" in text
    assert "b ◆▲● 1M 1K 1O" in text
    assert "b ▼▼" in text
    assert draw.render_hand(recorder.game.view(recorder.state, SPECTATOR), 80) is None


def test_cards_under_the_pile_are_named_to_their_owner_only(draw: Renderer) -> None:
    recorder = new_game(2, {"legate": 1})
    play_moves(recorder, ["-1: start 0 s1", "-1: start 1 s2"])
    play_moves(recorder, [f"-1: draw {seat} {card}" for seat in (0, 1) for card in (3, 9, 10)])
    play_moves(recorder, ["0: exchange 9+3", "1: exchange none", "-1: draw 0 1", "-1: draw 0 2"])
    own = drawn(draw.render(recorder.game.view(recorder.state, 0), NAMES, 80))
    other = drawn(draw.render(recorder.game.view(recorder.state, 1), NAMES, 80))
    assert "Pile 8 (under it 9, 3)" in own
    assert "Pile 8 (under it 2)" in other


def test_the_chronicle_shows_tasks_and_progress(draw: Renderer) -> None:
    recorder = new_game(2, {"chronicle": 1})
    play_moves(recorder, ["-1: start 0 s1", "-1: start 1 s2"])
    play_moves(recorder, [f"-1: draw {seat} {card}" for seat in (0, 1) for card in (1, 2, 7)])
    play_moves(recorder, ["-1: chronicle i c1", "-1: chronicle ii c4", "0: play 1a", "1: play 7b"])
    text = drawn(draw.render(recorder.game.view(recorder.state, 0), NAMES, 80))
    assert "I  after round 4: ◆ have merchants: 3 for 2 points, 5 for 4 points" in text
    assert "Anna: 2 · Bruno: 0" in text
    assert "II after round 7: ● have monks: 5 for 2 points, 7 for 4 points" in text
    assert "Anna: 0 · Bruno: 1" in text


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_cut_off_or_too_wide(language: str, width: int, seats: int) -> None:
    draw = renderer(Texts(registry.game("tallinn"), language))
    recorder = new_game(seats, {"legate": 1, "chronicle": 1})
    play_on(recorder, 3, 80 * seats)
    for seat in [SPECTATOR, *range(seats)]:
        view = recorder.game.view(recorder.state, seat)
        text = drawn(draw.render(view, NAMES, width), width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "…" not in text
        assert all(name in text for name in NAMES[:seats])


def test_letters_tell_estates_apart_in_every_language() -> None:
    for language in ("en", "de", "it"):
        texts = Texts(registry.game("tallinn"), language)
        marks = {texts.text(f"mark-{estate}") for estate in ("merchant", "knight", "monk")}
        assert len(marks) == 3


def test_colours_change_nothing_but_colours(draw: Renderer) -> None:
    from rich.text import Text

    recorder = new_game(3)
    play_on(recorder, 1, 40)
    picture = draw.render(recorder.game.view(recorder.state, 0), NAMES, 80)
    coloured = drawn(picture, 80, colour=True)
    assert "\x1b[" in coloured
    assert Text.from_ansi(coloured).plain.split() == drawn(picture).split()


def test_the_reference_lists_all_cards(draw: Renderer) -> None:
    text = drawn(draw.render_reference(80))
    assert "◆▲● 1 merchant, 1 knight, 1 monk" in text
    assert "S6" in text
    assert "C6" in text
    assert "chronicle: reconstructed" in text
    assert "legate: from the rule book" in text


def test_the_fallback_shows_the_whole_view() -> None:
    recorder = new_game(2)
    play_on(recorder, 1, 30)
    generic = Generic(Texts(registry.game("tallinn"), "en"))
    view = recorder.game.view(recorder.state, 0)
    text = drawn(generic.render(view, NAMES, 80))
    for key in view.dump():
        assert f"{key}:" in text
    assert "  0:" in text
    assert generic.render_hand(view, 80) is None
    assert "half 6b: 1 knight, coin" in drawn(generic.render_reference(80))


def test_a_game_without_a_picture_gets_the_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts(registry.game("tallinn"), "en")
    assert type(renderer(texts)).__module__ == "hoftag.cli.tables.tallinn"
    monkeypatch.setattr("hoftag.cli.tables.find_spec", lambda name: None)
    assert isinstance(renderer(texts), Generic)


def test_a_tie_shows_how_it_is_broken() -> None:
    texts = Texts(registry.game("tallinn"), "en")
    scores = rank_scores(
        [Score(0, [Item("start", 4), Item("towers", 6)], [9]), Score(1, [Item("start", 4), Item("towers", 6)], [5])]
    )
    lines = [line.split() for line in drawn(score_table(scores, texts, NAMES, True, 80)).splitlines()]
    assert ["Tie-break", "9", "5"] in lines
    assert ["Place", "1", "2"] in lines
    assert winners_line(scores, texts, NAMES, 1) == "Anna wins with 10 points."
    assert winners_line(scores, texts, NAMES, 0) == "You win with 10 points."


def test_each_way_to_break_a_tie_is_named() -> None:
    texts = Texts(registry.game("augsburg"), "en")
    items = [[Item("stages", 25)], [Item("stages", 25)], [Item("stages", 20)]]
    ties = [[0, 800], [0, 900], [1100, 0]]
    scores = rank_scores([Score(seat, items[seat], ties[seat]) for seat in range(3)])
    lines = [" ".join(line.split()) for line in drawn(score_table(scores, texts, NAMES, True, 80)).splitlines()]
    assert "Tie: cost of the cathedral 0 0 1100" in lines
    assert "Tie: cost of the church 800 900 0" in lines
    assert "Place 2 1 3" in lines


def test_a_shared_victory() -> None:
    texts = Texts(registry.game("tallinn"), "de")
    scores = rank_scores([Score(seat, [Item("start", 4)], [3]) for seat in range(3)])
    assert winners_line(scores, texts, NAMES, 0) == "Anna, Bruno und Clara teilen sich den Sieg mit je 4 Punkten."


# ---------------------------------------------------------------------- the rules


def test_the_rules_are_read_with_their_lists_and_tables() -> None:
    text = """# Game

## 2. Setup

- **ABC-2.1** First line
  and second.

  | a | b |
  |---|---|
- **ABC-2.10** Another.

More text that belongs to no rule.

## 17. Decisions

| Id | What |
|---|---|
| ABC-D1 | choose | a card |
"""
    rules = Rulebook(text)
    assert [rule.id for rule in rules.rules] == ["ABC-2.1", "ABC-2.10", "ABC-D1"]
    assert rules.find("2.1")[0].text == "First line\nand second.\n\n| a | b |\n|---|---|"
    assert [rule.id for rule in rules.find("2")] == ["ABC-2.1", "ABC-2.10"]
    assert rules.find("abc-d1")[0].text == "choose · a card"
    assert rules.find("[ABC-2.10]")[0].text == "Another."
    assert rules.find("") == []
    assert rules.find("3") == []


@pytest.mark.parametrize("game_id", registry.ids())
def test_every_rule_a_reason_names_is_found(game_id: str) -> None:
    from hoftag.check.coverage import rule_ids
    from hoftag.texts.catalogue import home

    game = registry.game(game_id)
    found = {rule.id for rule in rulebook(game).rules}
    assert found == set(rule_ids((home(game) / "rules.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", registry.ids())
def test_long_names_leave_the_score_whole(id: str, language: str) -> None:
    game = registry.game(id)
    state = game.setup(game.max_seats, {})
    playout(game, state, Rng(1))
    for names in (["Bartholomäus Nr. 1", "Bartholomäus Nr. 2", "C" * 20, "D" * 20, "E" * 20], ["Annabella Rossi"] * 5):
        scores = game.score(state)
        for score in scores:
            score.ties = [1] * len(score.ties)
        lines = drawn(score_table(scores, Texts(game, language), names, True, 80), 80).splitlines()
        assert max(len(line) for line in lines) <= 80
        assert len([line for line in lines if "…" in line]) == 1  # the names stay on one line
        assert all(line.split()[-1].lstrip("-").isdigit() for line in lines[3:] if line.strip())


def test_shortened_names_stay_different() -> None:
    assert fitted(["Anna", "Bot thumb 1", "Bot thumb 2"], 7) == ["Anna", "Bot…b 1", "Bot…b 2"]
    assert fitted(["Anna", "Bot thumb 1"], 20) == ["Anna", "Bot thumb 1"]
    assert fitted(["Maria-Magdalena", "Maria-Veralena"], 7) == ["1 Mari…", "2 Mari…"]
