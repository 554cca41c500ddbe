"""Whole games through the terminal, and everything one can type at the prompt."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest
from tests.cli.conftest import Run, any_numbers, deal, new_game, run_process, write

from hoftag.core.record import MOVE, RESULT, UNDO, Record, live, read_record
from hoftag.core.recorder import resume
from hoftag.games import registry


def record_in(path: Path) -> Record:
    """A record that the engine replays without objection."""
    record = read_record(path.read_text(encoding="utf-8"))
    resume(registry.game(record.header.game), record)
    return record


SAVED = {"en": "The game is saved in", "de": "Das Spiel ist gespeichert in", "it": "La partita è salvata in"}
FOREIGN = {"en": [" Punkt", " punti"], "de": [" point", " punti", "contest"], "it": [" point", " Punkt", "Wettstreit"]}


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("options", [[], ["legate", "chronicle=on", "towers=leader-first", "chronicle-start-card"]])
def test_a_whole_game(run: Run, tmp_path: Path, language: str, options: list[str]) -> None:
    file = tmp_path / "game.jsonl"
    chosen = [argument for option in options for argument in ("--option", option)]
    arguments = ["play", "tallinn", "--players", 3, "--seed", 5, "--lang", language, "--record", file, *chosen]
    result = run(*arguments, lines=any_numbers(1))
    assert (result.code, result.err) == (0, "")
    assert f"{SAVED[language]} {file}" in result.out
    assert not [word for word in FOREIGN[language] if word in result.out]
    record = record_in(file)
    assert record.entries[-1].kind == RESULT
    assert max(len(line) for line in result.out.splitlines() if str(file) not in line) <= 80


def test_a_game_at_one_keyboard_hides_hands(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ["play", "tallinn", "--players", 3, "--humans", "0,2", "--names", "Anna,Bot,Clara", "--seed", 3]
    result = run(*arguments, "--record", file, lines=any_numbers(2, 900))
    assert (result.code, result.err) == (0, "")
    assert record_in(file).entries[-1].kind == RESULT
    screens = result.out.split("Pass the keyboard to ")
    assert len(screens) > 15
    owners = [screen.split(".")[0] for screen in screens[1:]]
    assert set(owners) == {"Anna", "Clara"}
    assert all(first != second for first, second in pairwise(owners))
    for owner, screen in zip(owners, screens[1:], strict=True):
        other = "Clara" if owner == "Anna" else "Anna"
        assert f"{other} >" not in screen


def test_watching_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "tallinn", "--humans", "none", "--bots", "thumb,random", "--seed", 1, "--record", file)
    assert (result.code, result.err) == (0, "")
    assert "Bot thumb 1 reveals" in result.out
    assert "Your hand" not in result.out
    assert record_in(file).header.seats == ["Bot thumb 1", "Bot random 1"]


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        file = tmp_path / f"{name}.jsonl"
        run("play", "tallinn", "--seed", 9, "--record", file, lines=any_numbers(3))
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_answers_by_notation(run: Run, dealt: Path) -> None:
    run("play", "tallinn", "--resume", dealt, lines=["PLAY  2A", "quit"])
    moves = [entry.move for entry in record_in(dealt).entries if entry.kind == MOVE and entry.seat == 0]
    assert moves == ["play 2a"]


def test_illegal_and_odd_answers_are_explained_and_asked_again(run: Run, dealt: Path) -> None:
    lines = ["play 1a", "lay 2", "play", "play 99z", "fly home", "[bold]x[/bold]", "0", "99", "9" * 5000, "", "quit"]
    result = run("play", "tallinn", "--resume", dealt, lines=lines)
    assert result.code == 0
    assert "You do not hold card 1. [TAL-3.2]" in result.out
    assert "This is not what is decided now. [TAL-6.1]" in result.out
    assert "A move of this kind is written play HALF, for example play 2a." in result.out
    assert 'There is no "99z" in this game.' in result.out
    assert '"fly home" is no move.' in result.out
    assert '"[bold]x[/bold]" is no move.' in result.out
    assert result.out.count("Please answer with a number from 1 to 6.") == 3


def test_why_names_the_rule_and_quotes_it(run: Run, dealt: Path) -> None:
    result = run("play", "tallinn", "--resume", dealt, lines=["why lay 2", "why 1", "why", "why nonsense", "quit"])
    assert "This is not what is decided now. [TAL-6.1]" in result.out
    assert "TAL-6.1 When all contests of the round are scored" in result.out
    assert "You may do that now: Play 2a: 2 merchants." in result.out
    assert "for example: why play 2a" in result.out


def test_rules_are_found_by_id_and_section(run: Run) -> None:
    result = run("play", "tallinn", "--seed", 1, lines=["? TAL-7.1", "? r15", "? 10", "? 99", "?", "quit"])
    assert "TAL-7.1 Every player draws exactly one card" in result.out
    assert "TAL-R15 Refill to three cards?" in result.out
    assert "TAL-10.1" in result.out
    assert "TAL-10.3" in result.out
    assert 'There is no rule or section "99".' in result.out
    assert "take back your last move" in result.out


def test_undo_with_bots_is_by_consent_and_deals_anew(run: Run, dealt: Path) -> None:
    result = run("play", "tallinn", "--resume", dealt, lines=["undo", "play 2a", "undo", "play 10b", "quit"])
    assert "You have not made a move that could be taken back." in result.out
    assert "No objection from Bruno." in result.out
    assert "Cards are drawn anew" in result.out
    record = record_in(dealt)
    undone = [entry for entry in record.entries if entry.kind == UNDO]
    assert [entry.everybody for entry in undone] == [True]
    own = [entry.move for entry in live(record.entries) if entry.seat == 0]
    assert own == ["play 10b"]


def test_undo_asks_the_other_people(run: Run, tmp_path: Path) -> None:
    recorder = new_game(2, people=2)
    deal(recorder)
    file = write(tmp_path / "game.jsonl", recorder)
    # both play a plain half; in the next round Anna asks, Bruno first refuses, then agrees
    lines = ["", "play 2a", "", "play 8a", "", "undo", "perhaps", "no", "undo", "y", "quit"]
    result = run("play", "tallinn", "--resume", file, lines=lines)
    assert result.code == 0
    assert "Please answer with yes or no." in result.out
    assert "Bruno does not agree; nothing is taken back." in result.out
    assert result.out.count("Taken back with everybody's consent.") == 1
    record = record_in(file)
    assert [entry.everybody for entry in record.entries if entry.kind == UNDO] == [True]
    assert [entry for entry in live(record.entries) if entry.seat >= 0] == []


def test_log_score_cards_table_and_save(run: Run, dealt: Path) -> None:
    lines = ["play 2a", "log", "score", "cards", "table", "save", "quit"]
    result = run("play", "tallinn", "--resume", dealt, lines=lines)
    assert "You play 2a: 2 merchants." in result.out
    assert "Bruno has chosen." in result.out
    assert "Contests: merchants" in result.out
    assert "reconstructed: the printed values are not known" in result.out
    assert result.out.count("Tallinn · Round 2 of 10") == 2
    assert result.out.count(f"The game is saved in {dealt}.") == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", ["hilfe", "zuruck", "Zurück", "ende"]), ("it", ["aiuto", "perche 1", "perché 1", "esci"])],
)
def test_commands_in_other_languages(run: Run, language: str, words: list[str]) -> None:
    result = run("play", "tallinn", "--seed", 1, "--lang", language, lines=words)
    assert (result.code, result.err) == (0, "")


# ---------------------------------------------------------------------- leaving and going on


def test_quit_and_resume(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    first = run("play", "tallinn", "--seed", 5, "--record", file, lines=[*any_numbers(1)[:4], "quit"])
    assert first.code == 0
    assert f"hoftag play tallinn --resume {file}" in first.out
    before = file.read_text(encoding="utf-8")
    second = run("play", "tallinn", "--resume", file, "--seed", 6, lines=any_numbers(2))
    assert (second.code, second.err) == (0, "")
    assert file.read_text(encoding="utf-8").startswith(before)
    assert record_in(file).entries[-1].kind == RESULT


def test_a_finished_game_can_only_be_looked_at(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    result = run("play", "tallinn", "--resume", finished)
    assert (result.code, result.err) == (0, "")
    assert "wins with" in result.out
    assert finished.read_bytes() == before


def test_other_people_may_sit_down(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "tallinn", "--seed", 5, "--record", file, lines=["quit"])
    result = run("play", "tallinn", "--resume", file, "--humans", "none", "--bots", "random")
    assert (result.code, result.err) == (0, "")
    assert record_in(file).entries[-1].kind == RESULT


def test_the_end_of_the_input_keeps_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "tallinn", "--seed", 5, "--record", file, lines=["1", "1"])
    assert result.code == 130
    assert result.err == f"hoftag: stopped; the game is saved in {file}\n"
    assert [entry.seat for entry in record_in(file).entries if entry.kind == MOVE].count(0) == 2


def test_an_unfinished_last_line_is_cut_off(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "tallinn", "--seed", 5, "--record", file, lines=["1", "quit"])
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    result = run("play", "tallinn", "--resume", file, lines=["quit"])
    assert result.code == 0
    assert "The last line of the record was unfinished" in result.out
    record_in(file)


def test_saved_games_lie_in_the_data_folder(run: Run, tmp_path: Path) -> None:
    run("play", "tallinn", lines=["quit"])
    run("play", "tallinn", lines=["quit"])
    saved = list((tmp_path / "data" / "hoftag").iterdir())
    assert len(saved) == 2
    assert all(path.name.startswith("tallinn-") and path.suffix == ".jsonl" for path in saved)


def test_a_killed_game_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "hoftag.cli", "play", "tallinn", "--seed", "5", "--record", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.flush()
        seen = b""
        deadline = time.monotonic() + 60
        while seen.count(b"You > ") < 4:  # the fourth question: three moves were acknowledged
            seen += os.read(process.stdout.fileno(), 4096)
            assert time.monotonic() < deadline
        process.send_signal(signal.SIGKILL)
    own = [entry for entry in record_in(file).entries if entry.seat == 0]
    assert len(own) == 3


def test_two_programs_do_not_write_to_one_record(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "tallinn", "--seed", 5, "--record", file, lines=["quit"])
    answers = iter(["1", "1"])

    def typed(prompt: str) -> str:
        with file.open("a", encoding="utf-8") as other:
            other.write("{}\n")
        return next(answers)

    monkeypatch.setattr("builtins.input", typed)
    result = run("play", "tallinn", "--resume", file)
    assert result.code == 2
    assert result.err == f"hoftag: {file}: was changed by another program while the game went on\n"


def test_a_game_as_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "".join(f"{number}\n" for number in any_numbers(1))
    result = run_process("play", "tallinn", "--seed", 5, "--record", file, "--plain", typed=typed, COLUMNS="120")
    assert (result.code, result.err) == (0, "")
    assert "\x1b" not in result.out
    assert record_in(file).entries[-1].kind == RESULT
