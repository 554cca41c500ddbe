"""Tallinn for the report on balance: start cards, halves, towers, tasks; and other influence and Chronicle cards."""

from __future__ import annotations

from typing import Any, Final

from hoftag.core.contract import Game
from hoftag.games.tallinn.words import (
    CARD,
    E_CONTEST,
    E_DREW_CARD,
    E_EXCHANGED,
    E_LAID_CARD,
    E_PLAYED,
    E_ROUND,
    E_START,
    E_TASK_SCORED,
    E_TURNED,
    ESTATE,
    HALF,
    INTERIM,
    START,
)
from hoftag.lab.balance_parts import Component, Ended, Parts, Variant, altered, sets
from hoftag.lab.editions import Data
from hoftag.texts.catalogue import Texts

MOST_TOWERS: Final = 5
MOST_CONTESTS: Final = 7
OURS: Final = (1, 2, 3, 4, 5)  # cards with a coin whose split is ours; card 6 is published


class TallinnParts(Parts):
    """What the lab knows of the cards of Tallinn."""

    def components(self, texts: Texts) -> list[Component]:
        """Start card and first hand are dealt; everything else is played."""

        def row(key: str, group: str, name: str, dealt: bool = False) -> Component:
            return Component(key, group, name, dealt)

        return [
            *[
                row(f"start {name}", "Start card", f"{name.upper()}: {texts.parts('start', n)}", True)
                for n, name in enumerate(START.names)
            ],
            *[
                row(f"hand {name}", "In the first hand", texts.thing("card", n), True)
                for n, name in enumerate(CARD.names)
            ],
            *[row(f"half {name}", "Half played", texts.thing("half", n)) for n, name in enumerate(HALF.names)],
            *[row(f"tower {name}", "Built as a tower", texts.thing("card", n)) for n, name in enumerate(CARD.names)],
            *[row(f"towers {n}", "Number of towers", _number(n, "tower", MOST_TOWERS)) for n in range(MOST_TOWERS + 1)],
            *[
                row(f"contests {n}", "Number of contests", _number(n, "contest", MOST_CONTESTS))
                for n in range(MOST_CONTESTS + 1)
            ],
            *[row(f"exchanged {n}", "Cards exchanged", _number(n, "card", 3)) for n in range(4)],
            *[
                row(f"task {name} {level}", "Task of the Chronicle", f"{texts.thing('interim', n)}, {told}")
                for n, name in enumerate(INTERIM.names)
                for level, told in (("single", "lower level"), ("double", "higher level"))
            ],
        ]

    def had(self, ended: Ended) -> list[set[str]]:
        """By what happened."""
        found = sets(ended.seats)
        towers, contests = [0] * ended.seats, [0] * ended.seats
        for seat, start in ended.of(E_START):
            found[seat].add(f"start {START.names[start]}")
        for note in ended.notes:
            if note.event in (E_ROUND, E_EXCHANGED):
                break
            if note.event == E_DREW_CARD:
                found[note.args[0]].add(f"hand {CARD.names[note.args[1]]}")
        for seat, half in ended.of(E_PLAYED):
            found[seat].add(f"half {HALF.names[half]}")
        for seat, card in ended.of(E_TURNED, E_LAID_CARD):
            found[seat].add(f"tower {CARD.names[card]}")
            towers[seat] += 1
        for seat, *_ in ended.of(E_CONTEST):
            contests[seat] += 1
        for seat, number in ended.of(E_EXCHANGED):
            found[seat].add(f"exchanged {number}")
        for seat, interim, points in ended.of(E_TASK_SCORED):
            found[seat].add(f"task {INTERIM.names[interim]} {'single' if points <= ended.seats else 'double'}")
        for seat in range(ended.seats):
            found[seat].add(f"towers {min(towers[seat], MOST_TOWERS)}")
            found[seat].add(f"contests {min(contests[seat], MOST_CONTESTS)}")
        return found

    def variants(self, game: Game[Any, Any], seats: int, options: dict[str, str]) -> list[Variant]:
        """One person more or less on the halves that are ours, estates in turn, and tasks with other numbers."""
        data: Data = game.edition.data
        found = [
            self._plain(data, OURS, 1),
            self._plain(data, OURS, -1),
            self._plain(data, (8,), 1),
            self._plain(data, (8,), -1),
            self._plain(data, (9,), 1),
            self._plain(data, (9,), -1),
            Variant(
                "card-9-b", "influence", "card 9: half b without its monk",
                altered(data, ("influence.cards.8.b.monk", None)), ("half 9a", "half 9b", "tower 9"),
            ),
            self._ten(data, 1),
            self._ten(data, -1),
            Variant(
                "coins", "influence", "cards 1 to 5: two persons on the half with the coin, not one",
                altered(data, *[(f"influence.cards.{n - 1}.b.{_estate(data, n, 'b')}", 2) for n in OURS]),
                tuple(f"half {n}b" for n in OURS),
            ),
            Variant(
                "estates", "influence", "cards 8 to 10: every estate becomes the next one",
                altered(data, *[
                    (f"influence.cards.{n - 1}.{half}", _turned(_influence(data, n)[half]))
                    for n in (8, 9, 10) for half in "ab"
                ]),
                tuple(f"half {n}{half}" for n in (8, 9, 10) for half in "ab"),
            ),
        ]  # fmt: skip
        if options["chronicle"] == "on":
            found += [self._tasks(data, -1), self._tasks(data, 1)]
        return found

    def _plain(self, data: Data, numbers: tuple[int, ...], by: int) -> Variant:
        """One person more or less on half a of some cards."""
        changes = [
            (f"influence.cards.{n - 1}.a.{_estate(data, n, 'a')}", _influence(data, n)["a"][_estate(data, n, "a")] + by)
            for n in numbers
        ]
        told = f"cards {numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else f"card {numbers[0]}"
        now = changes[0][1]
        about = tuple(f"{kind} {n}{half}" for n in numbers for kind, half in (("half", "a"), ("tower", "")))
        return Variant(
            f"plain-{numbers[0]}{by:+d}", "influence", f"{told}: half a shows {now} instead of {now - by}",
            altered(data, *changes), about,
        )  # fmt: skip

    def _ten(self, data: Data, by: int) -> Variant:
        """One person more or less on both halves of the strongest card."""
        changes = [
            (
                f"influence.cards.9.{half}.{_estate(data, 10, half)}",
                _influence(data, 10)[half][_estate(data, 10, half)] + by,
            )
            for half in "ab"
        ]
        now = changes[0][1]
        return Variant(
            f"card-10{by:+d}", "influence", f"card 10: both halves show {now} instead of {now - by}",
            altered(data, *changes), ("half 10a", "half 10b", "tower 10"),
        )  # fmt: skip

    def _tasks(self, data: Data, by: int) -> Variant:
        """All tasks of the Chronicle ask for more or less."""
        changes = [
            (f"chronicle.cards.{n}.{side}.{level}", card[side][level] + by)
            for n, card in enumerate(_table(data, "chronicle"))
            for side in ("left", "right")
            for level in ("single", "double")
        ]
        told = "more" if by > 0 else "less"
        about = tuple(f"task {name} {level}" for name in INTERIM.names for level in ("single", "double"))
        return Variant(
            f"tasks{by:+d}", "chronicle", f"every task asks for one person {told}",
            altered(data, *changes), about,
        )  # fmt: skip


def _table(data: Data, name: str) -> list[Any]:
    """The cards of a table."""
    cards: list[Any] = data[name]["cards"]
    return cards


def _influence(data: Data, number: int) -> Any:
    """An influence card."""
    return _table(data, "influence")[number - 1]


def _estate(data: Data, number: int, half: str) -> str:
    """The estate with most persons on a half."""
    row: dict[str, int] = _influence(data, number)[half]
    return max((name for name in row if name in ESTATE.names), key=lambda name: row[name])


def _turned(half: dict[str, Any]) -> dict[str, Any]:
    """The same half with every estate's persons given to the next estate."""
    names = ESTATE.names
    return {names[(names.index(key) + 1) % 3] if key in names else key: value for key, value in half.items()}


def _number(number: int, noun: str, most: int) -> str:
    """A number of things in words."""
    more = " or more" if number == most else ""
    return f"{number}{more} {noun}{'' if number == 1 else 's'}"


PARTS: Final = TallinnParts()
