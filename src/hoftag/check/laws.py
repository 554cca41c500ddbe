"""The laws every game keeps, whatever its rules: each is a function that plays a random game and raises LawBroken.

Tests run them on a few games for every player count and option set, `hoftag soak` on thousands.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import pickle
from collections.abc import Callable, Iterator
from typing import Any, Final

from hoftag.core.contract import NATURE, SPECTATOR, Decision, Game, State
from hoftag.core.errors import IllegalMove
from hoftag.core.playout import deal
from hoftag.core.record import MOVE, Record, live, new_header, read_record, redact, result_of, write_record
from hoftag.core.recorder import Recorder, notes_for, resume, start
from hoftag.core.rng import Rng
from hoftag.core.words import Move

AnyGame = Game[Any, Any]
LONGEST: Final = 2000  # entries after which a game is taken not to end


class LawBroken(AssertionError):
    """A law does not hold; the message says where."""


def require(holds: bool, what: str) -> None:
    """Raise LawBroken unless something holds."""
    if not holds:
        raise LawBroken(what)


def option_sets(game: AnyGame) -> list[dict[str, int]]:
    """Every combination of option values the game accepts."""
    found: list[dict[str, int]] = []
    for values in itertools.product(*[range(len(option.choices)) for option in game.options]):
        options = {option.key: value for option, value in zip(game.options, values, strict=True)}
        if all(not options[o.key] or not o.needs or options[o.needs] for o in game.options):
            found.append(options)
    return found


def pick(decisions: list[Decision], rng: Rng) -> tuple[int, Move]:
    """A random seat among those asked and a random legal move of it, NATURE's by its weights."""
    decision = decisions[rng.below(len(decisions))]
    if decision.seat == NATURE:
        return NATURE, decision.moves[rng.weighted(decision.weights)]
    return decision.seat, decision.moves[rng.below(len(decision.moves))]


def new_game(game: AnyGame, seats: int, options: dict[str, int]) -> Recorder[Any, Any]:
    """A recorded game that takes notes."""
    recorder = start(game, new_header(game, options, [f"seat {n}" for n in range(seats)], "laws"))
    recorder.state.notes = []
    return recorder


def positions(
    game: AnyGame, seats: int, options: dict[str, int], rng: Rng
) -> Iterator[tuple[Recorder[Any, Any], list[Decision]]]:
    """A random game, position by position with its open questions; the last one has none."""
    recorder = new_game(game, seats, options)
    for _ in range(LONGEST):
        decisions = game.pending(recorder.state)
        yield recorder, decisions
        if not decisions:
            return
        recorder.play(*pick(decisions, rng))
    raise LawBroken(f"the game does not end within {LONGEST} moves")


def random_game(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> Recorder[Any, Any]:
    """A complete random game with its result."""
    for recorder, decisions in positions(game, seats, options, Rng(seed)):
        if not decisions:
            recorder.finish()
            return recorder
    raise AssertionError


# ---------------------------------------------------------------------- the laws


def sound(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """Every actor has moves, weights fit, notation is one to one, audit is empty after every move, the game ends."""
    listed: list[tuple[list[Move], list[Move]]] = []
    for recorder, decisions in positions(game, seats, options, Rng(seed)):
        wrong = recorder.state.audit()
        require(wrong == [], f"audit: {wrong}")
        require(all(moves == before for moves, before in listed), "a list of moves was changed by playing")
        listed = [(decision.moves, list(decision.moves)) for decision in decisions]
        for decision in decisions:
            require(decision.moves != [], f"seat {decision.seat} is asked without moves")
            require(len(set(decision.moves)) == len(decision.moves), "a move is listed twice")
            weights = decision.weights
            if decision.seat == NATURE:
                require(len(weights) == len(decision.moves) and min(weights) > 0, "weights do not fit the moves")
            else:
                require(weights == [], "a seat's decision has weights")
            for move in decision.moves:
                require(game.words.parse(move.text) is move, f"'{move.text}' does not come back as the same move")
                require(game.words.moves[move.index] is move, f"'{move.text}' has a wrong place in the action space")


def listed_is_playable(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """Every listed move can be played; every other is refused with a rule, and nothing changes."""
    rng = Rng(seed)
    for recorder, decisions in positions(game, seats, options, rng):
        if rng.below(6) and decisions:
            continue
        s = recorder.state
        before = s.dump()
        for decision in decisions:
            for move in decision.moves:
                twin = s.clone()
                game.play(twin, decision.seat, move)
                require(twin.audit() == [], f"after '{move.text}': {twin.audit()}")
        for _ in range(12):
            seat = int(rng.below(seats + 3)) - 2
            moves = game.words.of(int(rng.below(len(game.words.verbs))))
            _refused(game, s, seat, moves[rng.below(len(moves))], decisions)
        require(s.dump() == before, "a refused move changed the state")


def _refused(game: AnyGame, s: State, seat: int, move: Move, decisions: list[Decision]) -> None:
    """A move that is not listed is refused with a reason the game declares."""
    if any(decision.seat == seat and move in decision.moves for decision in decisions):
        return
    try:
        game.play(s, seat, move)
    except IllegalMove as error:
        reason = error.reason
        require(reason.key in game.words.reasons, f"reason '{reason.key}' is not declared")
        places = game.words.reasons[reason.key].places
        require(len(reason.args) == len(places), f"reason '{reason.key}' has {len(reason.args)} of {len(places)} args")
        require("-" in reason.rule, f"'{reason.rule}' is no rule id")
        return
    raise LawBroken(f"'{move.text}' of seat {seat} is not listed but was played")


def clones_are_independent(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """A clone and a pickled copy are equal; what is played on one does not show on the other."""
    rng = Rng(seed)
    recorder = new_game(game, seats, options)
    while True:
        s = recorder.state
        decisions = game.pending(s)
        if not decisions:
            return
        before = s.dump()
        twin = s.clone()
        require(twin.dump() == before, "a clone differs")
        require(pickle.loads(pickle.dumps(s)).dump() == before, "a pickled copy differs")
        seat, move = pick(decisions, rng)
        game.apply(twin, seat, move)
        require(s.dump() == before, f"playing '{move.text}' on a clone changed the original")
        after = twin.dump()
        recorder.play(seat, move)
        require(s.dump() == after, f"'{move.text}' does something else on a clone")
        other = game.pending(s)
        if other:
            game.apply(s.clone(), *pick(other, rng))
        require(twin.dump() == after, "playing on changed an older clone")


def replay_is_identity(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """Writing, reading and replaying a record, undos included, gives the same state and the same text."""
    rng = Rng(seed)
    recorder = new_game(game, seats, options)
    while True:
        decisions = game.pending(recorder.state)
        if not decisions:
            break
        seat, move = pick(decisions, rng)
        recorder.play(seat, move)
        frontier = recorder.frontier(seat) if seat != NATURE else None
        if frontier is not None and rng.below(4) == 0:
            recorder.undo(seat, frontier)
        elif seat != NATURE and rng.below(40) == 0:
            entries = live(recorder.record.entries)
            recorder.undo(seat, entries[rng.below(len(entries))].n, True)
    recorder.finish()
    text = write_record(recorder.record)
    again = resume(game, read_record(text))
    require(again.state.dump() == recorder.state.dump(), "a replayed record leads elsewhere")
    require(write_record(again.record) == text, "a replayed record is written differently")


def determinized_worlds_fit(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """A determinized state is sound and has the very view and the very question it was made from."""
    rng = Rng(seed)
    for recorder, _ in positions(game, seats, options, rng):
        s = recorder.state
        for seat in (SPECTATOR, int(rng.below(seats))):
            world = game.determinize(game.view(s, seat), rng)
            require(world.audit() == [], f"determinized: {world.audit()}")
            require(seen(game, world, seat) == seen(game, s, seat), f"seat {seat} could tell the world apart")


def order_does_not_matter(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """Simultaneous answers lead to the same state in whatever order they come."""
    rng = Rng(seed)
    for recorder, decisions in positions(game, seats, options, rng):
        if len(decisions) < 2:
            continue
        answers = [(d.seat, d.moves[rng.below(len(d.moves))]) for d in decisions]
        worlds: list[object] = []
        for order in (answers, answers[::-1]):
            world = recorder.state.clone()
            for seat, move in order:
                game.play(world, seat, move)
            worlds.append(world.dump())
        require(worlds[0] == worlds[1], f"the order of {[move.text for _, move in answers]} matters")


def scores_add_up(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """Items sum to the total at any time; places follow totals and tie-breaks, and somebody is first."""
    for recorder, _ in positions(game, seats, options, Rng(seed)):
        scores = game.score(recorder.state)
        require([score.seat for score in scores] == list(range(seats)), "a seat has no score")
        for score in scores:
            require(sum(item.points for item in score.items) == score.total, "items do not add up")
            better = [o for o in scores if (o.total, o.ties) > (score.total, score.ties)]
            require(score.place == 1 + len(better), "a place does not follow the points")


def dealing_fast_is_dealing(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """The fast deal of search leads where NATURE's logged moves lead, with the same random numbers."""
    slow_rng = Rng(seed)
    fast_rng = Rng(seed)
    slow = new_game(game, seats, options)
    fast = game.setup(seats, options)
    while True:
        slow.deal(slow_rng)
        deal(game, fast, fast_rng)
        require(fast.dump() == slow.state.dump(), "dealt fast, the table looks different")
        require(fast_rng.state() == slow_rng.state(), "dealing fast uses other random numbers")
        decisions = game.pending(fast)
        if not decisions:
            return
        for decision in decisions:
            move = decision.moves[slow_rng.below(len(decision.moves))]
            fast_rng.below(len(decision.moves))
            slow.play(decision.seat, move)
            game.apply(fast, decision.seat, move)


# ---------------------------------------------------------------------- secrets


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
        for _ in range(4):
            twin = _twin_of(game, first, seats, options, seat, rng)
            if twin is None:
                continue
            if [e.move for e in twin.record.entries] != [e.move for e in first.record.entries]:
                compared += 1
            _require_alike(game, first.record, twin.record, seats, options, seat)
    return compared


def _twin_of(
    game: AnyGame, first: Recorder[Any, Any], seats: int, options: dict[str, int], seat: int, rng: Rng
) -> Recorder[Any, Any] | None:
    """Another world in which the seat has seen the same; None when the random choice led to none."""
    opened = {n for entry in first.record.entries for n in entry.opens}
    twin = new_game(game, seats, options)
    for trace in first.traces:
        entry = trace.entry
        decision = game.decision(twin.state, entry.seat)
        if decision is None:
            return None
        move = game.words.parse(entry.move)
        hidden = entry.seen != -1 and not (seat >= 0 and entry.seen >> seat & 1) and entry.n not in opened
        if hidden and (rng.below(5) == 0 or move not in decision.moves):
            step = game.steps[decision.step]
            sealed = trace.asked == first.state.closings  # not even its face is known yet
            alike = [m for m in decision.moves if sealed or entry.seat == NATURE or step.face(m) == trace.face]
            if not alike:
                return None
            move = alike[rng.below(len(alike))]
        if move not in decision.moves:
            return None
        twin.play(entry.seat, move)
    return twin


def _require_alike(
    game: AnyGame, first: Record, second: Record, seats: int, options: dict[str, int], seat: int
) -> None:
    """Two records look the same to a seat, move by move and as a whole."""
    one = new_game(game, seats, options)
    two = new_game(game, seats, options)
    for a, b in zip(first.entries, second.entries, strict=True):
        one.play(a.seat, game.words.parse(a.move))
        two.play(b.seat, game.words.parse(b.move))
        where = f"seat {seat} can tell '{a.move}' from '{b.move}' at entry {a.n}"
        require(seen(game, one.state, seat) == seen(game, two.state, seat), f"{where}: view or question")
        told = [[(note.event, note.args) for note in notes_for(world.state.take_notes(), seat)] for world in (one, two)]
        require(told[0] == told[1], f"{where}: notes")
    require(redact(one.record, seat) == redact(two.record, seat), f"seat {seat} can tell the redacted records apart")


# ---------------------------------------------------------------------- builds


def digest(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> str:
    """A sum over a random game: its record, every list of moves, every state. The same in both builds."""
    total = hashlib.sha256()
    for recorder, decisions in positions(game, seats, options, Rng(seed)):
        total.update(json.dumps([[m.text for m in d.moves] for d in decisions]).encode())
        total.update(json.dumps(recorder.state.dump(), sort_keys=True).encode())
        if not decisions:
            recorder.finish()
            total.update(write_record(recorder.record).encode())
    return total.hexdigest()[:16]


LAWS: Final[dict[str, Callable[[AnyGame, int, dict[str, int], int], object]]] = {
    "sound": sound,
    "listed-is-playable": listed_is_playable,
    "clones-are-independent": clones_are_independent,
    "replay-is-identity": replay_is_identity,
    "determinized-worlds-fit": determinized_worlds_fit,
    "order-does-not-matter": order_does_not_matter,
    "scores-add-up": scores_add_up,
    "dealing-fast-is-dealing": dealing_fast_is_dealing,
    "twin-worlds": twin_worlds,
}
