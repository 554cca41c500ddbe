"""Who sits where: people and bots, by the options of the command line or by a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hoftag.bots.registry import USUAL, bots_for, known_bots
from hoftag.cli.terminal import NAME_WIDTH, number_of, shown_name
from hoftag.core.contract import NATURE, Game
from hoftag.core.errors import SetupError
from hoftag.core.record import TABLE, Record
from hoftag.texts.catalogue import Texts

HUMAN: Final = "human"


@dataclass(frozen=True)
class Seating:
    """For each seat its name and who sits there: `human`, or the name of a bot."""

    names: list[str]
    sitters: list[str]

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == HUMAN]

    def shown(self, me: int, texts: Texts) -> list[str]:
        """The names as one person reads them: the own seat is `you`, where only one person plays."""
        names = [shown_name(name) for name in self.names]
        if me >= 0 and self.humans == [me]:
            names[me] = texts.text("you")
        return names


def split_list(text: str | None) -> list[str]:
    """The parts of a list with commas; none for nothing."""
    return [part.strip() for part in text.split(",") if part.strip()] if text else []


def seat_people(
    game: Game[Any, Any],
    texts: Texts,
    players: int | None = None,
    seat: int | None = None,
    humans: str | None = None,
    bots: str | None = None,
    names: str | None = None,
) -> Seating:
    """Put people and bots on seats. Too few bots are repeated; too many, or a seat that is not there, are errors."""
    wanted_bots = split_list(bots)
    known = known_bots(game.id)
    for bot in wanted_bots:
        if bot not in known:
            raise SetupError(f"{game.id} has no bot '{bot}'; it has {', '.join(bots_for(game.id))}")
    people = _people(seat, humans)
    if players is None:
        players = max(game.min_seats, len(people) + len(wanted_bots), *[person + 1 for person in people], 0)
    if not game.min_seats <= players <= game.max_seats:
        raise SetupError(f"{game.id} is for {game.min_seats} to {game.max_seats} players, not {players}")
    for person in people:
        if not 0 <= person < players:
            raise SetupError(f"there is no seat {person}; the seats are 0 to {players - 1}")
    free = players - len(people)
    if len(wanted_bots) > free:
        raise SetupError(f"{len(wanted_bots)} bots are too many: {free} of {players} seats are free")
    row = wanted_bots or [USUAL]
    sitters: list[str] = []
    for number in range(players):
        taken = number - len([person for person in people if person < number])
        sitters.append(HUMAN if number in people else row[min(taken, len(row) - 1)])
    return Seating(_names(texts, sitters, split_list(names)), sitters)


def _people(seat: int | None, humans: str | None) -> list[int]:
    """The seats of people: one, several, or none to watch bots."""
    if humans is None:
        return [0 if seat is None else seat]
    if seat is not None:
        raise SetupError("--seat and --humans say the same thing: give one of them")
    if humans.strip() == "none":
        return []
    people: list[int] = []
    for part in split_list(humans):
        if number_of(part) < 0:
            raise SetupError(f"--humans is a list of seats such as 0,2, or none; '{part}' is no seat")
        if number_of(part) in people:
            raise SetupError(f"--humans names seat {part} twice")
        people.append(number_of(part))
    if not people:
        raise SetupError("--humans is a list of seats such as 0,2, or none")
    return sorted(people)


def _names(texts: Texts, sitters: Sequence[str], given: list[str]) -> list[str]:
    """The names given, then plain ones."""
    if len(given) > len(sitters):
        raise SetupError(f"{len(given)} names are too many for {len(sitters)} seats")
    counts: dict[str, int] = {}
    names: list[str] = []
    for number, sitter in enumerate(sitters):
        counts[sitter] = counts.get(sitter, 0) + 1
        if number < len(given):
            name = given[number]
        elif sitter == HUMAN:
            name = texts.text("player-name", number=counts[sitter])
        else:
            name = texts.text("bot-name", bot=sitter, number=counts[sitter])
        if not name.isprintable() or len(name) > NAME_WIDTH:
            raise SetupError(f"a name is up to {NAME_WIDTH} printable letters, not {name!r}")
        if name in names:
            raise SetupError(f"two seats are called '{name}'")
        names.append(name)
    return names


def write_seating(record: Record, seating: Seating) -> None:
    """Note who sits where, so that a saved game can go on."""
    record.append(NATURE, TABLE).data = {"sitters": list(seating.sitters)}


def read_seating(game: Game[Any, Any], record: Record) -> Seating:
    """Who sat where; in a record that does not say, one person plays on seat 0 against bots."""
    names = record.header.seats
    known = [HUMAN, *known_bots(game.id)]
    sitters = [HUMAN] + [USUAL] * (len(names) - 1)
    for entry in record.entries:
        told = entry.data.get("sitters") if entry.kind == TABLE else None
        if isinstance(told, list) and len(told) == len(names):
            sitters = [sitter if sitter in known else USUAL for sitter in map(str, told)]
    return Seating(list(names), sitters)
