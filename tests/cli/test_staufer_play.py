"""Die Staufer through the terminal: whole games, questions, refusals, what is told and what is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, any_numbers, new_game, play_moves, play_on, write
from tests.cli.test_play import FOREIGN, SAVED, record_in

from hoftag.cli.story import sentences
from hoftag.core.contract import NATURE, Note
from hoftag.core.record import RESULT
from hoftag.core.recorder import Recorder
from hoftag.games import registry
from hoftag.games.staufer.words import CHEST, FIELD, OFFICE
from hoftag.texts.catalogue import Texts

GAME = registry.game("staufer")
NAMES = ["Anna", "Bruno", "Clara", "Dino", "Elsa"]
EVENTS = {phrase.key: number for number, phrase in enumerate(GAME.words.events)}
PLAY = ["play", "staufer", "--bots", "random"]
CONTRACTS = ["region-aachen", "region-milano", "pattern-gap", "pattern-three", "pair", "series"]  # Anna's and Bruno's


def begun(contracts: list[str] = CONTRACTS) -> Recorder[Any, Any]:
    """A game of two before its first turn: the regions by the alphabet, every chest violet as long as there are any."""
    recorder = new_game(2, game_id="staufer")
    dealt = [f"contract {number % 2} {card}" for number, card in enumerate(contracts)]
    script = {
        "ring": ["ring aachen", "ring augsburg", "ring milano", "ring nijmegen", "ring palermo", "ring strasbourg"],
        "starter": ["starter 0"],
        "contracts": dealt,
    }
    while True:
        decision = GAME.pending(recorder.state)[0]
        if decision.seat != NATURE:
            return recorder
        step = GAME.words.steps[decision.step]
        wanted = script[step].pop(0) if script.get(step) else decision.moves[-1].text
        play_moves(recorder, [f"-1: {wanted}"])


@pytest.fixture
def first_turn(tmp_path: Path) -> Path:
    return write(tmp_path / "begun.jsonl", begun())


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("language", "width"), [("en", 80), ("de", 80), ("it", 80), ("de", 120)])
def test_a_whole_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    file = tmp_path / "game.jsonl"
    arguments = [*PLAY, "--players", 4, "--seed", 5, "--lang", language, "--record", file]
    result = run(*arguments, lines=any_numbers(1, 2000))
    assert (result.code, result.err) == (0, "")
    assert f"{SAVED[language]} {file}" in result.out
    assert not [word for word in FOREIGN[language] if word in result.out]
    assert record_in(file).entries[-1].kind == RESULT
    assert max(len(line) for line in result.out.splitlines() if str(file) not in line) <= width


def test_watching_five_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    option = ["--option", "privileges=1+2+3+6+8+15", "--names", ",".join(NAMES)]
    result = run(*PLAY, "--players", 5, "--humans", "none", "--seed", 2, "--record", file, *option)
    assert (result.code, result.err) == (0, "")
    assert "Round 5 of 5" in result.out
    assert "Your contracts" not in result.out
    assert "Privilege 15" in result.out
    assert "New chests under the seats, from the left: " in result.out  # told together, not chest by chest
    assert not [line for line in result.out.splitlines() if line.startswith("  Under ")]


def test_two_people_at_one_keyboard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = [*PLAY, "--players", 3, "--humans", "0,2", "--names", "Anna,Bot,Clara", "--seed", 3, "--record", file]
    lines = [line for number in any_numbers(2, 1500) for line in ("", str(number))]
    result = run(*arguments, lines=lines)
    assert (result.code, result.err) == (0, "")
    for screen in result.out.split("Pass the keyboard to ")[1:]:
        owner = screen.split(".")[0]
        assert f"{'Clara' if owner == 'Anna' else 'Anna'} >" not in screen


def test_an_unknown_set_of_privileges_is_explained(run: Run) -> None:
    result = run(*PLAY, "--players", 2, "--option", "privileges=1+2")
    assert result.code != 0
    assert "first-game, alternative, synergies" in result.err + result.out
    assert "another one by its name" in result.err + result.out


# ---------------------------------------------------------------------- questions


def test_the_first_turn(run: Run, first_turn: Path) -> None:
    result = run("play", "staufer", "--resume", first_turn, lines=["supply noble", "quit"])
    assert result.code == 0
    assert "The ring, clockwise" not in result.out  # that was told before it was saved
    assert "What do you do?" in result.out
    assert "region Aachen: now 0 (12 for rank 1)" in result.out
    assert "You get 1 noble." in " ".join(result.out.split())


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ["why occupy nijmegen-1"], ["figures for moving and placing; you have 6. [STA-5.2]"]),
        ("de", ["warum occupy nijmegen-1"], ["Zum Bewegen und Einsetzen brauchst du", "du hast 6. [STA-5.2]"]),
        ("it", ["perche occupy nijmegen-1"], ["Per movimento e insediamento ti servono", "ne hai 6. [STA-5.2]"]),
        ("en", ["why supply nothing"], ['With so few players the supply has no field "no figure". [STA-R03]']),
        ("en", ["why occupy augsburg-5"], ["With this number of players there is no seat Augsburg 5. [STA-2.1]"]),
        ("en", ["why space-one"], ["You do not have this chest: space 1 (turquoise). [STA-9.3.1]"]),
        ("en", ["why chest violet", "why pick brown"], ["Only chance does that", "This is not what is decided now."]),
        ("de", ["why occupy rom-1"], ["„rom-1“ gibt es in diesem Spiel nicht."]),
        ("en", ["? 5.3", "? W19"], ["STA-5.3 Step 1, move.", "STA-W19 Privilege 11."]),
        ("de", ["? 5.3"], ["STA-5.3 Schritt 1, Bewegen."]),
    ],
)
def test_refusals_and_rules(run: Run, first_turn: Path, language: str, lines: list[str], told: list[str]) -> None:
    result = run("play", "staufer", "--resume", first_turn, "--lang", language, lines=[*lines, "quit"])
    assert result.code == 0
    flat = " ".join(result.out.split())
    assert not [text for text in told if text not in flat]


def test_cards_score_and_log(run: Run, first_turn: Path) -> None:
    result = run("play", "staufer", "--resume", first_turn, lines=["cards", "score", "log", "quit"])
    assert result.code == 0
    assert "Point tiles: ranks 1, 2, 3 (reconstructed" in result.out
    assert "Regions, round 1" in result.out
    assert "The ring, clockwise: Aachen, Augsburg, Milano, Nijmegen, Palermo" in result.out
    assert "series" not in result.out.split("Total")[1]


def test_the_table_is_shown_once_a_turn(run: Run, first_turn: Path) -> None:
    result = run("play", "staufer", "--resume", first_turn, lines=["occupy aachen-4", "quit"])
    assert result.code == 0
    assert result.out.count("1-5 steps from the king") == 1
    assert "Placement Aachen 4 · still to pay: Augsburg · Milano" in " ".join(result.out.split())


# ---------------------------------------------------------------------- what is told


def told(language: str, me: int, *notes: tuple[str, tuple[int, ...]]) -> list[str]:
    """Notes as lines."""
    made = [Note(EVENTS[key], args) for key, args in notes]
    return [line for _, line in sentences(Texts(GAME, language), made, NAMES, me)]


def test_events_of_a_kind_share_a_line() -> None:
    got = [("got", (0, 0, 1)), ("got", (0, 1, 1))]
    assert told("de", 0, *got) == ["Du bekommst 1 Gesandten und 1 Adeligen."]
    assert told("it", 1, *got) == ["Anna riceve 1 ambasciatore e 1 nobile."]
    ranks = [("rank", (1, 1, 3, 7)), ("rank", (0, 2, 1, 4)), ("rank", (2, 3, 1, 0))]
    line = "Ranks: 1. Bruno (strength 3) 7 points, 2. you (strength 1) 4 points and 3. Clara (strength 1) no points."
    assert told("en", 0, *ranks) == [line]
    order = [("order", (seat,)) for seat in (1, 1, 0, 2)]
    assert told("en", 0, *order) == ["The new order: Bruno (2×), you and Clara."]
    back = [("returned", (0, 2, 4)), ("returned", (1, 1, 4)), ("returned", (1, 3, 5))]
    assert told("de", 0, *back) == [
        "Figuren kehren aus Palermo zurück: 2 zu dir und 1 zu Bruno.",
        "Aus Straßburg kehren 3 Figuren an den Hof von Bruno zurück.",
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "New chests under the seats, from the left: Aachen: violet, brown, brown; Augsburg: supply.",
                "New chests under the supply fields: noble: 1 noble; two envoys: violet.",
                "Under Aachen 1: violet.",
            ],
        ),
        (
            "de",
            [
                "Neue Truhen unter den Amtssitzen, von links: Aachen: violett, braun, braun; Augsburg: Nachschub.",
                "Neue Truhen unter den Nachschub-Feldern: Adeliger: 1 Adeliger; zwei Gesandte: violett.",
                "Unter Aachen 1: violett.",
            ],
        ),
        (
            "it",
            [
                "Nuove casse sotto le poltrone, da sinistra: Aachen: viola, marrone, marrone; Augsburg: rifornimento.",
                "Nuove casse sotto i campi rifornimento: nobile: 1 nobile; due ambasciatori: viola.",
                "Sotto Aachen 1: viola.",
            ],
        ),
    ],
)
def test_chests_are_told_by_region_and_field(language: str, lines: list[str]) -> None:
    chests = {name: CHEST.find(name) for name in ("violet", "brown", "supply", "noble")}
    offices = [("aachen-1", "violet"), ("aachen-2", "brown"), ("aachen-3", "brown"), ("augsburg-1", "supply")]
    laid = [("chest-office", (OFFICE.find(office), chests[chest])) for office, chest in offices]
    fields = [
        ("chest-field", (FIELD.find(field), chests[chest]))
        for field, chest in (("noble", "noble"), ("two-envoys", "violet"))
    ]
    assert told(language, 0, *laid, *fields) == lines[:2]
    assert told(language, 0, laid[0]) == lines[2:]


def test_what_happens_twice_is_told_once() -> None:
    drew = ("drew-chest", (0, CHEST.find("violet")))
    assert told("en", 1, drew, drew) == ["Anna draws from the pile: violet (2×)."]
    points = [("points-privilege", (0, 14, 2)), ("points-privilege", (1, 14, 2))]
    assert told("it", 1, *points) == ["Punti con il privilegio 15: 2 a Anna e 2 a te."]


# ---------------------------------------------------------------------- replay


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("viewer", [["--seat", 0], ["--spectator"]])
def test_no_contract_of_another_seat_is_shown(run: Run, tmp_path: Path, viewer: list[object], language: str) -> None:
    outputs = []
    others = ["region-aachen", "region-palermo", "pattern-gap", "pattern-mixed", "pair", "seats-4"]
    for number, contracts in enumerate([CONTRACTS, others]):
        recorder = begun(contracts)
        play_moves(recorder, ["0: supply noble", "1: supply two-envoys"])
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
    recorder = new_game(3, game_id="staufer")
    play_on(recorder, 6, 110)
    file = write(tmp_path / "game.jsonl", recorder)
    result = run("replay", file, "--all", "--seat", 1, "--lang", language)
    assert result.code == 0
    assert max(len(line) for line in result.out.splitlines()) <= int(width)
