"""How long an answer takes tells no secret: the same update and refusal in two worlds that a viewer cannot tell apart.

For each thing that differs unseen between the worlds the share of pairs is reckoned in which the world with more of it
was slower: 0.5 where time tells nothing. What a leak of some microseconds would give is reckoned from the same times.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from tests.server.promises.sent import room_of
from tests.table.twinned import Scripted, Window, Worlds, pairs

from hoftag.check.games import option_sets
from hoftag.core.record import may_see
from hoftag.games.registry import game, ids
from hoftag.server.commands import perform
from hoftag.server.listening import Told
from hoftag.server.models import read_message
from hoftag.server.updates import Common, as_json, news
from hoftag.table.refusal import Refused

FAST, SOAK = 10, 2000  # pairs of each title
FIRST = 200_000
LEAK = 20.0  # microseconds
ENOUGH = 1000  # differing pairs of answers before a share is judged
FROM, TO = 0.45, 0.55
Figures = dict[str, float]
Sample = tuple[str, str, int, int, float]  # what was answered, what differs, by how much, and both times' difference


def hidden(match: Scripted, viewer: int) -> dict[str, int]:
    """What a viewer does not know, as numbers that a time might depend on."""
    unseen = [trace.entry for trace in match.recorder.traces if not may_see(trace.entry.seen, viewer)]
    pending = match.game.pending(match.recorder.state)
    return {
        "entries": len(match.record.entries),
        "hidden moves": sum(match.game.words.parse(entry.move).index for entry in unseen),
        "others' choices": sum(len(decision.moves) for decision in pending if decision.seat != viewer),
        "size of the state": len(json.dumps(match.recorder.state.dump())),
    }


class Timed(Worlds):
    """Two worlds that are answered one after the other, either of them first."""

    def __init__(self, pair: Any, samples: list[Sample]) -> None:
        super().__init__(pair, Window())
        self.samples = samples

    def _compare(self, n: int) -> str:
        first = int(self.rng.below(2))
        order = [self.worlds[first], self.worlds[1 - first]]
        unknown = [hidden(match, self.pair.viewer) for match in order]
        for what, answer in ANSWERS.items():
            one, two = (answer(match, self.pair.viewer, self.now) for match in order)
            for name in unknown[0]:
                more = unknown[0][name] - unknown[1][name]
                if more and one is not None and two is not None:
                    self.samples.append((what, name, more, n, one - two))
        return ""


def _update(match: Scripted, viewer: int, now: int) -> float | None:
    """What is made after a move, from the room to the text."""
    room = room_of(match, now)
    begun = time.perf_counter()
    as_json(news(room, Told(viewer, False, outlook=True), Common(room, match)))
    return 1e6 * (time.perf_counter() - begun)


def _refusal(match: Scripted, viewer: int, now: int) -> float | None:
    """The answer to a move that comes too late."""
    if viewer < 0 or match.over:
        return None
    text = match.game.words.moves[0].text
    message = read_message({"type": "move", "id": "a", "q": match.stream(viewer).question - 1, "move": text})
    begun = time.perf_counter()
    try:
        perform(match, viewer, message, now, lambda seat: None)
    except Refused:
        return 1e6 * (time.perf_counter() - begun)
    raise AssertionError("this should have been refused")


ANSWERS: dict[str, Callable[[Scripted, int, int], float | None]] = {"update": _update, "refusal": _refusal}


def share(samples: list[Sample], leak: float = 0.0) -> float:
    """In how many of the pairs the world with more of something was slower; a leak makes it slower by so much."""
    slower = [more * (late + leak * (1 if more > 0 else -1)) for _, _, more, _, late in samples]
    return sum(1.0 if one > 0 else 0.5 * (one == 0) for one in slower) / len(slower)


def run(wanted: int = FAST) -> Figures:
    samples: list[Sample] = []
    for id in ids():
        for pair in pairs(id, wanted, FIRST, option_sets(game(id))):
            Timed(pair, samples).difference()
    figures: Figures = {"pairs": wanted * len(ids())}
    for what in ANSWERS:
        for name in ("entries", "hidden moves", "others' choices", "size of the state"):
            some = [sample for sample in samples if sample[:2] == (what, name)]
            if some:
                figures[f"{what}, {name}: n"] = len(some)
                figures[f"{what}, {name}"] = share(some)
                figures[f"{what}, {name}: leak"] = share(some, LEAK)
    return figures


def broken(figures: Figures) -> list[str]:
    return [
        f"{name[:-3]}: {figures[name[:-3]]:.3f}"
        for name, number in figures.items()
        if name.endswith(": n") and number >= ENOUGH and not FROM <= figures[name[:-3]] <= TO
    ]
