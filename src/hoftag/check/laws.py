"""The laws every game keeps, whatever its rules: each is a function that plays a random game and raises LawBroken.

Tests run them on a few games for every player count and option set, `hoftag soak` on thousands.
"""

from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Callable
from typing import Final

from hoftag.check.games import (
    AnyGame,
    LawBroken,
    new_game,
    pick,
    positions,
    require,
)
from hoftag.check.twins import seen, twin_worlds
from hoftag.core.contract import NATURE, SPECTATOR, Decision, State
from hoftag.core.errors import IllegalMove
from hoftag.core.playout import deal
from hoftag.core.record import live, read_record, write_record
from hoftag.core.recorder import resume
from hoftag.core.rng import Rng
from hoftag.core.words import Move

MOST_UNDOS: Final = 16  # in the record of one random game

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
    undos = 0
    while True:
        decisions = game.pending(recorder.state)
        if not decisions:
            break
        seat, move = pick(decisions, rng)
        recorder.play(seat, move)
        if seat == NATURE or undos == MOST_UNDOS:  # else a long game might be taken back for ever
            continue
        frontier = recorder.frontier(seat)
        if frontier is not None and rng.below(8) == 0:
            recorder.undo(seat, frontier)
            undos += 1
        elif rng.below(40) == 0:
            entries = live(recorder.record.entries)
            recorder.undo(seat, entries[rng.below(len(entries))].n, True)
            undos += 1
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


def views_travel(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> None:
    """A pickled view comes back the same, and worlds that look the same to a seat give the same bytes."""
    rng = Rng(seed)
    for recorder, decisions in positions(game, seats, options, rng):
        seat = int(rng.below(seats + 1))
        seat = seat if seat < seats else SPECTATOR
        if rng.below(3) and decisions:
            continue
        view = game.view(recorder.state, seat)
        sent = pickle.dumps(view)
        again = pickle.loads(sent)
        require(again.seat == seat and again.dump() == view.dump(), f"the view of seat {seat} does not come back")
        world = game.determinize(view, Rng(seed))
        require(game.determinize(again, Rng(seed)).dump() == world.dump(), "a view that came back means another world")
        require(pickle.dumps(game.view(world, seat)) == sent, f"more than the view of seat {seat} travels")


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
    "views-travel": views_travel,
    "order-does-not-matter": order_does_not_matter,
    "scores-add-up": scores_add_up,
    "dealing-fast-is-dealing": dealing_fast_is_dealing,
    "twin-worlds": twin_worlds,
}
