"""Deals that can be verified: the table commits to a secret, every seat adds chance, the secret is shown at the end.

Every draw of NATURE is a function of the secret, what the seats added, and the number of its entry. So nobody can
choose a deal after seeing what the others added, and nobody can change one later. The host can read his own secret:
that he does not look is not proved.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hoftag.core.contract import NATURE, Game
from hoftag.core.errors import HoftagError, RecordError
from hoftag.core.record import MOVE, TABLE, UNDO, Record
from hoftag.core.recorder import start

DOMAIN: Final = b"hoftag deal 1"
SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16


def new_secret() -> str:
    """A secret from the operating system, as hex."""
    return secrets.token_hex(SECRET_BYTES)


def new_nonce() -> str:
    """What a seat adds when its client does not choose it, as hex."""
    return secrets.token_hex(NONCE_BYTES)


def commitment(match: str, secret: str) -> str:
    """What the table publishes before anybody adds anything."""
    return hashlib.sha256(DOMAIN + b"\0" + match.encode() + b"\0" + bytes.fromhex(secret)).hexdigest()


class Dealer:
    """NATURE's choices in one match."""

    def __init__(self, match: str, secret: str, nonces: Sequence[str]) -> None:
        """`nonces` by seat."""
        added = b"".join(bytes.fromhex(nonce).ljust(NONCE_BYTES, b"\0")[:NONCE_BYTES] for nonce in nonces)
        self._key = hmac.digest(bytes.fromhex(secret), DOMAIN + b"\0" + match.encode() + b"\0" + added, "sha256")

    def below(self, entry: int, total: int) -> int:
        """A number below the total for an entry, each equally likely."""
        least = 2**64 % total  # what lies below would favour small numbers
        for attempt in range(1000):
            block = hmac.digest(self._key, b"%d %d" % (entry, attempt), "sha256")
            number = int.from_bytes(block[:8], "big")
            if number >= least:
                return number % total
        raise AssertionError("a thousand hashes in a row were too small")

    def pick(self, entry: int, weights: Sequence[int]) -> int:
        """An index, as likely as its weight says."""
        left = self.below(entry, sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("a number below the sum lies below some weight")


def lesson_dealer(lesson: int, seats: int) -> Dealer:
    """The dealer of a lesson: no secret, and the same deal for everybody."""
    return Dealer(f"lesson {lesson}", "", [""] * seats)


def no_dealer(seats: int) -> Dealer:
    """The dealer of a match that was played elsewhere: it is never asked."""
    return Dealer("", "", [""] * seats)


@dataclass(frozen=True)
class Draw:
    """What NATURE was asked at an entry: the moves there were, and how likely each."""

    n: int
    moves: list[str]
    weights: list[int]

    def dump(self) -> dict[str, object]:
        """The draw as plain data, for a verifier that does not know the rules."""
        return {"n": self.n, "moves": self.moves, "weights": self.weights}


def draws(game: Game[Any, Any], record: Record) -> Iterator[Draw]:
    """What NATURE was asked in a record, one entry after the other, whatever it answered; errors name the entry.

    What a match has taken over from another one was not dealt at this table and is not among them.
    """
    recorder = start(game, record.header)
    first = dealt_from(record)
    for entry in record.entries:
        try:
            if entry.kind == MOVE and entry.seat == NATURE and entry.n >= first:
                decision = game.decision(recorder.state, NATURE)
                if decision is None:
                    raise RecordError("NATURE is not asked here")
                yield Draw(entry.n, [move.text for move in decision.moves], decision.weights)
            if entry.kind == MOVE:
                recorder.play(entry.seat, game.words.parse(entry.move))
            elif entry.kind == UNDO:
                recorder.undo(entry.seat, entry.target, entry.everybody)
            else:
                recorder.record.entries.append(entry)
        except HoftagError as error:
            raise RecordError(f"entry {entry.n}: {error}") from error


def verify(game: Game[Any, Any], record: Record) -> int:
    """Deal a finished record anew and compare; says how many draws were checked, errors name the entry."""
    match, commit, nonces, secret = _told(record)
    if commitment(match, secret) != commit:
        raise RecordError("the secret shown at the end is not the one the table had committed to")
    if any(entry.kind == TABLE and entry.data.get("lesson") for entry in record.entries):
        raise RecordError("the deal of a lesson is fixed: there is nothing to verify")
    dealer = Dealer(match, secret, nonces)
    checked = 0
    for draw in draws(game, record):
        dealt = draw.moves[dealer.pick(draw.n, draw.weights)]
        told = record.entries[draw.n - 1].move
        if dealt != told:
            raise RecordError(f"entry {draw.n}: the deal gives '{dealt}', the record says '{told}'")
        checked += 1
    return checked


def dealt_from(record: Record) -> int:
    """The first entry that this table has dealt itself: a branch begins with moves of another match."""
    for entry in record.entries:
        branch: Any = entry.data.get("branch") if entry.kind == TABLE else None
        if branch is not None:
            return entry.n + int(branch["moves"]) + 1
    return 1


def _told(record: Record) -> tuple[str, str, list[str], str]:
    """Match, commitment, what each seat added, and the secret, as the record tells them in this order, each once."""
    match = commit = secret = ""
    nonces: dict[int, str] = {}
    begun = False
    for entry in record.entries:
        what = entry.data.get("what") if entry.kind == TABLE else None
        begun = begun or entry.kind == MOVE or what == "begin"
        if what == "commit":
            if commit or nonces or begun:  # else it could have been chosen to fit
                raise RecordError(f"entry {entry.n}: the table committed itself too late")
            match, commit = str(entry.data["match"]), str(entry.data["commit"])
        elif what == "entropy":
            if not commit or begun or entry.seat in nonces:
                raise RecordError(f"entry {entry.n}: a seat adds its chance once, between commitment and beginning")
            nonces[entry.seat] = str(entry.data["nonce"])
        elif what == "reveal" or (secret and entry.kind == MOVE):
            if secret:
                raise RecordError(f"entry {entry.n}: the secret had been shown before")
            secret = str(entry.data["secret"])
    if not commit:
        raise RecordError("this record has no verifiable deal")
    if not secret:
        raise RecordError("the secret has not been shown: the match was not finished")
    if sorted(nonces) != list(range(len(record.header.seats))):
        raise RecordError("not every seat has added its chance")
    return match, commit, [nonces[seat] for seat in sorted(nonces)], secret
