"""The texts of one game in one language: steps, moves, events, reasons, components, scores."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from hoftag.core.contract import NATURE, Game, Note
from hoftag.core.reason import Reason
from hoftag.core.words import Domain, Move, Phrase
from hoftag.texts.languages import FOLDER

NOBODY: Final = "nobody"  # the value of `$you` where the reader takes no part in what is told
Place = str | int


class MissingText(KeyError):
    """A text that is not in the catalogue, or that asks for something it is not given."""

    def __str__(self) -> str:
        """Say it in one line."""
        return str(self.args[0])


class Texts:
    """Turns what the engine says into sentences. Nothing falls back to another language."""

    def __init__(self, game: Game[Any, Any] | None, language: str) -> None:
        """Read the general texts and, where there is a game, its own."""
        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in text_files(game, language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    # ------------------------------------------------------------------ single texts

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **places: Place) -> str:
        """The text with this key, its places filled."""
        if not self.has(key):
            raise MissingText(f"{self.language}: there is no text '{key}'")
        return self._filled(key, self._bundle.get_message(key).value, places)

    def short(self, key: str) -> str | None:
        """The short form of a text, where it has one."""
        pattern = self._bundle.get_message(key).attributes.get("short") if self.has(key) else None
        return None if pattern is None else self._filled(key, pattern, {})

    def _filled(self, key: str, pattern: Any, places: dict[str, Place]) -> str:
        """A pattern with its places filled; an empty or faulty one is an error."""
        if pattern is None:
            raise MissingText(f"{self.language}: the text '{key}' is empty")
        numbers = {name: fluent_number(n, useGrouping=False) for name, n in places.items() if isinstance(n, int)}
        value, errors = self._bundle.format_pattern(pattern, places | numbers)
        if errors:
            raise MissingText(f"{self.language}: the text '{key}' cannot be filled: {errors[0]}")
        return str(value)

    # ------------------------------------------------------------------ what the engine says

    def step(self, step: int, part: str = "", **places: Place) -> str:
        """What a step asks; with the part `wait` what the others are told, with `title` its name."""
        key = f"step-{self._game.words.steps[step]}"
        return self.text(f"{key}-{part}" if part else key, **places)

    def move(self, move: Move, names: Sequence[str] = ()) -> str:
        """A move as a button says it."""
        phrase = self._game.words.verbs[move.verb]
        return self.text(f"verb-{phrase.key}", **self._places(phrase, move.args, names))

    def did(self, seat: int, move: Move, names: Sequence[str] = (), me: int = NATURE) -> str:
        """A move as history tells it; the reader's own as `you`."""
        phrase = self._game.words.verbs[move.verb]
        places = self._places(phrase, move.args, names)
        if "seat" not in places:
            places["seat"] = self.thing("seat", seat, names)
            told = "seat" if seat == me >= 0 else NOBODY
        else:
            told = _you(phrase, move.args, me)
        return self.text(f"verb-{phrase.key}-did", you=told, **places)

    def note(self, note: Note, names: Sequence[str] = (), me: int = NATURE) -> str:
        """An event as a sentence, addressed to the reader where the reader took part."""
        phrase = self._game.words.events[note.event]
        return self.text(
            f"event-{phrase.key}", you=_you(phrase, note.args, me), **self._places(phrase, note.args, names)
        )

    def several(self, note: Note, items: str, names: Sequence[str] = (), me: int = NATURE) -> str | None:
        """The sentence for several events of a kind with their items in a row; None where they are told singly."""
        return self._part(note, "many", names, me, items)

    def item(self, note: Note, names: Sequence[str] = (), me: int = NATURE) -> str:
        """What one of several events adds to their sentence."""
        return self._part(note, "item", names, me, "") or ""

    def head(self, note: Note, names: Sequence[str] = (), me: int = NATURE) -> str:
        """Under what several events gather their items; nothing where they stand in one row."""
        return self._part(note, "head", names, me, "") or ""

    def _part(self, note: Note, part: str, names: Sequence[str], me: int, items: str) -> str | None:
        """A form of an event's text besides the sentence itself, where it has one."""
        phrase = self._game.words.events[note.event]
        key = f"event-{phrase.key}"
        pattern = self._bundle.get_message(key).attributes.get(part) if self.has(key) else None
        if pattern is None:
            return None
        places = self._places(phrase, note.args, names)
        return self._filled(f"{key}.{part}", pattern, {**places, "you": _you(phrase, note.args, me), "items": items})

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why a move is refused, with the rule's id."""
        phrase = self._game.words.reasons[reason.key]
        return f"{self.text(f'reason-{reason.key}', **self._places(phrase, reason.args, names))} [{reason.rule}]"

    def score_item(self, key: str) -> str:
        """The name of a line of the score."""
        return self.text(f"score-{key}")

    # ------------------------------------------------------------------ components

    def thing(self, domain: str, value: int, names: Sequence[str] = ()) -> str:
        """A component by name; where the language has a `-shown` form, with what is printed on it."""
        if domain == "number":
            return str(value)
        if domain == "seat":
            return names[value] if 0 <= value < len(names) else self.text("seat-name", number=value)
        name = self._named(domain, self._domain(domain).names[value])
        if not self.has(f"{domain}-shown"):
            return name
        return self.text(f"{domain}-shown", name=name, parts=self.parts(domain, value))

    def parts(self, domain: str, value: int) -> str:
        """What is printed on a component, as in `1 knight, coin`."""
        return ", ".join(self.text(key, count=count) for key, count in self._game.printed(domain, value))

    def _named(self, domain: str, name: str) -> str:
        """The text of a name; a list of cards is put together from theirs, anything else is its own notation."""
        key = f"{domain}-{name}"
        if self.has(key):
            return self.text(key)
        if not self.has(f"{domain}-list"):
            return name
        items = name.split("+")
        if len(items) == 1:
            return self.text(f"{domain}-one", item=self.text(f"card-{name}"))
        joined = self.short(f"card-{items[0]}") or items[0]
        for item in items[1:]:
            joined = self.text(f"{domain}-join", head=joined, tail=self.short(f"card-{item}") or item)
        return self.text(f"{domain}-list", items=joined)

    def _places(self, phrase: Phrase, args: tuple[int, ...], names: Sequence[str]) -> dict[str, Place]:
        """The places of a phrase: numbers as numbers, so that plurals work, things by name.

        Other forms of a thing's text have places of their own: `$chest-short` is the short form of `$chest`.
        """
        places: dict[str, Place] = {}
        for place, domain, value in zip(phrase.places, phrase.domains, args, strict=True):
            places[place] = self.thing(domain.id, value, names) if domain.names else value
            key = f"{domain.id}-{domain.names[value]}" if domain.names else ""
            for form, pattern in self._bundle.get_message(key).attributes.items() if self.has(key) else ():
                places[f"{place}-{form}"] = self._filled(f"{key}.{form}", pattern, {})
        return places

    def _domain(self, id: str) -> Domain:
        """A domain of the game's words."""
        return domains(self._game)[id]

    @property
    def _game(self) -> Game[Any, Any]:
        """The game; general texts have none."""
        if self.game is None:
            raise MissingText(f"{self.language}: these are general texts without a game")
        return self.game


def _you(phrase: Phrase, args: tuple[int, ...], me: int) -> str:
    """The place in which the reader sits, or nobody."""
    for place, domain, value in zip(phrase.places, phrase.domains, args, strict=True):
        if domain.id == "seat" and value == me >= 0:
            return place
    return NOBODY


def domains(game: Game[Any, Any]) -> dict[str, Domain]:
    """Every domain of a game's words that has names, by id."""
    phrases = [*game.words.verbs, *game.words.events, *game.words.reasons.values()]
    return {domain.id: domain for phrase in phrases for domain in phrase.domains if domain.names}


def home(game: Game[Any, Any]) -> Path:
    """The folder of a game's package, where its texts and rules lie."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


def text_files(game: Game[Any, Any] | None, language: str) -> list[Path]:
    """The general file of a language and that of the game."""
    files = [FOLDER / f"{language}.ftl"]
    if game is not None:
        files.append(home(game) / "texts" / f"{language}.ftl")
    for file in files:
        if not file.is_file():
            raise MissingText(f"there is no text file {file.name} in {file.parent.name}")
    return files
