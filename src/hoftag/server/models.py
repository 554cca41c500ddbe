"""What clients may say, field by field. Unknown fields are refused; the client names things and never brings them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from hoftag.server.strict import bad
from hoftag.table.settings import LONGEST_NAME

ID_PATTERN: Final = r"^[A-Za-z0-9_-]{1,64}$"
MOST_SEATS: Final = 8

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, StringConstraints(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
ClientId = Annotated[str, StringConstraints(pattern=ID_PATTERN)]
Number = Annotated[int, Field(ge=0, le=10**9)]


class Strict(BaseModel):
    """No field but the known ones, no guessing of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---------------------------------------------------------------------- requests


class NewName(Strict):
    """A guest's name."""

    name: Name


class NewAccount(Strict):
    """A login and a password for oneself."""

    login: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._@+-]{3,64}$")]
    password: Annotated[str, StringConstraints(min_length=8, max_length=128)]


class Credentials(Strict):
    """A login and its password."""

    login: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    password: Annotated[str, StringConstraints(min_length=1, max_length=128)]


class NewPassword(Strict):
    """The password one has, and the one to have from now on."""

    old: Annotated[str, StringConstraints(min_length=1, max_length=128)]
    new: Annotated[str, StringConstraints(min_length=8, max_length=128)]


class NewSeat(Strict):
    """Who shall sit in a seat."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: Name | None = None


class NewMatch(Strict):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[Word, Word] = {}
    edition: Word | None = None
    settings: dict[Word, Any] = {}
    public: bool = False


class Join(Strict):
    """Take a seat of a match."""

    invitation: Token | None = None
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class Invitation(Strict):
    """An invitation, to look at or to take."""

    invitation: Token
    nonce: Nonce | None = None


class OneSeat(Strict):
    """A seat of a match."""

    seat: SeatNumber


class NewBranch(Strict):
    """Where to go on from a finished match, in which seat, and against whom."""

    entry: Number
    seat: SeatNumber
    bots: Word


# ---------------------------------------------------------------------- messages


class Message(Strict):
    """What all messages have."""

    id: ClientId


class Move(Message):
    """Answer the question."""

    type: Literal["move"]
    q: Number
    move: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Undo(Message):
    """Take back one's own items."""

    type: Literal["undo"]
    i: Number


class AskUndo(Message):
    """Ask all to take back."""

    type: Literal["ask-undo"]
    i: Number


class AnswerUndo(Message):
    """Agree to that or not."""

    type: Literal["answer-undo"]
    yes: bool


class Chat(Message):
    """Say something."""

    type: Literal["chat"]
    text: Annotated[str, StringConstraints(max_length=4000)]


class Resign(Message):
    """Give up."""

    type: Literal["resign"]


class TakeOver(Message):
    """Let a bot play for a seat."""

    type: Literal["take-over"]
    seat: SeatNumber


class HandBack(Message):
    """Play on oneself."""

    type: Literal["hand-back"]


class Hint(Message):
    """Ask what a bot would do."""

    type: Literal["hint"]


class Why(Message):
    """Ask why a move is not legal."""

    type: Literal["why"]
    move: Annotated[str, StringConstraints(min_length=1, max_length=200)]


AnyMessage = Move | Undo | AskUndo | AnswerUndo | Chat | Resign | TakeOver | HandBack | Hint | Why
Body = Annotated[AnyMessage, Field(discriminator="type")]
MESSAGES: Final[TypeAdapter[AnyMessage]] = TypeAdapter(Body)
KINDS: Final = (
    "move", "undo", "ask-undo", "answer-undo", "chat", "resign", "take-over", "hand-back", "hint", "why",
)  # fmt: skip


def read_message(data: dict[str, Any]) -> AnyMessage:
    """The data as one of the messages."""
    try:
        return MESSAGES.validate_python(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise bad(str(first["msg"]), field_of(first["loc"]) or "type") from error


def field_of(place: tuple[int | str, ...]) -> str:
    """The name of a field from its place in a message; the name of the message is left out."""
    if place[:1] == ("body",):
        place = place[1:]
    return ".".join(str(part) for part in (place[1:] if place[:1] and place[0] in KINDS else place))
