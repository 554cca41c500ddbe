"""Small sets kept as bits of one integer: seats, cards, flags."""

from typing import Final

from mypy_extensions import i64

# Never write `1 << n`: with a literal on the left mypyc emits a 32-bit shift. Take bit(n), or BIT[n] in tables.
BIT: Final[list[int]] = [2**n for n in range(62)]

_LOW: Final = 2048
COUNT: Final[list[int]] = [bin(mask).count("1") for mask in range(_LOW)]  # members of a set of up to 11 things
MEMBERS: Final[list[list[int]]] = [[n for n in range(11) if mask & BIT[n]] for mask in range(_LOW)]


def bit(n: i64, one: i64 = 1) -> i64:
    """The set of one thing, from 0 to 61; `one` is there so that the left side of the shift is no literal."""
    return one << n


def count(mask: i64) -> i64:
    """How many members a set of up to 62 things has."""
    if mask < 0:
        raise ValueError("a set has no negative bits")
    total: i64 = 0
    while mask:
        total += COUNT[mask & 2047]
        mask >>= 11
    return total


def members(mask: i64) -> list[int]:
    """The members in ascending order. The list may be shared: do not change it."""
    if mask < 0:
        raise ValueError("a set has no negative bits")
    if mask < 2048:
        return MEMBERS[mask]
    found: list[int] = []
    first = 0
    while mask:
        for n in MEMBERS[mask & 2047]:
            found.append(first + n)
        mask >>= 11
        first += 11
    return found


def mask_of(things: list[int]) -> i64:
    """The set of these things."""
    mask: i64 = 0
    for thing in things:
        mask |= bit(thing)
    return mask


def subsets(mask: i64) -> list[int]:
    """Every subset of a small set, the empty one first."""
    found: list[int] = []
    part: i64 = 0
    while True:
        found.append(int(part))
        if part == mask:
            return found
        part = (part - mask) & mask
