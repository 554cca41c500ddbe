"""Short lists packed into one integer, a nibble for each member: tracks, stacks of chests, figures on an office."""

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.games.staufer.words import CHEST, SEAT

LEFT: Final = 15  # an office: left figure, right figure; a figure is 1 + 2 x seat + kind
RIGHT_SHIFT: Final = 4


def unstacked(packed: i64) -> list[int]:
    """The members of a packed list of numbers + 1, the first one lowest."""
    found: list[int] = []
    while packed:
        found.append(int((packed & 15) - 1))
        packed >>= 4
    return found


def stacked(numbers: list[int]) -> int:
    """A packed list of numbers + 1, the first one lowest."""
    packed = 0
    for number in reversed(numbers):
        packed = 16 * packed + number + 1
    return packed


def length(packed: i64) -> i64:
    """How many members a packed list has."""
    number: i64 = 0
    while packed:
        number += 1
        packed >>= 4
    return number


def total(packed: i64) -> i64:
    """The sum of six nibbles."""
    pairs = (packed & 0x0F0F0F) + ((packed >> 4) & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 255


def set_of(packed: i64) -> i64:
    """The members of a packed list of numbers + 1, as bits."""
    found: i64 = 0
    while packed:
        found |= bit((packed & 15) - 1)
        packed >>= 4
    return found


def turned(packed: i64) -> i64:
    """A packed list in reverse order."""
    found: i64 = 0
    while packed:
        found = 16 * found + (packed & 15)
        packed >>= 4
    return found


def without(packed: i64, number: i64) -> i64:
    """A packed list of numbers + 1 without one of these numbers, which it holds."""
    below: i64 = 0
    shift: i64 = 0
    while (packed & 15) != number + 1:
        below += (packed & 15) * bit(shift)
        packed >>= 4
        shift += 4
    return below + (packed >> 4) * bit(shift)


def chests_named(packed: i64) -> list[str]:
    """The names of packed chests, the oldest first."""
    return [CHEST.names[kind] for kind in unstacked(packed)]


def figure_named(figure: int) -> str:
    """A figure on an office, as in `2 noble`."""
    return f"{SEAT.names[(figure - 1) >> 1]} {'noble' if (figure - 1) & 1 else 'envoy'}"
