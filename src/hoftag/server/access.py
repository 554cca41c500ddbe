"""Who may see what: seats for whom they are, spectators where a table lets them in."""

from __future__ import annotations

from hoftag.core.contract import SPECTATOR
from hoftag.server.lobby import not_found
from hoftag.server.people import Who
from hoftag.server.room import Room
from hoftag.table.match import Match
from hoftag.table.refusal import Refused
from hoftag.table.settings import OFF


def owns(room: Room, who: Who) -> bool:
    """Whether somebody has opened this table."""
    return who.user is not None and room.row.owner == who.user.id


def viewer_of(room: Room, who: Who, wanted: int | None) -> int:
    """As whom somebody looks at a match: in one's own seat, or as a spectator; not found otherwise."""
    mine = who.seats(room.id, room.seats)
    if wanted is not None:
        if wanted in mine:
            return wanted
        raise not_found()
    if mine:
        return mine[0]
    if who.seat is not None:
        raise not_found()
    joinable = bool(room.row.settings.get("public")) and room.row.status == "open"
    if owns(room, who) or joinable or room.row.settings.get("spectators") != OFF:
        return SPECTATOR
    raise not_found()


def seat_of(room: Room, who: Who, wanted: int | None) -> int:
    """The seat somebody acts in; not found otherwise."""
    seat = viewer_of(room, who, wanted)
    if seat == SPECTATOR:
        raise not_found()
    return seat


def looked_at(room: Room, who: Who, seat: int | None, eyes: int | None) -> tuple[Match, int]:
    """The match and through whose eyes somebody may look back at it; not found otherwise."""
    viewer = viewer_of(room, who, seat)
    match = room.shown(viewer)
    if match is None or match.dealer is None:
        raise not_found()
    if eyes is None or eyes == viewer:
        return match, viewer
    if not match.over or eyes >= match.seats:
        raise not_found()
    return match, eyes


def finished(room: Room, who: Who) -> Match:
    """A match that is over, and that somebody may look at with all cards face up."""
    match, _ = looked_at(room, who, None, None)
    if not match.over:
        raise Refused("conflict", "the match is still being played")
    return match
