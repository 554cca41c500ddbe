"""The analysis of one game in independent pieces of work, and the whole put together from those that are done.

A piece of work is told by its name: `chance 12` are the chances after entry 12, `answer 12` those when only the seat of
entry 12 has answered and the others, asked at the same time, have not, `decision 12` what that decision has cost. Its
random numbers come from the seed and the name, so it does not matter who does what, or in which order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from hoftag.analysis.deciding import Decider
from hoftag.analysis.figures import mark_of
from hoftag.analysis.line import AnyGame, Choice, Line, line_of
from hoftag.analysis.playing import Playouts, seed_of
from hoftag.analysis.summary import Summary
from hoftag.core.contract import State
from hoftag.core.errors import SetupError
from hoftag.core.record import Record, read_record
from hoftag.core.recorder import resume
from hoftag.core.words import Move
from hoftag.games import registry

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Settings:
    """How much is played; the same settings give the same analysis."""

    playouts: int = 48  # from each position
    worlds: int = 32  # in which two moves are compared
    nodes: int = 200  # of search for a decision
    seed: int = 1


def tasks(game: AnyGame, record: Record) -> list[str]:
    """The names of all pieces of work, in the order in which they are worth doing."""
    line = line_of(game, record)
    places = [n for n, state in line.positions() if state.top >= 0]
    names = [f"chance {places[at]}" for at in coarse_to_fine(len(places))]
    names += [f"decision {choice.n}" for choice in line.choices]
    return names + [f"answer {first}" for first in _answers(line)]


def coarse_to_fine(count: int) -> list[int]:
    """The numbers below `count`: the ends, then the middle, then the middles of what is left."""
    order = sorted({0, count - 1}) if count else []
    gaps = [(0, count - 1)]
    while gaps:
        halves = []
        for low, high in gaps:
            if high - low > 1:
                middle = (low + high) // 2
                order.append(middle)
                halves += [(low, middle), (middle, high)]
        gaps = halves
    return order


def _answers(line: Line) -> dict[int, tuple[State, dict[int, list[Move]]]]:
    """Each seat's answer where several chose at the same time, by its first entry: the table before, and what it chose.

    One of its own needs no playouts: what changed is what it changed.
    """
    found: dict[int, tuple[State, dict[int, list[Move]]]] = {}
    for block in line.blocks:
        for seat in block.seats if len(block.seats) > 1 else []:
            answers = block.answers(seat)
            found[answers[0].n] = (block.before, {seat: [choice.move for choice in answers]})
    return found


class Worker:
    """Does pieces of work of one record; one for each process."""

    def __init__(self, text: str, settings: Settings, edition: Path | None = None) -> None:
        """Read and verify the record's text."""
        record = read_record(text)
        game = registry.game(record.header.game, edition)
        resume(game, record)
        line = line_of(game, record)
        self._settings = settings
        self._playouts = Playouts(game, len(record.header.seats))
        self._decider = Decider(game, self._playouts, settings.seed, settings.nodes, settings.worlds)
        self._positions = dict(line.positions())
        self._choices: dict[int, Choice] = {choice.n: choice for choice in line.choices}
        self._answers = _answers(line)

    def do(self, task: str) -> dict[str, Any]:
        """The result of a piece of work, as plain data."""
        kind, _, number = task.partition(" ")
        n = int(number) if number.isdigit() else -1
        if kind == "chance" and n in self._positions:
            return self._played_out(self._positions[n], {})
        if kind == "answer" and n in self._answers:
            return self._played_out(*self._answers[n])
        if kind == "decision" and n in self._choices:
            return self._decider.weigh(self._choices[n])
        raise SetupError(f"there is nothing to do by the name of '{task}' in this game")

    def _played_out(self, state: State, given: dict[int, list[Move]]) -> dict[str, Any]:
        """Who won each playout, as sets. The seeds are the same for every position, so that changes can be paired."""
        seeds = [seed_of(self._settings.seed, "playout", number) for number in range(self._settings.playouts)]
        return {"won": [self._playouts.winners(state, seed, given) for seed in seeds]}


def assemble(game: AnyGame, record: Record, settings: Settings, done: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """The analysis as plain data; also from a part of the work, with what is known so far."""
    line = line_of(game, record)
    names = tasks(game, record)
    weighed = [(choice, done[f"decision {choice.n}"]) for choice in line.choices if f"decision {choice.n}" in done]
    summary = Summary(game, line, settings.playouts, done)
    return {
        "analysis": FORMAT,
        "game": game.id,
        "seats": record.header.seats,
        "settings": asdict(settings),
        "finished": line.finished,
        "done": sum(name in done for name in names),
        "of": len(names),
        "chances": summary.chances(),
        "decisions": [_told(choice, found) for choice, found in weighed],
        "luck": summary.luck(),
        "split": summary.split([(choice.seat, *found["first"]) for choice, found in weighed]),
        "turning": summary.turning(),
    }


def _told(choice: Choice, found: dict[str, Any]) -> dict[str, Any]:
    """A decision as the analysis tells it."""
    return {
        "n": choice.n,
        "seat": choice.seat,
        "move": choice.move.text,
        "best": found["best"],
        "loss": found["loss"],
        "half": found["half"],
        "mark": mark_of(found["loss"], found["half"]),
        "others": found["others"],
        "worlds": found["worlds"],
    }
