"""What can go wrong, as types. Every message is one line that names the rule, the field or the line at fault."""

from hoftag.core.reason import Reason


class HoftagError(Exception):
    """Anything a user, a file or a program asked for that cannot be; nothing was changed."""


class IllegalMove(HoftagError):
    """A move the rules refuse; `reason` names the rule."""

    def __init__(self, text: str, reason: Reason) -> None:
        """Keep the reason beside the line for people."""
        super().__init__(text)
        self.reason = reason


class NotationError(HoftagError):
    """A text that is no move of the game."""


class SetupError(HoftagError):
    """A number of seats or an option the game does not have."""


class EditionError(HoftagError):
    """Component data that does not fit; the message names the file and the key."""


class RecordError(HoftagError):
    """A record that cannot be read or does not replay; the message names the line."""

    def __init__(self, text: str, line: int = 0) -> None:
        """Keep the line number, counted from 1; 0 when the whole file is meant."""
        super().__init__(text)
        self.line = line
