"""Who is ahead in a region. [STA-6.2, STA-6.3]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.games.staufer.packed import LEFT, RIGHT_SHIFT
from hoftag.games.staufer.state import StauferState


def strengths(s: StauferState, region: i64) -> list[int]:
    """By seat: figures on offices of the region, a noble counting twice, and how far left the first one stands.

    Packed as 256 x strength + 255 - position, so that the higher number ranks first; 0 without a figure. [STA-R34]
    """
    found = [0] * int(s.seats)
    position: i64 = 255
    for office in s.layout.by_region[region]:
        figures: i64 = s.offices[office] & 255  # the left one is lowest
        while figures:
            seat: i64 = ((figures & LEFT) - 1) >> 1
            strength: i64 = found[seat]
            if not strength:
                strength = position
            found[seat] = strength + 256 * (1 + ((figures - 1) & 1))
            figures >>= RIGHT_SHIFT
            position -= 1
        position -= 2
    return found


def ranked(s: StauferState, region: i64) -> list[int]:
    """The seats with a figure in the region, the strongest first; ties go to who stands further left. [STA-6.3]"""
    strength = strengths(s, region)
    order: list[int] = []
    for seat in range(s.seats):
        own: i64 = strength[seat]
        if own:
            place: i64 = 0
            while place < len(order) and own < strength[order[place]]:
                place += 1
            order.insert(place, seat)
    return order
