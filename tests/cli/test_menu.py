"""The menu: a game from beginning to end, resuming, languages, and leaving politely."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run, any_numbers

from hoftag.games import registry

PLAY = registry.ids().index("tallinn") + 1
AUGSBURG = registry.ids().index("augsburg") + 1
STAUFER = registry.ids().index("staufer") + 1
RESUME, LANGUAGE, QUIT = [len(registry.ids()) + number for number in (1, 2, 3)]


def test_the_end_of_the_input_is_polite(run: Run) -> None:
    result = run("menu")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("See you at the next court day.\n")


@pytest.mark.parametrize("count", range(9))
def test_one_can_leave_anywhere(run: Run, count: int) -> None:
    lines = [PLAY, 2, 1, 2, 2, 2, 1, 2, 1][:count]
    result = run("menu", lines=lines)
    assert (result.code, result.err) == (0, "")


def test_a_whole_game_and_back_to_the_menu(run: Run, tmp_path: Path) -> None:
    # three players, one person, thumb bots, with Legate and Chronicle, leader first, start cards count
    setup = [PLAY, 3, 1, 2, 2, 2, 2, 2]
    result = run("menu", lines=[*setup, *any_numbers(4, 20), QUIT])
    assert (result.code, result.err) == (0, "")
    assert "Exchange of hand cards" in result.out
    assert "wins with" in result.out
    assert result.out.count("Hoftag ─") == 2
    assert result.out.endswith("See you at the next court day.\n")
    assert list((tmp_path / "data" / "hoftag").glob("*.jsonl"))


def test_quit_and_go_on(run: Run) -> None:
    lines = [PLAY, "", "", "", "", "", "", "1", "quit", RESUME, "", "log", "quit", QUIT]
    result = run("menu", lines=lines)
    assert (result.code, result.err) == (0, "")
    assert "Go on with a saved game (1)" in result.out
    assert "You play" in result.out


def test_a_game_of_augsburg_with_its_options(run: Run) -> None:
    # four players, two people, random bots, the first seat starts, hand sizes are shown
    setup = [AUGSBURG, 4, 2, 1, 2, 2]
    result = run("menu", lines=[*setup, "", "done", "", "done", "", "quit", QUIT])
    assert (result.code, result.err) == (0, "")
    assert "Who begins the first auction is drawn by lot, or it is the first seat." in result.out
    assert "Philipp is visited. You begin." in result.out
    assert "hand: 2" in result.out


def test_a_game_of_staufer_with_a_set_of_privileges(run: Run) -> None:
    # two players, one person, random bots, the set with rain of points
    result = run("menu", lines=[STAUFER, 2, 1, 1, 4, "quit", QUIT])
    assert (result.code, result.err) == (0, "")
    flat = " ".join(result.out.split())
    assert "any six kinds are possible, by their numbers in rising order: privileges=1+4+7+10+13+16." in flat
    assert "7 six at random" in flat
    assert "8 " not in flat.split("7 six at random")[1].split(">")[0]
    assert "6 ×1 king's region +3" in flat


def test_nothing_to_go_on_with(run: Run) -> None:
    result = run("menu", lines=[RESUME, QUIT])
    assert "There is no saved game to go on with." in result.out


def test_languages(run: Run) -> None:
    result = run("menu", lines=[LANGUAGE, 2, LANGUAGE, 3, QUIT])
    assert "Sprache" in result.out
    assert "Lingua" in result.out
    assert result.out.endswith("Alla prossima dieta di corte.\n")


def test_wrong_answers_are_asked_again(run: Run) -> None:
    result = run("menu", lines=["x", "9", "-1", QUIT])
    assert result.out.count(f"Please answer with a number from 1 to {QUIT}.") == 3


def test_a_damaged_record_does_not_disturb_the_menu(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "hoftag"
    folder.mkdir(parents=True)
    (folder / "broken.jsonl").write_bytes(b"\xff{")
    result = run("menu", lines=[RESUME, QUIT])
    assert (result.code, result.err) == (0, "")
    assert "There is no saved game to go on with." in result.out
