"""The rule cases of Tallinn pass, cover every rule, and can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

import hoftag.games.tallinn
from hoftag.check.cases import Case, CaseError, load_cases, load_claims, read_cases
from hoftag.check.coverage import rule_ids, uncovered, unknown
from hoftag.check.laws import LAWS
from hoftag.check.runner import run_case
from hoftag.games import registry

FOLDER = Path(__file__).parent / "cases"
RULES = (Path(hoftag.games.tallinn.__file__).parent / "rules.md").read_text(encoding="utf-8")
CASES = load_cases(FOLDER)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file.removesuffix('.toml')}: {case.title}")
def test_case(case: Case) -> None:
    assert run_case(registry.game("tallinn"), case) == []


def test_every_rule_is_covered() -> None:
    assert uncovered(RULES, CASES, load_claims(FOLDER)) == []


def test_only_rules_that_exist_are_cited() -> None:
    assert unknown(RULES, CASES, load_claims(FOLDER)) == []


def test_rule_ids_are_defined_once() -> None:
    ids = rule_ids(RULES)
    assert len(ids) == len(set(ids))
    assert {"TAL-1.1", "TAL-14.3", "TAL-R47", "TAL-W4", "TAL-V19", "TAL-D1", "TAL-D6", "TAL-C4"} <= set(ids)


def test_titles_are_unique_within_a_file() -> None:
    names = [(case.file, case.title) for case in CASES]
    assert [name for name in names if names.count(name) > 1] == []


def test_laws_cited_exist() -> None:
    assert [claim.law for claim in load_claims(FOLDER) if claim.law and claim.law not in LAWS] == []


def test_an_uncovered_rule_is_listed() -> None:
    text = RULES + "\n- **TAL-99.1** A new rule.\n| TAL-D99 | a new question |\n"
    assert uncovered(text, CASES, load_claims(FOLDER)) == ["TAL-99.1", "TAL-D99"]
    assert "TAL-1.1" in unknown("- **TAL-1.2** The only rule.", CASES, [])


# ---------------------------------------------------------------------- planted faults

SOUND = """
[[case]]
rule = ["TAL-5.4"]
title = "planted"
seats = 2
options = { towers = "together" }
given.sides = [{ start = "s1", hand = ["3", "5", "9"] }, { start = "s6", hand = ["6", "7", "8"] }]
nature = ["draw 0 1"]
legal = { "0" = ["play 3a", "play 3b", "play 5a", "play 5b", "play 9a", "play 9b"] }
refused = [{ move = "0: play 4a", rule = "TAL-3.2", reason = "not-in-hand" }]
play = ["0: play 3b", "1: play 6a", "0: lay 9"]
then_after = [{ after = 2, "sides.0.points" = 6 }]
then = { round = 2, "sides.0.laid" = ["9"], "sides.1.sealed" = "none" }
score = { "0" = { total = 6, place = 1 } }
view = { "1" = { "sides.0.laidNumber" = 1, over = false } }
absent = { "1" = ["sides.0.laid"] }
told = { "1" = ["contest 0 merchant 2", "laid 0"] }
untold = { "1" = ["laid-card 0 9"] }
step = "select"
over = false
"""

# what is changed in the sound case, into what, and what has to be said about it
FAULTS = [
    ('{ after = 2, "sides.0.points" = 6 }', '{ after = 2, "sides.0.points" = 5 }', "sides.0.points: expected 5, got 6"),
    ('{ after = 2, "sides.0.points" = 6 }', '{ after = 4, "sides.0.points" = 6 }', "there is no move 4"),
    ("round = 2", "round = 3", "round: expected 3, got 2"),
    ("round = 2", "rounds = 2", "there is no rounds"),
    ('"sides.1.sealed" = "none"', '"sides.1.sealed" = "play 6a"', "sides.1.sealed: expected 'play 6a', got 'none'"),
    ('"play 9b"]', "]", "not expected ['play 9b']"),
    ('"play 9b"]', '"play 9b", "play 10a"]', "missing ['play 10a']"),
    ('rule = "TAL-3.2"', 'rule = "TAL-3.5"', "expected not-in-hand [TAL-3.5], got not-in-hand 4 [TAL-3.2]"),
    ('reason = "not-in-hand"', 'reason = "no-cards"', "expected no-cards [TAL-3.2], got not-in-hand 4 [TAL-3.2]"),
    ('reason = "not-in-hand"', 'reason = "not-in-hand 5"', "expected not-in-hand 5 [TAL-3.2], got not-in-hand 4"),
    ("[[case]]", "[[case]]\nweights = [1, 2]", "weights before: expected [1, 2], got []"),
    ("[[case]]", '[[case]]\nimpossible = "too many"', "expected 'too many', but the game begins"),
    ("seats = 2", 'seats = 5\nimpossible = "too many"', "expected 'too many', got 'position: sides: has 2 entries"),
    ('"0: play 4a"', '"0: play 3a"', "expected a refusal, got none"),
    ("total = 6", "total = 7", "score of 0: total: expected 7, got 6"),
    ("place = 1", "place = 2", "place: expected 2, got 1"),
    ("place = 1", "towers = 0", "there is no towers"),
    ('"sides.0.laidNumber" = 1', '"sides.0.laidNumber" = 2', "view of 1: sides.0.laidNumber: expected 2, got 1"),
    ("over = false }", "over = 0 }", "view of 1: over: expected 0, got False"),
    ('absent = { "1"', 'absent = { "0"', "view of 0: sides.0.laid should not be there, but is ['9']"),
    ('["contest 0 merchant 2", "laid 0"]', '["laid 0", "contest 0 merchant 2"]', "was not told, or not in this order"),
    ('untold = { "1"', 'untold = { "0"', "'laid-card 0 9' should not be known"),
    ('step = "select"', 'step = "towers"', "step: expected towers, got select"),
    ("\nover = false", "\nover = true", "over: expected True, got False"),
    ('"draw 0 1"', '"draw 0 3"', "NATURE never got to 'draw 0 3'"),
    ('"0: lay 9"]', '"0: lay 3"]', "'lay 3' is not legal for seat 0"),
    ('"0: lay 9"]', '"0: lie 9"]', "'lie' is no verb"),
    ("[[case]]", '[[case]]\nuntil = "draw"', "NATURE is not asked in step draw"),
    ('towers = "together"', 'towers = "never"', "option 'towers' is one of together, leader-first"),
    ('towers = "together"', 'tower = "together"', "no option 'tower'"),
    ("seats = 2", "seats = 3", "sides: has 2 entries"),
    ("seats = 2", "seats = 5", "sides: has 2 entries"),
    # positions that cannot be
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "11"]', "sides[0].hand: '11' is no card"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "5"]', "sides[0].hand: card 5 is named twice"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], display = ["3a"]', "card 3 is named twice"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "legate"]', "card legate is named twice or not in this game"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], towers = 1', "sides[0].towers: is not known here"),
    ('hand = ["3", "5", "9"]', 'hand = "3 5 9"', "sides[0].hand: should be a list"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5"]', "sides[0]: has a pile of 8"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], turned = ["1"]', "sides[1]: has played 0 cards in 1 rounds"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], pile = ["1"]', "sides[0]: has a pile of 1"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], points = 3', "sides[0].points: is 3, but 4 were earned"),
    (
        'hand = ["3", "5", "9"]',
        'hand = ["3", "5", "9"], points = 9, contest_points = [1, 1, 1]',
        "sides[0].points: is 9, but 7 were earned",
    ),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], contest_points = [1, 2]', "points: should be 3 numbers"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], exchanged = 1', "sides[0].exchanged: needs the Legate"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], paid = ["1"]', "sides[0].paid: needs the Chronicle"),
    ('hand = ["3", "5", "9"]', 'hand = ["3", "5", "9"], task_points = [1, 0]', "task_points: needs the Chronicle"),
    ('start = "s6"', 'start = "s1"', "sides[1].start: is another seat's start card"),
    ('start = "s6"', 'start = "s7"', "sides[1].start: is 's7', not one of"),
    ("given.sides", "given.round = 2\ngiven.sides", "position: round: is 2, not from 1 to 1"),
    ("given.sides", "given.turn = 2\ngiven.sides", "position: turn: is not known here"),
    ("given.sides", 'given.step = "end"\ngiven.sides', "position: step: the game ends when nobody holds cards"),
    ("given.sides", 'given.step = "exchange"\ngiven.sides', "position: step: the exchange is part of the Legate's"),
    ("given.sides", 'given.step = "interim"\ngiven.sides', "position: step: an interim scoring needs the Chronicle"),
    ("given.sides", 'given.chronicle = ["c1", "c2"]\ngiven.sides', "position: chronicle: names 2 cards"),
]  # fmt: skip


def test_the_case_without_a_fault_passes() -> None:
    (case,) = read_cases(SOUND, "planted.toml")
    assert run_case(registry.game("tallinn"), case) == []


@pytest.mark.parametrize(("good", "bad", "said"), FAULTS, ids=lambda text: text[:40])
def test_a_planted_fault_is_found(good: str, bad: str, said: str) -> None:
    assert SOUND.count(good) == 1
    (case,) = read_cases(SOUND.replace(good, bad), "planted.toml")
    problems = run_case(registry.game("tallinn"), case)
    assert [problem for problem in problems if problem.startswith("planted.toml: planted: ") and said in problem]


UNREADABLE = [
    ("seats = 2", "seats = 2\nplayers = 2", "planted.toml: case 'planted'.players: is not known here"),
    ("seats = 2", "", "case 'planted'.seats: is missing"),
    ("seats = 2", 'seats = 2\nweights = ["1"]', "case 'planted'.weights: should be a list of whole numbers"),
    ('rule = ["TAL-5.4"]', "rule = []", "case 'planted'.rule: names no rule"),
    ('rule = ["TAL-5.4"]', 'rule = "TAL-5.4"', "case 'planted'.rule: should be a list of texts"),
    ('"0: lay 9"]', '"lay 9"]', "case 'planted'.play: 'lay 9' should be SEAT: MOVE"),
    ('"0: lay 9"]', '"me: lay 9"]', "case 'planted'.play: 'me' is no seat"),
    ('reason = "not-in-hand"', 'why = "not-in-hand"', "reason: is missing"),
    ("[[case]]", "[[cases]]", "planted.toml: cases: is not known here"),
    ("[[case]]", "[case]", "planted.toml: case: should be tables"),
    ("[[case]]", "[[case]", "planted.toml: is not TOML"),
    ("{ after = 2,", "{ before = 2,", "case 'planted'.then_after: should be tables with `after`"),
    ('score = { "0" = { total = 6, place = 1 } }', 'score = { "0" = {} }', "'0' should be a table that says something"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bad", "said"), UNREADABLE, ids=lambda text: text[:40])
def test_a_case_that_cannot_be_read_is_an_error(good: str, bad: str, said: str) -> None:
    assert SOUND.count(good) == 1
    with pytest.raises(CaseError) as error:
        read_cases(SOUND.replace(good, bad), "planted.toml")
    assert said in str(error.value)


@pytest.mark.parametrize("empty", ["", "then = {}", 'play = ["0: play 3b"]', "legal = {}\nrefused = []"])
def test_a_case_that_asserts_nothing_is_an_error(empty: str) -> None:
    with pytest.raises(CaseError, match=r"planted\.toml: case 'idle': asserts nothing"):
        read_cases(f'[[case]]\nrule = ["TAL-1.1"]\ntitle = "idle"\nseats = 2\n{empty}\n', "planted.toml")


def test_claims_are_read_strictly(tmp_path: Path) -> None:
    file = tmp_path / "claims.toml"
    file.write_text('[[no-behaviour]]\nrule = ["TAL-1.2"]\nwhy = "coins only mark points"\n')
    (claim,) = load_claims(file)
    assert (claim.rules, claim.law, claim.why) == (["TAL-1.2"], "", "coins only mark points")
    file.write_text('[[no-behaviour]]\nrule = ["TAL-1.2"]\n')
    with pytest.raises(CaseError, match=r"no-behaviour '1'\.why: is missing"):
        load_claims(file)
    file.write_text('[[law]]\nrule = ["TAL-1.2"]\nwhy = "it is so"\n')
    with pytest.raises(CaseError, match=r"law '1'\.law: is missing"):
        load_claims(file)
