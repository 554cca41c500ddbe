"""Verbs x domains: the one declaration of a game's moves, from which notation, index, mask and types come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.errors import NotationError

ORDINALS: Final = ["", "2", "3", "4"]  # a second place of the same domain is called `seat2`


@final
class Domain:
    """The things a word can be about: seats, cards, estates. A number without names is a plain number."""

    __slots__ = ("_index", "id", "names")

    def __init__(self, id: str, names: list[str]) -> None:
        """Names are in notation, lower case, without blanks; a thing's number is its place in the list."""
        self.id = id
        self.names = names
        self._index = {name: n for n, name in enumerate(names)}
        if len(self._index) != len(names):
            raise ValueError(f"domain {id} names a thing twice")

    def find(self, name: str) -> int:
        """The number of a named thing, -1 when there is none."""
        return self._index.get(name, -1)


NUMBER: Final = Domain("number", [])  # in events and reasons only: a count, points, a round


@final
class Phrase:
    """A verb, an event or a reason: a key and what stands in its places."""

    __slots__ = ("domains", "key", "places")

    def __init__(self, key: str, domains: list[Domain]) -> None:
        """Places are named after their domains; the second seat is `seat2`."""
        self.key = key
        self.domains = domains
        self.places: list[str] = []
        seen: dict[str, int] = {}
        for domain in domains:
            n = seen.get(domain.id, 0)
            seen[domain.id] = n + 1
            self.places.append(domain.id + ORDINALS[n])


@final
class Move:
    """One atomic choice: a verb and its arguments. Made once, at import; compared by identity."""

    __slots__ = ("a", "args", "b", "index", "text", "verb", "vocabulary")

    def __init__(self, vocabulary: str, verb: int, args: tuple[int, ...], index: int, text: str) -> None:
        """Only a vocabulary makes moves."""
        self.vocabulary = vocabulary  # the game's id
        self.verb: i64 = verb
        self.args = args
        self.a: i64 = args[0] if len(args) > 0 else -1  # first argument, at hand for the rules
        self.b: i64 = args[1] if len(args) > 1 else -1
        self.index: i64 = index  # place in the action space
        self.text = text  # notation

    def __repr__(self) -> str:
        """Show the notation."""
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        """Pickle by name, so that the interned move comes back."""
        return (interned, (self.vocabulary, int(self.index)))


@final
class Vocabulary:
    """All words of a game. Verbs make the moves; events and reasons are told to people."""

    __slots__ = ("_by_text", "_first", "events", "id", "moves", "reasons", "steps", "verbs")

    def __init__(
        self, id: str, verbs: list[Phrase], steps: list[str], events: list[Phrase], reasons: list[Phrase]
    ) -> None:
        """Make every move there is, verb by verb, the last argument running fastest."""
        self.id = id
        self.verbs = verbs
        self.steps = steps
        self.events = events
        self.reasons = {phrase.key: phrase for phrase in reasons}
        self.moves: list[Move] = []
        self._first: list[int] = []
        for verb, phrase in enumerate(verbs):
            self._first.append(len(self.moves))
            for args in _product([len(domain.names) for domain in phrase.domains]):
                names = [domain.names[n] for domain, n in zip(phrase.domains, args, strict=True)]
                text = " ".join([phrase.key, *names])
                self.moves.append(Move(id, verb, args, len(self.moves), text))
        self._by_text = {move.text: move for move in self.moves}
        VOCABULARIES[id] = self

    def move(self, verb: int, args: tuple[int, ...] = ()) -> Move:
        """The interned move of a verb and its arguments."""
        index = 0
        for domain, n in zip(self.verbs[verb].domains, args, strict=True):
            index = index * len(domain.names) + n
        return self.moves[self._first[verb] + index]

    def of(self, verb: int) -> list[Move]:
        """All moves of a verb, in the order of their arguments."""
        last = self._first[verb + 1] if verb + 1 < len(self._first) else len(self.moves)
        return self.moves[self._first[verb] : last]

    def parse(self, text: str) -> Move:
        """The move a notation names; the error names the word that is wrong."""
        words = text.split()
        move = self._by_text.get(" ".join(words))
        if move is not None:
            return move
        if not words:
            raise NotationError(f"an empty text is no move of {self.id}")
        for phrase in self.verbs:
            if phrase.key == words[0]:
                if len(words) - 1 != len(phrase.domains):
                    shape = " ".join([phrase.key, *[place.upper() for place in phrase.places]])
                    raise NotationError(f"'{text}' should be: {shape}")
                for domain, word in zip(phrase.domains, words[1:], strict=True):
                    if domain.find(word) < 0:
                        raise NotationError(f"'{word}' in '{text}' is no {domain.id} of {self.id}")
        verbs = ", ".join([phrase.key for phrase in self.verbs])
        raise NotationError(f"'{words[0]}' is no verb of {self.id}; the verbs are {verbs}")

    def mask(self, moves: list[Move]) -> bytes:
        """One byte for each action: 1 where the move is in the list."""
        flags = bytearray(len(self.moves))
        for move in moves:
            flags[move.index] = 1
        return bytes(flags)


VOCABULARIES: Final[dict[str, Vocabulary]] = {}  # by id; lets a pickled move find its twin


def interned(vocabulary: str, index: int) -> Move:
    """The move with this place in the action space of a game."""
    return VOCABULARIES[vocabulary].moves[index]


def _product(sizes: list[int]) -> list[tuple[int, ...]]:
    """All tuples of numbers below the sizes."""
    found: list[tuple[int, ...]] = [()]
    for size in sizes:
        found = [(*head, n) for head in found for n in range(size)]
    return found
