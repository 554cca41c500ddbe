"""The rules in German and Italian: every rule is there, in its place, and no number has changed."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest

from hoftag.cli.rulebook import Rule, _read, rulebook
from hoftag.games import registry

ENGLISH_ONLY = {  # examples and decision points stay in English
    "tallinn": r"TAL-[DVW]\d",
    "augsburg": r"AUG-[DX]\d",
    "staufer": r"STA-[DW]\d",
}
GAMES = registry.ids()
LANGUAGES = ["de", "it"]


@cache
def rules(game_id: str, language: str) -> dict[str, Rule]:
    """The rules of a game as the program shows them in a language, by id."""
    return {rule.id: rule for rule in rulebook(registry.game(game_id), language).rules}


def wanted(game_id: str) -> list[str]:
    """The rules that are translated."""
    return [id for id in rules(game_id, "en") if not re.match(ENGLISH_ONLY[game_id], id)]


def numbers(rule: Rule) -> list[str]:
    """The numbers a rule names, ids and notes in brackets left out."""
    text = re.sub(r"\[[^\]]*\]|[A-Z]{3}-[\w.]+", "", rule.text)
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_is_there_once_and_in_order(game_id: str, language: str) -> None:
    translated = _read(registry.game(game_id), f"rules.{language}.md").rules
    assert [rule.id for rule in translated] == wanted(game_id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "id"), [pair for game_id in GAMES for pair in product([game_id], wanted(game_id))])
def test_a_rule_names_the_same_numbers(game_id: str, id: str, language: str) -> None:
    english, translated = rules(game_id, "en")[id], rules(game_id, language)[id]
    assert numbers(translated) == numbers(english)
    assert translated.text != english.text


@pytest.mark.parametrize(
    ("game_id", "example"), [("tallinn", "W1"), ("augsburg", "X6"), ("augsburg", "D5"), ("staufer", "W19")]
)
def test_what_is_not_translated_is_shown_in_english(game_id: str, example: str) -> None:
    game = registry.game(game_id)
    assert rulebook(game, "de").find(example) == rulebook(game).find(example) != []
