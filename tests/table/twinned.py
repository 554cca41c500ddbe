"""Matches that differ only in what a viewer cannot know, and all that each would send to him."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hoftag.bots.contract import Budget
from hoftag.bots.registry import make_bot
from hoftag.check import twins
from hoftag.check.games import new_game, random_game
from hoftag.core.contract import NATURE, SPECTATOR
from hoftag.core.record import MOVE, Entry, may_see, new_header, redact, result_of
from hoftag.core.recorder import Recorder
from hoftag.core.rng import Rng
from hoftag.games.registry import game
from hoftag.table.clock import ClockSettings
from hoftag.table.match import Match
from hoftag.table.refusal import Refused
from hoftag.table.settings import Settings
from hoftag.table.stream import Stream

Played = list[tuple[int, Any]]


# ---------------------------------------------------------------------- all that is sent


class Window:
    """Everything a viewer is sent of a match. Leaks are planted by overriding a part of it."""

    stream_class: type[Stream] = Stream

    def items(self, match: Match, viewer: int, since: int) -> list[dict[str, Any]]:
        return match.stream(viewer).items[since:]

    def view(self, match: Match, viewer: int) -> Any:
        return match.game.view(match.recorder.state, viewer).dump()

    def question(self, match: Match, viewer: int) -> Any:
        decision = match.game.decision(match.recorder.state, viewer) if viewer >= 0 else None
        if decision is None:
            return None
        moves = [move.text for move in decision.moves]
        return {"q": match.stream(viewer).question, "step": int(decision.step), "moves": moves}

    def asked(self, match: Match, viewer: int) -> Any:
        return match.asked()

    def undo(self, match: Match, viewer: int) -> Any:
        return match.stream(viewer).undo_from(match)

    def offer(self, match: Match, viewer: int) -> Any:
        if match.offer is None:
            return None
        target = match.stream(viewer).number_of(match.offer["target"])
        return {"seat": match.offer["seat"], "target": target, "agreed": sorted(match.offer["agreed"])}

    def clock(self, match: Match, viewer: int, now: int) -> Any:
        return match.clock.dump()

    def scores(self, match: Match, viewer: int) -> Any:
        return result_of(match.game.score(match.recorder.state))

    def summary(self, match: Match, viewer: int) -> Any:
        names, status = match.record.header.seats, match.status()
        seats = [
            {"seat": n, "name": name, "driver": match.drivers[n], "resigned": n in match.resigned}
            for n, name in enumerate(names)
        ]
        return {"id": match.id, "status": status, "settings": match.settings.dump(), "seats": seats}

    def hint(self, match: Match, viewer: int) -> Any:
        decision = match.game.decision(match.recorder.state, viewer) if viewer >= 0 else None
        if decision is None:
            return None
        bot = make_bot("thumb", match.game.id)
        return bot.choose(match.game.view(match.recorder.state, viewer), decision, Rng(1), Budget()).text

    def why(self, match: Match, viewer: int, move: Any) -> Any:
        reason = match.game.why_not(match.recorder.state, viewer, move)
        return {"rule": reason.rule, "reason": reason.key, "args": list(reason.args)}

    def refusal(self, match: Match, viewer: int, refused: Refused) -> Any:
        return {"code": refused.code, "message": str(refused), **refused.more}

    def refusals(self, match: Match, viewer: int, rng: Rng) -> list[Any]:
        """What a seat is told when it asks for what is not allowed: another move, a stale question, a far undo."""
        words, stream = match.game.words, match.stream(viewer)
        decision = match.game.decision(match.recorder.state, viewer)
        listed = decision.moves if decision is not None else []
        told: list[Any] = []
        for _ in range(2):
            move = words.moves[rng.below(len(words.moves))]
            if move not in listed:
                told.append(self._refused(match, viewer, lambda m=move: match.play(viewer, m.text, stream.question, 9)))
                told.append(self.why(match, viewer, move))
        if listed:
            text = listed[rng.below(len(listed))].text
            told.append(self._refused(match, viewer, lambda: match.play(viewer, text, stream.question - 1, 9)))
        number = int(rng.below(len(stream.items))) + 1
        entry, frontier = stream.entry_of(number) or 0, stream.undo_from(match)
        if frontier is None or number < frontier:
            told.append(self._refused(match, viewer, lambda: match.undo(viewer, entry, 9)))
        if stream.items[number - 1]["seat"] != viewer:
            told.append(self._refused(match, viewer, lambda: match.ask_undo(viewer, entry, 9)))
        if match.offer is None:
            told.append(self._refused(match, viewer, lambda: match.answer_undo(viewer, True, 9)))
        return told

    def _refused(self, match: Match, viewer: int, act: Callable[[], object]) -> Any:
        try:
            act()
        except Refused as refused:
            return self.refusal(match, viewer, refused)
        raise AssertionError("this should have been refused")

    def update(self, match: Match, viewer: int, since: int, now: int, rng: Rng) -> dict[str, Any]:
        told = {
            "items": self.items(match, viewer, since),
            "count": len(match.stream(viewer).items),
            "view": self.view(match, viewer),
            "question": self.question(match, viewer),
            "asked": self.asked(match, viewer),
            "undo": self.undo(match, viewer),
            "offer": self.offer(match, viewer),
            "clock": self.clock(match, viewer, now),
            "scores": self.scores(match, viewer),
            "summary": self.summary(match, viewer),
        }
        if rng.below(6) == 0:
            told["hint"] = self.hint(match, viewer)
        if viewer >= 0 and not match.over:
            told["refusals"] = self.refusals(match, viewer, rng)
        return told

    def export(self, match: Match, viewer: int) -> Any:
        return redact(match.record, viewer)


# ---------------------------------------------------------------------- pairs of worlds


class Scripted(Match):
    """A match whose NATURE plays what the test says."""

    def _deal(self, now: int) -> None:
        return

    def set_up(self, window: Window) -> None:
        self._write(NATURE, {"what": "commit", "match": self.id, "commit": "00" * 32}, 1000)
        for seat in range(self.seats):
            self._write(seat, {"what": "entropy", "nonce": "0b" * 16}, 1000)
        self._write(NATURE, {"what": "begin", "bots": {}}, 1000)
        for viewer in [*range(self.seats), SPECTATOR]:
            self._streams[viewer] = window.stream_class(viewer)

    def script(self, seat: int, move: Any, at: int) -> Entry:
        before = int(self.recorder.state.closings)
        entry = self.recorder.play(seat, move)
        self._moved(entry, before, at)
        return entry


@dataclass
class Pair:
    """Two games that a viewer cannot tell apart, move by move."""

    id: str
    seats: int
    viewer: int
    one: Played
    two: Played
    sealed: list[bool]  # others' answers the viewer does not see, to a question that stays open
    seed: int
    options: dict[str, int]


def _pair(
    id: str, viewer: int, first: Recorder[Any, Any], twin: Recorder[Any, Any], seed: int, options: dict[str, int]
) -> Pair:
    one = [(trace.entry.seat, first.game.words.parse(trace.entry.move)) for trace in first.traces]
    two = [(trace.entry.seat, twin.game.words.parse(trace.entry.move)) for trace in twin.traces]
    after = [trace.asked for trace in first.traces[1:]] + [int(first.state.closings)]
    sealed = [
        trace.entry.seat >= 0 and not may_see(trace.entry.seen, viewer) and closings == trace.asked
        for trace, closings in zip(first.traces, after, strict=True)
    ]
    return Pair(id, first.state.seats, viewer, one, two, sealed, seed, options)


def pairs(id: str, wanted: int, seed: int = 1, sets: Sequence[dict[str, int]] = ({},)) -> Iterator[Pair]:
    """As many pairs as wanted, for every seat and spectators, two to four seats; all differ somewhere.

    `sets` are the option sets, one game each in turn.
    """
    rules = game(id)
    found = 0
    while True:
        seed += 1
        rng, seats, options = Rng(seed), 2 + seed % 3, sets[seed % len(sets)]
        entries = [entry for entry in random_game(rules, seats, options, seed).record.entries if entry.kind == MOVE]
        for viewer in [*range(seats), SPECTATOR]:
            first = new_game(rules, seats, options)
            length = min(rng.below(len(entries) - 1), rng.below(len(entries) - 1)) + 1
            for entry in entries[:length]:
                first.play(entry.seat, rules.words.parse(entry.move))
            twin = None
            for n in range(4):
                twin = twin or twins._twin_of(rules, first, seats, options, viewer, n % 2 == 1, rng)
            pair = _pair(id, viewer, first, twin or first, seed, options)
            if pair.one != pair.two or any(pair.sealed):
                yield pair
                found += 1
                if found == wanted:
                    return


class Worlds:
    """Both worlds of a pair, played on together."""

    def __init__(self, pair: Pair, window: Window) -> None:
        self.pair, self.window = pair, window
        self.rng = Rng(pair.seed * 31 + pair.viewer + 3)
        clock = ClockSettings("game", 500, 5) if self.rng.below(2) else ClockSettings()
        self.jitter = clock.kind == "none"
        rules = game(pair.id)
        self.worlds: list[Scripted] = []
        for secret in ("5a" * 32, "77" * 32):
            header = new_header(rules, pair.options, [f"seat {n}" for n in range(pair.seats)], "test")
            match = Scripted("m1", rules, header, Settings(clock=clock), secret)
            match.set_up(window)
            self.worlds.append(match)
        self.live: list[tuple[int, int]] = []  # the entries of each move in both worlds
        self.rarely = max(3, len(pair.one) // 20)  # long games are looked at less often
        self.shown = 0  # items compared
        self.extras = 2
        self.unseen = False  # whether one world has more entries than the other
        self.now = 2000

    def difference(self) -> str:
        """Where the viewer can tell the worlds apart; nothing where he cannot."""
        found = self._run()
        if not found and not self.unseen:
            found = self._differs(lambda match: self.window.export(match, self.pair.viewer), "record")
        return found

    def _run(self) -> str:
        n, last = 0, len(self.pair.one)
        apart = next((i for i in range(last) if self.pair.one[i] != self.pair.two[i] or self.pair.sealed[i]), last)
        while n < last:
            n = self._step(n)
            back = n - 1
            if n > apart:
                back, special = self._extra(n - 1)
                look = special or n == last or self.rng.below(self.rarely) == 0
                if look and (found := self._compare(n)):
                    return found
            n = back + 1
        return ""

    def _step(self, n: int) -> int:
        """Play the n-th move in both worlds, perhaps two sealed ones in another order; says which is next."""
        pair, (one, two) = self.pair, self.worlds
        self.now += 7
        swap = (
            n + 1 < len(pair.one)
            and pair.sealed[n]
            and pair.sealed[n + 1]
            and pair.one[n][0] != pair.one[n + 1][0]
            and self.rng.below(2) == 0
        )
        late = 3 if self.jitter and pair.sealed[n] else 0
        if swap:
            ones = [one.script(*pair.one[n + k], self.now) for k in (0, 1)]
            twos = [two.script(*pair.two[n + k], self.now + late) for k in (1, 0)]
            self.live += [(ones[0].n, twos[1].n), (ones[1].n, -1)]  # nothing is taken back between the two
            self.unseen = True
            return n + 2
        if pair.sealed[n] and self.rng.below(self.rarely) == 0:
            self._taken_back_unseen(two, *pair.two[n])
        entry, other = one.script(*pair.one[n], self.now), two.script(*pair.two[n], self.now + late)
        self.live.append((entry.n, other.n))
        return n + 1

    def _taken_back_unseen(self, match: Scripted, seat: int, move: Any) -> None:
        """In one world only: another sealed answer was given first and taken back."""
        decision = match.game.decision(match.recorder.state, seat)
        assert decision is not None
        alternative = decision.moves[self.rng.below(len(decision.moves))]
        state = match.recorder.state.clone()
        match.game.play(state, seat, alternative)
        answered = match.game.decision(state, seat) is None
        if answered and not self.jitter:
            return  # who has answered is public while it is so, and a running clock tells it later, too
        if state.closings == match.recorder.state.closings:
            entry = match.script(seat, alternative, self.now)
            match.undo(seat, entry.n, self.now)
            self.unseen = True

    def _extra(self, n: int) -> tuple[int, bool]:
        """Something beside the moves, the same in both worlds; says from where to play on and whether it happened."""
        what = self.rng.below(24)
        seat = int(self.rng.below(self.pair.seats))
        actor = self.pair.one[n][0]
        if what == 0:
            self._both(lambda match: match.chat(seat, "hm", self.now))
        elif what == 1 and not self.worlds[0].over:
            driven = self.worlds[0].driven(seat)
            bot = ("thumb", "asked", self.now)
            self._both(lambda match: match.hand_back(seat, self.now) if driven else match.take_over(seat, *bot))
        elif what < 5 and actor >= 0 and self.extras and not self.worlds[0].over and -1 not in self.live[n]:
            self.extras -= 1
            if what < 4 and all((match.recorder.frontier(actor) or 1 << 30) <= own for match, own in self._at(n)):
                self._both(lambda match: match.undo(actor, self.live[n][self.worlds.index(match)], self.now))
                del self.live[n:]
                return n - 1, True
            return self._offer(n)
        else:
            return n, False
        return n, True

    def _offer(self, n: int) -> tuple[int, bool]:
        """Somebody asks to take back from one of his last moves on; all agree, or the first one does not."""
        actor = self.pair.one[n][0]
        near = [i for i in range(max(0, n - 8), n + 1) if self.pair.one[i][0] == actor]
        target = near[self.rng.below(len(near))]
        if any(-1 in pair for pair in self.live[max(0, target - 1) :]):
            return n, False
        self._both(lambda match: match.ask_undo(actor, self.live[target][self.worlds.index(match)], self.now))
        if self.worlds[0].offer is not None and self.rng.below(3) == 0:
            return n, True
        for seat in range(self.pair.seats):
            offer = self.worlds[0].offer
            if offer is not None and seat not in offer["agreed"] and not self.worlds[0].driven(seat):
                self._both(lambda match, seat=seat: match.answer_undo(seat, True, self.now))
        del self.live[target:]
        return target - 1, True

    def _at(self, n: int) -> list[tuple[Scripted, int]]:
        return list(zip(self.worlds, self.live[n], strict=True))

    def _both(self, act: Callable[[Scripted], object]) -> None:
        for match in self.worlds:
            act(match)

    def _compare(self, n: int) -> str:
        seed, viewer, since = int(self.rng.below(1 << 30)), self.pair.viewer, self.shown
        told = self._differs(
            lambda match: self.window.update(match, viewer, since, self.now, Rng(seed)), f"update after move {n}"
        )
        self.shown = len(self.worlds[0].stream(viewer).items)
        return told

    def _differs(self, tell: Callable[[Scripted], Any], what: str) -> str:
        one, two = (tell(match) for match in self.worlds)
        if json.dumps(one) == json.dumps(two):
            return ""
        if isinstance(one, dict):
            parts = [key for key in one if json.dumps(one[key]) != json.dumps(two.get(key))] or ["order"]
            what += (
                f": {', '.join(parts)}: {json.dumps(one.get(parts[0]))[:300]} | {json.dumps(two.get(parts[0]))[:300]}"
            )
        return f"{self.pair.id} with {self.pair.seats} seats, viewer {self.pair.viewer}, seed {self.pair.seed}: {what}"
