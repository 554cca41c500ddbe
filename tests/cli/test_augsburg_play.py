"""Augsburg 1520 through the terminal: whole games, questions, refusals, what is told and what is not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, any_numbers, new_game, play_moves, play_on, write
from tests.cli.test_play import FOREIGN, SAVED, record_in

from hoftag.cli.story import log_lines, sentences, without_twins
from hoftag.core.contract import ALL, Note
from hoftag.core.record import RESULT
from hoftag.core.recorder import Recorder, notes_for
from hoftag.games import registry
from hoftag.texts.catalogue import Texts

GAME = registry.game("augsburg")
NAMES = ["Anna", "Bruno", "Clara", "Dino", "Elsa"]
EVENTS = {phrase.key: number for number, phrase in enumerate(GAME.words.events)}
CARDS = {name: number for number, name in enumerate(GAME.words.verbs[0].domains[0].names)}
PLAY = ["play", "augsburg", "--bots", "random"]

# Two seats; Anna is offered Philipp 4, Louise 9 and 17, Leo 2 and 15, Maria 3 and a joker, Bruno has five Leos.
ANNA = ["philipp-4", "louise-9", "louise-17", "leo-2", "leo-15", "maria-3", "joker"]
BRUNO = ["leo-9", "leo-10", "leo-11", "leo-12", "leo-14", "maria-1", "maria-2"]


def dealt(people: int = 1, bruno: list[str] = BRUNO) -> Recorder[Any, Any]:
    """A game of two before its first purchase."""
    recorder = new_game(2, {"start-player": 1}, people=people, game_id="augsburg")
    play_moves(recorder, [f"-1: open p{number}" for number in (1, 2, 3, 4, 8)])
    for mine, theirs in zip(ANNA, bruno, strict=True):
        play_moves(recorder, [f"-1: deal 0 {mine}", f"-1: deal 1 {theirs}"])
    play_moves(recorder, ["-1: top 300"])
    return recorder


def at_philipp(people: int = 1, bruno: list[str] = BRUNO) -> Recorder[Any, Any]:
    """The same at its first auction: Anna has bought Philipp 4 and Louise 17, Bruno two of his Leos."""
    recorder = dealt(people, bruno)
    play_moves(recorder, ["0: buy philipp-4", "0: buy louise-17", "0: done"])
    play_moves(recorder, [f"1: buy {bruno[0]}", f"1: buy {bruno[1]}", "1: done", "-1: on-top maria-1"])
    return recorder


@pytest.fixture
def buying(tmp_path: Path) -> Path:
    return write(tmp_path / "buying.jsonl", dealt())


@pytest.fixture
def bidding(tmp_path: Path) -> Path:
    return write(tmp_path / "bidding.jsonl", at_philipp())


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("language", "width"), [("en", 80), ("de", 80), ("it", 80), ("de", 120)])
def test_a_whole_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    file = tmp_path / "game.jsonl"
    arguments = [*PLAY, "--players", 4, "--seed", 5, "--lang", language, "--record", file]
    result = run(*arguments, lines=any_numbers(1, 4000))
    assert (result.code, result.err) == (0, "")
    assert f"{SAVED[language]} {file}" in result.out
    assert not [word for word in FOREIGN[language] if word in result.out]
    assert record_in(file).entries[-1].kind == RESULT
    assert max(len(line) for line in result.out.splitlines() if str(file) not in line) <= width


def test_watching_five_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run(*PLAY, "--players", 5, "--humans", "none", "--seed", 2, "--record", file)
    assert (result.code, result.err) == (0, "")
    assert "Round 7 of 7" in result.out
    assert "Your hand" not in result.out
    assert "gulden left" not in result.out  # what a seat pays for certificates is its secret


def test_two_people_at_one_keyboard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = [*PLAY, "--players", 3, "--humans", "0,2", "--names", "Anna,Bot,Clara", "--seed", 3, "--record", file]
    lines = [number for number in any_numbers(2, 3000) for number in ("", number)]
    result = run(*arguments, lines=lines)
    assert (result.code, result.err) == (0, "")
    screens = result.out.split("Pass the keyboard to ")
    for screen in screens[1:]:
        owner = screen.split(".")[0]
        assert f"{'Clara' if owner == 'Anna' else 'Anna'} >" not in screen


# ---------------------------------------------------------------------- questions


def test_a_purchase_is_one_question_told_once(run: Run, buying: Path) -> None:
    lines = ["buy philipp-4", "buy louise-9", "done", "quit"]
    result = run("play", "augsburg", "--resume", buying, lines=lines)
    assert result.code == 0
    buying_part = result.out.split("Since your last move")[0]
    assert buying_part.count("Augsburg 1520 · Setup · Purchase") == 1
    assert re.findall(r"Your hand · (\d+)", buying_part) == ["1500", "1250", "950"]
    assert "Buy Louise 9 (300 gulden)" in buying_part
    assert "Chosen     Philipp 4 (250) · Louise 9 (300) · together 550 gulden" in buying_part
    assert "You pay 550 gulden and have 950 gulden left." in result.out
    assert "Which certificate do you buy?" in result.out


def test_a_saved_purchase_goes_on_with_the_table(run: Run, buying: Path) -> None:
    run("play", "augsburg", "--resume", buying, lines=["buy philipp-4", "quit"])
    result = run("play", "augsburg", "--resume", buying, lines=["undo", "undo", "quit"])
    assert "Chosen     Philipp 4 (250)" in result.out
    assert result.out.count("Augsburg 1520 · Setup · Purchase") == 2  # on resuming, and after taking back
    assert "Your move is taken back." in result.out
    assert "You have not made a move that could be taken back." in result.out


def test_enter_takes_the_only_move(run: Run, tmp_path: Path) -> None:
    recorder = at_philipp()
    play_moves(recorder, ["0: bid 1", "1: pass", "0: show philipp-4", "0: take p1", "0: collect", "0: lapse"])
    play_moves(recorder, ["0: pass", "1: pass"])  # at Louise; Anna begins the next auction too, without a Leo
    file = write(tmp_path / "game.jsonl", recorder)
    result = run("play", "augsburg", "--resume", file, lines=["", "quit"])
    assert "There is only this move: press Enter, or ? for help." in result.out
    assert "You pass." in result.out
    moves = [entry.move for entry in record_in(file).entries if entry.seat == 0]
    assert moves[-1] == "pass"


def test_an_empty_line_chooses_nothing_where_there_is_a_choice(run: Run, bidding: Path) -> None:
    run("play", "augsburg", "--resume", bidding, lines=["", "", "quit"])
    assert [entry.move for entry in record_in(bidding).entries if entry.seat == 0][-1] == "done"


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ["why bid 4"], ["You can bid 3 at most: you hold no more matching cards. [AUG-4.1.4]"]),
        ("de", ["warum bid 4"], ["Du kannst höchstens 3 bieten: Mehr passende Karten hast du nicht.", "AUG-4.1.4"]),
        ("it", ["perche bid 4"], ["Puoi offrire al massimo 3: non hai altre carte valide. [AUG-4.1.4]"]),
        (
            "en",
            ["why take p1", "why pass"],
            ["This is not what is decided now. [AUG-4.3.6]", "You may do that now: Pass."],
        ),
        ("en", ["why top 300"], ["Only chance does that; no player decides it."]),
        ("en", ["why bid 99", "bid"], ['There is no "99" in this game.', "A move of this kind is written bid BID"]),
    ],
)
def test_refusals_of_a_bid(run: Run, bidding: Path, language: str, lines: list[str], told: list[str]) -> None:
    result = run("play", "augsburg", "--resume", bidding, "--lang", language, lines=[*lines, "quit"])
    assert result.code == 0
    flat = " ".join(result.out.split())
    assert not [text for text in told if text not in flat]


def test_refusals_of_a_purchase(run: Run, buying: Path) -> None:
    lines = ["buy louise-9", "why buy philipp-4", "why buy maria-17"]
    lines += ["buy louise-17", "buy leo-2", "buy leo-15", "why buy joker", "quit"]
    result = run("play", "augsburg", "--resume", buying, lines=lines)
    flat = " ".join(result.out.split())
    assert "Cards are chosen in order, and Philipp 4 was skipped; take back your last choice to reach it." in flat
    assert "Your offer has no Maria 17. [AUG-9.5]" in flat
    assert "That costs 400 gulden; you have 200. [AUG-9.5]" in flat
    assert "AUG-9.5 Certificates, buying: every player" in flat


def test_rules_are_found_in_the_language(run: Run, bidding: Path) -> None:
    german = run("play", "augsburg", "--resume", bidding, "--lang", "de", lines=["? 4.3.4", "? X6", "ende"])
    assert "AUG-4.3.4 Trostgeld aus der Bank" in german.out
    assert "AUG-X6 (rulebook example 1)" in german.out


# ---------------------------------------------------------------------- what is told


def told(language: str, me: int, *notes: tuple[str, tuple[int, ...], int]) -> list[str]:
    """Notes as lines: event, places, who may see it."""
    made = [Note(EVENTS[key], args, seen) for key, args, seen in notes]
    texts = Texts(GAME, language)
    return [line for _, line in sentences(texts, without_twins(notes_for(made, me), GAME.words), NAMES, me)]


def test_events_of_a_kind_share_a_line() -> None:
    offered = [("offered-card", (0, CARDS[card]), 1) for card in ("leo-9", "maria-15", "joker", "joker")]
    assert told("en", 0, *offered) == ["Your offer is Leo 9, Maria 15 and joker (2×)."]
    assert told("de", 0, *offered) == ["Dein Angebot: Leo 9, Maria 15 und Joker (2×)."]
    assert told("en", 1, *offered) == []
    income = [("income", (seat, 600 + 300 * seat), ALL) for seat in range(3)]
    assert told("it", 1, *income) == ["Rendita in fiorini: 600 per Anna, 900 per te e 1200 per Clara."]
    assert told("it", 1, income[0]) == ["Rendita: 600 fiorini per Anna."]


def test_events_of_different_seats_keep_their_lines() -> None:
    shown = [("shown", (seat, CARDS[card]), ALL) for seat, card in ((0, "leo-9"), (0, "joker"), (1, "leo-4"))]
    assert told("en", 1, *shown) == ["Anna shows Leo 9 and joker.", "You show Leo 4."]
    bids = [
        ("bid", (0, 0), ALL),
        ("passed", (1,), ALL),
        ("passed", (2,), ALL),
        ("bid", (3, 1), ALL),
        ("passed", (0,), ALL),
    ]
    assert told("en", 3, *bids) == ["Anna bids 1.", "Passing: Bruno and Clara.", "You bid 2.", "Anna passes."]


def test_a_public_note_stands_where_the_next_one_tells_something_else() -> None:
    drew = [("drew", (0, 2), ALL), ("drew-card", (0, 2), 1), ("drew-card", (0, 1), 1)]  # card 2 is Philipp 3
    assert told("en", 0, *drew) == ["You draw 2 certificates.", "You have drawn Philipp 3 and Philipp 2."]
    gave = [("gave", (0,), ALL), ("gave-card", (0, CARDS["joker"]), 1)]
    assert told("en", 0, *gave) == ["You give joker."]
    assert told("en", 1, *gave) == ["Anna gives a hand card."]


def test_a_forced_pass_looks_like_a_chosen_one(run: Run, tmp_path: Path) -> None:
    """At Leo Bruno could bid in one world and has no Leo in the other; he passes in both."""
    outputs = []
    for number, cards in enumerate(
        [BRUNO, ["maria-9", "maria-10", "maria-11", "maria-12", "leo-14", "maria-1", "maria-2"]]
    ):
        recorder = at_philipp(bruno=cards)
        moves = ["0: bid 1", "1: pass", "0: show philipp-4", "0: take p1", "0: collect", "0: lapse"]
        play_moves(recorder, [*moves, "0: pass", "1: pass", "0: pass"])
        assert len(recorder.game.pending(recorder.state)[0].moves) == (5 if number == 0 else 1)
        play_moves(recorder, ["1: pass"])
        (tmp_path / str(number)).mkdir()
        file = write(tmp_path / str(number) / "game.jsonl", recorder)
        played = run("play", "augsburg", "--resume", file, lines=["log", "table", "score", "quit"])
        replayed = run("replay", file, "--all", "--seat", 0)
        assert (played.code, replayed.code) == (0, 0)
        outputs.append(played.out.replace(str(file), "FILE") + replayed.out)
    assert outputs[0] == outputs[1]
    assert "Nobody bids. Leo is skipped." in outputs[0]


def test_the_log_counts_a_sealed_answer_once() -> None:
    recorder = at_philipp()
    lines = log_lines(Texts(GAME, "en"), GAME, recorder.record, NAMES, 0)
    assert [line for _, line in lines].count("Bruno has chosen.") == 1
    numbers = [number for number, _ in lines]
    assert numbers == sorted(numbers)
    assert "Your offer is Philipp 4, Louise 9, Louise 17, Leo 2, Leo 15, Maria 3 and joker." in [
        line for _, line in lines
    ]


# ---------------------------------------------------------------------- replay


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("viewer", [["--seat", 0], ["--spectator"]])
def test_no_secret_of_another_seat_is_shown(run: Run, tmp_path: Path, viewer: list[object], language: str) -> None:
    """Bruno's offers, purchases and hand differ; what he shows at Maximilian does not."""
    outputs = []
    for number, (cards, bought) in enumerate([(BRUNO, "leo-9"), ([*BRUNO[1:6], "maria-2", "louise-3"], "louise-3")]):
        recorder = dealt(bruno=cards)
        play_moves(recorder, ["0: buy philipp-4", "0: done", f"1: buy {bought}", "1: buy maria-2", "1: done"])
        play_moves(
            recorder, ["-1: on-top maria-1", *["0: pass", "1: pass"] * 4, "0: pass", "1: bid 1", "1: show maria-2"]
        )
        (tmp_path / str(number)).mkdir()
        file = write(tmp_path / str(number) / "game.jsonl", recorder)
        result = run("replay", file, "--all", "--lang", language, *viewer)
        assert result.code == 0
        outputs.append(result.out)
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("width", ["80", "120"])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_replay_fits(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    recorder = new_game(3, game_id="augsburg")
    play_on(recorder, 6, 120)
    file = write(tmp_path / "game.jsonl", recorder)
    result = run("replay", file, "--all", "--seat", 1, "--lang", language)
    assert result.code == 0
    assert max(len(line) for line in result.out.splitlines()) <= int(width)
