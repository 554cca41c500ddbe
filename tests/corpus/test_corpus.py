"""Every kept match replays, state by state; one that stops in the middle is loaded and played on to its end."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from tests.corpus.kept import Kept, fold, last_sum, read
from tests.table.playing import played, setups

from hoftag.core.errors import RecordError
from hoftag.core.record import RESULT, TABLE, UNDO, Record, new_header, result_of
from hoftag.core.recorder import resume
from hoftag.core.rng import Rng
from hoftag.games.registry import game, ids
from hoftag.table.deals import verify

corpus = cache(read)


def finished(id: str) -> list[Kept]:
    return [kept for kept in corpus(id) if not kept.secret]


def midway(id: str) -> list[Kept]:
    return [kept for kept in corpus(id) if kept.secret]


def wrong(kept: Kept) -> str:
    """What an upgrade has changed of a match, if anything."""
    try:
        record = kept.record
        resume(game(record.header.game), Record(record.header, []))  # do rules and edition still fit?
        match, states = fold(record, kept.secret)
    except RecordError as error:
        return str(error)
    result = [entry.data for entry in record.entries if entry.kind == RESULT]
    if result not in ([], [result_of(match.game.score(match.recorder.state))]):
        return "it has another result"
    if last_sum(match.record) != kept.sum:
        return "it is written differently"
    return "" if states == kept.states else "it goes through other states"


@pytest.mark.parametrize("id", ids())
def test_every_kept_match_replays_state_by_state(id: str) -> None:
    assert [(n, told) for n, kept in enumerate(corpus(id)) if (told := wrong(kept))] == []


@pytest.mark.parametrize("id", ids())
def test_finished_matches_have_their_result_and_their_deal(id: str) -> None:
    for kept in finished(id):
        record = kept.record
        assert record.entries[-2].kind == RESULT
        assert verify(game(id), record) > 0


@pytest.mark.parametrize("id", ids())
def test_a_match_that_stops_in_the_middle_is_played_on_to_its_end(id: str) -> None:
    for kept in midway(id):
        match, _ = fold(kept.record, kept.secret)
        assert match.asked() != []
        for _ in played(match, Rng(1)):
            pass
        assert match.record.entries[-2].kind == RESULT
        assert verify(game(id), match.record) > 0


@pytest.mark.parametrize("id", ids())
def test_the_corpus_has_every_setup_and_is_large_enough(id: str) -> None:
    assert len(finished(id)) >= 60
    assert len(midway(id)) >= 30
    rules = game(id)
    wanted = {(seats, *new_header(rules, options, [], "").options.values()) for seats, options in setups(id)}
    there = {(len(kept.header["seats"]), *kept.header["options"].values()) for kept in finished(id)}
    assert wanted <= there
    for some in (finished(id), midway(id)):
        assert {len(kept.header["seats"]) for kept in some} == {*range(rules.min_seats, rules.max_seats + 1)}
        for option in rules.options:
            assert {kept.header["options"][option.key] for kept in some} >= {*option.choices[: option.listed]}
        assert any(UNDO in entry for kept in some for entry in kept.entries)
    said = {entry["table"]["what"] for kept in corpus(id) for entry in kept.entries if TABLE in entry}
    assert {"takeover", "handback", "chat", "ask-undo"} <= said


def test_a_changed_replay_is_found() -> None:
    """Planted faults: another state, another result, another order of play."""
    kept = corpus("tallinn")[0]
    assert wrong(replace(kept, states="0" * 16)) == "it goes through other states"
    assert wrong(replace(kept, sum="0" * 12)) == "it is written differently"
    assert "line" in wrong(replace(kept, header={**kept.header, "rules": "0"}))
    n = next(n for n, entry in enumerate(kept.entries) if entry.get("move", "").startswith("start"))
    entries = [*kept.entries]
    entries[n] = {**entries[n], "move": f"start {(int(entries[n]['move'].split()[1]) + 1) % 2} s2"}
    assert wrong(replace(kept, entries=entries)) != ""
    entries = [*kept.entries]
    entries[-2] = {**entries[-2], RESULT: {**entries[-2][RESULT], "0": {}}}
    assert wrong(replace(kept, entries=entries)) == "it has another result"
