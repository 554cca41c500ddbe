"""Looking back shows what was seen then: every game, sealed answers, taking back, and no more than was known."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hoftag.core.contract import NATURE, SPECTATOR
from hoftag.core.record import MOVE, new_header
from hoftag.core.rng import Rng
from hoftag.games.registry import game, ids
from hoftag.table.match import Match, load_match
from hoftag.table.past import EVERY, OPEN, Past, begun, traced
from hoftag.table.settings import Settings

SECRET = "5a" * 32
NONCES = ["0b" * 16, "1c" * 16, "2d" * 16, "3e" * 16]


def new_match(id: str, seats: int) -> Match:
    rules = game(id)
    header = new_header(rules, {}, [f"seat {n}" for n in range(seats)], "test")
    match = Match("m1", rules, header, Settings(), SECRET)
    match.begin(NONCES[:seats], {}, 1000)
    return match


def act(match: Match, rng: Rng) -> None:
    """Somebody answers, takes back what he may, or all agree to take back more."""
    roll = rng.below(12)
    seat = rng.below(match.seats)
    frontier = match.recorder.frontier(seat)
    own = [trace.entry.n for trace in match.recorder.traces if trace.entry.seat == seat]
    if roll == 0 and frontier is not None:
        match.undo(seat, frontier, 2000)
    elif roll == 1 and own and rng.below(4) == 0:
        match.ask_undo(seat, own[-1], 2000)
        for other in range(match.seats):
            if match.offer is not None and other not in match.offer["agreed"]:
                match.answer_undo(other, True, 2000)
    elif roll == 2:
        match.chat(seat, "a word", 2000)
    else:
        asked = match.asked()
        seat = asked[rng.below(len(asked))]
        decision = match.game.decision(match.recorder.state, seat)
        assert decision is not None
        move = decision.moves[rng.below(len(decision.moves))]
        match.play(seat, move.text, match.stream(seat).question, 2000)


def live_view(match: Match, viewer: int) -> dict[str, Any]:
    return dict(match.game.view(match.recorder.state, viewer).dump())


@pytest.mark.parametrize("id", ids())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_looking_back_shows_what_was_seen_then(id: str, seed: int) -> None:
    match = new_match(id, 2 + seed % 3)
    rng = Rng(seed)
    viewers = [*range(match.seats), SPECTATOR]
    seen: dict[tuple[int, int], dict[str, Any]] = {}  # by viewer and item: the view that came with it
    for _ in range(400):
        for viewer in viewers:
            key = viewer, len(match.stream(viewer).items)
            seen.setdefault(key, live_view(match, viewer))
        if match.over:
            break
        act(match, rng)
    past = Past(match.game, match.record.header)
    keys = list(seen)
    places = list(range(len(keys)))
    rng.shuffle(places)  # back and forth
    streams = {viewer: traced(viewer) for viewer in viewers}
    for viewer, stream in streams.items():
        stream.follow(match)
        assert stream.items == match.stream(viewer).items
        assert len(stream.places) == len(stream.items)
        assert stream.places == sorted(stream.places)
    for viewer, i in (keys[place] for place in places):
        entries = match.record.entries[: streams[viewer].places[i - 1]]
        assert begun(entries)
        assert past.view(entries, viewer) == seen[viewer, i]


@pytest.mark.parametrize("id", ids())
def test_what_came_later_is_in_no_earlier_view(id: str) -> None:
    """Every item's view is the one of a match that ends with the entry that brought the item."""
    match = new_match(id, 3)
    rng = Rng(9)
    for _ in range(90):
        if not match.over:
            act(match, rng)
    past = Past(match.game, match.record.header)
    stored = [
        (json.loads(json.dumps(entry.dump())), at) for entry, at in zip(match.record.entries, match.times, strict=True)
    ]
    for viewer in (0, SPECTATOR):
        stream = traced(viewer)
        stream.follow(match)
        for n in range(0, len(stream.items), 7):
            place = stream.places[n]
            if not begun(match.record.entries[:place]):
                continue
            then = load_match("m1", match.game, match.record.header, match.settings, SECRET, stored[:place])
            assert then.stream(viewer).items[n]["i"] == n + 1
            assert past.view(match.record.entries[:place], viewer) == live_view(then, viewer)


@pytest.mark.parametrize("id", ids())
def test_open_eyes_see_everybodys_own_things(id: str) -> None:
    match = new_match(id, 3)
    rng = Rng(4)
    for _ in range(30):
        act(match, rng)
    view = Past(match.game, match.record.header).view(match.record.entries, OPEN)
    for seat in range(3):
        assert view["sides"][seat] == live_view(match, seat)["sides"][seat]
    stream = traced(OPEN)
    stream.follow(match)
    moves = [entry for entry in match.record.entries if entry.kind == MOVE]
    shown = [item for item in stream.items if "move" in item]
    assert [item["move"] for item in shown] == [entry.move for entry in moves]
    assert not any("hidden" in item for item in stream.items)
    told = sum(len(match.notes.get(entry.n, [])) for entry in moves)
    assert sum(len(item.get("notes", [])) for item in stream.items) == told


def test_nothing_is_shown_before_the_beginning() -> None:
    match = new_match("tallinn", 2)
    assert not begun(match.record.entries[:2])
    assert begun(match.record.entries)
    assert all(entry.seat in (NATURE, 0, 1) for entry in match.record.entries)


def test_going_on_folds_no_more_than_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("staufer", 3)
    rng = Rng(5)
    while not match.over:
        act(match, rng)
    rules = match.game
    played: list[int] = []
    past = Past(rules, match.record.header)
    usual = rules.apply

    class Counting:
        words, view = rules.words, staticmethod(rules.view)

        @staticmethod
        def apply(state: Any, seat: int, move: Any) -> int:
            played.append(seat)
            return usual(state, seat, move)

    monkeypatch.setattr(past, "_game", Counting)
    entries = match.record.entries
    past.view(entries, 0)
    whole = len(played)
    for back in range(1, 10):
        played.clear()
        past.view(entries[: len(entries) - 5 * back], 0)
        assert len(played) <= EVERY
    assert whole > 5 * EVERY
