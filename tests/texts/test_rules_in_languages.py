"""The rules in German and Italian: every rule is there, in its place, and no number has changed."""

from __future__ import annotations

import re

import pytest

from hoftag.cli.rulebook import Rule, _read, rulebook
from hoftag.games.registry import game

TALLINN = game("tallinn")
ENGLISH = {rule.id: rule for rule in _read(TALLINN, "rules.md").rules}
WANTED = [id for id in ENGLISH if not re.match(r"TAL-[DVW]\d", id)]  # examples and decision points stay in English


def numbers(rule: Rule) -> list[str]:
    """The numbers a rule names, ids and notes in brackets left out."""
    text = re.sub(r"\[[^\]]*\]|TAL-[\w.]+", "", rule.text)
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_rule_is_there_once_and_in_order(language: str) -> None:
    assert [rule.id for rule in _read(TALLINN, f"rules.{language}.md").rules] == WANTED


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("id", WANTED)
def test_a_rule_names_the_same_numbers(language: str, id: str) -> None:
    rule = next(rule for rule in rulebook(TALLINN, language).rules if rule.id == id)
    assert numbers(rule) == numbers(ENGLISH[id])
    assert rule.text != ENGLISH[id].text


def test_what_is_not_translated_is_shown_in_english() -> None:
    assert rulebook(TALLINN, "de").find("W1") == rulebook(TALLINN).find("W1") != []
