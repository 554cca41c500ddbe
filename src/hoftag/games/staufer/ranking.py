"""Who is ahead in a region. [STA-6.2, STA-6.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.games.staufer.packed import LEFT, RIGHT_SHIFT, unstacked
from hoftag.games.staufer.state import StauferState

WIDTH: Final = 10  # bits for each seat: strength above, how far left below
FIRST_SLOT: Final = 15


def standings(s: StauferState, region: i64) -> i64:
    """By seat: figures on offices of the region, a noble counting twice, and how far left the first one stands.

    Packed as 16 x strength + 15 - slot, so that the higher number ranks first; 0 without a figure. [STA-R34]
    """
    found: i64 = 0
    slot: i64 = FIRST_SLOT
    for office in s.layout.by_region[region]:
        figures: i64 = s.seated[office]  # the left one is lowest
        while figures:
            shift = WIDTH * (((figures & LEFT) - 1) >> 1)
            if not (found >> shift) & 1023:
                found += slot * bit(shift)
            found += (1 + ((figures - 1) & 1)) * bit(shift + 4)
            figures >>= RIGHT_SHIFT
            slot -= 1
        slot -= 1
    return found


def strength(s: StauferState, region: i64, seat: i64) -> int:
    """A seat's figures in a region, a noble counting twice. [STA-6.2]"""
    return int((standings(s, region) >> (WIDTH * seat + 4)) & 63)


def ranking(s: StauferState, region: i64) -> i64:
    """The seats with a figure in the region, packed, the strongest lowest; ties: who stands further left. [STA-6.3]"""
    left = standings(s, region)
    order: i64 = 0
    shift: i64 = 0
    while True:
        best: i64 = 0
        ahead: i64 = 0
        for seat in range(s.seats):
            own = (left >> (WIDTH * seat)) & 1023
            if own > best:
                best = own
                ahead = seat
        if not best:
            return order
        left -= best * bit(WIDTH * ahead)
        order += (ahead + 1) * bit(shift)
        shift += 4


def ranked(s: StauferState, region: i64) -> list[int]:
    """The same as a list."""
    return unstacked(ranking(s, region))
