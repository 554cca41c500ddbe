"""Faults planted into what the lanes look at: each lane has to notice."""

from __future__ import annotations

import itertools

import pytest
from tests.server.promises import replays

from hoftag.check.states import state_hash
from hoftag.core.contract import State


def test_a_replay_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one state in a hundred differed from what it was."""
    calls = itertools.count()
    monkeypatch.setattr(replays, "state_hash", lambda state: _now_and_then(state, next(calls)))
    told = replays.compare(2)
    assert told["replayed"] > 0
    assert told["loaded"] > 0


def _now_and_then(state: State, call: int) -> str:
    return "" if call % 97 == 96 else state_hash(state)
