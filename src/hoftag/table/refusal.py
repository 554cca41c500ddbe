"""Why the table did not do what was asked: a code for programs, a sentence for people."""

from __future__ import annotations

from hoftag.core.errors import HoftagError


class Refused(HoftagError):
    """Nothing was changed. `code` is one of CODES; `more` holds what a client needs to go on."""

    def __init__(self, code: str, said: str, more: dict[str, object] | None = None) -> None:
        """A refusal with its code."""
        super().__init__(said)
        self.code = code
        self.more = more or {}


CODES = {
    "not-asked": "this seat is not asked now",
    "stale": "the question has changed since",
    "illegal": "a rule speaks against the move; `rule` and `reason` say which",
    "unknown-move": "the text is no move of this game",
    "not-running": "the match has not begun or is over",
    "no-undo": "this cannot be taken back alone",
    "no-offer": "nobody has asked for that",
    "not-yours": "this seat is not yours",
    "too-long": "a text is too long",
    "taken": "the seat is taken",
    "bad-request": "a field is missing or wrong; `field` names it",
    "conflict": "the same id was used for something else",
    "busy": "too much at a time; try again after `seconds`",
    "not-saved": "the table cannot save at the moment, so nothing counts",
    "frozen": "the match does not fit the rules of this version; it can be read and closed",
    "not-found": "there is no such thing, or it is not for you",
}
