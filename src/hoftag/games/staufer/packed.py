"""Short lists packed into one integer, a nibble for each member: tracks, stacks of chests, figures on an office."""

from typing import Final

from mypy_extensions import i64

from hoftag.games.staufer.words import CHEST, SEAT

LEFT: Final = 15  # an office: left figure, right figure, then its chests; a figure is 1 + 2 x seat + kind
RIGHT_SHIFT: Final = 4
CHEST_SHIFT: Final = 8


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


def chests_named(packed: i64) -> list[str]:
    """The names of packed chests, the oldest first."""
    return [CHEST.names[kind] for kind in unstacked(packed)]


def figure_named(figure: int) -> str:
    """A figure on an office, as in `2 noble`."""
    return f"{SEAT.names[(figure - 1) >> 1]} {'noble' if (figure - 1) & 1 else 'envoy'}"


def office_named(packed: int) -> dict[str, object]:
    """The figures of an office from left to right, and its chests."""
    figures = [figure_named(figure) for figure in (packed & LEFT, packed >> RIGHT_SHIFT & LEFT) if figure]
    return {"figures": figures, "chests": chests_named(packed >> CHEST_SHIFT)}
