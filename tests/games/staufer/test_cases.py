"""The rule cases of Die Staufer pass and cover every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import hoftag.games.staufer
from hoftag.check.cases import Case, load_cases, load_claims, read_cases
from hoftag.check.coverage import rule_ids, uncovered, unknown
from hoftag.check.laws import LAWS
from hoftag.check.runner import run_case
from hoftag.games import registry

FOLDER = Path(__file__).parent / "cases"
RULES = (Path(hoftag.games.staufer.__file__).parent / "rules.md").read_text(encoding="utf-8")
CASES = load_cases(FOLDER)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file.removesuffix('.toml')}: {case.title}")
def test_case(case: Case) -> None:
    assert run_case(registry.game("staufer"), case) == []


def test_every_rule_is_shown_by_a_case() -> None:
    assert uncovered(RULES, CASES, []) == []


def test_only_rules_that_exist_are_cited() -> None:
    assert unknown(RULES, CASES, load_claims(FOLDER)) == []


def test_rule_ids_are_defined_once() -> None:
    ids = rule_ids(RULES)
    assert len(ids) == len(set(ids))
    assert {"STA-1.1", "STA-4.5.1", "STA-9.3.6", "STA-10.30", "STA-R57", "STA-W30", "STA-D01", "STA-D70"} <= set(ids)


def test_titles_are_unique_within_a_file() -> None:
    names = [(case.file, case.title) for case in CASES]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("number", range(1, 31))
def test_every_worked_example_has_a_case_of_its_name(number: int) -> None:
    cited = [case for case in CASES if f"STA-W{number:02}" in case.rules]
    assert [case.title for case in cited if case.file.startswith("14-examples") and case.title.startswith("W")]


def test_laws_cited_exist() -> None:
    assert [claim.law for claim in load_claims(FOLDER) if claim.law and claim.law not in LAWS] == []


def test_an_uncovered_rule_is_listed() -> None:
    text = RULES + "\n- **STA-99.1** A new rule.\n| STA-D99 | a new question |\n"
    assert uncovered(text, CASES, []) == ["STA-99.1", "STA-D99"]
    assert "STA-1.1" in unknown("- **STA-1.2** The only rule.", CASES, [])


# ---------------------------------------------------------------------- planted faults

SOUND = """
[[case]]
rule = ["STA-9.5"]
title = "planted"
seats = 2
given = { privileges = [1, 8], fields = { noble = ["violet"] }, sides = [{ court = [3, 0], violet = 1 }, {}] }
legal = { "1" = [] }
refused = [{ move = "0: occupy aachen-1", rule = "STA-5.7", reason = "needs-noble aachen-1" }]
play = ["0: supply noble", "0: exchange 8"]
nature = ["chest brown"]
legal_after = { "0" = [] }
then = { player = 0, "sides.0.court" = [3, 1], supply_track = [0], king = "aachen" }
view = { "1" = { "privileges.8" = 0 } }
absent = { "0" = ["sides.1.contracts.0"] }
told = { "1" = ["exchanged 0 8", "drew-chest 0 brown"] }
untold = { "1" = ["exchanged 0 1"] }
score = { "0" = { total = 0, privilege-1 = 0 } }
step = "turn"
"""

# what is changed in the sound case, into what, and what has to be said about it
FAULTS = [
    ('"sides.0.court" = [3, 1]', '"sides.0.court" = [3, 0]', "sides.0.court: expected [3, 0], got [3, 1]"),
    ('king = "aachen"', 'king = "none"', "king: expected 'none', got 'aachen'"),
    ('legal = { "1" = [] }', 'legal = { "1" = ["supply noble"] }', "missing ['supply noble']"),
    ('legal_after = { "0" = [] }', 'legal_after = { "1" = [] }', "not expected ['supply envoy-and-noble'"),
    ("needs-noble aachen-1", "needs-noble aachen-2", "expected needs-noble aachen-2 [STA-5.7], got needs-noble"),
    ('rule = "STA-5.7"', 'rule = "STA-5.2"', "expected needs-noble aachen-1 [STA-5.2], got needs-noble aachen-1"),
    ('["chest brown"]', '["chest brown", "chest violet"]', "NATURE never got to 'chest violet'"),
    ('{ "privileges.8" = 0 }', '{ "privileges.8" = 1 }', "privileges.8: expected 1, got 0"),
    ('"sides.1.contracts.0"', '"sides.1.contracts"', "sides.1.contracts should not be there"),
    ('["exchanged 0 8", "drew-chest 0 brown"]', '["drew-chest 0 brown", "exchanged 0 8"]', "or not in this order"),
    ('untold = { "1" = ["exchanged 0 1"] }', 'untold = { "1" = ["exchanged 0 8"] }', "should not be known"),
    ("privilege-1 = 0", "privilege-1 = 8", "privilege-1: expected 8, got 0"),
    ('step = "turn"', 'step = "resolve"', "step: expected resolve, got turn"),
]  # fmt: skip


def test_the_case_without_a_fault_passes() -> None:
    (case,) = read_cases(SOUND, "planted.toml")
    assert run_case(registry.game("staufer"), case) == []


@pytest.mark.parametrize(("good", "bad", "said"), FAULTS, ids=lambda text: text[:40])
def test_a_planted_fault_is_found(good: str, bad: str, said: str) -> None:
    assert SOUND.count(good) == 1
    (case,) = read_cases(SOUND.replace(good, bad), "planted.toml")
    assert [problem for problem in run_case(registry.game("staufer"), case) if said in problem]
