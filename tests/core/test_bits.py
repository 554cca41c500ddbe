"""Small sets as bits, and the compiler's trap that they must not step into."""

import re
from pathlib import Path

import pytest

import hoftag.core
from hoftag.core.bits import BIT, COUNT, MEMBERS, bit, count, mask_of, members, subsets

SOURCES = Path(hoftag.core.__file__).parent.parent


def test_bits_reach_beyond_32() -> None:
    assert [bit(n) for n in range(62)] == BIT == [2**n for n in range(62)]


def test_members_count_and_mask_belong_together() -> None:
    for mask in (0, 1, 0b101, 2047, 2**31, 2**61 + 2**40 + 1):
        assert mask_of(members(mask)) == mask
        assert count(mask) == len(members(mask)) == bin(mask).count("1")
    assert all(COUNT[mask] == len(MEMBERS[mask]) for mask in range(2048))


def test_no_set_is_negative() -> None:
    with pytest.raises(ValueError, match="negative"):
        count(-1)
    with pytest.raises(ValueError, match="negative"):
        members(-5)


def test_subsets() -> None:
    assert sorted(subsets(0b1011)) == [0, 1, 2, 3, 8, 9, 10, 11]


def test_no_shift_has_a_literal_left_side() -> None:
    """mypyc emits such a shift with 32 bits: `1 << 32` would be 1 in the compiled build."""
    literal = re.compile(r"(?<![\w.])\(?\d+\)?\s*<<")
    found = [
        f"{path.name}:{number}"
        for part in ("core", "games")
        for path in (SOURCES / part).rglob("*.py")
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if literal.search(line.split("#")[0].split('"""')[0])
    ]
    assert found == []
    assert literal.search("x = 1 << n")
    assert literal.search("x = (1) << n")
