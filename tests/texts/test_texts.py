"""The class that fills texts: every sentence renders, plurals and persons fit, and nothing is silently English."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hoftag.core.contract import Game, Note
from hoftag.core.errors import SetupError
from hoftag.core.reason import Reason
from hoftag.core.words import Phrase
from hoftag.games import registry
from hoftag.texts import catalogue
from hoftag.texts.catalogue import MissingText, Texts, domains
from hoftag.texts.languages import choose_language, languages

LANGUAGES = languages()
GAMES = registry.ids()
NAMES = ["Anna", "Bruno", "Clara", "Dino"]


@pytest.fixture(params=list(product(GAMES, LANGUAGES)), ids=lambda pair: "-".join(pair))
def texts(request: pytest.FixtureRequest) -> Texts:
    """The texts of every game in every language."""
    id, language = request.param
    return Texts(registry.game(id), language)


def game_of(texts: Texts) -> Game[Any, Any]:
    assert texts.game is not None
    return texts.game


def samples(phrase: Phrase) -> list[tuple[int, ...]]:
    """Arguments for a phrase: first and last thing of each domain, small and larger numbers, different seats."""
    columns = []
    for place, domain in zip(phrase.places, phrase.domains, strict=True):
        if not domain.names:
            columns.append([0, 1, 2, 11])
        elif place == "seat2":
            columns.append([1])
        else:
            columns.append([0, len(domain.names) - 1])
    return list(product(*columns))


def test_every_move_renders_and_reads_differently(texts: Texts) -> None:
    moves = game_of(texts).words.moves
    buttons = [texts.move(move, NAMES) for move in moves]
    assert all(buttons)
    assert len(set(buttons)) == len(moves)


def test_every_move_is_told_to_oneself_and_to_others(texts: Texts) -> None:
    for phrase_number in range(len(game_of(texts).words.verbs)):
        move = game_of(texts).words.of(phrase_number)[0]
        for me in (-2, 0, 1):
            assert texts.did(0, move, NAMES, me).endswith(".")


def test_every_event_renders(texts: Texts) -> None:
    for number, phrase in enumerate(game_of(texts).words.events):
        for args in samples(phrase):
            for me in (-2, 0, 1, 2):
                sentence = texts.note(Note(number, args), NAMES, me)
                assert sentence
                assert "{" not in sentence


WITHOUT_ITEMS = {"tile"}  # which tile is where means nothing; the table shows their points


def test_several_events_render_as_one(texts: Texts) -> None:
    for number, phrase in enumerate(game_of(texts).words.events):
        for args in samples(phrase):
            for me in (-2, 0, 1, 2):
                note = Note(number, args)
                together = texts.several(note, "some things", NAMES, me)
                if together is not None:
                    assert "some things" in together or phrase.key in WITHOUT_ITEMS
                    assert "{" not in together + texts.item(note, NAMES, me)
                    assert texts.item(note, NAMES, me)
                else:
                    assert texts.item(note, NAMES, me) == ""


def test_every_reason_renders_with_its_rule(texts: Texts) -> None:
    for key, phrase in game_of(texts).words.reasons.items():
        for args in samples(phrase):
            assert texts.reason(Reason("ABC-1.2", key, args), NAMES).endswith(" [ABC-1.2]")


def test_every_step_renders(texts: Texts) -> None:
    for step in range(len(game_of(texts).words.steps)):
        assert texts.step(step)
        assert texts.step(step, "title")
        assert texts.step(step, "wait", seats="Anna")


def test_every_thing_has_a_name_of_its_own(texts: Texts) -> None:
    for id, domain in domains(game_of(texts)).items():
        if id != "seat":
            names = [texts.thing(id, value) for value in range(len(domain.names))]
            assert len(set(names)) == len(names)


def test_no_text_holds_isolation_marks(texts: Texts) -> None:
    line = texts.move(game_of(texts).words.moves[0], NAMES)
    assert not any(mark in line for mark in "\u2066\u2067\u2068\u2069")


# ---------------------------------------------------------------------- what is missing is an error


def test_a_missing_key_is_an_error_in_one_line() -> None:
    with pytest.raises(MissingText, match="de: there is no text 'no-such-key'"):
        Texts(registry.game("tallinn"), "de").text("no-such-key")
    assert "\n" not in str(MissingText("a"))


def test_a_missing_place_is_an_error() -> None:
    with pytest.raises(MissingText, match="'points' cannot be filled"):
        Texts(registry.game("tallinn"), "it").text("points")


def test_general_texts_have_no_game() -> None:
    texts = Texts(None, "en")
    assert texts.text("you") == "You"
    with pytest.raises(MissingText, match="without a game"):
        texts.step(0)
    with pytest.raises(MissingText):
        texts.text("game-title")


def test_a_language_without_files_is_an_error() -> None:
    with pytest.raises(MissingText, match=r"there is no text file xx\.ftl"):
        Texts(None, "xx")


def test_a_word_without_text_does_not_fall_back(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts(registry.game("tallinn"), "it")
    monkeypatch.delitem(texts._bundle._messages, "event-round")
    with pytest.raises(MissingText, match="event-round"):
        texts.note(Note([phrase.key for phrase in game_of(texts).words.events].index("round"), (3,)), NAMES, 0)


# ---------------------------------------------------------------------- the language


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        ("it", {"HOFTAG_LANG": "de"}, "it"),
        (None, {"HOFTAG_LANG": "de", "LANG": "it_IT.UTF-8"}, "de"),
        (None, {"LC_ALL": "it_IT.UTF-8", "LANG": "de_DE.UTF-8"}, "it"),
        (None, {"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_choice_of_language(given: str | None, environment: dict[str, str], language: str) -> None:
    assert choose_language(given, environment) == language


@pytest.mark.parametrize(("given", "environment"), [("fr", {}), (None, {"HOFTAG_LANG": "xx"})])
def test_an_unknown_language_is_an_error(given: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(SetupError, match="there is no language"):
        choose_language(given, environment)


def test_english_comes_first_and_languages_come_from_files() -> None:
    assert languages()[0] == "en"
    assert set(languages()) == {path.stem for path in catalogue.FOLDER.glob("*.ftl")}
