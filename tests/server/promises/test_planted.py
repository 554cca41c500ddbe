"""Faults planted into what the lanes look at: each lane has to notice."""

from __future__ import annotations

import itertools

import pytest
from tests.server.promises import away, deals, replays, times, twins
from tests.table.twinned import Window

from hoftag.core.contract import Decision, State, View
from hoftag.server import keeping
from hoftag.table.match import Match
from hoftag.table.states import state_hash


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


def test_an_answer_whose_time_tells_a_secret_is_found() -> None:
    """The shares of even times, of times that grow with what is hidden, and the judgement on both."""
    even: list[times.Sample] = [("update", "entries", more, 0, late) for more in (-2, 1) for late in (-3.0, 3.0)]
    assert times.share(even) == 0.5
    assert times.share(even, leak=4.0) == 1.0
    told = {"update, entries: n": 2000.0, "update, entries": 0.5}
    assert times.broken(told) == []
    assert times.broken({**told, "update, entries": 0.56}) == ["update, entries: 0.560"]


def test_a_pair_that_can_be_told_apart_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaking(Window):
        def summary(self, match: Match, viewer: int) -> dict[str, object]:
            return {"size": len(str(match.recorder.state.dump()))}

    monkeypatch.setattr(twins, "Window", Leaking)
    figures = twins.run(10)
    assert figures["told apart"] > 5
    assert twins.broken(figures) != []


def test_an_uneven_deal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert deals.evenness(2000) > deals.LEAST
    honest = deals.Dealer.below
    monkeypatch.setattr(deals.Dealer, "below", lambda self, entry, total: honest(self, entry, total + 1) % total)
    assert deals.evenness(2000) < deals.LEAST
