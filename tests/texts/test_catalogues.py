"""The text files of all languages against the words of the games: complete, equal in their places, without orphans."""

from __future__ import annotations

import ast
import copy
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hoftag
from hoftag.bots.registry import bots_for
from hoftag.core.contract import Game
from hoftag.core.playout import playout
from hoftag.core.rng import Rng
from hoftag.core.tables import SOURCES
from hoftag.games import registry
from hoftag.texts.catalogue import domains, text_files
from hoftag.texts.languages import languages

Catalogue = dict[str, ftl.Message]

COMPOSED = {"seat", "half", "order", "cards", "bid"}  # domains whose names are put together in code, or are numbers
OMITTED = {  # text: places of its phrase that it need not name, and why
    "verb-chronicle-did": {"seat"},  # chance lays the card, for nobody in particular
    "verb-open-did": {"seat"},  # so does it here
    "verb-top-did": {"seat"},  # and this is about the pile
    "verb-on-top-did": {"seat"},
    "verb-ring-did": {"seat"},  # what is laid out is nobody's
    "verb-tile-did": {"seat"},
    "verb-chest-did": {"seat"},
    "verb-kind-did": {"seat"},
    "verb-row-region-did": {"seat"},
    "verb-row-condition-did": {"seat"},
    "verb-row-journey-did": {"seat"},
}
DERIVED = {"step-", "verb-", "event-", "reason-", "option-"}  # families whose members come from the game's words alone
FROM_DATA = {"table-silver", "table-gold", "table-gold-silver"}  # keys made of coins on the score card
GAMES = registry.ids()
LANGUAGES = languages()


# ---------------------------------------------------------------------- reading


def parsed(path: Path) -> tuple[Catalogue, list[str]]:
    """The messages of a file, and what is wrong with its syntax."""
    messages: Catalogue = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            wrong.append(f"{path.name}: not understood: {entry.content!r}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                wrong.append(f"{path.name}: {entry.id.name} is there twice")
            messages[entry.id.name] = entry
    return messages, wrong


class Variables(Visitor):
    """Collects the names of all places of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def places(message: ftl.Message | ftl.Attribute) -> set[str]:
    """The places a message, or one of its forms, names in any variant; `chest-short` names a form of `chest`."""
    found = Variables()
    found.visit(message)
    return {name.partition("-")[0] for name in found.names}


def catalogues(game: Game[Any, Any] | None) -> dict[str, Catalogue]:
    """The last file of each language: the game's, or the general one."""
    return {language: parsed(text_files(game, language)[-1])[0] for language in LANGUAGES}


# ---------------------------------------------------------------------- what has to be there


def option_sets(game: Game[Any, Any]) -> list[dict[str, int]]:
    """Every allowed combination of options; of choices that are not listed the last one stands for all."""
    found = []
    choices = [sorted({*range(option.listed), len(option.choices) - 1}) for option in game.options]
    for values in product(*choices):
        chosen = {option.key: value for option, value in zip(game.options, values, strict=True)}
        if all(not option.needs or not chosen[option.key] or chosen[option.needs] for option in game.options):
            found.append(chosen)
    return found


def score_keys(game: Game[Any, Any]) -> set[str]:
    """Every line a score can have, at the beginning and at the end of games with all options."""
    keys: set[str] = set()
    for options in option_sets(game):
        state = game.setup(game.max_seats, options)
        keys |= {item.key for score in game.score(state) for item in score.items}
        playout(game, state, Rng(1))
        keys |= {item.key for score in game.score(state) for item in score.items}
    return keys


def required(game: Game[Any, Any]) -> dict[str, tuple[set[str], set[str]]]:
    """Every text a game needs: the places it has to name, and those it may name besides."""
    words = game.words
    need: dict[str, tuple[set[str], set[str]]] = {"game-title": (set(), set()), "game-description": (set(), set())}
    for step in words.steps:
        need[f"step-{step}"] = (set(), set())
        need[f"step-{step}-wait"] = (set(), {"seats"})
        need[f"step-{step}-title"] = (set(), set())
    for phrase in words.verbs:
        need[f"verb-{phrase.key}"] = (set(phrase.places), set())
        need[f"verb-{phrase.key}-did"] = ({*phrase.places, "seat"}, {"you"})
    for phrase in words.events:
        need[f"event-{phrase.key}"] = (set(phrase.places), {"you", "items"})
    for phrase in words.reasons.values():
        need[f"reason-{phrase.key}"] = (set(phrase.places), set())
    for id, domain in domains(game).items():
        for value, name in enumerate(domain.names):
            if id not in COMPOSED:
                need[f"{id}-{name}"] = (set(), set())
            for key, _ in game.printed(id, value):
                need[key] = ({"count"}, set())
    for key in score_keys(game):
        need[f"score-{key}"] = (set(), set())
    for option in game.options:
        for key in [option.key, f"{option.key}-help", *[f"{option.key}-{choice}" for choice in option.shown()]]:
            need[f"option-{key}"] = (set(), set())
    return {key: (must - OMITTED.get(key, set()), may | OMITTED.get(key, set())) for key, (must, may) in need.items()}


@cache
def strings_in_code() -> tuple[set[str], set[str]]:
    """All string constants of the command line and the texts, and the beginnings of strings with places."""
    root = Path(str(hoftag.__file__)).parent
    whole: set[str] = set()
    beginnings: set[str] = set()
    for folder in ("cli", "texts"):
        for path in (root / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    first = node.values[0]
                    if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+-", str(first.value)):
                        beginnings.add(str(first.value))
    return whole, beginnings


def used_in_code(key: str) -> bool:
    """Whether the code can ask for a key: in full, or as a known beginning and a name from the code."""
    whole, beginnings = strings_in_code()
    if key in whole or key in FROM_DATA:
        return True
    names = whole | set(SOURCES) | {bot for id in GAMES for bot in bots_for(id)}
    names |= {name for id in GAMES for domain in domains(registry.game(id)).values() for name in domain.names}
    return any(key.startswith(start) and key.removeprefix(start) in names for start in beginnings - DERIVED)


def composed(game: Game[Any, Any], key: str) -> bool:
    """Whether a key is a form of a domain that texts are put together with, or the name of a composed thing."""
    for id, domain in domains(game).items():
        if key in {f"{id}-{form}" for form in ("shown", "list", "join", "one")}:
            return True
        if id in COMPOSED and key.removeprefix(f"{id}-") in domain.names:
            return True
    return False


# ---------------------------------------------------------------------- finding faults


def faults(game: Game[Any, Any], files: dict[str, Catalogue]) -> list[str]:
    """Everything wrong with the text files of a game."""
    need = required(game)
    wrong: list[str] = []
    for language, messages in files.items():
        for key, (must, may) in need.items():
            if key not in messages:
                wrong.append(f"{language}: {key} is missing")
                continue
            named = places(messages[key])
            if must - named:
                wrong.append(f"{language}: {key} leaves out {sorted(must - named)}")
            if named - must - may:
                wrong.append(f"{language}: {key} names {sorted(named - must - may)}")
        for key in messages:
            if key not in need and not composed(game, key) and not used_in_code(key):
                wrong.append(f"{language}: {key} is used by nothing")
    return wrong + differences(files) + unpaired(files)


def unpaired(files: dict[str, Catalogue]) -> list[str]:
    """Where a sentence for several events lacks its items, or items their sentence."""
    wrong: list[str] = []
    for language, messages in files.items():
        for key, message in messages.items():
            forms = {attribute.id.name: places(attribute) for attribute in message.attributes}
            if ("many" in forms) != ("item" in forms):
                wrong.append(f"{language}: {key} has only one of .many and .item")
            if "head" in forms and "many" not in forms:
                wrong.append(f"{language}: {key} has a .head, but no .many")
            if key.startswith("event-") and ("items" in places(message)) != ("items" in forms.get("many", set())):
                wrong.append(f"{language}: {key} does not name its items in .many")
    return wrong


def differences(files: dict[str, Catalogue]) -> list[str]:
    """Where the languages differ in their keys or places."""
    wrong: list[str] = []
    english = files["en"]
    for language, messages in files.items():
        for key in english.keys() ^ messages.keys():
            wrong.append(f"{language}: {key} is in one language only")
        for key in english.keys() & messages.keys():
            if places(english[key]) != places(messages[key]):
                wrong.append(f"{language}: {key} has other places than in English")
            if english[key].value is None or messages[key].value is None:
                wrong.append(f"{language}: {key} is empty")
            if {a.id.name for a in english[key].attributes} != {a.id.name for a in messages[key].attributes}:
                wrong.append(f"{language}: {key} has other attributes than in English")
    return wrong


# ---------------------------------------------------------------------- tests


@pytest.mark.parametrize("game_id", GAMES)
def test_game_texts_are_complete_and_equal(game_id: str) -> None:
    game = registry.game(game_id)
    assert faults(game, catalogues(game)) == []


def test_general_texts_are_equal_and_used() -> None:
    files = catalogues(None)
    assert differences(files) == []
    assert [key for key in files["en"] if not used_in_code(key)] == []


def test_every_bot_and_ground_has_a_text() -> None:
    general = catalogues(None)["en"]
    wanted = {f"bot-{bot}" for id in GAMES for bot in bots_for(id)} | {f"ground-{source}" for source in SOURCES}
    assert wanted <= general.keys()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_syntax_is_sound_and_nothing_is_there_twice(game_id: str, language: str) -> None:
    general, own = text_files(registry.game(game_id), language)
    first, wrong = parsed(general)
    second, more = parsed(own)
    assert wrong + more == []
    assert first.keys() & second.keys() == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_every_language(game_id: str) -> None:
    folder = text_files(registry.game(game_id), "en")[-1].parent
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)


# ---------------------------------------------------------------------- each check bites


Planted = tuple[Game[Any, Any], dict[str, Catalogue]]


@pytest.fixture
def planted() -> Planted:
    """A game and its text files, free to be spoilt."""
    game = registry.game("tallinn")
    return game, copy.deepcopy(catalogues(game))


@pytest.fixture
def planted_augsburg() -> Planted:
    """The same of Augsburg, whose texts have forms for several events."""
    game = registry.game("augsburg")
    return game, copy.deepcopy(catalogues(game))


@pytest.mark.parametrize("key", ["step-select-wait", "verb-lay-did", "event-compared", "reason-not-now", "card-legate"])
def test_a_missing_text_is_noticed(planted: Planted, key: str) -> None:
    game, files = planted
    del files["it"][key]
    assert f"it: {key} is missing" in faults(game, files)


@pytest.mark.parametrize("key", ["score-towers", "option-legate-help", "person-monk", "table-display"])
def test_a_text_missing_everywhere_but_in_english_is_noticed(planted: Planted, key: str) -> None:
    game, files = planted
    for language in LANGUAGES:
        if language != "en":
            del files[language][key]
    assert f"de: {key} is in one language only" in faults(game, files)


class Renaming(Visitor):
    """Gives one place another name."""

    def __init__(self, old: str, new: str) -> None:
        self.old = old
        self.new = new

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        if node.id.name == self.old:
            node.id.name = self.new


@pytest.mark.parametrize(
    ("key", "place"), [("event-played", "half"), ("verb-play", "half"), ("reason-too-few-paid", "number2")]
)
def test_a_renamed_place_is_noticed(planted: Planted, key: str, place: str) -> None:
    game, files = planted
    Renaming(place, "other").visit(files["de"][key])
    wrong = faults(game, files)
    assert f"de: {key} leaves out ['{place}']" in wrong
    assert f"de: {key} names ['other']" in wrong
    assert f"de: {key} has other places than in English" in wrong


def test_an_orphan_is_noticed(planted: Planted) -> None:
    game, files = planted
    for messages in files.values():
        messages["table-nobody-asks"] = messages["table-display"]
        messages["event-never"] = messages["event-round"]
    wrong = faults(game, files)
    assert "en: table-nobody-asks is used by nothing" in wrong
    assert "en: event-never is used by nothing" in wrong


@pytest.mark.parametrize("key", ["stage-office-3", "noble-leo", "symbol-cards", "offered-cards", "tile-mint-master"])
def test_a_missing_component_is_noticed(planted_augsburg: Planted, key: str) -> None:
    game, files = planted_augsburg
    del files["de"][key]
    assert f"de: {key} is missing" in faults(game, files)


@pytest.mark.parametrize("part", ["many", "item"])
def test_a_form_for_several_without_its_other_half_is_noticed(planted_augsburg: Planted, part: str) -> None:
    game, files = planted_augsburg
    message = files["it"]["event-shown"]
    message.attributes = [attribute for attribute in message.attributes if attribute.id.name != part]
    wrong = faults(game, files)
    assert "it: event-shown has only one of .many and .item" in wrong
    assert "it: event-shown has other attributes than in English" in wrong


def test_items_outside_their_form_are_noticed(planted_augsburg: Planted) -> None:
    game, files = planted_augsburg
    Renaming("card", "items").visit(files["en"]["event-discarded"])
    assert "en: event-discarded does not name its items in .many" in faults(game, files)


def test_a_new_word_of_the_game_is_noticed() -> None:
    game = registry.game(GAMES[0])
    files = catalogues(game)
    assert faults(game, files) == []
    steps = list(game.words.steps)
    game.words.steps.append("encore")
    try:
        assert "en: step-encore is missing" in faults(game, files)
    finally:
        game.words.steps[:] = steps


def test_bad_syntax_and_doubles_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "xx.ftl"
    file.write_text("good = good\nbad = { $x\ngood = again\n", encoding="utf-8")
    _, wrong = parsed(file)
    assert len(wrong) == 2
