"""Replay is exact: the state after every entry, live, replayed, and saved in the middle, loaded and gone on with.

Two processes with other seeds of Python's hashes play the same games: whatever depended on the order of a set would
differ. `python -m tests.server.promises.replays N` is one of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from tests.table.playing import bot, setups

from hoftag.bots.contract import Budget
from hoftag.check.games import new_game, pick
from hoftag.core.contract import NATURE
from hoftag.core.record import MOVE, UNDO, Entry, Record, read_record, write_record
from hoftag.core.recorder import Recorder, resume, start
from hoftag.core.rng import Rng
from hoftag.games.registry import game, ids
from hoftag.table.states import state_hash

FAST, SOAK = 6, 1000  # games of each title
SEEDS = ("1", "2")
MOST_UNDOS = 6
Figures = dict[str, float]
Told = dict[str, Any]


def run(games: int = FAST) -> Figures:
    command = [sys.executable, "-m", "tests.server.promises.replays", str(games)]
    children = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in SEEDS
    ]
    told: list[Told] = [json.loads(child.communicate()[0]) for child in children]
    figures: Figures = {what: told[0][what] for what in ("games", "entries", "undos")}
    figures["other on replay"] = sum(one["replayed"] for one in told)
    figures["other after loading"] = sum(one["loaded"] for one in told)
    pairs = zip(told[0]["games' hashes"], told[1]["games' hashes"], strict=True)
    figures["other hash seed"] = sum(one != other for one, other in pairs)
    return figures


def broken(figures: Figures) -> list[str]:
    faults = ("other on replay", "other after loading", "other hash seed")
    return [f"{what}: {figures[what]:.0f}" for what in faults if figures[what]]


# ---------------------------------------------------------------------- in one process


def compare(games: int) -> Told:
    """Play the games and compare; counts entries after which a state differs."""
    told: Told = {"games": 0, "entries": 0, "undos": 0, "replayed": 0, "loaded": 0, "games' hashes": []}
    for id in ids():
        for number in range(games):
            rng = Rng(number * 31 + 7)
            seats, options = setups(id)[number % len(setups(id))]
            live, record = _live(new_game(game(id), seats, options), rng)
            stop = int(rng.below(len(live)))
            told["games"] += 1
            told["entries"] += len(live)
            told["undos"] += sum(entry.kind == UNDO for entry in record.entries)
            told["replayed"] += _differ([*replayed(record)], live)
            told["loaded"] += _differ([*loaded(record, stop)], live[stop:])
            told["games' hashes"].append([live[-1], *write_record(record).splitlines()[-1:]])
    return told


def _differ(some: list[str], others: list[str]) -> int:
    return sum(one != other for one, other in zip(some, others, strict=True))


def _live(recorder: Recorder[Any, Any], rng: Rng) -> tuple[list[str], Record]:
    """A game of bots in which somebody takes back now and then: the hash after every entry, and the record."""
    hashes: list[str] = []
    undos = 0
    while decisions := recorder.game.pending(recorder.state):
        seat, move = pick(decisions, rng)
        if seat != NATURE and seat % 2 == 0:
            decision = next(decision for decision in decisions if decision.seat == seat)
            view = recorder.game.view(recorder.state, seat)
            move = bot("thumb", recorder.game.id).choose(view, decision, rng, Budget())
        recorder.play(seat, move)
        hashes.append(state_hash(recorder.state))
        frontier = recorder.frontier(seat) if seat != NATURE else None
        if frontier is not None and undos < MOST_UNDOS and rng.below(20) == 0:
            recorder.undo(seat, frontier)
            hashes.append(state_hash(recorder.state))
            undos += 1
    return hashes, recorder.record


def replayed(record: Record) -> Iterator[str]:
    """The hash after every entry of a replay."""
    recorder = start(game(record.header.game), record.header)
    for entry in record.entries:
        yield _again(recorder, entry)


def loaded(record: Record, stop: int) -> Iterator[str]:
    """The hash after so many entries and one more, written and read as text, and after every later entry."""
    text = write_record(Record(record.header, record.entries[: stop + 1]))
    recorder = resume(game(record.header.game), read_record(text))
    yield state_hash(recorder.state)
    for entry in record.entries[stop + 1 :]:
        yield _again(recorder, entry)


def _again(recorder: Recorder[Any, Any], entry: Entry) -> str:
    if entry.kind == MOVE:
        recorder.play(entry.seat, recorder.game.words.parse(entry.move))
    else:
        recorder.undo(entry.seat, entry.target, entry.everybody)
    return state_hash(recorder.state)


if __name__ == "__main__":
    print(json.dumps(compare(int(sys.argv[1]))))
