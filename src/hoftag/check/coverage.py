"""Which rules of a specification are shown by a case or checked by a law."""

from __future__ import annotations

import re
from typing import Final

from hoftag.check.cases import Case, Claim

# a rule is defined by its id in bold, or in the first column of a table
_DEFINED: Final = re.compile(r"\*\*([A-Z]{3}-[A-Z]?\d+(?:\.\d+)*)\*\*|^\s*\| *([A-Z]{3}-[A-Z]?\d+(?:\.\d+)*) *\|", re.M)


def rule_ids(markdown: str) -> list[str]:
    """The ids a specification defines, in its order."""
    return [match[1] or match[2] for match in _DEFINED.finditer(markdown)]


def covered(cases: list[Case], claims: list[Claim]) -> set[str]:
    """The ids that cases show or claims account for."""
    return {rule for case in cases for rule in case.rules} | {rule for claim in claims for rule in claim.rules}


def uncovered(markdown: str, cases: list[Case], claims: list[Claim]) -> list[str]:
    """The ids of a specification that nothing cites."""
    cited = covered(cases, claims)
    return [rule for rule in rule_ids(markdown) if rule not in cited]


def unknown(markdown: str, cases: list[Case], claims: list[Claim]) -> list[str]:
    """The ids cited that the specification does not define."""
    return sorted(covered(cases, claims) - set(rule_ids(markdown)))
