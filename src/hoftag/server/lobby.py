"""Tables before they begin, and around their end: open, join, leave, invite, close."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from hoftag.bots.registry import USUAL, bots_for
from hoftag.core.contract import Game
from hoftag.core.errors import HoftagError
from hoftag.core.record import new_header
from hoftag.server.hall import Hall
from hoftag.server.limits import busy
from hoftag.server.models import NewMatch, NewSeat
from hoftag.server.people import Who, close_sockets, known_user
from hoftag.server.room import Room
from hoftag.server.shelf import options_of
from hoftag.server.strict import bad
from hoftag.server.tokens import hashed, new_id, new_token
from hoftag.store.contract import MatchChanged, MatchRow, MoveIdTaken, SeatChanged, SeatRow, SeqTaken, UserRow
from hoftag.table.deals import new_nonce, new_secret
from hoftag.table.refusal import Refused
from hoftag.table.settings import read as read_settings
from hoftag.version import __version__

TRIES: Final = 10  # against other processes that change the same header


async def open_table(hall: Hall, user: UserRow, asked: NewMatch) -> tuple[Room, dict[str, str]]:
    """A new match; invitations by seat."""
    game = hall.shelf.game(asked.game, asked.edition)
    if not game.min_seats <= len(asked.seats) <= game.max_seats:
        raise bad(f"the game is for {game.min_seats} to {game.max_seats} seats", "seats")
    options = options_of(game, asked.options)
    settings = read_settings(asked.settings, hall.shelf.bots(game.id))
    waiting = await hall.run(hall.store.matches, ["open"], user.id, hall.limits.waiting + 1)
    if sum(row.owner == user.id for row in waiting) >= hall.limits.waiting:
        raise Refused("busy", "too many of your tables have not begun; close some first", {"seconds": 60})
    id = new_id()
    invitations: dict[str, str] = {}
    seats = [_new_seat(hall, id, n, seat, user, game, invitations) for n, seat in enumerate(asked.seats)]
    try:
        header = new_header(game, options, [seat.name for seat in seats], __version__)
    except HoftagError as error:
        raise bad(str(error), "options") from error
    now = hall.now()
    agreed: dict[str, object] = {**settings.dump(), "public": asked.public}
    row = MatchRow(id, game.id, now, now, "open", header.dump(), agreed, new_secret(), user.id)
    await hall.run(hall.store.create_match, row, seats)
    hall.log.info("match-opened", match=id, game=game.id, seats=len(seats))
    return await room_of(hall, id), invitations


def _new_seat(
    hall: Hall, match: str, n: int, asked: NewSeat, user: UserRow, game: Game[Any, Any], invitations: dict[str, str]
) -> SeatRow:
    """One seat of a new match."""
    if asked.bot is not None and asked.kind != "bot":
        raise bad("only a bot's seat names a bot", f"seats.{n}.bot")
    if asked.kind == "bot":
        bot = asked.bot or USUAL
        if bot not in hall.shelf.bots(game.id):
            raise bad(f"there is no such bot; there is {', '.join(bots_for(game.id))}", f"seats.{n}.bot")
        return SeatRow(match, n, "bot", None, asked.name or bot, bot, None, None)
    if asked.kind == "me":
        return SeatRow(match, n, "human", user.id, asked.name or user.name, None, None, None)
    token = invitations[str(n)] = new_token()
    return SeatRow(match, n, "empty", None, asked.name or "", None, hashed(token), None)


async def room_of(hall: Hall, id: str) -> Room:
    """The room of a match; not found otherwise."""
    room = await hall.rooms.get(id)
    if room is None:
        raise not_found()
    return room


def not_found() -> Refused:
    """There is no such thing, or it is not for you: nobody shall know which."""
    return Refused("not-found", "there is no such thing, or it is not for you")


async def invited(hall: Hall, invitation: str) -> tuple[Room, int]:
    """The room and the seat an invitation is for."""
    seat = await hall.run(hall.store.seat_by_invite, hashed(invitation))
    if seat is None:
        raise not_found()
    return await room_of(hall, seat.match), seat.seat


async def join(room: Room, who: Who, invitation: str | None, wanted: int | None, nonce: str | None) -> int:
    """Take a seat, by invitation or an open one of a public match; the match begins when it was the last."""
    user = known_user(who)
    async with room.lock:
        sum_of = None if invitation is None else hashed(invitation)
        if invitation is None and not (room.row.settings.get("public") and room.row.status == "open"):
            raise not_found()
        free = [seat for seat in room.seats if seat.kind == "empty" and (sum_of is None or seat.invite == sum_of)]
        if sum_of is not None and not free:
            raise not_found()
        if wanted is not None:
            if wanted >= len(room.seats):
                raise bad("there is no such seat", "seat")
            free = [seat for seat in free if seat.seat == wanted]
        if not free:
            raise Refused("taken", "the seat is taken")
        if room.row.status != "open":
            raise Refused("not-running", "the match was closed")
        seat = free[0]
        if nonce is not None:  # before the seat is taken: whoever takes the last one begins with what is kept
            await _keep_nonces(room, {_key(seat.seat, user.id): nonce})
        await _set_seat(room, seat, replace(seat, kind="human", user=user.id, name=user.name, invite=None))
        await room.load()  # another process may have seated somebody meanwhile
        room.hall.log.info("seat-taken", match=room.id, seat=seat.seat)
        await begin_if_full(room)
        room.broadcast()
        return seat.seat


async def _set_seat(room: Room, old: SeatRow, new: SeatRow) -> None:
    """Change a seat, unless somebody was faster."""
    try:
        await room.hall.run(room.hall.store.set_seat, new, old)
    except SeatChanged as error:
        await room.load()
        raise Refused("taken", "somebody was faster") from error
    room.seats[old.seat] = new


def _key(seat: int, user: str | None) -> str:
    """Under which name a nonce is kept: of two who reach for the same seat, only the one who gets it counts."""
    return f"{seat}/{user}"


async def _keep_nonces(room: Room, more: dict[str, str | None]) -> None:
    """Keep what seats add to the deal until the match begins, beside what other processes keep."""

    def kept(header: dict[str, object]) -> dict[str, object]:
        known: Any = header.get("nonces", {})
        return {"nonces": {key: nonce for key, nonce in {**known, **more}.items() if nonce is not None}}

    await _change_header(room, kept)


async def _change_header(room: Room, change: Callable[[dict[str, object]], dict[str, object]]) -> None:
    """Change some keys of the header as it is stored, whoever changes it at the same time."""
    for _ in range(TRIES):
        header = {**room.row.header, **change(room.row.header)}
        try:
            await room.hall.run(room.hall.store.set_header, room.id, header, room.row.header)
        except MatchChanged:
            await room.load()
            continue
        room.row = replace(room.row, header=header)
        return
    raise busy(1)


async def begin_if_full(room: Room) -> None:
    """Begin as soon as every seat is taken. Called under the room's lock."""
    if room.row.status != "open" or any(seat.kind == "empty" for seat in room.seats):
        return
    await _change_header(room, lambda _header: {"seats": [seat.name for seat in room.seats]})
    kept: Any = room.row.header.get("nonces", {})
    nonces = [kept.get(_key(seat.seat, seat.user)) or new_nonce() for seat in room.seats]
    bots = {seat.seat: seat.bot for seat in room.seats if seat.bot is not None}
    await room.load()
    if room.match is None or room.match.dealer is not None:
        return
    try:
        await room.change(lambda match, now: match.begin(nonces, bots, now))
    except (SeqTaken, MoveIdTaken):
        return  # another process has begun the match, and this is folded by now
    room.hall.log.info("match-begun", match=room.id)


async def leave(room: Room, who: Who) -> None:
    """Give up one's seats of a match that has not begun."""
    user = known_user(who)
    async with room.lock:
        mine = [seat for seat in room.seats if seat.user == user.id]
        if not mine:
            raise not_found()
        if room.row.status != "open":
            raise Refused("conflict", "the match has begun; resign instead")
        for seat in mine:
            emptied = replace(seat, kind="empty", user=None, name="", token=None)
            await _set_seat(room, seat, emptied)
            if seat.token is not None:
                close_sockets(room.hall, seat.token)
        await _keep_nonces(room, {_key(seat.seat, user.id): None for seat in mine})
        for listener in room.listeners:
            if listener.viewer in [seat.seat for seat in mine]:
                listener.close(1000)
        room.broadcast()


async def invite(room: Room, who: Who, n: int) -> str:
    """A new invitation to a seat that is not taken; the old one no longer counts."""
    user = known_user(who)
    async with room.lock:
        if room.row.owner != user.id:
            raise not_found()
        if n >= len(room.seats):
            raise bad("there is no such seat", "seat")
        if room.seats[n].kind != "empty" or room.row.status != "open":
            raise Refused("taken", "the seat is taken")
        token = new_token()
        await _set_seat(room, room.seats[n], replace(room.seats[n], invite=hashed(token)))
        return token


async def seat_token(room: Room, who: Who, n: int) -> str:
    """A token for a program in one's own seat; the old one no longer counts."""
    user = known_user(who)
    async with room.lock:
        if n >= len(room.seats) or room.seats[n].user != user.id:
            raise not_found()
        token = new_token()
        old = room.seats[n].token
        try:
            await _set_seat(room, room.seats[n], replace(room.seats[n], token=hashed(token)))
        except Refused:  # the same request may have been here before, and its answer got lost
            if room.seats[n].user != user.id:
                raise
            old = room.seats[n].token
            await _set_seat(room, room.seats[n], replace(room.seats[n], token=hashed(token)))
        if old is not None:
            close_sockets(room.hall, old)
        return token


async def close_table(room: Room, who: Who) -> None:
    """The owner closes a match that does not run."""
    user = known_user(who)
    async with room.lock:
        if room.row.owner != user.id:
            raise not_found()
        if room.row.status == "running":
            raise Refused("conflict", "the match is running")
        await room.hall.run(room.hall.store.set_status, room.id, "closed")
        room.row = replace(room.row, status="closed")
        room.broadcast()
        for listener in room.listeners:
            listener.close(1000)
        room.hall.log.info("match-closed", match=room.id)
