"""TypeScript types of a game: its words as unions, and the view as it is sent, read off sample games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from hoftag.check.games import option_sets
from hoftag.core.contract import NATURE, SPECTATOR, Game
from hoftag.core.option import Option
from hoftag.core.rng import Rng
from hoftag.core.words import Phrase
from hoftag.texts.catalogue import domains

LISTED: Final = 200  # a domain with more names than this is a plain string
SAMPLES: Final = 4  # games for each number of seats and each set of options


def export_types(game: Game[Any, Any]) -> str:
    """A module of types, always the same for the same game."""
    words = game.words
    name = _camel(game.id)
    lines = [
        f"// Types of {game.id}, rules {game.rules}. Made by `hoftag export {game.id} --format ts`; do not edit.",
        "",
    ]
    for id, domain in sorted(domains(game).items()):
        lines.append(f"export type {_camel(id)} = {_union(domain.names) if len(domain.names) <= LISTED else 'string'};")
    lines += [
        f"export type Step = {_union(words.steps)};",
        f"export type Verb = {_union([phrase.key for phrase in words.verbs])};",
        f"export type EventKey = {_union([phrase.key for phrase in words.events])};",
        f"export type ReasonKey = {_union(list(words.reasons))};",
        "",
    ]
    for kind, phrases in (("Move", words.verbs), ("GameEvent", words.events), ("Reason", list(words.reasons.values()))):
        lines += [f"export type {kind} =", *[f"  | {_shape_of(phrase)}" for phrase in phrases]]
        lines[-1] += ";"
        lines.append("")
    lines.append("export interface Options {")
    lines += [f"  {json.dumps(option.key)}: {_choices(option)};" for option in game.options]
    lines += ["}", ""]
    shape = Shape()
    for view in _sample_views(game):
        shape.add(view)
    lines.append(f"export type {name}View = {shape.text('')};")
    return "\n".join(lines) + "\n"


def _camel(id: str) -> str:
    """An id as the name of a type."""
    return "".join(part.capitalize() for part in id.replace("_", "-").split("-"))


def _union(names: Iterable[str]) -> str:
    """Names as a union of literals."""
    return " | ".join(json.dumps(name) for name in names) or "never"


def _choices(option: Option) -> str:
    """The choices of an option; some have names of a kind that cannot all be listed."""
    return _union(option.shown()) + (" | (string & {})" if option.listed < len(option.choices) else "")


def _shape_of(phrase: Phrase) -> str:
    """A phrase as an object type."""
    places = [
        f"{place}: {_camel(domain.id) if domain.names else 'number'}"
        for place, domain in zip(phrase.places, phrase.domains, strict=True)
    ]
    return "{ " + "; ".join([f"key: {json.dumps(phrase.key)}", *places]) + " }"


def _sample_views(game: Game[Any, Any]) -> Iterator[dict[str, object]]:
    """What every seat and a spectator see throughout some random games, with every set of options."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in option_sets(game):
            for seed in range(SAMPLES):
                yield from _views_of_game(game, seats, options, Rng(seed))


def _views_of_game(game: Game[Any, Any], seats: int, options: dict[str, int], rng: Rng) -> Iterator[dict[str, object]]:
    """The views of one random game."""
    state = game.setup(seats, options)
    while True:
        pending = game.pending(state)
        for seat in [SPECTATOR, *range(seats)]:
            yield game.view(state, seat).dump()
        if not pending:
            return
        decision = pending[0]
        chance = decision.seat == NATURE
        number = rng.weighted(decision.weights) if chance else rng.below(len(decision.moves))
        game.apply(state, decision.seat, decision.moves[int(number)])


class Shape:
    """The type of plain data, learnt from examples."""

    def __init__(self) -> None:
        """Nothing seen yet."""
        self.plain: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.objects = 0  # how many objects were seen, and how many had each field
        self.present: dict[str, int] = {}

    def add(self, value: object) -> None:
        """Learn from one more value."""
        if isinstance(value, dict):
            self.objects += 1
            for key, inner in value.items():
                self.present[key] = self.present.get(key, 0) + 1
                self.fields.setdefault(key, Shape()).add(inner)
        elif isinstance(value, list):
            self.items = self.items or Shape()
            for inner in value:
                self.items.add(inner)
        elif value is None:
            self.plain.add("null")
        else:
            self.plain.add({bool: "boolean", int: "number", str: "string"}[type(value)])

    def text(self, indent: str) -> str:
        """The type in TypeScript."""
        kinds: list[str] = []
        if self.objects:
            inner = indent + "  "
            rows = [
                f"{inner}{key}{'' if self.present[key] == self.objects else '?'}: {shape.text(inner)};"
                for key, shape in self.fields.items()
            ]
            kinds.append("\n".join(["{", *rows, indent + "}"]))
        if self.items is not None:
            item = self.items.text(indent)
            kinds.append(f"({item})[]" if " | " in item and not item.startswith("{") else f"{item}[]")
        kinds += sorted(self.plain - {"null"})
        if "null" in self.plain:
            kinds.append("null")
        return " | ".join(kinds) or "never"
