"""Undo obeys four nevers, whatever happens before: a state machine over whole matches of every game.

One's own undo never changes who else has acted, never removes another seat's entry, never crosses a draw of NATURE or a
reveal, and the same seat is asked again. A refused undo changes nothing. After every step the stored entries, folded,
are the live match. HOFTAG_STEPS sets the number of steps for each game.
"""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from hoftag.core.contract import NATURE, SPECTATOR
from hoftag.core.record import Entry, live, new_header, read_entry
from hoftag.core.rng import Rng
from hoftag.games.registry import game, ids
from hoftag.table.clock import ClockSettings
from hoftag.table.match import Match, load_match
from hoftag.table.refusal import Refused
from hoftag.table.settings import Settings

STEPS = int(os.environ.get("HOFTAG_STEPS", "700"))
LENGTH = 35
NUMBERS = st.integers(0, 1 << 16)
SECRET = "5a" * 32


def stored(match: Match) -> list[tuple[dict[str, Any], int]]:
    entries = zip(match.record.entries, match.times, strict=True)
    return [(json.loads(json.dumps(entry.dump())), at) for entry, at in entries]


def picture(match: Match, now: int) -> str:
    """All there is of a match, with what everybody is shown."""
    told = {viewer: match.stream(viewer) for viewer in [*range(match.seats), SPECTATOR]}
    return json.dumps(
        [
            [entry.dump() for entry in match.record.entries],
            match.times,
            match.recorder.state.dump(),
            {str(viewer): [stream.items, stream.question, stream.undo_from(match)] for viewer, stream in told.items()},
            [match.drivers, sorted(match.resigned), match.ended, match.clock.dump(), match.asked()],
            match.offer and [match.offer["seat"], match.offer["target"], sorted(match.offer["agreed"])],
        ]
    )


def moves_of_others(match: Match, seat: int) -> list[tuple[int, int, str]]:
    return [(entry.n, entry.seat, entry.move) for entry in live(match.record.entries) if entry.seat != seat]


def taken_back(items: list[dict[str, Any]]) -> set[int]:
    return {number for item in items for number in item.get("undo", [])}


def check_nevers(match: Match, seat: int, target: int, others: list[tuple[int, int, str]], before: list[Entry]) -> None:
    """The four nevers after an own undo; `before` are the moves that counted until then."""
    assert moves_of_others(match, seat) == others, "another seat's entry was removed"
    assert seat in match.asked(), "the same seat is asked again"
    removed = [entry for entry in before if entry.n >= target and entry.seat == seat]
    kept = {entry.n for entry in live(match.record.entries)}
    assert removed
    assert not kept & {entry.n for entry in removed}
    assert not any(entry.seat == NATURE for entry in before if entry.n > target), "a draw was crossed"
    opened = [match.record.entries[n - 1].seat for entry in removed for n in entry.opens]
    assert not any(other != seat for other in opened), "a reveal was crossed"
    number = match.stream(seat).shown_as(target)
    mine = match.stream(seat).items
    back = taken_back(mine)
    for item in mine[number - 1 :]:
        told = item["seat"] != seat and ("move" in item or "hidden" in item) and item["i"] not in back
        assert not told, "the seat has learnt something since"
    for viewer in [*range(match.seats), SPECTATOR]:
        items = match.stream(viewer).items
        last = items[-1]
        if "undo" in last and not last.get("all"):
            assert all(items[number - 1]["seat"] == last["seat"] for number in last["undo"])


class UndoMachine(RuleBasedStateMachine):
    """Random play with all sorts of taking back."""

    id = "tallinn"

    @initialize(seats=st.integers(2, 4), clock=st.sampled_from([ClockSettings(), ClockSettings("game", 900, 4)]))
    def begin(self, seats: int, clock: ClockSettings) -> None:
        self.open(seats, clock)

    def open(self, seats: int, clock: ClockSettings) -> None:
        rules = game(self.id)
        header = new_header(rules, {}, [f"seat {n}" for n in range(seats)], "test")
        self.match = Match("m1", rules, header, Settings(clock=clock), SECRET)
        self.mirror = Match("m1", rules, header, Settings(clock=clock), SECRET)
        self.match.begin([f"{n:02x}" * 16 for n in range(seats)], {}, 1000)
        self.now = 2000
        self.steps = 0
        self.follow()

    # ------------------------------------------------------------------ the fold

    def follow(self) -> None:
        """What is stored, folded entry by entry, is the live match; now and then it is folded as a whole."""
        for data, at in stored(self.match)[len(self.mirror.record.entries) :]:
            self.mirror.add(read_entry(data, len(self.mirror.record.entries) + 2), at)
        assert picture(self.mirror, self.now) == picture(self.match, self.now)
        self.steps += 1
        if self.steps % 12 == 0:
            self.refold()
        self.now += 11

    def refold(self) -> None:
        match = self.match
        whole = load_match(match.id, match.game, match.record.header, match.settings, match.secret, stored(match))
        assert picture(whole, self.now) == picture(match, self.now)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            self.refold()

    @property
    def running(self) -> bool:
        return not self.match.over

    # ------------------------------------------------------------------ what can happen

    def _play(self, which: int, choice: int) -> None:
        asked = self.match.asked()
        seat = asked[which % len(asked)]
        decision = self.match.game.decision(self.match.recorder.state, seat)
        assert decision is not None
        move = decision.moves[choice % len(decision.moves)]
        self.match.play(seat, move.text, self.match.stream(seat).question, self.now)

    @precondition(lambda self: self.running)
    @rule(which=NUMBERS, choice=NUMBERS)
    def move(self, which: int, choice: int) -> None:
        self._play(which, choice)
        self.follow()

    @precondition(lambda self: self.running)
    @rule(seed=NUMBERS, count=st.integers(2, 25))
    def some_moves(self, seed: int, count: int) -> None:
        rng = Rng(seed)
        for _ in range(count):
            if self.running:
                self._play(int(rng.below(1 << 16)), int(rng.below(1 << 16)))
        self.follow()

    @precondition(lambda self: self.running)
    @rule(which=NUMBERS, back=st.integers(0, 3))
    def undo(self, which: int, back: int) -> None:
        """Somebody takes back from one of his last moves on."""
        seat = which % self.match.seats
        mine = [entry.n for entry in live(self.match.record.entries) if entry.seat == seat]
        if mine:
            self._undo(seat, mine[-1 - min(back, len(mine) - 1)])

    @precondition(lambda self: self.running and len(self.match.asked()) > 1)
    @rule(which=NUMBERS, choice=NUMBERS, again=NUMBERS)
    def retract(self, which: int, choice: int, again: int) -> None:
        """A sealed answer is given, taken back, and another one given: nobody else is told anything."""
        asked = self.match.asked()
        seat = asked[which % len(asked)]
        closings = self.match.recorder.state.closings
        told = {viewer: len(self.match.stream(viewer).items) for viewer in range(self.match.seats) if viewer != seat}
        self._play(which, choice)
        if self.match.recorder.state.closings == closings:
            own = max(entry.n for entry in live(self.match.record.entries) if entry.seat == seat)
            sealed = self.match.record.entries[own - 1].seen != -1
            self._undo(seat, own)
            for viewer, count in told.items():
                assert not sealed or len(self.match.stream(viewer).items) == count
            self._play(self.match.asked().index(seat), again)
        self.follow()

    @precondition(lambda self: self.running)
    @rule(which=NUMBERS, entry=NUMBERS)
    def undo_anything(self, which: int, entry: int) -> None:
        self._undo(which % self.match.seats, entry % (len(self.match.record.entries) + 2))

    def _undo(self, seat: int, target: int) -> None:
        match = self.match
        before, counted, others = picture(match, self.now), live(match.record.entries), moves_of_others(match, seat)
        try:
            match.undo(seat, target, self.now)
        except Refused:
            assert picture(match, self.now) == before, "a refused undo changes nothing"
        else:
            check_nevers(match, seat, target, others, counted)
        self.follow()

    @precondition(lambda self: self.running)
    @rule(which=NUMBERS, back=st.integers(0, 6))
    def ask_undo(self, which: int, back: int) -> None:
        seat = which % self.match.seats
        mine = [entry.n for entry in live(self.match.record.entries) if entry.seat == seat]
        target = mine[-1 - min(back, len(mine) - 1)] if mine else 0
        before = picture(self.match, self.now)
        try:
            self.match.ask_undo(seat, target, self.now)
        except Refused:
            assert picture(self.match, self.now) == before
        self.follow()

    @precondition(lambda self: self.running and self.match.offer is not None)
    @rule(which=NUMBERS, yes=st.booleans())
    def answer_undo(self, which: int, yes: bool) -> None:
        seat = which % self.match.seats
        offer = dict(self.match.offer or {})
        before = picture(self.match, self.now)
        try:
            self.match.answer_undo(seat, yes, self.now)
        except Refused:
            assert seat in offer["agreed"]
            assert picture(self.match, self.now) == before
        else:
            agreed = yes and all(s in {*offer["agreed"], seat} or self.match.driven(s) for s in range(self.match.seats))
            kept = {entry.n for entry in live(self.match.record.entries)}
            assert (offer["target"] not in kept) == agreed
            assert not agreed or offer["seat"] in self.match.asked()
        self.follow()

    @precondition(lambda self: self.running)
    @rule(which=NUMBERS)
    def sit_in(self, which: int) -> None:
        """A bot takes over, or the person comes back: nothing of the game changes."""
        seat = which % self.match.seats
        before = self.match.recorder.state.dump(), self.match.asked(), self.match.recorder.frontier(seat)
        if self.match.driven(seat):
            self.match.hand_back(seat, self.now)
        else:
            self.match.take_over(seat, "thumb", "asked", self.now)
        assert (self.match.recorder.state.dump(), self.match.asked(), self.match.recorder.frontier(seat)) == before
        self.follow()

    @rule(which=NUMBERS)
    def chat(self, which: int) -> None:
        self.match.chat(which % self.match.seats, "hm", self.now)
        self.follow()


def run(machine: type[UndoMachine], id: str, steps: int, shrink: bool = True) -> None:
    of_game = type(f"{machine.__name__}Of{id.title()}", (machine,), {"id": id})
    run_state_machine_as_test(
        of_game,
        settings=settings(
            max_examples=max(1, steps // LENGTH),
            stateful_step_count=LENGTH,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink] if shrink else [Phase.generate],
        ),
    )


@pytest.mark.parametrize("id", ids())
def test_undo_obeys_the_four_nevers(id: str) -> None:
    run(UndoMachine, id, STEPS)


# ---------------------------------------------------------------------- the machine finds faults


def _frontier_of_all(match: Match) -> None:
    """Everybody may take back everything of his own."""

    def undo(seat: int, target: int, now: int) -> list[Entry]:
        mine = [entry.n for entry in live(match.record.entries) if entry.seat == seat]
        if target not in mine:
            raise Refused("no-undo", "not yours")
        entry = match.recorder.undo(seat, target, everybody=True)
        match._took_back(entry, now)
        match._deal(now)
        return [entry]

    match.undo = undo  # type: ignore[method-assign]


def _changes_when_refused(match: Match) -> None:
    honest = match.undo

    def undo(seat: int, target: int, now: int) -> list[Entry]:
        try:
            return honest(seat, target, now)
        except Refused:
            match.chat(seat, "tried to take back", now)
            raise

    match.undo = undo  # type: ignore[method-assign]


def _forgets_the_clock(match: Match) -> None:
    match.clock.withdraw = lambda seat: None  # type: ignore[method-assign]


def _forgets_the_offer(match: Match) -> None:
    honest = match._took_back

    def took_back(entry: Entry, at: int) -> None:
        offer = match.offer
        honest(entry, at)
        match.offer = offer

    match._took_back = took_back  # type: ignore[method-assign]


@pytest.mark.parametrize("fault", [_frontier_of_all, _changes_when_refused, _forgets_the_clock, _forgets_the_offer])
def test_planted_faults_are_found(fault: Any) -> None:
    class Faulty(UndoMachine):
        @initialize(seats=st.integers(2, 4))
        def begin(self, seats: int) -> None:
            self.open(seats, ClockSettings("game", 900, 4))
            fault(self.match)

    with pytest.raises((AssertionError, Refused)):
        run(Faulty, "tallinn", 3000, shrink=False)
