"""Who is who: guests with a cookie, logins with a password, programs with a seat's token."""

from __future__ import annotations

import asyncio
import functools
from dataclasses import dataclass, replace
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hoftag.server.gate import COOKIE, SECURE_COOKIE, address, bearer, cookie, grouped
from hoftag.server.hall import Hall
from hoftag.server.models import Credentials, NewAccount, NewPassword
from hoftag.server.tokens import hashed, new_id, new_token
from hoftag.store.contract import LoginTaken, SeatRow, SessionRow, StorageFailed, UserRow
from hoftag.table.refusal import Refused

HOUR: Final = 3600 * 1000
RECHECK: Final = 60.0  # seconds after which it is asked again whether tokens count
LASTS: Final = 180 * 24 * HOUR  # a session nobody uses
_HASHER: Final = PasswordHasher()


class NotKnown(Refused):
    """Who asks has to say first who he is."""


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever sends a request."""

    user: UserRow | None = None  # by a session
    seat: SeatRow | None = None  # by a seat's token
    key: str | None = None  # the sum of either token
    tried: bool = False  # a cookie or a token was sent, whether good or not

    def seats(self, match: str, seats: list[SeatRow]) -> list[int]:
        """The seats somebody may play in a match."""
        if self.seat is not None:
            return [self.seat.seat] if self.seat.match == match else []
        return [seat.seat for seat in seats if self.user is not None and seat.user == self.user.id]


async def who_is(hall: Hall, connection: HTTPConnection) -> Who:
    """Who sends a request: a bearer token counts before a cookie."""
    headers = grouped(connection.scope)
    token = bearer(headers)
    if token is not None:
        key = hashed(token)
        seat = await hall.run(hall.store.seat_by_token, key)
        return Who(None, seat, key if seat else None, True)
    token = cookie(headers, connection.scope["state"]["secure"])
    if token is None:
        return Who()
    return await hall.run(_by_session, hall, hashed(token))


def _by_session(hall: Hall, key: str) -> Who:
    """The user of a session that has not grown too old, in a thread."""
    session = hall.store.session(key)
    now = hall.now()
    if session is None or session.seen + LASTS < now:
        return Who(tried=True)
    if session.seen + HOUR < now:
        hall.store.touch_session(key, now)
    user = hall.store.user(session.user)
    return Who(user, None, key if user else None, True)


def known_user(who: Who) -> UserRow:
    """The user, or a refusal."""
    if who.user is None:
        raise NotKnown("not-yours", "this needs a name first")
    return who.user


def dump_user(user: UserRow | None) -> dict[str, object]:
    """For clients."""
    told = None if user is None else {"id": user.id, "name": user.name, "login": user.login}
    return {"user": told}


async def new_guest(hall: Hall, connection: HTTPConnection, name: str) -> tuple[UserRow, str]:
    """A new user and the token of his session."""
    hall.newcomers.check(address(connection.scope))
    user = UserRow(new_id(), name, hashed(new_token()), None, None, hall.now())
    await hall.run(hall.store.add_user, user)
    return user, await new_session(hall, user)


async def new_session(hall: Hall, user: UserRow) -> str:
    """A token for the cookie."""
    token = new_token()
    await hall.run(hall.store.add_session, SessionRow(hashed(token), user.id, hall.now(), hall.now()))
    return token


def set_cookie(response: Response, connection: HTTPConnection, token: str | None) -> None:
    """Put a session's token into the cookie, or take the cookie away."""
    secure = bool(connection.scope["state"]["secure"])
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token or "",
        max_age=LASTS // 1000 if token else 0,
        path="/",
        secure=secure,
        httponly=True,
        samesite="strict",
    )


async def rename(hall: Hall, user: UserRow, name: str) -> UserRow:
    """Another name for oneself."""
    changed = replace(user, name=name)
    await hall.run(hall.store.set_user, changed)
    return changed


async def add_login(hall: Hall, user: UserRow, asked: NewAccount) -> UserRow:
    """A login and a password for oneself, once."""
    if user.login is not None:
        raise Refused("taken", "this user has a login already")
    hall.newcomers.check(user.id)
    async with hall.hashing:
        password = await hall.run(_HASHER.hash, asked.password)
    changed = replace(user, login=asked.login.lower(), password=password)
    try:
        await hall.run(hall.store.set_user, changed)
    except LoginTaken as error:
        raise Refused("taken", "somebody else has this login") from error
    return changed


async def log_in(hall: Hall, connection: HTTPConnection, asked: Credentials) -> UserRow | None:
    """The user of a login, if the password is right; takes as long where there is no such login."""
    login = asked.login.lower()
    hall.logins.check((login, address(connection.scope)))
    await hall.run(_nobodys)
    user = await hall.run(hall.store.user_by_login, login)
    async with hall.hashing:
        right = await hall.run(_verified, user, asked.password)
    return user if right else None


@functools.cache
def _nobodys() -> str:
    """What is compared where there is no such login, so that both take as long."""
    return _HASHER.hash(new_token())


def _verified(user: UserRow | None, password: str) -> bool:
    """Whether a password is right, in a thread."""
    stored = user.password if user is not None and user.password else _nobodys()
    try:
        _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
    return user is not None


async def change_password(hall: Hall, connection: HTTPConnection, who: Who, asked: NewPassword) -> UserRow:
    """Another password for oneself; whoever is signed in elsewhere has to sign in again."""
    user = known_user(who)
    if user.login is None or who.key is None:
        raise Refused("conflict", "this user has no password")
    hall.logins.check((user.login, address(connection.scope)))
    async with hall.hashing:
        right = await hall.run(_verified, user, asked.old)
    if not right:
        raise Refused("not-yours", "the password is another one")
    async with hall.hashing:
        changed = replace(user, password=await hall.run(_HASHER.hash, asked.new))
    await hall.run(_sign_out_elsewhere, hall, changed, who.key)
    await _send_away(hall, _keys_of(hall, user.id))
    return changed


def _sign_out_elsewhere(hall: Hall, user: UserRow, key: str) -> None:
    """Store a user with a new password and end all sessions but one, in a thread."""
    hall.store.set_user(user)
    hall.store.drop_sessions(user.id)
    hall.store.add_session(SessionRow(key, user.id, hall.now(), hall.now()))


def _keys_of(hall: Hall, user: str) -> set[str]:
    """The tokens with which somebody may be listening: in his own seats, or as one who watches."""
    return {
        listener.key
        for room in hall.rooms.all()
        for listener in room.listeners
        if listener.key is not None and (listener.viewer < 0 or room.seats[listener.viewer].user == user)
    }


async def recheck(hall: Hall) -> None:
    """Ask again and again whether who listens may still do so; while the store cannot say, he may."""
    while True:
        await asyncio.sleep(RECHECK)
        keys = {listener.key for room in hall.rooms.all() for listener in room.listeners}
        try:
            await _send_away(hall, {key for key in keys if key is not None})
        except StorageFailed:
            hall.storage_failed()


async def _send_away(hall: Hall, keys: set[str]) -> None:
    """Close all that listen with one of these tokens that does not count any more."""
    for key in keys - await hall.run(hall.store.known, keys):
        close_sockets(hall, key)


async def log_out(hall: Hall, key: str) -> None:
    """End a session and close its sockets."""
    await hall.run(hall.store.drop_session, key)
    close_sockets(hall, key)


def close_sockets(hall: Hall, key: str) -> None:
    """Close all that listen with a token."""
    for room in hall.rooms.all():
        for listener in room.listeners:
            if listener.key == key:
                listener.close(4401)
