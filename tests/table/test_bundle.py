"""Reports of trouble: made in the middle of a match, sealed until its end, then reproduced to the very entry."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.playing import begun, played, setups

from hoftag.core.contract import SPECTATOR
from hoftag.core.errors import RecordError
from hoftag.core.record import MOVE, Record, may_see, read_entry
from hoftag.core.recorder import resume
from hoftag.core.rng import Rng
from hoftag.games.registry import game, ids
from hoftag.table.bundle import Bundle, open_bundle, read_bundle, reproduce_open, reproduce_sealed, sealed_bundle
from hoftag.table.match import Match

REPORTS = 17  # of each title


def sent(bundle: Bundle) -> Bundle:
    """As it arrives elsewhere."""
    return read_bundle(json.dumps(bundle))


def reported(id: str, number: int) -> tuple[Match, Bundle, int]:
    """A finished match, a report that somebody had made in its middle, and how many entries there were then."""
    rng = Rng(number * 13 + 1)
    seats, options = setups(id)[number % len(setups(id))]
    match = begun(id, seats, options, rng)
    viewer = [*range(seats), SPECTATOR][rng.below(seats + 1)]
    bundle, entries = sealed_bundle(match, viewer), len(match.record.entries)
    for _ in played(match, rng):
        if not match.over and rng.below(30) == 0:
            bundle, entries = sealed_bundle(match, viewer), len(match.record.entries)
    return match, sent(bundle), entries


@pytest.mark.parametrize("id", ids())
def test_a_sealed_report_is_reproduced_to_the_very_entry(id: str) -> None:
    for number in range(REPORTS):
        match, bundle, entries = reported(id, number)
        assert reproduce_sealed(game(id), bundle, match.record) == entries


@pytest.mark.parametrize("id", ids())
def test_an_open_report_is_reproduced(id: str) -> None:
    match, _, _ = reported(id, 3)
    bundle = sent(open_bundle(match.recorder))
    assert reproduce_open(game(id), bundle) == len(match.record.entries)
    cut = Record(match.record.header, match.record.entries[: len(match.record.entries) // 2])
    assert reproduce_open(game(id), sent(open_bundle(resume(game(id), cut)))) == len(cut.entries)


def changed(record: Record, viewer: int, last: int) -> Record:
    """The record up to an entry with another hidden move, one that the viewer cannot know; then the secret."""
    rules = game(record.header.game)
    entries = [read_entry(entry.dump(), entry.n + 1) for entry in record.entries]
    for n, entry in enumerate(entries[:last]):
        if entry.kind != MOVE or may_see(entry.seen, viewer):
            continue
        decision = rules.decision(resume(rules, Record(record.header, entries[:n])).state, entry.seat)
        assert decision is not None
        for move in decision.moves:
            if move.text != entry.move:
                entry.move, kept = move.text, entry.move
                try:
                    resume(rules, Record(record.header, entries[:last]))
                except RecordError:
                    entry.move = kept
                else:
                    shown = read_entry({**entries[-1].dump(), "n": last + 1}, last + 2)
                    return Record(record.header, [*entries[:last], shown])
    raise AssertionError("nothing hidden could be changed")


def test_a_hidden_change_breaks_the_seal() -> None:
    told = []
    for number in range(12):
        match, bundle, entries = reported("tallinn", number)
        other = changed(match.record, bundle["viewer"], entries)
        with pytest.raises(RecordError) as refused:
            reproduce_sealed(match.game, bundle, other)
        told.append(str(refused.value))
    assert len([text for text in told if "another state" in text]) > 5, "what was opened since shows among the items"


def test_what_does_not_fit_is_told() -> None:
    match, bundle, _ = reported("tallinn", 0)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"items": bundle["items"][:-1]}, "other items"),
        ({"view": "0" * 16}, "other items"),
        ({"seal": "0" * 64}, "another state"),
        ({"salt": "0" * 32}, "another state"),
        ({"header": {**bundle["header"], "rules": "0"}}, "another header"),
    ]
    for change, told in wrong:
        with pytest.raises(RecordError, match=told):
            reproduce_sealed(match.game, {**bundle, **change}, match.record)
    running = Record(match.record.header, match.record.entries[:-1])
    with pytest.raises(RecordError, match="sealed until"):
        reproduce_sealed(match.game, bundle, running)
    whole = sent(open_bundle(match.recorder))
    with pytest.raises(RecordError, match="leads to the state"):
        reproduce_open(match.game, {**whole, "state": "0" * 16})
    for text in ("", "[]", '{"bundle": 2}', '{"bundle": 1}', json.dumps({**bundle, "items": 3})):
        with pytest.raises(RecordError, match=r"this (is no )?report"):
            read_bundle(text)


def test_two_reports_of_one_moment_cannot_be_compared() -> None:
    """Else one could ask again and again and see when somebody else has answered."""
    match = begun("tallinn", 3, {}, Rng(1))
    one, two = sealed_bundle(match, 0), sealed_bundle(match, 0)
    assert one["seal"] != two["seal"]
    assert {**one, "salt": "", "seal": ""} == {**two, "salt": "", "seal": ""}
    assert match.secret not in json.dumps(one)
