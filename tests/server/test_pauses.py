"""How long bots wait before they answer."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from hoftag.server.keeping import Keeper


def _keeper(asked: list[int], bots: set[int]) -> Keeper:
    match = SimpleNamespace(asked=lambda: asked, driven=lambda seat: seat in bots)
    room: Any = SimpleNamespace(match=match, hall=SimpleNamespace(config=SimpleNamespace(bot_delay=1.0)))
    return Keeper(room)


def _pauses(keeper: Keeper, answered: int | None) -> list[float]:
    return [keeper._pause(answered) for _ in range(300)]


def test_a_bot_that_goes_on_waits_half_as_long_as_one_that_begins() -> None:
    keeper = _keeper([0, 2], {1, 2})
    begins, other, goes_on = (_pauses(keeper, answered) for answered in (None, 1, 2))
    for usual in (begins, other):
        assert 0.5 <= min(usual) < 0.75 < 1.25 < max(usual) <= 1.5
    assert 0.25 <= min(goes_on) < 0.375 < 0.625 < max(goes_on) <= 0.75
