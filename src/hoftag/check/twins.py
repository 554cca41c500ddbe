"""The law of secrets: worlds that differ only in what a seat could not see look the same to it, byte for byte."""

from __future__ import annotations

import json
from typing import Any

from hoftag.check.games import AnyGame, new_game, random_game, require
from hoftag.core.contract import NATURE, SPECTATOR, State
from hoftag.core.record import MOVE, Record, redact, result_of
from hoftag.core.recorder import Recorder, Trace, notes_for
from hoftag.core.rng import Rng
from hoftag.core.words import Domain, Move


def seen(game: AnyGame, s: State, seat: int) -> str:
    """Everything a seat is shown now: its view, its question and the scores so far, byte for byte."""
    decision = game.decision(s, seat) if seat >= 0 else None
    moves = [move.text for move in decision.moves] if decision is not None else None
    return json.dumps([game.view(s, seat).dump(), moves, result_of(game.score(s))], sort_keys=True)


def twin_worlds(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> int:
    """Replace moves a seat could not see: its views, questions, notes and redacted record stay the same, byte for byte.

    Says how many different twin worlds were compared. What the rules themselves turn up at the very end is public, so
    the worlds are compared up to the last move but one.
    """
    rng = Rng(seed)
    entries = [entry for entry in random_game(game, seats, options, seed).record.entries if entry.kind == MOVE]
    compared = 0
    for seat in [*range(seats), SPECTATOR]:
        length = int(rng.below(len(entries) - 1)) + 1
        first = new_game(game, seats, options)
        for entry in entries[:length]:
            first.play(entry.seat, game.words.parse(entry.move))
        for n in range(4):
            twin = _twin_of(game, first, seats, options, seat, n % 2 == 1, rng)
            if twin is None:
                continue
            if [e.move for e in twin.record.entries] != [e.move for e in first.record.entries]:
                compared += 1
            _require_alike(game, first.record, twin.record, seats, options, seat, (seed + n) % 3)
    return compared


def _twin_of(
    game: AnyGame, first: Recorder[Any, Any], seats: int, options: dict[str, int], seat: int, swap: bool, rng: Rng
) -> Recorder[Any, Any] | None:
    """Another world in which the seat has seen the same; None when the random choice led to none.

    Either hidden moves are replaced here and there, or (`swap`) two things change places from one hidden deal on: that
    changes less, so that such worlds live long enough to meet secrets late in the game.
    """
    opened = {n for entry in first.record.entries for n in entry.opens}
    asked_again = _asked_again(game, first)
    twin = new_game(game, seats, options)
    places: tuple[Domain, int, int] | None = None
    for trace in first.traces:
        entry = trace.entry
        decision = game.decision(twin.state, entry.seat)
        if decision is None:
            return None
        move = game.words.parse(entry.move)
        hidden = entry.seen != -1 and not (seat >= 0 and entry.seen >> seat & 1) and entry.n not in opened
        if hidden and swap:
            if places is None and entry.seat == NATURE and rng.below(8) == 0:
                places = _swap_from(game, move, decision.moves[rng.below(len(decision.moves))])
            move = _swapped(game, move, places)
        if hidden and (move not in decision.moves or (not swap and rng.below(5) == 0)):
            step = game.steps[decision.step]
            sealed = trace.asked == first.state.closings  # not even its face is known yet
            alike = [m for m in decision.moves if sealed or entry.seat == NATURE or step.face(m) == trace.face]
            if not alike:
                return None
            move = alike[rng.below(len(alike))]
        if move not in decision.moves:
            return None
        twin.play(entry.seat, move)
        if hidden and entry.seat != NATURE and _has_more_to_say(game, twin, trace) != asked_again[entry.n]:
            return None  # at the table everybody sees who has not finished
    return twin


def _asked_again(game: AnyGame, first: Recorder[Any, Any]) -> dict[int, bool]:
    """For every entry whether its seat was asked once more by the same question."""
    found: dict[int, bool] = {}
    later: set[tuple[int, int]] = set()
    for trace in reversed(first.traces):
        question = (trace.entry.seat, trace.asked)
        found[trace.entry.n] = question in later or _has_more_to_say(game, first, trace)
        later.add(question)
    return found


def _has_more_to_say(game: AnyGame, recorder: Recorder[Any, Any], trace: Trace) -> bool:
    """Whether the seat of an answer is still asked by the same question."""
    same = recorder.state.closings == trace.asked
    return same and game.decision(recorder.state, trace.entry.seat) is not None


def _swap_from(game: AnyGame, move: Move, other: Move) -> tuple[Domain, int, int] | None:
    """What changes places when another move of the same verb is made: the last thing it names."""
    domains = game.words.verbs[move.verb].domains
    if move.verb != other.verb or not domains or move.args[:-1] != other.args[:-1] or move is other:
        return None
    return domains[-1], move.args[-1], other.args[-1]


def _swapped(game: AnyGame, move: Move, places: tuple[Domain, int, int] | None) -> Move:
    """The same move after two things have changed places."""
    if places is None:
        return move
    domain, one, two = places
    args = list(move.args)
    for n, its in enumerate(game.words.verbs[move.verb].domains):
        if its is domain and args[n] in (one, two):
            args[n] = one + two - args[n]
    return game.words.move(int(move.verb), tuple(args))


def _require_alike(
    game: AnyGame, first: Record, second: Record, seats: int, options: dict[str, int], seat: int, phase: int
) -> None:
    """Two records look the same to a seat, as a whole and move by move: notes always, the table at every third move.

    `phase` says at which of the three; over some games every position gets its turn.
    """
    one = new_game(game, seats, options)
    two = new_game(game, seats, options)
    last = len(first.entries)
    for a, b in zip(first.entries, second.entries, strict=True):
        one.play(a.seat, game.words.parse(a.move))
        two.play(b.seat, game.words.parse(b.move))
        where = f"seat {seat} can tell '{a.move}' from '{b.move}' at entry {a.n}"
        if a.n % 3 == phase or a.n == last:
            require(seen(game, one.state, seat) == seen(game, two.state, seat), f"{where}: view or question")
        told = [[(note.event, note.args) for note in notes_for(world.state.take_notes(), seat)] for world in (one, two)]
        require(told[0] == told[1], f"{where}: notes")
    require(redact(one.record, seat) == redact(two.record, seat), f"seat {seat} can tell the redacted records apart")
