"""Run a case against the engine and say what differs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hoftag.check.cases import Case, Refusal
from hoftag.core.bits import BIT
from hoftag.core.contract import ALL, NATURE, Game, Note, State
from hoftag.core.errors import HoftagError, IllegalMove, SetupError
from hoftag.core.words import Move, Phrase


def run_case(game: Game[Any, Any], case: Case) -> list[str]:
    """Everything in which the engine differs from the case, each with file and title; empty when it passes."""
    problems: list[str] = []
    try:
        for text in _differences(game, case):
            problems.append(f"{case.file}: {case.title}: {text}")
    except HoftagError as error:
        problems.append(f"{case.file}: {case.title}: {error}")
    return problems


def begin(game: Game[Any, Any], seats: int, options: dict[str, str], given: dict[str, object] | None) -> Any:
    """The position given, or the setup; options by the names of their choices."""
    values: dict[str, int] = {}
    choices = {option.key: option.choices for option in game.options}
    for key, choice in options.items():
        known = choices.get(key, [])
        values[key] = known.index(choice) if choice in known else -1
    return game.setup(seats, values) if given is None else game.position(seats, values, given)


def _differences(game: Game[Any, Any], case: Case) -> Iterator[str]:
    """Look, play, look again."""
    if case.impossible:
        yield from _fail_to_begin(game, case)
        return
    s = begin(game, case.seats, case.options, case.given)
    s.notes = []
    nature = [game.words.parse(text) for text in case.nature]
    yield from _let_nature_play(game, s, nature, case.until)
    yield from _look_at_moves(game, s, case.legal, case.refused, "before")
    yield from _look_at_weights(game, s, case.weights, "before")
    for number, (seat, text) in enumerate(case.play, 1):
        if seat != NATURE:
            yield from _let_nature_play(game, s, nature, "")
        game.play(s, seat, game.words.parse(text))
        yield from [f"after '{text}': {wrong}" for wrong in s.audit()]
        for after, values in case.then_after:
            if after == number:
                yield from _let_nature_play(game, s, nature, "")
                yield from _compare(f"after move {after}", s.dump(), values)
    yield from _let_nature_play(game, s, nature, case.until_after or ("" if case.play else case.until))
    yield from [f"at the end: {wrong}" for wrong in s.audit()]
    yield from _look_at_moves(game, s, case.legal_after, case.refused_after, "after")
    yield from _look_at_weights(game, s, case.weights_after, "after")
    yield from _look_at_state(game, s, case)
    yield from _look_at_scores(game, s, case)
    yield from _look_at_views(game, s, case)
    yield from [f"NATURE never got to '{move.text}'" for move in nature]
    yield from [f"there is no move {after} to look after" for after, _ in case.then_after if after > len(case.play)]


def _let_nature_play(game: Game[Any, Any], s: Any, nature: list[Move], until: str) -> Iterator[str]:
    """Let NATURE play until a seat is asked, or until its question in the step named."""
    while True:
        decision = game.decision(s, NATURE)
        if decision is None:
            if until:
                yield f"NATURE is not asked in step {until}"
            return
        if game.words.steps[decision.step] == until:
            return
        wanted = [move for move in nature if move in decision.moves]
        move = wanted[0] if wanted else decision.moves[0]
        if wanted:
            nature.remove(move)
        game.play(s, NATURE, move)


def _look_at_moves(
    game: Game[Any, Any], s: Any, legal: dict[int, list[str]], refused: list[Refusal], when: str
) -> Iterator[str]:
    """Complete lists of legal moves, and moves that are refused and change nothing."""
    for seat, expected in legal.items():
        decision = game.decision(s, seat)
        listed = [move.text for move in decision.moves] if decision is not None else []
        if sorted(expected) != sorted(listed):
            more = [text for text in listed if text not in expected]
            fewer = [text for text in expected if text not in listed]
            yield f"legal {when} for {seat}: not expected {more}, missing {fewer}, listed {len(listed)}"
    for refusal in refused:
        trial = s.clone()
        try:
            game.play(trial, refusal.seat, game.words.parse(refusal.move))
            yield f"refused {when}: {refusal.seat}: {refusal.move}: expected a refusal, got none"
        except IllegalMove as error:
            reason = error.reason
            full = phrase_text(game.words.reasons[reason.key], reason.args)
            if refusal.rule != reason.rule or refusal.reason not in (reason.key, full):
                wanted = f"{refusal.reason} [{refusal.rule}]"
                yield f"refused {when}: {refusal.seat}: {refusal.move}: expected {wanted}, got {full} [{reason.rule}]"
        if trial.dump() != s.dump():
            yield f"refused {when}: {refusal.seat}: {refusal.move}: the position has changed"


def _look_at_weights(game: Game[Any, Any], s: Any, expected: list[int], when: str) -> Iterator[str]:
    """How likely NATURE's moves are."""
    decision = game.decision(s, NATURE)
    weights = decision.weights if decision is not None else []
    if expected and weights != expected:
        yield f"weights {when}: expected {expected}, got {weights}"


def _fail_to_begin(game: Game[Any, Any], case: Case) -> Iterator[str]:
    """The game has to refuse the setup, and say why."""
    try:
        begin(game, case.seats, case.options, case.given)
        yield f"impossible: expected '{case.impossible}', but the game begins"
    except SetupError as error:
        if case.impossible not in str(error):
            yield f"impossible: expected '{case.impossible}', got '{error}'"


def _look_at_state(game: Game[Any, Any], s: State, case: Case) -> Iterator[str]:
    """Step, end and values of the dump."""
    step = game.words.steps[s.step()] if s.step() >= 0 else "over"
    if case.step and case.step != step:
        yield f"step: expected {case.step}, got {step}"
    if case.over is not None and case.over != (step == "over"):
        yield f"over: expected {case.over}, got {step == 'over'}"
    yield from _compare("then", s.dump(), case.then)


def _look_at_scores(game: Game[Any, Any], s: Any, case: Case) -> Iterator[str]:
    """Lines, totals, places and tie-breaks."""
    if not case.score:
        return
    scores = {score.seat: score for score in game.score(s)}
    for seat, expected in case.score.items():
        if seat not in scores:
            yield f"score: there is no seat {seat}"
            continue
        score = scores[seat]
        lines: dict[str, object] = {item.key: item.points for item in score.items}
        lines |= {"total": score.total, "place": score.place, "ties": score.ties}
        yield from _compare(f"score of {seat}", lines, expected)


def _look_at_views(game: Game[Any, Any], s: Any, case: Case) -> Iterator[str]:
    """What seats see, do not see, are told and are not told."""
    for seat, expected in case.view.items():
        yield from _compare(f"view of {seat}", game.view(s, seat).dump(), expected)
    for seat, paths in case.absent.items():
        seen = game.view(s, seat).dump()
        for path in paths:
            found, value = look_up(seen, path)
            if found:
                yield f"view of {seat}: {path} should not be there, but is {value!r}"
    for seat, texts in case.told.items():
        heard = [event_text(game, note) for note in s.notes if may_know(note, seat)]
        for text in texts:
            if text not in heard:
                yield f"told to {seat}: '{text}' was not told, or not in this order"
            else:
                heard = heard[heard.index(text) + 1 :]
    for seat, texts in case.untold.items():
        heard = [event_text(game, note) for note in s.notes if may_know(note, seat)]
        yield from [f"told to {seat}: '{text}' should not be known" for text in texts if text in heard]


def _compare(what: str, data: object, expected: dict[str, object]) -> Iterator[str]:
    """Values by path; None is written "none"."""
    for path, value in expected.items():
        found, got = look_up(data, path)
        if not found:
            yield f"{what}: there is no {path}"
        elif got != value or isinstance(got, bool) != isinstance(value, bool):
            yield f"{what}: {path}: expected {value!r}, got {got!r}"


def look_up(data: object, path: str) -> tuple[bool, object]:
    """Whether a dotted path leads somewhere, and what is there; `length` is that of a list."""
    for word in path.split("."):
        if isinstance(data, dict) and word in data:
            data = data[word]
        elif isinstance(data, list) and word.isdigit() and int(word) < len(data):
            data = data[int(word)]
        elif isinstance(data, list) and word == "length":
            data = len(data)
        else:
            return False, None
    return True, "none" if data is None else data


def event_text(game: Game[Any, Any], note: Note) -> str:
    """A note in the game's words, as in `laid-card 0 3`."""
    return phrase_text(game.words.events[note.event], note.args)


def phrase_text(phrase: Phrase, args: tuple[int, ...]) -> str:
    """An event or a reason with what stands in its places."""
    names = [domain.names[n] if domain.names else str(n) for domain, n in zip(phrase.domains, args, strict=True)]
    return " ".join([phrase.key, *names])


def may_know(note: Note, seat: int) -> bool:
    """Whether a seat, or with a negative number a spectator, may know of an event."""
    return note.seen == ALL or (seat >= 0 and note.seen & BIT[seat] != 0)
