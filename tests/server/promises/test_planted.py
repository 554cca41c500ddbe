"""Faults planted into what the lanes look at: each lane has to notice."""

from __future__ import annotations

import itertools

import pytest
from tests.server.promises import away, replays

from hoftag.check.states import state_hash
from hoftag.core.contract import Decision, State, View
from hoftag.server import keeping
from hoftag.table.match import Match


def test_a_replay_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one state in a hundred differed from what it was."""
    calls = itertools.count()
    monkeypatch.setattr(replays, "state_hash", lambda state: _now_and_then(state, next(calls)))
    told = replays.compare(2)
    assert told["replayed"] > 0
    assert told["loaded"] > 0


def _now_and_then(state: State, call: int) -> str:
    return "" if call % 97 == 96 else state_hash(state)


def test_a_bot_that_is_told_what_another_seat_sees_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = keeping.asked_of

    def asked_of(match: Match, seat: int) -> tuple[int, View, Decision]:
        question, _, decision = honest(match, seat)
        return question, match.game.view(match.recorder.state, (seat + 1) % match.seats), decision

    monkeypatch.setattr(keeping, "asked_of", asked_of)
    figures = away.run(1)
    assert figures["other views"] > 0
    assert [fault for fault in away.broken(figures) if "other views" in fault]
