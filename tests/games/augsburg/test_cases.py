"""The rule cases of Augsburg pass and cover every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import hoftag.games.augsburg
from hoftag.check.cases import Case, load_cases, load_claims, read_cases
from hoftag.check.coverage import rule_ids, uncovered, unknown
from hoftag.check.laws import LAWS
from hoftag.check.runner import run_case
from hoftag.games import registry

FOLDER = Path(__file__).parent / "cases"
RULES = (Path(hoftag.games.augsburg.__file__).parent / "rules.md").read_text(encoding="utf-8")
CASES = load_cases(FOLDER)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file.removesuffix('.toml')}: {case.title}")
def test_case(case: Case) -> None:
    assert run_case(registry.game("augsburg"), case) == []


def test_every_rule_is_shown_by_a_case() -> None:
    assert uncovered(RULES, CASES, []) == []


def test_only_rules_that_exist_are_cited() -> None:
    assert unknown(RULES, CASES, load_claims(FOLDER)) == []


def test_rule_ids_are_defined_once() -> None:
    ids = rule_ids(RULES)
    assert len(ids) == len(set(ids))
    assert {"AUG-1.1", "AUG-12.3", "AUG-13", "AUG-R69", "AUG-X18", "AUG-D1", "AUG-D8", "AUG-C5"} <= set(ids)


def test_titles_are_unique_within_a_file() -> None:
    names = [(case.file, case.title) for case in CASES]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("part", ["X1a", "X1b", "X1c", "X6b"])
def test_parts_of_examples_have_a_case_too(part: str) -> None:
    assert f"**AUG-{part}**" in RULES
    assert [case.title for case in CASES if case.title.startswith(f"{part}: ")]


def test_laws_cited_exist() -> None:
    assert [claim.law for claim in load_claims(FOLDER) if claim.law and claim.law not in LAWS] == []


def test_an_uncovered_rule_is_listed() -> None:
    text = RULES + "\n- **AUG-99.1** A new rule.\n| AUG-D99 | a new question |\n"
    assert uncovered(text, CASES, []) == ["AUG-99.1", "AUG-D99"]
    assert "AUG-1.1" in unknown("- **AUG-1.2** The only rule.", CASES, [])


# ---------------------------------------------------------------------- planted faults

SOUND = """
[[case]]
rule = ["AUG-4.3.4"]
title = "planted"
seats = 2
given = { noble = "leo", sides = [{ hand = ["leo-9"] }, { hand = ["leo-2", "joker"] }] }
nature = ["top 300"]
legal = { "0" = ["pass", "bid 1"] }
refused = [{ move = "0: bid 2", rule = "AUG-4.1.4", reason = "above-ceiling 1" }]
play = ["0: bid 1", "1: bid 1", "0: show leo-9", "1: show leo-2"]
then = { beginner = 0, "sides.1.money" = 100, top_discard = "leo-9", taken = "none" }
view = { "1" = { topDiscard = "leo-9" } }
absent = { "0" = ["sides.1.hand"] }
told = { "0" = ["won 0 leo", "consoled 1 100"] }
untold = { "0" = ["consoled 1 50"] }
score = { "0" = { total = 0, lapses = 0 } }
step = "take"
"""

# what is changed in the sound case, into what, and what has to be said about it
FAULTS = [
    ('"sides.1.money" = 100', '"sides.1.money" = 50', "sides.1.money: expected 50, got 100"),
    ('taken = "none"', 'taken = "p1"', "taken: expected 'p1', got 'none'"),
    ('["pass", "bid 1"]', '["pass", "bid 1", "bid 2"]', "missing ['bid 2']"),
    ('["pass", "bid 1"]', '["pass"]', "not expected ['bid 1']"),
    ("above-ceiling 1", "above-ceiling 2", "expected above-ceiling 2 [AUG-4.1.4], got above-ceiling 1 [AUG-4.1.4]"),
    ('rule = "AUG-4.1.4"', 'rule = "AUG-4.1.3"', "expected above-ceiling 1 [AUG-4.1.3], got above-ceiling 1"),
    ('"top 300"', '"top 350", "top 200"', "NATURE never got to 'top 200'"),
    ('{ topDiscard = "leo-9" }', '{ topDiscard = "leo-2" }', "topDiscard: expected 'leo-2', got 'leo-9'"),
    ('absent = { "0"', 'absent = { "1"', "sides.1.hand should not be there"),
    ('["won 0 leo", "consoled 1 100"]', '["consoled 1 100", "won 0 leo"]', "was not told, or not in this order"),
    ('untold = { "0" = ["consoled 1 50"] }', 'untold = { "0" = ["consoled 1 100"] }', "should not be known"),
    ("lapses = 0", "lapses = 2", "lapses: expected 2, got 0"),
    ('step = "take"', 'step = "use"', "step: expected use, got take"),
]  # fmt: skip


def test_the_case_without_a_fault_passes() -> None:
    (case,) = read_cases(SOUND, "planted.toml")
    assert run_case(registry.game("augsburg"), case) == []


@pytest.mark.parametrize(("good", "bad", "said"), FAULTS, ids=lambda text: text[:40])
def test_a_planted_fault_is_found(good: str, bad: str, said: str) -> None:
    assert SOUND.count(good) == 1
    (case,) = read_cases(SOUND.replace(good, bad), "planted.toml")
    assert [problem for problem in run_case(registry.game("augsburg"), case) if said in problem]
